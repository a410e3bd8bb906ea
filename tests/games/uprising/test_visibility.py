"""Who sees what. [UPR-VIS, UPR-RUL-4, 5, 6]"""

from __future__ import annotations

from typing import cast

import pytest

from dejarik.engine.chance import Chance
from dejarik.games.uprising.components import CARDS, ELIMINATED, EMPIRE, PROVOCATION, RESISTANCE
from dejarik.games.uprising.state import State
from tests.games.uprising.position import GAME, asked, cards, heard, options, play, until, uprising, walk

PAIR = "capitol police-headquarters"
POOL = "(riot-5) (provocation) supplies-2"
EARLIER = "propaganda-6 (propaganda-5) (propaganda-4)"  # the open card of a round and its closed ones
SEEDS = range(10)


def seen(game: State, seat: str | None) -> list[str]:
    """The played cards as this seat sees them."""
    return [each["card"] for each in game.view(seat)["cards"]]


def stirred(game: State) -> State:
    """The same to the eye of the Empire: every card it may not see is another."""
    dump = game.dump()
    table = dump["table"]
    closed = [number for number, open_ in enumerate(table["opened"]) if not open_]
    hidden = [table["played"][number] for number in closed] + table["hand"] + table["deck"]
    hidden = hidden[1:] + hidden[:1]
    for number in closed:
        table["played"][number] = hidden.pop(0)
    table["hand"] = [hidden.pop(0) for _ in table["hand"]]
    table["deck"] = hidden
    table["plan"] = table["hand"][: len(table["plan"])]
    return cast(State, GAME.load(dump))


@pytest.mark.rule("UPR-VIS-1")
def test_upr_vis_1_cards_are_played_closed_or_open() -> None:
    game = uprising("plan", pair=PAIR, hand="riot-2 riot-3 riot-4 riot-5 riot-6")
    play(game, "play riot-6 open", "play riot-2 closed", "play riot-3 closed")
    assert sorted(cards(game, "pool").split()) == ["(riot-2)", "(riot-3)", "riot-6"]


@pytest.mark.rule("UPR-VIS-2")
def test_upr_vis_2_the_resistance_sees_closed_cards_wherever_they_lie() -> None:
    game = uprising("defend", pair=PAIR, pool=POOL, capitol=EARLIER, eliminated="(sabotage-3) (sabotage-4) sabotage-5")
    assert seen(game, "resistance") == [CARDS[card] for card in game.played]
    for seed in SEEDS:
        for game in walk(seed):
            assert seen(game, "resistance") == [CARDS[card] for card in game.played]


@pytest.mark.rule("UPR-VIS-3", "UPR-VIS-4")
def test_upr_vis_3_the_empire_sees_open_cards_and_no_closed_ones() -> None:
    game = uprising("defend", pair=PAIR, pool=POOL, capitol=EARLIER)
    for seat in ("empire", None):
        assert seen(game, seat) == ["propaganda-6", "unknown", "unknown", "unknown", "unknown", "supplies-2"]


@pytest.mark.rule("UPR-VIS-3", "UPR-VIS-4")
def test_upr_vis_3_a_closed_card_is_hidden_until_it_is_opened() -> None:
    game = uprising("defend", pair=PAIR, pool=POOL)
    assert seen(game, "empire") == ["unknown", "unknown", "supplies-2"]
    play(game, "surveillance 1")
    for seat in ("resistance", "empire", None):
        assert seen(game, seat)[0] == "riot-5"


@pytest.mark.rule("UPR-VIS-3", "UPR-VIS-4")
def test_upr_vis_3_in_every_game_the_empire_sees_exactly_the_open_cards() -> None:
    for seed in SEEDS:
        for game in walk(seed):
            faces = zip(game.played, game.opened, strict=True)
            assert seen(game, "empire") == [CARDS[card] if open_ else "unknown" for card, open_ in faces]


@pytest.mark.rule("UPR-VIS-3")
def test_upr_vis_3_the_empire_is_not_told_which_cards_are_played_closed() -> None:
    game = uprising("plan", pair=PAIR, hand="provocation riot-3 riot-4 riot-5 riot-6")
    play(game, "play riot-6 open")
    assert heard(game, EMPIRE) == []
    play(game, "play riot-3 closed", "play provocation closed")
    for seat in (EMPIRE, None):
        told = heard(game, seat)
        assert "riot-6" in str(told)
        assert "riot-3" not in str(told)
        assert "provocation" not in str(told)
    assert "riot-3" in str(heard(game, RESISTANCE))
    assert "provocation" in str(heard(game, RESISTANCE))


@pytest.mark.rule("UPR-VIS-5")
def test_upr_vis_5_closed_and_open_cards_can_be_targets() -> None:
    game = uprising("defend", pair=PAIR, pool="(riot-5) (riot-4) supplies-2")
    for place in (1, 2, 3):
        assert {f"eliminate {place}", f"disorient {place} to capitol"} <= set(options(game))


