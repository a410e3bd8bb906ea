"""Every ability of characters, ships, cards and secrets by its name, in every way that its effects can go: it comes up
at its moment, and it makes a difference."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from typing import Any

import pytest

from dejarik.games.outer_rim.abilities import STATS, UseAbility, jobs_of, rule_of, value
from dejarik.games.outer_rim.actions import DELIVER, MARKET, TRADE, ActionStep
from dejarik.games.outer_rim.assets.slots import fits
from dejarik.games.outer_rim.components import (
    ABILITIES,
    ABILITY,
    CARD_ABILITIES,
    CARDS,
    CHARACTER_ABILITIES,
    CHARACTERS,
    REBEL,
    SCRIPT,
    SECRETS,
    SECTIONS,
    SHIP_ABILITIES,
    SHIPS,
    SPOTS,
    AbilityId,
    PlayerId,
    SpotId,
    When,
    card,
    contact,
)
from dejarik.games.outer_rim.delivery import Deliver
from dejarik.games.outer_rim.encounters.choice import encounters_here
from dejarik.games.outer_rim.encounters.meeting import meet
from dejarik.games.outer_rim.jobs import attempt
from dejarik.games.outer_rim.market import buy, market_action
from dejarik.games.outer_rim.market.prices import market_discount
from dejarik.games.outer_rim.movement import move
from dejarik.games.outer_rim.patrols import start_patrol_fight
from dejarik.games.outer_rim.picked import headed, take
from dejarik.games.outer_rim.special import LOOKED_FOR
from dejarik.games.outer_rim.state import FACTION_COUNT, POSITIVE, State
from tests.games.outer_rim.branches import LUCK, Loaded, Way, every_way, lists_in
from tests.games.outer_rim.position import begin, carry_out, play, rim, run_of

ME, OTHER = PlayerId(0), PlayerId(1)
STEPS: tuple[When, ...] = ("planning", "action", "encounter", "encounter-step", "any-time")
CREW = "greedo saw-gerrera"  # no skill of theirs is of use to anybody


STAT = [
    name for at, name in enumerate(ABILITIES) if any(effect.op == "stat" for effect in SCRIPT.lists[ABILITY[at].do])
]
RULE = [name for at, name in enumerate(ABILITIES) if rule_of(AbilityId(at)) in LOOKED_FOR]
USED = [name for name in ABILITIES if name not in (*STAT, *RULE)]


def owner(name: str, without: bool) -> dict[str, Any]:
    """A position of somebody who has the ability; or of somebody who is like that, but has it not."""
    ability = AbilityId(ABILITIES.number(name))
    for number, found in enumerate(CARD_ABILITIES):
        if ability in found:
            return {"assets": "" if without else CARDS[number]}
    for (number, section), secret in SECRETS.items():
        if secret == ability:
            return {"secrets": "" if without else f"{CARDS[number]}@{SECTIONS[section]}"}
    for who, sides in enumerate(CHARACTER_ABILITIES):
        if any(ability in side for side in sides):
            met = ability not in sides[0]
            return {"goals": "1" if met and not without else ""} | ({} if without else {"who": CHARACTERS[who]})
    (ship,) = (ship for ship, sides in enumerate(SHIP_ABILITIES) if ability in sides[1])
    return {"ship": SHIPS[ship], "turned": not without}


def having(name: str, at: str = "tatooine tatooine", without: bool = False, assets: str = "", **position: Any) -> State:
    """The first player has the ability."""
    own: dict[str, Any] = {"who": "bossk", "ship": "yt-1300", "goals": "", "turned": False} | owner(name, without)
    other = "boba-fett" if own["who"] != "boba-fett" else "bossk"
    game = rim(
        at,
        who=f"{own['who']} {other}",
        ships=f"{own['ship']} g9-rigger",
        goals=own["goals"],
        assets=[f"{own.get('assets', '')} {assets}", ""],
        secrets=[own.get("secrets", "")],
        options={"transfers": False},
        **position,
    )
    game.ship_goals_met[0] = own["turned"]
    return game


# Values


@pytest.mark.rule("RIM-ABIL-14", "RIM-ABIL-15", "RIM-ABIL-31", "RIM-EFFECT-27")
@pytest.mark.parametrize("name", STAT)
def test_every_bonus(name: str) -> None:
    """There is a position in which it adds what is printed."""
    ability = ABILITY[ABILITIES.number(name)]
    (effect,) = SCRIPT.lists[ability.do]
    positions = product(("", "hutt+ rebel+", "hutt+ rebel+ imperial+ syndicate+"), ("", CREW, "imperial-favor"))
    found = []
    for rep, assets in positions:
        game, plain = (having(name, rep=rep, assets=assets, without=each) for each in (False, True))
        times = jobs_of(game, ME) if ability.per else 1
        found.append(
            times > 0
            and all(
                value(game, ME, stat) - value(plain, ME, stat) == count * times
                for stat, count in zip(STATS, effect.values, strict=True)
                if count
            )
        )
    assert any(found)


# Rules that a chapter looks for


def room_for_cargo(game: State) -> bool:
    """Whether two cards of cargo and two mods, of which this is one, fit into a YT-1300."""
    mods = game.assets[ME] or [card("ion-cannon")]
    return fits(game, ME, [*mods, card("quad-laser-cannon"), card("salvage"), card("droid-parts")])


def can_be_challenged(game: State) -> bool:
    return "challenge bossk" in [str(option) for option in encounters_here(game, OTHER)]


def must_fight(game: State) -> bool:
    return "draw" not in [str(option) for option in encounters_here(game, ME)]


def cycles_twice(game: State) -> bool:
    market_action(game, ME)
    return play(begin(game), "cycle cargo").ask.name == "cycle-deck"  # type: ignore[union-attr]


def lower_price(game: State) -> int:
    return market_discount(game, ME)


def after_patrol(game: State) -> tuple[int, int]:
    """Fame and reputation when the patrol is beaten."""
    start_patrol_fight(game, ME, REBEL)
    begin(game)
    return game.fame[ME], game.rep(ME, REBEL)


def level_of(skill: str) -> Callable[[State], int]:
    def level(game: State) -> int:
        carry_out(game, [{"test": {"skill": skill}}])
        (tested,) = [event.message for event in game.events if event.message.key.endswith("-tests")]
        assert isinstance(tested.params["level"], int)
        return tested.params["level"]

    return level


RULED: dict[str, Callable[[State], object]] = {
    "smuggling-compartment-1": room_for_cargo,
    "proton-torpedoes-2": after_patrol,
    "chromium-hull-3": can_be_challenged,
    "tailored-suit-1": level_of("influence"),
    "scomp-link-1": level_of("tech"),
    "hondo-ohnaka-1": lower_price,
    "lobot-1": cycles_twice,
    "gx1-short-hauler-1": must_fight,
    "aggressor-1": after_patrol,
}


@pytest.mark.parametrize("name", RULED)
def test_every_rule_of_a_card_makes_a_difference(name: str) -> None:
    found = []
    for without in (False, True):
        game = having(name, rep="rebel-" if name == "gx1-short-hauler-1" else "", patrols=PATROLS, without=without)
        game.chance = Loaded(Way([]), LUCK[:1])
        found.append(RULED[name](game))
    assert found[0] != found[1]


# What is used

PATROLS = "rebel-2@tatooine"
HURT: dict[str, Any] = {"wounds": "2 0", "hull": "2 0", "credits": "30000 4000", "fame": "0 3"}
PLACES = ("tatooine tatooine", "ord-mantell ord-mantell", "naboo naboo", "nav-d-c nav-d-c")


def laid(game: State, effect: dict[str, Any]) -> State:
    """An effect that is about to be carried out."""
    game.perform(run_of([effect]))
    return game


def stepped(name: str, at: str) -> State:
    """Picked in a step of the turn, if it can be."""
    game = having(name, at, assets=CREW if name.startswith("dejarik") else "", **HURT)
    ability = AbilityId(ABILITIES.number(name))
    if name == "ig-88-2":
        game.assets[OTHER] = [card("chopper")]
        game.spots[game.spots.index(contact("chopper"))] = None
    if UseAbility(ability) in headed(game, ME, ABILITY[ability].when):
        take(game, ME, UseAbility(ability))
    return game


def fought(name: str, ship: bool) -> State:
    enemy = {"enemy": "pirates", "type": "ship" if ship else "ground", "value": 3}
    return laid(having(name), {"fight": enemy})


def rolled(name: str) -> State:
    return laid(having(name), {"test": {"skill": "influence"}})


def delivered(name: str) -> State:
    game = having(name, assets="stolen-weapons")
    game.perform(Deliver(ME))
    return game


def hunted(name: str) -> State:
    game = having(name, assets="bounty-greedo", contacts={"tatooine-1": "greedo"})
    meet(game, ME, SpotId(SPOTS.number("tatooine-1")))
    return game


def attempted(name: str) -> State:
    game = having(name, "ord-mantell tatooine", assets="hutt-favor")
    attempt(game, ME, card("hutt-favor"))
    return game


def flown(name: str, who: PlayerId) -> State:
    """Into the next space, where a patrol is, or the owner of the ability, with movement left."""
    game = having(name, "tatooine nav-d-c" if who == ME else "nav-d-c tatooine", patrols="rebel@nav-d-c")
    game.reputation[FACTION_COUNT + REBEL] = POSITIVE
    move(game, who, 2)
    return play(begin(game), "move to nav-d-c")


def hurt(name: str) -> State:
    game = having(name, assets="" if name.startswith("ig") else "greedo")
    if name.startswith("ig"):
        game.assets[ME] = [card("greedo")]
    return laid(game, {"damage": {"to": "character", "count": 9}})


def bought(name: str) -> State:
    """In the last action of the action step."""
    new = "sith-holocron" if name.startswith("sith") else "salvage"
    game = having(
        name,
        without=name.startswith("sith"),
        market={"luxury": "sith-holocron", "cargo": "salvage stolen-prototype"},
        patrols="hutt@nav-d-c",
        credits="30000 0",
    )
    game.acted = [DELIVER, MARKET, TRADE]
    game.used = [AbilityId(ABILITIES.number("jyn-erso-2"))]
    game.perform(ActionStep(ME))
    buy(game, ME, card(new))
    return game


STARTS: dict[When, tuple[Callable[[str], State], ...]] = {
    **dict.fromkeys(STEPS, tuple(partial(stepped, at=at) for at in PLACES)),
    **dict.fromkeys(("ground-combat", "ground-combat-start", "after-ground-win"), (partial(fought, ship=False),)),
    **dict.fromkeys(("any-combat", "after-win", "after-lose"), (partial(fought, ship=False),)),
    **dict.fromkeys(("ship-combat", "ship-combat-start", "lose-ship-combat"), (partial(fought, ship=True),)),
    "would-be-defeated-ship": (partial(fought, ship=True),),
    **dict.fromkeys(("before-test", "test-or-combat", "after-roll"), (rolled,)),
    **dict.fromkeys(("deliver-roll", "deliver-illegal"), (delivered,)),
    **dict.fromkeys(("bounty-combat", "bounty-reward", "after-eliminate"), (hunted,)),
    "complete-job": (attempted,),
    "enter-patrol-space": (partial(flown, who=ME),),
    "player-enters": (partial(flown, who=OTHER),),
    **dict.fromkeys(("would-be-defeated", "on-defeat"), (hurt,)),
    **dict.fromkeys(("on-buy", "patrol-moves-action"), (bought,)),
}


@pytest.mark.rule("RIM-ABIL-8", "RIM-ABIL-25", "RIM-ABIL-26", "RIM-ABIL-32")
@pytest.mark.parametrize("name", USED)
def test_every_ability_in_every_way(name: str) -> None:
    ability = AbilityId(ABILITIES.number(name))
    starts = [partial(start, name) for start in STARTS[ABILITY[ability].when]]
    every_way(starts, lists_in(ABILITY[ability].do) | lists_in(ABILITY[ability].if_passed))
