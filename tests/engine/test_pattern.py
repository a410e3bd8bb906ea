"""Words with gaps: they print, and they read what they have printed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Annotated, ClassVar, NewType

import pytest

from dejarik.engine import option
from dejarik.engine.names import Names, Numbers
from dejarik.engine.option import Ask, form_of
from dejarik.engine.pattern import Field, Pattern, Reading, field_of
from dejarik.engine.procedure import Decision
from dejarik.engine.refusals import fill, pointed
from dejarik.engine.space import Space
from dejarik.engine.state import State

UNITS = Names("unit", ["at-at", "at-st"], "toy-unit")
PLACES = Names("place", ["hoth", "kuat", "naboo"], "toy-place")
UnitId = NewType("UnitId", int)
PlaceId = NewType("PlaceId", int)
IDS = {UnitId: UNITS, PlaceId: PLACES}
COUNT = Numbers("count", 0, 9)

MOVE = Pattern("move {unit} from {place}", {"unit": Field(UNITS), "place": Field(PLACES)})
HIT = Pattern("hit {unit}[ {old}+{new}]", {"unit": Field(UNITS), "old": Field(COUNT), "new": Field(COUNT)})
SHOW = Pattern("show[ {units}]", {"units": Field(UNITS, several=True)})
PLAY = Pattern("play {unit}[ at {place}]", {"unit": Field(UNITS), "place": Field(PLACES, optional=True)})


@pytest.mark.parametrize(
    ("pattern", "values", "text"),
    [
        (MOVE, {"unit": 1, "place": 0}, "move at-st from hoth"),
        (HIT, {"unit": 0, "old": 0, "new": 0}, "hit at-at"),
        (HIT, {"unit": 0, "old": 0, "new": 2}, "hit at-at 0+2"),
        (SHOW, {"units": ()}, "show"),
        (SHOW, {"units": (1, 1, 0)}, "show at-st at-st at-at"),
        (PLAY, {"unit": 1, "place": 0}, "play at-st at hoth"),
        (PLAY, {"unit": 1, "place": None}, "play at-st"),
    ],
)
def test_what_is_printed_is_read_again(pattern: Pattern, values: dict[str, object], text: str) -> None:
    assert pattern.print(SimpleNamespace(**values)) == text
    assert pattern.read(text) == Reading(values)


def test_a_word_that_stands_for_nothing_is_named_and_another_form_is_not_read() -> None:
    assert MOVE.read("move at-xx from hoth") == Reading({}, ("unit", "at-xx"))
    assert MOVE.read("move at-st from earth") == Reading({"unit": 1}, ("place", "earth"))
    assert HIT.read("hit at-at 0+99") == Reading({"unit": 0, "old": 0}, ("count", "99"))
    assert MOVE.read("build at-st at hoth") is None
    assert MOVE.read("move at-st from hoth now") is None


def test_the_annotation_says_what_can_stand_in_a_gap() -> None:
    assert field_of(UnitId, IDS) == Field(UNITS)
    assert field_of(UnitId | None, IDS) == Field(UNITS, optional=True)
    assert field_of(tuple[UnitId, ...], IDS) == Field(UNITS, several=True)
    assert field_of(Annotated[int, COUNT], IDS) == Field(COUNT)
    assert field_of(int, IDS) is None


class ToyOption(option.Option):
    __slots__ = ()

    prefix = "toy"
    ids = IDS


class ToyChoice(ToyOption, option.Choice):
    __slots__ = ()

    known: ClassVar[dict[str, str]] = {}


class MoveUnit(ToyOption):
    words = "move {unit} from {place}"
    touched = ("unit/{place}/{unit}", "place/{place}")

    unit: UnitId
    place: PlaceId
    secret: UnitId = UnitId(0)


class Unload(ToyOption):
    words = "unload[ {units}] at {place}"
    touched = ("place/{place}", "load/{units}")
    labelled = "{place}"
    folded = 3

    place: PlaceId
    units: tuple[UnitId, ...]


STAY = ToyChoice("stay-here", "stay")
DONE = ToyChoice("move-done", "done", ("place/hoth",))


class MoveUnits(Decision[State]):
    place: PlaceId
    left: int

    prefix = "toy"
    ids = IDS
    rule = "TOY-1"
    prompted = ("place", "left")

    def seat(self, game: State) -> int:
        return 0

    def options(self, game: State) -> list[MoveUnit]:
        return []

    def resolve(self, game: State, option: MoveUnit) -> None: ...


def test_an_option_is_its_words() -> None:
    move = MoveUnit(UnitId(1), PlaceId(2))
    assert str(move) == "move at-st from naboo"
    assert move.touches() == ("unit/naboo/at-st", "place/naboo")
    label = move.label().plain()
    names = {"unit": {"key": "toy-unit-at-st"}, "place": {"key": "toy-place-naboo"}}
    assert label == {"key": "toy-option-move-unit", "params": names}  # of the secret nothing is said
    assert Unload(PlaceId(0), (UnitId(0),)).label().plain() == {"key": "toy-place-hoth"}
    assert (str(DONE), DONE.label().key, DONE.touches()) == ("done", "toy-option-move-done", ("place/hoth",))


COLOURS = Names("colour", ["black", "red"])  # people have no names for these


class LayDie(option.Option):
    words = "lay {colour}"
    labelled = "lay-{colour}"
    also = ("count",)

    prefix = "toy"
    colour: Annotated[int, COLOURS]

    @property
    def count(self) -> int:
        return 2


def test_a_field_may_tell_labels_apart() -> None:
    assert LayDie(1).label().plain() == {"key": "toy-option-lay-red", "params": {"count": 2}}


def test_two_choices_of_one_name_are_a_mistake() -> None:
    with pytest.raises(ValueError, match="two choices stay-here"):
        ToyChoice("stay-here", "stay put")


def test_a_prompt_follows_from_the_name() -> None:
    assert MoveUnits(PlaceId(1), 3).prompt().plain() == {
        "key": "toy-prompt-move-units",
        "params": {"place": {"key": "toy-place-kuat"}, "left": 3},
        "rule": "TOY-1",
    }


def test_every_option_has_a_number_of_its_own() -> None:
    space = Space(ToyOption)
    assert [(kind.__name__, space.start(kind)) for kind in space.kinds] == [
        ("MoveUnit", 0),
        ("ToyChoice", 6),
        ("Unload", 8),
    ]
    assert space.size == 8 + 3 * Unload.folded
    moves = [MoveUnit(UnitId(unit), PlaceId(place)) for unit in range(2) for place in range(3)]
    loads = [Unload(PlaceId(1), units) for units in ((), (UnitId(0),), (UnitId(0), UnitId(1)))]
    ask = Ask(0, MoveUnits(PlaceId(0), 0), [*moves, DONE, STAY, *loads])
    assert space.indices(ask) == [0, 1, 2, 3, 4, 5, 6, 7, 11, 12, 13]


def test_things_tell_what_is_meant() -> None:
    assert pointed(MoveUnit, [["unit/naboo/at-st"]]) == {"unit": 1, "place": 2}
    assert pointed(MoveUnit, [["place/naboo"]]) == {"place": 2}
    assert pointed(MoveUnit, [["place/earth"]]) is None
    assert pointed(MoveUnit, [["card/luke"]]) is None
    assert pointed(MoveUnit, [["planet/naboo", "place/naboo"]]) == {"place": 2}  # a thing of two names
    assert pointed(Unload, [["place/hoth"], ["load/at-st"], ["load/at-at"]]) == {"place": 0, "units": (1, 0)}
    assert fill(MoveUnit, {"place": 2}) is None
    assert fill(MoveUnit, {"place": 2}, {"unit": 0}.get) == "move at-at from naboo"
    assert fill(Unload, {"place": 2}) == "unload at naboo"
    assert form_of(MoveUnit) is form_of(MoveUnit)
