"""Secrets: facedown encounter cards, each with an ability that is used once, at its moment. [RIM-SECRET]

Whether one is used is asked of everybody who, for all the others know, could have one that fits. [RIM-SECRET-12]
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim.abilities import could_be, run_for, secret_ability, usable, use
from dejarik.games.outer_rim.components import ABILITY, STACK_OF_SECTION, AbilityId, PlayerId, When
from dejarik.games.outer_rim.runs import NO_RUN, CardRun
from dejarik.games.outer_rim.state import State


def of_any_kind(ability: AbilityId) -> bool:
    return True


def fitting_secrets(
    game: State,
    player: PlayerId,
    whens: Iterable[When],
    run: CardRun = NO_RUN,
    fits: Callable[[AbilityId], bool] = of_any_kind,
) -> list[AbilityId]:
    """The secrets of a player that can be used at one of these moments. [RIM-SECRET-4, 10]"""
    if not game.secrets[player]:  # nearly always
        return []
    held = [secret_ability(secret) for secret in game.secrets[player]]
    return [each for each in held if _usable(game, player, each, whens, run) and fits(each)]


def could_use_secret(
    game: State,
    player: PlayerId,
    whens: Iterable[When],
    run: CardRun = NO_RUN,
    fits: Callable[[AbilityId], bool] = of_any_kind,
) -> bool:
    """Whether, as far as everybody knows, a player could use a secret now: then the question is asked.
    [RIM-SECRET-11, 12, RIM-HIDDEN-24, RIM-RUL-60]"""
    return bool(game.secrets[player]) and any(
        _usable(game, player, each, whens, run) and fits(each)
        for secret in game.secrets[player]
        for each in could_be(secret.section)
    )


def _usable(game: State, player: PlayerId, ability: AbilityId, whens: Iterable[When], run: CardRun) -> bool:
    return ABILITY[ability].when in whens and usable(game, player, (ability, None), run)


def use_secret(game: State, player: PlayerId, ability: AbilityId, run: CardRun = NO_RUN) -> None:
    """Turn the card up and carry it out; it goes to the bottom of its deck, known to all. [RIM-SECRET-5, 10]"""
    (secret,) = [each for each in game.secrets[player] if secret_ability(each) == ability]
    game.secrets[player].remove(secret)
    at = STACK_OF_SECTION[secret.section]
    game.stacks[at] = game.stacks[at].bury(secret.card, EVERYONE)
    game.reveal()
    use(game, run_for(player, (ability, None), run), ability)
