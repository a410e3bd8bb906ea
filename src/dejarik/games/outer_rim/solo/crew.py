"""Contacts whom the automatic opponent turns up, and takes as crew. [RIM-SOLO-56 … 62, 82, 83]"""

from __future__ import annotations

from typing import Final

from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.assets import discard, place, turn_up
from dejarik.games.outer_rim.assets.gaining import has_room
from dejarik.games.outer_rim.components import (
    CONTACT_CARD,
    CONTACT_CLASS,
    KIND,
    PLANET_SPOTS,
    AiItem,
    CardId,
    PlayerId,
    SpotId,
)
from dejarik.games.outer_rim.databank import in_databank
from dejarik.games.outer_rim.forms import drawn
from dejarik.games.outer_rim.state import State


def lowest(game: State, player: PlayerId, faceup: bool) -> SpotId | None:
    """The token of the lowest class on the planet, faceup or facedown; the left one of two equals.
    [RIM-SOLO-61, 62, 82, RIM-RUL-37]"""
    found = [
        (CONTACT_CLASS[token], spot)
        for spot in PLANET_SPOTS[game.places[player]]
        if (token := game.spots[spot]) is not None and game.open[spot] == faceup
    ]
    return min(found)[1] if found else None


def has_nobody(game: State, player: PlayerId, item: AiItem) -> str:
    """Why nobody can be turned up: no facedown token is there, and the faceup one that would be used has no crew to
    give; "" if somebody can. [RIM-SOLO-82, RIM-RUL-82]"""
    if lowest(game, player, faceup=False) is not None:
        return ""
    spot = lowest(game, player, faceup=True)
    has_crew = spot is not None and crew_at(game, spot) is not None
    if item.take_crew:
        return "" if has_crew else "no-crew"
    return "no-contact"


def crew_at(game: State, spot: SpotId) -> CardId | None:
    """The crew that a contact gives: none if its card is no crew, or somebody's job, or out of the game.
    [RIM-SOLO-60, 83]"""
    token = game.spots[spot]
    if token is None:
        return None
    card = CONTACT_CARD[token]
    return card if KIND[card] == "crew" and in_databank(game, card) else None


def reveal(game: State, player: PlayerId, item: AiItem) -> None:
    """Turn up a facedown token, or use a faceup one, and take its crew for free. [RIM-SOLO-56 … 58, 82]"""
    spot = lowest(game, player, faceup=False)
    if spot is None:
        spot = lowest(game, player, faceup=True)
    else:
        turn_up(game, spot)
    if spot is not None and item.take_crew:
        card = crew_at(game, spot)
        if card is not None:
            game.perform(TakingCrew(player, card))


class TakingCrew(Procedure):
    """The opponent takes a crew card. [RIM-SOLO-57, 59]"""

    player: PlayerId
    card: CardId

    @property
    def steps(self) -> Steps:
        return TAKING_CREW


def dismiss(game: State, frame: TakingCrew) -> None:
    """Without a free slot one of the crew goes, at random. [RIM-SOLO-59]"""
    if not has_room(game, frame.player, frame.card):
        crew = [card for card in game.assets[frame.player] if KIND[card] == "crew"]
        if crew:
            discard(game, frame.player, drawn(game, crew))


def come_aboard(game: State, frame: TakingCrew) -> None:
    """The card comes into the slot, without what its card says. [RIM-SOLO-57, 58]"""
    if has_room(game, frame.player, frame.card):
        place(game, frame.player, frame.card)


TAKING_CREW: Final[Steps] = (dismiss, come_aboard)
