"""What is printed becomes typed rows, and what does not fit is refused with its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NewType

import pytest

from dejarik.engine.content import rows
from dejarik.engine.names import Names
from dejarik.engine.problem import Damaged

SkillId = NewType("SkillId", int)
IDS = {SkillId: Names("skill", ["stealth", "tech"])}


@dataclass(frozen=True, slots=True)
class Attack:
    black: int
    red: int = 0


@dataclass(frozen=True, slots=True)
class Crew:
    id: str
    skills: tuple[SkillId, ...]
    attack: Attack
    class_: str | None = None
    droid: bool = False


def entry(**changes: Any) -> dict[str, Any]:
    return {"id": "r2", "skills": ["tech"], "attack": {"black": 1}} | changes


def test_a_row_has_its_ids_looked_up_and_its_defaults_filled_in() -> None:
    (crew,) = rows(Crew, [entry()], IDS, "crew")
    assert crew == Crew("r2", (SkillId(1),), Attack(1, 0), None, False)


def test_names_sources_and_notes_need_no_field_and_a_word_of_python_has_a_line_after_it() -> None:
    (crew,) = rows(Crew, [entry(name={"en": "R2"}, source="seed", rule="X-1") | {"class": "astromech"}], IDS, "crew")
    assert crew.class_ == "astromech"


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"skills": ["magic"]}, "crew[1].skills[0]"),
        ({"skills": "tech"}, "crew[1].skills"),
        ({"attack": {"red": 1}}, "crew[1].attack.black"),
        ({"attack": {"black": "one"}}, "crew[1].attack.black"),
        ({"droid": 1}, "crew[1].droid"),
        ({"speed": 3}, "crew[1].speed"),
    ],
)
def test_what_does_not_fit_is_refused_with_its_place(changes: dict[str, Any], where: str) -> None:
    with pytest.raises(Damaged) as refused:
        rows(Crew, [entry(), entry(**changes)], IDS, "crew")
    assert refused.value.message.params["where"] == where
