"""What a person means by a line typed at the prompt."""

from __future__ import annotations

from dejarik.cli.words import Words
from dejarik.engine.option import Ask, Option

COMMANDS = ("help", "why", "rule", "log", "undo", "save", "quit")


def command(line: str, words: Words) -> tuple[str, str] | None:
    """A command and what stands after it. The English words work in every language, besides its own."""
    first, _, rest = line.partition(" ")
    if first == "?":
        return "help", rest.strip()
    for name in COMMANDS:
        if first.casefold() in (name, words(f"cli-command-{name}").casefold()):
            return name, rest.strip()
    return None


def options_meant(line: str, ask: Ask, words: Words) -> list[Option]:
    """The options a line can mean: by number, by text or label, or by the beginnings of their words."""
    if line.isdecimal():
        number = int(line)
        return [ask.options[number - 1]] if 1 <= number <= len(ask.options) else []
    typed = line.casefold().split()
    for fits in (list.__eq__, _begins):
        meant = [option for option in ask.options if any(fits(said, typed) for said in _said(option, words))]
        if meant:
            return meant
    return []


def _said(option: Option, words: Words) -> tuple[list[str], list[str]]:
    """An option as it is typed and as it is shown, word by word."""
    return str(option).casefold().split(), words.text(option.label()).casefold().split()


def _begins(said: list[str], typed: list[str]) -> bool:
    """Each word typed is the beginning of the word at its place."""
    return 0 < len(typed) <= len(said) and all(word.startswith(part) for part, word in zip(typed, said, strict=False))
