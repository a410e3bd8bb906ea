"""Damage, recovery and defeat. [RIM-DMG, RIM-DEFEAT]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.event import EVERYONE, only
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim import events
from dejarik.games.outer_rim.abilities import beaten, trigger, value
from dejarik.games.outer_rim.components import LOST_IN_DEFEAT, STACK_OF_SECTION, Body, PlayerId, When
from dejarik.games.outer_rim.money import gain_credits
from dejarik.games.outer_rim.runs import NO_RUN, break_off, drop_runs
from dejarik.games.outer_rim.state import State


def limit(game: State, player: PlayerId, body: Body) -> int:
    """The damage at which a player is defeated: health or hull. [RIM-CHAR-6, RIM-SHIP-4]"""
    return value(game, player, "health" if body == "character" else "hull")


def damage_on(game: State, player: PlayerId, body: Body) -> int:
    return game.wounds[player] if body == "character" else game.hull_damage[player]


def room_for(game: State, player: PlayerId, body: Body) -> int:
    """How much damage it can still take. [RIM-DMG-4]"""
    return max(0, limit(game, player, body) - damage_on(game, player, body))


def place_damage(game: State, player: PlayerId, body: Body, count: int) -> None:
    """That many tokens, as far as there is room. [RIM-DMG-1, 4]"""
    count = min(count, room_for(game, player, body))
    if count > 0:
        (game.wounds if body == "character" else game.hull_damage)[player] += count
        game.tell(EVERYONE, events.damage, game.who(player), body, count, damage_on(game, player, body))


def recover(game: State, player: PlayerId, body: Body, count: int | None) -> int:
    """Remove that much damage, or all of it; how much it was. Whoever has less than the limits is no longer defeated.
    [RIM-DMG-5, RIM-DEFEAT-7]"""
    tokens = game.wounds if body == "character" else game.hull_damage
    removed = tokens[player] if count is None else min(count, tokens[player])
    if removed:
        tokens[player] -= removed
        game.tell(EVERYONE, events.recovered, game.who(player), body, removed)
        stand_up(game, player)
    return removed


def stand_up(game: State, player: PlayerId) -> None:
    if game.defeated[player] and not beaten(game, player):
        game.defeated[player] = False
        game.tell(EVERYONE, events.stood_up, game.who(player))


def trim_damage(game: State, player: PlayerId) -> None:
    """A limit has become lower: damage beyond it is removed. Whether what is left defeats the player is seen when what
    lowered it is over. [RIM-RUL-20]"""
    bodies: tuple[Body, ...] = ("character", "ship")
    for body in bodies:
        beyond = damage_on(game, player, body) - limit(game, player, body)
        if beyond > 0:
            recover(game, player, body, beyond)


def suffer(game: State, player: PlayerId, body: Body, count: int) -> None:
    """Damage from an effect, which nothing lowers; if it is enough, a defeat follows before anything else.
    [RIM-EFFECT-5, RIM-DMG-8]"""
    place_damage(game, player, body, count)
    face_defeat(game, player)


def face_defeat(game: State, player: PlayerId, in_ship_combat: bool = False) -> None:
    """A player who has just taken damage is defeated if it is enough; one whose defeat is being resolved is not
    defeated twice. [RIM-DEFEAT-1, 14]"""
    falling = any(isinstance(frame, Defeat) and frame.player == player for frame in game.stack)
    if beaten(game, player) and not game.defeated[player] and not falling:
        game.perform(Defeat(player, in_ship_combat))


def avert(game: State, frame: Defeat) -> None:
    """Abilities "when you would be defeated", in the owner's order, until one averts it.
    [RIM-DEFEAT-13, RIM-ABIL-49]"""
    whens: tuple[When, ...] = ("would-be-defeated",)
    if frame.in_ship_combat:
        whens = ("would-be-defeated", "would-be-defeated-ship")
    trigger(game, whens, [frame.player], NO_RUN, orderer=frame.player)


def fall(game: State, frame: Defeat) -> None:
    """Unless an ability has averted it by what it recovered: credits are lost, secrets discarded, the token is laid
    down; abilities "when you are defeated" follow. [RIM-DEFEAT-2 … 4, 13, 15, RIM-EFFECT-39]"""
    player = frame.player
    if not beaten(game, player):
        return
    game.tell(EVERYONE, events.defeated, game.who(player))
    gain_credits(game, player, -LOST_IN_DEFEAT)
    discard_secrets(game, player)
    game.defeated[player] = True
    trigger(game, ("on-defeat",), [player], NO_RUN, orderer=player)


def stop(game: State, frame: Defeat) -> None:
    """What the player was doing is broken off, and the own turn ends; the automatic opponent finishes the item of its
    card first. [RIM-DEFEAT-5, 12, RIM-SOLO-67, RIM-RUL-21]"""
    player = frame.player
    if not game.defeated[player]:
        return
    if game.turn != player:
        drop_runs(game, player)
    elif game.is_ai(player):
        game.turn_over = True
    else:
        break_off(game)


def discard_secrets(game: State, player: PlayerId) -> None:
    """To the bottom of their decks, unseen by the others. [RIM-DEFEAT-3, RIM-SECRET-9]"""
    for secret in game.secrets[player]:
        at = STACK_OF_SECTION[secret.section]
        game.stacks[at] = game.stacks[at].bury(secret.card, only(player), secret.section)
    if game.secrets[player]:
        game.tell(EVERYONE, events.lost_secrets, game.who(player), len(game.secrets[player]))
        game.secrets[player] = []


DEFEAT: Final[Steps] = (avert, fall, stop)


class Defeat(Procedure):
    """A player whose character or ship has taken all it can. [RIM-DEFEAT-13]"""

    player: PlayerId
    in_ship_combat: bool

    @property
    def steps(self) -> Steps:
        return DEFEAT
