"""The table before the first turn. [CMD-SETUP, CMD-RUL-1, 2]"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from dejarik.engine.problem import BadOption
from dejarik.engine.record import Record
from dejarik.games.commanders import GAME
from dejarik.games.commanders.components import CARDS, DECK, PLANETS, SHIPS
from tests.games.commanders.position import asked, captured, column, commanders, fleet, hand, line, play, walk

PLAYERS = (2, 3, 4, 5)
SEEDS = range(50)
SPECIALS = {card for card in CARDS if card not in SHIPS}
IN_ORDER = (tuple(range(98)), tuple(range(14)), 0)  # luck that shuffles nothing: deck, pile, first player


@pytest.mark.rule("CMD-SETUP-1")
def test_cmd_setup_1_ships_and_special_cards_are_shuffled_into_one_deck() -> None:
    games = [GAME.new(seed=seed) for seed in range(400)]
    assert {CARDS[game.deck[-1]] for game in games} == {CARDS[game.deck[0]] for game in games} == set(CARDS)
    assert len({tuple(game.deck) for game in games}) == len(games)


@pytest.mark.rule("CMD-SETUP-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_cmd_setup_1_all_of_them_are_in_the_deck_or_dealt_from_it(players: int) -> None:
    for seed in SEEDS:
        game = GAME.new(players=players, seed=seed)
        assert Counter(game.deck) + Counter(card for each in game.hands for card in each) == Counter(DECK)


@pytest.mark.rule("CMD-SETUP-1", "CMD-SETUP-2")
def test_cmd_setup_1_deck_and_pile_lie_face_down() -> None:
    for seat in (0, 1, 2, None):
        view = GAME.new(players=3, seed=1).view(seat)
        assert (view["deck"], view["pile"]) == (83, 10)


@pytest.mark.rule("CMD-SETUP-2")
def test_cmd_setup_2_the_planets_are_shuffled_into_a_pile_of_their_own() -> None:
    games = [GAME.new(seed=seed) for seed in range(300)]
    orders = [[*column(game).split(), *(PLANETS[each] for each in game.pile)] for game in games]
    assert all(sorted(order) == sorted(PLANETS) for order in orders)
    for place in range(14):
        assert {order[place] for order in orders} == set(PLANETS)


@pytest.mark.rule("CMD-SETUP-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_cmd_setup_3_every_player_is_dealt_five_cards(players: int) -> None:
    for seed in SEEDS:
        game = GAME.new(players=players, seed=seed)
        assert [len(each) for each in game.hands] == [5] * players


@pytest.mark.rule("CMD-SETUP-3")
def test_cmd_setup_3_they_come_from_the_top_of_the_deck() -> None:
    game = GAME.new(seed=1, luck=IN_ORDER)
    assert hand(game, 1) == "death-star super-star-destroyer super-star-destroyer slave-1 slave-1"
    assert hand(game, 2) == "star-destroyer star-destroyer star-destroyer star-destroyer death-star"
    assert [CARDS[card] for card in game.deck[-5:]] == ["tie-advanced"] + ["star-destroyer"] * 4


@pytest.mark.rule("CMD-SETUP-3")
def test_cmd_setup_3_a_starting_hand_may_contain_special_cards() -> None:
    for player in (1, 2, 3):
        hands = [hand(GAME.new(players=3, seed=seed), player).split() for seed in range(200)]
        assert {card for cards in hands for card in cards} >= SPECIALS


@pytest.mark.rule("CMD-SETUP-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_cmd_setup_4_four_planets_of_the_pile_lie_face_up_in_a_column(players: int) -> None:
    for seed in SEEDS:
        game = GAME.new(players=players, seed=seed)
        assert len(set(game.column)) == 4
        assert not set(game.column) & set(game.pile)
        for seat in (*range(players), None):
            assert game.view(seat)["column"] == column(game).split()


@pytest.mark.rule("CMD-SETUP-4")
def test_cmd_setup_4_they_come_from_the_top_of_the_pile() -> None:
    assert column(GAME.new(seed=1, luck=IN_ORDER)) == " ".join([*PLANETS][:-5:-1])


@pytest.mark.rule("CMD-SETUP-5")
@pytest.mark.parametrize("players", PLAYERS)
def test_cmd_setup_5_every_open_planet_has_an_empty_line(players: int) -> None:
    for seed in SEEDS:
        game = GAME.new(players=players, seed=seed)
        assert [line(game, planet) for planet in column(game).split()] == [""] * 4


@pytest.mark.rule("CMD-SETUP-6")
@pytest.mark.parametrize("players", PLAYERS)
def test_cmd_setup_6_nobody_has_a_fleet_or_a_planet_and_nothing_is_discarded(players: int) -> None:
    for seed in SEEDS:
        game = GAME.new(players=players, seed=seed)
        assert [fleet(game, player + 1) for player in range(players)] == [""] * players
        assert [captured(game, player + 1) for player in range(players)] == [""] * players
        assert (game.discard, game.destroyed, game.shown) == ([], [], None)


@pytest.mark.rule("CMD-SETUP-7")
@pytest.mark.parametrize(("players", "deck"), [(2, 88), (3, 83), (4, 78), (5, 73)])
def test_cmd_setup_7_so_many_cards_are_left_in_deck_and_pile(players: int, deck: int) -> None:
    for seed in SEEDS:
        game = GAME.new(players=players, seed=seed)
        assert (len(game.deck), len(game.pile)) == (deck, 10)


@pytest.mark.rule("CMD-SETUP-9")
@pytest.mark.parametrize("players", PLAYERS)
def test_cmd_setup_9_turns_go_clockwise(players: int) -> None:
    game = commanders(fleets=[""] * players)
    turns = []
    for _ in range(2 * players):
        turns.append(asked(game))
        play(game, f"add {hand(game, game.turn + 1).split()[0]} to fleet")
    assert turns == [f"commander-{player + 1} take-turn" for player in range(players)] * 2


@pytest.mark.rule("CMD-SETUP-9")
@pytest.mark.parametrize("players", PLAYERS)
def test_cmd_setup_9_the_turn_never_goes_to_another_but_the_next_seat(players: int) -> None:
    for seed in range(3):
        turns = [game.turn for game in walk(players, seed) if asked(game).endswith("take-turn")]
        assert all(after == (before + 1) % players for before, after in pairwise(turns))


@pytest.mark.rule("CMD-RUL-1")
def test_cmd_rul_1_two_to_five_can_play() -> None:
    for players in PLAYERS:
        assert len(GAME.new(players=players, seed=1).start.seats) == players
        *_, end = walk(players, seed=1)
        assert end.outcome is not None
    for players in (0, 1, 6):
        with pytest.raises(BadOption):
            GAME.new(players=players, seed=1)


@pytest.mark.rule("CMD-RUL-1")
def test_cmd_rul_1_never_are_more_than_41_cards_out_of_deck_and_discard() -> None:
    for seed in range(10):
        for game in walk(5, seed):
            assert len(game.deck) + len(game.discard) >= 98 - 41


@pytest.mark.rule("CMD-RUL-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_cmd_rul_2_the_first_player_is_drawn(players: int) -> None:
    first = Counter(asked(GAME.new(players=players, seed=seed)) for seed in range(100 * players))
    assert set(first) == {f"commander-{player + 1} take-turn" for player in range(players)}
    assert min(first.values()) > 60  # 100 are expected


@pytest.mark.rule("CMD-RUL-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_cmd_rul_2_the_first_player_can_be_fixed_by_an_option(players: int) -> None:
    for player in range(1, players + 1):
        for seed in range(10):
            game = GAME.new(players=players, seed=seed, options={"first": f"commander-{player}"})
            assert asked(game) == f"commander-{player} take-turn"
    with pytest.raises(BadOption):
        GAME.new(players=players, seed=1, options={"first": f"commander-{players + 1}"})


@pytest.mark.rule("CMD-RUL-2")
def test_cmd_rul_2_the_seed_is_recorded_and_gives_the_same_first_player_again() -> None:
    for seed in range(20):
        game = GAME.new(players=5, seed=seed)
        record = Record.read(game.record().text())
        assert record.header["seed"] == str(seed)
        assert record.replay(GAME) == game == GAME.new(players=5, seed=seed)
