"""Positions of Commanders in a few lines, in the notation of the game.

    game = commanders(
        "tatooine: tie-fighter tie-bomber | hoth | naboo: landing-craft | endor",
        fleets=["tie-fighter", "tie-bomber tie-bomber"],
        hands=["star-destroyer", ""],
    )

The column is the four open planets with their lines. Lists have one text for each player, and there are as many
players as fleets. Hands are filled up with ships from the deck so that hand and fleet make five; `deck` names the
cards that will be drawn next, in order; the other cards lie under them. `pile` names the planets to come, in order
(all that lie nowhere else, unless it is given; `pile=""` is an empty pile, and then the planets left over are
destroyed).
"""

from __future__ import annotations

import random
from collections.abc import Iterator

from dejarik.engine.message import Message
from dejarik.games.commanders import GAME
from dejarik.games.commanders.components import CARDS, DECK, IN_SET, PLANETS, SHIPS
from dejarik.games.commanders.state import State
from tests.playing import asked, options, play, refusal

__all__ = ["asked", "options", "play", "refusal"]  # and everything below

FOUR = "tatooine | hoth | naboo | endor"


def commanders(
    column: str = FOUR,
    *,
    fleets: list[str] | None = None,
    hands: list[str] | None = None,
    captured: list[str] | None = None,
    turn: int = 1,
    deck: str = "",
    discard: str = "",
    destroyed: str = "",
    pile: str | None = None,
    seed: int = 1,
) -> State:
    """The position when the player `turn`, counted from 1, is to take a turn."""
    in_fleet = [fleet.split() for fleet in fleets or ["", ""]]
    players = len(in_fleet)
    in_hand = [hand.split() for hand in hands or [""] * players]
    taken = [planets.split() for planets in captured or [""] * players]
    planets, lines = zip(*[_planet(text) for text in column.split("|")], strict=True)
    unused = [CARDS[card] for card in DECK]
    for card in [card for cards in (*in_fleet, *in_hand, *lines, deck.split(), discard.split()) for card in cards]:
        unused.remove(card)
    unused.sort(key=lambda card: (card not in SHIPS, CARDS.number(card) * 5 % 7))
    for hand, fleet in zip(in_hand, in_fleet, strict=True):
        while len(hand) + len(fleet) < 5:
            hand.append(unused.pop(0))
    gone = destroyed.split()
    rest = [text for text in PLANETS if text not in (*planets, *gone, *(each for own in taken for each in own))]
    to_come = rest if pile is None else pile.split()
    dump = {
        "game": GAME.id,
        "rules": GAME.rules_version,
        "content": GAME.content,
        "players": players,
        "options": {"first": "commander-1"},
        "chance": {"seed": str(seed), "drawn": 0},
        "stack": [{"do": "turn", "step": 1}, {"ask": "take-turn"}],
        "outcome": None,
        "table": {
            "turn": turn - 1,
            "column": list(planets),
            "lines": [sorted(line, key=CARDS.number) for line in lines],
            "pile": to_come[::-1],
            "deck": unused[::-1] + deck.split()[::-1],
            "discard": discard.split(),
            "shown": None,
            "destroyed": gone + [text for text in rest if text not in to_come],
            "hands": [sorted(hand, key=CARDS.number) for hand in in_hand],
            "fleets": [sorted(fleet, key=CARDS.number) for fleet in in_fleet],
            "captured": taken,
            "known": [[] for _ in range(players)],
            "stuck_cards": [0] * players,
            "stuck_with": [[] for _ in range(players)],
            "remembered": [[] for _ in range(players + 1)],
            "histories": [[] for _ in range(players)],
            "repeats": [0] * players,
        },
    }
    return GAME.load(dump)


def _planet(text: str) -> tuple[str, list[str]]:
    name, _, line = text.partition(":")
    return name.strip(), line.split()


def hand(game: State, player: int) -> str:
    """The cards in a hand; players are counted from 1."""
    return " ".join(CARDS[card] for card in game.hands[player - 1])


def fleet(game: State, player: int) -> str:
    return " ".join(CARDS[ship] for ship in game.fleets[player - 1])


def line(game: State, planet: str) -> str:
    """The ships beside an open planet."""
    place = game.column.index(PLANETS.number(planet))  # type: ignore[arg-type]  # ids are ints
    return " ".join(CARDS[ship] for ship in IN_SET[game.lines[place]])


def column(game: State) -> str:
    return " ".join("-" if planet is None else PLANETS[planet] for planet in game.column)


def discard(game: State) -> str:
    return " ".join(sorted((CARDS[card] for card in game.discard), key=CARDS.number))


def captured(game: State, player: int) -> str:
    return " ".join(PLANETS[planet] for planet in game.captured[player - 1])


def walk(players: int, seed: int) -> Iterator[State]:
    """A game of random picks from the setup to the end: one state, at every decision and when it is over."""
    rng = random.Random(seed)
    game = GAME.new(players=players, seed=seed)
    yield game
    while game.ask is not None:
        game.apply(rng.choice(game.ask.options))
        yield game


def heard(game: State, seat: int | None) -> list[Message]:
    """What a seat was told of the last pick."""
    return [event.message for event in game.events if event.seen_by(seat)]


def without_deck(game: State) -> State:
    """The same with an empty ship deck: its cards lie on the discard."""
    game.discard += game.deck
    game.deck = []
    return game


FULL_LINES = " | ".join(
    f"{name}: tie-fighter tie-interceptor tie-bomber" for name in ("naboo", "hoth", "endor", "bespin")
)
NO_MATCH = "imperial-shuttle landing-craft v-wing-fighter tie-advanced"


def stuck(players: int = 2, *, column: str = FULL_LINES, turn: int = 1, deck: str = "") -> State:
    """Nobody can do anything: the ship in every hand fits nowhere, and fleets of four match no line."""
    hands = ["tie-fighter"] * players
    return commanders(column, fleets=[NO_MATCH] * players, hands=hands, turn=turn, deck=deck)
