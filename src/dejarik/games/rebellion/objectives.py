"""Objectives: when they can be played, what they ask for, what they give. [REB-OBJ, REB-CARD-OBJECTIVES]

The Empire sees the backs of the cards in hand, so the Rebels are asked whenever a card of such a stage that was never
scored is fulfilled, whether they hold it or not.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from dejarik.engine.message import Message, say
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.combat import death_star_plans
from dejarik.games.rebellion.combat.battle_winners import won
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    CAPTURED,
    CARBONITE,
    CORUSCANT,
    EMPIRE,
    GENERAL,
    GROUND,
    GROUND_UNITS,
    HEALTH,
    IN_REGION,
    OBJECTIVES,
    REBEL,
    SHIPS,
    STAGE,
    STAR_DESTROYER,
    SUPER_STAR_DESTROYER,
    UNITS_OF,
    ObjectiveId,
    leader,
    objective,
    objective_name,
)
from dejarik.games.rebellion.forms import Choice, Option, RoleDecision
from dejarik.games.rebellion.galaxy import has_units, imperial_systems, loyal, populous, systems_with
from dejarik.games.rebellion.scoring import score
from dejarik.games.rebellion.state import State

DARK_LORDS: Final = (leader("darth-vader"), leader("emperor-palpatine"))


# Destroyed in a combat


def lost_health(game: State, kinds: range) -> int:
    """Printed health of what was destroyed in the combat, if the Rebels began the combat and some of it was destroyed
    just now; otherwise 0. [REB-OBJ-4, REB-CARD-OBJECTIVES-1, 2, 3, REB-CARD-POINT-BLANK-ASSAULT-2]"""
    battle = battle_of(game)
    if battle.active != REBEL or not any(battle.lost[kind] > battle.counted[kind] for kind in kinds):
        return 0
    return sum(battle.lost[kind] * HEALTH[kind] for kind in kinds)  # as printed [REB-CARD-POINT-BLANK-ASSAULT-2]


def crippling_blow(game: State) -> bool:
    """Imperial ground units with 3 health. [REB-CARD-CRIPPLING-BLOW-1, 2]"""
    return lost_health(game, GROUND_UNITS[EMPIRE]) >= 3


def rebel_assault(game: State) -> bool:
    """A Star Destroyer or Super Star Destroyer. [REB-CARD-REBEL-ASSAULT-1, 2]"""
    return lost_health(game, range(STAR_DESTROYER, SUPER_STAR_DESTROYER + 1)) > 0


def major_victory(game: State) -> bool:
    """Imperial ships with 3 health. [REB-CARD-MAJOR-VICTORY-1, 2]"""
    return lost_health(game, SHIPS[EMPIRE]) >= 3


# Won in a combat


def liberation(game: State) -> bool:
    """A ground battle in a system that was subjugated when the combat began. [REB-CARD-LIBERATION-1, 2]"""
    return battle_of(game).subjugated and won(game, REBEL, GROUND)


def return_of_the_jedi(game: State) -> bool:
    """A battle where Darth Vader or Emperor Palpatine was. [REB-CARD-RETURN-OF-THE-JEDI-1, 2, 4]"""
    battle = battle_of(game)
    return bool(battle.won[REBEL]) and any(battle.leaders_seen >> lord & 1 for lord in DARK_LORDS)


# At the start of the Refresh Phase


def outposts(game: State) -> int:
    """The systems with a Rebel unit; the "Rebel Base" space is not one."""
    return systems_with(game, UNITS_OF[REBEL])


def cut_supply_lines(game: State) -> bool:
    """A Rebel unit or a sabotage marker in three Imperial systems. [REB-CARD-CUT-SUPPLY-LINES-1, 2]"""
    return (imperial_systems(game) & (outposts(game) | game.sabotaged)).bit_count() >= 3


def defend_the_people(game: State) -> bool:
    """Rebel units in four Rebel systems. [REB-CARD-DEFEND-THE-PEOPLE-1, 2]"""
    return (loyal(game, REBEL) & outposts(game)).bit_count() >= 4


def regional_support(game: State) -> bool:
    """All populous systems of a region are loyal, and there is one. [REB-CARD-REGIONAL-SUPPORT-1, 2, 3]"""
    ours, inhabited = loyal(game, REBEL), populous(game)
    return any(region & inhabited and not region & inhabited & ~ours for region in IN_REGION.values())


def heart_of_the_empire(game: State) -> bool:
    """Rebel and no Imperial units in Coruscant. [REB-CARD-HEART-OF-THE-EMPIRE-1, 2]"""
    return has_units(game, REBEL, CORUSCANT) and not has_units(game, EMPIRE, CORUSCANT)


def leave_no_one_behind(game: State) -> bool:
    """Nobody is captured, nor in carbonite. [REB-CARD-LEAVE-NO-ONE-BEHIND-1, 2, 3]"""
    return game.rings[CAPTURED] is None and game.rings[CARBONITE] is None


def popular_support(game: State) -> bool:
    """Six systems are loyal. [REB-CARD-POPULAR-SUPPORT-1, 2]"""
    return loyal(game, REBEL).bit_count() >= 6


def establish_outposts(game: State) -> bool:
    """Rebel units in five systems. [REB-CARD-ESTABLISH-OUTPOSTS-1, 2, 3]"""
    return outposts(game).bit_count() >= 5


def inspire_sympathy(game: State) -> bool:
    """A destroyed system. [REB-CARD-INSPIRE-SYMPATHY-2]"""
    return bool(game.destroyed)


def plans(game: State) -> bool:
    """What Death Star Plans ask for. [REB-DS-DESTROY]"""
    return death_star_plans.possible(game)


# By moment: the cards and what they ask for. [REB-RUL-29]
_DESTROYED: Final[dict[str, Callable[[State], bool]]] = {
    "crippling-blow": crippling_blow,
    "rebel-assault": rebel_assault,
    "major-victory": major_victory,
}
_MOMENTS: Final[dict[str, dict[str, Callable[[State], bool]]]] = {
    "units-destroyed": _DESTROYED,
    "space-battle": _DESTROYED  # and after the units of a space battle step are gone, Death Star Plans
    | {"death-star-plans-2": plans, "death-star-plans-3": plans},
    "combat-end": {"liberation": liberation, "return-of-the-jedi": return_of_the_jedi},
    "refresh": {
        "cut-supply-lines": cut_supply_lines,
        "defend-the-people": defend_the_people,
        "regional-support": regional_support,
        "heart-of-the-empire": heart_of_the_empire,
        "leave-no-one-behind": leave_no_one_behind,
        "popular-support": popular_support,
        "establish-outposts": establish_outposts,
        "inspire-sympathy": inspire_sympathy,
    },
}
CONDITIONS: Final = {
    moment: tuple((objective(text), met) for text, met in cards.items()) for moment, cards in _MOMENTS.items()
}
IN_COMBAT: Final = frozenset(card for moment in ("units-destroyed", "combat-end") for card, _ in CONDITIONS[moment])


class PlayObjectiveCard(Option):
    """A card from the hand; Death Star Plans are only tried."""

    words = "play {card}"
    touched = ("objective/{card}",)

    card: ObjectiveId

    def label(self) -> Message:
        key = "try-plans" if self.card in death_star_plans.CARDS else "play-objective"
        return say(f"rebellion-option-{key}", card=objective_name(self.card))


PLAY: Final = tuple(PlayObjectiveCard(ObjectiveId(card)) for card in range(len(OBJECTIVES)))
NO_OBJECTIVE: Final = Choice("no-objective", "decline")


def offer_objectives(moment: str, game: State) -> None:
    """The Rebels may play one objective, if as far as everybody knows they could: "units-destroyed" and "space-battle"
    right after units are removed, "combat-end", "refresh". [REB-OBJ-1, 3, 5, 6, REB-RUL-29, 33,
    REB-CARD-DEATH-STAR-PLANS-2-3]"""
    if not game.objectives or (game.battle is not None and game.battle.objective_played):
        return  # plans included [REB-CARD-DEATH-STAR-PLANS-2-3]
    stages = {STAGE[card] for card in game.objectives}
    if any(
        STAGE[card] in stages and card not in game.objectives_scored and met(game) for card, met in CONDITIONS[moment]
    ):
        game.ask_for(PlayObjective(moment))


class PlayObjective(RoleDecision):
    """Which objective to play, or none. [REB-OBJ-1, 5, 6, REB-TEAM-38]"""

    moment: str

    rule = "REB-OBJ-1"
    side = REBEL
    role = GENERAL
    first_is_default = True

    def options(self, game: State) -> list[Option]:
        cards = [PLAY[card] for card, met in CONDITIONS[self.moment] if card in game.objectives and met(game)]
        return [NO_OBJECTIVE, *cards]

    def resolve(self, game: State, option: Choice | PlayObjectiveCard) -> None:
        if isinstance(option, Choice):
            return
        if option.card in death_star_plans.CARDS:
            death_star_plans.use(game, option.card)
        else:
            score(game, option.card)

    def prompt(self) -> Message:
        return say(f"rebellion-prompt-play-objective-{self.moment}", rule=self.rule)


for _moment, _name in (
    (moments.UNITS_DESTROYED, "units-destroyed"),
    (moments.SPACE_BATTLE_OVER, "space-battle"),
    (moments.COMBAT_OVER, "combat-end"),
    (moments.REFRESH, "refresh"),
):
    _moment.join(partial(offer_objectives, _name))
