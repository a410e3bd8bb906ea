"""Information Broker: all contacts of a planet are turned up. [RIM-EFFECT-35]"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.games.outer_rim.assets.tokens import turn_up
from dejarik.games.outer_rim.components import PLANET_SPOTS, PLANETS, PlayerId, SpaceId
from dejarik.games.outer_rim.forms import Decision, Option
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State


class ChoosePlanet(Option):
    """This planet."""

    words = "planet {planet}"
    labelled = "{planet}"
    touched = ("space/{planet}",)

    planet: SpaceId


class ExposePlanet(Decision):
    """The planet, without players, whose contacts are turned faceup. [RIM-EFFECT-35]"""

    player: PlayerId

    rule = "RIM-EFFECT-35"
    offers = (ChoosePlanet,)

    def options(self, game: State) -> Sequence[ChoosePlanet]:
        return [ChoosePlanet(planet) for planet in PLANETS if planet not in game.places]

    def resolve(self, game: State, option: ChoosePlanet) -> None:
        for spot in PLANET_SPOTS[option.planet]:
            turn_up(game, spot)


@special("information-broker")
def information_broker(game: State, run: CardRun, count: int) -> None:
    game.ask_for(ExposePlanet(run.player))
