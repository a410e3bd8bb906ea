"""The Rebel base: its space, revealing it, a new one. [REB-BASE, REB-PROBE, REB-CARD-RAPID-MOBILIZATION]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from dejarik.engine.chance import Chance
from dejarik.games.rebellion import GAME, base
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.components import BASE, EMPIRE, REBEL, SYSTEMS, SystemId, leader, system
from dejarik.games.rebellion.leaders import capture, eliminate
from dejarik.games.rebellion.loyalty import can_change
from dejarik.games.rebellion.state import State
from tests.games.rebellion.rounds import (
    asked,
    begin,
    carry_out,
    galaxy,
    hand,
    heard,
    lay,
    options,
    passes,
    play,
    probes,
    reveal,
    table,
    units,
    where,
)

TOP = "hoth endor ilum tatooine naboo sullust utapau rodia ryloth"


def laying(cards: str = TOP) -> Callable[[State], None]:
    """With these probe cards on the top."""
    return lambda game: lay(game, "probe", cards)


def mobilize(leaders: str = "admiral-ackbar", there: str = "", **position: Any) -> State:
    """Rapid Mobilization, at the end of the Command Phase; TOP is on the probe deck."""
    position.setdefault("change", laying())
    return play(carry_out("rapid-mobilization", leaders, there, **position), "pass")


def probe_deck(game: State) -> list[str]:
    """The top first."""
    return [SYSTEMS[card] for card in reversed(game.probe_deck.cards)]


def held(game: State) -> list[str]:
    """The Empire's probe cards."""
    return [SYSTEMS[card] for card in game.probe_hand.cards]


def possible(game: State) -> list[str]:
    """Where the Empire must expect the base."""
    found: list[str] = game.view("empire")["possible"]
    return found


# The space


@pytest.mark.rule("REB-BASE-SPACE-1", "REB-INFO-1")
def test_the_base_is_in_the_system_of_a_card_that_is_in_no_deck() -> None:
    game = galaxy(base="hoth")
    assert system("hoth") not in game.probe_deck.cards
    assert game.view("rebel")["location"] == "hoth"
    assert game.view("empire")["location"] == game.view(None)["location"] == "unknown"


@pytest.mark.rule("REB-BASE-SPACE-6")
def test_there_is_no_loyalty_on_the_space() -> None:
    game = galaxy("rebel-base: x-wing")
    assert not can_change(game, SystemId(BASE))
    assert "rebel-base" not in game.view("rebel")["loyalty"]
    assert len(game.loyalty) == 32


# Revealing


@pytest.mark.rule("REB-BASE-REVEAL-3", "REB-INFO-2")
def test_a_revealed_base_stays_revealed_for_everybody() -> None:
    game = galaxy("rebel-base: x-wing", leaders="han-solo@pool darth-vader@pool", base="hoth")
    begin(game, "command")
    play(game, "reveal base")
    assert "reveal base" not in options(game)
    for _ in range(2):
        for seat in ("rebel", "empire", None):
            assert game.view(seat)["location"] == "hoth"
        passes(game, until="take-turn")
        round_ = game.round
        while game.round == round_ and game.ask is not None:
            play(game, options(game)[0])
    assert game.exposed


@pytest.mark.rule("REB-BASE-REVEAL-12")
def test_revealing_is_no_move() -> None:
    game = galaxy("rebel-base: 2 rebel-trooper, ion-cannon", leaders="han-solo@rebel-base chewbacca@pool", base="hoth")
    begin(game, "command")
    play(game, "reveal base")  # immobile units go too, and no ship carries them
    assert units(game, "hoth") == "2 rebel-trooper, ion-cannon"
    assert units(game, "rebel-base") == ""
    assert where(game, "han-solo") == "hoth"
    assert game.origins == 0


@pytest.mark.rule("REB-BASE-REVEAL-1")
@pytest.mark.parametrize(
    ("there", "imperial", "found"),
    [("hoth: stormtrooper", "", True), ("", "hoth", True), ("hoth: star-destroyer, death-star", "", False)],
)
def test_loyalty_or_ground_units_find_the_base(there: str, imperial: str, found: bool) -> None:
    game = galaxy(f"{there}; rebel-base: x-wing", imperial=imperial, base="hoth")
    check_board(game)
    assert game.exposed == found


