"""Rounds set by hand.

    game = galaxy(
        "hoth: 2 x-wing, corellian-corvette; rebel-base: 3 rebel-trooper",
        leaders="han-solo@pool darth-vader@hoth",
        rebel="naboo", subjugated="sullust", base="yavin",
    )
    begin(game, "command")

An empty galaxy with these units and markers; the base is hidden in Yavin unless `base` says otherwise (`found=True`: it
is revealed). Leaders named are where they are said to be, all others beside the board. Hands hold the starting
missions; `rebel_hand` and `imperial_hand` add cards from the decks; `rings` are `captured=han-solo`, and `assigned` is
`sabotage=han-solo+chewbacca`. `begin` starts a phase of the round, `clash` a combat, `reveal` a mission; `hold` gives
action cards to their sides. `carry_out` has a position and a mission in one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.engine.pile import Pile
from dejarik.engine.procedure import Decision, Procedure
from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.assignment import ASSIGNMENT_PHASE
from dejarik.games.rebellion.combat import combat
from dejarik.games.rebellion.command import COMMAND_PHASE
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_SIDE,
    ACTION_STARTING,
    ACTIONS,
    ADMIRAL,
    BESIDE,
    CORUSCANT,
    EMPIRE,
    KINDS,
    LEADER_ROLE,
    LEADERS,
    LOYAL,
    MISSION_SIDE,
    MISSIONS,
    NEUTRAL,
    ON_MISSION,
    PLACES,
    PROBES,
    PROJECT,
    REBEL,
    RINGS,
    SIDES,
    SPOTS,
    SYSTEMS,
    UNITS,
    ActionId,
    LeaderId,
    MissionId,
    RingId,
    Side,
    Spot,
    SystemId,
    SystemSet,
    action,
    in_set,
    leader,
    mission,
    objective,
    system,
    system_set,
    unit,
)
from dejarik.games.rebellion.missions.targets import places
from dejarik.games.rebellion.refresh import REFRESH_PHASE
from dejarik.games.rebellion.roles import audience, sheet
from dejarik.games.rebellion.round import ROUND
from dejarik.games.rebellion.state import Assignment, ProbeCards, State
from tests.games.rebellion.fighting import luck
from tests.playing import asked, options, play

__all__ = ["asked", "options", "play"]  # and everything below

PHASES: dict[str, tuple[int, Procedure]] = {
    "assignment": (1, ASSIGNMENT_PHASE),
    "command": (2, COMMAND_PHASE),
    "refresh": (3, REFRESH_PHASE),
}


def systems(texts: str) -> list[SystemId]:
    return [system(text) for text in texts.split()]


def galaxy(
    units: str = "",
    *,
    leaders: str = "",
    rings: str = "",
    rebel: str = "",
    imperial: str = "",
    subjugated: str = "",
    sabotaged: str = "",
    destroyed: str = "",
    base: str = "yavin",
    found: bool = False,
    rebel_hand: str = "",
    imperial_hand: str = "",
    assigned: str = "",
    time: int = 1,
    players: int = 2,
    initiative: str = "printed",
    setup: str = "full",
    seed: int = 1,
) -> State:
    """A position with nothing under way."""
    game = GAME.new(players, seed, {"initiative": initiative, "setup": setup})
    settle(game)
    game.units = [0] * (len(PLACES) * KINDS)
    game.ready = [0] * KINDS
    game.loyalty = [NEUTRAL] * len(SYSTEMS)
    game.loyalty[CORUSCANT] = LOYAL[EMPIRE]
    for side, texts in ((REBEL, rebel), (EMPIRE, imperial)):
        for each in systems(texts):
            game.loyalty[each] = LOYAL[side]
    game.subjugated = system_set(*systems(subjugated))
    game.sabotaged = system_set(*systems(sabotaged))
    game.destroyed = system_set(*systems(destroyed))
    for place, figures in _places(units):
        for number, kind in figures:
            game.units[PLACES.number(place) * KINDS + unit(kind)] += number
    game.leaders = [BESIDE] * len(LEADERS)
    for text in leaders.split():
        who, _, where = text.partition("@")
        game.leaders[leader(who)] = Spot(SPOTS.number(where))
    for text in rings.split():
        ring, _, who = text.partition("=")
        game.rings[RINGS.number(ring)] = leader(who)
    game.location = system(base)
    game.exposed = found
    game.probe_boxed = []
    game.probe_deck = ProbeCards.of(each for each in in_set(PROBES) if each != game.location)
    game.clues = system_set(game.location) if found else PROBES
    if not game.actions_boxed:
        game.actions_boxed = [ActionId(card) for card in range(len(ACTIONS)) if ACTION_STARTING[card]]
    for side, cards in ((REBEL, rebel_hand), (EMPIRE, imperial_hand)):
        for text in cards.split():
            give(game, side, mission(text))
    for text in assigned.split():
        card, _, who = text.partition("=")
        assign(game, card, *who.split("+"))
    game.time = time
    game.round = 1
    return game


def settle(game: State) -> None:
    """Nothing is under way any more."""
    game.stack.clear()
    game.steps.clear()
    game._ask = None
    game.news = []


def _places(text: str) -> list[tuple[str, list[tuple[int, str]]]]:
    found = []
    for part in filter(None, (each.strip() for each in text.split(";"))):
        place, _, figures = part.partition(":")
        found.append((place.strip(), [_figures(each) for each in figures.split(",")]))
    return found


def _figures(text: str) -> tuple[int, str]:
    *number, kind = text.split()
    return (int(number[0]) if number else 1, kind)


def give(game: State, side: Side, card: MissionId) -> None:
    """A card from its deck into the hand."""
    if PROJECT[card]:
        game.project_deck = game.project_deck.without(card)
    else:
        game.mission_decks[side] = game.mission_decks[side].without(card)
    game.mission_hands[side] = sorted([*game.mission_hands[side], card])


def give_action(game: State, place: int, card: str, announced: str = "") -> None:
    """An action card, from wherever it is, beside a faction sheet."""
    number = action(card)
    for side in (REBEL, EMPIRE):
        if number in game.action_decks[side].cards:
            game.action_decks[side] = game.action_decks[side].without(number)
    if number in game.actions_boxed:
        game.actions_boxed.remove(number)
    game.actions[place].append(number)
    game.announced[place].append(leader(announced) if announced else None)


def hold(game: State, cards: str) -> None:
    """Action cards beside the sheets of their sides; in a team game beside those of whoever leads the first leader."""
    for text in cards.split():
        card = action(text)
        shown = ACTION_LEADERS[card]
        give_action(game, sheet(game, ACTION_SIDE[card], LEADER_ROLE[shown[0]] if shown else ADMIRAL), text)


def stack_actions(game: State, side: Side, cards: str) -> None:
    """Action cards on top of the deck, the first named will be drawn first."""
    for number in reversed([action(text) for text in cards.split()]):
        game.action_decks[side] = game.action_decks[side].without(number).put(number)


def assign(game: State, card: str, *leaders: str) -> None:
    """A mission of the hand on the table, with leaders on it."""
    number = mission(card)
    side = MISSION_SIDE[number]
    if number not in game.mission_hands[side]:
        give(game, side, number)
    game.mission_hands[side].remove(number)
    game.assigned.append(Assignment(side, number, tuple(leader(text) for text in leaders)))
    for text in leaders:
        game.leaders[leader(text)] = ON_MISSION


def begin(game: State, phase: str) -> State:
    """This phase begins."""
    at, procedure = PHASES[phase]
    game.stack.append(ROUND)
    game.steps.append(at)
    game.perform(procedure)
    game.advance()
    return game


def do(game: State, what: Procedure | Decision[State]) -> State:
    """Something else, and nothing after it: an endless decision waits below."""
    if isinstance(what, Decision):
        game.ask_for(what)
    else:
        game.perform(what)
    game.advance()
    return game


def clash(game: State, place: str, active: str = "rebel", dice: str = "") -> State:
    """A combat begins there, and nothing comes after it; `dice` are the first rolls, see `fighting`."""
    game.chance.script(luck(*dice.split()))
    combat.begin(game, system(place), Side(SIDES.number(active)))
    game.advance()
    return game


def reveal(game: State, card: str, dice: str = "", *, who: str = "") -> State:
    """In the Command Phase this mission is revealed; the Rebels pass if it is the Empire's. `dice` are the first
    rolls: in a mission the side that attempts it rolls first."""
    begin(game, "command")
    if MISSION_SIDE[mission(card)] == EMPIRE:
        while asked(game).startswith("rebel"):
            play(game, "pass")
    game.chance.script(luck(*dice.split()))
    return play(game, f"reveal {card}{who and f' with {who}'}")


IDLE = (  # leaders of each side who have a turn to come, so that the phase goes on after a mission
    ("wedge-antilles", "general-madine", "general-rieekan"),
    ("moff-jerjerrod", "admiral-ozzel", "general-tagge"),
)


def carry_out(
    card: str,
    leaders: str,
    units: str = "",
    *,
    at: str = "",
    against: str = "",
    others: str = "",
    dice: str = "",
    change: Callable[[State], object] | None = None,
    **position: Any,
) -> State:
    """A position in which a mission is revealed with these leaders on it (`mon-mothma+han-solo`), and its place or its
    target chosen. `others` are leaders elsewhere, `position` goes to `galaxy`, and `change` to what else must be so."""
    side = MISSION_SIDE[mission(card)]
    busy = f"{leaders} {others}"
    idle = next(who for who in IDLE[side] if who not in busy)
    game = galaxy(units, leaders=f"{others} {idle}@pool", assigned=f"{card}={leaders}", **position)
    if change is not None:
        change(game)
    reveal(game, card, dice)
    if at and asked(game).endswith("choose-place"):
        play(game, f"at {at}")
    if against and asked(game).endswith("choose-target"):
        play(game, f"against {against}")
    return game


def fitting(game: State, card: str) -> str:
    """The places in which a mission could be revealed now."""
    number = mission(card)
    return " ".join(PLACES[place] for place in places(game, MISSION_SIDE[number], number))


def lay(game: State, pile: str, cards: str) -> None:
    """Cards of the objective, probe or project deck on its top, the first named will be drawn first."""
    numbers = {"objective": objective, "probe": system, "project": mission}[pile]
    deck: Pile = getattr(game, f"{pile}_deck")
    for card in reversed([numbers(text) for text in cards.split()]):
        deck = deck.without(card).put(card)
    setattr(game, f"{pile}_deck", deck)


def keep(game: State, cards: str) -> None:
    """Objectives from the deck into the Rebels' hand."""
    for card in [objective(text) for text in cards.split()]:
        game.objective_deck = game.objective_deck.without(card)
        game.objectives = sorted([*game.objectives, card])


