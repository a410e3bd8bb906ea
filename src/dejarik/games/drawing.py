"""What the boards of several games draw with, in a terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console, ConsoleOptions, RenderResult
from rich.measure import Measurement
from rich.text import Text


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
