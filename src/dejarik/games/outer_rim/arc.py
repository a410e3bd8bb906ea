"""The map: spaces, the routes between them, and distances, for every order of the tiles. Planets, navpoints and the
Maelstrom stand in the content. [RIM-MAP-1 … 12, 15, 16, 19 … 22]"""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Final

from dejarik.games.outer_rim.components import ENDCAPS, FACTIONS, ROUTES, SPACE, TILE, SpaceId, TileId

SPACES: Final = len(SPACE)
LANES: Final = ("outer", "inner")


class Arc:
    """The graph of spaces for one order of the tiles, from left to right."""

    __slots__ = ("distance", "neighbours", "position", "stack_exit")

    def __init__(self, tiles: tuple[TileId, ...]) -> None:
        near: list[set[SpaceId]] = [set() for _ in range(SPACES)]
        joins = [(route.a, route.b) for route in ROUTES]
        for left, right in pairwise(tiles):  # lane by lane [RIM-MAP-21]
            joins += [(TILE[left].exits[f"right_{lane}"], TILE[right].exits[f"left_{lane}"]) for lane in LANES]
        for a, b in joins:
            near[a].add(b)
            near[b].add(a)
        self.neighbours = tuple(tuple(sorted(each)) for each in near)
        self.distance = tuple(self._distances(SpaceId(start)) for start in range(SPACES))
        self.position = tuple(10 * tiles.index(each.tile) + each.arc for each in SPACE)  # [RIM-MAP-19]
        exits = [SpaceId(0)] * len(FACTIONS)
        for endcap in ENDCAPS:
            tile = TILE[tiles[0 if endcap.side == "left" else -1]]
            for stack in endcap.stacks:
                exits[stack.faction] = tile.exits[stack.exit]
        self.stack_exit = tuple(exits)  # by faction: where its patrols enter the map [RIM-MAP-8, 20]

    def _distances(self, start: SpaceId) -> tuple[int, ...]:
        """The number of spaces entered on the shortest route to each space. [RIM-MAP-16, 22]"""
        found = {start: 0}
        queue = [start]
        for at in queue:
            for other in self.neighbours[at]:
                if other not in found:
                    found[other] = found[at] + 1
                    queue.append(other)
        return tuple(found[SpaceId(at)] for at in range(SPACES))

    def within(self, start: SpaceId, steps: int) -> list[SpaceId]:
        """The spaces up to so many steps away, the space itself included. [RIM-MAP-22]"""
        return [SpaceId(at) for at, distance in enumerate(self.distance[start]) if distance <= steps]


@cache
def arc_of(tiles: tuple[TileId, ...]) -> Arc:
    """The map that these tiles make, worked out once."""
    return Arc(tiles)
