"""The table of Commanders, drawn in a terminal from a view.

Nothing is told by colour alone: every kind of ship has its own shape.
"""

from __future__ import annotations

from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from dejarik.engine.game import UNKNOWN
from dejarik.engine.language import Language
from dejarik.engine.message import Message, Param, say
from dejarik.games.commanders.components import PLANETS, RECONSTRUCTED, SEATS, SHIPS, VALUE
from dejarik.games.drawing import Flow

SHAPES = {
    "tie-fighter": ("▲", "bright_blue"),
    "tie-interceptor": ("◆", "red"),
    "tie-bomber": ("●", "yellow"),
    "imperial-shuttle": ("✚", "bright_white"),
    "landing-craft": ("■", "green"),
    "v-wing-fighter": ("▼", "magenta"),
    "tie-advanced": ("✦", "cyan"),
}
SPECIAL = ("★", "bold")


def draw(view: dict[str, Any], language: Language) -> RenderableType:
    """Draw the whole table as this view has it."""
    return Group(column(view, language), players(view, language), piles(view, language))


def say_board(language: Language, key: str, **params: Param) -> str:
    return language.text(Message(f"commanders-board-{key}", params))


def card(text: str, language: Language) -> Text:
    """A card by its shape and name."""
    shape, colour = SHAPES.get(text, SPECIAL)
    return Text(f"{shape} {language.text(say(f'commanders-card-{text}'))}", colour)


def planet(text: str, language: Language) -> Text:
    """A planet by its name and worth; a mark says when one of them is not from the printed game."""
    mark = "⟲" if text in RECONSTRUCTED else ""
    name = language.text(say(f"commanders-planet-{text}"))
    return Text.assemble((name, "bold"), (mark, "yellow"), f" {VALUE[PLANETS.number(text)]}")


def column(view: dict[str, Any], language: Language) -> RenderableType:
    """The open planets, each with its line: the ships that lie there and the places that are free."""
    table = Table.grid(padding=(0, 2))
    for text, line in zip(view["column"], view["lines"], strict=True):
        if text is None:
            table.add_row(Text("—", "dim"), Text())
            continue
        free = VALUE[PLANETS.number(text)] - len(line)
        full = [Text(say_board(language, "full"), "bold")] if free == 0 else []
        table.add_row(
            planet(text, language), Flow([*(card(ship, language) for ship in line), *[Text("□")] * free, *full])
        )
    return Group(Text(say_board(language, "planets"), "dim"), table)


def players(view: dict[str, Any], language: Language) -> RenderableType:
    """Everybody's hand, fleet and planets; of other hands only their size and what was seen to go into them."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    for number, hand in enumerate(view["hands"]):
        seat = SEATS[number]
        name = Text(language.text(say(f"commanders-seat-{seat}")), "bold")
        if seat == view["seat"]:
            name.append(f" ({say_board(language, 'you')})", "dim")
        turn = Text("▶ " if seat == view["turn"] and view["outcome"] is None else "  ", "bold")
        points = sum(VALUE[PLANETS.number(text)] for text in view["captured"][number])
        table.add_row(turn + name, say_board(language, "hand"), in_hand(hand, language))
        table.add_row("", say_board(language, "fleet"), cards(view["fleets"][number], language))
        taken = Flow(planet(text, language) for text in view["captured"][number])
        table.add_row(Text(f"  {say_board(language, 'points', count=points)}"), say_board(language, "captured"), taken)
    return table


def cards(texts: list[str], language: Language) -> RenderableType:
    return Flow(card(text, language) for text in texts) if texts else Text("—", "dim")


def in_hand(hand: list[str], language: Language) -> RenderableType:
    shown = [card(text, language) for text in hand if text != UNKNOWN]
    unseen = len(hand) - len(shown)
    if unseen:
        shown.append(Text(say_board(language, "unseen", count=unseen), "dim"))
    return Flow(shown) if shown else Text("—", "dim")


def piles(view: dict[str, Any], language: Language) -> RenderableType:
    """What lies beside the players, and what the mark means."""
    parts = [
        Text(say_board(language, "deck", count=view["deck"])),
        Text(say_board(language, "discard", count=len(view["discard"]))),
        Text(say_board(language, "pile", count=view["pile"])),
    ]
    if view["destroyed"]:
        gone = ", ".join(language.text(say(f"commanders-planet-{text}")) for text in view["destroyed"])
        parts.append(Text(say_board(language, "destroyed", planets=gone)))
    if view["shown"] is not None:
        parts.append(card(view["shown"], language))
    parts.append(Text(f"⟲ {say_board(language, 'reconstructed')}", "dim"))
    return Flow(parts, " · ")


assert set(SHAPES) == set(SHIPS)
