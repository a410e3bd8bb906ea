"""What a seat may know, and back: a whole game that fits it. [CMD-RUL-3, CMD-RUL-39]"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from dejarik.engine.chance import Chance
from dejarik.engine.dealer import Dealer
from dejarik.engine.game import UNKNOWN
from dejarik.engine.state import Start
from dejarik.games.commanders.components import CARDS, DECK, IN_SET, PLANETS, SEATS, SHIPS, CardId, PlanetId, ShipSet
from dejarik.games.commanders.seen import CommandersView
from dejarik.games.commanders.state import State

SHUFFLES = 8  # of the deck until it fits what stuck players have shown; hands of many such cards are mended then


def view(game: State, seat: int | None) -> CommandersView:
    """All that a seat may know: everything but the hands of others, the deck and the pile. What everybody saw go into a
    hand is still known."""
    start = game.start
    return {
        "game": start.game.id,
        "players": start.players,
        "options": dict(start.options),
        "seat": None if seat is None else SEATS[seat],
        "turn": SEATS[game.turn],
        "stack": start.game.stack_seen_by(game, seat),
        "column": [None if planet is None else PLANETS[planet] for planet in game.column],
        "lines": [[CARDS[ship] for ship in IN_SET[line]] for line in game.lines],
        "pile": len(game.pile),
        "deck": len(game.deck),
        "discard": [CARDS[card] for card in game.discard],
        "shown": None if game.shown is None else CARDS[game.shown],
        "destroyed": [PLANETS[planet] for planet in game.destroyed],
        "hands": [_hand(game, owner, owner == seat) for owner in range(len(game.hands))],
        "known": [[CARDS[card] for card in cards] for cards in game.known],
        "stuck_cards": list(game.stuck_cards),
        "stuck_with": [[CARDS[card] for card in cards] for cards in game.stuck_with],
        "remembered": [CARDS[card] for card in game.remembered[_viewer(game, seat)]],
        "fleets": [[CARDS[ship] for ship in fleet] for fleet in game.fleets],
        "captured": [[PLANETS[planet] for planet in planets] for planets in game.captured],
        "histories": [[[CARDS[ship] for ship in fleet] for fleet in history] for history in game.histories],
        "repeats": list(game.repeats),
        "outcome": start.game.dump_outcome(game),
    }


def _hand(game: State, owner: int, mine: bool) -> list[str]:
    if mine:
        return [CARDS[card] for card in game.hands[owner]]
    known = [CARDS[card] for card in game.known[owner]]
    return known + [UNKNOWN] * (len(game.hands[owner]) - len(known))


def _viewer(game: State, seat: int | None) -> int:
    """Where in `remembered` the memory of a seat stands; that of spectators comes after all seats."""
    return game.start.players if seat is None else seat


def reconstruct(seen: CommandersView, start: Start, chance: Chance) -> State:
    """A whole game that fits a view. What is seen lies where it is seen; the other cards are dealt anew to hands and
    deck, the other planets to the pile."""
    game = State(start, chance.fork())
    game.turn = SEATS.number(seen["turn"])
    game.column = [None if text is None else PlanetId(PLANETS.number(text)) for text in seen["column"]]
    game.lines = [ShipSet(sum(1 << SHIPS.number(text) for text in line)) for line in seen["lines"]]
    game.discard = _cards(seen["discard"])
    game.shown = None if seen["shown"] is None else CardId(CARDS.number(seen["shown"]))
    game.destroyed = _planets(seen["destroyed"])
    game.known = [_cards(cards) for cards in seen["known"]]
    game.stuck_cards = list(seen["stuck_cards"])
    game.stuck_with = [tuple(_cards(cards)) for cards in seen["stuck_with"]]
    game.remembered = [()] * (start.players + 1)  # nobody knows what the others remember
    viewer = _viewer(game, None if seen["seat"] is None else SEATS.number(seen["seat"]))
    game.remembered[viewer] = tuple(_cards(seen["remembered"]))
    game.fleets = [_cards(fleet) for fleet in seen["fleets"]]
    game.captured = [_planets(planets) for planets in seen["captured"]]
    game.histories = [[tuple(_cards(fleet)) for fleet in history] for history in seen["histories"]]
    game.repeats = list(seen["repeats"])
    _deal(game, seen, chance)
    out = {planet for planet in game.column if planet is not None}.union(game.destroyed, *game.captured)
    inside = [PlanetId(planet) for planet in range(len(PLANETS)) if planet not in out]
    game.pile = [inside[at] for at in chance.shuffled(len(inside))]
    start.game.load_outcome(seen["outcome"], game)
    start.game.load_stack(seen["stack"], game)
    return game


def _deal(game: State, seen: CommandersView, chance: Chance) -> None:
    """Deal what is not seen. Some cards must be in the hands: those that were there when the deck ran out and have not
    been seen since; and some hands can only hold what a stuck player could. The rest is chance."""
    hands = [[CardId(CARDS.number(text)) for text in hand if text != UNKNOWN] for hand in seen["hands"]]
    held = _cards(seen["remembered"])
    left = Counter(DECK)
    left.subtract(card for cards in (*hands, *game.fleets, game.discard, held) for card in cards)
    left.subtract(ship for line in game.lines for ship in IN_SET[line])
    if game.shown is not None:
        left[game.shown] -= 1
    missing = [len(hand) - len(known) for hand, known in zip(seen["hands"], hands, strict=True)]
    limits = [limit for owner, count in enumerate(missing) for limit in _limits(game, owner, count)]
    dealt = Dealer(sorted(left.elements()), limits, "$.hands", needed=held).deal(chance, SHUFFLES)
    at = 0
    for known, count in zip(hands, missing, strict=True):
        known += dealt[at : at + count]
        at += count
    game.hands = [sorted(hand) for hand in hands]
    game.deck = dealt[at:]


def _limits(game: State, owner: int, missing: int) -> list[Callable[[CardId], bool] | None]:
    """For each unknown card of a hand, what it can be: as many as the hand had when its player was stuck are cards that
    could not be played then."""
    stuck = min(missing, game.stuck_cards[owner])
    return [*[game.stuck_with[owner].__contains__] * stuck, *[None] * (missing - stuck)]


def _cards(texts: list[str]) -> list[CardId]:
    return [CardId(CARDS.number(text)) for text in texts]


def _planets(texts: list[str]) -> list[PlanetId]:
    return [PlanetId(PLANETS.number(text)) for text in texts]
