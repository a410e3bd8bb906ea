"""The setup of the game, step by step. [REB-SETUP]"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from dejarik.engine.chance import Chance
from dejarik.engine.content import typed
from dejarik.engine.event import EVERYONE
from dejarik.engine.message import say
from dejarik.engine.procedure import Procedure
from dejarik.engine.setting import OneOf
from dejarik.engine.state import Start
from dejarik.games.rebellion import forces, moments
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_SIDE,
    ACTION_STARTING,
    ACTION_TIMING,
    ACTIONS,
    ADMIRAL,
    BESIDE,
    CORUSCANT,
    EMPIRE,
    GENERAL,
    IDS,
    KINDS,
    LEADER_ROLE,
    LEADERS,
    LOYAL,
    MISC,
    NEIGHBOURS,
    NEUTRAL,
    OBJECTIVES,
    OBJECTIVES_DRAWN,
    PLACES,
    POOL,
    PROBES,
    QUEUE,
    REBEL,
    REPUTATION_STARTS,
    RINGS,
    SETUP_ICON,
    STAGE,
    STARTING_LEADERS,
    SYSTEMS,
    TACTIC_DECKS,
    TIME_STARTS,
    UNITS_OF,
    ActionId,
    LeaderSet,
    ObjectiveId,
    PlaceId,
    Role,
    Side,
    Spot,
    SystemId,
    SystemSet,
    UnitId,
    in_set,
    missions_of,
    system_set,
)
from dejarik.games.rebellion.decks import draw_missions, draw_objectives
from dejarik.games.rebellion.forms import RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import systems_with
from dejarik.games.rebellion.leaders import LUKE_JEDI
from dejarik.games.rebellion.roles import ORDERS, audience, sheet, turns
from dejarik.games.rebellion.round import ROUND
from dejarik.games.rebellion.starting_units import AT, AtStart, place_imperial_units, place_rebel_units, receive_units
from dejarik.games.rebellion.state import ActionDeck, MissionDeck, ObjectiveDeck, ProbeCards, State, TacticDeck

FULL: Final = "full"
FIRST_GAME: Final = "first-game"
SETTINGS: Final = (
    OneOf("setup", FULL, say("rebellion-setting-setup", rule="REB-GOLD-8"), (FULL, FIRST_GAME)),
    OneOf("initiative", "printed", say("rebellion-setting-initiative", rule="REB-RUL-46"), tuple(ORDERS)),
)

REBEL_SYSTEMS: Final = 3  # [REB-SETUP-15 … 17]
SUBJUGATED_SYSTEMS: Final = 2
IMPERIAL_SYSTEMS: Final = 5
STARTING_ACTIONS: Final = 2
STARTING_DRAW: Final = 2


@dataclass(frozen=True, slots=True)
class FirstGame:
    """The fixed positions of a first game. [REB-GOLD-8]"""

    rebel_loyalty: list[SystemId]
    imperial_loyalty: list[SystemId]
    subjugated: list[SystemId]
    probe_cards_removed: list[SystemId]
    rebel_units: dict[PlaceId, dict[UnitId, int]]
    imperial_units: dict[PlaceId, dict[UnitId, int]]


_FIRST: Final = typed(FirstGame, MISC["first_game_setup"], IDS, "first_game_setup")


def set_up(start: Start, chance: Chance) -> State:
    """The table as it is laid out before the first choice: markers, leaders, decks, the first systems."""
    game = State(start, chance)
    clear(game)
    lay_out_decks(game)
    draw_objectives(game, OBJECTIVES_DRAWN)  # [REB-SETUP-8, REB-TEAM-10]
    if start.options["setup"] == FIRST_GAME:
        take_first_game_positions(game)
        game.perform(FIRST_SETUP)
    else:
        reveal_systems(game)
        receive_units(game)
        game.perform(FULL_SETUP)
    return game


def clear(game: State) -> None:
    """2, 3. Leaders and markers; nothing else is on the board. [REB-SETUP-3 … 6, REB-TEAM-9]"""
    game.round = 0
    game.time = TIME_STARTS
    game.reputation = REPUTATION_STARTS
    game.turn = 0
    game.passed = [False] * len(turns(game))
    game.units = [0] * (len(PLACES) * KINDS)
    game.queues = [0] * (QUEUE * KINDS)
    game.ready = [0] * KINDS
    game.deployed = [0] * len(PLACES)
    game.loyalty = [NEUTRAL] * len(SYSTEMS)
    game.loyalty[CORUSCANT] = LOYAL[EMPIRE]
    game.subjugated = game.sabotaged = game.destroyed = game.origins = SystemSet(0)
    game.leaders = [Spot(POOL if who in STARTING_LEADERS else BESIDE) for who in range(len(LEADERS))]
    game.leaders[LUKE_JEDI] = BESIDE
    game.rings = [None] * len(RINGS)
    game.assigned = []
    game.location = CORUSCANT
    game.exposed = game.uncovered = False
    game.probe_hand = ProbeCards()
    game.probe_bags = []
    game.shown = []
    game.rapid = []
    game.detained = game.misdirected = game.loose = game.inspired = LeaderSet(0)
    game.barred = game.probed = SystemSet(0)
    game.yoda_used = False
    game.leaving = LeaderSet(0)
    game.mission = None
    game.battle = None
    game.laid = []


def lay_out_decks(game: State) -> None:
    """4 to 7. Every deck is shuffled; starting missions go to the hands. [REB-SETUP-7, 9, 10, 12, 13, 14]"""
    sides = (REBEL, EMPIRE)
    stages = sorted(set(STAGE), reverse=True)  # the last stage at the bottom
    every = [ObjectiveId(card) for card in range(len(OBJECTIVES))]
    game.objective_deck = ObjectiveDeck()
    for stage in stages:
        game.objective_deck += ObjectiveDeck.of(card for card in every if STAGE[card] == stage).shuffled(game.chance)
    game.objectives = []
    game.objectives_known = []
    game.objectives_scored = []
    # What is not dealt at the start is gained by recruiting. [REB-ACTION-6]
    recruiting = [ActionId(card) for card in range(len(ACTIONS)) if not ACTION_STARTING[card]]
    decks = [ActionDeck.of(card for card in recruiting if ACTION_SIDE[card] == side) for side in sides]
    game.action_decks = [deck.shuffled(game.chance) for deck in decks]
    game.actions = [[] for _ in range(2 * len(sides))]
    game.announced = [[] for _ in range(2 * len(sides))]
    game.actions_boxed = [ActionId(card) for card in range(len(ACTIONS)) if ACTION_STARTING[card]]
    game.actions_used = []
    game.tactic_decks = [TacticDeck.of(deck).shuffled(game.chance) for deck in TACTIC_DECKS]
    game.tactic_discards = [[], []]
    game.tactic_hands = [[], []]
    game.mission_hands = [sorted(missions_of(side, "starting")) for side in sides]
    game.project_deck = MissionDeck.of(missions_of(EMPIRE, "project")).shuffled(game.chance)
    game.project_discard = []
    game.mission_decks = [MissionDeck.of(missions_of(side, "deck")).shuffled(game.chance) for side in sides]
    game.mission_discards = [[], []]


# 8.I The first systems


def reveal_systems(game: State) -> None:
    """Probe cards are revealed until there are three Rebel and five Imperial systems; further ones get no marker. The
    cards of the Imperial systems are boxed, the others shuffled back. [REB-SETUP-15 … 18, REB-RUL-9, REB-INFO-13]"""
    deck = list(ProbeCards.of(in_set(PROBES)).shuffled(game.chance).cards)
    found: dict[Side, list[SystemId]] = {REBEL: [], EMPIRE: []}
    wanted = {REBEL: REBEL_SYSTEMS, EMPIRE: IMPERIAL_SYSTEMS}
    shown: list[SystemId] = []
    while any(len(found[side]) < wanted[side] for side in wanted):
        card = deck.pop()
        shown.append(card)
        side = SETUP_ICON[card]
        if side is not None and len(found[side]) < wanted[side]:
            found[side].append(card)
    game.tell(EVERYONE, systems_shown, tuple(shown))
    mark(game, found[REBEL], found[EMPIRE][SUBJUGATED_SYSTEMS:], found[EMPIRE][:SUBJUGATED_SYSTEMS])
    box(game, found[EMPIRE])
    game.probe_deck = game.probe_deck.shuffled(game.chance)


def mark(game: State, rebel: list[SystemId], imperial: list[SystemId], subjugated: list[SystemId]) -> None:
    for each in rebel:
        game.loyalty[each] = LOYAL[REBEL]
    for each in imperial:
        game.loyalty[each] = LOYAL[EMPIRE]
    game.subjugated = system_set(*subjugated)
    game.tell(EVERYONE, systems_marked, tuple(rebel), tuple(imperial), tuple(subjugated))


def box(game: State, cards: list[SystemId]) -> None:
    """The cards of Imperial systems leave the game; the base can be in any other system. [REB-SETUP-18, 30]"""
    game.probe_boxed = sorted(cards)
    game.clues = SystemSet(PROBES & ~system_set(*cards))
    game.probe_deck = ProbeCards.of(in_set(game.clues))


def take_first_game_positions(game: State) -> None:
    """The fixed positions of a first game. The base must not be next to Imperial units. [REB-GOLD-8]"""
    mark(game, _FIRST.rebel_loyalty, _FIRST.imperial_loyalty, _FIRST.subjugated)
    box(game, _FIRST.probe_cards_removed)
    for where, figures in (_FIRST.rebel_units | _FIRST.imperial_units).items():
        for kind, number in figures.items():
            forces.put(game, kind, where, number)
    near = 0
    for each in in_set(systems_with(game, UNITS_OF[EMPIRE])):
        near |= NEIGHBOURS[each]
    game.clues = SystemSet(game.clues & ~near)
    game.probe_deck = game.probe_deck.shuffled(game.chance)


systems_shown = Sentence[tuple[SystemId, ...]]("systems-shown {systems}", "REB-SETUP-15")
systems_marked = Sentence[tuple[SystemId, ...], tuple[SystemId, ...], tuple[SystemId, ...]](
    "systems-marked {rebel} {imperial} {subjugated}", "REB-SETUP-17"
)


# 8.IV Starting action cards


def deal_actions(game: State, side: Side) -> None:
    """Two at random, each to whoever commands the leader on it; the others are boxed unseen. Immediate ones are used at
    once, in the order in which they came. [REB-SETUP-24, 25, REB-TEAM-12, 13, REB-RUL-12, REB-CARD-RINGS-12]"""
    starting = [ActionId(card) for card in range(len(ACTIONS)) if ACTION_STARTING[card] and ACTION_SIDE[card] == side]
    dealt = ActionDeck.of(starting).shuffled(game.chance).cards[:STARTING_ACTIONS]
    game.actions_boxed = [card for card in game.actions_boxed if card not in dealt]
    for card in dealt:
        place = sheet(game, side, role_for(card))
        game.actions[place].append(card)
        game.announced[place].append(None)
    game.reveal()
    game.tell_apart(audience(game, side), got_actions, side, dealt)
    for card in reversed(dealt):  # what is put on the stack last comes first
        if ACTION_TIMING[card] == "immediate":
            moments.IMMEDIATE_CARD.open(game, side, role_for(card), card)


def role_for(card: ActionId) -> Role:
    """Whoever commands the leader shown; a card without a leader is the Admiral's. [REB-TEAM-12, 13]"""
    leaders = ACTION_LEADERS[card]
    return LEADER_ROLE[leaders[0]] if leaders else ADMIRAL


