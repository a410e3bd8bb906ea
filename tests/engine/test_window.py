"""Moments give cards a say, and windows ask on public grounds until nobody wants any more."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.engine.conformance import check
from dejarik.engine.window import Moment
from tests.engine.tavern import CARDS, CHARMS, EFFECTS, INN, CardId, CharmId, Deck, Tavern


def table(card: str, charms: str = "pebble pebble", luck: tuple[Any, ...] = (), credits: int = 1) -> Tavern:
    """The guest on the left has just drawn a card; what the dice show is scripted."""
    game = INN.new(seed=1)
    game.deck = Deck.of([CardId(CARDS.number("wages")), CardId(CARDS.number(card))])
    game.charms = [CharmId(CHARMS.number(charm)) for charm in charms.split()]
    game.credits = [credits, credits]
    game.chance.script(luck)
    game.apply("draw")
    return game


def asked(game: Tavern) -> str:
    ask = game.ask
    return "" if ask is None else f"{game.start.seats[ask.seat].name} {ask.name}: {', '.join(map(str, ask.options))}"


def test_a_seat_without_anything_to_use_is_asked_like_one_that_has_it() -> None:
    assert asked(table("brawl", "pebble cup", luck=((0,),))) == "left use-charm: no charm"
    assert asked(table("brawl", "cup pebble", luck=((0,),))) == "left use-charm: no charm, use cup"


def test_nobody_is_asked_when_everybody_sees_that_there_is_nothing_to_use() -> None:
    game = table("brawl", "cup feather", luck=((2,),))  # a star
    assert asked(game) == "right turn-card: draw"
    assert game.fame == [1, 0]


def test_the_next_is_asked_when_the_first_has_declined() -> None:
    game = table("brawl", "pebble cup", luck=((0,),))
    game.apply("no charm")
    assert asked(game) == "right use-charm: no charm, use cup"


def test_a_window_that_is_no_longer_due_is_passed_over() -> None:
    game = table("brawl", "cup feather", luck=((0,),))
    game.apply("use cup")  # the only blank is a star now, and the other guest has nothing to say
    assert asked(game) == "right turn-card: draw"
    assert game.fame == [1, 0]


def test_a_window_is_open_again_after_a_use_as_long_as_there_could_be_more() -> None:
    game = table("brawl", "feather cup", luck=((0,), (1,)))  # a blank, and a blank again
    game.apply("use feather")
    assert game.used == [True, False]
    assert asked(game) == "right use-charm: no charm, use cup"  # the left one has nothing any more


def test_whoever_joins_a_moment_first_has_the_first_say() -> None:
    said: list[str] = []
    stack: list[Callable[[], None]] = []
    moment = Moment[[str]]()
    moment.join(lambda word: stack.append(lambda: said.append(f"first {word}")))
    moment.join(lambda word: stack.append(lambda: said.append(f"second {word}")))
    moment.open("word")
    while stack:
        stack.pop()()
    assert said == ["first word", "second word"]


def test_a_game_of_forms_keeps_every_promise() -> None:
    report = check(INN, games=100)
    assert report.failures == []
    assert report.decisions > 2000


def test_everybody_can_lose() -> None:
    game = INN.new(seed=1)
    game.deck = Deck.of([CardId(CARDS.number("wages"))])
    game.apply("draw")
    assert game.outcome is not None
    assert game.outcome.winners == ()
    assert INN.load(game.dump()) == game
    assert EFFECTS
