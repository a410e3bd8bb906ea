"""Where the content comes from is told for all of it, and the docs say the same."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from types import UnionType
from typing import Any, get_args, get_type_hints

import pytest

from dejarik.engine.language import LANGUAGES
from dejarik.engine.message import say
from dejarik.games.outer_rim import GAME, components
from dejarik.games.outer_rim.components import PRINTED
from dejarik.games.outer_rim.sources import SORTS, SOURCES, id_of

DOCS = Path(__file__).parents[3] / "docs" / "outer-rim-data.md"
ROWS = {
    ("map", "endcaps"): components.Endcap,
    ("map", "tiles"): components.Tile,
    ("map", "spaces"): components.Space,
    ("characters", "characters"): components.Character,
    ("ships", "ships"): components.Sheet,
    ("contacts", "contacts"): components.Contact,
    ("patrols", "patrols"): components.Patrol,
    ("market", "cards"): components.MarketCard,
    ("encounters", "cards"): components.EncounterCard,
    ("databank", "cards"): components.DatabankCard,
    ("solo", "cards"): components.AiCard,
}
ASIDE = {"routes"}  # of a tile; they have a list of their own


def fields_of(kind: Any) -> set[str]:
    """The names of the fields of a row and of the rows within it: `cost`, `asset.reward`, `asset.capture.reward`."""
    if isinstance(kind, UnionType):
        return {name for each in get_args(kind) for name in fields_of(each)}
    if not hasattr(kind, "__dataclass_fields__"):
        return set()
    found = set()
    for name, inner in get_type_hints(kind).items():
        found |= {name.rstrip("_")} | {f"{name}.{each}" for each in fields_of(inner)}
    return found


def test_a_source_names_fields_as_they_are_called_in_the_data() -> None:
    for file, sort, prefix in SORTS:
        for entry in PRINTED[file][sort]:
            source = SOURCES[f"{prefix}-{id_of(entry)}"]
            named = {*source.reconstructed, *source.remembered} - ASIDE
            assert named <= (fields_of(ROWS[file, sort]) if named else set()), (file, id_of(entry))


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_fact_has_words(code: str) -> None:
    language = GAME.language(code)
    for fact in {fact for source in SOURCES.values() for fact in source.ours}:
        assert language.text(say(f"outer_rim-board-fact-{fact.replace('.', '-')}"))


def table() -> list[str]:
    """File by file: how many entries there are, how many are made up, and which fields of the others are ours."""
    lines = ["| content | entries | made up | fields made up | from memory |", "| --- | --- | --- | --- | --- |"]
    for file, sort, prefix in SORTS:
        sources = [SOURCES[f"{prefix}-{id_of(entry)}"] for entry in PRINTED[file][sort]]
        made_up = sum(source.made_up for source in sources)
        ours, remembered = (
            ", ".join(f"`{fact}` {count}" for fact, count in sorted(Counter(facts).items()))
            for facts in (
                [fact for source in sources if not source.made_up for fact in source.reconstructed],
                [fact for source in sources for fact in source.remembered],
            )
        )
        lines.append(f"| `{file}.yaml`, {sort} | {len(sources)} | {made_up} | {ours} | {remembered} |")
    return lines


def test_the_docs_say_what_is_ours() -> None:
    text = DOCS.read_text("utf-8")
    assert "\n".join(table()) in text, "the table is now:\n" + "\n".join(table())
