"""A match as a picture: ratings on the left, win rates with each side on the right."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from textwrap import fill
from typing import Any

from dejarik.arena.problem import CannotPlay

COLOURS = ("#0b6e99", "#c4432b", "#5a7d2a", "#8a4fa0", "#b8860b")  # colour-blind people can tell them apart, too
WIDTH = 60  # letters that fit below half a picture

Words = Callable[..., str]


def draw(found: dict[str, Any], path: Path, title: str, side_name: Callable[[str], str], words: Words) -> None:
    """Draw a report into a file; its suffix says of which kind (png, svg, pdf)."""
    pyplot = prepare()
    tables = found["tables"]
    height = 2.0 + 0.5 * max(len(found["elo"]), len(tables))
    figure, (left, right) = pyplot.subplots(1, 2, figsize=(11, height), layout="constrained")
    figure.suptitle(title)
    _ratings(left, found["elo"], words)
    _rates(right, tables, side_name, words)
    handles, labels = right.get_legend_handles_labels()
    figure.legend(handles, labels, loc="outside lower right", ncols=len(labels), frameon=False, fontsize="small")
    try:
        figure.savefig(path, dpi=150)
    except (OSError, ValueError) as problem:
        reason = getattr(problem, "strerror", None) or str(problem)
        raise CannotPlay("arena-cannot-write", file=str(path), problem=reason) from problem
    finally:
        pyplot.close(figure)


def prepare() -> Any:
    """Return the module that draws; CannotPlay if it is not installed."""
    try:
        import matplotlib
    except ImportError as problem:
        raise CannotPlay("arena-no-matplotlib", command='pip install "dejarik[plot]"') from problem
    matplotlib.use("agg")  # pictures are files; no window, no display
    from matplotlib import pyplot

    return pyplot


def _ratings(axes: Any, elo: dict[str, Any], words: Words) -> None:
    """Draw the ratings, the best on top."""
    order = sorted(elo, key=lambda bot: elo[bot]["rating"])
    for at, bot in enumerate(order):
        _bar(
            axes,
            at,
            elo[bot]["rating"],
            elo[bot]["low"],
            elo[bot]["high"],
            COLOURS[0],
            filled="reference" not in elo[bot],
        )
    axes.set_yticks(range(len(order)), order)
    axes.set_ylim(-0.5, len(order) - 0.5)
    axes.set_xlabel(words("arena-chart-ratings"))
    axes.grid(axis="x", alpha=0.3)


def _rates(axes: Any, tables: list[dict[str, Any]], side_name: Callable[[str], str], words: Words) -> None:
    """Draw the win rates of the first bot of each line-up: over all sides and, a little below, with each side."""
    for row, table in enumerate(reversed(tables)):
        won = table["results"][table["bots"][0]]
        _bar(
            axes,
            row,
            won["rate"],
            won["low"],
            won["high"],
            "black",
            label=words("arena-chart-all") if not row else None,
        )
        axes.plot([won["even"]] * 2, [row - 0.4, row + 0.3], ":", color="grey")
        sides = list(won["by_side"].items())
        for at, (side, each) in enumerate(sides, 1):
            if each["games"]:
                below = row - 0.4 * at / len(sides)
                label = side_name(side) if not row else None
                _bar(
                    axes, below, each["rate"], each["low"], each["high"], COLOURS[(at - 1) % len(COLOURS)], label=label
                )
    names = [f"{table['bots'][0]} – {', '.join(table['bots'][1:])}" for table in reversed(tables)]
    axes.set_yticks(range(len(tables)), names)
    axes.set_xlim(-0.02, 1.02)
    axes.set_ylim(-0.7, len(tables) - 0.5)
    axes.xaxis.set_major_formatter("{x:.0%}")
    axes.set_xlabel(fill(words("arena-chart-rates"), WIDTH))
    axes.grid(axis="x", alpha=0.3)


def _bar(
    axes: Any,
    at: float,
    value: float,
    low: float,
    high: float,
    colour: str,
    *,
    filled: bool = True,
    label: str | None = None,
) -> None:
    reach = [[value - low], [high - value]]
    axes.errorbar(
        value, at, xerr=reach, fmt="o", color=colour, capsize=3, mfc=colour if filled else "white", label=label
    )
