"""Who is fought, what becomes of a beaten mark, whether crew is defended, where patrols go."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.engine.option import Option
from dejarik.games.outer_rim.bot import odds
from dejarik.games.outer_rim.bot.goods import asset_worth
from dejarik.games.outer_rim.bot.outlook import prospects
from dejarik.games.outer_rim.bot.profile import Profile, profile
from dejarik.games.outer_rim.bot.stakes import defeat, patrol_fight
from dejarik.games.outer_rim.bot.worth import claim, eliminated
from dejarik.games.outer_rim.bounties import ELIMINATE, EliminateOrCapture, MayDefend, bounty_on_card
from dejarik.games.outer_rim.combat.fights import ChooseRival
from dejarik.games.outer_rim.components import IS_PLANET, FactionId, PlayerId
from dejarik.games.outer_rim.forms import YES
from dejarik.games.outer_rim.jobs import ChooseOpponent
from dejarik.games.outer_rim.patrols import MovePatrol, PatrolTo, SendPatrol
from dejarik.games.outer_rim.players import NamePlayer
from dejarik.games.outer_rim.state import NEGATIVE, POSITIVE, State

RISKY: Final = 0.95  # of the worth of a mark that has still to be delivered
IN_THE_WAY: Final = 0.3  # a patrol that one need not fight
FADES: Final = 0.7  # a space further
OTHERS: Final = 0.4


def rival(game: State, ask: ChooseRival) -> Callable[[NamePlayer], float]:
    """Whom one is likeliest to beat; of equals the most famous."""
    own = profile(game, ask.player)
    ship = ask.type_ == "ship" or (ask.type_ == "auto" and not IS_PLANET[game.places[ask.player]])

    def judge(option: NamePlayer) -> float:
        other = PlayerId(game.characters.index(option.who))
        theirs = profile(game, other)
        chance = odds.wins(own.ship, theirs.ship) if ship else odds.wins(own.ground, theirs.ground)
        return 5 * chance + 0.2 * game.fame[other]

    return judge


def opponent(game: State, ask: ChooseOpponent) -> Callable[[NamePlayer], float]:
    """For a job about another player: whom one is likeliest to beat."""

    def judge(option: NamePlayer) -> float:
        other = PlayerId(game.characters.index(option.who))
        return 0.1 * game.fame[other] - profile(game, other).ground

    return judge


def eliminate_or_capture(game: State, ask: EliminateOrCapture) -> Callable[[Option], float]:
    """The reward at once, or the other one as far away as it is."""
    look = prospects(game, ask.player)
    now = eliminated(look.own, ask.bounty)
    later = RISKY * look.when_captured(ask.bounty, game.places[ask.player])
    return lambda option: now if option == ELIMINATE else later


def defend(game: State, ask: MayDefend) -> Callable[[Option], float]:
    """What the crew member is worth, by how likely the hunter wins, and the damage."""
    own, theirs = profile(game, ask.player), profile(game, ask.hunter)
    lost = asset_worth(own, ask.crew) + OTHERS * claim(theirs, ask.bounty)
    strength = bounty_on_card(ask.bounty).combat
    left = odds.wins(theirs.ship if strength.kind == "ship" else theirs.ground, strength.dice)
    on_ground = IS_PLANET[game.places[ask.hunter]]
    dice = theirs.ground if on_ground else theirs.ship
    defended = odds.wins(dice, own.ground if on_ground else own.ship)
    hurt = odds.battered(dice, own.health if on_ground else own.hull, defeat(own))
    yes, no = -defended * lost - hurt, -left * lost
    return lambda option: yes if option == YES else no


# Patrols


def threat(own: Profile, faction: FactionId, level: int) -> float:
    """What it means to have a patrol in the own space."""
    if own.rep[faction] == POSITIVE:
        return 0.0
    return max(IN_THE_WAY, -patrol_fight(own, faction, level)) if own.rep[faction] == NEGATIVE else IN_THE_WAY


def patrol_goes(game: State, ask: MovePatrol) -> Callable[[PatrolTo], float]:
    """Away from oneself and towards others who have to fear it."""
    level = game.patrol_levels[ask.faction]
    threats = [
        threat(profile(game, PlayerId(each)), ask.faction, level) * (-1.0 if each == ask.player else OTHERS)
        for each in range(len(game.places))
    ]

    def judge(option: PatrolTo) -> float:
        distance = game.arc.distance[option.space]
        return sum(each * FADES ** distance[place] for each, place in zip(threats, game.places, strict=True))

    return judge


def send(game: State, ask: SendPatrol) -> Callable[[NamePlayer], float]:
    """Against whoever is ahead."""
    return lambda option: float(game.fame[game.characters.index(option.who)])
