"""The Sith Holocron: another player says where it has to go. [RIM-EFFECT-37, RIM-RUL-78]"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim.components import PLANETS, CharacterId, PlayerId
from dejarik.games.outer_rim.forms import Decision, Option
from dejarik.games.outer_rim.market import events
from dejarik.games.outer_rim.market.information_broker import ChoosePlanet
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State


class ChooseMarker(Option):
    """This player."""

    words = "{who} marks"
    labelled = "{who}"

    who: CharacterId


class ChooseWhoMarks(Decision):
    """Which of the nearest other players marks a planet. [RIM-EFFECT-37, RIM-MAP-17]"""

    player: PlayerId

    rule = "RIM-EFFECT-37"
    offers = (ChooseMarker,)

    def options(self, game: State) -> Sequence[ChooseMarker]:
        distance = game.arc.distance[game.places[self.player]]
        others = game.others(self.player)
        least = min(distance[game.places[other]] for other in others)
        return [ChooseMarker(game.who(other)) for other in others if distance[game.places[other]] == least]

    def resolve(self, game: State, option: ChooseMarker) -> None:
        game.ask_for(MarkPlanet(PlayerId(game.characters.index(option.who))))


class MarkPlanet(Decision):
    """Any planet, that of the buyer too. [RIM-EFFECT-37, RIM-RUL-78]"""

    player: PlayerId

    rule = "RIM-EFFECT-37"
    offers = (ChoosePlanet,)

    def options(self, game: State) -> Sequence[ChoosePlanet]:
        return [ChoosePlanet(planet) for planet in PLANETS]

    def resolve(self, game: State, option: ChoosePlanet) -> None:
        game.holocron = option.planet
        game.tell(EVERYONE, events.marked_planet, game.who(self.player), option.planet)


@special("nearest-places-token")
def nearest_places_token(game: State, run: CardRun, count: int) -> None:
    game.offer(ChooseWhoMarks(run.player))
