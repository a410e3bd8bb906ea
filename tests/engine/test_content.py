"""What is printed becomes typed rows, and what does not fit is refused with its place."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Literal, NewType

import pytest

from dejarik.engine.content import Ids, names, rows, typed
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


@dataclass(frozen=True, slots=True)
class SameValue:
    count: int


@dataclass(frozen=True, slots=True)
class EachType:
    pass


@dataclass(frozen=True, slots=True)
class Card:
    when: Literal["attack", "block"]
    worth: int | Literal["variable"]
    skills: dict[SkillId, int]
    asks: SameValue | EachType | None
    back: Literal["red"] | None = None


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


def card(**changes: Any) -> dict[str, Any]:
    return {"when": "block", "worth": 2, "skills": {"tech": 1}, "asks": {"kind": "same-value", "count": 3}} | changes


def test_words_mappings_by_ids_and_rows_that_their_kind_names_are_read() -> None:
    skills = {SkillId(1): 1}
    assert typed(Card, card(), IDS, "card") == Card("block", 2, skills, SameValue(3))
    assert typed(Card, card(worth="variable"), IDS, "card").worth == "variable"
    assert typed(Card, card(asks={"kind": "each-type"}), IDS, "card").asks == EachType()
    assert typed(Card, card(asks=None, back="red"), IDS, "card") == Card("block", 2, skills, None, "red")
    assert typed(dict[SkillId, tuple[int, ...]], {"stealth": [1, 2]}, IDS, "table") == {SkillId(0): (1, 2)}


@pytest.mark.parametrize(
    ("changes", "where"),
    [
        ({"when": "retreat"}, "card.when"),
        ({"worth": "much"}, "card.worth"),
        ({"back": 3}, "card.back"),
        ({"skills": ["tech"]}, "card.skills"),
        ({"skills": {"magic": 1}}, "card.skills.magic"),
        ({"skills": {"tech": "one"}}, "card.skills.tech"),
        ({"asks": "same-value"}, "card.asks"),
        ({"asks": {"count": 3}}, "card.asks.kind"),
        ({"asks": {"kind": "run", "count": 3}}, "card.asks.kind"),
        ({"asks": {"kind": "each-type", "count": 3}}, "card.asks.count"),
    ],
)
def test_a_word_an_id_or_a_kind_that_is_not_there_is_refused_with_its_place(
    changes: dict[str, Any], where: str
) -> None:
    with pytest.raises(Damaged) as refused:
        typed(Card, card(**changes), IDS, "card")
    assert refused.value.message.params["where"] == where


def test_ids_are_kept_as_they_are_declared_and_found_by_their_text() -> None:
    ids = Ids()
    skills = ids.add(SkillId, Names("skill", ["stealth", "tech"]))
    assert ids == {SkillId: skills}
    skill = skills.finder(SkillId)
    assert skill("tech") == SkillId(1)
    with pytest.raises(KeyError):
        skill("magic")


def test_entries_give_their_names_and_the_texts_that_they_have() -> None:
    entries = [{"id": "r2", "name": {"en": "R2"}, "text": {"en": "Beeps."}}, {"id": "c3", "name": {"en": "C3"}}]
    assert names("crew", entries, "en") == {"crew-r2": "R2", "crew-r2-text": "Beeps.", "crew-c3": "C3"}
