"""Secrets: facedown encounter cards with an ability that nobody but the holder has seen. [RIM-SECRET]

What other chapters use; how a secret is gained is said in the chapter on encounters.

    secrets_for(game, player, when, run)     the secrets of a player whose moment it is and whose condition holds
    might_use(game, player, when, run)       whether the player could have one, for all that everybody knows: only then
                                             may it be asked [RIM-SECRET-12]
    use_secret(game, player, card, run)      turn it up and carry it out
    ask_secret(game, players, when, run)     each of these may use one now
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, say
from dejarik.games.outer_rim.abilities import could_be, run_for, secret_ability, usable
from dejarik.games.outer_rim.components import (
    ABILITY,
    CARDS,
    CHARACTERS,
    STACK_OF_SECTION,
    CardId,
    CharacterId,
    PlayerId,
)
from dejarik.games.outer_rim.forms import Choice, Decision, Option
from dejarik.games.outer_rim.runs import NO_RUN, CardRun
from dejarik.games.outer_rim.state import Secret, State

KEEP: Final = Choice("keep-secret", "keep it")


@dataclass(frozen=True, slots=True)
class UseSecret(Option):
    """Turn up a secret and carry it out."""

    words = "reveal {card}"
    touched = ("card/{card}",)

    card: CardId


def secrets_for(game: State, player: PlayerId, when: str, run: CardRun = NO_RUN) -> list[Secret]:
    """The secrets of a player that can be used now. [RIM-SECRET-4, 10]"""
    found = []
    for secret in game.secrets[player]:
        ability = secret_ability(secret)
        if ABILITY[ability].when == when and usable(game, player, (ability, secret.card), run):
            found.append(secret)
    return found


def might_use(game: State, player: PlayerId, when: str, run: CardRun = NO_RUN) -> bool:
    """Whether a player could have a secret for this moment, as far as the others know. [RIM-SECRET-12, RIM-RUL-60]"""
    return any(
        ABILITY[ability].when == when and usable(game, player, (ability, None), run)
        for secret in game.secrets[player]
        for ability in could_be(secret.section)
    )


def use_secret(game: State, player: PlayerId, card: CardId, run: CardRun = NO_RUN) -> None:
    """It is turned up and read, goes to the bottom of its deck, known to all, and is carried out.
    [RIM-SECRET-5, 10, RIM-HIDDEN-9]"""
    (secret,) = [each for each in game.secrets[player] if each.card == card]
    game.secrets[player].remove(secret)
    at = STACK_OF_SECTION[secret.section]
    game.stacks[at] = game.stacks[at].bury(card, EVERYONE)
    game.reveal()
    game.tell(EVERYONE, used_secret, game.who(player), card)
    found = run_for(player, (secret_ability(secret), card), run)
    found.go_on(game, found.todo)


def used_secret(who: CharacterId, card: CardId) -> Message:
    return say("outer_rim-event-used-secret", rule="RIM-SECRET-5", who=CHARACTERS.name(who), card=CARDS.name(card))


@dataclass(frozen=True, slots=True)
class MayReveal(Decision):
    """Whoever could have a secret for this moment is asked, whether it is so or not; "no" needs no reason.
    [RIM-SECRET-10, 12]"""

    player: PlayerId
    when: str
    run: CardRun

    rule = "RIM-SECRET-12"
    offers = (UseSecret, Choice)
    lapses = True
    first_is_default = True

    def due(self, game: State) -> bool:
        return might_use(game, self.player, self.when, self.run)

    def options(self, game: State) -> list[option.Option]:
        return [KEEP, *[UseSecret(each.card) for each in secrets_for(game, self.player, self.when, self.run)]]

    def resolve(self, game: State, option: option.Option) -> None:
        if isinstance(option, UseSecret):
            use_secret(game, self.player, option.card, self.run)


def ask_secret(game: State, players: Iterable[PlayerId], when: str, run: CardRun = NO_RUN) -> None:
    """Each of these players may use a secret now, the first one first."""
    for player in reversed(list(players)):
        if game.secrets[player]:
            game.ask_for(MayReveal(player, when, run))
