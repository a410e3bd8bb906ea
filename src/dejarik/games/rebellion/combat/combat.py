"""Combat: leaders, tactic cards, rounds of battles and retreats, the end. [REB-COMBAT]"""

from __future__ import annotations

from functools import cache
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure
from dejarik.games.rebellion import events, forces, moments
from dejarik.games.rebellion.aftermath import check_board
from dejarik.games.rebellion.combat import attack, damage, retreat
from dejarik.games.rebellion.combat import events as told
from dejarik.games.rebellion.combat.battle_winners import decide_battles, present
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    EMPIRE,
    FACES,
    GROUND,
    GROUND_UNITS,
    KINDS,
    REBEL,
    SHIELD_GENERATOR,
    SHIPS,
    SPACE,
    STRUCTURE,
    TACTIC_DECKS,
    TACTICS_OF,
    UNDER_CONSTRUCTION,
    LeaderId,
    LeaderSet,
    Role,
    Side,
    SystemId,
    SystemSet,
    Theatre,
    other,
)
from dejarik.games.rebellion.decks import draw_tactics
from dejarik.games.rebellion.forms import Choice, OfLeader, Option, RoleDecision
from dejarik.games.rebellion.galaxy import (
    at,
    count,
    fights,
    free_leaders,
    has_ground,
    has_ships,
    has_tactics,
    kinds_at,
    shares_theatre,
)
from dejarik.games.rebellion.leaders import place, pool, to_pool
from dejarik.games.rebellion.roles import controls, deciders
from dejarik.games.rebellion.state import Battle, State, TacticDeck

NOWHERE: Final = SystemSet(0)


def begin(game: State, system: SystemId, active: Side) -> None:
    """Fight, if both sides have units in one theatre there. The last move brought the active side's units. Chapters
    call this when something has happened there: enemies who merely stand in one place do not fight.
    [REB-COMBAT-START-1 … 4]"""
    origins = [NOWHERE, NOWHERE]
    origins[active] = game.origins
    start(game, system, active, origins)


def start(game: State, system: SystemId, active: Side, origins: list[SystemSet]) -> None:
    if game.uncovered and game.location == system:
        game.uncovered = False  # this is the combat that the reveal leads to, if any [REB-BASE-REVEAL-13]
    if game.outcome is not None or not shares_theatre(game, system):
        return
    game.battle = Battle(
        system=system,
        active=active,
        origins=origins,
        subjugated=bool(game.subjugated >> system & 1),
        had_units=[present(game, side, system) for side in (REBEL, EMPIRE)],
        leaders_seen=LeaderSet(sum(1 << who for who in at(game, system))),
        round=0,
        theatre=SPACE,
        attacker=active,
        dice=[0] * (2 * len(FACES)),
        wounds=[],
        switched=0,
        unblockable=[False, False],
        cannot_retreat=[False, False],
        held=[False, False],
        escapes=[False, False],
        retreated=[False, False],
        won=[0, 0],
        lost=[0] * KINDS,
        counted=[0] * KINDS,
        objective_played=False,
        plans_tried=False,
        fewer_dice=False,
        faceup=False,
        no_space_tactics=False,
        frail=False,
        red_hits=False,
        guest=None,
    )
    game.tell(EVERYONE, told.began, system, active)
    game.perform(Combat(system, active))


# 1. Add leaders


class AddToCombat(OfLeader):
    """A leader from the pool joins the combat."""

    words = "add {leader}"
    labelled = "add-leader"


_add = cache(AddToCombat)
ADD_NOBODY: Final = Choice("add-nobody", "decline")


def recruits(game: State, side: Side, role: Role | None) -> list[LeaderId]:
    """The leaders that a role of a side may add: anybody in its pool, unless a leader with tactic values is there
    already. Captured leaders do not count. [REB-COMBAT-LEADER-1, 3, REB-RUL-14, 26, REB-TEAM-28]"""
    if any(has_tactics(leader) for leader in free_leaders(game, side, battle_of(game).system)):
        return []
    return [leader for leader in pool(game, side) if controls(game, role, leader)]


class AddLeader(RoleDecision):
    """Which leader joins the combat, if any. [REB-COMBAT-LEADER-1, 3, REB-TEAM-28, 29]"""

    side: Side
    role: Role | None

    rule = "REB-COMBAT-LEADER-1"
    first_is_default = True

    def options(self, game: State) -> list[Option]:
        return [ADD_NOBODY, *(_add(leader) for leader in recruits(game, self.side, self.role))]

    def resolve(self, game: State, option: Choice | AddToCombat) -> None:
        if isinstance(option, AddToCombat):
            system = battle_of(game).system
            place(game, option.leader, system)
            game.tell(EVERYONE, told.leader_added, self.side, option.leader, system)
        else:
            roles = deciders(game, self.side)
            ask_to_add(game, self.side, roles[roles.index(self.role) + 1 :])


def ask_to_add(game: State, side: Side, roles: tuple[Role | None, ...]) -> None:
    """The first of these who can is asked; the next one only if nobody was added. [REB-TEAM-29]"""
    for role in roles:
        if recruits(game, side, role):
            game.ask_for(AddLeader(side, role))
            return


