"""What is told of the automatic opponent, so that a person can follow it card by card: what it does and what not, why
it goes where it goes, and why it buys what it buys."""

from __future__ import annotations

from typing import Final

from dejarik.engine.message import Message, say
from dejarik.games.outer_rim.components import (
    AI_CARD,
    CARDS,
    CHARACTERS,
    AiCardId,
    CardId,
    CharacterId,
    DeckId,
    SpaceId,
)
from dejarik.games.outer_rim.forms import Sentence
from dejarik.games.outer_rim.wording import item_in_words

SECTIONS: Final = ("planning", "action", "encounter", "special")
FIRST_ONLY: Final = (True, False, True, False)  # [RIM-SOLO-13, 15, 73]

# Its card


def drew(who: CharacterId, card: AiCardId) -> Message:
    return say("outer_rim-event-ai-drew", rule="RIM-SOLO-11", who=CHARACTERS.name(who), card=card + 1)


def does(who: CharacterId, card: AiCardId, section: int, at: int) -> Message:
    """A line of its card, in words."""
    printed = AI_CARD[card]
    item = (printed.planning, printed.action, printed.encounter, printed.special)[section][at]
    return say(
        f"outer_rim-event-ai-{SECTIONS[section]}",
        rule="RIM-SOLO-11",
        who=CHARACTERS.name(who),
        what=item_in_words(item),
    )


def skipped(who: CharacterId, section: int, obstacles: tuple[str, ...]) -> Message:
    """Why the lines before were not done, one after the other."""
    return say(
        f"outer_rim-event-ai-{SECTIONS[section]}-skipped",
        rule="RIM-SOLO-13" if FIRST_ONLY[section] else "RIM-SOLO-15",
        who=CHARACTERS.name(who),
        why=tuple([say(f"outer_rim-ai-obstacle-{each}") for each in obstacles]),
    )


# Its route

heads_for = Sentence[CharacterId, tuple[SpaceId, ...], int, int](
    "ai-heads-for {who} {planets} {distance} {reach}", "RIM-SOLO-24"
)
routes_unstopped = Sentence[int, int]("ai-routes-unstopped {count} {left}", "RIM-SOLO-30")
routes_to_planet = Sentence[int, int]("ai-routes-to-planet {count} {left}", "RIM-SOLO-31")
stopped_by_patrol = Sentence[CharacterId, SpaceId]("ai-stopped-by-patrol {who} {place}", "RIM-SOLO-27")
stops_short = Sentence[CharacterId, SpaceId]("ai-stops-short {who} {planet}", "RIM-SOLO-33")


# What it buys

other_deck = Sentence[DeckId, DeckId]("ai-other-deck {deck} {instead}", "RIM-SOLO-78")
# By which rule the top card is not for it. [RIM-SOLO-38 … 41, 79, 80]
NOT_FOR_IT: Final = {
    "forbidden": "RIM-SOLO-38",
    "dear": "RIM-SOLO-39",
    "no-slot": "RIM-SOLO-40",
    "no-better": "RIM-SOLO-41",
    "second-armor": "RIM-SOLO-79",
    "no-used-ship": "RIM-SOLO-80",
}


def not_for_it(card: CardId, why: str, price: int, credits: int) -> Message:
    """Why the top card is cycled, or not bought."""
    return say(f"outer_rim-event-ai-{why}", rule=NOT_FOR_IT[why], card=CARDS.name(card), price=price, credits=credits)


buys_nothing = Sentence[CharacterId]("ai-buys-nothing {who}", "RIM-RUL-35")
