"""Drawing an encounter card, resolving its section, and putting it away. [RIM-ENCCARD]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from dejarik.engine.event import EVERYONE, only
from dejarik.engine.procedure import Steps
from dejarik.games.outer_rim.abilities import could_hold
from dejarik.games.outer_rim.components import (
    ENCOUNTER,
    STACK_OF,
    CardId,
    FactionId,
    PlayerId,
    SectionId,
    StackId,
)
from dejarik.games.outer_rim.encounters import events
from dejarik.games.outer_rim.encounters.sections import depends_on_patrol, part_of, section_here
from dejarik.games.outer_rim.forms import Decision, Option
from dejarik.games.outer_rim.runs import CardRun, Whole, end_whole
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import Secret, State

FORESEEN: Final = 2  # how many cards `look-next-encounter` shows


def draw_card(game: State, player: PlayerId) -> None:
    """The top card of the deck of the player's space; from an empty deck nothing is drawn.
    [RIM-ENCCARD-1, 2, RIM-ENC-10, RIM-MAEL-4, RIM-COMP-6]"""
    at = STACK_OF[game.places[player]]
    if not game.stacks[at].cards:
        game.tell(EVERYONE, events.deck_empty, game.who(player))
        return
    card, game.stacks[at] = game.stacks[at].draw()
    resolve_card(game, player, card)


def resolve_card(game: State, player: PlayerId, card: CardId) -> None:
    """A secret stays facedown with the player; anything else is read aloud and resolved.
    [RIM-ENCCARD-8 … 10, RIM-SECRET-1, 2, RIM-HIDDEN-8, 9]"""
    game.reveal()
    place = game.places[player]
    section = section_here(game, place)
    if ENCOUNTER[card].sections[section].secret is not None:
        game.secrets[player].append(Secret(card, section))
        who = game.who(player)
        game.tell_apart(only(player), events.drew_secret, who, place, (card, section), (card, section))
    else:
        game.drawn = card
        game.perform(Reading(player, card, section))


class Reading(Whole):
    """The section of a card that is not a secret. [RIM-ENCCARD-9]"""

    player: PlayerId
    card: CardId
    section: SectionId

    last_step: ClassVar[int] = 1

    @property
    def steps(self) -> Steps:
        return READING


def read_section(game: State, frame: Reading) -> None:
    """1. If it is about a patrol in the space, the player picks one of several; then it is resolved.
    [RIM-ENCCARD-15, RIM-RUL-50]"""
    patrols = game.patrols_at(game.places[frame.player])
    if patrols and depends_on_patrol(frame.card, frame.section):
        game.offer(ChoosePatrol(frame.player, frame.card, frame.section))
    else:
        resolve_part(game, frame.player, frame.card, frame.section, None)


def put_card_away(game: State, frame: Reading) -> None:
    """2. To the bottom of its deck, known to all, unless an asset was gained from it.
    [RIM-ENCCARD-11, 12, 14, 16, RIM-DISCARD-2, RIM-HIDDEN-19]"""
    if game.drawn == frame.card:
        game.drawn = None
        at = ENCOUNTER[frame.card].deck
        game.stacks[at] = game.stacks[at].bury(frame.card, EVERYONE)
    game.marks = []
    end_whole(game)


READING: Final[Steps] = (read_section, put_card_away)


def resolve_part(game: State, player: PlayerId, card: CardId, section: SectionId, patrol: FactionId | None) -> None:
    """Exactly one section, or one part of it. [RIM-ENCCARD-6, 7, RIM-HIDDEN-14]"""
    number, effects = part_of(game, player, card, section, patrol)
    game.tell(EVERYONE, events.drew, game.who(player), card, section, number)
    run = CardRun(effects, player, card, patrol=patrol)
    run.go_on(game, effects)


class NamePatrol(Option):
    """The patrol of this faction."""

    words = "patrol {faction}"
    touched = ("patrol/{faction}",)

    faction: FactionId


class ChoosePatrol(Decision):
    """Which of the patrols in the space counts for the whole section. [RIM-ENCCARD-15]"""

    player: PlayerId
    card: CardId
    section: SectionId

    rule = "RIM-ENCCARD-15"
    offers = (NamePatrol,)

    def options(self, game: State) -> Sequence[NamePatrol]:
        return [NamePatrol(faction) for faction in game.patrols_at(game.places[self.player])]

    def resolve(self, game: State, option: NamePatrol) -> None:
        resolve_part(game, self.player, self.card, self.section, option.faction)


# Two cards to choose from


@special("look-next-encounter")
def look_next_encounter(game: State, run: CardRun, count: int) -> None:
    """Instead of drawing, the player looks at the top two cards, resolves one, and the other goes to the bottom. With
    one card left that one is resolved. [RIM-EFFECT-36, RIM-RUL-77, RIM-HIDDEN-20]"""
    player = run.player
    at = STACK_OF[game.places[player]]
    stack = game.stacks[at]
    if len(stack) < FORESEEN:
        draw_card(game, player)
        return
    for place in range(-FORESEEN, 0):
        stack = stack.look(place, only(player))
    game.stacks[at] = stack
    game.reveal()
    game.tell_apart(only(player), events.foresaw, game.who(player), stack.cards[: -FORESEEN - 1 : -1])
    game.ask_for(ChooseCard(player, at))


class ResolveCard(Option):
    """Resolve this card; the other one goes to the bottom."""

    words = "resolve card {card}"
    touched = ("card/{card}",)

    card: CardId


class ChooseCard(Decision):
    """Which of the two cards that the player looks at is resolved. [RIM-EFFECT-36]"""

    player: PlayerId
    stack: StackId

    rule = "RIM-EFFECT-36"
    offers = (ResolveCard,)

    def options(self, game: State) -> Sequence[ResolveCard]:
        return [ResolveCard(card) for card in game.stacks[self.stack].cards[: -FORESEEN - 1 : -1]]

    def resolve(self, game: State, option: ResolveCard) -> None:
        """The other card is known to the player alone, and to whoever knew it before and sees that it was not taken:
        the one taken lies open, or is a secret while the other one has none for this space.
        [RIM-HIDDEN-16, 20, RIM-RUL-85]"""
        player, stack = self.player, game.stacks[self.stack]
        other_at = -2 if stack.cards[-1] == option.card else -1
        other, knew = stack.cards[other_at], stack.known[other_at]
        section = section_here(game, game.places[player])
        told_apart = ENCOUNTER[option.card].sections[section].secret is None or not could_hold(section)(other)
        for _ in range(FORESEEN):
            _, stack = stack.draw()
        game.stacks[self.stack] = stack.bury(other, knew if told_apart else only(player))
        resolve_card(game, player, option.card)
