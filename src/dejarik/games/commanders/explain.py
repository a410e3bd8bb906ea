"""Why a pick that a person would naturally try is refused: the rule and the facts.

The answer rests on what the seat that asks may know; of other hands it says nothing.
"""

from __future__ import annotations

import re

from dejarik.engine.message import Message, Param, say
from dejarik.engine.outcome import Objection
from dejarik.games.commanders import slave_1, star_destroyer
from dejarik.games.commanders.components import (
    CARDS,
    FIRST_SPECIAL,
    FLEET_LIMIT,
    IN_SET,
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
from dejarik.games.commanders.slave_1 import FirstSwap, NextSwap
from dejarik.games.commanders.star_destroyer import ChooseShip, Give, SwapWith
from dejarik.games.commanders.state import State, ship_set
from dejarik.games.commanders.super_star_destroyer import HitFirst, HitSecond
from dejarik.games.commanders.turn import TakeTurn, actions

PLACE = re.compile(r"place (\S+) at (\S+)")
ADD = re.compile(r"add (\S+) to fleet")
DESTROY = re.compile(r"play death-star on (\S+)")
PLAY = re.compile(r"play (\S+)")
CAPTURE = re.compile(r"capture (\S+)(?: using (.+))?")
TAKE_BACK = re.compile(r"take back (\S+)")
HIT = re.compile(r"hit (\S+) at (\S+)")
SWAP = re.compile(r"swap (\S+) (at|of) (\S+)")
TAKE = re.compile(r"take (\S+) from (\S+)")
GIVE = re.compile(r"give (\S+)")
SWAP_FLEETS = re.compile(r"swap (\S+) for (\S+) of (\S+)")
STUCK = ("do nothing", "pass")


def explain(game: State, pick: str, seat: int | None) -> Objection | None:
    """The first rule that stands in the way; None if nothing does."""
    ask = game.ask
    pick = " ".join(pick.split())
    if ask is None:
        return _no("CMD-END-4", "over")
    if seat not in (None, ask.seat):
        return _no("CMD-TURN-3", "not-your-turn", player=seat_name(ask.seat))
    if any(str(option) == pick for option in ask.options):
        return None
    meant = [str(option) for option in ask.options if sorted(str(option).split()) == sorted(pick.split())]
    if meant:
        return _no(ask.rule, "called-so", pick=meant[0])
    for pattern, objection in (
        (PLACE, _place),
        (ADD, _add),
        (DESTROY, _destroy),
        (PLAY, _play),
        (CAPTURE, _capture),
        (TAKE_BACK, _take_back),
        (HIT, _hit),
        (SWAP_FLEETS, _swap_fleets),
        (SWAP, _swap),
        (TAKE, _take),
        (GIVE, _give),
    ):
        found = pattern.fullmatch(pick)
        if found is not None:
            return objection(game, *found.groups())
    if pick in STUCK:
        return _pass(game, pick)
    if pick == "decline":
        return _no("CMD-SLAVE-6", "nothing-to-decline")
    return _no(ask.rule, "unclear", pick=pick)


def _no(rule: str, key: str, **facts: Param) -> Objection:
    return Objection(rule, say(f"commanders-no-{key}", rule=rule, **facts))


def _now(game: State, *kinds: type) -> Objection | None:
    """Whether this is the moment for such a pick."""
    if isinstance(game.stack[-1], kinds):
        return None
    ask = game.ask
    assert ask is not None
    return _no(ask.rule, "not-now", prompt=ask.prompt)


def _in_hand(game: State, text: str) -> Objection | None:
    """A card of this name must exist and be in the hand of whoever is asked."""
    if text not in CARDS:
        return _no("CMD-COMP-7", "no-card", text=text)
    if CARDS.number(text) not in game.hands[game.turn]:
        return _no("CMD-TURN-1", "not-in-hand", card=_card(text))
    return None


def _open(game: State, text: str) -> Objection | None:
    """A planet of this name must lie open."""
    if text not in PLANETS:
        return _no("CMD-COMP-4", "no-planet", text=text)
    planet = PlanetId(PLANETS.number(text))
    for owner, planets in enumerate(game.captured):
        if planet in planets:
            return _no("CMD-CAP-9", "captured", planet=_planet(text), player=seat_name(owner))
    if planet in game.destroyed:
        return _no("CMD-DS-2", "destroyed", planet=_planet(text))
    if planet not in game.column:
        return _no("CMD-SETUP-4", "not-open", planet=_planet(text))
    return None


def _place(game: State, ship: str, planet: str) -> Objection | None:
    bad = _now(game, TakeTurn) or _in_hand(game, ship)
    if bad is None and CARDS.number(ship) >= FIRST_SPECIAL:
        bad = _no("CMD-LINE-4", "special-in-line", card=_card(ship))
    bad = bad or _open(game, planet)
    if bad is not None:
        return bad
    place = game.place_of(PlanetId(PLANETS.number(planet)))
    if game.full(place):
        return _no("CMD-LINE-3", "line-full", planet=_planet(planet), value=VALUE[PLANETS.number(planet)])
    return _no("CMD-LINE-2", "same-kind", planet=_planet(planet), ship=_card(ship))


def _add(game: State, ship: str) -> Objection | None:
    bad = _now(game, TakeTurn) or _in_hand(game, ship)
    if bad is None and CARDS.number(ship) >= FIRST_SPECIAL:
        bad = _no("CMD-FLEET-5", "special-in-fleet", card=_card(ship))
    return bad or _no("CMD-FLEET-3", "fleet-full", limit=FLEET_LIMIT)


def _destroy(game: State, planet: str) -> Objection | None:
    return _now(game, TakeTurn) or _in_hand(game, "death-star") or _open(game, planet)


def _play(game: State, text: str) -> Objection | None:
    bad = _now(game, TakeTurn) or _in_hand(game, text)
    if bad is not None:
        return bad
    card = CardId(CARDS.number(text))
    if card == SUPER_STAR_DESTROYER:
        return _no("CMD-RUL-10", "two-lines")
    if card == STAR_DESTROYER:
        return _no("CMD-RUL-10", "two-ships")
    if card == SLAVE_1:
        return _no("CMD-RUL-10", "fleets-empty")
    if card < FIRST_SPECIAL:
        return _no("CMD-TURN-1", "where-to", card=_card(text))
    return _no("CMD-DS-1", "which-planet")


def _capture(game: State, planet: str, ships: str | None) -> Objection | None:
    bad = _now(game, TakeTurn) or _open(game, planet)
    for ship in (ships or "").split():
        if bad is None and ship not in CARDS:
            bad = _no("CMD-COMP-7", "no-card", text=ship)
    if bad is not None:
        return bad
    value = VALUE[PLANETS.number(planet)]
    place = game.place_of(PlanetId(PLANETS.number(planet)))
    line = game.lines[place]
    if not game.full(place):
        return _no("CMD-CAP-1", "line-not-full", planet=_planet(planet), ships=line.bit_count(), value=value)
    matches = (line & ship_set(game.fleets[game.turn])).bit_count()
    if matches < value - 1:
        rule = {2: "CMD-CAP-3", 3: "CMD-CAP-4", 4: "CMD-CAP-5"}[value]
        return _no(rule, "too-few", planet=_planet(planet), needed=value - 1, matches=matches)
    return _no("CMD-RUL-19", "other-ships", needed=value - 1)


def _take_back(game: State, ship: str) -> Objection | None:
    bad = _now(game, TakeTurn)
    if bad is None and actions(game, game.turn):
        return _no("CMD-STUCK-3", "not-stuck")
    return bad or _no("CMD-STUCK-1", "not-in-fleet", text=ship)


def _pass(game: State, pick: str) -> Objection:
    bad = _now(game, TakeTurn)
    if bad is None and actions(game, game.turn):
        return _no("CMD-TURN-2", "must-act")
    return bad or _no("CMD-RUL-27", "unclear", pick=pick)


def _hit(game: State, ship: str, planet: str) -> Objection | None:
    bad = _now(game, HitFirst, HitSecond) or _open(game, planet)
    if bad is not None:
        return bad
    decision = game.stack[-1]
    if isinstance(decision, HitSecond) and decision.planet == PLANETS.number(planet):
        return _no("CMD-SSD-2", "same-line", planet=_planet(planet))
    return _no("CMD-SSD-1", "not-in-line", text=ship, planet=_planet(planet))


def _swap(game: State, ship: str, at_or_of: str, where: str) -> Objection | None:
    bad = _now(game, ChooseShip, SwapWith)
    if bad is not None:
        return bad
    place = _line_number(game, where) if at_or_of == "at" else _fleet_number(game, where)
    if place is None:
        return _no("CMD-SD-2", "no-place", text=where)
    everywhere = star_destroyer.places(game)
    if ship not in CARDS or CARDS.number(ship) not in IN_SET[everywhere[place]]:
        return _no("CMD-SD-2", "not-there", text=ship)
    decision = game.stack[-1]
    number = CardId(CARDS.number(ship))
    if isinstance(decision, SwapWith):
        idle = decision.place == place or decision.ship == number
    else:  # it has no partner at all: because nothing would change, or because of the lines
        idle = not any(ships & ~(1 << number) for other, ships in enumerate(everywhere) if other != place)
    return _no("CMD-RUL-12", "changes-nothing") if idle else _no("CMD-SD-5", "two-of-a-kind")


def _take(game: State, ship: str, owner: str) -> Objection | None:
    bad = _now(game, ChooseShip)
    if bad is not None:
        return bad
    if owner not in tuple(SEATS)[: len(game.fleets)]:
        return _no("CMD-SD-6", "no-player", text=owner)
    if SEATS.number(owner) == game.turn:
        return _no("CMD-SD-8", "own-fleet")
    if ship not in CARDS or CARDS.number(ship) not in game.fleets[SEATS.number(owner)]:
        return _no("CMD-SD-6", "not-there", text=ship)
    return _no("CMD-RUL-13", "no-ship-to-give")


def _give(game: State, ship: str) -> Objection | None:
    return _now(game, Give) or _in_hand(game, ship) or _no("CMD-SD-8", "special-given", card=_card(ship))


def _swap_fleets(game: State, given: str, taken: str, owner: str) -> Objection | None:
    bad = _now(game, FirstSwap, NextSwap)
    if bad is not None:
        return bad
    ask = game.ask
    assert ask is not None
    if owner not in tuple(SEATS)[: len(game.fleets)]:
        return _no("CMD-SLAVE-1", "no-player", text=owner)
    partner = SEATS.number(owner)
    decision = game.stack[-1]
    if isinstance(decision, NextSwap):
        if partner == game.turn:
            return _no("CMD-SLAVE-5", "one-swap-only", player=seat_name(partner))
        if partner != decision.next(game):
            return _no("CMD-SLAVE-3", "same-direction", player=seat_name(decision.next(game)))
    elif partner not in slave_1.neighbours(game, ask.seat):
        return _no("CMD-SLAVE-1", "no-neighbour", player=seat_name(partner))
    if given not in CARDS or CARDS.number(given) not in game.fleets[ask.seat]:
        return _no("CMD-SLAVE-1", "not-there", text=given)
    return _no("CMD-RUL-16" if not game.fleets[partner] else "CMD-SLAVE-1", "not-there", text=taken)


def _line_number(game: State, text: str) -> int | None:
    """A line, by its planet, among the places of the Star Destroyer."""
    if text in PLANETS and PLANETS.number(text) in game.column:
        return game.place_of(PlanetId(PLANETS.number(text)))
    return None


def _fleet_number(game: State, text: str) -> int | None:
    """A fleet, by its owner."""
    return OPEN_PLANETS + SEATS.number(text) if text in tuple(SEATS)[: len(game.fleets)] else None


def _card(text: str) -> Message:
    return card_name(CardId(CARDS.number(text)))


def _planet(text: str) -> Message:
    return planet_name(PlanetId(PLANETS.number(text)))
