"""The texts of the command, in the language of the reader."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from pathlib import Path
from typing import Any

from dejarik.arena.problem import LOCALE as ARENA
from dejarik.engine.game import Game
from dejarik.engine.language import LANGUAGES, Language, MissingText, language
from dejarik.engine.message import Message, Param
from dejarik.engine.problem import Problem
from dejarik.games import GAMES, game

LOCALE = Path(__file__).parent / "locale"
FOLDERS = (LOCALE, ARENA)
LONGEST = 500


def chosen(argv: Sequence[str], environ: Mapping[str, str]) -> str:
    """Return the code of the language: by --lang, else by the locale, else English.

    It is needed before the arguments are read, because help and errors are said in it too.
    """
    for word, following in pairwise([*argv, ""]):
        given = following if word == "--lang" else word.removeprefix("--lang=")
        if given in LANGUAGES and word.startswith("--lang"):
            return given
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):  # as everywhere, the first one that is set decides
            code = re.split(r"[_.@]", environ[name])[0]
            return code if code in LANGUAGES else "en"
    return "en"


@dataclass(frozen=True, slots=True)
class Words:
    """One language for one run of the command: its own sentences and, once the game is known, that game's."""

    language: Language

    @classmethod
    def spoken(cls, code: str) -> Words:
        return cls(language(code, *FOLDERS))

    @property
    def code(self) -> str:
        return self.language.code

    def of(self, game: Game[Any]) -> Words:
        return Words(game.language(self.code, *FOLDERS))

    def __call__(self, key: str, **params: Param) -> str:
        return self.language.text(Message(key, params))

    def text(self, message: Message) -> str:
        return self.language.text(message)

    def problem(self, problem: Problem) -> str:
        """Return what is wrong, on one line. A problem may come from any game, so all catalogues are searched."""
        message = shortened(problem.message)
        try:
            text = self.language.text(message)
        except MissingText:
            games = [game(id) for id in GAMES]
            folders = [each.folder / "locale" for each in games]
            names = {key: name for each in games for key, name in each.names(self.code).items()}
            text = Language(self.code, (*folders, *FOLDERS), names).text(message)
        return " ".join(text.split())


def shortened(message: Message) -> Message:
    """Shorten what is too long for a line; Fluent would refuse to format it at all."""
    return replace(message, params={name: _shortened(value) for name, value in message.params.items()})


def _shortened(value: Param) -> Param:
    if isinstance(value, Message):
        return shortened(value)
    return f"{value[:LONGEST]}…" if isinstance(value, str) and len(value) > LONGEST else value
