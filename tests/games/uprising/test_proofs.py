"""Which closed cards are opened when a district is declared."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from dejarik.games.uprising.components import CARDS, MISSIONS, TYPES
from dejarik.games.uprising.missions import CONDITIONS, in_order
from tests.games.uprising.definitions import VALUED, bits, meets, of_type, value
from tests.games.uprising.position import cards, options, play, refusal, uprising

SHOWN_IN_FULL = {"organised-protests": ("sabotage", "supplies"), "press-support": ("propaganda", "riot")}


def proves(mission: str, seen: set[str], held: set[str], capitol: bool) -> bool:
    """Whether the cards seen show enough: the condition itself or, where types are compared, all cards of both. That
    a forbidden type is absent need not be shown, and Political Surge is met by what is open already."""
    if mission == "political-surge":
        return True
    if mission in SHOWN_IN_FULL:
        return all(card in seen for kind in SHOWN_IN_FULL[mission] for card in of_type(held, kind))
    return meets(mission, seen, seen, capitol)


def minimal(mission: str, held: set[str], shown: set[str], capitol: bool) -> list[tuple[str, ...]]:
    """Every set of closed cards that proves it and none of whose cards could be left out."""
    closed = [card for card in VALUED if card in held - shown]
    found = []
    for proof in (proof for size in range(len(closed) + 1) for proof in combinations(closed, size)):
        seen = shown | set(proof)
        enough = proves(mission, seen, held, capitol)
        if enough and not any(proves(mission, seen - {card}, held, capitol) for card in proof):
            found.append(proof)
    return found


@st.composite
def districts(draw: st.DrawFn) -> tuple[set[str], set[str]]:
    """The closed and the open cards of a district, often without a type or two."""
    absent = draw(st.sets(st.sampled_from(list(TYPES)), max_size=2))
    present = [card for card in VALUED if card.split("-")[0] not in absent]
    closed = draw(st.sets(st.sampled_from(present), min_size=6, max_size=9))
    opened = draw(st.sets(st.sampled_from(present), max_size=3))
    return closed - opened, opened


@pytest.mark.rule("UPR-RUL-21")
@pytest.mark.parametrize("mission", MISSIONS)
@settings(deadline=None, max_examples=60)
@given(districts(), st.booleans())
def test_upr_rul_21_the_proofs_are_exactly_the_minimal_sets_of_closed_cards_that_prove_the_mission(
    mission: str, district: tuple[set[str], set[str]], capitol: bool
) -> None:
    closed, opened = district
    held = closed | opened
    if meets(mission, held, opened, capitol):
        found = CONDITIONS[MISSIONS.number(mission)].proofs(bits(held), bits(opened), capitol)
        proofs = [tuple(CARDS[card] for card in proof) for proof in found]
        assert sorted(proofs) == sorted(minimal(mission, held, opened, capitol))


@pytest.mark.rule("UPR-RUL-21")
@settings(deadline=None, max_examples=60)
@given(districts())
def test_upr_rul_21_the_default_is_the_fewest_then_the_lowest_then_the_first(
    district: tuple[set[str], set[str]],
) -> None:
    closed, opened = district
    for mission, condition in zip(MISSIONS, CONDITIONS, strict=True):
        if meets(mission, closed | opened, opened):
            proofs = in_order(condition.proofs(bits(closed | opened), bits(opened), False))
            assert [[CARDS[card] for card in proof] for proof in proofs] == sorted(
                map(list, minimal(mission, closed | opened, opened, False)),
                key=lambda proof: (len(proof), sum(map(value, proof)), [VALUED.index(card) for card in proof]),
            )


@pytest.mark.rule("UPR-RUL-21")
@pytest.mark.parametrize(
    ("mission", "held", "openings"),
    [
        ("coup", "propaganda-2 riot-2 sabotage-3 (supplies-2) (supplies-4)", "supplies-2, supplies-4"),
        ("coordinated-conspiracy", "riot-4 (sabotage-4) (supplies-4)", "sabotage-4 supplies-4"),
        ("sleeper-agents", "riot-3 riot-4 (riot-5) (riot-2) (supplies-6)", "riot-2 riot-5, riot-5 supplies-6"),
        ("espionage", "(propaganda-2) (propaganda-3) sabotage-5", "propaganda-2 propaganda-3"),
        ("armed-revolt", "riot-4 (supplies-2) (supplies-3) (supplies-4)", "supplies-4, supplies-2 supplies-3"),
        ("civil-disobedience", "riot-6 (riot-2) (riot-3) (provocation)", "riot-2, riot-3"),
        ("underground-arsenal", "(supplies-5) (supplies-6)", "supplies-5 supplies-6"),
        ("organised-protests", "sabotage-6 (sabotage-2) (supplies-3) (riot-2)", "sabotage-2 supplies-3"),
        ("press-support", "(propaganda-6) (riot-2) riot-3 (sabotage-2)", "propaganda-6 riot-2"),
        ("political-surge", "riot-2 riot-3 riot-4 (riot-5)", ""),
        ("civil-disobedience", "riot-6 riot-2 (riot-3)", ""),
    ],
)
def test_upr_rul_21_the_resistance_chooses_between_the_proof_sets(mission: str, held: str, openings: str) -> None:
    others = " ".join([mission, *(other for other in MISSIONS if other not in ("revolution", mission))][:3])
    game = uprising("check", missions=others, capitol=held)
    declared = f"capture capitol with {mission}"
    offered = [option for option in options(game) if option.startswith(declared)]
    assert offered == [f"{declared} opening {proof}" if proof else declared for proof in openings.split(", ")]


@pytest.mark.rule("UPR-RUL-21")
def test_upr_rul_21_revolution_shows_21_or_25_at_the_capitol_in_its_mode() -> None:
    held = "propaganda-6 riot-6 sabotage-6 (supplies-3) (supplies-4) (propaganda-3)"
    declared = "capture capitol with revolution opening"
    missions = "political-surge armed-revolt press-support"
    game = uprising("check", missions=missions, capitol=held)
    assert [option for option in options(game) if "revolution" in option] == [
        f"{declared} propaganda-3",
        f"{declared} supplies-3",
        f"{declared} supplies-4",
    ]
    game = uprising("check", missions=missions, capitol=held, capitol_mode=True)
    assert [option for option in options(game) if "revolution" in option] == [
        f"{declared} propaganda-3 supplies-4",
        f"{declared} supplies-3 supplies-4",
    ]


@pytest.mark.rule("UPR-RUL-21")
def test_upr_rul_21_more_cards_than_the_proof_needs_are_not_opened() -> None:
    game = uprising("check", missions="civil-disobedience coup espionage", capitol="riot-6 (riot-2) (riot-3)")
    assert refusal(game, "capture capitol with civil-disobedience opening riot-2 riot-3") == "UPR-RUL-21"
    play(game, "capture capitol with civil-disobedience opening riot-3")
    assert cards(game, "capitol") == "riot-6 (riot-2) riot-3"


@pytest.mark.rule("UPR-RUL-22")
@pytest.mark.parametrize(
    ("mission", "held", "after"),
    [
        ("civil-disobedience", "riot-6 riot-2 (supplies-5) (provocation)", "riot-6 riot-2 (supplies-5) (provocation)"),
        ("underground-arsenal", "supplies-6 supplies-2 (riot-5)", "supplies-6 supplies-2 (riot-5)"),
    ],
)
def test_upr_rul_22_closed_cards_stay_closed_where_a_type_must_be_absent(mission: str, held: str, after: str) -> None:
    game = uprising("check", missions=f"{mission} coup espionage", capitol=held)
    play(game, f"capture capitol with {mission}")
    assert cards(game, "capitol") == after


@pytest.mark.rule("UPR-RUL-22")
def test_upr_rul_22_the_game_vouches_for_the_absence() -> None:
    missions = "civil-disobedience underground-arsenal espionage"
    assert options(uprising("check", missions=missions, capitol="riot-6 riot-2 (sabotage-2)")) == ["finish"]
    assert options(uprising("check", missions=missions, capitol="supplies-6 supplies-2 (propaganda-2)")) == ["finish"]
