"""What a game can be started with: `--option capitol=true`."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from random import Random
from typing import Any

from dejarik.engine.message import Message
from dejarik.engine.problem import BadOption


@dataclass(frozen=True, slots=True)
class Setting(ABC):
    """One option of a game: its name, what it is when nobody sets it, and a sentence about it."""

    name: str
    default: Any
    about: Message

    @abstractmethod
    def read(self, value: Any) -> Any:
        """The value as the game keeps it, from JSON or from a command line; BadOption if it does not fit."""

    @abstractmethod
    def values(self) -> str:
        """What can be given, in short."""

    @abstractmethod
    def sample(self, rng: Random) -> Any:
        """A value to try, for random games."""

    def refuse(self, value: Any) -> BadOption:
        return BadOption("engine-bad-value", name=self.name, value=str(value), values=self.values())


@dataclass(frozen=True, slots=True)
class Flag(Setting):
    """true or false."""

    def read(self, value: Any) -> bool:
        if isinstance(value, bool):
            return value
        if isinstance(value, str) and value.lower() in ("true", "false"):
            return value.lower() == "true"
        raise self.refuse(value)

    def values(self) -> str:
        return "true, false"

    def sample(self, rng: Random) -> bool:
        return rng.random() < 0.5


@dataclass(frozen=True, slots=True)
class OneOf(Setting):
    """One of several values."""

    choices: tuple[str, ...]

    def read(self, value: Any) -> str:
        if isinstance(value, str) and value in self.choices:
            return value
        raise self.refuse(value)

    def values(self) -> str:
        return ", ".join(self.choices)

    def sample(self, rng: Random) -> str:
        return rng.choice(self.choices)


@dataclass(frozen=True, slots=True)
class SomeOf(Setting):
    """So many different ones, in the order given; none at all leaves them to chance."""

    choices: tuple[str, ...]
    count: int

    def read(self, value: Any) -> list[str]:
        items = [item.strip() for item in value.split(",") if item.strip()] if isinstance(value, str) else value
        if not isinstance(items, (list, tuple)) or len(items) not in (0, self.count):
            raise self.refuse(value)
        if len(set(items)) != len(items) or any(item not in self.choices for item in items):
            raise self.refuse(value)
        return list(items)

    def values(self) -> str:
        return f"{self.count} × ({', '.join(self.choices)})"

    def sample(self, rng: Random) -> list[str]:
        return rng.sample(self.choices, self.count)
