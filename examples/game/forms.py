"""What all options, decisions and sentences of this game have in common."""

from __future__ import annotations

from typing import ClassVar

from dejarik.engine import option, procedure, sentence
from dejarik.engine.sentence import Facts

from .components import IDS
from .state import State


class Option(option.Option):
    """A pick of this game."""

    __slots__ = ()

    prefix = "stones"
    ids = IDS


class Sentence(sentence.Sentence[*Facts]):
    """What is told of an event."""

    __slots__ = ()

    prefix = "stones"
    ids = IDS


class Choice(Option, option.Choice):
    """A pick without anything to fill in."""

    __slots__ = ()

    known: ClassVar[dict[str, str]] = {}


class Decision(procedure.Decision[State]):
    """A choice of one player."""

    __slots__ = ()

    prefix = "stones"
    ids = IDS
