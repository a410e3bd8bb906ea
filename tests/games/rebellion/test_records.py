"""Whole games and long passages in tests/records/rebellion: that they play again line by line is tested with those of
the other games; here is what each of them shows. `python -m tests.transcript` writes one anew."""

from __future__ import annotations

import pytest

from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.combat.retreat import stranded
from dejarik.games.rebellion.components import KINDS, LEADERS, PLACES, RINGS, SYSTEMS, UNITS
from dejarik.games.rebellion.state import State
from tests.recorded import Kept

KEPT = Kept(GAME)
moments, shows = KEPT.moments, KEPT.shows


# Each way to win

WAYS = {
    "base-conquered-in-combat": "REB-WIN-1",
    "base-found-undefended": "REB-WIN-1",
    "hidden-base-destroyed": "REB-WIN-3",
    "reputation-meets-time": "REB-WIN-4",
    "time-catches-up-with-reputation": "REB-WIN-4",
}


@pytest.mark.rule("REB-WIN-1", "REB-WIN-3", "REB-WIN-4", "REB-WIN-5")
@pytest.mark.parametrize(("name", "rule"), WAYS.items())
def test_there_is_a_record_for_each_way_to_win(name: str, rule: str) -> None:
    last = moments(name)[-1]
    assert last.before.outcome is None
    assert last.after.outcome is not None
    assert last.after.outcome.rule == rule
    winners = {last.after.start.seats[seat].side for seat in last.after.outcome.winners}
    assert winners == ({"rebel"} if rule == "REB-WIN-4" else {"empire"})


@pytest.mark.rule("REB-WIN-4")
def test_either_marker_can_reach_the_other() -> None:
    by_time, by_reputation = (moments(name)[-1] for name in list(WAYS)[:-3:-1])
    assert by_time.told("time")
    assert by_time.after.reputation == by_time.before.reputation
    assert by_reputation.told("gained-reputation")
    assert by_reputation.after.time == by_reputation.before.time


@pytest.mark.rule("REB-WIN-1")
def test_a_base_is_conquered_in_combat() -> None:
    last = moments("base-conquered-in-combat")[-1]
    assert last.before.exposed
    assert last.before.battle is not None
    assert last.before.battle.system == last.before.location
    assert last.told("destroyed", place=SYSTEMS[last.before.location])


@pytest.mark.rule("REB-RUL-59")
def test_a_base_without_rebels_falls_as_it_is_found() -> None:
    last = moments("base-found-undefended")[-1]
    assert not last.before.exposed
    assert [key for key, _ in last.heard] == ["moved", "base-revealed", "won"]


@pytest.mark.rule("REB-RUL-42")
def test_a_base_is_destroyed_and_was_never_found() -> None:
    last = moments("hidden-base-destroyed")[-1].after
    assert last.destroyed >> last.location & 1
    assert not last.exposed


# Teams


@pytest.mark.rule("REB-TEAM-1")
@pytest.mark.parametrize(("name", "players"), [("three-players", 3), ("four-players", 4)])
def test_there_are_whole_games_of_teams(name: str, players: int) -> None:
    record = KEPT.read(name)
    assert "position" not in record.header  # from the setup
    assert moments(name)[-1].after.outcome is not None
    assert {move.seat for move in record.moves} == {seat.name for seat in GAME.seats(players)}


# Rings

SHOWN = {
    "c-3po": "rings-of-the-rebels",
    "r2-d2": "rings-of-the-rebels",
    "millennium-falcon": "rings-of-the-rebels",
    "master-yoda": "rings-of-the-rebels",
    "captured": "rings-of-the-rebels",
    "carbonite": "rings-of-the-empire",
    "lure-of-the-dark-side": "rings-of-the-empire",
}


