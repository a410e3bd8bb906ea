"""What waits where: the destinations of everybody's cargo, jobs and captives, and the marks that are still to be found,
as far as a seat knows where they can be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Final, Literal

from dejarik.engine.game import UNKNOWN
from dejarik.games.outer_rim.assets.tokens import TOKEN_OF_CREW
from dejarik.games.outer_rim.components import (
    ASSET,
    CARDS,
    CONTACT_CLASS,
    CONTACTS,
    SPACES,
    SPOT_PLANET,
    SPOTS,
    Bounty,
    CardId,
    Cargo,
    ContactId,
    Job,
    PlayerId,
    SpaceId,
)
from dejarik.games.outer_rim.knowledge import seen
from dejarik.games.outer_rim.knowledge.tokens import marked
from dejarik.games.outer_rim.players import wanted
from dejarik.games.outer_rim.state import State

LEADS: Final = tuple(isinstance(asset, Bounty | Cargo | Job) for asset in ASSET)  # somewhere


def errands(game: State, tokens: Sequence[str | None]) -> list[list[seen.Errand]]:
    """Of every player, in the order of the cards; `tokens` are the contacts on the map as a seat sees them."""
    return [list(_of(game, PlayerId(player), tokens)) for player in game.players]


def _of(game: State, player: PlayerId, tokens: Sequence[str | None]) -> Iterator[seen.Errand]:
    for card in game.assets[player]:
        if not LEADS[card]:
            continue
        fixed = _to_planet(card, card in game.captured)
        if fixed is not None:
            yield {**fixed}
        elif isinstance(ASSET[card], Bounty):
            yield _find(game, card, tokens)
        else:
            spaces = _elsewhere(game, player, card)
            if spaces:
                yield _errand(card, _kind(card), spaces)


@cache
def _to_planet(card: CardId, captured: bool) -> seen.Errand | None:
    """Of a card whose destination is a planet, whatever happens."""
    asset = ASSET[card]
    if isinstance(asset, Bounty):
        return _errand(card, "hand-over", [asset.capture.destination]) if captured else None
    if isinstance(asset, Cargo | Job) and isinstance(asset.destination, int):
        return _errand(card, _kind(card), [asset.destination])
    return None


def _kind(card: CardId) -> Literal["deliver", "attempt"]:
    return "deliver" if isinstance(ASSET[card], Cargo) else "attempt"


def _errand(
    card: CardId,
    kind: Literal["deliver", "attempt", "hand-over", "find"],
    spaces: Iterable[SpaceId],
    spots: Iterable[int] = (),
) -> seen.Errand:
    texts = [SPACES[space] for space in dict.fromkeys(spaces)]
    return {"card": CARDS[card], "kind": kind, "spaces": texts, "spots": [SPOTS[spot] for spot in spots]}


def _elsewhere(game: State, player: PlayerId, card: CardId) -> list[SpaceId]:
    """Where the holocron goes, or wherever a player is whom the job can be about. The goal tokens of the automatic
    opponent lie on planets alone. [RIM-EFFECT-51, RIM-JOB-14, RIM-SOLO-21, 22]"""
    asset = ASSET[card]
    assert isinstance(asset, Cargo | Job)
    if asset.destination is None or game.is_ai(player):
        return []
    if asset.destination == "planet-with-credit-token":
        return [] if game.holocron is None else [game.holocron]
    others = game.others(player)
    if asset.destination == "space-of-wanted-player":
        others = [other for other in others if wanted(game, other) and not game.defeated[other]]
    return [game.places[other] for other in others]


def _find(game: State, bounty: CardId, tokens: Sequence[str | None]) -> seen.Errand:
    """Where the mark lies, whose crew it is, or every facedown token of its class. [RIM-BOUNTY-8, 16, RIM-CONTACT-5]"""
    mark = marked(bounty)
    if mark not in game.spots:
        return _errand(bounty, "find", _with_crew(game, mark))
    if CONTACTS[mark] in tokens:
        spots = [tokens.index(CONTACTS[mark])]
    else:
        spots = [spot for spot, token in enumerate(tokens) if token == UNKNOWN and _classed(game, spot, mark)]
    return _errand(bounty, "find", [SPOT_PLANET[spot] for spot in spots], spots)


def _classed(game: State, spot: int, mark: ContactId) -> bool:
    token = game.spots[spot]
    return token is not None and CONTACT_CLASS[token] == CONTACT_CLASS[mark]


def _with_crew(game: State, mark: ContactId) -> Iterator[SpaceId]:
    """Where the ship is whose crew the mark belongs to; nowhere if it is out of the game or captured."""
    for player, cards in enumerate(game.assets):
        if any(TOKEN_OF_CREW.get(card) == mark for card in cards):
            yield game.places[player]
