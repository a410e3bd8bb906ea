"""What the places of the map promise to a player: what can be done there now, and how near it is to all that one still
hopes for.

A hope is a card that leads somewhere: cargo, a job, a bounty whose mark one may find, a captured mark. What it is worth
shrinks with every turn that it takes to get there. So a place is worth what is done there in this turn, and what all
other hopes are worth from there.

Made of what everybody sees and of the tokens that the player has looked at; a token that is facedown is any one of its
class that has not been seen.
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from functools import lru_cache
from math import ceil, sqrt
from typing import Final, NamedTuple, TypeAlias

from dejarik.games.outer_rim.arc import SPACES, arc_of
from dejarik.games.outer_rim.assets.tokens import TOKEN_OF_CREW
from dejarik.games.outer_rim.bot import odds
from dejarik.games.outer_rim.bot.goods import asset_worth, ship_worth
from dejarik.games.outer_rim.bot.profile import SLOT_OF, Profile, profile
from dejarik.games.outer_rim.bot.stakes import goal_step, money, patrol_fight
from dejarik.games.outer_rim.bot.worth import LEADS_SOMEWHERE, delivered, draw, meeting, prize
from dejarik.games.outer_rim.components import (
    ASSET,
    CARDS,
    CONTACT_CARD,
    CONTACT_CLASS,
    COST,
    IMPERIAL,
    IS_PLANET,
    KIND,
    MAELSTROM,
    MARK,
    MARKET_CARD,
    PLANET_FACTION,
    PLANET_SPOTS,
    PLANETS,
    SHEET,
    SPOT_PLANET,
    Bounty,
    CardId,
    Cargo,
    ContactId,
    FactionId,
    Job,
    PlayerId,
    Ship,
    SpaceId,
    SpotId,
    skill,
)
from dejarik.games.outer_rim.state import NEGATIVE, POSITIVE, State

KEPT: Final = 4_000
DISCOUNT: Final = 0.55  # a turn
AN_ENCOUNTER: Final = 1.3  # what one does otherwise in an encounter step
NOT_FOUND: Final = 0.6  # of the worth of a mark that may be in one of several places
DEFENDED: Final = 0.5  # of the worth of a mark that is somebody's crew
REMOTE: Final = 3  # spaces
CYCLED: Final = 0.3  # what it is worth that another card may come
TYPICAL_REWARD: Final = 5  # thousands
NEVER: Final = -100.0
EVENTS: Final = {"special-order": 2.6, "information-broker": 1.5, "used-ship-for-sale": 0.5}
STEALTH: Final = skill("stealth")
NOBODY: Final = -1
NOWHERE: Final = SpaceId(-1)
UNSEEN: Final = -2  # of the lowest class; one less for each higher one
OF_CONTACTS: Final = frozenset(CONTACT_CARD)


# What it is made from

Seen: TypeAlias = tuple[tuple[int, ...], tuple[tuple[ContactId, ...], ...]]


class Table(NamedTuple):
    """What of the table prospects depend on, besides the profile."""

    player: PlayerId
    places: tuple[SpaceId, ...]  # of the players; one's own only if it matters
    patrols: tuple[SpaceId, ...]
    levels: tuple[int, ...]
    seen: Seen  # by contact space the token there, as far as it is known; by class the tokens that lie unseen
    captured: tuple[CardId, ...]
    crews: tuple[tuple[ContactId, PlayerId], ...]
    holocron: SpaceId | None
    sabotaged: tuple[SpaceId, ...]
    taken: frozenset[CardId]  # databank cards of contacts that are out of the databank


def table_of(game: State, player: PlayerId) -> Table:
    """Where the player is matters only where a mark may be among the own crew: while one moves, prospects stay."""
    crews: list[tuple[ContactId, PlayerId]] = []
    taken = OF_CONTACTS.intersection(game.removed)
    for owner, cards in enumerate(game.assets):
        for card in cards:
            if card in TOKEN_OF_CREW:
                crews.append((TOKEN_OF_CREW[card], PlayerId(owner)))
            elif card in OF_CONTACTS:
                taken |= {card}
    places = game.places.copy()
    if all(owner != player for _, owner in crews):
        places[player] = NOWHERE
    return Table(
        player,
        tuple(places),
        tuple(game.patrols),
        tuple(game.patrol_levels),
        _seen(player, tuple(game.spots), tuple(game.open), tuple(game.looked)),
        tuple(sorted(game.captured)),
        tuple(sorted(crews)),
        game.holocron,
        tuple(sorted(game.sabotaged)),
        taken,
    )


@lru_cache(KEPT)
def _seen(
    player: PlayerId, spots: tuple[ContactId | None, ...], open_: tuple[bool, ...], looked: tuple[int, ...]
) -> Seen:
    """What a player knows of the tokens on the map."""
    seen: list[int] = []
    unseen: list[list[ContactId]] = [[], [], [], []]
    for contact, faceup, mask in zip(spots, open_, looked, strict=True):
        if contact is None:
            seen.append(NOBODY)
        elif faceup or mask >> player & 1:
            seen.append(contact)
        else:
            class_ = CONTACT_CLASS[contact]
            seen.append(UNSEEN - class_)
            unseen[class_].append(contact)
    return tuple(seen), tuple(tuple(sorted(each)) for each in unseen)


def prospects(game: State, player: PlayerId) -> Prospects:
    """A player's prospects as things stand."""
    return _prospects(profile(game, player), table_of(game, player))


