"""Messages in English, Ukrainian, Polish and Russian. Fluent does the plural forms."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from dejarik.engine.message import Message, Param

LANGUAGES = ("en", "uk", "pl", "ru")
LONGEST = 2_000  # of a parameter; Fluent takes no more than 2,500 characters
ENGINE = Path(__file__).parent / "locale"


class MissingText(LookupError):
    """A key that no catalogue has, or a text that wants a parameter it was not given."""


def catalogue(folder: Path, code: str) -> str:
    """The messages of a folder in a language: `uk.ftl`, or in a large game a file for each chapter, `uk/*.ftl`."""
    chapters = sorted((folder / code).glob("*.ftl"))
    return "\n".join(file.read_text("utf-8") for file in chapters or [folder / f"{code}.ftl"])


class Language:
    """One language: the engine's own sentences, those of the folders given, and names of components."""

    def __init__(self, code: str, folders: tuple[Path, ...], names: Mapping[str, str]) -> None:
        self.code = code
        self._names = names
        self._bundle = FluentBundle([code], use_isolating=False)
        for folder in (ENGINE, *folders):
            self._bundle.add_resource(FluentResource(catalogue(folder, code)))

    def text(self, message: Message) -> str:
        name = self._names.get(message.key)
        if name is not None:
            return name
        if not self._bundle.has_message(message.key):
            raise MissingText(f"{self.code}: no text for {message.key}")
        pattern = self._bundle.get_message(message.key).value
        if pattern is None:
            raise MissingText(f"{self.code}: {message.key} has no value")
        given = {name: self._value(value) for name, value in message.params.items()}
        text, errors = self._bundle.format_pattern(pattern, given)
        if errors:
            raise MissingText(f"{self.code}: {message.key}: {errors[0]}")
        return str(text)

    def _value(self, value: Param) -> int | str:
        if isinstance(value, int):
            return value
        if isinstance(value, Message):
            text = self.text(value)
        else:
            text = value if isinstance(value, str) else ", ".join(self.text(item) for item in value)
        return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"


@cache
def _language(code: str, folders: tuple[Path, ...]) -> Language:
    return Language(code, folders, {})


def language(code: str, *folders: Path) -> Language:
    """The sentences of the engine and of these folders, without names of components."""
    return _language(code, folders)
