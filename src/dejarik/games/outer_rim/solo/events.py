"""What is told of the automatic opponent, so that a person can follow it card by card."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.outer_rim.components import AI_CARD, CHARACTERS, AiCardId, CharacterId
from dejarik.games.outer_rim.wording import item_in_words


def drew(who: CharacterId, card: AiCardId) -> Message:
    return say("outer_rim-event-ai-drew", rule="RIM-SOLO-11", who=CHARACTERS.name(who), card=card + 1)


def does(who: CharacterId, card: AiCardId, section: int, at: int) -> Message:
    """A line of its card, in words."""
    printed = AI_CARD[card]
    item = (printed.planning, printed.action, printed.encounter, printed.special)[section][at]
    return say(
        f"outer_rim-event-ai-{('planning', 'action', 'encounter', 'special')[section]}",
        rule="RIM-SOLO-11",
        who=CHARACTERS.name(who),
        what=item_in_words(item),
    )
