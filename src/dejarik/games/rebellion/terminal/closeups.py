"""What is printed on one thing, for the terminal: the lanes of a system, the skills of a leader, the values of a unit.

Names and the texts of cards are in the catalogues; here is the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.text import Text

from dejarik.engine.language import Language
from dejarik.engine.message import Message, say
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_TIMING,
    ACTIONS,
    ADJACENT,
    ATTACK,
    ATTEMPT,
    BASE_ID,
    CAPACITY,
    COLOURS,
    FIGURES,
    HEALTH,
    HEALTH_COLOUR,
    ICONS,
    IMMOBILE,
    LEADERS,
    MISSION_COST,
    MISSION_SKILL,
    MISSIONS,
    NEEDS_TRANSPORT,
    OBJECTIVES,
    PLACES,
    PORTRAIT,
    SIDES,
    SKILL,
    SKILLS,
    STAGE,
    SYSTEMS,
    TACTICS_OF,
    UNIT_SIDE,
    Skill,
    leader_name,
    place_name,
    unit_name,
)
from dejarik.games.rebellion.components import leader as leader_of
from dejarik.games.rebellion.components import unit as unit_of
from dejarik.games.rebellion.forms import figure_names
from dejarik.games.rebellion.knowledge.seen import RebellionView
from dejarik.games.rebellion.terminal.wording import STYLE, say_board


def close_up(view: RebellionView, language: Language, sort: str, id: str) -> Iterator[Text]:
    """Line by line, what a player would read on the component and beside it."""
    if sort in PRINTED:
        yield from PRINTED[sort](view, language, id)


def place(view: RebellionView, language: Language, id: str) -> Iterator[Text]:
    """Its neighbours, what its icons build, and who is there."""
    if id != BASE_ID:
        near = tuple(place_name(system) for system in ADJACENT[SYSTEMS.number(id)])
        yield Text(say_board(language, "adjacent", systems=near))
    for icon in ICONS[PLACES.number(id)]:
        built = [tuple(unit_name(kind) for kind in kinds) for kinds in icon]
        yield Text(say_board(language, "builds", rebel=built[0], imperial=built[1]))
    present = [*figure_names(tuple((unit_of(kind), count) for kind, count in view["units"].get(id, {}).items()))]
    present += [leader_name(leader_of(who)) for who, at in zip(LEADERS, view["leaders"], strict=True) if at == id]
    if present:
        yield Text(say_board(language, "present", figures=tuple(present)))


def leader(view: RebellionView, language: Language, id: str) -> Iterator[Text]:
    """Skills, tactic values, and where the leader is."""
    who = leader_of(id)
    icons = tuple(skill_icons(Skill(skill), count) for skill, count in enumerate(SKILL[who]) if count)
    yield Text(say_board(language, "skills", icons=icons)) if icons else Text(say_board(language, "no-skills"))
    values = TACTICS_OF[who]
    if values is None:
        yield Text(say_board(language, "no-tactic-values"))
    else:
        yield Text(say_board(language, "tactic-values", space=values[0], ground=values[1]))
    spot = view["leaders"][who]
    if spot in PLACES:
        yield Text(say_board(language, "is-at", place=say(f"rebellion-place-{spot}")))
    else:
        yield Text(say_board(language, f"spot-{spot}"))


def skill_icons(skill: Skill, count: int) -> Message:
    name = say(f"rebellion-skill-{SKILLS[skill].replace('_', '-')}")
    return say("rebellion-board-icons", skill=name, count=count)


def unit(_: RebellionView, language: Language, id: str) -> Iterator[Text]:
    """Attack, health, what it carries, and how many there are."""
    kind = unit_of(id)
    black, red = ATTACK[kind]
    yield Text(say_board(language, "attack", black=black, red=red), STYLE[SIDES[UNIT_SIDE[kind]]])
    if HEALTH[kind]:
        yield Text(say_board(language, f"health-{COLOURS[HEALTH_COLOUR[kind]]}", count=HEALTH[kind]))
    else:
        yield Text(say_board(language, "no-health"))
    if CAPACITY[kind]:
        yield Text(say_board(language, "capacity", count=CAPACITY[kind]))
    if IMMOBILE[kind]:
        yield Text(say_board(language, "immobile"))
    elif NEEDS_TRANSPORT[kind]:
        yield Text(say_board(language, "needs-transport"))
    yield Text(say_board(language, "box", count=FIGURES[kind]))


def mission(_: RebellionView, language: Language, id: str) -> Iterator[Text]:
    """Whether it is attempted or resolved, what it takes, and whose portrait it shows."""
    card = MISSIONS.number(id)
    icons = skill_icons(MISSION_SKILL[card], MISSION_COST[card])
    yield Text(say_board(language, "attempt" if ATTEMPT[card] else "resolve", icons=icons))
    shown = PORTRAIT[card]
    if shown is not None:
        yield Text(say_board(language, "portrait", leader=leader_name(shown)))


def action(_: RebellionView, language: Language, id: str) -> Iterator[Text]:
    """When it is used, and by whom."""
    card = ACTIONS.number(id)
    timing = say(f"rebellion-timing-{ACTION_TIMING[card].replace('_', '-')}")
    shown = tuple(leader_name(who) for who in ACTION_LEADERS[card])
    yield Text(say_board(language, "timing", timing=timing, leaders=shown) if shown else language.text(timing))


def objective(_: RebellionView, language: Language, id: str) -> Iterator[Text]:
    yield Text(say_board(language, "stage", stage="I" * STAGE[OBJECTIVES.number(id)]))


PRINTED: Final[dict[str, Callable[[RebellionView, Language, str], Iterator[Text]]]] = {
    "place": place,
    "leader": leader,
    "unit": unit,
    "mission": mission,
    "action": action,
    "objective": objective,
}
