"""The state: picks, copies, nested procedures, who hears what."""

from __future__ import annotations

import copy
import gc
import pickle
from collections.abc import Callable
from typing import ClassVar

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import dejarik
from dejarik.engine.option import Ask, Choice, Option
from dejarik.engine.plain import annotated
from dejarik.engine.procedure import Frame, Procedure
from dejarik.games.uprising.state import State
from tests.engine.toy import TOY, AnswerDuel, Heap, Take, TakeStones, TeamId, end

UPRISING = dejarik.game("uprising")


def toy(*picks: str, seed: int = 1) -> Heap:
    return TOY.new(seed=seed).after(*picks)


def test_a_pick_can_be_an_option_or_its_text() -> None:
    by_text, by_option = toy(), toy()
    by_text.apply("take 2")
    by_option.apply(Take(2))
    assert by_text == by_option
    assert by_text.stones == 19


@pytest.mark.parametrize("pick", ["take 4", "", "fight", Take(7)])
def test_a_pick_that_is_not_offered_is_refused_and_changes_nothing(pick: str | Take) -> None:
    state = toy()
    kept = state.dump()
    with pytest.raises(dejarik.IllegalPick) as caught:
        state.apply(pick)
    assert state.dump() == kept
    assert str(pick) in str(caught.value)
    assert "take-stones: take 1, take 2, take 3" in str(caught.value)


def test_a_finished_game_takes_no_pick() -> None:
    state = toy()
    while state.ask is not None:
        state.apply(state.ask.options[0])
    assert state.outcome is not None
    with pytest.raises(dejarik.IllegalPick, match="the game is over"):
        state.apply("take 1")


def test_several_picks_are_made_all_or_none() -> None:
    state = toy()
    kept = state.dump()
    assert state.after("take 3", "take 1").stones == 17
    with pytest.raises(dejarik.IllegalPick):
        state.after("take 3", "take 9")
    assert state.dump() == kept


def test_a_procedure_inside_a_turn_resumes_the_turn() -> None:
    state = toy("take 3", "take 3")  # 15 stones: a duel
    assert state.ask is not None
    assert [frame["do"] for frame in state.dump()["stack"][:-1]] == ["turn", "duel"]
    assert (state.ask.name, state.ask.seat) == ("answer-duel", 2)
    state.apply("fight")
    assert state.duels == (1,)
    assert (state.ask.name, state.ask.seat) == ("take-stones", 2)


def test_a_dump_taken_inside_a_nested_procedure_plays_on() -> None:
    state = toy("take 3", "take 3")
    loaded = TOY.load(state.dump())
    state.apply("fight")
    loaded.apply("fight")
    assert loaded == state


def test_seats_of_one_side_share_what_they_know() -> None:
    views = [toy().view(seat)["traps"] for seat in range(4)]
    assert views[0] == views[2] != views[1] == views[3]
    assert toy().view(None)["traps"] == ["unknown", "unknown"]


def test_a_seat_is_known_by_its_number_and_its_name() -> None:
    state = toy()
    assert state.view("moon-2") == state.view(3)
    with pytest.raises(LookupError, match="no seat 'mars'; the seats are sun-1"):
        state.view("mars")


class Word(Choice):
    """A pick without anything to fill in, as games have them."""

    known: ClassVar[dict[str, str]] = {}


@pytest.mark.parametrize(
    ("options", "formality"),
    [((Word("pass", "pass"),), True), ((Take(1),), False), ((Word("pass", "pass"), Take(1)), False)],
)
def test_a_formality_is_a_question_with_nothing_but_a_word_to_say(options: tuple[Option, ...], formality: bool) -> None:
    assert Ask(0, TakeStones(), options).formality == formality


def test_only_the_seat_that_is_asked_sees_the_ask() -> None:
    state = toy()
    assert [state.perspective(seat).ask is not None for seat in range(4)] == [True, False, False, False]


def test_what_is_offered_is_asked_without_being_worked_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    def options(self: TakeStones, game: Heap) -> list[Take]:
        worked_out.append(game.stones)
        return honest(self, game)

    honest, worked_out = TakeStones.options, list[int]()
    monkeypatch.setattr(TakeStones, "options", options)
    state = under_way(lambda game, _: game.offer(TakeStones()))
    assert asked(state) == ["take 1", "take 2", "take 3"]
    assert worked_out == [21]


def test_what_was_offered_is_worked_out_again_when_its_turn_comes_later() -> None:
    def offer_beneath(game: Heap, _: Frame) -> None:
        game.offer(TakeStones())
        game.perform(Loss())

    state = under_way(offer_beneath)
    assert asked(state) == ["take 1", "take 2"]
    state = under_way(lambda game, _: game.ask_for(AnswerDuel(TeamId(0))), offer_beneath)
    state.apply("back out")
    assert asked(state) == ["take 1", "take 2"]


