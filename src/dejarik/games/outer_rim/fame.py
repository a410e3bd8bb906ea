"""Fame, from wherever it comes, and who wins. [RIM-FAME, RIM-FAME-6]

Bonuses of assets are not written down anywhere: what a player shows is what was gained and lost, and what the assets
add now. [RIM-FAME-7, 16]
"""

from __future__ import annotations

from functools import cache
from itertools import chain
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.outcome import Outcome
from dejarik.games.outer_rim import events
from dejarik.games.outer_rim.abilities import raises, value
from dejarik.games.outer_rim.components import (
    CARD_ABILITIES,
    CHARACTER_ABILITIES,
    SHIP_ABILITIES,
    CardId,
    PlayerId,
)
from dejarik.games.outer_rim.runs import LIST_DONE
from dejarik.games.outer_rim.state import State

AI_SIDE: Final = "rival"  # the side of the automatic opponent


def fame(game: State, player: PlayerId) -> int:
    """What the marker shows. [RIM-FAME-4, 16]"""
    if adding().isdisjoint(game.assets[player]):  # nearly always, and looked at after every list of effects
        return game.fame[player]
    return game.fame[player] + value(game, player, "fame_bonus")


@cache
def adding() -> frozenset[CardId]:
    """The assets that can add to fame; characters and ships do not. [RIM-FAME-7]"""
    printed = [*chain(*CHARACTER_ABILITIES), *chain(*SHIP_ABILITIES)]
    assert not any(raises(ability, "fame_bonus") for abilities in printed for ability in abilities)
    return frozenset(
        CardId(card)
        for card, abilities in enumerate(CARD_ABILITIES)
        if any(raises(ability, "fame_bonus") for ability in abilities)
    )


def gain_fame(game: State, player: PlayerId, count: int) -> None:
    """Gain fame, or lose it, not below 0. Who wins is seen when the list of effects is finished. [RIM-FAME-4, 5, 15]"""
    count = max(count, -fame(game, player))
    if count:
        game.fame[player] += count
        game.tell(EVERYONE, events.fame, game.who(player), count, fame(game, player))


def marker_follows(game: State, player: PlayerId, shown: int) -> None:
    """The bonuses of a player's assets have changed since this was shown: the marker follows at once, not below 0, and
    it may win the game. [RIM-FAME-5, 7, 15, 16]"""
    now = fame(game, player)
    if now < 0:
        game.fame[player] -= now
        now = 0
    if now != shown:
        game.tell(EVERYONE, events.fame, game.who(player), now - shown, now)
        check_win(game)


def goal(game: State) -> int:
    """The fame that wins, agreed before setup. [RIM-FAME-2, 3, RIM-SETUP-34]"""
    return int(game.start.options["fame"])


@LIST_DONE.join
def check_win(game: State) -> None:
    """The game ends at once if somebody has enough. [RIM-FAME-2, 15, 17, RIM-RUL-16]"""
    if game.outcome is None:
        needed = goal(game)
        shown = [fame(game, PlayerId(player)) for player in game.players]
        if max(shown) >= needed:
            finish(game, [PlayerId(player) for player in game.players if shown[player] >= needed], "RIM-FAME-2")


def finish(game: State, candidates: list[PlayerId], rule: str) -> None:
    """One of these has won: who has the most credits, then who sits farthest clockwise from the first player. The first
    that decides is the rule of the end. [RIM-FAME-8, 9]"""
    if len(candidates) > 1:
        most = max(game.credits[player] for player in candidates)
        candidates = [player for player in candidates if game.credits[player] == most]
        rule = "RIM-FAME-8"
    if len(candidates) > 1:
        count = len(game.places)
        candidates = [max(candidates, key=lambda player: (player - game.first) % count)]
        rule = "RIM-FAME-9"
    (winner,) = candidates
    scores = tuple(fame(game, PlayerId(player)) for player in range(game.start.players))
    game.tell(EVERYONE, events.won, game.who(winner), fame(game, winner), rule)
    if game.is_ai(winner):
        game.finish(Outcome((), scores, rule, AI_SIDE))  # [RIM-SOLO-17]
    else:
        game.finish(Outcome((winner,), scores, rule))


def most_famous(game: State) -> list[PlayerId]:
    """Who has the highest fame: all of them, if several have. [RIM-FAME-10]"""
    shown = [fame(game, PlayerId(player)) for player in game.players]
    return [PlayerId(player) for player in game.players if shown[player] == max(shown)]


def more_famous(game: State, player: PlayerId, than: PlayerId) -> bool:
    """Strictly more. [RIM-FAME-12, 14, RIM-RUL-69]"""
    return fame(game, player) > fame(game, than)
