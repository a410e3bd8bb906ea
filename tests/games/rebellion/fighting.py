"""Combats set by hand.

    game = fight("2 x-wing, corellian-corvette", "tie-fighter", leaders="han-solo", dice=["hd-", "h"])

puts these units in Hoth and begins a combat there; the Rebels are active unless `active="empire"`. Leaders named are in
the system, those in `pool` are in their pools, all others beside the board. `dice` are the rolls to come, one text a
roll, black dice before red ones: h hit, d direct hit, s special, - blank. `hands` are tactic cards already in hand,
Rebels first, `decks` cards on top of the decks (the first is drawn first). `around` has units elsewhere.
"""

from __future__ import annotations

from typing import Any

from dejarik.engine.chance import Chance, Luck
from dejarik.engine.state import Start
from dejarik.games.rebellion.combat import combat
from dejarik.games.rebellion.components import (
    BESIDE,
    CORUSCANT,
    EMPIRE,
    KINDS,
    LEADERS,
    LOYAL,
    LOYALTIES,
    NEUTRAL,
    OBJECTIVES,
    PLACES,
    POOL,
    QUEUE,
    REBEL,
    RINGS,
    SIDES,
    SPOTS,
    SYSTEMS,
    TACTIC_DECKS,
    TACTIC_THEATRE,
    TACTICS,
    THEATRES,
    UNITS,
    LeaderSet,
    Side,
    SystemSet,
    leader,
    objective,
    system,
    tactic,
    unit,
)
from dejarik.games.rebellion.roles import SEATS
from dejarik.games.rebellion.state import ActionDeck, MissionDeck, ObjectiveDeck, ProbeCards, State, TacticDeck
from tests.playing import asked, options, play

__all__ = ["asked", "options", "play"]  # and everything below

FACE = {"h": 0, "d": 2, "s": 3, "-": 4}


def table(players: int = 2, seed: int = 1) -> State:
    """An empty galaxy with the base hidden in Yavin."""
    game = State(Start(None, players, SEATS[players], {"initiative": "printed"}, seed, None), Chance(seed))  # type: ignore[arg-type]  # nobody asks for the game
    every: dict[str, Any] = {
        "round": 1,
        "time": 1,
        "reputation": 14,
        "turn": 0,
        "passed": [False] * players,
        "units": [0] * (len(PLACES) * KINDS),
        "queues": [0] * (QUEUE * KINDS),
        "ready": [0] * KINDS,
        "deployed": [0] * len(PLACES),
        "loyalty": [LOYAL[EMPIRE] if at == CORUSCANT else NEUTRAL for at in range(len(SYSTEMS))],
        "leaders": [BESIDE] * len(LEADERS),
        "rings": [None] * len(RINGS),
        "location": system("yavin"),
        "exposed": False,
        "uncovered": False,
        "yoda_used": False,
        "mission": None,
        "battle": None,
        "clues": SystemSet((1 << len(SYSTEMS)) - 1),
        "tactic_decks": [TacticDeck.of(deck) for deck in TACTIC_DECKS],
        "tactic_discards": [[], []],
        "tactic_hands": [[], []],
        "action_decks": [ActionDeck(), ActionDeck()],
        "actions": [[], [], [], []],
        "announced": [[], [], [], []],
        "mission_decks": [MissionDeck(), MissionDeck()],
        "mission_hands": [[], []],
        "mission_discards": [[], []],
        "project_deck": MissionDeck(),
        "objective_deck": ObjectiveDeck(),
        "probe_deck": ProbeCards(),
        "probe_hand": ProbeCards(),
    }
    for name in ("subjugated", "sabotaged", "destroyed", "origins", "probed", "barred"):
        every[name] = SystemSet(0)
    for name in ("detained", "misdirected", "loose", "inspired", "leaving"):
        every[name] = LeaderSet(0)
    for name in State.__slots__:
        setattr(game, name, every.get(name, []))
    return game


def deploy(game: State, where: str, units: str) -> None:
    """Figures in a place: `2 x-wing, tie-fighter`."""
    for part in filter(None, units.replace(",", " , ").split(" , ")):
        *number, kind = part.split()
        game.units[PLACES.number(where) * KINDS + unit(kind)] += int(number[0]) if number else 1


