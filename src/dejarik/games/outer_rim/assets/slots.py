"""Slots, and whether cards fit into them. Nobody picks slots: a set of assets fits if some arrangement puts each into
one of its kind. [RIM-SLOT-1 … 5, 9, 11, RIM-RUL-71]"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from dejarik.games.outer_rim.abilities import rule_of
from dejarik.games.outer_rim.components import (
    ARMOR,
    BOARD_SLOTS,
    CARD_ABILITIES,
    GEAR_SLOTS,
    KIND,
    SHEET,
    CardId,
    PlayerId,
    Slots,
)
from dejarik.games.outer_rim.state import State


def ship_slots(game: State, player: PlayerId) -> Slots:
    """The slots of the side of the ship sheet that lies up. [RIM-SLOT-1, RIM-SHIP-5]"""
    sheet = SHEET[game.ships[player]]
    return sheet.back_slots if game.ship_goals_met[player] else sheet.slots


def lacking(game: State, player: PlayerId, cards: Sequence[CardId], slots: Slots | None = None) -> int:
    """How many of these cards would be without a slot, at the best arrangement; on the ship that the player has, or on
    one with these slots. Jobs and bounties share the slots of the player board.
    [RIM-SLOT-2, 3, RIM-BOUNTY-3, RIM-CARGO-3, RIM-CREW-3, RIM-GEAR-3, RIM-JOB-5, RIM-MOD-3]"""
    if slots is None:
        slots = ship_slots(game, player)
    kinds = [KIND[card] for card in cards]
    two_in_slot = 0 if game.is_ai(player) else sum(holds_two(card) for card in cards)  # [RIM-SOLO-19]
    return (
        max(0, kinds.count("job") + kinds.count("bounty") - BOARD_SLOTS)
        + max(0, kinds.count("gear") - GEAR_SLOTS)
        + max(0, kinds.count("crew") - slots.crew)
        + _left_out(kinds.count("cargo"), kinds.count("mod"), two_in_slot, slots.cargo, slots.mod, slots.cargo_or_mod)
    )


def _left_out(cargo: int, mods: int, two_in_slot: int, cargo_slots: int, mod_slots: int, either: int) -> int:
    """How much cargo and how many mods have no slot. A mod that holds a card of cargo besides is tried in every sort of
    slot. [RIM-SLOT-4, 5, RIM-EFFECT-46]"""
    if not two_in_slot:
        return max(0, max(0, cargo - cargo_slots) + max(0, mods - mod_slots) - either)
    rest = (max(0, cargo - 1), mods - 1, two_in_slot - 1)
    found = [1 + _left_out(cargo, mods - 1, two_in_slot - 1, cargo_slots, mod_slots, either)]
    if cargo_slots:
        found.append(_left_out(*rest, cargo_slots - 1, mod_slots, either))
    if mod_slots:
        found.append(_left_out(*rest, cargo_slots, mod_slots - 1, either))
    if either:
        found.append(_left_out(*rest, cargo_slots, mod_slots, either - 1))
    return min(found)


@cache
def holds_two(card: CardId) -> bool:
    """Whether a mod leaves room for cargo in its slot. [RIM-EFFECT-46]"""
    return any(rule_of(ability) == "two-in-slot" for ability in CARD_ABILITIES[card])


def armors(cards: Sequence[CardId]) -> list[CardId]:
    return [card for card in cards if card in ARMOR]


def fits(game: State, player: PlayerId, cards: Sequence[CardId], slots: Slots | None = None) -> bool:
    """Whether a player could have these cards and no others: a slot for each, and no second armor.
    [RIM-SLOT-6, 11, RIM-BUY-12]"""
    return not lacking(game, player, cards, slots) and len(armors(cards)) <= 1


def in_excess(game: State, player: PlayerId, cards: Sequence[CardId]) -> list[CardId]:
    """Which of these cards, taken away, would leave fewer without a slot: all of a kind that is in excess.
    [RIM-SLOT-12]"""
    without = lacking(game, player, cards)
    if not without:
        return []
    return [card for card in cards if lacking(game, player, [each for each in cards if each != card]) < without]
