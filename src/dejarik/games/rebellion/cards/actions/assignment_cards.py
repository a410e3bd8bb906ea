"""Cards used in the Assignment Phase instead of assigning a leader, who comes from the pool. [REB-ACTION-5a]"""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import base, forces
from dejarik.games.rebellion.activation import activate
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.cards.actions.holding import able, hand, may_hold, spend
from dejarik.games.rebellion.cards.destruction import destroy_by_health
from dejarik.games.rebellion.cards.gaining_units import gain_units, queue_by_icons
from dejarik.games.rebellion.combat import combat
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_TIMING,
    ADMIRAL,
    ALL_SYSTEMS,
    EMPIRE,
    GROUND_UNITS,
    IN_REGION,
    ON_MISSION,
    POOL,
    REBEL,
    REGION,
    SPACE,
    STORMTROOPER,
    TIE_FIGHTER,
    UNITS_OF,
    ActionId,
    LeaderId,
    LeaderSet,
    MissionId,
    PlaceId,
    Role,
    Side,
    SystemId,
    SystemSet,
    action,
    in_set,
    leader,
    system,
    system_set,
)
from dejarik.games.rebellion.conclusion import conclude
from dejarik.games.rebellion.decks import draw_objectives, renew_missions, renew_projects
from dejarik.games.rebellion.forms import OfSystem, Option, RoleDecision, Sentence
from dejarik.games.rebellion.galaxy import (
    base_place,
    count,
    fights,
    imperial_systems,
    kinds_at,
    neutral,
    systems_with,
)
from dejarik.games.rebellion.leaders import can_be_recruited, place
from dejarik.games.rebellion.movement import MOBILE, MoveUnits, held, leavable, move_units
from dejarik.games.rebellion.roles import audience
from dejarik.games.rebellion.state import Assignment, MissionDeck, State

LANDO: Final = leader("lando-calrissian")
CHEWBACCA: Final = leader("chewbacca")
SCOUTS: Final = 4
OLD_FRIENDS: Final = {system("bespin"): LANDO, system("kashyyyk"): CHEWBACCA}


class UseWith(Option):
    """A card, with the leader it takes from the pool."""

    words = "use {card} with {leader}"
    touched = ("action/{card}", "leader/{leader}")

    side: Side
    role: Role
    card: ActionId
    leader: LeaderId


def options(game: State, side: Side, role: Role | None, busy: Collection[LeaderId] = ()) -> list[UseWith]:
    """Cards in the hand whose place and condition can be met, with a leader of the pool who is not `busy`. Who holds a
    card chooses among the leaders shown on it, also the partner's. [REB-ACTION-5a, REB-CARD-ACTIONS-1, 3, 4,
    REB-TEAM-40]"""
    return [
        UseWith(side, ADMIRAL if role is None else role, card, who)
        for card in game.actions[hand(game, side, role)]
        if card in PLAY and playable(game, card)
        for who in ACTION_LEADERS[card]
        if in_pool(game, who) and who not in busy
    ]


def possible(game: State, side: Side, role: Role | None) -> bool:
    """Whether, as far as everybody knows, such a card could be used. [REB-INFO-9]"""
    return bool(game.actions[hand(game, side, role)]) and any(
        may_hold(game, side, role, card) and any(in_pool(game, who) for who in ACTION_LEADERS[card]) for card in PLAY
    )


def in_pool(game: State, who: LeaderId) -> bool:
    return game.leaders[who] == POOL and able(game, who)


def playable(game: State, card: ActionId) -> bool:
    """Whether there is a place, or a card, for it. [REB-CARD-ACTIONS-4]"""
    return bool(CONDITIONS[card](game))


def use(game: State, option: UseWith) -> None:
    """Show the card, choose the place, carry it out; what follows from it comes last."""
    spend(game, option.side, option.card)
    conclude(game, option.side)
    PLAY[option.card](game, option.side, option.role, option.card, option.leader)


# Where the leader goes


class LeaderTo(OfSystem):
    """The system of the leader."""

    words = "at {system}"
    labelled = "{system}"


TO: Final = tuple(LeaderTo(each) for each in in_set(ALL_SYSTEMS))


