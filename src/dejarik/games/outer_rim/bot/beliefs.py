"""What a player would like to know of what lies facedown."""

from __future__ import annotations

from dejarik.games.outer_rim.abilities import secret_ability
from dejarik.games.outer_rim.bot.outlook import knows
from dejarik.games.outer_rim.components import ABILITIES, CONTACT_CLASS, CONTACTS, MARK, SEATS, SPOTS, PlayerId, SpotId
from dejarik.games.outer_rim.state import State


def secrets(game: State, seat: int) -> dict[str, str]:
    """Who lies facedown where a mark of the player's may be, and what the others keep secret."""
    player = PlayerId(seat)
    wanted = {CONTACT_CLASS[mark] for card in game.assets[player] if (mark := MARK[card]) is not None}
    found = {
        f"spot/{SPOTS[spot]}": CONTACTS[contact]
        for spot, contact in enumerate(game.spots)
        if contact is not None and CONTACT_CLASS[contact] in wanted and not knows(game, player, SpotId(spot))
    }
    for other in game.others(player):
        for number, secret in enumerate(game.secrets[other], 1):
            found[f"secret/{SEATS[other]}/{number}"] = ABILITIES[secret_ability(secret)]
    return found
