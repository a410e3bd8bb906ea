"""The Star Destroyer with its two modes: swap two ships on the table, or replace one of an opponent's. [CMD-SD]

A ship on the table is its kind and its place. Places are numbered: the open planets by their place in the column, then
the fleets by seat.
"""

from __future__ import annotations

from abc import abstractmethod
from bisect import insort

from dejarik.engine.event import EVERYONE
from dejarik.games.commanders import events
from dejarik.games.commanders.action import leave_hand
from dejarik.games.commanders.components import (
    ALL_SHIPS,
    FIRST_SPECIAL,
    IN_SET,
    OPEN_PLANETS,
    PLANETS,
    SEATS,
    STAR_DESTROYER,
    CardId,
    PlanetId,
    ShipSet,
)
from dejarik.games.commanders.deck import draw
from dejarik.games.commanders.forms import Choice, Option, PrivateDecision, Seat
from dejarik.games.commanders.state import State, ship_set


class SwapShip(Option):
    """Mode A: one of the two ships that change places."""

    __slots__ = ()

    ship: CardId

    @abstractmethod
    def place(self, game: State) -> int: ...


class SwapInLine(SwapShip):
    """A ship of a line."""

    words = "swap {ship} at {planet}"
    touched = ("planet/{planet}", "line/{planet}/{ship}")
    labelled = "swap-line"

    ship: CardId
    planet: PlanetId

    def place(self, game: State) -> int:
        return game.place_of(self.planet)


class SwapInFleet(SwapShip):
    """A ship of a fleet."""

    words = "swap {ship} of {owner}"
    touched = ("fleet/{owner}/{ship}",)
    labelled = "swap-fleet"

    ship: CardId
    owner: Seat

    def place(self, game: State) -> int:
        return OPEN_PLANETS + self.owner


class TakeShip(Option):
    """Mode B: the ship to take from an opponent's fleet."""

    words = "take {ship} from {owner}"
    touched = ("fleet/{owner}/{ship}",)
    labelled = "take"

    ship: CardId
    owner: Seat


class GiveShip(Option):
    """Mode B: the ship from hand that goes into its place."""

    words = "give {ship}"
    touched = ("hand/{ship}",)
    labelled = "give"

    ship: CardId


NOTHING = Choice("swap-nothing", "swap without effect")  # all swaps that change nothing are one [CMD-RUL-12]
SWAP_IN_LINE = [[SwapInLine(ship, PlanetId(planet)) for ship in IN_SET[ALL_SHIPS]] for planet in range(len(PLANETS))]
SWAP_IN_FLEET = [[SwapInFleet(ship, seat) for ship in IN_SET[ALL_SHIPS]] for seat in range(len(SEATS))]
TAKE = [[TakeShip(ship, seat) for ship in IN_SET[ALL_SHIPS]] for seat in range(len(SEATS))]
GIVE = [GiveShip(ship) for ship in IN_SET[ALL_SHIPS]]


def places(game: State) -> list[ShipSet]:
    """The kinds of ships in each place: lines, then fleets."""
    return game.lines + [ship_set(fleet) for fleet in game.fleets]


def ships_on_table(game: State) -> int:
    count = 0
    for line in game.lines:
        count += line.bit_count()
    for fleet in game.fleets:
        count += len(fleet)
    return count


def partners(everywhere: list[ShipSet], ship: CardId, place: int, other: int) -> ShipSet:
    """The ships of another place that can change places with this one, so that something changes and every line still
    holds different kinds. `everywhere` is what `places` gives. [CMD-SD-2, 5, CMD-RUL-7, 8]"""
    theirs: int = everywhere[other]
    if other == place or (other < OPEN_PLANETS and theirs >> ship & 1):
        return ShipSet(0)
    if place < OPEN_PLANETS:
        theirs &= ~everywhere[place]
    return ShipSet(theirs & ~(1 << ship))


def with_partner(everywhere: list[ShipSet], place: int) -> ShipSet:
    """The ships of a place that have such a partner somewhere: `partners` for all of them at once, since this is
    asked for every ship on the table."""
    mine = everywhere[place]
    found = 0
    for other, theirs in enumerate(everywhere):
        if other == place:
            continue
        left = theirs & ~mine if place < OPEN_PLANETS else theirs
        if left:
            able = mine & ~theirs if other < OPEN_PLANETS else mine
            if not left & (left - 1):
                able &= ~left  # if the only ship there is of the same kind, nothing changes
            found |= able
            if found == mine:
                break
    return ShipSet(found)


def swap_options(game: State, ships: ShipSet, place: int) -> list[SwapShip]:
    """The options to swap one of these ships of a place."""
    if place >= OPEN_PLANETS:
        in_fleet = SWAP_IN_FLEET[place - OPEN_PLANETS]
        return [in_fleet[ship] for ship in IN_SET[ships]]
    planet = game.column[place]
    if planet is None:
        return []
    in_line = SWAP_IN_LINE[planet]
    return [in_line[ship] for ship in IN_SET[ships]]


