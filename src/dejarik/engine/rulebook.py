"""The numbered rules of a game, read from its `rules.md`."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?)(?: (?P<title>[^*]+?)\.?)?\*\* (?P<text>.*)$")
EXEMPT = re.compile(r"^\| (?P<id>[A-Z]+(?:-[A-Z0-9]+)*-\d+[a-z]?) \| (?P<reason>[^|]+) \|$")
UNPLAYED = "(NO-CODE)"  # ends the title of the chapter that lists them, in every language
SOURCE = re.compile(r"\s*\[[^\]]*\]\s*$")


@dataclass(frozen=True, slots=True)
class Rule:
    """One rule: what it says, in which chapter, and where it comes from."""

    id: str
    title: str
    text: str
    source: str
    chapter: str


class Rulebook:
    """The rules in their order; those that no test can prove, and those that need no code, each with its reason."""

    def __init__(
        self, rules: list[Rule], exempt: dict[str, str], translated: bool, unplayed: dict[str, str] | None = None
    ) -> None:
        self.rules = rules
        self.exempt = exempt
        self.unplayed = unplayed or {}
        self.translated = translated
        self._by_id = {rule.id: rule for rule in rules}

    @classmethod
    def read(cls, folder: Path, code: str = "en") -> Rulebook:
        """The rules in a language; in English where there is no translation."""
        path = folder / f"rules.{code}.md"
        translated = code == "en" or path.exists()
        text = (path if code != "en" and translated else folder / "rules.md").read_text("utf-8")
        rules: list[Rule] = []
        exempt: dict[str, str] = {}
        unplayed: dict[str, str] = {}
        chapter = ""
        for line in text.splitlines():
            if line.startswith("#"):
                chapter = line.lstrip("# ").strip()
            elif found := RULE.match(line):
                body = found["text"]
                source = SOURCE.search(body)
                rules.append(
                    Rule(
                        found["id"],
                        found["title"] or "",
                        SOURCE.sub("", body),
                        source.group().strip(" []") if source else "",
                        chapter,
                    )
                )
            elif found := EXEMPT.match(line):
                (unplayed if chapter.endswith(UNPLAYED) else exempt)[found["id"]] = found["reason"].strip()
        return cls(rules, exempt, translated, unplayed)

    def __contains__(self, rule: str) -> bool:
        return rule in self._by_id

    def __getitem__(self, rule: str) -> Rule:
        return self._by_id[rule]

    def search(self, words: str) -> list[Rule]:
        """The rules with this id, or whose id begins like this, or in which every word occurs."""
        wanted = words.upper()
        if wanted in self._by_id:
            return [self._by_id[wanted]]
        begins = [rule for rule in self.rules if rule.id.startswith(wanted + "-")]
        if begins:
            return begins
        parts = words.casefold().split()
        return [rule for rule in self.rules if all(part in f"{rule.title} {rule.text}".casefold() for part in parts)]