class PlaceForCard(RoleDecision):
    """A system that the card allows."""

    side: Side
    role: Role
    card: ActionId
    leader: LeaderId

    rule = "REB-ACTION-5a"
    prompted = ("card",)

    def options(self, game: State) -> list[LeaderTo]:
        return [TO[system] for system in in_set(SYSTEMS_FOR[self.card](game))]

    def resolve(self, game: State, option: LeaderTo) -> None:
        arrive(game, self.side, self.role, self.card, self.leader, option.system)


def arrive(game: State, side: Side, role: Role, card: ActionId, who: LeaderId, where: SystemId) -> None:
    if card not in ACTIVATES:
        place(game, who, where)
        game.tell(EVERYONE, leader_placed, who, where)
    AT_SYSTEM[card](game, role, who, where)


def go_to_system(game: State, side: Side, role: Role, card: ActionId, who: LeaderId) -> None:
    """Ask where, unless there is only one place."""
    game.offer(PlaceForCard(side, role, card, who))


def any_system(game: State) -> SystemSet:
    return ALL_SYSTEMS


def with_imperial_unit(game: State) -> SystemSet:
    return systems_with(game, UNITS_OF[EMPIRE])


def without_imperial_unit(game: State) -> SystemSet:
    return SystemSet(ALL_SYSTEMS & ~with_imperial_unit(game))


def imperial_without_rebel_ground(game: State) -> SystemSet:
    return SystemSet(imperial_systems(game) & ~systems_with(game, GROUND_UNITS[REBEL]))


def old_friends(game: State) -> SystemSet:
    """The systems of those who can still be recruited. [REB-CARD-AN-OLD-FRIEND-2, 3]"""
    return system_set(*(where for where, who in OLD_FRIENDS.items() if can_be_recruited(game, who)))


def independent(game: State) -> SystemSet:
    """Subjugated systems whose garrison has somewhere to go."""
    return system_set(*(each for each in in_set(game.subjugated) if havens(game, each)))


def havens(game: State, left: SystemId) -> list[SystemId]:
    """Other Imperial systems without Rebel ground units."""
    return [each for each in in_set(imperial_without_rebel_ground(game)) if each != left]


# What the cards do at the system


def brilliant_administrator(game: State, role: Role, who: LeaderId, where: SystemId) -> None:
    """The Empire queues units by the icons. [REB-CARD-BRILLIANT-ADMINISTRATOR-1, 2]"""
    queue_by_icons(game, EMPIRE, role, where)


def temporary_alliance(game: State, role: Role, who: LeaderId, where: SystemId) -> None:
    """The Rebels queue units by the icons of a neutral system. [REB-CARD-TEMPORARY-ALLIANCE-1, 2, 3]"""
    queue_by_icons(game, REBEL, role, where)


def local_rumors(game: State, role: Role, who: LeaderId, where: SystemId) -> None:
    """A truthful answer about the region, for everybody. [REB-CARD-LOCAL-RUMORS-1, 2]"""
    inside = base.answer(game, IN_REGION[REGION[where]])
    game.tell(EVERYONE, rumour_true if inside else rumour_false, where)


def boba_fett_where(game: State, role: Role, who: LeaderId, where: SystemId) -> None:
    """The Rebels attempt no missions and use no action cards there. [REB-CARD-BOBA-FETT-WHERE-1]"""
    game.barred = SystemSet(game.barred | 1 << where)


def public_support(game: State, role: Role, who: LeaderId, where: SystemId) -> None:
    """Three Stormtroopers, whom this leader does not hold back. [REB-CARD-PUBLIC-SUPPORT-1, 2]"""
    game.loose = LeaderSet(game.loose | 1 << who)
    gain_units(game, EMPIRE, role, STORMTROOPER, where, 3)


def scouting_mission(game: State, role: Role, who: LeaderId, where: SystemId) -> None:
    """TIE Fighters from wherever no leader holds them, without transport. [REB-CARD-SCOUTING-MISSION-1]"""
    game.perform(Scout(where))
    stuck = held(game, EMPIRE)
    origins = tuple(
        PlaceId(each)
        for each in in_set(ALL_SYSTEMS)
        if each != where and count(game, each, TIE_FIGHTER) and not stuck >> each & 1
    )
    move_units(game, MoveUnits(EMPIRE, role, where, origins, (TIE_FIGHTER,), SCOUTS, transport=False))


def look_around(game: State, frame: Scout) -> None:
    """1. Prisoners whom the fighters guarded are free, and in a destroyed system fighters without a ship to carry them
    are lost. [REB-RESCUE-2, REB-DESTROYED-5]"""
    check_board(game)


