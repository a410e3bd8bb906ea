"""A pile knows who knows what of it."""

from __future__ import annotations

from dejarik.engine.chance import Chance
from dejarik.engine.event import EVERYONE, SPECTATOR, only
from dejarik.engine.names import Names
from dejarik.engine.pile import Pile

NAMES = Names("card", ["ace", "king", "queen", "jack"])
ACE, KING, QUEEN, JACK = range(4)


def seen(pile: Pile, seat: int | None) -> str:
    return " ".join(pile.seen(NAMES, seat, "?"))


def test_the_top_card_is_drawn_and_the_old_pile_stays_as_it_was() -> None:
    pile = Pile.of([ACE, KING])
    card, less = pile.draw()
    assert (card, less.cards, pile.cards) == (KING, (ACE,), (ACE, KING))


def test_who_looks_knows_and_nobody_else() -> None:
    pile = Pile.of([ACE, KING, QUEEN]).look(-1, only(1))
    assert [seen(pile, seat) for seat in (0, 1, None)] == ["? ? ?", "? ? queen", "? ? ?"]
    assert pile.knows(2, 1)
    assert not pile.knows(2, None)


def test_a_card_that_is_buried_openly_is_known_to_all_with_its_place() -> None:
    pile = Pile.of([ACE, KING]).bury(JACK, EVERYONE).put(QUEEN)
    assert [seen(pile, seat) for seat in (0, None)] == ["jack ? ? ?", "jack ? ? ?"]
    assert pile.cards == (JACK, ACE, KING, QUEEN)


def test_taking_a_card_out_leaves_what_is_known_of_the_others() -> None:
    pile = Pile.of([ACE, KING, QUEEN]).look(0, only(0)).look(2, only(0))
    card, less = pile.take(1)
    assert card == KING
    assert seen(less, 0) == "ace queen"
    assert pile.take(-1)[0] == QUEEN


def test_of_several_cards_alike_the_lowest_is_taken_out() -> None:
    pile = Pile.of([ACE, KING, ACE]).look(0, only(0))
    assert pile.without(ACE) == Pile.of([KING, ACE])


def test_several_cards_are_a_pile_that_goes_under_or_on_the_other() -> None:
    pile = Pile.of([ACE, KING, QUEEN]).look(1, only(1))
    top, rest = pile.split(2)
    assert seen(top + rest, 1) == "king ? ?"
    assert (top + rest).cards == (KING, QUEEN, ACE)
    assert rest + top == pile
    assert pile.split(0) == (Pile(), pile)
    assert pile.split(5) == (pile, Pile())  # as many as there are


def test_dealt_cards_lie_as_they_come() -> None:
    drawn, rest = Pile.of([ACE, KING, QUEEN]).look(2, only(0)).deal(2)
    assert (drawn.cards, rest.cards) == ((QUEEN, KING), (ACE,))
    assert seen(drawn, 0) == "queen ?"


def test_who_looks_at_several_knows_them_all_until_they_are_mixed_before_him() -> None:
    pile = Pile.of([ACE, KING, QUEEN, JACK]).look(range(-3, 0), only(0, 1))
    assert seen(pile, 0) == "? king queen jack"
    pile = pile.forget([1, -1], only(0)).forget(2, only(1))
    assert [seen(pile, seat) for seat in (0, 1)] == ["? ? queen ?", "? king ? jack"]


def test_cards_put_into_an_order_stay_known() -> None:
    pile = Pile.of([ACE, KING, QUEEN]).look(2, only(0)).arranged([2, 0, 1])
    assert pile.cards == (QUEEN, ACE, KING)
    assert seen(pile, 0) == "queen ? ?"


def test_after_a_shuffle_nobody_knows_anything() -> None:
    pile = Pile.of([ACE, KING, QUEEN], EVERYONE).shuffled(Chance(3))
    assert sorted(pile.cards) == [ACE, KING, QUEEN]
    assert seen(pile, 0) == "? ? ?"


def test_a_redealt_pile_looks_the_same_to_who_knows_some_of_it() -> None:
    pile = Pile.of([ACE, KING, QUEEN]).look(1, only(0))
    hidden = [JACK, QUEEN]
    again = Pile.redealt(pile.seen(NAMES, 0, "?"), NAMES, only(0), hidden.pop)
    assert seen(again, 0) == seen(pile, 0) == "? king ?"
    assert again.cards == (QUEEN, KING, JACK)
    assert seen(again, None) == "? ? ?"
    watched = Pile.of([ACE]).look(0, only(SPECTATOR))
    assert seen(watched, None) == "ace"
