"""What the boards of several games draw with, in a terminal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeAlias

from rich import box
from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

Row: TypeAlias = tuple[str, RenderableType]
NOTHING: Final = Text("—", "dim")
HELD: Final = "\u00a0"  # a space that holds together what is beside it; rich breaks lines there
FILLER: Final = "\u2800"  # looks like a space, but is none


class Flow:
    """Short texts one after the other; a line is broken between them, never within one."""

    def __init__(self, texts: Iterable[Text], gap: str = "  ") -> None:
        self.texts = list(texts)
        self.gap = gap

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for text in self.texts:
            if line and line.cell_len + len(self.gap) + text.cell_len > options.max_width:
                yield line
                line = Text()
            line = line + Text(self.gap if line else "") + text
        yield line

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [text.cell_len for text in self.texts] or [0]
        return Measurement(max(widths), sum(widths) + len(self.gap) * (len(widths) - 1))


def spaced(texts: Iterable[Text], gap: str = " ") -> Text:
    return Text(gap).join(texts)


def flow(texts: Iterable[Text]) -> RenderableType:
    """With points between them; a dash if there are none."""
    found = list(texts)
    return Flow(found, " · ") if found else NOTHING


class Paragraph:
    """A text that is not broken within a number like 4 000, and takes no more than so many lines if there is a limit:
    what is cut off is told by dots."""

    def __init__(self, text: Text | str, lines: int | None = None) -> None:
        self.text = text if isinstance(text, Text) else Text(text)
        self.lines = lines

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        held = self.text.copy()
        held.plain = held.plain.replace(HELD, FILLER)
        wrapped = list(held.wrap(console, options.max_width))
        shown = wrapped[: self.lines]
        if len(shown) < len(wrapped):
            shown[-1].rstrip()
            shown[-1].truncate(options.max_width - 1)
            shown[-1].append("…")
        for line in shown:
            line.plain = line.plain.replace(FILLER, HELD)
        yield from shown

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement.get(console, options, self.text)


def rows(found: Iterable[Row], labels: int | None = None) -> Table:
    """Each with its name before it; `labels` is how wide the names are."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", width=labels)
    table.add_column(ratio=1)
    for label, content in found:
        table.add_row(label, content)
    return table


def framed(found: Iterable[Row]) -> Panel:
    return Panel(rows(found), box=box.HEAVY)