# Rapid Mobilization


@pytest.mark.rule("REB-CARD-RAPID-MOBILIZATION-1", "REB-CARD-RAPID-MOBILIZATION-8", "REB-BASE-NEW-10")
def test_nothing_happens_before_the_end_of_the_phase() -> None:
    game = carry_out(
        "rapid-mobilization", "admiral-ackbar", "naboo: x-wing", others="darth-vader@pool", change=laying()
    )
    assert where(game, "admiral-ackbar") == "rebel-base"
    assert asked(game) == "empire take-turn"
    play(game, "pass", "pass")
    assert asked(game) == "rebel choose-mobilization"
    assert options(game) == ["bring nothing", "bring units from naboo", "seek new base"]


@pytest.mark.rule("REB-CARD-RAPID-MOBILIZATION-8", "REB-RUL-70")
@pytest.mark.parametrize("what", ["captured", "eliminated", "gone"])
def test_it_is_not_lost_with_its_leaders_and_comes_after_missions_have_returned(what: str) -> None:
    game = galaxy(
        "hoth: at-st",
        leaders="han-solo@pool",
        assigned="rapid-mobilization=admiral-ackbar+mon-mothma sabotage=chewbacca",
    )
    reveal(game, "rapid-mobilization")
    for who in (leader("admiral-ackbar"), leader("mon-mothma")):
        game.leaders[who] = system("hoth")
        if what == "captured":
            capture(game, who)
        elif what == "eliminated":
            eliminate(game, who)
    play(game, "pass")
    assert table(game) == ""
    assert "sabotage" in hand(game, REBEL)
    play(game, "seek new base")
    assert len([card for card in game.view("rebel")["probe_deck"] if card != "unknown"]) == 8  # two leaders were on it


@pytest.mark.rule("REB-CARD-RAPID-MOBILIZATION-2", "REB-CARD-RAPID-MOBILIZATION-11", "REB-BASE-MOVE-4")
def test_up_to_five_units_of_one_system_come_to_the_base() -> None:
    game = mobilize(
        there="naboo: rebel-transport, 6 rebel-trooper, x-wing, ion-cannon, tie-fighter; hoth: x-wing",
        others="han-solo@hoth",
        base="dathomir",
    )
    assert options(game) == ["bring nothing", "bring units from naboo", "seek new base"]  # Han holds those of Hoth
    play(game, "bring units from naboo")
    assert options(game) == ["done", "move x-wing from naboo", "move rebel-transport from naboo"]
    play(game, "move rebel-transport from naboo", *["move rebel-trooper from naboo"] * 4)
    assert options(game) == ["done"]
    play(game, "done")
    assert units(game, "rebel-base") == "rebel-transport, 4 rebel-trooper"
    assert units(game, "naboo") == "tie-fighter, x-wing, 2 rebel-trooper, ion-cannon"
    assert len(possible(game)) > 28  # it says nothing about the base; the Empire has drawn two cards since


@pytest.mark.rule("REB-CARD-RAPID-MOBILIZATION-1")
def test_bringing_nothing_is_possible() -> None:
    game = mobilize(there="naboo: x-wing")
    play(game, "bring nothing")
    assert units(game, "naboo") == "x-wing"


@pytest.mark.rule("REB-BASE-NEW-1", "REB-CARD-RAPID-MOBILIZATION-1", "REB-CARD-RAPID-MOBILIZATION-9")
@pytest.mark.parametrize(("leaders", "cards"), [("admiral-ackbar", 4), ("admiral-ackbar+chewbacca", 8)])
def test_four_probe_cards_are_seen_or_eight_with_two_leaders(leaders: str, cards: int) -> None:
    game = play(mobilize(leaders), "seek new base")
    assert options(game) == ["decline", *(f"new base at {card}" for card in sorted(TOP.split()[:cards]))]


