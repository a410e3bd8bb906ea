"""Reading what is printed on the components of a game: YAML files of its package."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import yaml

from dejarik.engine.names import Names

PROSE = ("name", "note", "source", "colour")  # may change without changing the game


def read(path: Path) -> dict[str, Any]:
    data = yaml.load(path.read_text("utf-8"), Loader=getattr(yaml, "CSafeLoader", yaml.SafeLoader))
    assert isinstance(data, dict), path
    return data


def digest(*facts: Any) -> str:
    """A short hash of everything that is played with. Names, notes and colours do not count."""
    text = json.dumps([_facts(each) for each in facts], sort_keys=True)
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def names(prefix: str, entries: Iterable[Mapping[str, Any]], code: str) -> dict[str, str]:
    """The names of entries like `{id: capitol, name: {en: Capitol, …}}` by message key."""
    return {f"{prefix}-{entry['id']}": entry["name"][code] for entry in entries}


def numbers(data: Mapping[str, Any]) -> dict[str, int]:
    """The numbers of a game: entries like `starting_hand: {value: 5, rule: …, source: …}`."""
    return {name: int(entry["value"]) for name, entry in data["numbers"].items()}


def ids(sort: str, *lists: Iterable[Mapping[str, Any]], key: str = "") -> Names:
    """The ids of one sort, in the order of the data; the keys of their names begin with `key`."""
    return Names(sort, [entry["id"] for entries in lists for entry in entries], key)


def _facts(data: Any) -> Any:
    if isinstance(data, dict):
        return {str(key): _facts(value) for key, value in data.items() if key not in PROSE}
    return [_facts(item) for item in data] if isinstance(data, list) else data