def outlook(game: State, player: PlayerId) -> Outlook:
    """The same with what the market offers."""
    return _outlook(prospects(game, player), tuple([deck.cards[-1] for deck in game.market if deck.cards]))


@lru_cache(KEPT)
def _prospects(own: Profile, table: Table) -> Prospects:
    return Prospects(own, table)


@lru_cache(KEPT)
def _outlook(own: Prospects, tops: tuple[CardId, ...]) -> Outlook:
    return Outlook(own, tops)


def knows(game: State, player: PlayerId, spot: SpotId) -> bool:
    """Whether a player knows which token lies there."""
    return game.open[spot] or bool(game.looked[spot] >> player & 1)


# Hopes


class Hope(NamedTuple):
    """Something that is worth going somewhere."""

    card: CardId | None
    value: float  # there
    places: tuple[tuple[SpaceId, float], ...]  # and how much of it is to be had there
    encounter: bool  # takes the encounter step; else it is an action


class Ware(NamedTuple):
    """A market card: its price, what it is good for at once, where it leads, and where it cannot be bought."""

    card: CardId
    price: int
    value: float
    hope: Hope | None
    forbidden: SpaceId | None


@lru_cache
def _decays(hyperdrive: int) -> tuple[float, ...]:
    """What is left of the worth of something so many spaces away: it is reached in a later turn at the earliest."""
    return tuple(
        DISCOUNT ** max(1.0, (ceil(distance / hyperdrive) + distance / hyperdrive) / 2) for distance in range(SPACES)
    )


