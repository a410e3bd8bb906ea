"""What each mission asks of the cards in a district."""

from __future__ import annotations

import re
from itertools import combinations, permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.games.uprising.components import FOLDER, MISSIONS, PRINTED, RECONSTRUCTED, TYPES
from dejarik.games.uprising.missions import CONDITIONS
from tests.games.uprising.definitions import VALUED, bits, meets
from tests.games.uprising.position import GAME, options, refusal, uprising

SHORT = {"P": "propaganda", "R": "riot", "Sa": "sabotage", "Su": "supplies"}
ROW = re.compile(r"\| ((?:P|R|Sa|Su)\d.*?) \| (.+?) \| (yes|no)\b.*\|")
TABLE = ROW.findall((FOLDER / "rules.md").read_text(encoding="utf-8"))


def cards_of(short: str) -> str:
    """`P2o Sa3 X` is `propaganda-2 (sabotage-3) (provocation)`: o is open, X a Provocation."""
    found = re.findall(r"\b(?:(P|R|Sa|Su)(\d)(o?)|X)\b", short)
    cards = [(f"{SHORT[kind]}-{value}" if kind else "provocation", side) for kind, value, side in found]
    return " ".join(card if side else f"({card})" for card, side in cards)


def met(mission: str, held: str, capitol_mode: bool = False) -> bool:
    """Whether these cards at the Capitol meet it: by what is offered at the check, and asked directly."""
    others = [other for other in MISSIONS if other not in ("revolution", mission)]
    missions = [mission, *others][:3] if mission != "revolution" else others[:3]
    game = uprising("check", missions=" ".join(missions), capitol=held, capitol_mode=capitol_mode)
    offered = any(option.startswith(f"capture capitol with {mission}") for option in options(game))
    valued = [card for card in held.split() if "provocation" not in card]
    shown = bits([card for card in valued if not card.startswith("(")])
    condition = CONDITIONS[MISSIONS.number(mission)]
    assert condition.met(bits([card.strip("()") for card in valued]), shown, capitol_mode) == offered
    return offered


@pytest.mark.rule("UPR-EX-2")
@pytest.mark.parametrize(("held", "mission", "verdict"), TABLE)
def test_upr_ex_2_the_mission_table(held: str, mission: str, verdict: str) -> None:
    id = mission.lower().replace(" ", "-")
    cards = cards_of(held)
    assert met(id, cards, "Capitol mode" in held) == (verdict == "yes")
    if id != "political-surge":  # the side does not matter then
        assert met(id, cards.replace("(", "").replace(")", ""), "Capitol mode" in held) == (verdict == "yes")


@pytest.mark.rule("UPR-EX-2")
def test_upr_ex_2_the_table_has_all_its_rows() -> None:
    assert len(TABLE) == 27
    assert {mission for _, mission, _ in TABLE} == {entry["name"]["en"] for entry in PRINTED["missions"]}


@settings(deadline=None, max_examples=200)
@given(st.sets(st.sampled_from(VALUED), max_size=9), st.sets(st.sampled_from(VALUED)), st.booleans())
def test_every_mission_is_met_exactly_as_it_is_defined(held: set[str], seen: set[str], capitol: bool) -> None:
    shown = held & seen
    for mission, condition in zip(MISSIONS, CONDITIONS, strict=True):
        assert condition.met(bits(held), bits(shown), capitol) == meets(mission, held, shown, capitol), mission


@pytest.mark.rule("UPR-MIS-1")
def test_upr_mis_1_revolution_needs_a_sum_of_21() -> None:
    assert met("revolution", "propaganda-6 riot-6 (sabotage-6) supplies-3")
    assert met("revolution", "riot-2 riot-3 (riot-4) riot-5 riot-6 sabotage-2")
    assert not met("revolution", "propaganda-6 riot-6 (sabotage-6) supplies-2")
    assert not met("revolution", "riot-2 riot-3 (riot-4) riot-5 riot-6 (provocation)")


@pytest.mark.rule("UPR-MIS-2")
def test_upr_mis_2_political_surge_needs_three_open_cards_of_a_type() -> None:
    for kind in TYPES:
        assert met("political-surge", f"{kind}-2 {kind}-4 {kind}-6")
        assert not met("political-surge", f"{kind}-4 {kind}-6 ({kind}-2)")
    assert not met("political-surge", "riot-2 riot-3 (riot-4) sabotage-4 supplies-6")
    assert met("political-surge", "riot-2 riot-3 riot-4 (riot-5) sabotage-2")


