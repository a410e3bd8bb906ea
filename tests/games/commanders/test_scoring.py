"""Points and tie-breaks. [CMD-SCORE, CMD-RUL-36, 37]"""

from __future__ import annotations

import random

import pytest

from dejarik.engine.outcome import Outcome
from dejarik.games.commanders.components import PLANETS, VALUE
from dejarik.games.commanders.state import State
from tests.games.commanders.position import FULL_LINES, NO_MATCH, commanders, play, walk

TWOS = "kamino | utapau | mustafar | geonosis"  # the last planets; there is one more of value 2
FOURS = "tatooine | alderaan | yavin-4 | naboo"


def end(game: State, pick: str) -> Outcome:
    """The outcome after the pick that ends the game."""
    assert game.ask is not None
    play(game, pick)
    assert game.outcome is not None
    return game.outcome


def result(captured: list[str], ender: int, column: str = TWOS) -> tuple[int, str]:
    """Who wins, counted from 1, and by which rule, when the player `ender` destroys the last planet."""
    hands = ["death-star" if player == ender else "" for player in range(1, len(captured) + 1)]
    game = commanders(column, fleets=[""] * len(captured), hands=hands, captured=captured, turn=ender, pile="")
    outcome = end(game, f"play death-star on {column.split()[0]}")
    (winner,) = outcome.winners
    return winner + 1, outcome.rule


@pytest.mark.rule("CMD-SCORE-1")
def test_cmd_score_1_the_score_is_the_sum_of_the_captured_values() -> None:
    taken = ["tatooine dagobah", "naboo hoth endor", "", "alderaan yavin-4 mon-cala kashyyyk"]
    hands = ["death-star", "", "", ""]
    game = commanders(TWOS, fleets=[""] * 4, hands=hands, captured=taken, pile="")
    assert end(game, "play death-star on kamino").scores == (6, 9, 0, 15)


@pytest.mark.rule("CMD-SCORE-1")
def test_cmd_score_1_the_last_capture_counts_and_a_destroyed_planet_does_not() -> None:
    column = "kamino: tie-fighter tie-bomber | utapau | mustafar | tatooine"
    game = commanders(column, fleets=["tie-fighter", ""], hands=["death-star", ""], captured=["hoth", "naboo"], pile="")
    assert end(game.copy(), "capture kamino using tie-fighter").scores == (5, 3)
    assert end(game.copy(), "play death-star on tatooine").scores == (3, 3)


@pytest.mark.rule("CMD-SCORE-1")
def test_cmd_score_1_in_every_game_the_scores_are_the_sums() -> None:
    for seed in range(40):
        *_, game = walk(2 + seed % 4, seed)
        assert game.outcome is not None
        assert list(game.outcome.scores) == [sum(VALUE[planet] for planet in own) for own in game.captured]


@pytest.mark.rule("CMD-SCORE-2")
@pytest.mark.parametrize("ender", [1, 2, 3])
def test_cmd_score_2_the_highest_score_wins(ender: int) -> None:
    assert result(["tatooine", "naboo dagobah", "hoth"], ender) == (2, "CMD-SCORE-2")
    assert result(["tatooine alderaan", "naboo hoth", "endor bespin kashyyyk"], ender) == (3, "CMD-SCORE-2")


@pytest.mark.rule("CMD-SCORE-3")
@pytest.mark.parametrize("ender", [1, 2, 3])
def test_cmd_score_3_of_tied_players_the_one_with_more_fours_wins(ender: int) -> None:
    assert result(["naboo hoth", "tatooine dagobah", ""], ender) == (2, "CMD-SCORE-3")
    assert result(["tatooine alderaan", "naboo hoth dagobah", ""], ender) == (1, "CMD-SCORE-3")


@pytest.mark.rule("CMD-SCORE-3")
@pytest.mark.parametrize("ender", [1, 2, 3])
def test_cmd_score_3_the_fours_of_a_player_who_is_not_tied_do_not_matter(ender: int) -> None:
    for fewer in ("yavin-4 alderaan", "yavin-4 kashyyyk"):  # 8 or 7 points against 9
        assert result([fewer, "tatooine naboo dagobah", "hoth endor bespin"], ender) == (2, "CMD-SCORE-3")


@pytest.mark.rule("CMD-SCORE-4")
@pytest.mark.parametrize("ender", [1, 2, 3])
def test_cmd_score_4_of_players_still_tied_the_one_with_more_threes_wins(ender: int) -> None:
    assert result(["dagobah kamino utapau", "hoth endor", ""], ender, FOURS) == (2, "CMD-SCORE-4")
    taken = ["mon-cala hoth endor", "", "tatooine dagobah kamino utapau"]
    assert result(taken, ender, "mustafar | alderaan | yavin-4 | naboo") == (1, "CMD-SCORE-4")


@pytest.mark.rule("CMD-SCORE-4")
def test_cmd_score_4_the_threes_of_a_player_with_fewer_fours_do_not_matter() -> None:
    taken = ["tatooine dagobah", "alderaan kamino", "naboo hoth"]  # all have 6 points
    assert [result(taken, ender, "utapau | mustafar | geonosis | bespin") for ender in (1, 2, 3)] == [
        (1, "CMD-SCORE-5"),
        (2, "CMD-SCORE-5"),
        (2, "CMD-SCORE-5"),
    ]