def meet_rebels(game: State, frame: Scout) -> None:
    """2. Rebel ships there lead to a combat, with the Empire as the active player.
    [REB-CARD-SCOUTING-MISSION-1, 2, REB-CARD-ACTIONS-6]"""
    if fights(game, frame.system, SPACE):
        combat.begin(game, frame.system, EMPIRE)


class Scout(Procedure):
    """After Scouting Mission has moved its fighters."""

    system: SystemId

    steps = (look_around, meet_rebels)


def catch_them_by_surprise(game: State, role: Role, who: LeaderId, where: SystemId) -> None:
    """An activation in the Assignment Phase. [REB-CARD-CATCH-THEM-BY-SURPRISE-1, 2, 3, REB-CARD-ACTIONS-6]"""
    activate(game, EMPIRE, role, who, where)


def start_the_evacuation(game: State, role: Role, who: LeaderId, where: SystemId) -> None:
    """Units of the base follow by the rules of movement, unless a leader there holds them.
    [REB-CARD-START-THE-EVACUATION-1, 2, 3]"""
    source = base_place(game)
    if source != where and leavable(game, REBEL, source):
        move_units(game, MoveUnits(REBEL, role, where, (source,), MOBILE[REBEL]))


def ambush(game: State, role: Role, who: LeaderId, where: SystemId) -> None:
    """Imperial ground units of up to 3 printed health are destroyed, without a combat. [REB-CARD-AMBUSH-1, 2]"""
    destroy_by_health(game, REBEL, role, where, 3, GROUND_UNITS[EMPIRE])


def an_old_friend(game: State, role: Role, who: LeaderId, where: SystemId) -> None:
    """Lando Calrissian or Chewbacca joins Han Solo; no action card comes with him. [REB-CARD-AN-OLD-FRIEND-1, 3]"""
    friend = OLD_FRIENDS[where]
    place(game, friend, where)
    game.tell(EVERYONE, friend_found, friend, where)


def independent_operation(game: State, role: Role, who: LeaderId, where: SystemId) -> None:
    """The Empire chooses where its ground units go."""
    game.offer(MoveGarrison(where))


def move_garrison(game: State, left: SystemId, goal: SystemId) -> None:
    """All of them; captured leaders and ships stay. [REB-CARD-INDEPENDENT-OPERATION-3, 4]"""
    for kind in kinds_at(game, left, GROUND_UNITS[EMPIRE]):
        forces.move(game, kind, left, goal, count(game, left, kind))
    game.tell(EVERYONE, garrison_moved, left, goal)


class MoveGarrison(RoleDecision):
    """All Imperial ground units leave for one Imperial system."""

    system: SystemId

    rule = "REB-CARD-INDEPENDENT-OPERATION-1"
    side = EMPIRE
    role = ADMIRAL
    prompted = ("system",)

    def options(self, game: State) -> list[LeaderTo]:
        return [TO[each] for each in havens(game, self.system)]

    def resolve(self, game: State, option: LeaderTo) -> None:
        move_garrison(game, self.system, option.system)


# Cards without a system to choose


def always(game: State) -> bool:
    return True


def missions_left(game: State) -> bool:
    return bool(game.mission_decks[REBEL] or game.mission_discards[REBEL])


def projects_left(game: State) -> bool:
    return bool(game.project_deck or game.project_discard)


def rebel_planning(game: State, side: Side, role: Role, card: ActionId, who: LeaderId) -> None:
    """To the base, and an objective. [REB-CARD-REBEL-PLANNING-1, 2]"""
    place(game, who, base_place(game))
    game.tell(EVERYONE, leader_placed, who, base_place(game))
    draw_objectives(game, 1)


class FindMission(Option):
    """A card of the deck."""

    words = "take {mission}"
    labelled = "{mission}"
    touched = ("mission/{mission}",)

    mission: MissionId


