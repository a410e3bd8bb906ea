"""Phase 3: the Empire defends with its power tokens. [UPR-DEF, UPR-TOK]

Cards of the pool are named by their places, which tell nothing of their faces. [UPR-RUL-40]
"""

from __future__ import annotations

from abc import abstractmethod
from functools import lru_cache
from typing import ClassVar

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.uprising import events
from dejarik.games.uprising.components import (
    CARDS_PLAYED,
    CORDON,
    DISORIENT,
    DISTRICTS,
    ELIMINATE,
    ELIMINATED,
    EMPIRE,
    PROVOCATION,
    SURVEILLANCE,
    TOKENS,
    TOKENS_USED,
    DistrictId,
    TokenId,
    ZoneId,
)
from dejarik.games.uprising.forms import Decision, Option, Place
from dejarik.games.uprising.state import State


class Use(Option):
    """Use a face-up token."""

    __slots__ = ()

    token: ClassVar[TokenId]

    @abstractmethod
    def effect(self, game: State) -> None: ...


class Surveil(Use):
    """Open a closed card of the pool; a Provocation is then eliminated at once. [UPR-TOK-1, 2, 3]"""

    words = "surveillance {place}"
    touched = ("token/surveillance", "pool/{place}")

    token = SURVEILLANCE

    place: Place

    def effect(self, game: State) -> None:
        number = game.first_of_round() + self.place - 1
        game.open(number)
        game.reveal()
        game.tell(EVERYONE, events.surveilled, number, game.played[number])
        if game.played[number] == PROVOCATION:
            game.put(number, ELIMINATED)
            game.tell(EVERYONE, events.provocation_eliminated, number)


class Eliminate(Use):
    """Set a card of the pool aside as it lies; a Provocation is opened. [UPR-TOK-4, 5, 6]"""

    words = "eliminate {place}"
    touched = ("token/eliminate", "pool/{place}")

    token = ELIMINATE

    place: Place

    def effect(self, game: State) -> None:
        number = game.first_of_round() + self.place - 1
        game.put(number, ELIMINATED)
        if game.played[number] == PROVOCATION:
            game.open(number)
        if game.opened[number]:
            game.tell(EVERYONE, events.eliminated, number, game.played[number])
        else:
            game.tell(EVERYONE, events.eliminated_unseen, number)
        game.reveal()  # that it stays closed tells as much as that it is opened [UPR-RUL-6]


class Disorient(Use):
    """Send a card of the pool, as it lies, to any district of the row: in the pair or not, cordoned or not, also in the
    Decisive Operation. [UPR-TOK-7 … 10, UPR-RUL-13, 14, 28]"""

    words = "disorient {place} to {district}"
    touched = ("token/disorient", "pool/{place}", "district/{district}")

    token = DISORIENT

    place: Place
    district: DistrictId

    def effect(self, game: State) -> None:
        number = game.first_of_round() + self.place - 1
        game.put(number, ZoneId(self.district))
        game.by_empire[number] = True
        game.tell(EVERYONE, events.disoriented, number, self.district)


class Cordon(Use):
    """Keep the Resistance out of a district for this round. [UPR-TOK-11, 12]"""

    words = "cordon {district}"
    touched = ("token/cordon", "district/{district}")

    token = CORDON

    district: DistrictId

    def effect(self, game: State) -> None:
        game.cordon = self.district
        game.tell(EVERYONE, events.cordoned, self.district)


ALL = [DistrictId(district) for district in range(len(DISTRICTS))]
PLACES = range(CARDS_PLAYED)  # counted from 0 here, from 1 by players
SURVEIL = [Surveil(place + 1) for place in PLACES]
ELIMINATES = [Eliminate(place + 1) for place in PLACES]
DISORIENTS = [[Disorient(place + 1, district) for district in ALL] for place in PLACES]
CORDONS = [Cordon(district) for district in ALL]


def uses(game: State) -> tuple[Use, ...]:
    """What the face-up tokens can be used on: closed and open cards, as long as they are in the pool.
    [UPR-VIS-5, UPR-DEF-6, 7, UPR-RUL-11]"""
    first = game.first_of_round()
    pool = tuple([(number - first, game.opened[number]) for number in game.pool()])
    sites = game.pair or tuple(game.row)  # without the marker any district can be cordoned [UPR-TOK-11, UPR-RUL-27]
    return targets(tuple(game.tokens), pool, tuple(game.row), sites)


@lru_cache(maxsize=1 << 12)  # a bot asks for the same again and again
def targets(
    tokens: tuple[TokenId, ...],
    pool: tuple[tuple[int, bool], ...],
    row: tuple[DistrictId, ...],
    sites: tuple[DistrictId, ...],
) -> tuple[Use, ...]:
    """What these tokens can be used on, with these cards in the pool by place and whether they are open."""
    found: list[Use] = []
    for token in tokens:
        if token == SURVEILLANCE:
            found += [SURVEIL[place] for place, is_open in pool if not is_open]
        elif token == ELIMINATE:
            found += [ELIMINATES[place] for place, _ in pool]
        elif token == DISORIENT:
            found += [DISORIENTS[place][district] for place, _ in pool for district in row]
        else:
            found += [CORDONS[district] for district in sites]
    return tuple(found)


def has_target(game: State) -> bool:
    """Whether some face-up token can be used on something."""
    tokens = game.tokens
    if CORDON in tokens:
        return True
    pool = game.pool()
    if ELIMINATE in tokens or DISORIENT in tokens:
        return bool(pool)
    return SURVEILLANCE in tokens and not all(game.opened[number] for number in pool)


class UseToken(Decision):
    """Carry out a face-up token, then turn it down; the next is chosen afterwards. [UPR-DEF-2 … 5, UPR-RUL-10]"""

    actions: int

    rule = "UPR-DEF-2"
    decider = EMPIRE
    prompted = ("actions",)
    offers = (Surveil, Eliminate, Disorient, Cordon)

    def options(self, game: State) -> tuple[Use, ...]:
        return uses(game)

    def resolve(self, game: State, option: Use) -> None:
        option.effect(game)
        game.tokens.remove(option.token)
        defend_with(game, self.actions - 1)


USE_TOKEN = tuple(UseToken(actions) for actions in range(TOKENS_USED + 1))


def defend(game: State, _: Procedure) -> None:
    """3. The Empire performs two actions, one after the other. [UPR-DEF-1]"""
    defend_with(game, TOKENS_USED)


def defend_with(game: State, actions: int) -> None:
    """Perform so many more actions; they are skipped if no token has a target, which no real game comes to.
    [UPR-RUL-9, UPR-DER-7]"""
    if actions and has_target(game):
        game.ask_for(USE_TOKEN[actions])


assert len(TOKENS) == len({SURVEILLANCE, ELIMINATE, DISORIENT, CORDON})
