"""What a player uses because the player picks it: abilities and secrets headed Planning, Action or Encounter, goals of
ships that are an action or an encounter, and beside every choice of the turn what can be done at any time.
[RIM-ABIL-26, 32, 33]

    headed(game, player, "encounter")    the picks with this heading that are open now
    beside(game, player)                 what stands beside every choice of the turn: any-time abilities and transfers
    is_beside(option)                    whether it takes no part of the step, so that the choice is made again after it
    take(game, player, option)           carry one of these out
    put_choice(game, decision, headings) ask for a choice that offers these
"""

from __future__ import annotations

from dejarik.engine import option
from dejarik.games.outer_rim.abilities import Source, UseAbility, at_moment, run_for, usable, use
from dejarik.games.outer_rim.components import ABILITY, AbilityId, PlayerId, When
from dejarik.games.outer_rim.forms import Decision
from dejarik.games.outer_rim.goals import SHIP_GOAL, goal_offered, pursue_goal
from dejarik.games.outer_rim.secrets import could_use_secret, fitting_secrets, use_secret
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.targets import has_target
from dejarik.games.outer_rim.transfers import TRANSFER, propose_transfer, transfers_possible


def headed(game: State, player: PlayerId, heading: When) -> list[option.Option]:
    """Abilities of character, ship and cards, then secrets, then the goal of the ship. Each once in a step.
    [RIM-ACT-4, 5, 8, RIM-ABIL-32, RIM-GOAL-14]"""
    found: list[option.Option] = [UseAbility(source[0]) for source in open_abilities(game, player, heading)]
    found += [UseAbility(secret) for secret in open_secrets(game, player, heading)]
    if goal_offered(game, player, heading):
        found.append(SHIP_GOAL)
    return found


def open_abilities(game: State, player: PlayerId, heading: When) -> list[Source]:
    return [
        source
        for source in at_moment(game, player, heading)
        if source[0] not in game.used
        and usable(game, player, source)
        and has_target(game, run_for(player, source), ABILITY[source[0]].do)
    ]


def open_secrets(game: State, player: PlayerId, heading: When) -> list[AbilityId]:
    """Each is used up by its use. [RIM-SECRET-4, 10]"""
    return [
        secret
        for secret in fitting_secrets(game, player, (heading,))
        if has_target(game, run_for(player, (secret, None)), ABILITY[secret].do)
    ]


def beside(game: State, player: PlayerId) -> list[option.Option]:
    """With the planning choice, every action choice, the encounter choice, and once more before the turn ends.
    [RIM-ABIL-33, RIM-RUL-59, RIM-CREDIT-10]"""
    found = headed(game, player, "any-time")
    if transfers_possible(game, player):
        found.append(TRANSFER)
    return found


def is_beside(option: option.Option) -> bool:
    return option == TRANSFER or (isinstance(option, UseAbility) and ABILITY[option.ability].when == "any-time")


def put_choice(game: State, decision: Decision, headings: tuple[When, ...]) -> None:
    """Where only one option exists nobody is asked, unless the others could learn by it that no secret fits.
    [RIM-SECRET-12]"""
    if could_use_secret(game, decision.player, ("any-time", *headings)):
        game.ask_for(decision)
    else:
        game.offer(decision)


def take(game: State, player: PlayerId, option: option.Option) -> None:
    """Carry out one of these picks. [RIM-ACT-6]"""
    if isinstance(option, UseAbility):
        heading = ABILITY[option.ability].when
        if option.ability in open_secrets(game, player, heading):
            use_secret(game, player, option.ability)
        for source in open_abilities(game, player, heading):
            if source[0] == option.ability:
                game.used.append(option.ability)
                use(game, run_for(player, source), option.ability)
    elif option == SHIP_GOAL:
        pursue_goal(game, player)
    elif option == TRANSFER:
        propose_transfer(game, player)
