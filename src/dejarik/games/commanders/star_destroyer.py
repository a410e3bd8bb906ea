"""The Star Destroyer with its two modes: swap two ships on the table, or replace one of an opponent's. [CMD-SD]

A ship on the table is its kind and its place. Places are numbered: the open planets by their place in the column, then
the fleets by seat.
"""

from __future__ import annotations

from bisect import insort
from dataclasses import dataclass

from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision
from dejarik.games.commanders import events
from dejarik.games.commanders.action import Action, leave_hand
from dejarik.games.commanders.components import (
    ALL_SHIPS,
    CARDS,
    FIRST_SPECIAL,
    IN_SET,
    OPEN_PLANETS,
    PLANETS,
    SEATS,
    STAR_DESTROYER,
    CardId,
    PlanetId,
    ShipSet,
    card_name,
    planet_name,
    seat_name,
)
from dejarik.games.commanders.deck import draw
from dejarik.games.commanders.state import State, ship_set


@dataclass(frozen=True, slots=True)
class PlayStarDestroyer(Action):
    """Begin to choose; nothing has happened yet."""

    def __str__(self) -> str:
        return "play star-destroyer"

    def label(self) -> Message:
        return say("commanders-option-star-destroyer")

    def touches(self) -> tuple[str, ...]:
        return ("hand/star-destroyer",)

    def carry_out(self, game: State, seat: int) -> None:
        game.ask_for(ChooseShip())


PLAY = PlayStarDestroyer()


@dataclass(frozen=True, slots=True)
class SwapShip(Option):
    """Mode A: one of the two ships that change places, in a line or in a fleet."""

    ship: CardId
    planet: PlanetId | None
    fleet: int | None

    def __str__(self) -> str:
        where = f"at {PLANETS[self.planet]}" if self.planet is not None else f"of {SEATS[self.fleet or 0]}"
        return f"swap {CARDS[self.ship]} {where}"

    def label(self) -> Message:
        if self.planet is not None:
            return say("commanders-option-swap-line", ship=card_name(self.ship), planet=planet_name(self.planet))
        return say("commanders-option-swap-fleet", ship=card_name(self.ship), owner=seat_name(self.fleet or 0))

    def touches(self) -> tuple[str, ...]:
        if self.planet is not None:
            return (f"planet/{PLANETS[self.planet]}", f"line/{PLANETS[self.planet]}/{CARDS[self.ship]}")
        return (f"fleet/{SEATS[self.fleet or 0]}/{CARDS[self.ship]}",)


@dataclass(frozen=True, slots=True)
class SwapWithoutEffect(Option):
    """All swaps that change nothing are one choice. [CMD-RUL-12]"""

    def __str__(self) -> str:
        return "swap without effect"

    def label(self) -> Message:
        return say("commanders-option-swap-nothing")


@dataclass(frozen=True, slots=True)
class TakeShip(Option):
    """Mode B: the ship to take from an opponent's fleet."""

    ship: CardId
    opponent: int

    def __str__(self) -> str:
        return f"take {CARDS[self.ship]} from {SEATS[self.opponent]}"

    def label(self) -> Message:
        return say("commanders-option-take", ship=card_name(self.ship), owner=seat_name(self.opponent))

    def touches(self) -> tuple[str, ...]:
        return (f"fleet/{SEATS[self.opponent]}/{CARDS[self.ship]}",)


@dataclass(frozen=True, slots=True)
class GiveShip(Option):
    """Mode B: the ship from hand that goes into its place."""

    ship: CardId

    def __str__(self) -> str:
        return f"give {CARDS[self.ship]}"

    def label(self) -> Message:
        return say("commanders-option-give", ship=card_name(self.ship))

    def touches(self) -> tuple[str, ...]:
        return (f"hand/{CARDS[self.ship]}",)


