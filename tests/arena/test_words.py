"""The words of the arena: every one is used, and every one that is used is there."""

from __future__ import annotations

import re
from pathlib import Path

import dejarik
from dejarik.arena.match import Match
from dejarik.arena.problem import LOCALE
from dejarik.engine.language import catalogue

SOURCE = Path(dejarik.__file__).parent
HEADER = Match("uprising", 2, {}, ()).header()
GENERATED = {
    "arena-field-": {key.replace("_", "-") for key in HEADER},
    "arena-verdict-": {"high", "low", "none"},
    "arena-": {"unfinished", "errors"},
}


def test_every_key_is_used_and_every_used_key_exists() -> None:
    files = [*(SOURCE / "arena").glob("*.py"), *(SOURCE / "cli").glob("*.py")]
    source = "\n".join(path.read_text("utf-8") for path in files)
    used = set(re.findall(r'"(arena-[a-z0-9-]+[a-z0-9])"', source))
    used |= {prefix + name for prefix, names in GENERATED.items() for name in names}
    assert used == set(re.findall(r"(?m)^(arena-[a-z0-9-]+) =", catalogue(LOCALE, "en")))
