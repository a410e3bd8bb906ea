"""The ladder of docs/bots.md, from the matches in this folder.

    python bench/results/table.py            prints it
    python bench/results/table.py --write    puts it into docs/bots.md

`make arena` plays the matches and does both.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from dejarik.arena.intervals import wilson

FOLDER = Path(__file__).parent
DOCS = FOLDER.parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- ladder: bench/results/table.py --write -->\n", "<!-- end of the ladder -->"
STILL = "rebellion-still.json"  # against a base that never moves
SOON = 8  # the round by which it should be found
HEAD = "| game | bot | against | games | wins | with each side | Elo |\n|---|---|---|---|---|---|---|\n"


def ladder() -> str:
    """A row for each line-up of each match: what its first bot has won, with 95 % intervals."""
    matches = [json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("*.json"))]
    return HEAD + "".join(row(match, table) for match in matches for table in match["tables"])


def row(match: dict[str, Any], table: dict[str, Any]) -> str:
    first, *others = table["bots"]
    won = table["results"][first]
    sides = "; ".join(f"{side} {share(each)}" for side, each in won["by_side"].items() if each["games"])
    elo = match["elo"][first]
    points = f"{elo['rating']:.0f}" + ("" if "reference" in elo else f" ({elo['low']:.0f}–{elo['high']:.0f})")
    if match.get("side") is not None:
        points = "–"  # who had one side only cannot be told from that side
    game = match["game"] + (f", {match['players']} players" if match["players"] > 2 else "")
    against = " and ".join(f"`{name}`" for name in others)
    return f"| {game} | `{first}` | {against} | {won['games']} | {share(won)} | {sides} | {points} |\n"


def share(won: dict[str, Any]) -> str:
    return f"{100 * won['rate']:.1f} % ({100 * won['low']:.1f}–{100 * won['high']:.1f})"


def found() -> str:
    """How soon the Empire finds a base that never moves."""
    match = json.loads((FOLDER / STILL).read_text("utf-8"))
    ((first, _), (table,)) = match["line_ups"][0], match["tables"]
    empire = table["results"][first]["by_side"]["empire"]
    rounds = {int(number): count for number, count in empire["notes"]["base-revealed"]["counts"].items()}
    soon, games = sum(count for number, count in rounds.items() if number <= SOON), empire["games"]
    low, high = wilson(soon, games)
    rate = share({"rate": soon / games, "low": low, "high": high})
    counts = ", ".join(f"{count} in round {number}" for number, count in rounds.items())
    return f"`{first}` found a base that never moves by round {SOON} in {soon} of {games} games, {rate}: {counts}.\n"


def written(page: str) -> str:
    """A page with the ladder as it is now."""
    before, rest = page.split(BEGIN)
    return before + BEGIN + "\n" + ladder() + "\n" + found() + "\n" + END + rest.split(END)[1]


if __name__ == "__main__":
    if sys.argv[1:] == ["--write"]:
        DOCS.write_text(written(DOCS.read_text("utf-8")), "utf-8")
    else:
        print(ladder(), found(), sep="\n", end="")
