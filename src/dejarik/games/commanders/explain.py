"""Why a pick that a person would naturally try is refused: the rule and the facts.

The answer rests on what the seat that asks may know; of other hands it says nothing.
"""

from __future__ import annotations

from collections.abc import Sequence

from dejarik.engine.option import Ask
from dejarik.engine.outcome import Objection
from dejarik.engine.pattern import Pattern
from dejarik.engine.refusals import Refusals, Refuse, Tried
from dejarik.games.commanders import slave_1, star_destroyer
from dejarik.games.commanders.capture import Capture
from dejarik.games.commanders.components import (
    CARDS,
    DEATH_STAR,
    FIRST_SPECIAL,
    FLEET_LIMIT,
    OPEN_PLANETS,
    PLANETS,
    SEATS,
    SLAVE_1,
    STAR_DESTROYER,
    SUPER_STAR_DESTROYER,
    VALUE,
    CardId,
    PlanetId,
    card_name,
    planet_name,
    seat_name,
)
from dejarik.games.commanders.death_star import Destroy
from dejarik.games.commanders.fleet import AddToFleet
from dejarik.games.commanders.lines import PlaceShip
from dejarik.games.commanders.slave_1 import DECLINE, FirstSwap, NextSwap, SwapFleets
from dejarik.games.commanders.specials import PlaySpecial
from dejarik.games.commanders.star_destroyer import GiveShip, SwapInFleet, SwapInLine, SwapWith, TakeShip
from dejarik.games.commanders.state import State, ship_set
from dejarik.games.commanders.stuck import DO_NOTHING, TakeBack
from dejarik.games.commanders.super_star_destroyer import Hit, HitSecond
from dejarik.games.commanders.turn import TakeTurn, actions

refuse = Refuse("commanders")
MATCHES = {2: "CMD-CAP-3", 3: "CMD-CAP-4", 4: "CMD-CAP-5"}  # what a planet of this value needs
UNPLAYABLE = {SUPER_STAR_DESTROYER: "two-lines", STAR_DESTROYER: "two-ships", SLAVE_1: "fleets-empty"}


def place(game: State, ship: CardId, planet: PlanetId) -> Objection | None:
    """Action 1."""
    bad = not_in_hand(game, ship)
    if bad is None and ship >= FIRST_SPECIAL:
        bad = refuse("CMD-LINE-4", "special-in-line", card=card_name(ship))
    bad = bad or not_open(game, planet)
    if bad is not None:
        return bad
    if game.full(game.place_of(planet)):
        return refuse("CMD-LINE-3", "line-full", planet=planet_name(planet), value=VALUE[planet])
    return refuse("CMD-LINE-2", "same-kind", planet=planet_name(planet), ship=card_name(ship))


def add(game: State, ship: CardId) -> Objection | None:
    """Action 2."""
    bad = not_in_hand(game, ship)
    if bad is None and ship >= FIRST_SPECIAL:
        bad = refuse("CMD-FLEET-5", "special-in-fleet", card=card_name(ship))
    return bad or refuse("CMD-FLEET-3", "fleet-full", limit=FLEET_LIMIT)


def destroy(game: State, planet: PlanetId) -> Objection | None:
    """Action 3, with a Death Star."""
    return not_in_hand(game, DEATH_STAR) or not_open(game, planet, captured="CMD-DS-7")


def play(game: State, card: CardId) -> Objection | None:
    """Action 3, with any card, before anything else is named."""
    bad = not_in_hand(game, card)
    if bad is not None:
        return bad
    if card in UNPLAYABLE:
        return refuse("CMD-RUL-10", UNPLAYABLE[card])
    if card < FIRST_SPECIAL:
        return refuse("CMD-TURN-1", "where-to", card=card_name(card))
    return refuse("CMD-DS-1", "which-planet")


def capture(game: State, planet: PlanetId, _: tuple[CardId, ...]) -> Objection | None:
    """Action 4."""
    bad = not_open(game, planet)
    if bad is not None:
        return bad
    value, at = VALUE[planet], game.place_of(planet)
    line = game.lines[at]
    if not game.full(at):
        return refuse("CMD-CAP-1", "line-not-full", planet=planet_name(planet), ships=line.bit_count(), value=value)
    matches = (line & ship_set(game.fleets[game.turn])).bit_count()
    if matches < value - 1:
        return refuse(MATCHES[value], "too-few", planet=planet_name(planet), needed=value - 1, matches=matches)
    return refuse("CMD-RUL-19", "other-ships", needed=value - 1)


