"""What is said in the log. Each function makes its sentence when somebody reads it, not before."""

from __future__ import annotations

from dejarik.engine.message import Message, say
from dejarik.games.commanders.components import CardId, PlanetId, card_name, planet_name, seat_name

Cards = tuple[CardId, ...]


def _cards(cards: Cards) -> tuple[Message, ...]:
    return tuple(card_name(card) for card in cards)


def set_up(planets: tuple[PlanetId, ...], first: int) -> Message:
    return say(
        "commanders-event-set-up",
        rule="CMD-SETUP-4",
        planets=tuple(planet_name(planet) for planet in planets),
        player=seat_name(first),
    )


def drew(seat: int, cards: Cards, rule: str) -> Message:
    return say("commanders-event-drew", rule=rule, player=seat_name(seat), count=len(cards), cards=_cards(cards))


def drew_unseen(seat: int, count: int, rule: str) -> Message:
    return say("commanders-event-drew-unseen", rule=rule, player=seat_name(seat), count=count)


def reshuffled(count: int) -> Message:
    return say("commanders-event-reshuffled", rule="CMD-DECK-1", count=count)


def placed(seat: int, ship: CardId, planet: PlanetId) -> Message:
    return say(
        "commanders-event-placed",
        rule="CMD-LINE-1",
        player=seat_name(seat),
        ship=card_name(ship),
        planet=planet_name(planet),
    )


def joined_fleet(seat: int, ship: CardId) -> Message:
    return say("commanders-event-fleet", rule="CMD-FLEET-1", player=seat_name(seat), ship=card_name(ship))


def destroyed(seat: int, planet: PlanetId) -> Message:
    return say("commanders-event-destroyed", rule="CMD-DS-2", player=seat_name(seat), planet=planet_name(planet))


def hit(seat: int, ship: CardId, planet: PlanetId, second: CardId, other: PlanetId) -> Message:
    return say(
        "commanders-event-hit",
        rule="CMD-SSD-1",
        player=seat_name(seat),
        ship=card_name(ship),
        planet=planet_name(planet),
        second=card_name(second),
        other=planet_name(other),
    )


def swapped(
    seat: int,
    ship: CardId,
    planet: PlanetId | None,
    fleet: int,
    other: CardId,
    other_planet: PlanetId | None,
    other_fleet: int,
) -> Message:
    return say(
        "commanders-event-swapped",
        rule="CMD-SD-2",
        player=seat_name(seat),
        ship=_where(ship, planet, fleet),
        other=_where(other, other_planet, other_fleet),
    )


def _where(ship: CardId, planet: PlanetId | None, fleet: int) -> Message:
    if planet is not None:
        return say("commanders-ship-at", ship=card_name(ship), planet=planet_name(planet))
    return say("commanders-ship-of", ship=card_name(ship), owner=seat_name(fleet))


def swapped_nothing(seat: int) -> Message:
    return say("commanders-event-swapped-nothing", rule="CMD-RUL-12", player=seat_name(seat))


def replaced(seat: int, taken: CardId, opponent: int, given: CardId) -> Message:
    return say(
        "commanders-event-replaced",
        rule="CMD-SD-6",
        player=seat_name(seat),
        taken=card_name(taken),
        owner=seat_name(opponent),
        given=card_name(given),
    )


def swapped_fleets(seat: int, given: CardId, taken: CardId, neighbour: int) -> Message:
    return say(
        "commanders-event-swapped-fleets",
        rule="CMD-SLAVE-1",
        player=seat_name(seat),
        given=card_name(given),
        taken=card_name(taken),
        owner=seat_name(neighbour),
    )


def declined(seat: int) -> Message:
    return say("commanders-event-declined", rule="CMD-SLAVE-6", player=seat_name(seat))


def captured(seat: int, planet: PlanetId, ships: Cards) -> Message:
    return say(
        "commanders-event-captured",
        rule="CMD-CAP-9",
        player=seat_name(seat),
        planet=planet_name(planet),
        ships=_cards(ships),
    )


def planet_laid(planet: PlanetId, rule: str) -> Message:
    return say("commanders-event-planet", rule=rule, planet=planet_name(planet))


def no_planet_left(rule: str) -> Message:
    return say("commanders-event-no-planet", rule=rule)


def took_back(seat: int, ship: CardId) -> Message:
    return say("commanders-event-took-back", rule="CMD-STUCK-1", player=seat_name(seat), ship=card_name(ship))


def did_nothing(seat: int) -> Message:
    return say("commanders-event-nothing", rule="CMD-RUL-27", player=seat_name(seat))


def reset() -> Message:
    return say("commanders-event-reset", rule="CMD-LOOP-1")


def won(seat: int, score: int, rule: str) -> Message:
    return say(f"commanders-event-won-{rule.lower()}", rule=rule, player=seat_name(seat), score=score)
