"""What somebody means who points at things: a pick in words, of which a refusal can then say what is wrong."""

from __future__ import annotations

from functools import cache

import pytest

from dejarik.engine.chance import Chance
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.explain.refusals import REFUSALS
from dejarik.games.rebellion.state import State
from tests.games.rebellion.explain import refusals
from tests.playing import options

CASES = [
    # what is offered
    ("activating", "place/hoth", "at hoth", ""),
    ("adding", "leader/han-solo", "add han-solo", ""),
    ("assigning", "action/ambush", "use ambush with general-madine", ""),
    ("beyond_the_border", "place/hoth", "to hoth", ""),
    # what the decision might offer
    ("activating", "place/rebel-base", "at rebel-base", "rebels-only"),
    ("adding", "leader/darth-vader", "add darth-vader", "not-yours"),
    ("ambushing", "unit/hoth/x-wing", "destroy x-wing", "none-there"),
    ("announcing", "leader/han-solo", "recruit han-solo", "in-play"),
    ("assigning", "leader/mon-mothma", "assign mon-mothma", "captured"),
    ("barred_border", "unit/bespin/at-at", "move at-at from bespin", "none-there"),
    ("barred_border", "place/hoth", "move star-destroyer from hoth", "none-there"),
    ("blocked_station", "place/hoth", "deploy tie-fighter at hoth", "remote"),
    ("turn", "leader/darth-vader", "activate with darth-vader", "not-yours"),
    ("imperial_turn", "place/rebel-base", "reveal base", "not-your-base"),
    ("turn", "leader/mon-mothma place/hoth", "activate hoth with mon-mothma", "no-tactics"),
    # a unit stands for its place
    ("activating", "unit/hoth/x-wing", "at hoth", ""),
    ("blocked_station", "unit/hoth/tie-fighter", "deploy tie-fighter at hoth", "remote"),
    # what belongs to another moment
    ("activating", "leader/darth-vader", "assign darth-vader", "not-now"),
    ("activating", "mission/sabotage", "reveal sabotage", "not-assigned"),
    ("adding", "objective/liberation", "play liberation", "objective-not-in-hand"),
    ("adding", "queue/empire/1/at-st", "destroy at-st on 1", "not-now"),
    ("assigning", "tactic/space-outmaneuver", "play space-outmaneuver", "tactic-not-in-hand"),
    ("assigning", "unit/hoth/x-wing", "move x-wing from hoth", "not-now"),
    # what nobody can tell
    ("assigning", "mission/infiltration", None, ""),  # it waits for a leader
    ("turn", "die/red/hit", None, ""),
    ("activating", "leader/han-solo place/hoth", None, ""),
    ("activating", "place/earth", None, ""),
    ("activating", "time", None, ""),
    ("activating", "", None, ""),
    ("over", "place/hoth", None, ""),
]


@cache
def position(name: str) -> State:
    game = getattr(refusals, name)()
    assert isinstance(game, State)
    return game


@pytest.mark.parametrize(("name", "things", "pick", "key"), CASES)
def test_whoever_points_at_things_means_a_pick(name: str, things: str, pick: str | None, key: str) -> None:
    game = position(name)
    assert REFUSALS.meant(game, things.split()) == pick
    if pick is not None:
        objection = REFUSALS.explain(game, pick, None)
        assert ("" if objection is None else objection.message.key) == (f"rebellion-no-{key}" if key else "")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_whoever_points_at_what_an_option_touches_means_what_is_offered(players: int) -> None:
    game = GAME.new(players, players)
    chance = Chance(players)
    for number in range(600):
        ask = game.ask
        if ask is None:
            break
        if number % 4 == 0:
            offered = set(options(game))
            for option in ask.options:
                things = option.touches()
                assert not things or REFUSALS.meant(game, things) in offered
        game.apply(ask.options[chance.below(len(ask.options))])