@pytest.mark.rule("UPR-MIS-3")
def test_upr_mis_3_organised_protests_need_more_sabotage_than_supplies_and_supplies_of_3() -> None:
    assert met("organised-protests", "sabotage-4 supplies-3")
    assert met("organised-protests", "sabotage-4 sabotage-5 supplies-2 supplies-6")
    assert not met("organised-protests", "sabotage-4 supplies-4")
    assert not met("organised-protests", "sabotage-4 supplies-5")
    assert not met("organised-protests", "sabotage-6 supplies-2")
    assert not met("organised-protests", "sabotage-6 riot-3")


@pytest.mark.rule("UPR-MIS-4")
def test_upr_mis_4_coup_needs_a_card_of_each_type() -> None:
    held = ["propaganda-2", "riot-5", "sabotage-3", "(supplies-6)"]
    assert met("coup", " ".join(held))
    for missing in held:
        assert not met("coup", " ".join(card for card in held if card != missing) + " (provocation)")


@pytest.mark.rule("UPR-MIS-5")
def test_upr_mis_5_coordinated_conspiracy_needs_three_cards_of_one_value() -> None:
    for value in range(2, 7):
        assert met("coordinated-conspiracy", f"riot-{value} (sabotage-{value}) supplies-{value}")
        assert not met("coordinated-conspiracy", f"riot-{value} (sabotage-{value}) (provocation)")
    assert not met("coordinated-conspiracy", "riot-2 sabotage-2 supplies-3 propaganda-3")
    assert met("coordinated-conspiracy", "riot-2 sabotage-2 supplies-2 propaganda-2")


@pytest.mark.rule("UPR-MIS-6")
def test_upr_mis_6_sleeper_agents_need_four_consecutive_values_of_any_types() -> None:
    assert met("sleeper-agents", "riot-2 riot-3 (riot-4) riot-5")
    assert met("sleeper-agents", "riot-3 sabotage-4 (supplies-5) propaganda-6")
    assert not met("sleeper-agents", "riot-2 riot-3 riot-4 (provocation)")


@pytest.mark.rule("UPR-MIS-7")
@pytest.mark.parametrize("missing", [3, 4, 5])
def test_upr_mis_7_a_gap_breaks_the_run(missing: int) -> None:
    assert not met("sleeper-agents", " ".join(f"riot-{value}" for value in range(2, 7) if value != missing))


@pytest.mark.rule("UPR-MIS-8")
def test_upr_mis_8_civil_disobedience_needs_riot_of_8_and_no_sabotage() -> None:
    assert met("civil-disobedience", "riot-5 (riot-3)")
    assert not met("civil-disobedience", "riot-5 (riot-2)")
    assert not met("civil-disobedience", "riot-5 (riot-3) (sabotage-2)")
    assert not met("civil-disobedience", "supplies-5 supplies-3")


@pytest.mark.rule("UPR-MIS-9", "UPR-RUL-31")
def test_upr_mis_9_espionage_needs_4_of_propaganda_and_4_of_sabotage() -> None:
    assert met("espionage", "propaganda-4 sabotage-4")
    assert met("espionage", "propaganda-2 propaganda-3 sabotage-5")
    assert not met("espionage", "propaganda-2 sabotage-5")
    assert not met("espionage", "propaganda-6 sabotage-3")
    assert not met("espionage", "propaganda-6 supplies-6 riot-6")


@pytest.mark.rule("UPR-MIS-10", "UPR-RUL-32")
def test_upr_mis_10_press_support_needs_more_propaganda_than_riot_and_riot_of_3() -> None:
    assert met("press-support", "propaganda-4 riot-3")
    assert not met("press-support", "propaganda-3 riot-3")
    assert not met("press-support", "propaganda-4 riot-5")
    assert not met("press-support", "propaganda-6 riot-2")
    assert not met("press-support", "sabotage-6 supplies-3")


@pytest.mark.rule("UPR-MIS-11")
def test_upr_mis_11_underground_arsenal_needs_supplies_of_8_and_no_propaganda() -> None:
    assert met("underground-arsenal", "supplies-5 (supplies-3) sabotage-6")
    assert not met("underground-arsenal", "supplies-5 (supplies-2)")
    assert not met("underground-arsenal", "supplies-5 supplies-3 (propaganda-2)")
    assert not met("underground-arsenal", "riot-5 riot-3")


@pytest.mark.rule("UPR-MIS-12")
def test_upr_mis_12_armed_revolt_needs_4_of_riot_and_4_of_supplies() -> None:
    assert met("armed-revolt", "riot-4 (supplies-4)")
    assert met("armed-revolt", "riot-2 riot-3 (supplies-4)")
    assert not met("armed-revolt", "riot-3 (supplies-6)")
    assert not met("armed-revolt", "riot-6 (supplies-3)")
    assert not met("armed-revolt", "riot-6 propaganda-6")