def probes(game: State, cards: str) -> None:
    """Probe cards from the deck into the Empire's hand; it has held them since the base was chosen."""
    for card in systems(cards):
        game.probe_deck = game.probe_deck.without(card)
        game.probe_hand = game.probe_hand.put(card, audience(game, EMPIRE))
        game.probed = SystemSet(game.probed | 1 << card)


def enqueue(game: State, text: str) -> None:
    """Units on the build queues: `3: death-star; 1: 2 stormtrooper`."""
    for space, figures in _places(text):
        for number, kind in figures:
            game.queues[(int(space) - 1) * KINDS + unit(kind)] += number


def used(game: State) -> str:
    """The action cards that have been used."""
    return " ".join(ACTIONS[card] for card in game.actions_used)


def units(game: State, place: str) -> str:
    """What is in a place: `2 x-wing, rebel-trooper`."""
    return _text(game.units, PLACES.number(place))


def queue(game: State, space: int) -> str:
    return _text(game.queues, space - 1)


def ready(game: State) -> str:
    return _text(game.ready, 0)


def _text(counts: list[int], row: int) -> str:
    found = []
    for kind in range(KINDS):
        number = counts[row * KINDS + kind]
        if number:
            found.append(f"{number} {UNITS[kind]}" if number > 1 else UNITS[kind])
    return ", ".join(found)