def add_first(game: State, _: Procedure) -> None:
    """1a. The active side may add a leader. [REB-COMBAT-LEADER-2, REB-TEAM-30]"""
    active = battle_of(game).active
    ask_to_add(game, active, deciders(game, active))


def add_second(game: State, _: Procedure) -> None:
    """1b. Then the other side. [REB-COMBAT-LEADER-2, REB-TEAM-30]"""
    side = other(battle_of(game).active)
    ask_to_add(game, side, deciders(game, side))


def cards_first(game: State, _: Procedure) -> None:
    """1c. Start of Combat cards of the active side. [REB-COMBAT-LEADER-4, REB-ACTION-8, REB-CARD-ACTIONS-5]"""
    moments.COMBAT_STARTS.open(game, battle_of(game).active)


def cards_second(game: State, _: Procedure) -> None:
    """1d. Start of Combat cards of the other side. [REB-COMBAT-LEADER-4, REB-CARD-ACTIONS-5]"""
    moments.COMBAT_STARTS.open(game, other(battle_of(game).active))


def settle(game: State, _: Procedure) -> None:
    """What follows from units that are gone."""
    decide_battles(game)
    check_board(game)


# 2. Draw tactic cards


def tactic_value(game: State, side: Side, theatre: Theatre) -> int:
    """The highest value of the side's leaders there; captured ones do not count.
    [REB-COMBAT-TACTIC-1, 2, REB-CAPTURE-11, REB-TEAM-31]"""
    values = [TACTICS_OF[leader] for leader in free_leaders(game, side, battle_of(game).system)]
    return max((value[theatre] for value in values if value is not None), default=0)


def draw_cards(game: State, _: Procedure) -> None:
    """2. Both draw, the active side first, for each theatre that is fought for.
    [REB-COMBAT-TACTIC-1 … 5, REB-TEAM-31, 32]"""
    battle = battle_of(game)
    for side in (battle.active, other(battle.active)):
        for theatre in (SPACE, GROUND):
            if fights(game, battle.system, theatre):
                draw_tactics(game, side, theatre, tactic_value(game, side, theatre))


# 3. Combat rounds


def fight(game: State, _: Procedure) -> None:
    """3. A round, if there is anything left to fight for. Units destroyed at the start of the combat may have left
    nothing; units left behind by a retreat fight on. [REB-COMBAT-ROUND-7, REB-COMBAT-RETREAT-13, REB-RUL-16]"""
    if shares_theatre(game, battle_of(game).system):
        game.perform(COMBAT_ROUND)


def open_round(game: State, _: Procedure) -> None:
    """What was forbidden or allowed for one round no longer is."""
    battle = battle_of(game)
    battle.round += 1
    battle.held = [False, False]
    battle.escapes = [False, False]
    battle.plans_tried = False
    game.tell(EVERYONE, told.round_began, battle.round)


def space_battle(game: State, _: Procedure) -> None:
    """I. Ships attack, if both sides have any. [REB-COMBAT-ROUND-2, 3, REB-DESTROYED-6]"""
    if fights(game, battle_of(game).system, SPACE):
        game.perform(SPACE_BATTLE)


def ground_battle(game: State, _: Procedure) -> None:
    """II. Ground units attack, if both sides have any; never in a destroyed system.
    [REB-COMBAT-ROUND-4, 5, REB-DESTROYED-4]"""
    if fights(game, battle_of(game).system, GROUND):
        game.perform(GROUND_BATTLE)


def retreat_first(game: State, _: Procedure) -> None:
    """III. The active side may retreat. [REB-COMBAT-ROUND-6, REB-RUL-66]"""
    game.perform(retreat.RetreatStep(battle_of(game).active))


def retreat_second(game: State, _: Procedure) -> None:
    """III. Then the other side. [REB-COMBAT-ROUND-6]"""
    game.perform(retreat.RetreatStep(other(battle_of(game).active)))


def hold_the_field(game: State, _: Procedure) -> None:
    """IV. See who has won; then structures alone against ground units are destroyed, and so is a Death Star Under
    Construction alone against ships. [REB-COMBAT-ROUND-8, 9, REB-RUL-15, 38]"""
    decide_battles(game)
    system = battle_of(game).system
    defenders = kinds_at(game, system, GROUND_UNITS[REBEL])
    if has_ground(game, EMPIRE, system) and all(STRUCTURE[kind] for kind in defenders):
        for kind in defenders:
            retreat.destroy_all(game, kind)
    if has_ships(game, REBEL, system) and kinds_at(game, system, SHIPS[EMPIRE]) == [UNDER_CONSTRUCTION]:
        retreat.destroy_all(game, UNDER_CONSTRUCTION)
    settle(game, _)


def score_units(game: State, _: Procedure) -> None:
    """Objectives for what has just been destroyed. [REB-OBJ-3, REB-RUL-29]"""
    moments.UNITS_DESTROYED.open(game)