def take_back(game: State, ship: CardId) -> Objection | None:
    """Only a stuck player takes a ship back."""
    if actions(game, game.turn):
        return refuse("CMD-STUCK-3", "not-stuck")
    return refuse("CMD-STUCK-1", "not-in-fleet", text=CARDS[ship])


def act(game: State) -> Objection | None:
    """Only a stuck player does nothing."""
    if not isinstance(game.stack[-1], TakeTurn):
        return not_now(game)
    if actions(game, game.turn):
        return refuse("CMD-TURN-2", "must-act")
    return refuse("CMD-RUL-27", "unclear", pick="pass")  # there it is called “do nothing”


def hit(game: State, ship: CardId, planet: PlanetId) -> Objection | None:
    """The Super Star Destroyer."""
    bad = not_open(game, planet)
    if bad is not None:
        return bad
    decision = game.stack[-1]
    if isinstance(decision, HitSecond) and decision.planet == planet:
        return refuse("CMD-SSD-2", "same-line", planet=planet_name(planet))
    return refuse("CMD-SSD-1", "not-in-line", text=CARDS[ship], planet=planet_name(planet))


def swap_in_line(game: State, ship: CardId, planet: PlanetId) -> Objection | None:
    """The Star Destroyer, mode A, with a ship of a line."""
    if planet not in game.column:
        return refuse("CMD-SD-2", "no-place", text=PLANETS[planet])
    return swap(game, ship, game.place_of(planet))


def swap_in_fleet(game: State, ship: CardId, owner: int) -> Objection | None:
    """The Star Destroyer, mode A, with a ship of a fleet."""
    if owner >= len(game.fleets):
        return refuse("CMD-SD-2", "no-place", text=SEATS[owner])
    return swap(game, ship, OPEN_PLANETS + owner)


def swap(game: State, ship: CardId, at: int) -> Objection:
    """The ship must be there, and its swap must change something and leave no two of a kind in a line."""
    everywhere = star_destroyer.places(game)
    if not everywhere[at] >> ship & 1:
        return refuse("CMD-SD-2", "not-there", text=CARDS[ship])
    decision = game.stack[-1]
    if isinstance(decision, SwapWith):
        idle = at == decision.place or ship == decision.ship
    else:  # it has no partner at all: because nothing would change, or because of the lines
        idle = not any(ships & ~(1 << ship) for other, ships in enumerate(everywhere) if other != at)
    return refuse("CMD-RUL-12", "changes-nothing") if idle else refuse("CMD-SD-5", "two-of-a-kind")


def take(game: State, ship: CardId, owner: int) -> Objection | None:
    """The Star Destroyer, mode B: the ship to take."""
    if owner >= len(game.fleets):
        return refuse("CMD-SD-6", "no-player", text=SEATS[owner])
    if owner == game.turn:
        return refuse("CMD-SD-8", "own-fleet")
    if ship not in game.fleets[owner]:
        return refuse("CMD-SD-6", "not-there", text=CARDS[ship])
    return refuse("CMD-RUL-13", "no-ship-to-give")


def give(game: State, ship: CardId) -> Objection | None:
    """The Star Destroyer, mode B: the ship to give."""
    return not_in_hand(game, ship) or refuse("CMD-SD-8", "special-given", card=card_name(ship))


def swap_fleets(game: State, given: CardId, taken: CardId, owner: int) -> Objection | None:
    """Slave I."""
    decision = game.stack[-1]
    assert isinstance(decision, (FirstSwap, NextSwap))
    seat = decision.seat(game)
    if owner >= len(game.fleets):
        return refuse("CMD-SLAVE-1", "no-player", text=SEATS[owner])
    if isinstance(decision, NextSwap):
        if owner == game.turn:
            return refuse("CMD-SLAVE-5", "one-swap-only", player=seat_name(owner))
        if owner != decision.next(game):
            return refuse("CMD-SLAVE-3", "same-direction", player=seat_name(decision.next(game)))
    elif owner not in slave_1.neighbours(game, seat):
        return refuse("CMD-SLAVE-1", "no-neighbour", player=seat_name(owner))
    if given not in game.fleets[seat]:
        return refuse("CMD-SLAVE-1", "not-there", text=CARDS[given])
    return refuse("CMD-SLAVE-1" if game.fleets[owner] else "CMD-RUL-16", "not-there", text=CARDS[taken])


