"""The table of Rebellion, drawn in a terminal from a view.

Nothing is told by colour alone: each side has its sign, icons that build ships are hollow and those that build ground
units are filled, captured leaders stand in brackets. What lies beside the galaxy is in `areas`.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from dejarik.engine.game import UNKNOWN
from dejarik.engine.language import Language
from dejarik.engine.message import Message, say
from dejarik.games.drawing import Flow, spaced
from dejarik.games.rebellion.components import (
    BASE,
    BASE_ID,
    BUILD_SPACE,
    BUILDS,
    CAPTURED,
    CARBONITE,
    CIRCLES,
    ICONS,
    IN_REGION,
    PLACES,
    REBEL,
    RECRUITS,
    SIDES,
    SPACE,
    SYSTEMS,
    TRACK,
    TRIANGLES,
    UNIT_THEATRE,
    PlaceId,
    UnitId,
    in_set,
)
from dejarik.games.rebellion.knowledge.seen import RebellionView
from dejarik.games.rebellion.roles import ORDERS, TWO_PLAYERS
from dejarik.games.rebellion.terminal.areas import areas, conflict, moving, waiting
from dejarik.games.rebellion.terminal.closeups import close_up
from dejarik.games.rebellion.terminal.wording import SIGN, STYLE, figures, leader, leaders_in, name, say_board

__all__ = ["close_up", "draw", "focus"]

SUBJUGATED: Final = "⬡"
NEUTRAL: Final = "·"
SABOTAGED: Final = "✕"
DESTROYED: Final = "∅"
HOME: Final = "⌂"
POSSIBLE: Final = "?"
RECRUIT: Final = "♙"
BUILD: Final = "⚙"
TIME: Final = "▼"
REPUTATION: Final = "◆"
SHAPES: Final = ("△○□", "▲●■")  # by theatre
PHASES: Final = ("setup", "assignment-phase", "command-phase", "refresh-phase")  # by the steps of the round begun
NARROWEST: Final = 38  # of a region
FEW: Final = 12  # more systems than these are told by the signs on the map alone


def draw(view: RebellionView, language: Language) -> RenderableType:
    """The whole table as this view has it."""
    return Group(
        heading(view, language),
        track(view),
        Galaxy(view, language),
        *conflict(view, language),
        areas(view, language),
        legend(view, language),
        *moving(view, language),
    )


def focus(view: RebellionView, language: Language) -> RenderableType:
    """Only what a decision in the middle of something is about, for those who have just seen the whole table."""
    return Group(*conflict(view, language), *waiting(view, language), *moving(view, language))


# The round and the time track


def heading(view: RebellionView, language: Language) -> Flow:
    phase = phase_of(view)
    parts = [Text(say_board(language, "round", round=view["round"]), "bold")] if view["round"] else []
    parts.append(Text(say_board(language, f"phase-{phase}"), "bold"))
    if phase == "command-phase":
        order = turns(view)
        parts.append(Text(say_board(language, "turn", player=order[view["turn"]]), "bold"))
        if any(view["passed"]):
            out = tuple(player for player, passed in zip(order, view["passed"], strict=True) if passed)
            parts.append(Text(say_board(language, "passed", players=out)))
    if view["outcome"] is not None:
        winners = tuple(say(f"rebellion-seat-{seat}") for seat in view["outcome"]["winners"])
        parts.append(Text(say_board(language, "winners", players=winners), "bold"))
    return Flow(parts, " · ")


def phase_of(view: RebellionView) -> str:
    """Which step of the round is under way; before the first round there is the setup. A phase in its last step is no
    longer on the stack, the round is."""
    if not view["stack"]:
        return "over"
    return next((PHASES[frame["step"]] for frame in view["stack"] if frame.get("do") == "round"), "setup")


def turns(view: RebellionView) -> list[Message]:
    """Who takes turns in the Command Phase, in this order. [REB-COMMAND-1, REB-TEAM-20]"""
    if view["players"] == 2:
        return [say(f"rebellion-side-{SIDES[side]}") for side, _ in TWO_PLAYERS]
    order = ORDERS[view["options"]["initiative"]]
    return [say(f"rebellion-role-{SIDES[side]}-{('admiral', 'general')[role]}") for side, role in order]


def track(view: RebellionView) -> Flow:
    """Every space with its icons and the markers that lie there."""
    spaces = []
    for space in range(1, TRACK + 1):
        markers = TIME * (space == view["time"]) + REPUTATION * (space == view["reputation"])
        icons = RECRUIT * (space in RECRUITS) + BUILD * (space in BUILDS)
        style = "bold" if markers else "dim" if space < view["time"] else ""
        spaces.append(Text(f"{markers}{space}{icons}", style))
    return Flow(spaces, " ")


# The galaxy


class Galaxy:
    """The regions side by side, as many as there is room for, each with its four systems; then the base."""

    def __init__(self, view: RebellionView, language: Language) -> None:
        self.view = view
        self.language = language
        hidden = view["location"] == UNKNOWN
        self.possible: set[str] = set(view["possible"]) if hidden else set()

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        across = max(1, min(4, options.max_width // NARROWEST))
        table = Table(box=box.ROUNDED, show_header=False, show_lines=True, expand=True, border_style="dim")
        for _ in range(across):
            table.add_column(ratio=1)
        cells = [Group(*map(self.system, in_set(systems))) for systems in IN_REGION.values()]
        below = len(cells) % across == 0  # no corner of the table is free
        if not below:
            cells.append(base(self.view, self.language))
        for first in range(0, len(cells), across):
            table.add_row(*cells[first : first + across])
        yield table
        if below:
            yield base(self.view, self.language)

    def system(self, place: PlaceId) -> RenderableType:
        """Its name and markers, and below them who is there."""
        id = PLACES[place]
        title = Text(name(self.language, "place", id), "bold")
        if id in self.view["destroyed"]:
            title.stylize("strike")
        marks = [self.loyalty(place), title, icons_of(place)]
        marks += [Text(SABOTAGED, "bold")] * (id in self.view["sabotaged"])
        marks += [Text(DESTROYED, "bold")] * (id in self.view["destroyed"])
        marks += [Text(HOME, f"bold {STYLE['rebel']}")] * (id == self.view["location"])
        marks += [Text(POSSIBLE, "bold yellow")] * (id in self.possible)
        return Group(spaced(mark for mark in marks if mark.plain), occupants(self.view, self.language, id))

    def loyalty(self, place: PlaceId) -> Text:
        loyal = {"rebel": "rebel", "imperial": "empire"}.get(self.view["loyalty"][place])
        sign = Text(SIGN[loyal], STYLE[loyal]) if loyal else Text()
        if SYSTEMS[place] in self.view["subjugated"]:
            sign.append(SUBJUGATED, STYLE["empire"])
        return sign or Text(NEUTRAL)


def icons_of(place: PlaceId) -> Text:
    """Its resource icons from left to right and the space of the queue on which what they build begins."""
    shapes = "".join(shape_of(icon[REBEL][0]) for icon in ICONS[place])
    return Text(f"{shapes}{BUILD_SPACE[place]}" if shapes else "")


def shape_of(built: UnitId) -> str:
    """Of the icon that builds this kind for the Rebels."""
    shape = 0 if built in TRIANGLES else 1 if built in CIRCLES else 2
    return SHAPES[UNIT_THEATRE[built] != SPACE][shape]


def occupants(view: RebellionView, language: Language, place: str) -> RenderableType:
    """A line for each side that has somebody there: units, then leaders."""
    table = Table.grid(padding=(0, 1))
    for side in SIDES:
        found = [*figures(language, view["units"].get(place, {}), side)]
        found += [leader(view, language, who) for who in leaders_in(view, place, side)]
        if found:
            table.add_row("", Text(SIGN[side], STYLE[side]), Flow(found))
    return table if table.row_count else Group()


# The base


def base(view: RebellionView, language: Language) -> Group:
    """The "Rebel Base" space with what is in it, and what is known of where the base is."""
    title = Text(f"{HOME} {name(language, 'place', BASE_ID)}", f"bold {STYLE['rebel']}")
    words = Flow([spaced([title, icons_of(BASE), Text("·")]), *map(Text, whereabouts(view, language))], " ")
    return Group(words, occupants(view, language, BASE_ID))


def whereabouts(view: RebellionView, language: Language) -> Iterable[str]:
    location, possible = view["location"], view["possible"]
    if location is None:
        yield say_board(language, "base-none")
    elif location == UNKNOWN:
        yield say_board(language, "base-possible", count=len(possible)) + (":" if len(possible) <= FEW else "")
        if len(possible) <= FEW:
            yield from listed([name(language, "place", system) for system in possible])
    else:
        known = say(f"rebellion-place-{location}")
        yield say_board(language, "base-revealed" if view["exposed"] else "base-own", system=known)
        if not view["exposed"]:
            yield "·"
            yield from say_board(language, "public-possible", count=len(possible)).split()


def listed(words: list[str]) -> Iterable[str]:
    """With commas between them."""
    return [f"{word}," for word in words[:-1]] + words[-1:]


# What the signs mean


def legend(view: RebellionView, language: Language) -> Flow:
    """Of those that may be missing, only the ones that are on the table."""
    signs = {
        "rebel": SIGN["rebel"],
        "empire": SIGN["empire"],
        "neutral": NEUTRAL,
        "subjugated": SUBJUGATED,
        "sabotaged": SABOTAGED,
        "destroyed": DESTROYED,
        "base": HOME,
        "possible": POSSIBLE,
        "captured": "[ ]",
        "ships": SHAPES[0],
        "ground": SHAPES[1],
        "space": "1 2 3",
        "time": TIME,
        "reputation": REPUTATION,
        "recruit": RECRUIT,
        "build": BUILD,
    }
    there: dict[str, Any] = {
        "subjugated": view["subjugated"],
        "sabotaged": view["sabotaged"],
        "destroyed": view["destroyed"],
        "possible": view["location"] == UNKNOWN,
        "captured": view["rings"][CAPTURED] or view["rings"][CARBONITE],
    }
    shown = [f"{sign} {say_board(language, f'sign-{key}')}" for key, sign in signs.items() if there.get(key, True)]
    return Flow(Text(each, "dim") for each in shown)
