"""Hidden places get cards that may lie there, always if there is a way, and mostly each way as often as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.engine.chance import Chance
from dejarik.engine.dealer import Dealer, deal, mend
from dejarik.engine.problem import Damaged


def may_be(*cards: int):  # type: ignore[no-untyped-def]  # a limit
    return lambda card: card in cards


def test_every_card_is_dealt_once_and_the_rest_is_left() -> None:
    dealt, left = deal([1, 1, 2, 3, 4], [None, None, None], Chance(1))
    assert len(dealt) == 3
    assert Counter(dealt + left) == Counter([1, 1, 2, 3, 4])


def test_a_limit_holds_for_its_place() -> None:
    for seed in range(50):
        dealt, _ = deal(range(10), [may_be(7), None, may_be(1, 2)], Chance(seed))
        assert dealt[0] == 7
        assert dealt[2] in (1, 2)


@pytest.mark.parametrize("seed", range(20))
def test_the_only_way_of_thousands_is_found(seed: int) -> None:
    places = 40
    dealt, left = deal(range(places), [may_be(place) for place in range(places)], Chance(seed))
    assert dealt == list(range(places))
    assert left == []


def test_cards_change_places_along_a_chain() -> None:
    order = [2, 0, 1]  # 0 fits only in the first place, 1 in the first two, 2 anywhere
    assert mend(order, lambda place, card: place <= card)
    assert order == [0, 1, 2]


def test_cards_that_are_needed_are_never_left_over() -> None:
    for seed in range(50):
        dealt = Dealer(range(20), [may_be(7), may_be(7, 30), None], needed=[30]).deal(Chance(seed))
        assert dealt[:2] == [7, 30]
        assert sorted(dealt) == [*range(20), 30]
    with pytest.raises(Damaged):
        Dealer([1, 2], [may_be(1)], needed=[3]).deal(Chance(0))


def test_what_cannot_be_is_refused_with_its_place() -> None:
    with pytest.raises(Damaged) as refused:
        deal([1, 2, 3], [may_be(1), may_be(1)], Chance(0), "$.hands")
    assert refused.value.message.params["where"] == "$.hands"
    with pytest.raises(Damaged):
        deal([1], [None, None], Chance(0))


def test_every_deal_that_fits_comes_as_often_as_any_other() -> None:
    limits = [may_be(0, 1, 2), may_be(1, 2, 3), None, None]
    fitting = [each for each in permutations(range(4)) if each[0] in (0, 1, 2) and each[1] in (1, 2, 3)]
    seen = Counter(tuple(deal(range(4), limits, Chance(seed))[0]) for seed in range(2800))
    assert set(seen) == set(fitting)
    assert all(130 < seen[each] < 280 for each in fitting)  # 200 each; seeds are fixed, so this never varies


@given(st.data())
def test_a_deal_is_found_exactly_if_there_is_one(data: st.DataObject) -> None:
    count = data.draw(st.integers(1, 5))
    allowed = data.draw(st.lists(st.sets(st.integers(0, count - 1)), min_size=1, max_size=count))
    limits = [may_be(*each) for each in allowed]
    possible = any(
        all(card in each for card, each in zip(order, allowed, strict=False)) for order in permutations(range(count))
    )
    try:
        dealt, left = deal(range(count), limits, Chance(data.draw(st.integers(0, 99))))
    except Damaged:
        assert not possible
    else:
        assert all(card in each for card, each in zip(dealt, allowed, strict=True))
        assert sorted(dealt + left) == list(range(count))
