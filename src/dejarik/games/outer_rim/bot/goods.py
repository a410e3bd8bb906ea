"""What it is worth to have a card or a ship, whatever one hopes to do with it in time."""

from __future__ import annotations

from functools import cache
from typing import Final

from dejarik.games.outer_rim.abilities import STATS, Stat
from dejarik.games.outer_rim.bot.profile import HIGHLY_SKILLED, Profile
from dejarik.games.outer_rim.bot.stakes import each_fame, fame
from dejarik.games.outer_rim.components import (
    ABILITY,
    ASSET,
    CARD_ABILITIES,
    CARDS,
    CHARACTER,
    KIND,
    SCRIPT,
    SHEET,
    SHIPS,
    CardId,
    Crew,
    ShipId,
)
from dejarik.games.outer_rim.state import POSITIVE

HORIZON: Final = 6.0  # rounds in which an investment pays
# What a point of each value brings in a whole game.
STAT_WORTH: Final = dict(zip(STATS, (2.5, 2.2, 0.9, 0.9, 1.6, 0.0), strict=True))  # fame is counted apart
ABILITY_WORTH: Final[dict[str, float]] = {
    "4-lom": 0.6,
    "black-sun-agent": 0.3,
    "chewbacca": 1.6,
    "chopper": 1.0,
    "dengar": 1.2,
    "doctor-evazan": 1.0,
    "garindan": 0.6,
    "greedo": 2.0,
    "hondo-ohnaka": 1.5,
    "k-2so": 0.8,
    "lobot": 0.8,
    "maz-kanata": 1.2,
    "ponda-baba": 0.5,
    "saw-gerrera": 1.5,
    "zuckuss": 0.8,
    "hired-help": 2.0,
    "weequay-gunner": 1.5,
    "dash-rendar": 4.0,
    "sy-snootles": 4.0,
    "mandalorian-armor": 3.0,
    "proton-torpedoes": 4.0,
    "bounty-hunter-helmet": 1.5,
    "plastoid-armor": 1.2,
    "iqa-11": 1.0,
    "vibro-ax": 1.6,
    "vibroknife": 1.8,
    "jetpack": 2.5,
    "autoblaster": 2.2,
    "ion-cannon": 2.5,
    "maneuvering-thrusters": 1.0,
    "shield-upgrade": 1.0,
    "targeting-computer": 1.8,
    "smuggling-compartment": 4.0,
    "tailored-suit": 1.2,
    "scomp-link": 1.2,
    "field-medkit": 1.0,
    "dejarik-holotable": 1.0,
}
SKILL_WORTH: Final = (1.8, 0.6, 0.0)  # one more, by how often one has it already
# How likely the goal of a ship is achieved by somebody who does not go for it at any price.
GOAL_OF_SHIP: Final = {
    "hwk-290": 0.1,
    "gx1-short-hauler": 0.6,
    "lancer": 0.45,
    "heavy-duty-lifter": 0.6,
    "aggressor": 0.4,
    "yv-666": 0.1,
    "firespray": 0.2,
    "yt-1300": 0.4,
}
HUNTERS: Final = ("boba-fett", "bossk", "ig-88", "ketsu-onyo")
SLOT_WORTH: Final = {"cargo": 2.0, "mod": 1.0, "cargo_or_mod": 2.2, "crew": 1.5}


def asset_worth(profile: Profile, card: CardId) -> float:
    """Crew, gear and mods by what they do; of cargo, jobs and bounties what one more hope is worth."""
    key = "asset", card
    found = profile.memo.get(key)
    if found is None:
        found = profile.memo[key] = _asset_worth(profile, card)
    return found


def _asset_worth(profile: Profile, card: CardId) -> float:
    kind = KIND[card]
    if kind in HOPES:
        return HOPES[kind]
    lasting = ABILITY_WORTH.get(CARDS[card], 0.0)
    printed = ASSET[card]
    if isinstance(printed, Crew):
        lasting += sum(SKILL_WORTH[_without(profile, card, skill)] for skill in printed.skills)
    lasting += sum(STAT_WORTH[stat] * count for stat, count in raised(card))
    return lasting * min(1.0, profile.rounds_left / HORIZON) + fame_of(profile, card) + for_goal(profile, card)