@pytest.mark.rule("REB-CARD-RAPID-MOBILIZATION-9", "REB-RUL-10")
def test_with_fewer_cards_all_are_drawn_and_with_none_there_is_no_new_base() -> None:
    def all_but(cards: int) -> Callable[[State], None]:
        return lambda game: probes(game, " ".join(SYSTEMS[card] for card in game.probe_deck.cards[cards:]))

    game = play(mobilize(change=all_but(2)), "seek new base")
    assert len(options(game)) == 3
    game = mobilize(there="naboo: x-wing", change=all_but(0))
    assert options(game) == ["bring nothing", "bring units from naboo"]


@pytest.mark.rule(
    "REB-BASE-NEW-2", "REB-BASE-NEW-3", "REB-BASE-NEW-4", "REB-BASE-NEW-12", "REB-CARD-RAPID-MOBILIZATION-4"
)
def test_a_new_base() -> None:
    game = mobilize(
        there="rebel-base: x-wing, 2 rebel-trooper, ion-cannon", others="mon-mothma@rebel-base", base="yavin"
    )
    play(game, "seek new base", "new base at ilum")
    assert "base-moved" in heard(game, None)
    assert game.location == system("ilum")
    assert not game.exposed
    assert "yavin" in held(game)
    assert units(game, "yavin") == "x-wing, 2 rebel-trooper, ion-cannon"  # also what cannot move
    assert units(game, "rebel-base") == ""
    assert system("ilum") not in game.probe_deck.cards


@pytest.mark.rule("REB-BASE-NEW-2")
def test_leaders_stay_behind_at_the_old_base() -> None:
    game = mobilize(there="rebel-base: x-wing", others="mon-mothma@rebel-base", base="yavin")
    play(game, "seek new base")
    assert where(game, "mon-mothma") == "rebel-base"
    base.establish(game, system("ilum"))
    assert where(game, "mon-mothma") == where(game, "admiral-ackbar") == "yavin"


@pytest.mark.rule("REB-INFO-8", "REB-PROBE-3", "REB-CARD-RAPID-MOBILIZATION-10")
def test_everybody_sees_the_old_location_and_nobody_the_new_one() -> None:
    game = play(mobilize(base="yavin"), "seek new base")
    for seat in ("empire", None):
        assert set(game.view(seat)["probe_deck"]) == {"unknown"}
        (event,) = [event for event in game.events if event.message.key.endswith("sought-base")]
        assert event.seen_by(game.seat(seat))
    play(game, "new base at ilum")
    for seat in ("rebel", "empire", None):
        assert "yavin" in game.view(seat)["probes"]
    assert game.view("empire")["location"] == game.view(None)["location"] == "unknown"
    assert "ilum" in possible(game)
    assert not set(held(game)) & set(possible(game))  # nor can it be where the Empire holds the card
    assert len(possible(game)) == 31 - 3


@pytest.mark.rule("REB-BASE-NEW-5", "REB-BASE-NEW-7", "REB-INFO-7", "REB-CARD-RAPID-MOBILIZATION-5")
@pytest.mark.parametrize("pick", ["new base at ilum", "decline"])
def test_the_other_cards_go_to_the_bottom_in_an_order_nobody_knows(pick: str) -> None:
    game = play(mobilize(change=laying()), "seek new base")
    left = {"hoth", "endor", "ilum", "tatooine"} - {pick.split()[-1]}
    play(game, pick)
    assert set(probe_deck(game)[-len(left) :]) == left
    assert any(len(draw) == len(left) for draw in game.picks()[-1][2] if isinstance(draw, tuple))  # they were shuffled
    assert set(game.view("rebel")["probe_deck"]) == {"unknown"}
    (bag,) = game.view("rebel")["probe_bags"]  # but the Rebels know which they are
    assert set(bag["cards"]) == left
    assert bag["deck"] == list(range(len(left)))
    assert game.view("empire")["probe_bags"] == []


@pytest.mark.rule("REB-BASE-NEW-6", "REB-CARD-RAPID-MOBILIZATION-5")
@pytest.mark.parametrize("found", [False, True])
def test_who_declines_stays(found: bool) -> None:
    game = mobilize(there="yavin: x-wing", base="yavin", found=found)
    if not found:
        play(game, "seek new base")
    play(game, "decline")
    assert "stayed" in heard(game, EMPIRE)
    assert game.location == system("yavin")
    assert game.exposed == found
    assert "yavin" not in held(game)


