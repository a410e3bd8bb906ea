"""Draws docs/uprising.svg, the picture of the README: `python docs/picture.py`."""

from __future__ import annotations

import io
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

import dejarik
from dejarik.bots import bot
from dejarik.games.uprising.board import draw


def picture() -> str:
    game = dejarik.game("uprising")
    speak = game.language("en")
    state = game.new(seed=21, options={"missions": ["coup", "espionage", "armed-revolt"]})
    seats = [bot("greedy", 3), bot("greedy", 4)]
    while state.ask is not None and (state.round, state.ask.name) != (5, "assign-card"):
        state.apply(seats[state.ask.seat].pick(state.perspective(state.ask.seat)))
    assert state.ask is not None
    console = Console(record=True, width=112, file=io.StringIO(), force_terminal=True)
    console.rule("Uprising · Resistance")
    console.print(draw(state.view("resistance"), speak))
    for event in state.events:
        if event.seen_by(0):
            console.print(Text.assemble(f"· {speak.text(event.message)} ", (f"[{event.message.rule}]", "dim")))
    console.print(Text.assemble((f"{speak.text(state.ask.prompt)} ", "bold"), (f"[{state.ask.rule}]", "dim")))
    for number, option in enumerate(state.ask.options, 1):
        console.print(f" {number} {speak.text(option.label())}", highlight=False)
    svg = console.export_svg(title="dejarik play uprising")
    svg = re.sub(r"@font-face \{.*?\}\s*", "", svg, flags=re.DOTALL)  # no request to any other host
    svg = re.sub(r"\s*<!--.*?-->", "", svg)
    return svg.replace("Fira Code, monospace", "DejaVu Sans Mono, Menlo, Consolas, monospace")


if __name__ == "__main__":
    (Path(__file__).parent / "uprising.svg").write_text(picture(), "utf-8")
