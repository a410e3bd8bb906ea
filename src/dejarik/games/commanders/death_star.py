"""The Death Star. [CMD-DS]"""

from __future__ import annotations

from dejarik.engine.event import EVERYONE
from dejarik.games.commanders import events
from dejarik.games.commanders.action import Action, leave_hand
from dejarik.games.commanders.components import DEATH_STAR, PLANETS, PlanetId
from dejarik.games.commanders.deck import draw
from dejarik.games.commanders.planets import discard_line, replace_planet
from dejarik.games.commanders.state import State


class Destroy(Action):
    """Put an open planet into the box and its line on the discard. [CMD-DS-1, 2, 3]"""

    words = "play death-star on {planet}"
    touched = ("hand/death-star", "planet/{planet}")
    labelled = "death-star"

    planet: PlanetId

    def carry_out(self, game: State, seat: int) -> None:
        leave_hand(game, seat, DEATH_STAR)
        place = game.place_of(self.planet)
        game.destroyed.append(self.planet)
        discard_line(game, place)
        game.tell(EVERYONE, events.destroyed, seat, self.planet)
        game.discard.append(DEATH_STAR)  # [CMD-SPEC-2]
        if replace_planet(game, place, "CMD-DS-4", "CMD-DS-5"):  # [CMD-RUL-17]
            draw(game, seat, 1, "CMD-SPEC-3")


DESTROY = [Destroy(PlanetId(planet)) for planet in range(len(PLANETS))]


def targets(game: State) -> list[Action]:
    """Any open planet, whatever lies beside it."""
    return [DESTROY[planet] for planet in game.column if planet is not None]
