"""The way back from a view: a whole game that fits it, with what is hidden dealt anew."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import partial
from typing import Final, TypeVar

from dejarik.engine.chance import Chance
from dejarik.engine.dealer import deal
from dejarik.engine.event import EVERYONE
from dejarik.engine.game import UNKNOWN
from dejarik.engine.message import say
from dejarik.engine.plain import annotated
from dejarik.engine.problem import Damaged
from dejarik.engine.procedure import Frame
from dejarik.engine.seen import AnyView
from dejarik.engine.state import Start
from dejarik.games.rebellion.cards.missions.imperial.logistics import KeepProject
from dejarik.games.rebellion.cards.missions.imperial.spec_ops import ConfiscateObjective
from dejarik.games.rebellion.cards.missions.objective_deck import KeepObjective, KeepOnTop, OrderObjectives
from dejarik.games.rebellion.cards.missions.rapid_mobilization import ChooseSite
from dejarik.games.rebellion.cards.missions.rebel.logistics import CARDS_TAKEN, PlantCards, Reassign
from dejarik.games.rebellion.command import RevealMission
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_SIDE,
    ACTION_STARTING,
    ACTION_TIMING,
    ACTIONS,
    ADMIRAL,
    CORUSCANT,
    EMPIRE,
    KINDS,
    LEADER_ROLE,
    MISSIONS,
    OBJECTIVES,
    PLACES,
    PROBES,
    PROJECT,
    REBEL,
    SIDES,
    STAGE,
    STARTING,
    SYSTEMS,
    TACTIC_DECKS,
    TACTICS,
    THEATRES,
    UNITS,
    ActionId,
    LeaderId,
    MissionId,
    ObjectiveId,
    Side,
    SystemId,
    SystemSet,
    TacticId,
    in_set,
    missions_of,
    system,
    system_set,
)
from dejarik.games.rebellion.knowledge.seen import RebellionView
from dejarik.games.rebellion.knowledge.view import PLAIN, UNKNOWN_STARTING
from dejarik.games.rebellion.missions.targets import can_reveal
from dejarik.games.rebellion.recruit import DRAWN, IMMEDIATE, AnnounceLeader, KeepAction, Recruit, recruits_on
from dejarik.games.rebellion.roles import alone, audience, sheet, side_of_seat
from dejarik.games.rebellion.state import (
    ActionDeck,
    Assignment,
    MissionDeck,
    ObjectiveDeck,
    ProbeCards,
    State,
    TacticDeck,
)

Card = TypeVar("Card", bound=int)

# What stands in a view as it lies on the table.
PUBLIC: Final = (
    "round",
    "time",
    "reputation",
    "turn",
    "passed",
    "loyalty",
    "subjugated",
    "sabotaged",
    "destroyed",
    "leaders",
    "rings",
    "origins",
    "deployed",
    "mission_discards",
    "project_discard",
    "announced",
    "actions_used",
    "objectives_scored",
    "probe_boxed",
    "exposed",
    "uncovered",
    "tactic_discards",
    "clues",
    "shown",
    "rapid",
    "detained",
    "misdirected",
    "barred",
    "loose",
    "inspired",
    "yoda_used",
    "leaving",
    "mission",
    "battle",
    "laid",
)

DEALS = 16  # of missions until what is being done fits them; nearly all do at once


def reconstruct(seen: RebellionView, start: Start, chance: Chance) -> State:
    """What is seen lies where it is seen; the rest is dealt by chance, so that it fits."""
    game = State(start, chance.fork())
    public: AnyView = seen
    hints = annotated(State)
    for name in PUBLIC:
        setattr(game, name, PLAIN.decode(public[name], hints[name], f"$.{name}"))
    game.units = [0] * (len(PLACES) * KINDS)
    for place, figures in seen["units"].items():
        _put(game.units, PLACES.number(place), figures)
    game.queues = [0] * (len(seen["queues"]) * KINDS)
    for space, figures in enumerate(seen["queues"]):
        _put(game.queues, space, figures)
    game.ready = [0] * KINDS
    _put(game.ready, 0, seen["ready"])
    side = None if seen["seat"] is None else side_of_seat(game, [each.name for each in start.seats].index(seen["seat"]))
    eyes = EVERYONE if side is None else audience(game, side)  # what those know who only watch, everybody does
    start.game.load_outcome(seen["outcome"], game)
    start.game.load_stack(seen["stack"], game)
    _deal_actions(game, seen, chance)
    _deal_objectives(game, seen, eyes, chance)
    _deal_probes(game, seen, side, eyes, chance)
    _deal_tactics(game, seen, chance)
    _deal_fitting_missions(game, seen, eyes, chance)  # last, since what can be revealed depends on the rest
    if game.stack:
        _look(game, game.stack[-1], chance)
    return game


def _put(counts: list[int], row: int, figures: dict[str, int]) -> None:
    for kind, number in figures.items():
        counts[row * KINDS + UNITS.number(kind)] = number


def _shuffled(cards: list[Card], chance: Chance) -> list[Card]:
    return [cards[at] for at in chance.shuffled(len(cards))]


def _less(cards: list[Card], taken: list[Card]) -> list[Card]:
    """A multiset without some of its cards; Damaged if they are not in it."""
    left = Counter(cards)
    left.subtract(taken)
    if any(count < 0 for count in left.values()):
        raise Damaged("$", say("engine-why-not-all"))
    return sorted(left.elements())


def _deal_fitting_missions(game: State, seen: RebellionView, eyes: int, chance: Chance) -> None:
    """What is being done right now must be possible with the hidden cards, too. Places take that into account; only
    whether a starting mission is left to go to depends on several of them."""
    for _ in range(DEALS):
        _deal_missions(game, seen, eyes, chance)
        if all(_possible(game, frame) for frame in game.stack):
            return
    raise Damaged("$.stack", say("engine-why-impossible"))


def _possible(game: State, frame: Frame) -> bool:
    """A mission that is about to be revealed can be, and there is one to go to instead."""
    if isinstance(frame, RevealMission):
        return all(can_reveal(game, each) for each in game.assigned if frame.leader in each.leaders)
    return not isinstance(frame, Reassign) or any(STARTING[card] for card in game.mission_hands[REBEL])


def _look(game: State, frame: Frame, chance: Chance) -> None:
    """Who is asked to choose among hidden cards has looked at them, and knows them in every game that somebody else
    imagines. [REB-INFO-12]"""
    match frame:
        case KeepAction():
            deck = game.action_decks[frame.side]
            game.action_decks[frame.side] = deck.look(range(-frame.drawn, 0), audience(game, frame.side))
        case KeepOnTop() | KeepObjective():
            game.objective_deck = game.objective_deck.look((-1, -2), audience(game, REBEL))
        case OrderObjectives():
            game.objective_deck = game.objective_deck.look(range(-frame.count, 0), audience(game, REBEL))
        case KeepProject():
            game.project_deck = game.project_deck.look((-1, -2), audience(game, EMPIRE))
        case ChooseSite():
            game.probe_deck = game.probe_deck.look(range(-frame.count, 0), audience(game, REBEL))
        case ConfiscateObjective():
            game.objectives_known = game.objectives.copy()
        case PlantCards():
            taken = frame.taken or _taken(game, chance)
            places = [game.probe_hand.cards.index(card) for card in taken]
            game.probe_hand = game.probe_hand.look(places, audience(game, REBEL))
            game.stack[-1] = replace(frame, taken=taken)
        case _:
            pass


def _taken(game: State, chance: Chance) -> tuple[SystemId, ...]:
    """Probe cards of the Empire's hand, as chance takes them."""
    return tuple(game.probe_hand.cards[at] for at in sorted(chance.shuffled(len(game.probe_hand))[:CARDS_TAKEN]))


