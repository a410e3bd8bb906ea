"""Contacts and encounter cards: whom to meet, what to look at, which card or part is resolved."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.option import Option
from dejarik.games.outer_rim.bot.outlook import Prospects, knows, prospects
from dejarik.games.outer_rim.bot.worth import Around, part, prize, worth
from dejarik.games.outer_rim.components import (
    CONTACT_CARD,
    CONTACT_CLASS,
    DATA,
    MARK,
    PLANET_SPOTS,
    SPOT_PLANET,
    SpotId,
)
from dejarik.games.outer_rim.contacts import (
    LayToken,
    LookAt,
    MoveTo,
    PickContact,
    PickToken,
    SwapWith,
    TurnUp,
    bounty_for,
)
from dejarik.games.outer_rim.encounters.drawing import ChooseCard, ChoosePatrol, NamePatrol, ResolveCard
from dejarik.games.outer_rim.encounters.meeting import FIGHT, MeetOrFight
from dejarik.games.outer_rim.encounters.sections import section_here
from dejarik.games.outer_rim.market.information_broker import ChoosePlanet, ExposePlanet
from dejarik.games.outer_rim.state import State

CURIOUS: Final = 0.3  # to know any token
FADES: Final = 0.8  # a space further


def meet_or_fight(game: State, ask: MeetOrFight) -> Callable[[Option], float]:
    """The databank card against the bounty."""
    own = prospects(game, ask.player).own
    card = CONTACT_CARD[ask.contact]
    met = worth(own, DATA[card].effects, Around(game.places[ask.player], card=card))
    bounty = bounty_for(game, ask.player, ask.contact)
    fought = 0.0 if bounty is None else prize(own, bounty)
    return lambda option: fought if option == FIGHT else met


def pick(game: State, ask: PickContact | SwapWith) -> Callable[[LookAt | TurnUp | PickToken], float]:
    """What one would like to know most: where the marks of one's bounties are, and what is near."""
    look = prospects(game, ask.player)
    do = ask.deed if isinstance(ask, PickContact) else "swap"
    return lambda option: look.at_spot(option.spot) if do == "encounter" else interest(game, look, option.spot)


def interest(game: State, look: Prospects, spot: SpotId) -> float:
    """How much one would like to know a token."""
    player = look.table.player
    if knows(game, player, spot):
        return 0.0
    distance = look.arc.distance[game.places[player]][SPOT_PLANET[spot]]
    contact = game.spots[spot]
    assert contact is not None
    class_ = CONTACT_CLASS[contact]  # that anybody can see
    unseen = look.table.seen[1][class_]
    marks = sum(
        max(0.0, hope.value)
        for hope in look.hopes
        if hope.card is not None and hope.encounter and MARK[hope.card] in unseen
    )
    return (CURIOUS + (0.5 * marks / len(unseen) if len(unseen) > 1 else 0.0)) * FADES**distance


def token_goes(game: State, ask: MoveTo) -> Callable[[LayToken], float]:
    """A mark comes nearer, anybody else goes away."""
    player = ask.player
    contact = game.spots[ask.spot]
    assert contact is not None
    wanted = knows(game, player, ask.spot) and bounty_for(game, player, contact) is not None
    distance = game.arc.distance[game.places[player]]
    return lambda option: (-0.1 if wanted else 0.02) * distance[SPOT_PLANET[option.spot]]


def expose(game: State, ask: ExposePlanet) -> Callable[[ChoosePlanet], float]:
    """Where there is most to be learnt."""
    look = prospects(game, ask.player)
    return lambda option: sum(
        interest(game, look, spot) for spot in PLANET_SPOTS[option.planet] if game.spots[spot] is not None
    )


def card_to_resolve(game: State, ask: ChooseCard) -> Callable[[ResolveCard], float]:
    """The better of two cards that the player looks at."""
    own = prospects(game, ask.player).own
    place = game.places[ask.player]
    patrols = tuple((faction, game.patrol_levels[faction]) for faction in game.patrols_at(place))
    return lambda option: part(own, option.card, section_here(game, place), place, patrols)


def patrol_that_counts(game: State, ask: ChoosePatrol) -> Callable[[NamePatrol], float]:
    own = prospects(game, ask.player).own
    place = game.places[ask.player]
    return lambda option: part(
        own, ask.card, ask.section, place, ((option.faction, game.patrol_levels[option.faction]),)
    )
