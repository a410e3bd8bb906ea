"""What is told of an event follows from its declaration: the key, the facts by their names, the rule."""

from __future__ import annotations

from typing import Annotated, NewType

import pytest

from dejarik.engine import sentence
from dejarik.engine.event import ONLY, Event
from dejarik.engine.message import Message, say
from dejarik.engine.names import Names
from dejarik.engine.sentence import Facts
from tests.engine.tavern import CARDS, INN, CardId, saw

PlanetId = NewType("PlanetId", int)
SpyId = NewType("SpyId", int)
PLANETS = Names("planet", ["hoth", "kuat"], "toy-planet")
SPIES = Names("spy", ["bren", "leia"], "toy-spy")
IDS = {PlanetId: PLANETS, SpyId: SPIES}
HOTH, KUAT = PlanetId(0), PlanetId(1)
BREN, LEIA = SpyId(0), SpyId(1)


class Sentence(sentence.Sentence[*Facts]):
    __slots__ = ()

    prefix = "toy"
    ids = IDS


def stars(count: int) -> str:
    return "*" * count


def test_the_facts_stand_in_the_gaps_by_their_names() -> None:
    moved = Sentence[SpyId, PlanetId, int]("moved {spy} {goal} {days}", "TOY-MOVE-1")
    planet = say("toy-planet-kuat")
    assert moved(LEIA, KUAT, 3) == say(
        "toy-event-moved", rule="TOY-MOVE-1", spy=say("toy-spy-leia"), goal=planet, days=3
    )


@pytest.mark.parametrize(
    ("message", "params"),
    [
        (Sentence[()]("slept")(), {}),
        (Sentence[tuple[SpyId, ...]]("met {spies}")((BREN, LEIA)), {"spies": (SPIES.name(BREN), SPIES.name(LEIA))}),
        (Sentence[PlanetId | None]("hid {planet}")(None), {}),
        (Sentence[str]("said {word}")("yes"), {"word": "yes"}),
        (Sentence[Annotated[int, stars]]("shone {stars}")(3), {"stars": "***"}),
    ],
)
def test_what_a_fact_is_called_follows_from_its_type(message: Message, params: dict[str, object]) -> None:
    assert message.params == params


def test_key_and_rule_can_have_gaps() -> None:
    won = Sentence[PlanetId, SpyId, str]("won-{planet} {spy}", "{rule}")
    assert won(HOTH, BREN, "TOY-WIN-2") == say("toy-event-won-hoth", rule="TOY-WIN-2", spy=say("toy-spy-bren"))
    lost = Sentence[str, SpyId]("lost-{rule} {spy}", "{rule}")
    assert lost("TOY-WIN-3", BREN) == say("toy-event-lost-toy-win-3", rule="TOY-WIN-3", spy=say("toy-spy-bren"))


def test_others_are_not_told_what_only_some_saw() -> None:
    found = Sentence[SpyId, PlanetId]("found {spy} {planet?}", "TOY-SPY-1")
    assert found(BREN, HOTH).params == {"spy": SPIES.name(BREN), "planet": PLANETS.name(HOTH)}
    assert found.unseen(BREN, HOTH) == say("toy-event-found-unseen", rule="TOY-SPY-1", spy=say("toy-spy-bren"))


def test_of_several_the_others_are_told_how_many() -> None:
    hired = Sentence[PlanetId, tuple[SpyId, ...]]("hired {planet} {spies?}")
    assert hired(HOTH, (LEIA,)).params == {"planet": PLANETS.name(HOTH), "spies": (SPIES.name(LEIA),), "count": 1}
    assert hired.unseen(HOTH, (LEIA,)) == say("toy-event-hired-unseen", planet=say("toy-planet-hoth"), count=1)


def test_one_telling_reaches_those_who_saw_and_all_the_others() -> None:
    game = INN.new(seed=1)
    game.tell_apart(ONLY[1], saw, CardId(CARDS.number("dice")))
    assert game.events[-2:] == [
        Event(say("tavern-event-saw", card=say("tavern-card-dice")), ONLY[1]),
        Event(say("tavern-event-saw-unseen"), ~ONLY[1]),
    ]


def test_a_sentence_with_more_gaps_than_types_is_refused_when_it_is_read() -> None:
    with pytest.raises(TypeError, match="2 gaps for 1 facts"):
        Sentence[PlanetId]("moved {spy} {planet}")(HOTH)


def test_a_fact_that_nobody_can_name_is_refused() -> None:
    with pytest.raises(TypeError, match="nobody knows what to call"):
        Sentence[frozenset[int]]("moved {spies}")(frozenset())