NOTHING = SwapWithoutEffect()
SWAP_IN_LINE = [
    [SwapShip(ship, PlanetId(planet), None) for ship in IN_SET[ALL_SHIPS]] for planet in range(len(PLANETS))
]
SWAP_IN_FLEET = [[SwapShip(ship, None, seat) for ship in IN_SET[ALL_SHIPS]] for seat in range(len(SEATS))]
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
    holds different kinds. `everywhere` is what `places` gives. [CMD-SD-2, 5, CMD-RUL-8]"""
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
                able &= ~left  # the only one there is of the same kind
            found |= able
            if found == mine:
                break
    return ShipSet(found)


def swap_options(game: State, ships: ShipSet, place: int) -> list[SwapShip]:
    """To swap one of these ships of a place."""
    if place >= OPEN_PLANETS:
        options = SWAP_IN_FLEET[place - OPEN_PLANETS]
    else:
        planet = game.column[place]
        if planet is None:
            return []
        options = SWAP_IN_LINE[planet]
    return [options[ship] for ship in IN_SET[ships]]


def place_of(game: State, option: SwapShip) -> int:
    return game.place_of(option.planet) if option.planet is not None else OPEN_PLANETS + (option.fleet or 0)


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
    """Mode B: an opponent has a ship and the player a ship card in hand. [CMD-RUL-10, 13]"""
    return game.hands[seat][0] < FIRST_SPECIAL and any(
        fleet for opponent, fleet in enumerate(game.fleets) if opponent != seat
    )


def playable(game: State, seat: int) -> bool:
    """Two ships lie on the table, or one can be replaced. [CMD-RUL-10]"""
    return ships_on_table(game) >= 2 or replaceable(game, seat)


@dataclass(frozen=True, slots=True)
class ChooseShip(Decision[State]):
    """The mode, by its first ship: one to swap, or one to take. [CMD-SD-1, 9]"""

    rule = "CMD-SD-1"

    def seat(self, game: State) -> int:
        return game.turn

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

    def resolve(self, game: State, option: SwapShip | SwapWithoutEffect | TakeShip) -> None:
        if isinstance(option, SwapShip):
            game.ask_for(SwapWith(option.ship, place_of(game, option)))
        elif isinstance(option, TakeShip):
            game.ask_for(Give(option.ship, option.opponent))
        else:
            show(game, game.turn)
            game.tell(EVERYONE, events.swapped_nothing, game.turn)
            conclude(game, game.turn)

    def prompt(self) -> Message:
        return say("commanders-prompt-star-destroyer", rule=self.rule)


@dataclass(frozen=True, slots=True)
class SwapWith(Decision[State]):
    """The other ship. [CMD-SD-2 … 5]"""

    ship: CardId
    place: int

    rule = "CMD-SD-2"

    def seat(self, game: State) -> int:
        return game.turn

    def options(self, game: State) -> list[SwapShip]:
        everywhere = places(game)
        return [
            option
            for place in range(len(everywhere))
            for option in swap_options(game, partners(everywhere, self.ship, self.place, place), place)
        ]

    def resolve(self, game: State, option: SwapShip) -> None:
        show(game, game.turn)
        place = place_of(game, option)
        game.tell(
            EVERYONE,
            events.swapped,
            game.turn,
            self.ship,
            _planet_at(game, self.place),
            self.place - OPEN_PLANETS,
            option.ship,
            option.planet,
            place - OPEN_PLANETS,
        )
        remove(game, self.ship, self.place)
        remove(game, option.ship, place)
        add(game, self.ship, place)
        add(game, option.ship, self.place)
        conclude(game, game.turn)

    def prompt(self) -> Message:
        return say("commanders-prompt-swap-with", rule=self.rule, ship=card_name(self.ship))


@dataclass(frozen=True, slots=True)
class Give(Decision[State]):
    """The ship from hand that is given for the one taken. It is another card, though it may be of the same kind; the
    taken ship's kind goes into the hand for everybody to see. [CMD-SD-6, 7, 8, CMD-RUL-13, 39]"""

    ship: CardId
    opponent: int

    rule = "CMD-SD-6"

    def seat(self, game: State) -> int:
        return game.turn

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

    def prompt(self) -> Message:
        return say("commanders-prompt-give", rule=self.rule, ship=card_name(self.ship))


def show(game: State, seat: int) -> None:
    """The card is shown, its effect carried out, then it is put on the discard and a card is drawn. [CMD-RUL-11]"""
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