def where(game: State, who: str) -> str:
    return SPOTS[game.leaders[leader(who)]]


def in_pool(game: State) -> str:
    return " ".join(LEADERS[who] for who, spot in enumerate(game.leaders) if SPOTS[spot] == "pool")


def hand(game: State, side: Side) -> list[str]:
    return [MISSIONS[card] for card in game.mission_hands[side]]


def table(game: State) -> str:
    """The missions on the table: `sabotage=han-solo+chewbacca`."""
    return " ".join(f"{MISSIONS[each.card]}={'+'.join(LEADERS[who] for who in each.leaders)}" for each in game.assigned)


def texts(mask: SystemSet | int) -> str:
    """The systems of a set."""
    return " ".join(SYSTEMS[each] for each in in_set(mask))


def loyal(game: State, side: Side) -> str:
    return " ".join(SYSTEMS[at] for at, its in enumerate(game.loyalty) if its == LOYAL[side])


def ring(game: State, text: str) -> str:
    who = game.rings[RingId(RINGS.number(text))]
    return "" if who is None else LEADERS[LeaderId(who)]


def heard(game: State, seat: int | None) -> list[str]:
    """The keys of what a seat was told of the last pick."""
    return [event.message.key.removeprefix("rebellion-event-") for event in game.events if event.seen_by(seat)]


def passes(game: State, *, until: str = "") -> State:
    """Everybody passes, declines or is done until something else is asked."""
    while game.ask is not None and not (until and asked(game).endswith(until)):
        found = options(game)
        pick = next((each for each in ("pass", "done", "no objective", "no card", "decline") if each in found), None)
        if pick is None:
            break
        game.apply(pick)
    return game
