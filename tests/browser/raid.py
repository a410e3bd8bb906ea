"""How somebody plays the Rebels who wants to see much in the first round: a raid on an Imperial system with everything
that can fly, a retreat from it, and a mission under the eyes of the leader who was left there.

It looks at what the page is told, a view and what is asked, and at the printed map; so it never knows more than a
person in that seat does.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from dejarik.games.rebellion.components import NEIGHBOURS, REBEL, SYSTEMS, UNIT_SIDE, UNITS, in_set

LEADER, SPY, MISSION = "general-rieekan", "jan-dodonna", "infiltration"
ENOUGH = 5  # Imperial figures that neither destroy the fleet in a round of combat nor are destroyed


@dataclass
class Raid:
    """What was chosen, and what has been seen on the way."""

    home: str = ""  # where the fleet waits
    target: str = ""
    seen: set[str] = field(default_factory=set)

    def choose(self, view: dict[str, Any], ask: dict[str, Any]) -> str:
        """The text of one of the options."""
        options = [option["pick"] for option in ask["options"]]
        name = ask["name"]
        self.seen.add(name)
        wanted = getattr(self, f"_{name.replace('-', '_')}", None)
        found: str = wanted(view, options) if wanted else ""
        return found if found in options else self._otherwise(options)

    def _otherwise(self, options: list[str]) -> str:
        """Whatever ends the question soonest."""
        for end in ("done", "decline", "pass", "build all", "send nobody", "keep ring"):
            if end in options:
                return end
        return options[0]

    # Setup

    def _choose_outpost(self, view: dict[str, Any], options: list[str]) -> str:
        """Beside an Imperial system with as many units as are wanted."""
        places = [option.removeprefix("at ") for option in options]
        beside = [(here, there) for here in places for there in neighbours(here)]
        self.home, self.target = min(beside, key=lambda pair: abs(strength(view, pair[1]) - ENOUGH))
        return f"at {self.home}"

    def _place_rebel_units(self, view: dict[str, Any], options: list[str]) -> str:
        """All but one trooper and what cannot move goes along; the trooper keeps the way back open."""
        return next((option for option in options if option != "done"), "done")

    def _choose_base(self, view: dict[str, Any], options: list[str]) -> str:
        near = {self.home, self.target, *neighbours(self.home), *neighbours(self.target)}
        return next((option for option in options if option.removeprefix("at ") not in near), options[0])

    # The round

    def _assign_leaders(self, view: dict[str, Any], options: list[str]) -> str:
        return f"assign {SPY}"

    def _choose_mission(self, view: dict[str, Any], options: list[str]) -> str:
        return f"to {MISSION}"

    def _take_turn(self, view: dict[str, Any], options: list[str]) -> str:
        if f"activate with {LEADER}" in options:
            return f"activate with {LEADER}"
        return next((option for option in options if option.startswith(f"reveal {MISSION}")), "pass")

    def _activate_where(self, view: dict[str, Any], options: list[str]) -> str:
        return f"at {self.target}"

    def _choose_place(self, view: dict[str, Any], options: list[str]) -> str:
        return f"at {self.target}"

    def _move_units(self, view: dict[str, Any], options: list[str]) -> str:
        """Everything; one trooper stays."""
        last = view["units"].get(self.home, {}).get("rebel-trooper", 0) <= 1
        for option in options:
            if option.startswith("move ") and not (last and "rebel-trooper" in option):
                return option
        return "done"

    def _retreat(self, view: dict[str, Any], options: list[str]) -> str:
        return next(option for option in options if option.startswith("retreat with "))

    def _choose_refuge(self, view: dict[str, Any], options: list[str]) -> str:
        return f"to {self.home}"

    def _take_along(self, view: dict[str, Any], options: list[str]) -> str:
        return "take all" if "take all" in options else options[0]


def neighbours(place: str) -> list[str]:
    return [SYSTEMS[each] for each in in_set(NEIGHBOURS[SYSTEMS.number(place)])] if place in SYSTEMS else []


def strength(view: dict[str, Any], system: str) -> int:
    """Imperial figures in a system; the Death Star is not provoked."""
    figures: dict[str, int] = view["units"].get(system, {})
    if "death-star" in figures:
        return 0
    return sum(count for kind, count in figures.items() if UNIT_SIDE[UNITS.number(kind)] != REBEL)