def figures(game: State, where: str = "hoth") -> str:
    """What is in a place, the same way."""
    found = []
    for kind in range(KINDS):
        count = game.units[PLACES.number(where) * KINDS + kind]
        if count:
            found.append(f"{count} {UNITS[kind]}" if count > 1 else UNITS[kind])
    return ", ".join(found)


def hold(game: State, side: Side, cards: str) -> None:
    """Tactic cards into a hand."""
    for text in cards.split():
        card = tactic(text)
        game.tactic_decks[TACTIC_THEATRE[card]] = game.tactic_decks[TACTIC_THEATRE[card]].without(card)
        game.tactic_hands[side] = sorted([*game.tactic_hands[side], card])


def stack_decks(game: State, cards: str) -> None:
    """Tactic cards on top, the first named will be drawn first."""
    for card in reversed([tactic(text) for text in cards.split()]):
        deck = game.tactic_decks[TACTIC_THEATRE[card]]
        game.tactic_decks[TACTIC_THEATRE[card]] = deck.without(card).put(card)


def hand(game: State, side: Side) -> str:
    return " ".join(TACTICS[card] for card in game.tactic_hands[side])


def discards(game: State) -> str:
    return " ".join(TACTICS[card] for theatre in range(len(THEATRES)) for card in game.tactic_discards[theatre])


def luck(*rolls: str) -> Luck:
    return tuple(tuple(FACE[face] for face in roll) for roll in rolls)


def fight(
    rebel: str,
    empire: str,
    *,
    at: str = "hoth",
    active: str = "rebel",
    leaders: str = "",
    pool: str = "",
    dice: list[str] | None = None,
    hands: tuple[str, str] = ("", ""),
    decks: str = "",
    objectives: str = "",
    around: dict[str, str] | None = None,
    loyal: dict[str, str] | None = None,
    subjugated: str = "",
    destroyed: str = "",
    origins: str = "",
    rings: dict[str, str] | None = None,
    players: int = 2,
    base: str = "",
    **flags: Any,
) -> State:
    """A combat that has just begun; `flags` are set in the battle."""
    game = table(players)
    deploy(game, at, rebel)
    deploy(game, at, empire)
    for where, units in (around or {}).items():
        deploy(game, where, units)
    for where, side in (loyal or {}).items():
        game.loyalty[system(where)] = LOYALTIES.number(side)  # type: ignore[call-overload]  # a number
    for name, texts in (("subjugated", subjugated), ("destroyed", destroyed), ("origins", origins)):
        setattr(game, name, SystemSet(sum(1 << system(text) for text in texts.split())))
    for text in leaders.split():
        game.leaders[leader(text)] = system(at)
    for text in pool.split():
        game.leaders[leader(text)] = POOL
    for text, who in (rings or {}).items():
        game.rings[RINGS.number(text)] = leader(who)
    if base:
        game.location = system(base)
        game.exposed = True
    for owner, cards in zip((REBEL, EMPIRE), hands, strict=True):
        hold(game, owner, cards)
    stack_decks(game, decks)
    game.objectives = sorted(objective(text) for text in objectives.split())
    game.chance.script(luck(*(dice or [])))
    combat.begin(game, system(at), Side(SIDES.number(active)))
    for name, value in flags.items():
        setattr(game.battle, name, value)
    game.advance()
    return game


def scored(game: State) -> str:
    return " ".join(OBJECTIVES[card] for card in game.objectives_scored)


def objective_hand(game: State) -> str:
    return " ".join(OBJECTIVES[card] for card in game.objectives)


def where(game: State, who: str) -> str:
    return SPOTS[game.leaders[leader(who)]]


def log(game: State) -> list[str]:
    """The keys of what was told by the last pick."""
    return [event.message.key.removeprefix("rebellion-event-") for event in game.events]


def skip(game: State) -> State:
    """Nobody plays tactic cards until something else is asked."""
    while asked(game).split()[-1:] in (["combat-action"], ["block-damage"]):
        play(game, "done")
    return game
