"""The Empire's logistics: projects, and units on the queue. [REB-CARD]"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.procedure import Decision
from dejarik.games.rebellion.cards.gaining_units import queue_by_icons
from dejarik.games.rebellion.components import EMPIRE, MISSIONS, MissionId, Role, mission, mission_name
from dejarik.games.rebellion.decks import draw_project, knows, renew_projects
from dejarik.games.rebellion.loyalty import repair
from dejarik.games.rebellion.missions.targets import here, mission_of
from dejarik.games.rebellion.roles import seat_of
from dejarik.games.rebellion.state import State


def address_delays(game: State) -> None:
    """[REB-CARD-ADDRESS-DELAYS-1]"""
    queue_by_icons(game, EMPIRE, mission_of(game).role, here(game))


def secret_weapons_research(game: State) -> None:
    """[REB-CARD-SECRET-WEAPONS-RESEARCH-1]"""
    draw_project(game)
    draw_project(game)


# Research and Development


@dataclass(frozen=True, slots=True)
class ResearchTwo(Option):
    """Draw two projects and keep one."""

    def __str__(self) -> str:
        return "draw two projects"

    def label(self) -> Message:
        return say("rebellion-option-draw-two-projects")


@dataclass(frozen=True, slots=True)
class RepairFirst(Option):
    """Remove the sabotage marker and draw one project."""

    def __str__(self) -> str:
        return "remove sabotage"

    def label(self) -> Message:
        return say("rebellion-option-remove-sabotage")


@dataclass(frozen=True, slots=True)
class ChooseResearch(Decision[State]):
    """One of two ways, chosen openly. [REB-CARD-RESEARCH-AND-DEVELOPMENT-1, 3]"""

    role: Role

    rule = "REB-CARD-RESEARCH-AND-DEVELOPMENT-1"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[Option]:
        return [ResearchTwo(), RepairFirst()]

    def resolve(self, game: State, option: ResearchTwo | RepairFirst) -> None:
        if isinstance(option, RepairFirst):
            repair(game, here(game))
            draw_project(game)
        else:
            research_two(game, self.role)

    def prompt(self) -> Message:
        return say("rebellion-prompt-choose-research", rule=self.rule)


def research_and_development(game: State) -> None:
    if game.sabotaged >> here(game) & 1:
        game.ask_for(ChooseResearch(mission_of(game).role))
    else:
        research_two(game, mission_of(game).role)


def research_two(game: State, role: Role) -> None:
    """Look at the two top projects, keep one; the other goes to the bottom of the deck. A single one is kept."""
    renew_projects(game)
    if len(game.project_deck) < 2:
        draw_project(game)
        return
    for at in (-1, -2):
        game.project_seen[at] |= knows(EMPIRE)
    game.reveal()
    game.ask_for(KeepProject(role))


@dataclass(frozen=True, slots=True)
class TakeProject(Option):
    """This project comes into the hand."""

    card: MissionId

    def __str__(self) -> str:
        return f"keep {MISSIONS[self.card]}"

    def label(self) -> Message:
        return mission_name(self.card)

    def touches(self) -> tuple[str, ...]:
        return (f"mission/{MISSIONS[self.card]}",)


@dataclass(frozen=True, slots=True)
class KeepProject(Decision[State]):
    """Which of the two."""

    role: Role

    rule = "REB-CARD-RESEARCH-AND-DEVELOPMENT-1"

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.role)

    def options(self, game: State) -> list[TakeProject]:
        return [TakeProject(card) for card in dict.fromkeys(game.project_deck[-1:-3:-1])]

    def resolve(self, game: State, option: TakeProject) -> None:
        first, second = game.project_deck[-1], game.project_deck[-2]
        other = second if option.card == first else first
        del game.project_deck[-2:], game.project_seen[-2:]
        game.project_deck.insert(0, other)
        game.project_seen.insert(0, knows(EMPIRE))
        game.project_deck.append(option.card)
        game.project_seen.append(knows(EMPIRE))
        draw_project(game)

    def prompt(self) -> Message:
        return say("rebellion-prompt-keep-project", rule=self.rule)


EFFECTS: Final[dict[MissionId, Callable[[State], None]]] = {
    mission("research-and-development"): research_and_development,
    mission("address-delays"): address_delays,
    mission("secret-weapons-research"): secret_weapons_research,
}

FRAMES = (ChooseResearch, KeepProject)