@pytest.mark.rule("UPR-VIS-6")
def test_upr_vis_6_a_card_opened_by_surveillance_stays_open() -> None:
    game = uprising("defend", pair=PAIR, pool="(riot-5) (riot-4) supplies-2", tokens="surveillance cordon")
    play(game, "surveillance 1", "cordon capitol")
    play(until(game, "resistance declare"), "finish")
    assert cards(game, "police-headquarters") == "riot-5 (riot-4) supplies-2"
    assert seen(game, "empire") == ["riot-5", "unknown", "supplies-2"]


@pytest.mark.rule("UPR-VIS-6")
def test_upr_vis_6_in_every_game_an_open_card_stays_open() -> None:
    for seed in SEEDS:
        before: list[bool] = []
        for game in walk(seed):
            assert all(now for was, now in zip(before, game.opened, strict=False) if was)
            before = game.opened.copy()


@pytest.mark.rule("UPR-VIS-7")
def test_upr_vis_7_cards_set_aside_are_not_used_again() -> None:
    for seed in SEEDS:
        gone: dict[int, int] = {}
        for game in walk(seed):
            places = dict(enumerate(game.where))
            assert all(places[number] == zone for number, zone in gone.items())
            gone = {number: zone for number, zone in places.items() if zone in (ELIMINATED, *game.captured)}


@pytest.mark.rule("UPR-VIS-7")
def test_upr_vis_7_cards_set_aside_complete_no_mission() -> None:
    rest = "riot-2 sabotage-2 supplies-2"
    assert options(uprising("check", capitol=f"propaganda-2 {rest}")) == ["capture capitol with coup", "finish"]
    assert options(uprising("check", capitol="propaganda-2", eliminated=rest)) == ["finish"]
    captured = uprising("check", capitol="propaganda-2", captured="ministry-of-truth:coup", ministry_of_truth=rest)
    assert options(captured) == ["finish"]
    captured = uprising("check", captured="ministry-of-truth:coup", ministry_of_truth=f"propaganda-2 {rest}")
    assert options(captured) == ["finish"]


@pytest.mark.rule("UPR-VIS-8")
def test_upr_vis_8_set_aside_the_empire_inspects_open_cards_only() -> None:
    game = uprising("choose", captured="capitol:coup", capitol=EARLIER, eliminated="(sabotage-3) sabotage-5 supplies-2")
    assert seen(game, "empire") == ["propaganda-6", "unknown", "unknown", "unknown", "sabotage-5", "supplies-2"]
    assert seen(game, "resistance") == [CARDS[card] for card in game.played]


@pytest.mark.rule("UPR-VIS-8")
def test_upr_vis_8_a_card_eliminated_closed_is_seen_by_the_resistance_only() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "eliminate 1")
    assert (seen(game, "empire")[0], seen(game, "resistance")[0]) == ("unknown", "riot-5")
    assert "riot-5" not in str(heard(game, EMPIRE))


@pytest.mark.rule("UPR-RUL-4")
def test_upr_rul_4_a_closed_card_keeps_its_round_and_place_on_its_way() -> None:
    game = uprising("defend", pair=PAIR, pool="(riot-5) (riot-4) supplies-2", tokens="disorient eliminate")
    before = game.view("empire")["cards"]
    play(game, "disorient 2 to ministry-of-truth", "eliminate 1", "assign 3 to capitol", "finish")
    lies = {"round": 1, "card": "unknown", "open": False}
    assert before[1] == {**lies, "place": 2, "zone": "pool", "by_empire": False}
    assert game.view("empire")["cards"] == [
        {**lies, "place": 1, "zone": "eliminated", "by_empire": False},
        {**lies, "place": 2, "zone": "ministry-of-truth", "by_empire": True},
        {"round": 1, "place": 3, "card": "supplies-2", "open": True, "zone": "capitol", "by_empire": False},
    ]


@pytest.mark.rule("UPR-RUL-4")
def test_upr_rul_4_everybody_is_told_which_card_was_sent_where_and_by_whom() -> None:
    game = uprising("defend-1", pair=PAIR, pool="(riot-5) (riot-4) supplies-2")
    play(game, "disorient 2 to ministry-of-truth")
    assert "uprising-event-disoriented" in [message.key for message in heard(game, EMPIRE)]
    play(game, "assign 1 to capitol")
    assert [(message.key, message.params["place"]) for message in heard(game, EMPIRE)] == [
        ("uprising-event-assigned", 1)
    ]


