"""What is worth counting over many games: how long they last, where fame comes from, what is done, who wins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from dejarik.engine.outcome import Outcome
from dejarik.engine.script import Effects
from dejarik.games.outer_rim import events
from dejarik.games.outer_rim.bot.profile import shown_fame
from dejarik.games.outer_rim.components import (
    ASSET,
    CHARACTERS,
    MARK,
    PATROL,
    SCRIPT,
    Bounty,
    CardId,
    Cargo,
    ContactId,
    FactionId,
    Job,
    PlayerId,
)
from dejarik.games.outer_rim.encounters import events as encounters
from dejarik.games.outer_rim.state import State

BOUNTY_FOR: Final = {mark: CardId(at) for at, mark in enumerate(MARK) if mark is not None}


def note(game: State, notes: dict[str, int]) -> None:
    """After every pick. What has not happened has no number."""
    notes["rounds"] = game.round
    for _, words, facts in game.news:
        found = HAPPENED.get(words)
        if found is not None:
            name, source, fame = found
            notes[name] = notes.get(name, 0) + 1
            gained = fame(*facts)
            if gained:
                notes[source] = notes.get(source, 0) + gained
    patrols = [
        (FactionId(faction), level) for faction, until in enumerate(game.patrol_levels) for level in range(1, until)
    ]
    standing = {
        "patrols": len(patrols),
        "fame-patrols": sum([fame_in(PATROL[each].reward) for each in patrols]),
        "fame-goals": sum(game.goals_met) + sum(game.ship_goals_met),
        "fame-assets": sum([shown_fame(game, PlayerId(each)) - fame for each, fame in enumerate(game.fame)]),
    }
    notes.update({name: count for name, count in standing.items() if count})
    if game.outcome is not None:
        notes |= at_the_end(game, game.outcome, notes)


def at_the_end(game: State, outcome: Outcome, notes: Mapping[str, int]) -> dict[str, int]:
    """Fame from all else, such as encounters, contacts and abilities; and of each character that somebody played
    whether it won."""
    fame = sum([shown_fame(game, PlayerId(each)) for each in range(len(game.places))])
    told = sum([count for name, count in notes.items() if name.startswith("fame-")])
    found = {"fame-else": fame - told} if fame != told else {}
    for seat in range(len(game.start.seats)):
        character = game.characters[seat]
        assert character is not None
        found[f"won-{CHARACTERS[character]}"] = int(seat in outcome.winners)
    return found


def fame_in(effects: Effects) -> int:
    """The fame in a printed reward."""
    return sum([int(effect.values[0]) for effect in SCRIPT.lists[effects] if effect.op == "fame"])


def of_card(who: int, card: CardId) -> int:
    printed = ASSET[card]
    assert isinstance(printed, Cargo | Job)
    return fame_in(printed.reward)


def of_eliminated(who: int, mark: ContactId) -> int:
    printed = ASSET[BOUNTY_FOR[mark]]
    assert isinstance(printed, Bounty)
    return fame_in(printed.eliminate)


def of_delivered(who: int, mark: ContactId) -> int:
    printed = ASSET[BOUNTY_FOR[mark]]
    assert isinstance(printed, Bounty)
    return fame_in(printed.capture.reward)


def none(who: int) -> int:
    return 0


# What is told, the name under which it is counted, where the fame counts that it brings, and how much that is.
HAPPENED: Final[Mapping[Callable[..., Any], tuple[str, str, Callable[..., int]]]] = {
    events.defeated: ("defeats", "", none),
    encounters.delivered: ("deliveries", "fame-cargo", of_card),
    encounters.completed: ("jobs", "fame-jobs", of_card),
    encounters.eliminated: ("bounties", "fame-bounties", of_eliminated),
    encounters.delivered_mark: ("bounties", "fame-bounties", of_delivered),
}
