"""What every game does the same when it refuses a pick: the moment, and words that stand for nothing."""

from __future__ import annotations

import re

import pytest

from dejarik.engine.names import Numbers
from dejarik.engine.option import Ask
from dejarik.engine.outcome import Objection
from dejarik.engine.pattern import Reading
from dejarik.engine.refusals import Refusals, Refuse, Tried, at_any_time, read, sort_of, typed
from dejarik.games.uprising import GAME
from dejarik.games.uprising.capture import FINISH
from dejarik.games.uprising.components import CARDS, DISTRICTS, CardId, DistrictId
from dejarik.games.uprising.defence import Cordon, Disorient, Surveil
from dejarik.games.uprising.districts import Pair
from dejarik.games.uprising.planning import CloseCard, OpenCard
from dejarik.games.uprising.state import State

refuse = Refuse("toy")
FAR = Numbers("place", 1, 99)


class Loudly:
    """A text that has no form but its noise."""

    def read(self, text: str) -> Reading | None:
        return Reading({"noise": text}) if re.fullmatch("!+", text) else None


def loud(game: State, noise: str) -> Objection:
    return refuse("TOY-1", "loud", noise=noise)


def play(game: State, card: CardId) -> Objection | None:
    """Nothing is against a card of the hand but the moment."""
    return None if card in game.hand else refuse("TOY-2", "no-such-card-in-hand")


def open_at(game: State, place: int) -> Objection | None:
    return refuse("TOY-3", "too-far", place=place) if place > 3 else None


def nothing(game: State, *_: object) -> None:
    """There is never anything against it but the moment."""


class ToyRefusals(Refusals[State]):
    refuse = refuse
    objections = (
        (Loudly(), loud),
        (Pair, nothing),
        (at_any_time(OpenCard), play),
        (CloseCard, play),
        (typed(Surveil, "open {place}", place=FAR), open_at),
        (at_any_time(Cordon, "close {district}", district=DISTRICTS), nothing),
        (typed(Disorient, "close {card}", card=CARDS), nothing),
    )

    def over(self, game: State) -> Objection:
        return self.refuse("TOY-4", "over")

    def not_your_turn(self, game: State, ask: Ask) -> Objection:
        return self.refuse("TOY-4", "not-your-turn")

    def not_now(self, game: State, ask: Ask) -> Objection:
        return self.refuse("TOY-4", "not-now")

    def unknown(self, game: State, ask: Ask, tried: Tried, sort: str, text: str) -> Objection:
        return self.refuse("TOY-4", f"no-{sort}", text=text)


REFUSALS = ToyRefusals()


def answer(game: State, pick: str) -> str:
    objection = REFUSALS.explain(game, pick, None)
    return "" if objection is None else objection.message.key.removeprefix("toy-no-")


@pytest.fixture
def game() -> State:
    """Districts are to be chosen."""
    return GAME.new(seed=1)


def test_what_is_tried_at_any_time_is_explained_where_it_is_not_offered(game: State) -> None:
    assert game.ask is not None
    assert Pair in game.ask.decision.sorts()
    held, foreign = CARDS[game.hand[0]], next(card for card in CARDS if CARDS.number(card) not in game.hand)
    assert answer(game, f"play {foreign} open") == "no-such-card-in-hand"
    assert answer(game, f"play {held} open") == "not-now"
    assert answer(game, "play poker open") == "no-card"


def test_any_other_sort_has_to_wait_for_its_moment(game: State) -> None:
    foreign = next(card for card in CARDS if CARDS.number(card) not in game.hand)
    assert answer(game, f"play {foreign} closed") == answer(game, "play poker closed") == "not-now"
    assert answer(game, "open 9") == answer(game, "open x") == "not-now"


def test_where_it_is_offered_an_objector_that_finds_nothing_leaves_the_moment(game: State) -> None:
    assert answer(game, str(Pair(DistrictId(0), DistrictId(0)))) == "not-now"
    assert answer(game, str(Pair(DistrictId(0), DistrictId(1))).replace(DISTRICTS[1], "earth")) == "no-district"


def test_a_word_is_unknown_only_if_the_pick_cannot_be_read_in_another_way(game: State) -> None:
    assert answer(game, f"close {CARDS[0]}") == "not-now"  # no district, but a card
    assert answer(game, f"close {DISTRICTS[0]}") == "not-now"
    assert answer(game, "close earth") == "no-district"


def test_a_text_may_be_read_by_whatever_reads_it(game: State) -> None:
    assert REFUSALS.explain(game, "!!!", None) == refuse("TOY-1", "loud", noise="!!!")
    assert answer(game, "?") == "unclear"
    assert read(FINISH, "finish") == Reading()
    assert read(FINISH, "done") is None


def test_what_is_tried_has_a_sort_unless_it_is_none() -> None:
    assert sort_of(Pair) is sort_of(at_any_time(Pair)) is Pair
    assert sort_of(typed(Surveil, "open {place}", place=FAR)) is Surveil
    assert sort_of(FINISH) is sort_of(Loudly()) is None


def test_things_of_a_sort_that_is_tried_at_any_time_mean_it(game: State) -> None:
    card = CARDS[game.hand[0]]
    assert REFUSALS.meant(game, [f"hand/{card}"]) == f"play {card} open"