def decline(game: State) -> Objection | None:
    """Only those to whom Slave I is handed on may decline; the first swap is compulsory. [CMD-RUL-15]"""
    rule = "CMD-RUL-15" if isinstance(game.stack[-1], FirstSwap) else "CMD-SLAVE-6"
    return refuse(rule, "nothing-to-decline")


def not_in_hand(game: State, card: CardId) -> Objection | None:
    """A card must be in the hand of the active player."""
    return None if card in game.hands[game.turn] else refuse("CMD-TURN-1", "not-in-hand", card=card_name(card))


def not_open(game: State, planet: PlanetId, captured: str = "CMD-CAP-9") -> Objection | None:
    """A planet must lie open; if somebody has captured it, the rule `captured` is in the way."""
    for owner, planets in enumerate(game.captured):
        if planet in planets:
            return refuse(captured, "captured", planet=planet_name(planet), player=seat_name(owner))
    if planet in game.destroyed:
        return refuse("CMD-DS-2", "destroyed", planet=planet_name(planet))
    if planet not in game.column:
        return refuse("CMD-SETUP-4", "not-open", planet=planet_name(planet))
    return None


def not_now(game: State) -> Objection:
    ask = game.ask
    assert ask is not None
    return refuse(ask.rule, "not-now", prompt=ask.prompt)


NO_PLACE = ("CMD-SD-2", "no-place")
# What is said of a word that stands for nothing, by what was tried and the sort of the word.
UNKNOWN: dict[tuple[Tried, str], tuple[str, str]] = {
    (TakeBack, "card"): ("CMD-STUCK-1", "not-in-fleet"),
    (SwapInLine, "planet"): NO_PLACE,
    (SwapInFleet, "seat"): NO_PLACE,
    (SwapInLine, "card"): ("CMD-SD-2", "not-there"),
    (SwapInFleet, "card"): ("CMD-SD-2", "not-there"),
    (TakeShip, "seat"): ("CMD-SD-6", "no-player"),
    (TakeShip, "card"): ("CMD-SD-6", "not-there"),
    (SwapFleets, "seat"): ("CMD-SLAVE-1", "no-player"),
    (SwapFleets, "card"): ("CMD-SLAVE-1", "not-there"),
}
LISTED = {"card": "CMD-COMP-7", "planet": "CMD-COMP-4"}  # elsewhere: the rule that lists what there is


class CommandersRefusals(Refusals[State]):
    """What is refused, by the form of the pick."""

    refuse = refuse
    objections = (
        (PlaySpecial, play),  # first, since whoever points at a card of the hand and nothing else means this
        (PlaceShip, place),
        (AddToFleet, add),
        (Destroy, destroy),
        (Capture, capture),
        (TakeBack, take_back),
        (Hit, hit),
        (SwapFleets, swap_fleets),
        (TakeShip, take),
        (SwapInLine, swap_in_line),
        (SwapInFleet, swap_in_fleet),
        (GiveShip, give),
        (DO_NOTHING, act),
        (Pattern("pass", {}), act),
        (DECLINE, decline),
    )

    def object(self, game: State, ask: Ask, pick: str) -> Objection | None:
        """Whoever types the right words in another order is told the right one."""
        words = sorted(pick.split())
        for option in map(str, ask.options):
            if sorted(option.split()) == words:
                return self.refuse(ask.rule, "called-so", pick=option)
        return super().object(game, ask, pick)

    def over(self, game: State) -> Objection:
        return self.refuse("CMD-END-4", "over")

    def not_your_turn(self, game: State, ask: Ask) -> Objection:
        return self.refuse("CMD-TURN-3", "not-your-turn", player=seat_name(ask.seat))

    def not_now(self, game: State, ask: Ask) -> Objection:
        return not_now(game)

    def unknown(self, game: State, ask: Ask, tried: Tried, sort: str, text: str) -> Objection:
        rule, key = UNKNOWN.get((tried, sort)) or (LISTED[sort], f"no-{sort}")
        return self.refuse(rule, key, text=text)

    def called(self, game: State, ask: Ask, thing: str) -> Sequence[str]:
        """The own fleet has two names, and whoever points at a ship of a line or fleet may mean its place."""
        match thing.split("/"):
            case ["line", planet, _]:
                return (thing, f"planet/{planet}")
            case ["fleet", owner, ship] if owner in ("own", SEATS[ask.seat]):
                return (f"fleet/own/{ship}", f"fleet/{SEATS[ask.seat]}/{ship}", "fleet/own")
        return ("fleet/own",) if thing == f"fleet/{SEATS[ask.seat]}" else (thing,)


REFUSALS = CommandersRefusals()
