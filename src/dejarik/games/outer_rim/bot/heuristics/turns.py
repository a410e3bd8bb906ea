"""The choices of a turn: what is planned, where one goes, which actions are carried out, what is encountered."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.option import Option
from dejarik.games.outer_rim.abilities import PASS, UseAbility, rule_of
from dejarik.games.outer_rim.actions import CHOICES, DELIVER, MARKET, ChooseAction
from dejarik.games.outer_rim.assets.tokens import TOKEN_OF_CREW
from dejarik.games.outer_rim.bot.heuristics import deals
from dejarik.games.outer_rim.bot.heuristics.using import ability_gain
from dejarik.games.outer_rim.bot.outlook import Hope, Outlook, outlook
from dejarik.games.outer_rim.bot.profile import profile
from dejarik.games.outer_rim.bot.stakes import combat, each_fame, fame, money, patrol_fight, recovery
from dejarik.games.outer_rim.bot.worth import draw, prize
from dejarik.games.outer_rim.components import ABILITY, MARK, SHEET, PlayerId, SpaceId
from dejarik.games.outer_rim.encounters.choice import (
    DRAW,
    AttemptJob,
    Challenge,
    ChooseEncounter,
    ChooseRemote,
    FightPatrol,
    HuntCrew,
    MeetContact,
    MeetFacedown,
)
from dejarik.games.outer_rim.goals import SHIP_GOAL
from dejarik.games.outer_rim.movement import STAY, ChooseSpace, MoveTo, PutYourself, SlipPast, StopMover, arrival
from dejarik.games.outer_rim.planning import GAIN_CREDITS, MOVE, RECOVER, ChoosePlan
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.transfers import TRANSFER
from dejarik.games.outer_rim.turn import UseBeforeEnd

SELDOM: Final = -6.0  # proposing a transfer of credits, which nobody would accept
PLANNED: Final = 2  # thousands
ENOUGH: Final = 0.02  # an action has to bring
EAGER: Final = 5.0  # to deliver before anything else


# Planning


def plan(game: State, ask: ChoosePlan) -> Callable[[Option], float]:
    """The best place in reach, against credits or recovery where one is."""
    player = ask.player
    look = outlook(game, player)
    own, place = look.own, game.places[player]
    stay = look.at(place)
    found: dict[Option, float] = {
        MOVE: look.best_of(place, own.hyperdrive),
        GAIN_CREDITS: stay + money(own, PLANNED),
        RECOVER: stay + recovery(own, "character") + recovery(own, "ship") + goal_by_recovery(look),
    }
    best = max(found.values())

    def judge(option: Option) -> float:
        if option in found:
            return found[option]
        if isinstance(option, UseAbility):
            if ABILITY[option.ability].when == "planning":
                return stay + ability_gain(game, player, option.ability)
            return best + ability_gain(game, player, option.ability)
        return best + SELDOM

    return judge


def goal_by_recovery(look: Outlook) -> float:
    """The goal of a ship that is achieved by removing damage, for a price."""
    own = look.own
    goal = None if own.facts.ship_goal_met else SHEET[own.facts.ship].goal
    if goal is None or goal.when != "recover-ship" or own.facts.hull_damage < goal.minimum_recovered:
        return 0.0
    return max(0.0, fame(own, 1) - money(own, 7)) if own.credits >= 7 else 0.0


# Movement


def step(game: State, ask: ChooseSpace) -> Callable[[Option], float]:
    """Towards the best place that can be reached with the steps that are left."""
    look = outlook(game, ask.player)
    left = ask.left - 1

    def judge(option: Option) -> float:
        if isinstance(option, MoveTo):
            place = option.space
            return look.at(place) if look.prospects.stopped_at(place) else look.best_of(place, left)
        return look.at(game.places[ask.player]) + 0.01  # no steps for nothing

    return judge


def put(game: State, ask: PutYourself) -> Callable[[MoveTo], float]:
    """Straight into a space: hopes count, for the encounter is over."""
    look = outlook(game, ask.player)
    return lambda option: look.prospects.later(option.space)


def slip_past(game: State, ask: SlipPast) -> Callable[[Option], float]:
    """Only if there is something better beyond the patrol."""
    look = outlook(game, ask.player)
    place = game.places[ask.player]
    here = look.at(place)
    beyond = max(look.best_of(near, arrival(game).left - 1) for near in look.prospects.arc.neighbours[place])
    return lambda option: 0.0 if option == STAY else beyond - here - 0.5


def stop_mover(game: State, ask: StopMover) -> Callable[[Option], float]:
    """Whoever is ahead."""
    mover = PlayerId(game.characters.index(ask.mover))
    ahead = game.fame[mover] >= max(game.fame)
    return lambda option: 0.0 if option == PASS else 1.0 if ahead else 0.2


# Actions


def act(game: State, ask: ChooseAction) -> Callable[[Option], float]:
    """Deliver, then whatever brings something; the market at least turns up another card."""
    player = ask.player
    look = outlook(game, player)
    place = game.places[player]

    def judge(option: Option) -> float:
        if option == CHOICES[DELIVER]:
            return EAGER + sum(hope.value for hope in look.prospects.hopes if delivered_at(hope, place))
        if option == CHOICES[MARKET]:
            return max(0.3, look.best_ware(place))
        if option in CHOICES:
            return deals.promise(game, player)
        if isinstance(option, UseAbility):
            return ability_gain(game, player, option.ability)
        if option == SHIP_GOAL:
            return ship_goal(look)
        return SELDOM if option == TRANSFER else ENOUGH

    return judge


def delivered_at(hope: Hope, place: SpaceId) -> bool:
    """Whether a hope is fulfilled by a delivery here."""
    return not hope.encounter and hope.places[0][0] == place


def ship_goal(look: Outlook) -> float:
    """The goal of a ship that is an action with a price, or a fight."""
    own = look.own
    goal = SHEET[own.facts.ship].goal
    assert goal is not None
    if goal.must is None:
        return fame(own, 1) + 1.0 - money(own, 7)
    return combat(own, "ship", TYPICAL_SHIP, fame(own, 1), 0.0)


TYPICAL_SHIP: Final = 4  # the dice of another player's ship


def use_before_end(game: State, ask: UseBeforeEnd) -> Callable[[Option], float]:
    return lambda option: ability_gain(game, ask.player, option.ability) if isinstance(option, UseAbility) else 0.0


# Encounters


def encounter(game: State, ask: ChooseEncounter | ChooseRemote) -> Callable[[Option], float]:
    """Each by what it brings, less what is hoped for anyway."""
    player = ask.player
    look = outlook(game, player)
    own, place = look.own, game.places[player]
    patrols = tuple((faction, game.patrol_levels[faction]) for faction in game.patrols_at(place))

    def judge(option: Option) -> float:
        if option == DRAW:
            return draw(own, place, patrols)
        if isinstance(option, FightPatrol):
            return patrol_fight(own, option.faction, game.patrol_levels[option.faction])
        if isinstance(option, MeetContact):
            return look.prospects.at_spot(game.spots.index(option.contact))  # type: ignore[arg-type]
        if isinstance(option, MeetFacedown):
            return look.prospects.at_spot(option.spot)
        if isinstance(option, AttemptJob):
            return prize(own, option.job) - sum(
                look.prospects.part(hope, place) for hope in look.prospects.hopes if hope.card == option.job
            )
        if isinstance(option, HuntCrew):
            return hunt(look, option)
        if isinstance(option, Challenge):
            return challenge(game, look, PlayerId(game.characters.index(option.who)))
        if isinstance(option, UseAbility):
            if rule_of(option.ability) == "remote-encounter":
                return look.prospects.from_afar(place) - 0.05
            if rule_of(option.ability) == "look-next-encounter":
                return draw(own, place, patrols) + ability_gain(game, player, option.ability)
            return ability_gain(game, player, option.ability)
        if option == SHIP_GOAL:
            return ship_goal(look)
        return draw(own, place, patrols) + SELDOM

    return judge


def hunt(look: Outlook, option: HuntCrew) -> float:
    """A crew member, one's own or another player's, for whom one has the bounty."""
    token = TOKEN_OF_CREW[option.crew]
    bounty = next(card for card in look.own.cards if MARK[card] == token)
    value = prize(look.own, bounty)
    if option.crew in look.own.cards:
        return value - look.prospects.held(option.crew, look.prospects.table.places[look.prospects.table.player])
    return value * 0.8


def challenge(game: State, look: Outlook, other: PlayerId) -> float:
    """The other loses the hull, and two fame with it."""
    theirs = profile(game, other)
    return combat(look.own, "ship", theirs.ship, each_fame(look.own), 0.0)


def remote(game: State, ask: ChooseRemote) -> Callable[[Option], float]:
    return encounter(game, ask)