@pytest.mark.rule("REB-BASE-NEW-8", "REB-CARD-RAPID-MOBILIZATION-3", "REB-CARD-RAPID-MOBILIZATION-10")
def test_where_a_new_base_cannot_be() -> None:
    game = mobilize(
        "admiral-ackbar+chewbacca",
        "hoth: tie-fighter; endor: stormtrooper; rodia: x-wing",
        imperial="naboo",
        destroyed="sullust",
        rebel="utapau",
        subjugated="endor",
    )
    play(game, "seek new base")
    assert options(game) == ["decline", *(f"new base at {each}" for each in ("ilum", "rodia", "tatooine", "utapau"))]


@pytest.mark.rule("REB-BASE-NEW-9", "REB-CARD-RAPID-MOBILIZATION-3")
def test_if_no_card_is_legal_there_is_no_new_base() -> None:
    game = mobilize(there="hoth: tie-fighter; endor: tie-fighter; ilum: tie-fighter; tatooine: tie-fighter")
    play(game, "seek new base")
    assert options(game) == ["decline"]


@pytest.mark.rule("REB-BASE-NEW-11", "REB-CARD-RAPID-MOBILIZATION-6", "REB-CARD-RAPID-MOBILIZATION-12")
def test_a_new_base_after_the_old_one_was_revealed() -> None:
    game = carry_out(
        "rapid-mobilization",
        "admiral-ackbar",
        "yavin: x-wing, tie-fighter",
        base="yavin",
        found=True,
        change=laying(),
    )
    assert where(game, "admiral-ackbar") == "yavin"
    play(game, "pass")
    assert asked(game) == "rebel choose-site"  # units cannot come to the space
    play(game, "new base at ilum")
    assert not game.exposed
    assert game.battle is None  # they do not fight at once
    assert game.outcome is None
    assert units(game, "yavin") == "tie-fighter, x-wing"
    assert units(game, "rebel-base") == ""
    assert "yavin" in held(game)


@pytest.mark.rule("REB-CARD-RAPID-MOBILIZATION-7", "REB-CARD-CONTINGENCY-PLAN-4")
def test_two_mobilizations_in_the_order_the_rebels_like() -> None:
    game = galaxy(
        "naboo: x-wing",
        leaders="han-solo@pool",
        assigned="rapid-mobilization=admiral-ackbar+mon-mothma contingency-plan=lando-calrissian",
    )
    lay(game, "probe", TOP)
    reveal(game, "rapid-mobilization")
    play(game, "reveal contingency-plan", "reassign to rapid-mobilization", "reveal rapid-mobilization", "pass")
    assert options(game) == ["first with 2", "first with 1"]
    play(game, "first with 1", "seek new base")
    assert len(options(game)) == 1 + 4
    play(game, "new base at ilum", "seek new base")
    assert len(options(game)) == 1 + 8
    play(game, "new base at naboo")
    assert game.location == system("naboo")
    assert {"yavin", "ilum"} <= set(held(game))


@pytest.mark.rule("REB-CARD-RAPID-MOBILIZATION-7")
def test_two_mobilizations_of_one_leader_each_need_no_order() -> None:
    game = galaxy(
        leaders="han-solo@pool", assigned="rapid-mobilization=admiral-ackbar contingency-plan=lando-calrissian"
    )
    reveal(game, "rapid-mobilization")
    play(game, "reveal contingency-plan", "reassign to rapid-mobilization", "reveal rapid-mobilization", "pass")
    assert asked(game) == "rebel choose-mobilization"
    play(game, "bring nothing")
    assert asked(game) == "rebel choose-mobilization"
    play(game, "bring nothing")
    assert game.rapid == []


# Probe cards


@pytest.mark.rule("REB-PROBE-3")
def test_the_base_is_nowhere_where_the_empire_has_held_the_card() -> None:
    game = begin(galaxy(base="hoth"), "command")
    probes(game, "naboo sullust")
    assert "hoth" in possible(game)
    assert not {"naboo", "sullust", "coruscant"} & set(possible(game))
    for seed in range(20):
        imagined = GAME.imagine(game.view("empire"), Chance(seed))
        assert imagined.location not in imagined.probe_hand.cards
