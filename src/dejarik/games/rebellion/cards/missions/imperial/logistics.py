"""The Empire's logistics: projects, and units on the queue. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from dejarik.games.rebellion.cards.gaining_units import queue_by_icons
from dejarik.games.rebellion.components import EMPIRE, MissionId, Role, mission
from dejarik.games.rebellion.decks import draw_project, renew_projects
from dejarik.games.rebellion.forms import Choice, Option, RoleDecision
from dejarik.games.rebellion.loyalty import repair
from dejarik.games.rebellion.missions.targets import here, mission_of
from dejarik.games.rebellion.roles import audience
from dejarik.games.rebellion.state import State


def address_delays(game: State) -> None:
    """Queue units by all icons of the system, also in a subjugated one. [REB-CARD-ADDRESS-DELAYS-1, 2, 3]"""
    queue_by_icons(game, EMPIRE, mission_of(game).role, here(game))


def secret_weapons_research(game: State) -> None:
    """Draw two projects into the hand. [REB-CARD-SECRET-WEAPONS-RESEARCH-1, 2]"""
    draw_project(game)
    draw_project(game)


# Research and Development


TWO_PROJECTS: Final = Choice("draw-two-projects", "draw two projects")  # and keep one of them
REPAIR: Final = Choice("remove-sabotage", "remove sabotage")  # and draw one project


class ChooseResearch(RoleDecision):
    """One of two ways, chosen openly. [REB-CARD-RESEARCH-AND-DEVELOPMENT-1, 3]"""

    role: Role

    rule = "REB-CARD-RESEARCH-AND-DEVELOPMENT-1"
    side = EMPIRE

    def options(self, game: State) -> list[Choice]:
        return [TWO_PROJECTS, REPAIR]

    def resolve(self, game: State, option: Choice) -> None:
        if option == REPAIR:
            repair(game, here(game))
            draw_project(game)
        else:
            research_two(game, self.role)


def research_and_development(game: State) -> None:
    if game.sabotaged >> here(game) & 1:
        game.ask_for(ChooseResearch(mission_of(game).role))
    else:
        research_two(game, mission_of(game).role)


def research_two(game: State, role: Role) -> None:
    """Look at the two top projects and keep one; the other goes to the bottom of the deck. A single one is kept."""
    renew_projects(game)
    if len(game.project_deck) < 2:
        draw_project(game)
        return
    game.project_deck = game.project_deck.look((-1, -2), audience(game, EMPIRE))
    game.reveal()
    game.ask_for(KeepProject(role))


class TakeProject(Option):
    """Keep this project."""

    words = "keep {card}"
    touched = ("mission/{card}",)
    labelled = "{card}"

    card: MissionId


class KeepProject(RoleDecision):
    """Which of the two projects comes into the hand. [REB-CARD-RESEARCH-AND-DEVELOPMENT-1]"""

    role: Role

    rule = "REB-CARD-RESEARCH-AND-DEVELOPMENT-1"
    side = EMPIRE

    def options(self, game: State) -> list[TakeProject]:
        return [TakeProject(card) for card in dict.fromkeys(game.project_deck.cards[-1:-3:-1])]

    def resolve(self, game: State, option: TakeProject) -> None:
        other, deck = game.project_deck.take(-2 if option.card == game.project_deck.top else -1)
        game.project_deck = deck.bury(other, audience(game, EMPIRE))
        draw_project(game)


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("research-and-development"): research_and_development,
    mission("address-delays"): address_delays,
    mission("secret-weapons-research"): secret_weapons_research,
}
