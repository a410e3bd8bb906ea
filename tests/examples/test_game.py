"""The game to copy: its rules, its promises, its words in four languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from dejarik.bots import bot
from dejarik.cli.citations import citations, uncited
from dejarik.cli.coverage import cover
from dejarik.engine.conformance import check
from dejarik.engine.language import LANGUAGES, catalogue
from examples.game import GAME
from examples.game.state import State


def stones(heap: int = 21, sun: int = 1, moon: int = 1) -> State:
    """A game whose heap and traps are as the test wants them; Sun is to take."""
    game = GAME.new(luck=(sun - 1, moon - 1))
    game.stones = heap
    return game


@pytest.mark.rule("STN-SETUP-1")
@pytest.mark.parametrize(("heap", "count"), [("normal", 21), ("small", 8)])
def test_stn_setup_1_the_heap(heap: str, count: int) -> None:
    assert GAME.new(options={"heap": heap}).stones == count


@pytest.mark.rule("STN-SETUP-2", "STN-SETUP-3")
def test_stn_setup_2_only_its_owner_knows_a_trap_and_sun_begins() -> None:
    game = stones(sun=4, moon=2)
    assert [game.view(seat)["traps"] for seat in ("sun", "moon", None)] == [
        [4, "unknown"],
        ["unknown", 2],
        ["unknown", "unknown"],
    ]
    assert game.ask is not None
    assert game.ask.seat == 0


@pytest.mark.rule("STN-TURN-1", "STN-TURN-2", "STN-TURN-3")
def test_stn_turn_1_one_to_three_stones_are_taken_by_turns() -> None:
    game = stones()
    assert game.ask is not None
    assert [str(option) for option in game.ask.options] == ["take 1", "take 2", "take 3"]
    game.apply("take 2")
    assert game.stones == 19
    assert game.ask.seat == 1
    assert [str(option) for option in stones(heap=2).ask.options] == ["take 1", "take 2"]  # type: ignore[union-attr]


@pytest.mark.rule("STN-DUEL-1", "STN-DUEL-2")
def test_stn_duel_1_who_leaves_a_multiple_of_five_challenges() -> None:
    game = stones(heap=12)
    game.apply("take 2")
    assert game.ask is not None
    assert game.ask.seat == 1
    assert [str(option) for option in game.ask.options] == ["fight", "back out"]
    game.apply("back out")
    assert (game.stones, game.ask.name) == (10, "take-stones")


@pytest.mark.rule("STN-DUEL-3")
@pytest.mark.parametrize(("heap", "dice", "left"), [(11, (5, 1), 6), (6, (0, 5), 1)])
def test_stn_duel_3_the_difference_of_the_dice_leaves_the_heap(heap: int, dice: tuple[int, int], left: int) -> None:
    game = stones(heap, sun=2, moon=2)
    game.apply("take 1")
    game.chance.script((dice,))
    game.apply("fight")
    assert game.stones == left


@pytest.mark.rule("STN-END-1")
def test_stn_end_1_the_trap_of_the_other_player_loses() -> None:
    game = stones(heap=6, moon=4)
    game.apply("take 2")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((1,), "STN-END-1")


@pytest.mark.rule("STN-END-2")
def test_stn_end_2_the_last_stone_wins() -> None:
    game = stones(heap=3)
    game.apply("take 3")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((0,), "STN-END-2")


@pytest.mark.parametrize(
    ("pick", "rule"),
    [("take 4", "STN-TURN-1"), ("take 3", "STN-TURN-1"), ("fight", "STN-DUEL-1"), ("dance", "STN-TURN-1")],
)
def test_refusals_name_their_rule(pick: str, rule: str) -> None:
    objection = GAME.explain(stones(heap=2), pick)
    assert objection is not None
    assert objection.rule == rule
    assert GAME.explain(stones(), "take 3") is None


def test_every_promise_is_kept() -> None:
    assert check(GAME, games=100).failures == []


def test_every_rule_is_played_and_proved() -> None:
    covered = cover([GAME], Path(__file__).parents[1])
    assert covered.missing == []
    assert uncited(GAME, citations(GAME)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_is_said_in_four_languages(code: str) -> None:
    language = GAME.language(code)
    game = GAME.new(seed=3)
    bots = [bot("random", 1), bot("greedy", 2)]
    said = [*game.events]
    while game.ask is not None:
        messages = [game.ask.prompt, *(option.label() for option in game.ask.options)]
        assert all(language.text(message) for message in messages)
        game.apply(bots[game.ask.seat].pick(game.perspective(game.ask.seat)))
        said += game.events
    assert all(language.text(event.message) for event in said)
    assert catalogue(GAME.folder / "locale", code).count("stones-") == catalogue(GAME.folder / "locale", "en").count(
        "stones-"
    )