# Missions and projects


def _deal_missions(game: State, seen: RebellionView, eyes: int, chance: Chance) -> None:
    assigned = [
        Assignment(
            Side(SIDES.number(each["side"])),
            MissionId(-1) if each["card"] == UNKNOWN else MissionId(MISSIONS.number(each["card"])),
            tuple(PLAIN.decode(each["leaders"], tuple[LeaderId, ...], "$.assigned")),
            each["searched"],
            each["starting"],
        )
        for each in seen["assigned"]
    ]
    game.mission_hands = [[], []]
    game.mission_decks = []
    game.project_deck = MissionDeck()
    for owner in (REBEL, EMPIRE):
        shown = [*game.mission_discards[owner], *(game.project_discard if owner == EMPIRE else [])]
        if game.mission is not None and game.mission.side == owner:
            shown.append(game.mission.card)
        shown += [each.card for each in assigned if each.side == owner and each.card >= 0]
        hand = seen["missions"][owner]
        own = [MissionId(MISSIONS.number(text)) for text in hand if text != UNKNOWN]
        known = [MissionId(MISSIONS.number(text)) for text in seen["project_deck"] if text != UNKNOWN]
        projects = list(missions_of(owner, "project"))
        every = [*missions_of(owner, "starting"), *missions_of(owner, "deck"), *projects]
        left = _shuffled(_less(every, shown + own + (known if owner == EMPIRE else [])), chance)
        starting = [card for card in left if STARTING[card]]
        waiting = [card for card in left if PROJECT[card]]
        others = [card for card in left if not STARTING[card] and not PROJECT[card]]
        game.mission_decks.append(MissionDeck.of(others.pop() for _ in range(seen["mission_decks"][owner])))
        if owner == EMPIRE:
            game.project_deck = MissionDeck.redealt(seen["project_deck"], MISSIONS, eyes, waiting.pop)
        held = starting + waiting + others  # in the hand or on the table, face down
        game.mission_hands[owner] = own + held
        game.mission_hands[owner] = sorted(own + _lay_out(game, assigned, owner, held, chance))
        if len(game.mission_hands[owner]) != len(hand):
            raise Damaged("$.missions", say("engine-why-uneven"))
    game.assigned = assigned


