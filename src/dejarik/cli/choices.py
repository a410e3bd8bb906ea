"""The options of a decision as a numbered list that stays short."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

LISTED = 9  # up to this many options stand on a line each
SHARED = 2  # words that neighbouring options must share at the beginning to be worth a heading
ALIKE = 3  # neighbouring options that must share them
GAP = "  "
INDENT = "  "


def listed(labels: Sequence[str], typed: Sequence[str], width: int) -> RenderableType:
    """List options: a few on a line each, with what one would type if there is room; many in paragraphs, alike ones
    together."""
    if len(labels) > LISTED:
        return _paragraphs(labels, width)
    lines = [numbered(number, label) for number, label in enumerate(labels, 1)]
    if max(map(len, labels)) + max(map(len, typed)) + 5 > width:
        return Group(*lines)
    table = Table.grid(padding=(0, 2))
    for line, text in zip(lines, typed, strict=True):
        table.add_row(line, Text(text, "dim"))
    return table


def numbered(number: int, label: str) -> Text:
    return Text.assemble((f"{number:>2} ", "bold cyan"), label)


def _paragraphs(labels: Sequence[str], width: int) -> Group:
    paragraphs: list[Text] = []
    first = 1
    for run in runs(labels):
        paragraphs.append(_together(run, first, width))
        first += len(run)
    return Group(*paragraphs)


def runs(labels: Sequence[str]) -> list[Sequence[str]]:
    """Split options into runs of neighbours that begin alike, and of neighbours that do not."""
    found: list[Sequence[str]] = []
    at = 0
    while at < len(labels):
        end = at + 1
        while end < len(labels) and heading(labels[at : end + 1]):
            end += 1
        if end - at < ALIKE and found and not _alike(found[-1]):
            found[-1] = [*found[-1], *labels[at:end]]
        else:
            found.append(labels[at:end])
        at = end
    return found


def heading(labels: Sequence[str]) -> str:
    """Return what all of these begin with, if it is worth a heading: enough words, and no bare numbers left over."""
    split = [label.split() for label in labels]
    least = min(map(len, split)) - 1
    shared = next((at for at in range(least) if any(words[at] != split[0][at] for words in split)), least)
    fits = shared >= SHARED and not any(words[shared].isdecimal() for words in split)
    return " ".join(split[0][:shared]) if fits else ""


def _alike(run: Sequence[str]) -> bool:
    return len(run) >= ALIKE and bool(heading(run))


def _together(run: Sequence[str], first: int, width: int) -> Text:
    """Show a run as a paragraph. Alike options share a heading, and only what differs follows the numbers."""
    said = heading(run) if _alike(run) else ""
    rest = [numbered(number, label.removeprefix(said).strip()) for number, label in enumerate(run, first)]
    return flowing([Text(f"{said} …"), *rest], width, INDENT) if said else flowing(rest, width)


def flowing(texts: Sequence[Text], width: int, indent: str = "") -> Text:
    """Put options one after the other; lines break between them, never within one."""
    lines = [texts[0]]
    for text in texts[1:]:
        if lines[-1].cell_len + len(GAP) + text.cell_len > width:
            lines.append(Text(indent) + text)
        else:
            lines[-1] = lines[-1] + Text(GAP) + text
    return Text("\n").join(lines)
