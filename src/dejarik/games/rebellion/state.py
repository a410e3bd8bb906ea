"""What lies on the table."""

from __future__ import annotations

from dataclasses import dataclass

from dejarik.engine import state as engine
from dejarik.engine.chance import Chance
from dejarik.engine.copying import Copied
from dejarik.engine.pile import Pile
from dejarik.games.rebellion.components import (
    ActionId,
    LeaderId,
    LeaderSet,
    Loyalty,
    MissionId,
    ObjectiveId,
    PlaceId,
    Role,
    Side,
    Spot,
    SystemId,
    SystemSet,
    TacticId,
    Theatre,
    UnitId,
)

# Decks are piles, and so is the Empire's hand of probe cards: who knows which card is remembered with it.


@dataclass(frozen=True, slots=True)
class MissionDeck(Pile):
    """Missions of one side, or projects."""

    cards: tuple[MissionId, ...] = ()


@dataclass(frozen=True, slots=True)
class ActionDeck(Pile):
    cards: tuple[ActionId, ...] = ()


@dataclass(frozen=True, slots=True)
class ObjectiveDeck(Pile):
    cards: tuple[ObjectiveId, ...] = ()


@dataclass(frozen=True, slots=True)
class ProbeCards(Pile):
    cards: tuple[SystemId, ...] = ()


@dataclass(frozen=True, slots=True)
class TacticDeck(Pile):
    cards: tuple[TacticId, ...] = ()


@dataclass(frozen=True, slots=True)
class Assignment:
    """A mission card on the table with its leaders; its face is its owner's secret. [REB-ASSIGN-2, REB-INFO-4]"""

    side: Side
    card: MissionId
    leaders: tuple[LeaderId, ...]
    searched: bool = False  # everybody saw it come out of a deck, so it is no starting mission
    starting: bool = False  # everybody knows that it is one of the starting missions


@dataclass(slots=True)
class Mission(Copied):
    """A mission that is being carried out. [REB-MISSION-REVEAL-1]"""

    card: MissionId
    side: Side
    role: Role  # who revealed it, and decides [REB-TEAM-25]
    place: PlaceId | None  # None: the card names no place
    leaders: tuple[LeaderId, ...]  # assigned to it
    target: LeaderId | None  # it is attempted against this leader
    unopposed: bool  # no leader may be sent from the pool against it
    sent: bool  # one was [REB-TEAM-26]
    dice: list[list[int]]  # by side: how many dice show each face
    rolled: bool  # it was opposed, and dice were rolled
    failed: bool
    rescued: LeaderId | None  # by this mission
    fight: bool  # a combat follows when all steps are done


@dataclass(slots=True)
class Battle(Copied):
    """A combat that is being fought. [REB-COMBAT-START-3]"""

    system: SystemId
    active: Side  # goes first in everything
    origins: list[SystemSet]  # by side: systems from which it moved units to start this combat
    subjugated: bool  # the system was, when it began
    had_units: list[int]  # by side: 1 ships, 2 ground units at the start
    leaders_seen: LeaderSet  # who was in the system at some time during the combat
    round: int  # of the combat, not of the game [REB-ROUND-2]
    theatre: Theatre  # of the battle step in progress
    attacker: Side
    dice: list[int]  # of the attack in progress: by colour and face, how many; four faces of black, then of red
    wounds: list[tuple[UnitId, int, int]]  # each figure with damage: its markers, and damage of the attack in progress
    switched: int  # Target the Star Destroyers: black hits treated as red in the attack in progress
    unblockable: list[bool]  # by side: its damage cannot be blocked any more in this battle step
    cannot_retreat: list[bool]  # by side, in this combat
    held: list[bool]  # by side, in this combat round
    escapes: list[bool]  # by side: in this round it may retreat without transport
    retreated: list[bool]  # by side
    won: list[int]  # by side: 1 the space battle, 2 the ground battle
    lost: list[int]  # by kind: figures destroyed in this combat
    counted: list[int]  # the same, when an objective could last be played for them
    objective_played: bool  # one in each combat [REB-OBJ-5]
    plans_tried: bool  # Death Star Plans, in this round [REB-DS-DESTROY-5]
    fewer_dice: bool  # According to My Design
    faceup: bool  # Good Intel: the Rebels' tactic cards are open
    no_space_tactics: bool  # It's a Trap: for the Empire, in the first round
    frail: bool  # Point-Blank Assault: one health less
    red_hits: bool  # Target the Star Destroyers
    guest: LeaderId | None  # Ready for Action: goes back to the pool after the combat


