"""Combats that cards begin. [RIM-EFFECT-9 … 11]"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from dejarik.engine.script import NOTHING, Effects
from dejarik.engine.window import Moment
from dejarik.games.outer_rim.combat.combat import Combat, begin_combat
from dejarik.games.outer_rim.components import IS_PLANET, SCRIPT, CombatKind, EnemyId, FactionId, PlayerId
from dejarik.games.outer_rim.fame import fame, more_famous
from dejarik.games.outer_rim.forms import Decision, Option, Player
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import FACTION_COUNT, NEGATIVE, State

Rivals: TypeAlias = Literal["same-space", "same-space-negative-rep", "same-space-more-fame", "same-space-fame-at-least"]
Sort: TypeAlias = CombatKind | Literal["auto"]


@dataclass(frozen=True, slots=True)
class CardFight(Combat):
    """A combat that a card begins and decides. [RIM-COMBAT-7, RIM-EFFECT-9, 10]"""

    run: CardRun
    win: Effects
    lose: Effects

    def won(self, game: State) -> None:
        self.run.go_on(game, self.win)

    def lost(self, game: State) -> None:
        self.run.go_on(game, self.lose)


@SCRIPT.effect("fight")
def fight(
    game: State,
    run: CardRun,
    enemy: EnemyId,
    type_: CombatKind,
    value: int,
    win: Effects = NOTHING,
    lose: Effects = NOTHING,
) -> None:
    """One opponent, whatever its name, with the printed number of dice. [RIM-COMBAT-44, RIM-RUL-42]"""
    begin_combat(game, CardFight(run.player, run, win, lose), ship=type_ == "ship", enemy=enemy, strength=value)


# Against players


def rivals(game: State, player: PlayerId, who: Rivals) -> list[PlayerId]:
    """The players here who fit and can be attacked. [RIM-DEFEAT-9, RIM-EFFECT-49]"""
    return [other for other in game.here(player) if not game.defeated[other] and _fits(game, player, other, who)]


def _fits(game: State, player: PlayerId, other: PlayerId, who: Rivals) -> bool:
    if who == "same-space-negative-rep":
        return any(game.rep(other, FactionId(faction)) == NEGATIVE for faction in range(FACTION_COUNT))
    if who == "same-space-more-fame":
        return more_famous(game, other, player)  # [RIM-FAME-14]
    return who == "same-space" or fame(game, other) >= fame(game, player)


@SCRIPT.effect("fight_player")
def fight_player(
    game: State, run: CardRun, who: Rivals, type_: Sort, win: Effects = NOTHING, lose: Effects = NOTHING
) -> None:
    """Against the player chosen for the job, or one who fits; nobody can refuse. [RIM-EFFECT-10]"""
    found = rivals(game, run.player, who)
    if run.chosen is not None:
        found = [other for other in found if other == run.chosen]
    game.offer(ChooseRival(run.player, run, tuple(found), type_, win, lose))


@dataclass(frozen=True, slots=True)
class Attack(Option):
    """Fight this player."""

    words = "attack {who}"

    who: Player


@dataclass(frozen=True, slots=True)
class ChooseRival(Decision):
    """Which of several players is fought. [RIM-EFFECT-10, 49]"""

    player: PlayerId
    run: CardRun
    rivals: tuple[PlayerId, ...]
    type_: str
    win: Effects
    lose: Effects

    rule = "RIM-EFFECT-10"
    offers = (Attack,)

    def options(self, game: State) -> Sequence[Attack]:
        return [Attack(other) for other in self.rivals]

    def resolve(self, game: State, option: Attack) -> None:
        combat = CardFight(self.player, self.run, self.win, self.lose)
        begin_combat(game, combat, ship=in_ships(game, self.player, self.type_), against=option.who)


def in_ships(game: State, player: PlayerId, type_: str = "auto") -> bool:
    """Players fight on the ground of a planet, elsewhere with their ships, unless the card says otherwise.
    [RIM-COMBAT-5]"""
    return type_ == "ship" or (type_ == "auto" and not IS_PLANET[game.places[player]])


# Against patrols

FIGHT_PATROL: Final = Moment[[State, PlayerId, FactionId]]()  # the chapter of patrols begins the combat


@SCRIPT.effect("fight_patrol")
def fight_patrol(game: State, run: CardRun, faction: Literal["here"] | FactionId) -> None:
    """With the patrol picked for the section, or with that of a faction if it is here. [RIM-EFFECT-11]"""
    patrol = run.patrol if isinstance(faction, str) else faction
    if patrol is not None and patrol in game.patrols_at(game.places[run.player]):
        FIGHT_PATROL.open(game, run.player, patrol)
