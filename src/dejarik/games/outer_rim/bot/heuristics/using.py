"""Using an ability that a player picks: what it brings now, and what it is to have it later."""

from __future__ import annotations

from functools import cache
from typing import Final

from dejarik.games.outer_rim.abilities import rule_of, secret_ability
from dejarik.games.outer_rim.bot.heuristics.meetings import interest
from dejarik.games.outer_rim.bot.outlook import outlook, prospects
from dejarik.games.outer_rim.bot.worth import SECRET, Around, use
from dejarik.games.outer_rim.components import ABILITY, CARD_ABILITIES, SCRIPT, AbilityId, CardId, PlayerId
from dejarik.games.outer_rim.contacts import Where, spots_meant
from dejarik.games.outer_rim.state import State

CARD_OF: Final = {ability: CardId(at) for at, abilities in enumerate(CARD_ABILITIES) for ability in abilities}
KEPT: Final = 0.8  # of what a secret is worth on average is given up by using it


def ability_gain(game: State, player: PlayerId, ability: AbilityId) -> float:
    """What it brings to use an ability now, against not using it."""
    look = outlook(game, player)
    place = game.places[player]
    card = CARD_OF.get(ability)
    if rule_of(ability) == "market-action":
        return max(0.1, look.best_ware(place))
    looks = looks_at(ability)
    if looks is not None:
        return best_look(game, player, *looks)
    found = use(look.own, ability, Around(place, None, card))
    if ability in (secret_ability(secret) for secret in game.secrets[player]):
        found -= KEPT * SECRET
    elif card is not None and discards_itself(ability):
        found -= look.prospects.held(card, place)
    return found


@cache
def looks_at(ability: AbilityId) -> tuple[Where, int] | None:
    """Where an ability shows facedown tokens to the player, and how many, if that is what it does."""
    for effect in SCRIPT.lists[ABILITY[ability].do]:
        if effect.op == "contact" and effect.values[0] == "peek":
            return effect.values[1], effect.values[2]
        if effect.op == "rule" and effect.values[0] == "peek-any-contact":
            return "any", 1
    return None


def best_look(game: State, player: PlayerId, where: Where, count: int) -> float:
    """What the player would like to know most there."""
    look = prospects(game, player)
    found = sorted([interest(game, look, spot) for spot in spots_meant(game, player, "peek", where)], reverse=True)
    return sum(found[:count])


@cache
def discards_itself(ability: AbilityId) -> bool:
    """Whether its card goes when it is used."""
    return any(effect.op == "discard" for effect in SCRIPT.lists[ABILITY[ability].do])