def close_count(game: State, _: Procedure) -> None:
    """What was destroyed so far can no longer be scored by itself. [REB-CARD-OBJECTIVES-3]"""
    battle = battle_of(game)
    battle.counted = battle.lost.copy()


class CombatRound(Procedure):
    """Space battle, ground battle, retreat, next round. [REB-COMBAT-ROUND-1]"""

    steps = (
        open_round,
        space_battle,  # I
        ground_battle,  # II
        retreat_first,  # III
        close_count,
        retreat_second,
        close_count,
        hold_the_field,  # IV
        score_units,
        close_count,
        fight,
    )


COMBAT_ROUND: Final = CombatRound()


# A battle step


def open_battle(game: State, step: BattleStep) -> None:
    """Each Shield Generator that is there when a ground battle step begins gives the Rebels a card.
    [REB-CARD-UNITS-1, 2, REB-UNIT-9, 10]"""
    battle = battle_of(game)
    battle.theatre = step.theatre
    battle.unblockable = [False, False]
    game.tell(EVERYONE, told.battle_began, step.theatre)
    if step.theatre == GROUND:
        draw_tactics(game, REBEL, GROUND, count(game, battle.system, SHIELD_GENERATOR))


def attack_first(game: State, _: Procedure) -> None:
    """The active side attacks. [REB-COMBAT-ROUND-2, 4]"""
    battle = battle_of(game)
    battle.attacker = battle.active
    game.perform(attack.ATTACK_ONCE)


def attack_second(game: State, _: Procedure) -> None:
    """Then the other side, with the dead of the first attack. [REB-COMBAT-ROUND-2, 4, REB-COMBAT-ATTACK-10a]"""
    battle = battle_of(game)
    battle.attacker = other(battle.active)
    game.perform(attack.ATTACK_ONCE)


def remove_dead(game: State, _: Procedure) -> None:
    """At the end of the step the dead go back to the supply. [REB-COMBAT-ATTACK-10, REB-UNIT-15]"""
    battle = battle_of(game)
    battle.dice = [0] * len(battle.dice)
    for kind, figures in damage.bury(game):
        forces.destroy(game, kind, battle.system, figures)
        battle.lost[kind] += figures
        game.tell(EVERYONE, events.destroyed, kind, figures, battle.system)
    settle(game, _)


def score_battle(game: State, step: BattleStep) -> None:
    """Objectives for what was destroyed; after a space battle also Death Star Plans.
    [REB-COMBAT-ROUND-10, REB-RUL-29]"""
    (moments.SPACE_BATTLE_OVER if step.theatre == SPACE else moments.UNITS_DESTROYED).open(game)


class BattleStep(Procedure):
    """Both sides attack in one theatre. [REB-COMBAT-ROUND-2, 4, REB-UNIT-17]"""

    theatre: Theatre

    steps = (open_battle, attack_first, attack_second, remove_dead, score_battle, close_count)


SPACE_BATTLE: Final = BattleStep(SPACE)
GROUND_BATTLE: Final = BattleStep(GROUND)


# The end


def score_victories(game: State, _: Procedure) -> None:
    """Objectives for battles won. [REB-RUL-29, REB-CARD-OBJECTIVES-3]"""
    battle = battle_of(game)
    game.tell(EVERYONE, told.ended, battle.system)
    moments.COMBAT_OVER.open(game)


def clear_up(game: State, _: Procedure) -> None:
    """All tactic cards, which stayed in hand until now, go back into their decks; damage is removed; a guest goes home
    if he is still there. [REB-COMBAT-END-1, 2, 3, REB-COMBAT-TACTIC-6, REB-COMBAT-ATTACK-10c,
    REB-CARD-READY-FOR-ACTION-1, 3, 4]"""
    battle = battle_of(game)
    game.tactic_hands = [[], []]
    for theatre in (SPACE, GROUND):
        if len(game.tactic_decks[theatre]) < len(TACTIC_DECKS[theatre]):
            game.tactic_decks[theatre] = TacticDeck.of(TACTIC_DECKS[theatre]).shuffled(game.chance)
            game.tactic_discards[theatre] = []
    if battle.guest is not None and game.leaders[battle.guest] == battle.system:
        to_pool(game, battle.guest)
        game.tell(EVERYONE, told.to_the_pool, battle.guest)
    game.battle = None
    check_board(game)


def fight_for_the_base(game: State, combat: Combat) -> None:
    """If a retreat of Imperial ground units has found the base, they fight there. [REB-BASE-REVEAL-13, REB-RUL-13]"""
    if game.uncovered:
        start(game, game.location, combat.active, [NOWHERE, SystemSet(1 << combat.system)])


class Combat(Procedure):
    """Add leaders, draw tactic cards, fight, end. [REB-COMBAT-START-3]"""

    system: SystemId
    active: Side

    steps = (
        add_first,  # 1
        add_second,
        cards_first,
        cards_second,
        settle,
        draw_cards,  # 2
        fight,  # 3
        score_victories,
        clear_up,
        fight_for_the_base,
    )
