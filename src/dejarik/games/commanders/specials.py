"""Action 3: a special card, then draw. [CMD-SPEC]"""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.commanders import death_star, slave_1, star_destroyer, super_star_destroyer
from dejarik.games.commanders.action import Action
from dejarik.games.commanders.components import (
    CARDS,
    DEATH_STAR,
    SLAVE_1,
    STAR_DESTROYER,
    SUPER_STAR_DESTROYER,
    CardId,
)
from dejarik.games.commanders.forms import Decision
from dejarik.games.commanders.state import State

# What a card asks first. The Death Star asks nothing more: its option names the planet.
FIRST_CHOICE: dict[CardId, Decision] = {
    STAR_DESTROYER: star_destroyer.ChooseShip(),
    SUPER_STAR_DESTROYER: super_star_destroyer.HitFirst(),
    SLAVE_1: slave_1.FirstSwap(),
}


class PlaySpecial(Action):
    """Begin to choose what a special card does; nothing has happened yet."""

    words = "play {card}"
    touched = ("hand/{card}",)

    card: CardId

    def label(self) -> Message:
        return say(f"commanders-option-{CARDS[self.card]}")

    def carry_out(self, game: State, seat: int) -> None:
        game.ask_for(FIRST_CHOICE[self.card])


PLAY = {card: PlaySpecial(card) for card in FIRST_CHOICE}


def specials(game: State, seat: int, card: CardId) -> list[Action]:
    """A special card can be played only if its effect can be carried out in full. [CMD-SPEC-1, CMD-RUL-10]"""
    if card == DEATH_STAR:
        return death_star.targets(game)
    if card == STAR_DESTROYER:
        return [PLAY[card]] if star_destroyer.playable(game, seat) else []
    if card == SUPER_STAR_DESTROYER:
        return [PLAY[card]] if super_star_destroyer.playable(game) else []
    return [PLAY[card]] if slave_1.playable(game, seat) else []
