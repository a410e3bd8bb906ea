"""The map on the terminal board: the six tiles from left to right, each with the spaces of its outer lane, its other
routes, and the spaces of its inner lane, and whatever is there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from dejarik.engine.game import UNKNOWN
from dejarik.engine.language import Language
from dejarik.games.drawing import Flow
from dejarik.games.outer_rim.arc import LANES
from dejarik.games.outer_rim.components import (
    FACTIONS,
    PLANET_FACTION,
    PLANET_SPOTS,
    ROUTES,
    SPACE,
    SPACES,
    TILE,
    TILES,
    FactionId,
    SpaceId,
    SpotId,
    TileId,
)
from dejarik.games.outer_rim.knowledge.seen import OuterRimView
from dejarik.games.outer_rim.terminal.errands import Errands
from dejarik.games.outer_rim.terminal.wording import (
    CLASS_SIGN,
    CLASS_STYLE,
    FREE,
    label,
    name,
    patrol,
    preparing,
    ship_sign,
    sign_of,
)

ACROSS: Final = (6, 3, 2, 1)  # how many tiles may stand side by side
NARROWEST: Final = 26  # of a tile, with its frame
ROUTE: Final = "─"
CROSSING: Final = "┄"
BETWEEN: Final = "⇅"
MARK: Final = "⌖"
POSSIBLE: Final = "?"
SABOTAGED: Final = "✕"
HOLOCRON: Final = "¤"

Chain: TypeAlias = tuple[SpaceId, ...]


# How a tile is read


@dataclass(frozen=True, slots=True)
class Reading:
    """The lanes of a tile from left to right, and its other routes."""

    lanes: tuple[Chain, ...]
    crossings: tuple[Chain, ...]


@cache
def reading(tile: TileId) -> Reading:
    own = [each.id for each in SPACE if each.tile == tile]
    routes = [(route.a, route.b) for route in ROUTES if route.a in own]
    lanes = tuple(_lane(tile, lane, routes) for lane in LANES)
    on_lanes = {frozenset(step) for lane in lanes for step in pairwise(lane)}
    crossings = list(_chains([each for each in routes if frozenset(each) not in on_lanes]))
    seen = {space for chain in (*lanes, *crossings) for space in chain}
    return Reading(lanes, (*crossings, *((space,) for space in own if space not in seen)))


def _lane(tile: TileId, lane: str, routes: Sequence[tuple[SpaceId, SpaceId]]) -> Chain:
    """The shortest way from the left exit to the right one past all planets of this lane and none of the other."""
    start, end = TILE[tile].exits[f"left_{lane}"], TILE[tile].exits[f"right_{lane}"]
    wanted = {each.id for each in SPACE if each.tile == tile and each.lane == lane}
    barred = {each.id for each in SPACE if each.tile == tile and each.lane not in ("", lane)}
    ways: list[Chain] = [(start,)]
    for way in ways:
        if way[-1] == end and wanted <= set(way):
            return way
        for route in routes:
            for at, other in (route, route[::-1]):
                if at == way[-1] and other not in way and other not in barred:
                    ways.append((*way, other))
    return (start,)


def _chains(routes: list[tuple[SpaceId, SpaceId]]) -> Iterator[Chain]:
    """Routes one after another, as far as each goes on where the last one ends."""
    while routes:
        ends = Counter(end for route in routes for end in route)
        chain = [next((end for end, count in ends.items() if count % 2), routes[0][0])]
        while following := next((route for route in routes if chain[-1] in route), None):
            routes.remove(following)
            chain.append(following[following[0] == chain[-1]])
        yield tuple(chain)


# The tiles


class Tiles:
    """As many side by side as there is room for."""

    def __init__(self, view: OuterRimView, language: Language) -> None:
        self.view = view
        self.language = language
        self.errands = Errands(view)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        across = next((count for count in ACROSS if options.max_width >= count * NARROWEST), 1)
        table = Table(box=box.ROUNDED, show_header=False, show_lines=True, expand=True, border_style="dim")
        for _ in range(across):
            table.add_column(ratio=1)
        cells = [self.tile(TileId(TILES.number(text))) for text in self.view["tiles"]]
        for first in range(0, len(cells), across):
            table.add_row(*cells[first : first + across])
        yield table

    def tile(self, tile: TileId) -> RenderableType:
        """The outer lane above, the inner lane below, other routes between them."""
        read = reading(tile)
        outer, inner = (list(self.lane(lane)) for lane in read.lanes)
        between = [Flow(self.crossing(chain, read), " ") for chain in read.crossings]
        return Group(*outer, *between, *inner)

    def lane(self, lane: Chain) -> Iterator[RenderableType]:
        yield Flow(chained([self.space(space) for space in lane], ROUTE), " ")
        for space in lane:
            if PLANET_SPOTS[space]:
                yield Padding(Flow(self.contacts(space)), (0, 0, 0, 2))

    def crossing(self, chain: Chain, read: Reading) -> Iterable[Text]:
        """Between the only planets of both lanes it needs no names."""
        planets = [[space for space in lane if PLANET_SPOTS[space]] for lane in read.lanes]
        drawn = {space for lane in read.lanes for space in lane}
        if [[chain[0]], [chain[-1]]] in (planets, planets[::-1]):
            return [Text(BETWEEN, "dim"), *chained([self.space(space) for space in chain[1:-1]], CROSSING)]
        return chained(
            [
                [Text(label(self.language, SPACES[space]), "dim")] if space in drawn else self.space(space)
                for space in chain
            ],
            CROSSING,
        )

    def space(self, place: SpaceId) -> list[Text]:
        """Its name, what waits to be brought or done there, and who is there. The parts may stand on two lines."""
        id = SPACES[place]
        view = self.view
        faction = PLANET_FACTION[place]
        title = Text(label(self.language, id), "bold" if SPACE[place].kind != "navpoint" else "")
        parts = [title if faction is None else Text.assemble(sign_of(FACTIONS[faction]), " ", title)]
        errands = self.errands.at(id) + SABOTAGED * (id in view["sabotaged"]) + HOLOCRON * (id == view["holocron"])
        parts += [Text(errands, "bold bright_white")] if errands else []
        places = () if preparing(view) else view["places"]
        ships = Text.assemble(*(ship_sign(player) for player, at in enumerate(places) if at == id))
        parts += [ships] if ships else []
        parts += [patrol(view, FactionId(faction)) for faction, at in enumerate(view["patrols"]) if at == id]
        return parts

    def contacts(self, planet: SpaceId) -> Iterator[Text]:
        """From left to right: the class by the shape, filled when the token lies faceup; the name, in brackets if only
        one's own seat has seen it. [RIM-HIDDEN-1 … 3, 17]"""
        for spot in PLANET_SPOTS[planet]:
            yield self.contact(spot)

    def contact(self, spot: SpotId) -> Text:
        token, class_, open_ = self.view["spots"][spot], self.view["classes"][spot], self.view["open"][spot]
        if token is None or class_ is None:
            return Text(FREE, "dim")
        text = Text(CLASS_SIGN[class_][open_], CLASS_STYLE[class_])
        if token == UNKNOWN:
            return text.append(POSSIBLE if self.errands.possible(class_) else "", "bold bright_white")
        words = name(self.language, "contact", token)
        text.append(f" {words if open_ else f'({words})'}", "")
        return text.append(f" {MARK}" if token in self.errands.marks else "", "bold bright_white")


def chained(spaces: Sequence[list[Text]], joint: str) -> list[Text]:
    """The parts of all spaces, with a sign after each space but the last."""
    found: list[Text] = []
    for at, parts in enumerate(spaces, 1):
        found += parts[:-1]
        found.append(parts[-1] if at == len(spaces) else parts[-1] + Text(f" {joint}", "dim"))
    return found
