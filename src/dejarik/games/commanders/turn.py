"""The turn: one of four actions, then the next player. [CMD-TURN]"""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.procedure import Decision, Procedure
from dejarik.games.commanders import death_star, events, slave_1, star_destroyer, super_star_destroyer
from dejarik.games.commanders.action import Action
from dejarik.games.commanders.capture import captures
from dejarik.games.commanders.components import (
    ALL_SHIPS,
    DEATH_STAR,
    FIRST_SPECIAL,
    FLEET_LIMIT,
    IN_SET,
    SLAVE_1,
    STAR_DESTROYER,
    STARTING_HAND,
    SUPER_STAR_DESTROYER,
    CardId,
    ShipSet,
)
from dejarik.games.commanders.deck import draw
from dejarik.games.commanders.fleet import additions
from dejarik.games.commanders.lines import placements, room
from dejarik.games.commanders.loop import looping
from dejarik.games.commanders.state import State, ship_set
from dejarik.games.commanders.stuck import ways_out


def actions(game: State, seat: int) -> list[Action]:
    """Everything of the four actions that is possible. [CMD-TURN-1]"""
    hand = game.hands[seat]
    ships = ship_set(hand)
    found = captures(game, seat)
    found += placements(game, ships)
    found += additions(game, seat, ships)
    if hand[-1] >= FIRST_SPECIAL:
        for card in dict.fromkeys(hand):
            if card >= FIRST_SPECIAL:
                found += specials(game, seat, card)
    return found


def specials(game: State, seat: int, card: CardId) -> list[Action]:
    """A special card can be played only if its effect can be carried out in full. [CMD-SPEC-1, CMD-RUL-10]"""
    if card == DEATH_STAR:
        return death_star.targets(game)
    if card == STAR_DESTROYER:
        return [star_destroyer.PLAY] if star_destroyer.playable(game, seat) else []
    if card == SUPER_STAR_DESTROYER:
        return [super_star_destroyer.PLAY] if super_star_destroyer.playable(game) else []
    return [slave_1.PLAY] if slave_1.playable(game, seat) else []


def unplayable(game: State, seat: int) -> tuple[CardId, ...]:
    """The cards that a stuck player can hold, as everybody can work out from the table. [CMD-RUL-26]"""
    left: list[CardId] = []
    if len(game.fleets[seat]) == FLEET_LIMIT:
        left += IN_SET[ALL_SHIPS & ~room(game)]
    if star_destroyer.ships_on_table(game) < 2:
        left.append(STAR_DESTROYER)
    if not super_star_destroyer.playable(game):
        left.append(SUPER_STAR_DESTROYER)
    if not slave_1.playable(game, seat):
        left.append(SLAVE_1)
    return tuple(left)


@dataclass(frozen=True, slots=True)
class TakeTurn(Decision[State]):
    """Exactly one action; only who can do none has other ways out. [CMD-TURN-1, 2, CMD-STUCK-1]"""

    rule = "CMD-TURN-1"

    def seat(self, game: State) -> int:
        return game.turn

    def options(self, game: State) -> list[Action]:
        return actions(game, game.turn) or ways_out(game, game.turn)

    def resolve(self, game: State, option: Action) -> None:
        option.carry_out(game, game.turn)

    def prompt(self) -> Message:
        return say("commanders-prompt-take-turn", rule=self.rule)


TAKE_TURN = TakeTurn()


def take_turn(game: State, _: Procedure) -> None:
    """1. The active player performs one action. [CMD-TURN-1]"""
    game.ask_for(TAKE_TURN)


def break_loop(game: State, _: Procedure) -> None:
    """2. After everybody's second repeated turn hands, fleets and lines are discarded; everybody draws anew, the next
    player first. [CMD-LOOP-2 … 7, CMD-RUL-31, 32]"""
    if not looping(game):
        return
    game.tell(EVERYONE, events.reset)
    count = len(game.hands)
    for seat in range(count):
        game.discard += game.hands[seat] + game.fleets[seat]
        game.hands[seat] = []
        game.fleets[seat] = []
        game.known[seat] = []
        game.stuck_cards[seat] = 0
        game.stuck_with[seat] = ()
    game.remembered = [()] * len(game.remembered)
    for place, line in enumerate(game.lines):
        game.discard += IN_SET[line]
        game.lines[place] = ShipSet(0)
    for step in range(1, count + 1):
        draw(game, (game.turn + step) % count, STARTING_HAND, "CMD-LOOP-6")


def pass_turn(game: State, _: Procedure) -> None:
    """3. The turn passes clockwise. [CMD-TURN-3, CMD-SETUP-9]"""
    game.turn = game.next_seat(game.turn)
    game.perform(TURN)


@dataclass(frozen=True, slots=True)
class Turn(Procedure):
    """One action, then the next player. [CMD-TURN-1, 3]"""

    steps = (take_turn, break_loop, pass_turn)


TURN = Turn()