@pytest.mark.rule("UPR-RUL-4")
def test_upr_rul_4_in_every_game_cards_are_shown_in_the_order_of_their_rounds_and_places() -> None:
    for seed in SEEDS:
        for game in walk(seed):
            for seat in ("resistance", "empire", None):
                shown = [(each["round"], each["place"]) for each in game.view(seat)["cards"]]
                assert shown == [(number // 3 + 1, number % 3 + 1) for number in range(len(game.played))]


@pytest.mark.rule("UPR-RUL-4")
@pytest.mark.parametrize("token", ["disorient 1 to capitol", "cordon capitol", "surveillance 2", "eliminate 2"])
def test_upr_rul_4_nothing_tells_whether_a_card_left_closed_is_a_provocation(token: str) -> None:
    valued = play(uprising("defend", pair=PAIR, pool="(riot-5) (riot-4) supplies-2"), token)
    provocation = play(uprising("defend", pair=PAIR, pool="(provocation) (riot-4) supplies-2"), token)
    assert valued.view("empire") == provocation.view("empire")
    assert heard(valued, EMPIRE) == heard(provocation, EMPIRE)
    assert options(valued) == options(provocation)


@pytest.mark.rule("UPR-RUL-5")
def test_upr_rul_5_what_is_public() -> None:
    game = uprising(
        "assign",
        captured="ministry-of-plenty:coup",
        pair=PAIR,
        cordon="capitol",
        tokens="surveillance eliminate",
        pool="(riot-5) (provocation)>ministry-of-truth supplies-2",
        ministry_of_plenty="propaganda-2 (propaganda-3)",
        eliminated="(sabotage-3)",
    )
    for seat in ("resistance", "empire", None):
        view = game.view(seat)
        assert view["missions"] == ["revolution", "political-surge", "coup", "espionage"]
        assert view["row"] == ["ministry-of-peace", "capitol", "police-headquarters", "ministry-of-truth"]
        assert view["captured"] == [{"district": "ministry-of-plenty", "mission": "coup"}]
        assert view["pair"] == PAIR.split()
        assert view["cordon"] == "capitol"
        assert view["tokens"] == ["surveillance", "eliminate"]
        assert (len(view["hand"]), view["deck"]) == (2, 16)
        assert [each["zone"] for each in view["cards"]] == [
            "ministry-of-plenty",
            "ministry-of-plenty",
            "eliminated",
            "pool",
            "ministry-of-truth",
            "pool",
        ]
        assert [each["open"] for each in view["cards"]] == [True, False, False, False, False, True]


@pytest.mark.rule("UPR-RUL-5")
def test_upr_rul_5_hand_deck_and_closed_cards_are_hidden_from_the_empire() -> None:
    for seed in SEEDS:
        for game in walk(seed):
            for seat in ("empire", None):
                assert stirred(game).view(seat) == game.view(seat)


@pytest.mark.rule("UPR-RUL-5")
def test_upr_rul_5_only_the_order_of_the_deck_is_hidden_from_the_resistance() -> None:
    for seed in SEEDS:
        for game in walk(seed):
            dump = game.dump()
            dump["table"]["deck"].reverse()
            view = game.view("resistance")
            assert GAME.load(dump).view("resistance") == view
            assert view["hand"] == [CARDS[card] for card in game.hand]
            assert "unknown" not in str(view)


@pytest.mark.rule("UPR-RUL-5")
def test_upr_rul_5_what_is_being_planned_is_hidden_from_the_empire() -> None:
    game = uprising("plan", pair=PAIR, hand="riot-2 riot-3 riot-4 riot-5 riot-6")
    views = [game.view("empire")]
    for pick in ("play riot-6 open", "play riot-2 closed"):
        views.append(play(game, pick).view("empire"))
        assert heard(game, EMPIRE) == []
    assert views[0] == views[1] == views[2]


@pytest.mark.rule("UPR-RUL-6")
def test_upr_rul_6_an_eliminated_card_that_stays_closed_is_a_valued_card() -> None:
    for seed in range(30):
        for game in walk(seed):
            closed = [
                card for at, card in enumerate(game.played) if game.where[at] == ELIMINATED and not game.opened[at]
            ]
            assert PROVOCATION not in closed


@pytest.mark.rule("UPR-RUL-6")
def test_upr_rul_6_nobody_is_asked_whether_to_open_an_eliminated_provocation() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "eliminate 2")
    assert cards(game, "eliminated") == "provocation"
    assert asked(game) == "empire use-token"


@pytest.mark.rule("UPR-RUL-6")
def test_upr_rul_6_the_empire_imagines_no_provocation_eliminated_closed() -> None:
    game = play(uprising("defend", pair=PAIR, pool=POOL), "eliminate 1")
    dealt = [GAME.imagine(game.view("empire"), Chance(seed)).played for seed in range(200)]
    assert PROVOCATION not in {played[0] for played in dealt}
    assert PROVOCATION in {played[1] for played in dealt}