def deal_rebel_actions(game: State, _: Procedure) -> None:
    """8.IV The Rebels first. [REB-SETUP-24, REB-RUL-12]"""
    deal_actions(game, REBEL)


def deal_imperial_actions(game: State, _: Procedure) -> None:
    """8.IV Then the Empire. [REB-SETUP-24]"""
    deal_actions(game, EMPIRE)


def box_actions(game: State, _: Procedure) -> None:
    """A first game is played without them. [REB-GOLD-8]"""
    game.actions_boxed = [ActionId(card) for card in range(len(ACTIONS)) if ACTION_STARTING[card]]


got_actions = Sentence[Side, tuple[ActionId, ...]]("got-actions {side} {cards?}", "REB-SETUP-24")


# 9 The base


class ChooseBase(RoleDecision):
    """Any card of the probe deck, in secret. The General decides; in a first game no system next to Imperial units can
    be chosen. [REB-SETUP-26, REB-TEAM-14, REB-GOLD-8]"""

    rule = "REB-SETUP-26"
    side = REBEL
    role = GENERAL

    def options(self, game: State) -> list[AtStart]:
        return [AT[each] for each in in_set(game.clues)]

    def resolve(self, game: State, option: AtStart) -> None:
        game.location = SystemId(option.place)
        game.probe_deck = game.probe_deck.without(game.location).shuffled(game.chance)  # [REB-SETUP-27]
        game.reveal()
        game.tell_apart(audience(game, REBEL), base_chosen, game.location)


base_chosen = Sentence[SystemId]("base-chosen {system?}", "REB-SETUP-26")


def choose_base(game: State, _: Procedure) -> None:
    """9. When all units are placed, the Rebels choose where their base is. [REB-SETUP-26, 29]"""
    game.ask_for(ChooseBase())


def draw_hands(game: State, _: Procedure) -> None:
    """10. Two mission cards each, besides the starting missions. [REB-SETUP-28, REB-TEAM-15]"""
    for side in (REBEL, EMPIRE):
        draw_missions(game, side, STARTING_DRAW)


def begin(game: State, _: Procedure) -> None:
    game.perform(ROUND)


class FullSetup(Procedure):
    """From step 8.II on, where there is something to choose. [REB-SETUP]"""

    steps = (
        place_imperial_units,  # 8.II
        place_rebel_units,  # 8.III
        deal_rebel_actions,  # 8.IV
        deal_imperial_actions,
        choose_base,  # 9
        draw_hands,  # 10
        begin,
    )


class FirstSetup(Procedure):
    """With fixed positions and without action cards. [REB-GOLD-8]"""

    steps = (box_actions, choose_base, draw_hands, begin)


FULL_SETUP: Final = FullSetup()
FIRST_SETUP: Final = FirstSetup()