HOPES: Final = {"cargo": 2.0, "job": 3.0, "bounty": 2.5}


def _without(profile: Profile, card: CardId, skill: int) -> int:
    """How often one has a skill without this card."""
    own = profile.skills[skill]
    if card in profile.cards:
        own = CHARACTER[profile.facts.character].skills.count(skill)
        for each in profile.cards:
            printed = ASSET[each]
            if each != card and isinstance(printed, Crew):
                own += printed.skills.count(skill)
    return min(HIGHLY_SKILLED, own)


@cache
def raised(card: CardId) -> tuple[tuple[Stat, int], ...]:
    """The values that a card raises."""
    return tuple(
        (stat, count)
        for ability in CARD_ABILITIES[card]
        if ABILITY[ability].when == "passive"
        for effect in SCRIPT.lists[ABILITY[ability].do]
        if effect.op == "stat"
        for stat, count in zip(STATS, effect.values, strict=True)
        if count
    )


def fame_of(profile: Profile, card: CardId) -> float:
    """The fame that a card brings as long as one has it."""
    name = CARDS[card]
    if name == "chromium-hull":
        return 0.9 * fame(profile, 2)
    if name == "dejarik-holotable":
        crew = profile.count("crew", 0, None, "")
        return fame(profile, 1) if crew >= 2 else 0.3 * crew * each_fame(profile)
    if name == "extravagant-wardrobe":
        friends = profile.rep.count(POSITIVE)
        return fame(profile, 2) if friends == 4 else fame(profile, 1) if friends >= 2 else 2.0 * friends
    return 0.0


def for_goal(profile: Profile, card: CardId) -> float:
    """What a card brings towards a personal goal that asks for cards, or of a ship."""
    found = 0.0
    kind = KIND[card]
    if not profile.facts.goal_met:
        printed = ASSET[card]
        if profile.name == "ig-88" and isinstance(printed, Crew) and printed.droid:
            found += each_fame(profile) / 2
        elif profile.name == "bossk" and kind in ("gear", "mod"):
            found += 1.5
    if not profile.facts.ship_goal_met:
        if profile.ship_name == "gx1-short-hauler" and kind == "crew":
            found += each_fame(profile) / 3
        elif profile.ship_name in ("yt-1300", "hwk-290") and kind == "mod":
            found += 1.5
    return found


def ship_worth(profile: Profile, ship: ShipId, *, met: bool = False) -> float:
    """What a ship is worth to a player, against having none of its virtues."""
    key = "ship", ship, met
    found = profile.memo.get(key)
    if found is None:
        found = profile.memo[key] = _ship_worth(profile, ship, met=met)
    return found


def _ship_worth(profile: Profile, ship: ShipId, *, met: bool) -> float:
    sheet = SHEET[ship]
    slots = sheet.back_slots if met else sheet.slots
    lasting = 1.6 * sheet.ship_combat + 0.9 * sheet.hull + 1.6 * sheet.hyperdrive
    lasting += (
        SLOT_WORTH["cargo"] * slots.cargo
        + SLOT_WORTH["mod"] * slots.mod
        + SLOT_WORTH["cargo_or_mod"] * slots.cargo_or_mod
        + SLOT_WORTH["crew"] * slots.crew
    )
    found = lasting * min(1.0, profile.rounds_left / HORIZON)
    if not met:
        found += GOAL_OF_SHIP.get(SHIPS[ship], 0.0) * hopeful(profile, ship) * each_fame(profile)
        if profile.name == "han-solo" and not profile.facts.goal_met and sheet.cost >= 15000:
            found += fame(profile, 1)
    return found


def hopeful(profile: Profile, ship: ShipId) -> float:
    """How well a ship's goal fits what its captain does."""
    hunter = profile.name in HUNTERS
    return 1.5 if (SHIPS[ship] == "lancer") == hunter else 0.8
