"""Positions of Uprising in one line, in the notation of the game.

    game = uprising("defend", pool="(provocation) (riot-5) supplies-2", capitol="riot-6 (sabotage-2)")

A card in brackets is closed. `pool` is the three cards of this round by their places; one that has left the pool says
where it went: `riot-5>capitol`, `(riot-2)>eliminated`. Cards of earlier rounds stand by district (ids with underscores)
and under `eliminated`; closed cards that nobody asked for are eliminated with them to make whole rounds of three.
`missions` are the three beside Revolution, `captured` is `district:mission …`. What is not said is as after a setup
with the districts in the order of the component data; the hand is filled up to what it would be, the rest is deck.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any, cast

import dejarik
from dejarik.engine.message import Message
from dejarik.games.uprising.capture import FINISH
from dejarik.games.uprising.components import CARDS, DECK, DISTRICTS, TOKENS, TYPES, ZONES
from dejarik.games.uprising.state import State
from tests.playing import asked, options, play, refusal

__all__ = ["asked", "options", "play", "refusal"]  # and everything below

GAME = dejarik.game("uprising")
PHASES: dict[str, list[dict[str, Any]]] = {
    "choose": [{"do": "round", "step": 1}, {"ask": "choose-pair"}],
    "plan": [{"do": "round", "step": 2}, {"ask": "play-open"}],
    "defend": [{"do": "round", "step": 4}, {"ask": "use-token", "actions": 2}],
    "defend-1": [{"do": "round", "step": 4}, {"ask": "use-token", "actions": 1}],
    "assign": [{"do": "round", "step": 5}, {"ask": "assign-card"}],
    "check": [{"do": "round", "step": 7}, {"ask": "declare"}],
    "last-plan": [{"do": "decisive-operation", "step": 1}, {"ask": "play-open"}],
    "last-defend": [{"do": "decisive-operation", "step": 3}, {"ask": "use-token", "actions": 2}],
    "last-assign": [{"do": "decisive-operation", "step": 4}, {"ask": "assign-card"}],
    "last-check": [{"do": "decisive-operation", "step": 6}, {"ask": "declare"}],
}
DEFAULT_MISSIONS = "political-surge coup espionage"
PROVOCATIONS = "provocation provocation provocation provocation"  # all of them, open: for `eliminated`, late in a game


def uprising(
    phase: str,
    *,
    row: str = " ".join(DISTRICTS),
    captured: str = "",
    pair: str = "",
    cordon: str = "",
    tokens: str = " ".join(TOKENS),
    missions: str = DEFAULT_MISSIONS,
    pool: str = "",
    eliminated: str = "",
    hand: str = "",
    round: int = 1,
    capitol_mode: bool = False,
    seed: int = 1,
    **districts: str,
) -> State:
    """The position at the decision of a phase, in this round or a later one if there are too many cards for it."""
    zones = {name.replace("_", "-"): cards for name, cards in districts.items()} | {"eliminated": eliminated}
    earlier = [(card, zone) for zone, cards in zones.items() for card in cards.split()]
    this_round = [(card.split(">")[0], card.split(">")[-1] if ">" in card else "pool") for card in pool.split()]
    unused = [CARDS[card] for card in DECK]
    for card in [card.strip("()") for card, _ in earlier + this_round] + hand.split():
        unused.remove(card)
    random.Random(seed).shuffle(unused)
    begins = phase in ("choose", "plan", "last-plan")
    ended = not begins and not pool  # this round's cards are the last of the table
    full = max(3 * (round - (not ended)), -(-len(earlier) // 3) * 3)
    while len(earlier) < full:
        card = next(card for card in unused if card != "provocation")
        unused.remove(card)
        earlier.insert(0, (f"({card})", "eliminated"))
    size = {"last-plan": 3}.get(phase, 5 if begins else 0 if phase.startswith("last") else 2)
    held = hand.split() or [unused.pop() for _ in range(min(size, len(unused)))]
    cards = earlier + this_round
    taken = [each.split(":") for each in captured.split()]
    dump = {
        "game": GAME.id,
        "rules": GAME.rules_version,
        "content": GAME.content,
        "players": 2,
        "options": {"capitol": capitol_mode, "missions": missions.split()},
        "chance": {"seed": str(seed), "drawn": 0},
        "stack": PHASES[phase],
        "outcome": None,
        "table": {
            "capitol_mode": capitol_mode,
            "round": full // 3 + (not ended),
            "missions": ["revolution", *missions.split()],
            "row": [name for name in row.split() if name not in [district for district, _ in taken]],
            "captured": [district for district, _ in taken],
            "captured_with": [mission for _, mission in taken],
            "pair": pair.split() or None,
            "cordon": cordon or None,
            "tokens": [token for token in TOKENS if token in tokens.split()],
            "deck": unused,
            "hand": sorted(held, key=CARDS.number),
            "plan": [],
            "played": [card.strip("()") for card, _ in cards],
            "opened": [not card.startswith("(") for card, _ in cards],
            "where": [zone for _, zone in cards],
            "by_empire": [False for _ in cards],
        },
    }
    return cast(State, GAME.load(dump))


def cards(game: State, zone: str) -> str:
    """The cards that lie somewhere (a district, pool, eliminated, hand), in brackets when closed."""
    if zone == "hand":
        return " ".join(CARDS[card] for card in game.hand)
    return " ".join(
        CARDS[card] if open_ else f"({CARDS[card]})"
        for card, open_, where in zip(game.played, game.opened, game.where, strict=True)
        if ZONES[where] == zone
    )


def row(game: State) -> str:
    return " ".join(DISTRICTS[district] for district in game.row)


def won(game: State) -> str:
    """Who won by which rule: `empire UPR-VIC-3`; empty while the game goes on."""
    if game.outcome is None:
        return ""
    return " ".join([*(game.start.seats[seat].name for seat in game.outcome.winners), game.outcome.rule])


def coup(value: int) -> str:
    """Four open cards of one value, one of each type: enough for Coup and, below 6, not for Revolution."""
    return " ".join(f"{kind}-{value}" for kind in TYPES)


def until(game: State, what: str) -> State:
    """Play the first option of every decision until this is asked, or the game is over."""
    while game.ask is not None and asked(game) != what:
        game.apply(game.ask.options[0])
    return game


def walk(seed: int, *, capture: bool = True, capitol: bool = False) -> Iterator[State]:
    """A game of random picks from the setup to the end: one state, at every decision and when it is over.

    Without `capture` the Resistance declares nothing, so that the game has its full length.
    """
    rng = random.Random(seed)
    game = cast(State, GAME.new(seed=seed, options={"capitol": capitol}))
    yield game
    while game.ask is not None:
        game.apply(rng.choice(game.ask.options if capture or asked(game) != "resistance declare" else [FINISH]))
        yield game


def heard(game: State, seat: int | None) -> list[Message]:
    """What a seat was told of the last pick."""
    return [event.message for event in game.events if event.seen_by(seat)]
