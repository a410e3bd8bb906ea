"""Combats that cards begin. [RIM-EFFECT-9 … 11]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from dejarik.engine.script import NOTHING, Effects
from dejarik.engine.window import Moment
from dejarik.games.outer_rim.combat.combat import Combat, begin_combat
from dejarik.games.outer_rim.components import IS_PLANET, SCRIPT, CombatKind, EnemyId, FactionId, PlayerId
from dejarik.games.outer_rim.forms import Weighed
from dejarik.games.outer_rim.players import NamePlayer, named_players
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.targets import works_on

Rivals: TypeAlias = Literal["same-space", "same-space-negative-rep", "same-space-more-fame", "same-space-fame-at-least"]
Sort: TypeAlias = CombatKind | Literal["auto"]


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


def rivals(game: State, run: CardRun, who: Rivals) -> list[PlayerId]:
    """The players here who fit and can be attacked; in a job only the one chosen for it.
    [RIM-DEFEAT-9, RIM-EFFECT-10, 49, RIM-RUL-69, 73]"""
    found = [other for other in named_players(game, run, who) if not game.defeated[other]]
    return found if run.chosen is None else [other for other in found if other == run.chosen]


@SCRIPT.effect("fight_player")
def fight_player(
    game: State, run: CardRun, who: Rivals, type_: Sort, win: Effects = NOTHING, lose: Effects = NOTHING
) -> None:
    """Nobody can refuse. [RIM-COMBAT-6, RIM-EFFECT-10]"""
    game.offer(ChooseRival(run.player, run, tuple(rivals(game, run, who)), type_, win, lose))


@works_on("fight_player")
def rival_here(game: State, run: CardRun, who: Rivals, type_: Sort, win: Effects, lose: Effects) -> bool:
    return bool(rivals(game, run, who))


class ChooseRival(Weighed):
    """Which of several players is fought. [RIM-EFFECT-10, 49]"""

    player: PlayerId
    run: CardRun
    rivals: tuple[PlayerId, ...]
    type_: str
    win: Effects
    lose: Effects

    rule = "RIM-EFFECT-10"
    offers = (NamePlayer,)

    def options(self, game: State) -> Sequence[NamePlayer]:
        return [NamePlayer(game.who(other)) for other in self.rivals]

    def resolve(self, game: State, option: NamePlayer) -> None:
        combat = CardFight(self.player, self.run, self.win, self.lose)
        against = PlayerId(game.characters.index(option.who))
        begin_combat(game, combat, ship=in_ships(game, self.player, self.type_), against=against)


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
