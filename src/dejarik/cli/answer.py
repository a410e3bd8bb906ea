"""What a person means by a line typed at the prompt."""

from __future__ import annotations

import re
from collections.abc import Iterable

from dejarik.cli.words import Words
from dejarik.engine.option import Ask, Option

COMMANDS = ("help", "table", "look", "why", "rule", "log", "undo", "save", "quit")
REPEATED = re.compile(r"(?P<pick>.+?) [x×*] ?(?P<times>[1-9]\d?)")  # “move tie-fighter from kuat x3”


def command(line: str, words: Words) -> tuple[str, str] | None:
    """Return a command and what follows it. Besides its own words, every language understands the English ones."""
    first, _, rest = line.partition(" ")
    if first == "?":
        return "help", rest.strip()
    for name in COMMANDS:
        if first.casefold() in (name, words(f"cli-command-{name}").casefold()):
            return name, rest.strip()
    return None


def repeated(line: str) -> tuple[str, int]:
    """Return what is picked, and how many times."""
    found = REPEATED.fullmatch(line)
    return (found["pick"], int(found["times"])) if found else (line, 1)


def options_meant(line: str, ask: Ask, words: Words) -> list[Option]:
    """Return the options a line can mean: by number, by text or label, or by the beginnings of all or some words."""
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
    """Return an option as it is typed and as it is shown, word by word."""
    return words_of(str(option)), words_of(words.text(option.label()))


def words_of(text: str) -> list[str]:
    """Return the words of a text, without arrows, brackets and the like, which nobody types."""
    split = (word.strip("«»“”„()[],:;→·—") for word in text.casefold().split())
    return [word for word in split if word]


def _begins(said: list[str], typed: list[str]) -> bool:
    """Whether each word typed is the beginning of the word at the same place."""
    return 0 < len(typed) <= len(said) and all(word.startswith(part) for part, word in zip(typed, said, strict=False))


def mentions(said: list[str], typed: list[str]) -> bool:
    """Whether each word typed is the beginning of a word, in the same order, perhaps with others in between."""
    rest: Iterable[str] = iter(said)
    return bool(typed) and all(any(word.startswith(part) for word in rest) for part in typed)
