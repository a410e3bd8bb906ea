"""Effects that are data: how they are read, refused and carried out."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.engine.problem import Damaged
from dejarik.engine.script import NOTHING
from tests.engine.tavern import CARDS, EFFECTS, INN, SCRIPT, CardId, CardRun, ChooseOne, Deck, Tavern
from tests.engine.test_window import asked, table


def begun(data: list[Any], name: str, credits: int = 0, fame: int = 0) -> Tavern:
    """The guest on the left carries these effects out."""
    game = INN.new(seed=1)
    game.apply("draw")
    game.stack.clear()
    game.steps.clear()
    game.deck = Deck.of([CardId(CARDS.number("wages"))])
    game.credits, game.fame = [credits, credits], [fame, fame]
    game._ask = None
    run = CardRun(SCRIPT.read(data, name), 0, CardId(0))
    run.go_on(game, run.todo)
    game.advance()
    return game


def test_a_list_is_carried_out_in_its_order() -> None:
    game = begun([{"credits": 1}, {"credits": -2}, {"credits": 5}], "order")
    assert game.credits == [5, 0]  # the loss stopped at nothing


def test_the_number_of_steps_is_that_of_the_list() -> None:
    wages, brawl = (CardRun(EFFECTS[CardId(CARDS.number(card))], 0, CardId(0)) for card in ("wages", "brawl"))
    assert (len(wages.steps), len(brawl.steps)) == (1, 2)


def test_an_optional_effect_is_paid_first_and_then_done() -> None:
    game = table("dice", luck=((2, 2),))
    assert asked(game) == "left pay-and-do: yes, no"
    game.apply("yes")
    assert (game.credits, game.fame) == ([0, 1], [1, 0])


def test_an_optional_effect_can_be_declined() -> None:
    game = table("dice")
    game.apply("no")
    assert (game.credits, game.fame) == ([1, 1], [0, 0])


def test_what_cannot_be_paid_is_not_offered() -> None:
    assert asked(table("dice", credits=0)) == "right turn-card: draw"


def test_declining_or_not_being_able_can_have_its_own_effects() -> None:
    data = [{"may": {"cost": [{"credits": -1}], "do": [{"fame": 2}], "decline": [{"fame": 1}]}}]
    assert begun(data, "unable").fame == [1, 0]
    game = begun(data, "unwilling", credits=1)
    game.apply("no")
    assert game.fame == [1, 0]


def test_only_ways_whose_condition_holds_can_be_chosen() -> None:
    assert asked(table("offer")) == "left choose-one: choose 1, choose 3"
    game = table("offer", credits=2)
    game.apply("choose 2")
    assert (game.credits, game.fame) == ([0, 2], [1, 0])


def test_a_way_may_do_nothing() -> None:
    game = table("offer")
    game.apply("choose 3")
    assert game.credits == [1, 1]


def test_for_each_begins_with_whose_card_it_is() -> None:
    assert table("round").credits == [2, 2]


def test_conditions_combine() -> None:
    def holds(cond: Any, name: str, **position: int) -> bool:
        return begun([{"if": {"cond": cond, "then": [{"fame": 5}]}}], name, **position).fame[0] >= 5

    rich, famous = {"credits_at_least": 1}, {"famous": True}
    assert holds({"all": [rich, famous]}, "all", credits=1, fame=1)
    assert not holds({"all": [rich, famous]}, "not all", credits=1)
    assert holds({"any": [rich, famous]}, "any", credits=1)
    assert not holds({"not": rich}, "not", credits=1)
    assert not holds({"credits_at_least": 1, "famous": True}, "two words are both", credits=1)


def test_a_test_goes_on_with_what_is_said_for_its_result() -> None:
    passed = table("brawl", luck=((2,),))
    assert (passed.credits, passed.fame) == ([2, 1], [1, 0])
    failed = table("brawl", luck=((0,),))
    failed.apply("no charm")
    failed.apply("no charm")
    assert (failed.credits, failed.fame) == ([1, 1], [0, 0])


def test_a_game_is_saved_in_the_middle_of_a_card() -> None:
    game = table("offer")
    assert isinstance(game.stack[-1], ChooseOne)
    data = game.dump()
    assert data["stack"][-1]["ways"] == "offer[0].choose"
    again = INN.load(data)
    for each in (game, again):
        each.apply("choose 1")
    assert again == game


def test_the_rest_of_a_list_is_lost_with_its_frame() -> None:
    game = table("brawl", luck=((0,),))
    names = [frame.name() for frame in game.stack]
    assert names == ["evening", "card-run", "after-test", "roll", "use-charm", "use-charm"]


@pytest.mark.parametrize(
    ("data", "where"),
    [
        ("credits", ""),
        ([{"credits": 1, "fame": 1}], "[0]"),
        ([{"creditz": 1}], "[0]"),
        ([{"credits": "many"}], "[0].credits"),
        ([{"peek": 3}], "[0].peek"),
        ([{"test": {"pass": []}}], "[0].test.dice"),
        ([{"test": {"dice": 1, "pass": [{"fame": "x"}]}}], "[0].test.pass[0].fame"),
        ([{"test": {"dice": 1, "win": []}}], "[0].test.win"),
        ([{"if": {"cond": {"rich": 1}, "then": []}}], "[0].if.cond"),
        ([{"if": {"cond": {"credits_at_least": 1, "at": 2}}}], "[0].if.cond.credits_at_least.at"),
        ([{"choose": [{"do": [], "weight": 1}]}], "[0].choose[0].weight"),
    ],
)
def test_data_that_do_not_fit_are_refused_with_their_place(data: Any, where: str) -> None:
    name = f"bad-{len(SCRIPT.effects)}"
    with pytest.raises(Damaged) as refused:
        SCRIPT.read(data, name)
    assert refused.value.message.params["where"] == name + where


def test_an_empty_list_is_nothing() -> None:
    assert SCRIPT.read([], "empty") == NOTHING


def test_two_functions_cannot_play_one_word() -> None:
    with pytest.raises(ValueError, match="credits"):
        SCRIPT.effect("credits")(lambda game, run: None)