def idle_swap(game: State) -> bool:
    """Whether two ships lie in one place, or two of a kind anywhere: swapping them changes nothing. [CMD-RUL-12]"""
    seen = 0
    for line in game.lines:
        if line & (line - 1) or line & seen:
            return True
        seen |= line
    for fleet in game.fleets:
        ships = ship_set(fleet)
        if len(fleet) > 1 or ships & seen:
            return True
        seen |= ships
    return False


def replaceable(game: State, seat: int) -> bool:
    """Whether mode B is possible: an opponent has a ship, and the player a ship card in hand. [CMD-RUL-10, 13]"""
    return game.hands[seat][0] < FIRST_SPECIAL and any(
        fleet for opponent, fleet in enumerate(game.fleets) if opponent != seat
    )


def playable(game: State, seat: int) -> bool:
    """Whether two ships lie on the table, or one can be replaced. [CMD-RUL-10]"""
    return ships_on_table(game) >= 2 or replaceable(game, seat)


class ChooseShip(PrivateDecision):
    """The mode, by its first ship: one to swap, or one to take. [CMD-SD-1, 9]"""

    rule = "CMD-SD-1"
    offers = (SwapInLine, SwapInFleet, TakeShip, Choice)

    def options(self, game: State) -> list[Option]:
        everywhere = places(game)
        found: list[Option] = []
        for place, ships in enumerate(everywhere):
            if ships:
                found += swap_options(game, with_partner(everywhere, place), place)
        if idle_swap(game):
            found.append(NOTHING)
        if replaceable(game, game.turn):
            found += [
                TAKE[opponent][ship]
                for opponent, fleet in enumerate(game.fleets)
                if opponent != game.turn
                for ship in dict.fromkeys(fleet)
            ]
        return found

    def resolve(self, game: State, option: SwapShip | TakeShip | Choice) -> None:
        if isinstance(option, SwapShip):
            game.ask_for(SwapWith(option.ship, option.place(game)))
        elif isinstance(option, TakeShip):
            game.ask_for(Give(option.ship, option.owner))
        else:
            show(game, game.turn)
            game.tell(EVERYONE, events.swapped_nothing, game.turn)
            conclude(game, game.turn)


class SwapWith(PrivateDecision):
    """The other ship. [CMD-SD-2 … 5]"""

    ship: CardId
    place: int

    rule = "CMD-SD-2"
    prompted = ("ship",)
    offers = (SwapInLine, SwapInFleet)

    def options(self, game: State) -> list[SwapShip]:
        everywhere = places(game)
        return [
            option
            for place in range(len(everywhere))
            for option in swap_options(game, partners(everywhere, self.ship, self.place, place), place)
        ]

    def resolve(self, game: State, option: SwapShip) -> None:
        show(game, game.turn)
        place = option.place(game)
        ours = (self.ship, _planet_at(game, self.place), self.place - OPEN_PLANETS)
        theirs = (option.ship, _planet_at(game, place), place - OPEN_PLANETS)
        game.tell(EVERYONE, events.swapped, game.turn, ours, theirs)
        remove(game, self.ship, self.place)
        remove(game, option.ship, place)
        add(game, self.ship, place)
        add(game, option.ship, self.place)
        conclude(game, game.turn)


class Give(PrivateDecision):
    """The ship from hand that is given for the one taken. It is another card, though it may be of the same kind; the
    taken ship's kind goes into the hand for everybody to see. [CMD-SD-6, 7, 8, CMD-RUL-13, 39]"""

    ship: CardId
    opponent: int

    rule = "CMD-SD-6"
    prompted = ("ship",)

    def options(self, game: State) -> list[GiveShip]:
        return [GIVE[card] for card in dict.fromkeys(game.hands[game.turn]) if card < FIRST_SPECIAL]

    def resolve(self, game: State, option: GiveShip) -> None:
        show(game, game.turn)
        leave_hand(game, game.turn, option.ship)
        fleet = game.fleets[self.opponent]
        fleet.remove(self.ship)
        insort(fleet, option.ship)
        insort(game.hands[game.turn], self.ship)
        insort(game.known[game.turn], self.ship)
        game.tell(EVERYONE, events.replaced, game.turn, self.ship, self.opponent, option.ship)
        conclude(game, game.turn)


def show(game: State, seat: int) -> None:
    """Show the card; its effect follows, then it goes to the discard and a card is drawn. [CMD-RUL-11]"""
    leave_hand(game, seat, STAR_DESTROYER)


def conclude(game: State, seat: int) -> None:
    game.discard.append(STAR_DESTROYER)
    draw(game, seat, 1, "CMD-SPEC-3")


def remove(game: State, ship: CardId, place: int) -> None:
    if place < OPEN_PLANETS:
        game.lines[place] = ShipSet(game.lines[place] & ~(1 << ship))
    else:
        game.fleets[place - OPEN_PLANETS].remove(ship)


def add(game: State, ship: CardId, place: int) -> None:
    if place < OPEN_PLANETS:
        game.lines[place] = ShipSet(game.lines[place] | 1 << ship)
    else:
        insort(game.fleets[place - OPEN_PLANETS], ship)


def _planet_at(game: State, place: int) -> PlanetId | None:
    return game.column[place] if place < OPEN_PLANETS else None