@pytest.mark.rule("CMD-SCORE-5")
def test_cmd_score_5_of_players_still_tied_the_one_with_the_later_last_turn_wins() -> None:
    equal = ["naboo", "hoth", "endor"]
    assert [result(equal, ender) for ender in (1, 2, 3)] == [(player, "CMD-SCORE-5") for player in (1, 2, 3)]
    assert [result(["naboo", "hoth", ""], ender) for ender in (1, 2, 3)] == [
        (1, "CMD-SCORE-5"),
        (2, "CMD-SCORE-5"),
        (2, "CMD-SCORE-5"),
    ]


@pytest.mark.rule("CMD-EX-9")
def test_cmd_ex_9_a_tie_of_ten_points() -> None:
    ten, also_ten = "tatooine alderaan dagobah", "yavin-4 naboo hoth"
    for ender in (1, 2):
        assert result([ten, also_ten], ender) == (1, "CMD-SCORE-3")
        assert result(["mon-cala endor bespin", also_ten], ender) == (ender, "CMD-SCORE-5")


@pytest.mark.rule("CMD-EX-15")
@pytest.mark.parametrize(
    ("tied", "winner"), [("AB", "B"), ("AD", "A"), ("AC", "C"), ("BC", "C"), ("CD", "C"), ("ABCD", "C"), ("BD", "B")]
)
def test_cmd_ex_15_the_third_of_four_players_ends_the_game(tied: str, winner: str) -> None:
    threes = iter(["naboo", "hoth", "endor", "kashyyyk"])
    taken = [next(threes) if player in tied and player != "C" else "" for player in "ABCD"]
    game = commanders(
        "bespin: tie-fighter tie-bomber tie-advanced | kamino: tie-fighter tie-bomber | geonosis | tatooine",
        fleets=["", "", "tie-fighter tie-bomber", ""],
        captured=taken,
        turn=3,
        pile="",
    )
    capture = "bespin using tie-fighter tie-bomber" if "C" in tied else "kamino using tie-fighter"
    outcome = end(game, f"capture {capture}")
    assert outcome.winners == ("ABCD".index(winner),)
    assert outcome.rule == "CMD-SCORE-5"


@pytest.mark.rule("CMD-SCORE-6")
def test_cmd_score_6_there_is_always_exactly_one_winner() -> None:
    for seed in range(300):
        rng = random.Random(seed)
        players = rng.randint(2, 5)
        column = rng.sample(tuple(PLANETS), 4)
        taken: list[list[str]] = [[] for _ in range(players + 1)]  # the last are destroyed
        for planet in PLANETS:
            if planet not in column:
                rng.choice(taken).append(planet)
        winner, rule = result([" ".join(own) for own in taken[:-1]], rng.randint(1, players), " | ".join(column))
        assert winner in range(1, players + 1)
        assert rule in ("CMD-SCORE-2", "CMD-SCORE-3", "CMD-SCORE-4", "CMD-SCORE-5")


@pytest.mark.rule("CMD-RUL-36")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cmd_rul_36_the_winner_is_met_first_counter_clockwise_from_the_active_player(players: int) -> None:
    threes = ["naboo", "hoth", "endor", "kashyyyk", "bespin"]
    for ender in range(1, players + 1):
        for first in range(1, players + 1):
            for second in range(first + 1, players + 1):
                taken = [threes[at] if at + 1 in (first, second) else "" for at in range(players)]
                counter_clockwise = [(ender - 1 - step) % players + 1 for step in range(players)]
                winner = next(player for player in counter_clockwise if player in (first, second))
                assert result(taken, ender) == (winner, "CMD-SCORE-5")


@pytest.mark.rule("CMD-RUL-36")
@pytest.mark.parametrize("pick", ["take back tie-advanced", "do nothing"])
def test_cmd_rul_36_taking_back_and_doing_nothing_are_turns(pick: str) -> None:
    game = commanders(
        FULL_LINES,
        fleets=["tie-advanced", NO_MATCH, ""],
        hands=["", "tie-fighter", "death-star"],
        captured=["dagobah", "kamino", ""],
        pile="",
    )
    play(game, "add tie-fighter to fleet", pick)
    assert end(game, "play death-star on hoth").winners == (1,)


@pytest.mark.rule("CMD-RUL-36")
def test_cmd_rul_36_taking_part_in_a_chain_of_slave_1_is_not_a_turn() -> None:
    game = commanders(
        TWOS,
        fleets=["tie-fighter", "tie-bomber", "tie-advanced", "landing-craft"],
        hands=["tie-interceptor", "slave-1", "death-star", ""],
        captured=["naboo", "", "", "hoth"],
        pile="",
    )
    play(game, "add tie-interceptor to fleet", "play slave-1", "swap tie-bomber for tie-advanced of commander-3")
    play(game, "swap tie-bomber for landing-craft of commander-4", "decline")
    outcome = end(game, "play death-star on kamino")
    assert outcome.winners == (0,)  # the fourth player has decided later, but has had no turn
    assert outcome.rule == "CMD-SCORE-5"


@pytest.mark.rule("CMD-RUL-37")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cmd_rul_37_without_any_capture_the_later_last_turn_wins(players: int) -> None:
    for ender in range(1, players + 1):
        assert result([""] * players, ender) == (ender, "CMD-SCORE-5")
    hands = ["death-star"] + [""] * (players - 1)
    game = commanders(TWOS, fleets=[""] * players, hands=hands, pile="")
    assert end(game, "play death-star on kamino").scores == (0,) * players