def _lay_out(
    game: State, assigned: list[Assignment], owner: Side, held: list[MissionId], chance: Chance
) -> list[MissionId]:
    """Cards for the assignments whose faces are not known; those that are left are in the hand."""
    closed = [at for at, each in enumerate(assigned) if each.side == owner and each.card < 0]
    limits = [partial(_could_be, game, assigned[at], _about_to_be_revealed(game, assigned[at])) for at in closed]
    found, left = deal(held, limits, chance, "$.assigned")
    for at, card in zip(closed, found, strict=True):
        assigned[at] = replace(assigned[at], card=card)
    return left


def _about_to_be_revealed(game: State, each: Assignment) -> bool:
    return any(isinstance(frame, RevealMission) and frame.leader in each.leaders for frame in game.stack)


def _could_be(game: State, each: Assignment, revealed: bool, card: MissionId) -> bool:
    """As far as everybody knows: out of which deck it came, or that it was chosen from the starting missions in the
    hand; else it has not been seen since it was put down. What is about to be revealed can be."""
    if revealed and not can_reveal(game, replace(each, card=card)):
        return False
    if each.searched:
        return PROJECT[card] if each.side == EMPIRE else not STARTING[card]
    return STARTING[card] if each.starting else card not in game.shown


# Action cards


def _deal_actions(game: State, seen: RebellionView, chance: Chance) -> None:
    game.actions = [[], [], [], []]
    game.action_decks = []
    game.actions_boxed = []
    for owner in (REBEL, EMPIRE):
        every = [ActionId(card) for card in range(len(ACTIONS)) if ACTION_SIDE[card] == owner]
        hands = [seen["actions"][2 * owner + role] for role in (0, 1)]
        deck = seen["action_decks"][owner].copy()
        shown = [card for card in game.actions_used if ACTION_SIDE[card] == owner]
        shown += [ActionId(ACTIONS.number(text)) for hand in hands for text in hand if text in ACTIONS]
        known = [ActionId(ACTIONS.number(text)) for text in deck if text != UNKNOWN]
        left = _less(every, shown + known)
        refused = [at for at in _refused(game, owner) if deck[at] == UNKNOWN]
        closed = [
            partial(_could_hold, game, 2 * owner + role, at, text)
            for role, hand in enumerate(hands)
            for at, text in enumerate(hand)
            if text not in ACTIONS
        ]
        dealt, left = deal(left, [*(partial(_recruits_nobody, game) for _ in refused), *closed], chance, "$.actions")
        for at in refused:
            deck[at] = ACTIONS[dealt.pop(0)]
        for role, hand in enumerate(hands):
            game.actions[2 * owner + role] = [
                ActionId(ACTIONS.number(text)) if text in ACTIONS else dealt.pop(0) for text in hand
            ]
        rest = [card for card in left if not ACTION_STARTING[card]]
        game.action_decks.append(ActionDeck.redealt(deck, ACTIONS, audience(game, owner), rest.pop))
        game.actions_boxed += [card for card in left if ACTION_STARTING[card]]
    game.actions_boxed.sort()