class SearchDeck(RoleDecision):
    """Any card of the mission deck, or of the project deck; the leader is assigned to it, and the deck shuffled. The
    others see only that it came from there. [REB-INFO-14, REB-CARD-OUR-MOST-DESPERATE-HOUR-1, 2, 3,
    REB-CARD-PROCEEDING-AS-PLANNED-1, 2, 3]"""

    side: Side
    role: Role
    leader: LeaderId

    rule = "REB-INFO-14"

    def deck(self, game: State) -> MissionDeck:
        return game.mission_decks[REBEL] if self.side == REBEL else game.project_deck

    def options(self, game: State) -> list[FindMission]:
        return [FindMission(card) for card in sorted(set(self.deck(game).cards))]

    def resolve(self, game: State, option: FindMission) -> None:
        deck = self.deck(game).without(option.mission).shuffled(game.chance)
        if self.side == REBEL:
            game.mission_decks[REBEL] = deck
            renew_missions(game, REBEL)
        else:
            game.project_deck = deck
            renew_projects(game)
        game.leaders[self.leader] = ON_MISSION
        game.assigned.append(Assignment(self.side, option.mission, (self.leader,), searched=True))
        game.reveal()
        game.tell_apart(audience(game, self.side), found_mission, self.side, self.leader, option.mission)


def search(game: State, side: Side, role: Role, card: ActionId, who: LeaderId) -> None:
    """The whole deck is looked through, but not the discard pile, unless the deck has run out.
    [REB-DISCARD-2, REB-CARD-OUR-MOST-DESPERATE-HOUR-3, REB-CARD-PROCEEDING-AS-PLANNED-3]"""
    if side == REBEL:
        renew_missions(game, REBEL)
    else:
        renew_projects(game)
    game.reveal()
    game.ask_for(SearchDeck(side, role, who))


At = Callable[[State, Role, LeaderId, SystemId], None]
_WITH_SYSTEM: Final[tuple[tuple[str, Callable[[State], SystemSet], At], ...]] = (
    ("brilliant-administrator", imperial_systems, brilliant_administrator),
    ("local-rumors", with_imperial_unit, local_rumors),
    ("boba-fett-where", imperial_systems, boba_fett_where),
    ("public-support", imperial_without_rebel_ground, public_support),
    ("scouting-mission", any_system, scouting_mission),
    ("catch-them-by-surprise", any_system, catch_them_by_surprise),
    ("start-the-evacuation", without_imperial_unit, start_the_evacuation),
    ("temporary-alliance", neutral, temporary_alliance),
    ("an-old-friend", old_friends, an_old_friend),
    ("ambush", any_system, ambush),
    ("independent-operation", independent, independent_operation),
)
Play = Callable[[State, Side, Role, ActionId, LeaderId], None]
_WITHOUT_SYSTEM: Final[tuple[tuple[str, Callable[[State], bool], Play], ...]] = (
    ("rebel-planning", always, rebel_planning),
    ("our-most-desperate-hour", missions_left, search),
    ("proceeding-as-planned", projects_left, search),
)
SYSTEMS_FOR: Final = {action(text): systems for text, systems, _ in _WITH_SYSTEM}
AT_SYSTEM: Final = {action(text): effect for text, _, effect in _WITH_SYSTEM}
ACTIVATES: Final = {action("catch-them-by-surprise")}  # an activation places its leader itself
CONDITIONS: Final[dict[ActionId, Callable[[State], int]]] = {
    **SYSTEMS_FOR,
    **{action(text): condition for text, condition, _ in _WITHOUT_SYSTEM},
}
PLAY: Final[dict[ActionId, Play]] = {
    **dict.fromkeys(SYSTEMS_FOR, go_to_system),
    **{action(text): effect for text, _, effect in _WITHOUT_SYSTEM},
}

assert set(PLAY) == {card for card, timing in enumerate(ACTION_TIMING) if timing == "assignment"}


# What is said about it


leader_placed = Sentence[LeaderId, PlaceId]("leader-placed {leader} {system}", "REB-ACTION-5a")
rumour_true = Sentence[SystemId]("rumour-true {system}", "REB-CARD-LOCAL-RUMORS-1")
rumour_false = Sentence[SystemId]("rumour-false {system}", "REB-CARD-LOCAL-RUMORS-1")
friend_found = Sentence[LeaderId, SystemId]("friend-found {leader} {system}", "REB-CARD-AN-OLD-FRIEND-1")
garrison_moved = Sentence[SystemId, SystemId]("garrison-moved {system} {goal}", "REB-CARD-INDEPENDENT-OPERATION-1")
found_mission = Sentence[Side, LeaderId, MissionId]("found-mission {side} {leader} {mission?}", "REB-INFO-14")