@pytest.mark.rule("REB-RING-1")
def test_each_ring_comes_to_a_leader_in_some_record() -> None:
    assert set(SHOWN) == set(RINGS)
    for ring, name in SHOWN.items():
        number = RINGS.number(ring)
        first = next(moment for moment in moments(name) if moment.after.rings[number] is not None)
        assert first.before.rings[number] is None
        who = first.after.rings[number]
        assert who is not None
        assert LEADERS[who]


@pytest.mark.parametrize("ring", ["c-3po", "r2-d2", "millennium-falcon"])
def test_rings_are_used_up_for_their_effect(ring: str) -> None:
    number = RINGS.number(ring)
    (used,) = (moment for moment in moments("rings-of-the-rebels") if moment.told("ring-used", ring=ring))
    assert used.before.rings[number] is not None
    assert used.after.rings[number] is None


def test_master_yoda_rolls_a_die_again() -> None:
    (used,) = (moment for moment in moments("rings-of-the-empire") if moment.told("rerolled"))
    yoda = RINGS.number("master-yoda")
    assert used.before.rings[yoda] == used.after.rings[yoda] is not None


# Combats

STEPS = {  # of a combat that the Empire has begun; the sides of those who do it, where both can
    "combat-began": (),
    "leader-added": ("rebel",),
    "action-used": ("rebel", "empire"),  # at its start
    "called-in": (),
    "drew-tactics-unseen": ("rebel", "empire"),
    "combat-round": (),
    "space-battle": (),
    "ground-battle": (),
    "attacked": ("rebel", "empire"),
    "spent-die": ("rebel", "empire"),  # for a tactic card
    "played-tactic": ("rebel", "empire"),
    "rerolled-dice": (),
    "dealt": (),
    "assigned-die": (),
    "discarded-tactic": ("rebel", "empire"),  # to block
    "blocked": (),
    "destroyed": (),
    "retreated": ("rebel",),
    "took-along": (),
    "won-space-battle": (),
    "won-ground-battle": (),
    "combat-ended": (),
    "guest-left": (),
}


@pytest.mark.rule("REB-COMBAT-START-3", "REB-COMBAT-ROUND-1", "REB-COMBAT-ATTACK-1")
@pytest.mark.parametrize(("key", "sides"), STEPS.items())
def test_there_is_a_record_of_a_combat_with_every_step(key: str, sides: tuple[str, ...]) -> None:
    name = "combat-with-every-step"
    assert shows(name, key)
    for side in sides:
        assert shows(name, key, side=side)


@pytest.mark.rule("REB-COMBAT-ROUND-7", "REB-COMBAT-ROUND-8")
def test_it_goes_on_for_several_rounds_and_structures_left_alone_are_destroyed() -> None:
    name = "combat-with-every-step"
    assert max(moment.after.battle.round for moment in moments(name) if moment.after.battle) > 1
    for structure in ("shield-generator", "ion-cannon"):
        assert shows(name, "destroyed", unit=structure, place="hoth")
    assert moments(name)[-1].after.battle is None


@pytest.mark.rule("REB-DS-DESTROY-1", "REB-DS-DESTROY-2", "REB-DS-DESTROY-4", "REB-OBJ-3")
def test_there_is_a_record_of_a_combat_with_death_star_plans() -> None:
    name = "combat-with-death-star-plans"
    assert shows(name, "leader-added", side="empire")
    assert shows(name, "plans-failed")
    assert shows(name, "destroyed", unit="death-star")
    assert shows(name, "played-objective")


@pytest.mark.rule("REB-COMBAT-RETREAT-14")
def test_there_is_a_record_of_transports_that_are_left_alone() -> None:
    name = "combat-with-stranded-transports"
    at = next(number for number, moment in enumerate(moments(name)) if _stranded(moment.before))
    after = moments(name)[at:]
    assert any(moment.told("destroyed", unit="rebel-transport", place="hoth") for moment in after)
    last = after[-1].after
    assert last.units[PLACES.number("hoth") * KINDS + UNITS.number("rebel-transport")] == 0


def _stranded(state: State) -> bool:
    return state.battle is not None and stranded(state)