def test_what_was_offered_is_not_asked_beneath_another_decision() -> None:
    def ask_more(game: Heap, _: Frame) -> None:
        game.offer(TakeStones())
        game.ask_for(AnswerDuel(TeamId(0)))

    state = under_way(ask_more)
    assert asked(state) == ["fight", "back out"]
    state.apply("back out")
    assert asked(state) == ["take 1", "take 2", "take 3"]


def test_what_was_offered_is_not_asked_when_the_game_is_over() -> None:
    def offer_and_end(game: Heap, _: Frame) -> None:
        game.offer(TakeStones())
        end(game, 0, "TOY-END-1")

    def end_and_offer(game: Heap, _: Frame) -> None:
        end(game, 0, "TOY-END-1")
        game.offer(TakeStones())

    assert under_way(offer_and_end).ask is None
    assert under_way(end_and_offer).ask is None


def lose_stones(game: Heap, _: Frame) -> None:
    game.stones = 2


class Loss(Procedure):
    """All stones but two are gone."""

    steps = (lose_stones,)


class Scene(Procedure):
    """What a test says."""

    steps = ()


def under_way(*steps: Callable[[Heap, Frame], None]) -> Heap:
    """A game in which this happens instead of its first turn."""
    state = toy()
    state.stack.clear()
    state.steps.clear()
    state.perform(type("Scene", (Scene,), {"steps": steps})())
    state.advance()
    return state


def asked(state: Heap) -> list[str]:
    assert state.ask is not None
    return [str(option) for option in state.ask.options]


def test_events_have_an_audience() -> None:
    state = toy()
    assert [event.seen_by(0) for event in state.events] == [True, False, False, False]
    assert not any(event.seen_by(None) for event in state.events)
    state.apply("take 1")
    assert [(event.message.key, event.seen_by(None)) for event in state.events] == [("toy-took", True)]


def test_events_are_those_of_the_last_pick() -> None:
    assert [event.message.params for event in toy("take 2", "take 2").events] == [{"stones": 2}]


@settings(deadline=None, max_examples=40)
@given(st.integers(0, 10_000), st.integers(0, 70))
def test_a_copy_is_what_a_deep_copy_would_be(seed: int, picks: int) -> None:
    """A new field cannot be forgotten in `copy`."""
    state = UPRISING.new(seed=seed)
    for number in range(picks):
        if state.ask is not None:
            state.apply(state.ask.options[(seed + number) % len(state.ask.options)])
    copied = state.copy()
    assert copied == state
    for name in annotated(State):
        ours, theirs = getattr(state, name), getattr(copied, name)
        assert theirs == copy.deepcopy(ours)
        assert theirs is not ours or not isinstance(ours, list), f"{name} is shared"
    slots = {name for kind in type(state).__mro__ for name in getattr(kind, "__slots__", ())}
    assert all(hasattr(copied, name) for name in slots)


def test_states_that_differ_in_luck_to_come_are_not_equal() -> None:
    assert toy(seed=1) != toy(seed=2)
    assert toy() != "a heap of stones"


def test_a_problem_survives_the_way_from_another_process() -> None:
    with pytest.raises(dejarik.IllegalPick) as caught:
        toy().apply("take 9")
    again = pickle.loads(pickle.dumps(caught.value))
    assert type(again) is dejarik.IllegalPick
    assert str(again) == str(caught.value)


def test_words_are_made_only_when_somebody_looks(monkeypatch: pytest.MonkeyPatch) -> None:
    def words(*_: object, **__: object) -> None:
        raise AssertionError("somebody made words that nobody reads")

    for module in ("engine.sentence.Message", "games.uprising.capture.say", "engine.option.Form"):
        monkeypatch.setattr(f"dejarik.{module}", words)
    monkeypatch.setattr("dejarik.engine.option._FORMS", {})
    for seed in range(20):
        state = UPRISING.new(seed=seed)
        while state.ask is not None:
            state.apply(state.ask.options[-1])
    with pytest.raises(AssertionError):
        _ = state.events


def test_a_state_does_not_hold_on_to_others() -> None:
    """A bot throws away millions of copies; reference counting must be enough to free them."""
    state = UPRISING.new(seed=1)
    assert state.ask is not None
    gc.collect()
    gc.disable()
    try:
        before = sum(1 for thing in gc.get_objects() if type(thing) is State)
        for _ in range(100):
            state.after(state.ask.options[0])
        assert sum(1 for thing in gc.get_objects() if type(thing) is State) == before
    finally:
        gc.enable()
