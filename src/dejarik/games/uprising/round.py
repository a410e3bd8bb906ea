"""The round, the Decisive Operation, and the end of the game. [UPR-ROUND, UPR-END, UPR-DEC, UPR-VIC]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.engine.outcome import Outcome
from dejarik.engine.procedure import Procedure
from dejarik.games.uprising import events
from dejarik.games.uprising.capture import check_captures
from dejarik.games.uprising.components import CARDS_DRAWN, EMPIRE, TOKENS, TokenId
from dejarik.games.uprising.defence import defend
from dejarik.games.uprising.districts import choose_districts
from dejarik.games.uprising.draw import draw
from dejarik.games.uprising.operation import carry_out, lift_cordon
from dejarik.games.uprising.planning import plan_operation, play_cards
from dejarik.games.uprising.state import State


def turn_tokens_up(game: State, _: Procedure) -> None:
    """5.2 When all four tokens are face down, all are turned up; two stay as they are.
    [UPR-END-2, 3, UPR-DEF-8, UPR-RUL-26]"""
    if not game.tokens:
        game.tokens = [TokenId(token) for token in range(len(TOKENS))]
        game.tell(EVERYONE, events.tokens_up)


def draw_cards(game: State, _: Procedure) -> None:
    """5.3 The Resistance draws three cards; the last card of the deck brings the Decisive Operation.
    [UPR-END-4, 5, UPR-VIC-2]"""
    last = len(game.deck) < CARDS_DRAWN
    draw(game, CARDS_DRAWN, "UPR-END-5" if last else "UPR-END-4")
    game.round += 1
    if last:
        game.tell(EVERYONE, events.decisive_operation)
        game.perform(DECISIVE_OPERATION)
    else:
        game.tell(EVERYONE, events.round_begins, game.round)
        game.perform(ROUND)


def empire_wins(game: State, _: Procedure) -> None:
    """All cards have been played and the Empire still controls at least three districts.
    [UPR-GOAL-3, UPR-VIC-3, UPR-DEC-6]"""
    game.finish(Outcome((EMPIRE,), (len(game.captured), len(game.row)), "UPR-VIC-3"))
    game.tell(EVERYONE, events.won, "UPR-VIC-3")


class Round(Procedure):
    """Five phases, in this order. [UPR-ROUND-1]"""

    steps = (
        choose_districts,  # 1
        plan_operation,  # 2
        play_cards,
        defend,  # 3
        carry_out,  # 4
        lift_cordon,
        check_captures,  # 5.1
        turn_tokens_up,  # 5.2
        draw_cards,  # 5.3
    )


class DecisiveOperation(Procedure):
    """The last round: no pair is chosen, and after the check the game is over. [UPR-DEC-1, 2, 4, 6]"""

    steps = (
        plan_operation,
        play_cards,
        defend,
        carry_out,
        lift_cordon,
        check_captures,
        empire_wins,
    )


ROUND = Round()
DECISIVE_OPERATION = DecisiveOperation()
