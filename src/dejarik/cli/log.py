"""What has happened in a game, in words."""

from __future__ import annotations

from rich.text import Text

from dejarik.cli.words import Words
from dejarik.engine.event import EVERYONE, Event
from dejarik.engine.message import Message
from dejarik.engine.state import State


class Log:
    """The events of a game by picks: entry 0 is the setup, entry k what pick k brought about."""

    def __init__(self) -> None:
        self.entries: list[list[Event]] = []

    def add(self, state: State) -> None:
        self.entries.append(state.events)

    def take_back(self) -> None:
        self.entries.pop()

    def seen_by(self, seat: int | None, since: int = 0) -> list[Message]:
        """Return what the seat may read, from an entry on."""
        return [event.message for entry in self.entries[since:] for event in entry if event.seen_by(seat)]

    def all_open(self, since: int = 0) -> list[Message]:
        return [message for entry in self.entries[since:] for message in all_open(entry)]


def last_decision(state: State, seat: int) -> int:
    """Return the entry of the last pick of this seat; 0 if it has not picked yet."""
    picks = state.picks()
    return next((number for number in range(len(picks), 0, -1) if picks[number - 1][0] == seat), 0)


def all_open(events: list[Event]) -> list[Message]:
    """Return what those who know best were told, without the sentence for everybody else beside it."""
    return [event.message for event in events if event.audience == EVERYONE or not event.seen_by(None)]


def line(message: Message, words: Words) -> Text:
    """Return a sentence of the log, its rule dimmed."""
    text = Text(words.text(message))
    return text.append(f" [{message.rule}]", "dim") if message.rule else text