@pytest.mark.rule("UPR-RUL-24")
def test_upr_rul_24_no_closed_card_is_opened_for_political_surge() -> None:
    game = uprising("check", capitol="riot-2 riot-3 (riot-4)")
    assert options(game) == ["finish"]
    assert refusal(game, "capture capitol with political-surge opening riot-4") == "UPR-MIS-2"
    more = uprising("check", capitol="riot-2 riot-3 (riot-4) riot-5")
    assert options(more) == ["capture capitol with political-surge", "finish"]


@pytest.mark.rule("UPR-RUL-31")
def test_upr_rul_31_espionage_has_the_types_that_its_damaged_text_begins_with() -> None:
    names = GAME.names("ru")
    condition = PRINTED["missions"][MISSIONS.number("espionage")]["condition"]
    assert condition == {"kind": "both", "first": "propaganda", "second": "sabotage", "least": 4}
    assert [names[f"uprising-type-{condition[each]}"][0] for each in ("first", "second")] == ["П", "Д"]


@pytest.mark.rule("UPR-RUL-32")
def test_upr_rul_32_press_support_is_a_mission_of_its_own_shaped_like_organised_protests() -> None:
    press, protests = (PRINTED["missions"][MISSIONS.number(id)] for id in ("press-support", "organised-protests"))
    assert press["name"]["ru"] == "Поддержка прессы"
    assert press["condition"] == {"kind": "exceeds", "greater": "propaganda", "lesser": "riot", "least": 3}
    assert protests["condition"] == {"kind": "exceeds", "greater": "sabotage", "lesser": "supplies", "least": 3}
    assert [GAME.names("ru")[f"uprising-type-{kind}"][0] for kind in ("propaganda", "riot")] == ["П", "М"]


@pytest.mark.rule("UPR-RUL-33")
def test_upr_rul_33_the_two_reconstructed_missions_complete_the_pattern() -> None:
    shapes: dict[str, list[tuple[str, str]]] = {"exceeds": [], "without": [], "both": []}
    keys = {"exceeds": ("greater", "lesser"), "without": ("type", "forbidden"), "both": ("first", "second")}
    for entry in PRINTED["missions"]:
        condition = entry["condition"]
        if condition["kind"] in keys:
            leading, other = keys[condition["kind"]]
            shapes[condition["kind"]].append((condition[leading], condition[other]))
    pairs = [pair for shape in shapes.values() for pair in shape]
    assert all(sorted(kind for pair in shape for kind in pair) == sorted(TYPES) for shape in shapes.values())
    assert sorted(sorted(pair) for pair in pairs) == sorted(sorted(pair) for pair in combinations(TYPES, 2))
    assert sorted(leading for leading, _ in shapes["exceeds"] + shapes["without"]) == sorted(TYPES)
    assert {MISSIONS[mission] for mission in RECONSTRUCTED} == {"underground-arsenal", "armed-revolt"}
    assert ("supplies", "propaganda") in shapes["without"]
    assert ("riot", "supplies") in shapes["both"]


@pytest.mark.rule("UPR-RUL-34")
def test_upr_rul_34_the_title_of_organised_protests() -> None:
    key = "uprising-mission-organised-protests"
    assert GAME.names("en")[key] == "Organised Protests"
    assert GAME.names("ru")[key] == "Слаженные протесты"


@pytest.mark.rule("UPR-RUL-35")
@pytest.mark.parametrize("kinds", list(combinations(TYPES, 3)))
def test_upr_rul_35_the_three_cards_of_one_value_may_have_any_types(kinds: tuple[str, ...]) -> None:
    assert met("coordinated-conspiracy", " ".join(f"{kind}-4" for kind in kinds))
    assert not met("coordinated-conspiracy", f"{kinds[0]}-4 {kinds[1]}-4 {kinds[2]}-5 {kinds[2]}-6")


@pytest.mark.rule("UPR-RUL-36")
def test_upr_rul_36_further_cards_do_no_harm_to_sleeper_agents_and_the_order_does_not_matter() -> None:
    for order in permutations(["riot-2", "riot-3", "sabotage-4", "supplies-5"]):
        assert met("sleeper-agents", " ".join(order))
    assert met("sleeper-agents", "riot-2 sabotage-2 riot-3 sabotage-4 riot-4 supplies-5 riot-6 (provocation)")