class Prospects:
    """A player's map, whatever the market offers."""

    __slots__ = ("_decay", "_encounters", "_strangers", "_wares", "arc", "hopes", "own", "table")

    def __init__(self, own: Profile, table: Table) -> None:
        self.own = own
        self.table = table
        self.arc = arc_of(own.facts.tiles)
        self._decay = _decays(own.hyperdrive)
        self._encounters: dict[SpaceId, float] = {}
        self._strangers: dict[int, float] = {}
        self._wares: dict[tuple[CardId, int], Ware] = {}
        self.hopes = [*self._hopes()]

    def _hopes(self) -> Iterable[Hope]:
        own = self.own
        for card in own.cards:
            if KIND[card] in LEADS_SOMEWHERE:
                hope = self.hope_for(card)
                if hope is not None and hope.value > 0 and hope.places:
                    yield hope
        if own.name == "jyn-erso" and not own.facts.goal_met:
            value = odds.passes(own.skills[STEALTH], 0, True) * goal_step(own, "sabotaged-imperial-planets")
            for planet in PLANETS:
                if PLANET_FACTION[planet] == IMPERIAL and planet not in self.table.sabotaged:
                    yield Hope(None, value, ((planet, 1.0),), False)

    def hope_for(self, card: CardId) -> Hope | None:
        """Where a card leads and what it is worth there; None if it leads nowhere."""
        printed = ASSET[card]
        if isinstance(printed, Cargo):
            place = self.table.holocron if printed.destination == "planet-with-credit-token" else printed.destination
            if isinstance(place, str) or place is None:
                return None
            return Hope(card, prize(self.own, card), ((place, 1.0),), False)
        if isinstance(printed, Job):
            value = prize(self.own, card) - AN_ENCOUNTER
            if isinstance(printed.destination, str):
                others = [place for other, place in enumerate(self.table.places) if other != self.table.player]
                return Hope(card, value, tuple((place, NOT_FOUND) for place in others), True)
            return Hope(card, value, ((printed.destination, 1.0),), True)
        assert isinstance(printed, Bounty)
        if card in self.table.captured:
            return Hope(card, delivered(self.own, card), ((printed.capture.destination, 1.0),), False)
        return Hope(card, prize(self.own, card) - AN_ENCOUNTER, self.whereabouts(printed.contact), True)

    def whereabouts(self, contact: ContactId) -> tuple[tuple[SpaceId, float], ...]:
        """Where a contact may be, and how much one can rely on it."""
        table = self.table
        seen, unseen = table.seen
        if contact in seen:
            return ((SPOT_PLANET[seen.index(contact)], 1.0),)
        for token, owner in table.crews:
            if token == contact:
                return ((table.places[owner], 1.0 if owner == table.player else DEFENDED),)
        class_ = CONTACT_CLASS[contact]
        count = len(unseen[class_])
        if contact not in unseen[class_]:
            return ()
        share = 1.0 if count == 1 else NOT_FOUND / sqrt(count)
        return tuple([(SPOT_PLANET[spot], share) for spot, token in enumerate(seen) if token == UNSEEN - class_])

    def part(self, hope: Hope, place: SpaceId) -> float:
        """What a hope is worth from a place."""
        distance, decay, places = self.arc.distance[place], self._decay, hope.places
        if len(places) == 1:
            there, share = places[0]
            return hope.value * share * decay[distance[there]]
        return hope.value * max([share * decay[distance[there]] for there, share in places], default=0.0)

    def later(self, place: SpaceId) -> float:
        """What all hopes are worth from a place, if nothing is done there now."""
        return sum([self.part(hope, place) for hope in self.hopes])

    # Cards

    def promise(self, card: CardId, place: SpaceId) -> float:
        """What a card would be worth to whoever gets it at a place."""
        if KIND[card] not in LEADS_SOMEWHERE:
            return asset_worth(self.own, card)
        hope = self.hope_for(card)
        return 0.0 if hope is None else max(0.0, self.part(hope, place))

    def held(self, card: CardId, place: SpaceId) -> float:
        """What a card is worth that one has."""
        for hope in self.hopes:
            if hope.card == card:
                return max(0.1, self.part(hope, place))
        return 0.1 if KIND[card] in ("job", "bounty") else asset_worth(self.own, card)

    def least(self, new: CardId, place: SpaceId) -> float:
        """The card that would go for a new one."""
        slot = SLOT_OF[KIND[new]]
        return min([self.held(card, place) for card in self.own.cards if SLOT_OF[KIND[card]] == slot], default=0.0)

    def when_captured(self, bounty: CardId, place: SpaceId) -> float:
        """What a mark that is captured is worth from a place."""
        printed = ASSET[bounty]
        assert isinstance(printed, Bounty)
        hope = Hope(bounty, delivered(self.own, bounty), ((printed.capture.destination, 1.0),), False)
        return self.part(hope, place)

    def ware(self, card: CardId, discount: int = 0) -> Ware:
        """A market card, whatever it is: its price in thousands, and what it is good for."""
        found = self._wares.get((card, discount))
        if found is None:
            found = self._wares[card, discount] = self._ware(card, discount)
        return found

    def _ware(self, card: CardId, discount: int) -> Ware:
        own, printed = self.own, MARKET_CARD[card].asset
        price = max(0, COST[card] // 1000 - discount)
        if isinstance(printed, Ship):
            now = ship_worth(own, own.facts.ship, met=own.facts.ship_goal_met)
            price = max(0, price - SHEET[own.facts.ship].cost // 1000)
            return Ware(card, price, ship_worth(own, printed.ship) - now, None, None)
        kind = KIND[card]
        if kind in LEADS_SOMEWHERE:
            forbidden = printed.not_on if isinstance(printed, Cargo | Job) else None
            hope = self.hope_for(card)
            return Ware(card, price, 0.0 if hope is not None else asset_worth(own, card), hope, forbidden)
        return Ware(card, price, asset_worth(own, card) if kind in SLOT_OF else EVENTS[CARDS[card]], None, None)

    def surplus(self, ware: Ware, place: SpaceId, gained: int = 0, freed: Container[str] = ()) -> float:
        """What buying a card at a place brings beyond its price. Without room another card goes."""
        own = self.own
        if place == ware.forbidden or ware.price > own.credits + gained:
            return NEVER
        found = ware.value if ware.hope is None else self.part(ware.hope, place)
        kind = KIND[ware.card]
        if kind in SLOT_OF and SLOT_OF[kind] not in freed and not own.has_room(ware.card):
            found -= self.least(ware.card, place)
        return found + money(own, -ware.price)

    # Encounters

    def encounter(self, place: SpaceId) -> float:
        """The best that can be done in a space in the encounter step, beyond what is hoped for from there anyway."""
        found = self._encounters.get(place)
        if found is None:
            found = self._encounters[place] = self._encounter(place)
        return found

    def _encounter(self, place: SpaceId) -> float:
        own, table = self.own, self.table
        patrols = tuple([(FactionId(each), table.levels[each]) for each, at in enumerate(table.patrols) if at == place])
        forced = [patrol_fight(own, *each) for each in patrols if own.rep[each[0]] == NEGATIVE]
        if forced and not self.cleared():
            return max(forced)
        found = [draw(own, place, patrols), *[patrol_fight(own, *each) for each in patrols]]
        found.append(self.from_afar(place) if own.name == "ketsu-onyo" else self.contacts(place))
        found += [
            hope.value + AN_ENCOUNTER - self.part(hope, place)
            for hope in self.hopes
            if hope.encounter and hope.card is not None and KIND[hope.card] == "job" and leads_to(hope, place)
        ]
        return max(found)

    def cleared(self) -> bool:
        """Whether the ship need not fight hostile patrols."""
        return self.own.ship_name == "gx1-short-hauler" and self.own.facts.ship_goal_met

    def contacts(self, place: SpaceId) -> float:
        """The best contact of a planet."""
        return max([self.at_spot(spot) for spot in PLANET_SPOTS[place]], default=0.0)

    def from_afar(self, place: SpaceId) -> float:
        """The best patrol or contact in the reach of whoever encounters from afar. [RIM-EFFECT-42]"""
        near = self.arc.within(place, REMOTE)
        patrols = [
            patrol_fight(self.own, FactionId(each), self.table.levels[each])
            for each, at in enumerate(self.table.patrols)
            if at in near
        ]
        return max(patrols + [self.contacts(planet) for planet in near], default=0.0)

    def at_spot(self, spot: SpotId) -> float:
        """Encountering the contact on a contact space, or whoever may lie there."""
        seen, unseen = self.table.seen
        token = seen[spot]
        if token == NOBODY:
            return 0.0
        place = SPOT_PLANET[spot]
        if token >= 0:
            contact = ContactId(token)
            met = 0.0 if CONTACT_CARD[contact] in self.table.taken else meeting(self.own, contact)
            return self.fought(contact, place, met)
        class_ = UNSEEN - token
        met = self.strangers(class_)
        for hope in self.hopes:
            if hope.card is not None and hope.encounter and MARK[hope.card] in unseen[class_]:
                found = hope.value + AN_ENCOUNTER - met - self.part(hope, place)
                met += max(0.0, found) / len(unseen[class_])
        return met

    def strangers(self, class_: int) -> float:
        """The contacts of a class that have not been seen, on average."""
        if class_ not in self._strangers:
            unseen = self.table.seen[1][class_]
            self._strangers[class_] = sum([meeting(self.own, each) for each in unseen]) / len(unseen)
        return self._strangers[class_]

    def fought(self, contact: ContactId, place: SpaceId, otherwise: float) -> float:
        """A contact for whom one may have the bounty."""
        for hope in self.hopes:
            if hope.card is not None and hope.encounter and MARK[hope.card] == contact:
                return max(otherwise, hope.value + AN_ENCOUNTER) - self.part(hope, place)
        return otherwise

    # Movement

    def reach(self, start: SpaceId, steps: int) -> Mapping[SpaceId, int]:
        """The spaces that can be entered, with the number of steps; patrols and the Maelstrom stop the movement."""
        found = {start: 0}
        queue = [start]
        near = self.arc.neighbours
        for at in queue:
            done = found[at]
            if done == steps or (done and self.stopped_at(at)):
                continue
            for other in near[at]:
                if other not in found:
                    found[other] = done + 1
                    queue.append(other)
        return found

    def stopped_at(self, place: SpaceId) -> bool:
        if place == MAELSTROM:
            return True
        patrols = self.table.patrols
        return place in patrols and any(
            at == place and self.own.rep[faction] != POSITIVE for faction, at in enumerate(patrols)
        )


def leads_to(hope: Hope, place: SpaceId) -> bool:
    return any(there == place for there, _ in hope.places)


class Outlook:
    """Prospects with what the market offers now."""

    __slots__ = ("_at", "own", "prospects", "tops")

    def __init__(self, own: Prospects, tops: tuple[CardId, ...]) -> None:
        self.prospects = own
        self.own = own.own
        self.tops = tops
        self._at: dict[SpaceId, float] = {}

    def at(self, place: SpaceId) -> float:
        """What it is worth to end the movement in a space."""
        found = self._at.get(place)
        if found is None:
            found = self._at[place] = self._worth(place)
        return found

    def _worth(self, place: SpaceId) -> float:
        own = self.prospects
        found = own.later(place) + own.encounter(place)
        gained = 0
        freed = []
        for hope in own.hopes:
            if not hope.encounter and hope.places[0][0] == place:
                found += hope.value - own.part(hope, place)
                if hope.card is not None:
                    freed.append(SLOT_OF[KIND[hope.card]])
                    gained += TYPICAL_REWARD
        if IS_PLANET[place]:
            found += max(CYCLED, self.best_ware(place, gained, freed))
        return found

    def best_ware(self, place: SpaceId, gained: int = 0, freed: Container[str] = ()) -> float:
        """The best bargain on the market at a place."""
        own = self.prospects
        return max([own.surplus(own.ware(card), place, gained, freed) for card in self.tops], default=NEVER)

    def best_of(self, start: SpaceId, steps: int) -> float:
        """The best place in reach."""
        return max([self.at(place) for place in self.prospects.reach(start, steps)])