def _refused(game: State, owner: Side) -> range:
    """Where in the action deck the cards lie after which another was drawn, because nobody on them can be recruited."""
    frame = game.stack[-1] if game.stack else None
    drawn = frame.drawn if isinstance(frame, KeepAction) and frame.side == owner else DRAWN
    return range(-1, -drawn, -1) if drawn > DRAWN else range(0)


def _just_kept(game: State) -> bool:
    """Whether the Rebels, who alone have Immediate cards, have kept a card and announced nobody yet. [REB-RECRUIT-4]"""
    frame = game.stack[-1] if game.stack else None
    if isinstance(frame, AnnounceLeader):
        return frame.side == REBEL
    return isinstance(frame, KeepAction) and frame.side == EMPIRE and Recruit(True, True) in game.stack


def _recruits_nobody(game: State, card: ActionId) -> bool:
    return not ACTION_STARTING[card] and not recruits_on(game, card)


def _could_hold(game: State, place: int, at: int, text: str, card: ActionId) -> bool:
    """Whether a card fits its back, the leader announced with it and who holds it. An Immediate card is used as soon as
    its leader has been announced, so only one that was just kept can be there."""
    owner = Side(place // 2)
    announced = game.announced[place][at]
    if ACTION_STARTING[card] != (text == UNKNOWN_STARTING):
        return False
    if announced is not None and announced not in ACTION_LEADERS[card]:
        return False
    last = at == len(game.announced[place]) - 1 and place == sheet(game, owner, ADMIRAL)
    if ACTION_TIMING[card] == IMMEDIATE and not (last and _just_kept(game)):
        return False
    roles = {LEADER_ROLE[who] for who in ACTION_LEADERS[card]}
    return not ACTION_STARTING[card] or alone(game, owner) or not roles or place % 2 in roles


# Objectives


def _deal_objectives(game: State, seen: RebellionView, eyes: int, chance: Chance) -> None:
    hand = [ObjectiveId(OBJECTIVES.number(text)) for text in seen["objectives"] if text != UNKNOWN]
    known = [ObjectiveId(OBJECTIVES.number(text)) for text in seen["objective_deck"] if text != UNKNOWN]
    every = [ObjectiveId(card) for card in range(len(OBJECTIVES))]
    left = _shuffled(_less(every, hand + known + game.objectives_scored), chance)
    by_stage = {stage: [card for card in left if STAGE[card] == stage] for stage in sorted(set(STAGE))}
    missing = Counter(seen["objective_stages"])
    missing.subtract(STAGE[card] for card in hand)
    for stage, count in missing.items():
        hand += [by_stage[stage].pop() for _ in range(count)]
    game.objectives = sorted(hand)
    backs = zip(seen["objective_deck"], seen["objective_deck_stages"], strict=True)
    hidden = (by_stage[stage].pop() for text, stage in backs if text == UNKNOWN)
    game.objective_deck = ObjectiveDeck.redealt(seen["objective_deck"], OBJECTIVES, eyes, hidden.__next__)
    game.objectives_known = [ObjectiveId(OBJECTIVES.number(text)) for text in seen["objectives_known"]]


# The base and the probe cards


def _deal_probes(game: State, seen: RebellionView, side: Side | None, eyes: int, chance: Chance) -> None:
    """A hidden base lies where it still can be; the Empire knows its cards, and none of them is the base. Where cards
    were mixed, those that the side knows to be among them lie there in some order."""
    deck, hand = seen["probe_deck"].copy(), seen["probes"].copy()
    shown = [system(text) for text in hand + deck if text != UNKNOWN] + game.probe_boxed
    if seen["location"] is None:
        game.location = CORUSCANT
    elif seen["location"] == UNKNOWN:
        possible = [each for each in in_set(_set(seen["possible"])) if each not in shown]
        if not possible:
            raise Damaged("$.possible", say("engine-why-impossible"))
        game.location = possible[chance.below(len(possible))]
    else:
        game.location = system(seen["location"])
    if game.location != CORUSCANT:
        shown.append(game.location)
    certain = [[card for card in in_set(_set(bag["cards"])) if card != game.location] for bag in seen["probe_bags"]]
    left = _shuffled(_less(in_set(PROBES), shown + [card for cards in certain for card in cards]), chance)
    game.probe_bags = []
    for bag, cards in zip(seen["probe_bags"], certain, strict=True):
        slots = [*((deck, at) for at in bag["deck"]), *((hand, at) for at in bag["hand"])]
        cards += [left.pop() for _ in range(len(slots) - len(cards))]
        for (pile, at), card in zip(slots, _shuffled(cards, chance), strict=True):
            pile[at] = SYSTEMS[card]
        inside = system_set(*cards, *([game.location] if bag["location"] else []))
        game.probe_bags.append((Side(side or 0), inside, _set(bag["cards"])))
    mixed = [[at for bag in seen["probe_bags"] for at in bag[where]] for where in ("deck", "hand")]
    game.probe_hand = ProbeCards.redealt(hand, SYSTEMS, eyes, left.pop).forget(mixed[1], eyes)
    game.probe_hand = game.probe_hand.look(range(len(hand)), audience(game, EMPIRE))
    game.probe_deck = ProbeCards.redealt(deck, SYSTEMS, eyes, left.pop).forget(mixed[0], eyes)
    game.probed = _set(seen["probed"]) if side == EMPIRE else system_set(*game.probe_hand.cards)


def _set(texts: list[str]) -> SystemSet:
    return system_set(*(system(text) for text in texts))


# Tactic cards


def _deal_tactics(game: State, seen: RebellionView, chance: Chance) -> None:
    game.tactic_decks = []
    hands: list[list[TacticId]] = [
        [TacticId(TACTICS.number(text)) for text in hand if text in TACTICS] for hand in seen["tactics"]
    ]
    known = [card for hand in hands for card in hand]
    for theatre, text in enumerate(THEATRES):
        shown = [card for card in known if card in TACTIC_DECKS[theatre]] + game.tactic_discards[theatre]
        left = _shuffled(_less(list(TACTIC_DECKS[theatre]), shown), chance)
        for owner in (REBEL, EMPIRE):
            unknown = seen["tactics"][owner].count(f"{UNKNOWN}-{text}")
            hands[owner] += [left.pop() for _ in range(unknown)]
        game.tactic_decks.append(TacticDeck.of(left))
    game.tactic_hands = [sorted(hand) for hand in hands]
