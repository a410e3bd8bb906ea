"""What a person means by a line typed at the prompt."""

from __future__ import annotations

import re
from collections.abc import Iterable

from dejarik.cli.words import Words
from dejarik.engine.option import Ask, Option

COMMANDS = ("help", "table", "look", "why", "rule", "log", "undo", "save", "quit")
REPEATED = re.compile(r"(?P<pick>.+?) [x×*] ?(?P<times>[1-9]\d?)")  # “move tie-fighter from kuat x3”


def command(line: str, words: Words) -> tuple[str, str] | None:
    """A command and what stands after it. The English words work in every language, besides its own."""
    first, _, rest = line.partition(" ")
    if first == "?":
        return "help", rest.strip()
    for name in COMMANDS:
        if first.casefold() in (name, words(f"cli-command-{name}").casefold()):
            return name, rest.strip()
    return None


def repeated(line: str) -> tuple[str, int]:
    """What is picked, and how many times."""
    found = REPEATED.fullmatch(line)
    return (found["pick"], int(found["times"])) if found else (line, 1)


def options_meant(line: str, ask: Ask, words: Words) -> list[Option]:
    """The options a line can mean: by number, by text or label, by the beginnings of their words or of some of them."""
    if line.isdecimal():
        number = int(line)
        return [ask.options[number - 1]] if 1 <= number <= len(ask.options) else []
    typed = words_of(line)
    for fits in (list.__eq__, _begins, mentions):
        meant = [option for option in ask.options if any(fits(said, typed) for said in _said(option, words))]
        if meant:
            return meant
    return []


def _said(option: Option, words: Words) -> tuple[list[str], list[str]]:
    """An option as it is typed and as it is shown, word by word."""
    return words_of(str(option)), words_of(words.text(option.label()))


def words_of(text: str) -> list[str]:
    """Arrows, brackets and the like are nothing that one types."""
    split = (word.strip("«»“”„()[],:;→·—") for word in text.casefold().split())
    return [word for word in split if word]


def _begins(said: list[str], typed: list[str]) -> bool:
    """Each word typed is the beginning of the word at its place."""
    return 0 < len(typed) <= len(said) and all(word.startswith(part) for part, word in zip(typed, said, strict=False))


def mentions(said: list[str], typed: list[str]) -> bool:
    """Each word typed is the beginning of a word, in the same order; others may stand between them."""
    rest: Iterable[str] = iter(said)
    return bool(typed) and all(any(word.startswith(part) for word in rest) for part in typed)