class State(engine.State):
    """Piles have their top card last; hands are sorted. Lists by side hold the Rebels first; `actions` goes by side and
    role. `units` and `queues` are flat: one number for each kind in each place (see `galaxy`)."""

    round: int
    time: int
    reputation: int
    turn: int  # in the Command Phase: whose, as a place in the order of turns
    passed: list[bool]  # by the same places

    # The board
    units: list[int]
    queues: list[int]
    ready: list[int]  # by kind: received in the setup, or off the queue, and not placed yet
    deployed: list[int]  # by place: in this Refresh Phase
    loyalty: list[Loyalty]
    subjugated: SystemSet
    sabotaged: SystemSet
    destroyed: SystemSet
    leaders: list[Spot]
    rings: list[LeaderId | None]
    origins: SystemSet  # systems from which the move that is under way, or was the last, took units

    # Missions and projects
    mission_decks: list[MissionDeck]
    mission_hands: list[list[MissionId]]
    mission_discards: list[list[MissionId]]
    project_deck: MissionDeck
    project_discard: list[MissionId]
    assigned: list[Assignment]
    shown: list[MissionId]  # starting missions revealed in this Command Phase: no card that lay face down then is one

    # Action cards
    action_decks: list[ActionDeck]
    actions: list[list[ActionId]]  # face down beside the faction sheet, by side and role (2 * side + role)
    announced: list[list[LeaderId | None]]  # of these: the leader who was recruited with it [REB-RECRUIT-4]
    actions_boxed: list[ActionId]  # starting cards that nobody got and nobody saw [REB-SETUP-25]
    actions_used: list[ActionId]

    # Objectives
    objective_deck: ObjectiveDeck
    objectives: list[ObjectiveId]  # the Rebels' hand
    objectives_known: list[ObjectiveId]  # of these, to the Empire
    objectives_scored: list[ObjectiveId]

    # The base
    probe_deck: ProbeCards
    probe_hand: ProbeCards  # the Empire's, in the order in which they came
    probe_boxed: list[SystemId]
    location: SystemId  # of the base; in the setup, before it is chosen, Coruscant, where it can never be
    exposed: bool  # it is revealed
    uncovered: bool  # it has just been revealed, and whether that leads to a combat is still to be seen

    # Tactic cards
    tactic_decks: list[TacticDeck]  # by theatre
    tactic_discards: list[list[TacticId]]
    tactic_hands: list[list[TacticId]]  # by side

    # What somebody has learnt, besides what the decks remember
    clues: SystemSet  # where a hidden base can be, by what everybody has seen
    probed: SystemSet  # where it cannot be, because the Empire has held the card since the base was chosen
    probe_bags: list[tuple[Side, SystemSet, SystemSet]]  # cards mixed together, and those a side knows of (`memory`)

    # What lasts until the end of the round
    rapid: list[tuple[int, Role]]  # Rapid Mobilizations that wait: leaders on each, and who decides
    detained: LeaderSet
    misdirected: LeaderSet
    barred: SystemSet  # Boba Fett? Where?
    loose: LeaderSet  # does not hold units back
    inspired: LeaderSet  # adds two successes to the next mission
    yoda_used: bool
    leaving: LeaderSet  # about to go to the base with somebody rescued

    mission: Mission | None
    battle: Battle | None
    laid: list[tuple[int, int]]  # One in a Million: colour and face of dice that will not be rolled

    def __init__(self, start: engine.Start, chance: Chance) -> None:
        super().__init__(start, chance)
        self.exposed = False
