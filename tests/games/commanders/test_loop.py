"""Turns that repeat without any progress. [CMD-LOOP, CMD-RUL-28 … 33]"""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.commanders.components import CardId
from dejarik.games.commanders.state import State
from tests.games.commanders.position import (
    FULL_LINES,
    NO_MATCH,
    asked,
    captured,
    column,
    commanders,
    discard,
    fleet,
    hand,
    heard,
    line,
    options,
    play,
    stuck,
    walk,
    without_deck,
)

# The last planet has room for one more ship, but not for the one in every hand.
ROOM = FULL_LINES.removesuffix(" tie-bomber")
TEN_SPECIALS = "star-destroyer " * 8 + "death-star " * 2


def reset(game: State) -> bool:
    """Whether the last pick led to a reset."""
    return any(message.key == "commanders-event-reset" for message in heard(game, None))


def round_of(game: State, pick: str) -> list[bool]:
    """Everybody picks the same; after whose turn there was a reset."""
    return [reset(play(game, pick)) for _ in game.hands]


@pytest.mark.rule("CMD-LOOP-1", "CMD-RUL-31", "CMD-EX-7")
@pytest.mark.parametrize("players", [2, 3])
def test_cmd_ex_7_stuck_players_take_back_replay_and_take_back(players: int) -> None:
    game = stuck(players)
    others = [False] * (players - 1)
    assert round_of(game, "take back imperial-shuttle") == [*others, False]
    assert game.repeats == [0] * players
    assert round_of(game, "add imperial-shuttle to fleet") == [*others, False]
    assert game.repeats == [1] * players
    assert round_of(game, "take back imperial-shuttle") == [*others, True]
    assert [fleet(game, player) for player in range(1, players + 1)] == [""] * players
    assert asked(game) == "commander-1 take-turn"


@pytest.mark.rule("CMD-LOOP-1", "CMD-RUL-30", "CMD-RUL-31", "CMD-RUL-32", "CMD-EX-12")
@pytest.mark.parametrize("players", [2, 3])
def test_cmd_ex_12_stuck_players_do_nothing(players: int) -> None:
    game = stuck(players)
    others = [False] * (players - 1)
    assert round_of(game, "do nothing") == [*others, False]
    assert game.repeats == [1] * players
    assert round_of(game, "do nothing") == [*others, True]
    assert [fleet(game, player) for player in range(1, players + 1)] == [""] * players
    assert asked(game) == "commander-1 take-turn"


@pytest.mark.rule("CMD-LOOP-1")
def test_cmd_loop_1_the_reset_waits_for_the_second_repeated_turn_of_every_player() -> None:
    game = play(stuck(3), *["do nothing"] * 3, "do nothing", "do nothing", "take back tie-advanced")
    assert game.repeats == [2, 2, 1]
    assert not reset(game)
    play(game, "do nothing", "do nothing", "add tie-advanced to fleet")
    assert reset(game)


@pytest.mark.rule("CMD-LOOP-2")
def test_cmd_loop_2_all_players_discard_their_hands() -> None:
    game = play(stuck(deck=TEN_SPECIALS), *["do nothing"] * 4)
    assert not {"tie-fighter"} & {*hand(game, 1).split(), *hand(game, 2).split()}
    assert discard(game).split().count("tie-fighter") == 4 + 2  # of the lines and of the hands


@pytest.mark.rule("CMD-LOOP-3")
def test_cmd_loop_3_all_fleets_are_discarded() -> None:
    game = play(stuck(3, deck=TEN_SPECIALS), *["do nothing"] * 6)
    assert game.fleets == [[], [], []]
    assert {ship: discard(game).split().count(ship) for ship in NO_MATCH.split()} == dict.fromkeys(NO_MATCH.split(), 3)


@pytest.mark.rule("CMD-LOOP-4")
def test_cmd_loop_4_all_lines_are_discarded() -> None:
    game = play(stuck(column=ROOM), *["do nothing"] * 4)
    assert [line(game, planet) for planet in ("naboo", "hoth", "endor", "bespin")] == [""] * 4
    count = Counter(discard(game).split())
    assert (count["tie-interceptor"], count["tie-bomber"]) == (4, 3)


@pytest.mark.rule("CMD-LOOP-5")
def test_cmd_loop_5_planets_stay_where_they_are() -> None:
    owned = ["tatooine dagobah", "kamino"]
    game = commanders(FULL_LINES, fleets=[NO_MATCH] * 2, captured=owned, destroyed="utapau", pile="alderaan geonosis")
    pile, gone = list(game.pile), list(game.destroyed)
    play(game, *["do nothing"] * 4)
    assert reset(game)
    assert column(game) == "naboo hoth endor bespin"
    assert [captured(game, player) for player in (1, 2)] == owned
    assert (game.pile, game.destroyed) == (pile, gone)


@pytest.mark.rule("CMD-LOOP-6")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cmd_loop_6_every_player_draws_five_cards_from_the_ship_deck(players: int) -> None:
    game = stuck(players)
    top = Counter(game.deck[-5 * players :])
    deck = game.deck[: -5 * players]
    play(game, *["do nothing"] * 2 * players)
    assert [len(each) for each in game.hands] == [5] * players
    assert Counter(card for each in game.hands for card in each) == top
    assert game.deck == deck


@pytest.mark.rule("CMD-LOOP-7")
def test_cmd_loop_7_after_the_reset_the_game_goes_on() -> None:
    game = play(stuck(deck="tie-bomber"), *["do nothing"] * 4)
    assert game.outcome is None
    assert asked(game) == "commander-1 take-turn"
    play(game, "place tie-bomber at naboo")
    assert line(game, "naboo") == "tie-bomber"
    assert asked(game) == "commander-2 take-turn"


@pytest.mark.rule("CMD-LOOP-7")
def test_cmd_loop_7_a_game_may_have_several_resets_and_comes_to_its_end() -> None:
    resets = Counter[int]()
    for seed in range(150):
        for game in walk(2, seed):
            resets[seed] += reset(game)
        assert game.outcome is not None
    assert max(resets.values()) > 1


@pytest.mark.rule("CMD-RUL-28")
@pytest.mark.parametrize(
    ("card", "picks"),
    [
        ("tie-advanced", ["place tie-advanced at bespin"]),
        ("star-destroyer", ["play star-destroyer", "swap without effect"]),
        ("star-destroyer", ["play star-destroyer", "take tie-advanced from commander-1", "give v-wing-fighter"]),
        ("super-star-destroyer", ["play super-star-destroyer", "hit tie-fighter at hoth", "hit tie-fighter at naboo"]),
        ("death-star", ["play death-star on naboo"]),
        ("slave-1", ["play slave-1", "swap tie-fighter for tie-advanced of commander-1"]),
        ("tie-fighter", ["capture naboo using tie-fighter tie-interceptor"]),
    ],
)
def test_cmd_rul_28_a_turn_that_draws_or_discards_is_progress(card: str, picks: list[str]) -> None:
    fleets = [NO_MATCH, "tie-fighter tie-interceptor tie-advanced"]
    game = commanders(ROOM, fleets=fleets, hands=["tie-fighter", f"{card} v-wing-fighter"])
    play(game, "do nothing")
    assert game.repeats == [1, 0]
    play(game, *picks)
    assert game.repeats == [0, 0]


@pytest.mark.rule("CMD-RUL-28")
def test_cmd_rul_28_the_fleet_taking_back_and_doing_nothing_are_no_progress() -> None:
    hands = ["tie-fighter", "v-wing-fighter tie-advanced"]
    game = commanders(FULL_LINES, fleets=[NO_MATCH, "tie-fighter imperial-shuttle landing-craft"], hands=hands)
    play(game, "do nothing", "add tie-advanced to fleet")
    assert game.repeats == [1, 0]
    play(game, "take back tie-advanced")
    assert game.repeats == [1, 0]
    play(game, "do nothing")
    assert game.repeats == [1, 1]


@pytest.mark.rule("CMD-RUL-28", "CMD-RUL-29")
@pytest.mark.parametrize("players", [2, 3])
def test_cmd_rul_29_progress_erases_the_history_of_all_players(players: int) -> None:
    game = stuck(players, column=ROOM, deck="tie-fighter")
    others = ["do nothing"] * (players - 1)
    play(game, "take back imperial-shuttle", *others, "add imperial-shuttle to fleet", *others)
    assert game.repeats == [1] + [2] * (players - 1)
    assert reset(game.after("do nothing"))  # the second of the first player would have been the last one needed
    play(game, "take back landing-craft", *others, "place landing-craft at bespin", *others)
    assert game.repeats == [0] + [1] * (players - 1)
    play(game, "add tie-fighter to fleet", *others, "do nothing")
    assert game.repeats == [1] + [2] * (players - 1)
    assert not reset(game)
    play(game, *others, "do nothing")
    assert reset(game)


@pytest.mark.rule("CMD-RUL-29")
def test_cmd_rul_29_the_configuration_at_the_beginning_is_in_the_history() -> None:
    useless = "star-destroyer star-destroyer star-destroyer star-destroyer"  # with one ship on the table
    game = commanders(hands=[f"tie-fighter {useless}", f"slave-1 {useless}"])
    play(game, "add tie-fighter to fleet", "do nothing")
    assert game.repeats == [0, 1]
    play(game, "take back tie-fighter")
    assert game.repeats == [1, 1]


@pytest.mark.rule("CMD-RUL-29")
def test_cmd_rul_29_the_configuration_after_progress_is_in_the_history() -> None:
    game = stuck(column=ROOM, deck="tie-fighter")
    play(game, "take back landing-craft", "do nothing", "place landing-craft at bespin", "do nothing")
    assert (hand(game, 1), fleet(game, 1)) == (
        "tie-fighter tie-fighter",
        "imperial-shuttle v-wing-fighter tie-advanced",
    )
    play(game, "add tie-fighter to fleet", "do nothing")
    assert game.repeats == [0, 2]
    play(game, "take back tie-fighter")  # as it was after the progress
    assert game.repeats == [1, 2]


@pytest.mark.rule("CMD-RUL-29")
def test_cmd_rul_29_a_configuration_from_before_the_progress_is_a_new_one() -> None:
    game = stuck(column=ROOM, deck="landing-craft")
    before = fleet(game, 1)
    play(game, "take back landing-craft", "do nothing", "place landing-craft at bespin", "do nothing")
    play(game, "add landing-craft to fleet")
    assert fleet(game, 1) == before
    assert game.repeats == [0, 1]


@pytest.mark.rule("CMD-RUL-29")
def test_cmd_rul_29_a_reset_erases_the_histories() -> None:
    useless = "star-destroyer star-destroyer star-destroyer star-destroyer"
    game = stuck(deck=f"{useless} slave-1 {useless} super-star-destroyer")
    play(game, *["do nothing"] * 4)
    assert reset(game)
    assert game.repeats == [0, 0]
    assert round_of(game, "do nothing") == [False, False]
    assert game.repeats == [1, 1]
    assert round_of(game, "do nothing") == [False, True]


@pytest.mark.rule("CMD-RUL-29")
def test_cmd_rul_29_histories_and_counts_are_public() -> None:
    game = play(stuck(3), "do nothing", "take back tie-advanced")
    fleets = [NO_MATCH.split(), NO_MATCH.split()[:3]]
    for seat in (None, 0, 1, 2):
        seen = game.view(seat)
        assert seen["repeats"] == [1, 0, 0]
        assert seen["histories"][1] == fleets


@pytest.mark.rule("CMD-RUL-30")
def test_cmd_rul_30_a_turn_is_repeated_when_the_configuration_was_there_before() -> None:
    game = stuck()
    for pick in (
        "take back tie-advanced",
        "add tie-fighter to fleet",  # not the ship taken back
        "take back v-wing-fighter",
        "add tie-advanced to fleet",
        "take back tie-fighter",
    ):
        play(game, pick, "do nothing")
        assert game.repeats[0] == 0
    play(game, "add v-wing-fighter to fleet", "do nothing")  # as at the beginning
    assert game.repeats[0] == 1
    assert not reset(game)
    assert not reset(game.after("take back imperial-shuttle"))
    play(game, "take back tie-advanced")  # as after the first turn
    assert reset(game)


@pytest.mark.rule("CMD-RUL-30")
def test_cmd_rul_30_doing_nothing_is_always_a_repeated_turn() -> None:
    game = play(stuck(), "do nothing", "take back tie-advanced")
    assert game.repeats == [1, 0]
    game = commanders(hands=["star-destroyer star-destroyer star-destroyer star-destroyer slave-1", "tie-fighter"])
    play(game, "do nothing")
    assert game.repeats == [1, 0]


@pytest.mark.rule("CMD-RUL-31")
def test_cmd_rul_31_further_repeated_turns_of_one_player_have_no_effect() -> None:
    game = commanders(FULL_LINES, fleets=[NO_MATCH, ""], hands=["tie-fighter", f"{NO_MATCH} tie-fighter"])
    for ship in NO_MATCH.split():
        play(game, "do nothing", f"add {ship} to fleet")
        assert not reset(game)
    assert game.repeats == [4, 0]
    play(game, "do nothing", "do nothing", "do nothing")
    assert not reset(game)
    play(game, "do nothing")
    assert reset(game)


@pytest.mark.rule("CMD-RUL-32")
@pytest.mark.parametrize("turn", [1, 2, 3])
def test_cmd_rul_32_the_next_player_draws_first_and_takes_the_next_turn(turn: int) -> None:
    fives = ["tie-fighter " * 5, "tie-bomber " * 5, "tie-interceptor " * 5]
    game = stuck(3, turn=turn, deck=" ".join(fives))
    play(game, *["do nothing"] * 6)
    assert reset(game)
    clockwise = [(turn - 1 + step) % 3 + 1 for step in range(3)]
    assert [hand(game, player) for player in clockwise] == [five.strip() for five in fives]
    assert asked(game) == f"commander-{turn} take-turn"


@pytest.mark.rule("CMD-RUL-32")
def test_cmd_rul_32_everything_is_discarded_before_anything_is_drawn() -> None:
    game = play(without_deck(stuck()), *["do nothing"] * 4)
    assert reset(game)
    assert (len(game.deck), game.discard) == (98 - 10, [])
    game = stuck(deck="slave-1 slave-1 death-star")
    game.discard, game.deck = game.deck[:-3], game.deck[-3:]
    play(game, *["do nothing"] * 4)
    assert {"slave-1", "death-star"} <= set(hand(game, 1).split())
    assert (len(game.deck), game.discard) == (98 - 10, [])


@pytest.mark.rule("CMD-RUL-33")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_cmd_rul_33_a_loop_is_broken_after_at_most_32_turns_of_each_player(players: int) -> None:
    for seed in range(players):
        game = stuck(players, turn=seed + 1)
        turns = 0
        while not reset(game):
            seat = game.turn
            new = [pick for pick in options(game) if game.after(pick).repeats[seat] == game.repeats[seat]]
            play(game, (new or options(game))[0])  # a new configuration as long as there is one
            turns += 1
            assert turns <= 32 * players


@pytest.mark.rule("CMD-RUL-33")
def test_cmd_rul_33_without_progress_everybody_keeps_the_same_five_cards() -> None:
    for seed in range(40):
        before: list[Counter[CardId]] = []
        for game in walk(2, seed):
            five = [Counter([*own, *ships]) for own, ships in zip(game.hands, game.fleets, strict=True)]
            assert all(len(history) <= 31 for history in game.histories)
            if asked(game).endswith("take-turn") and any(game.histories):
                assert before in ([], five)
                before = five
            elif not any(game.histories):
                before = []


@pytest.mark.rule("CMD-RUL-33")
def test_cmd_rul_33_a_player_who_is_not_stuck_cannot_keep_a_loop_going() -> None:
    game = commanders(ROOM, fleets=[NO_MATCH, ""], hands=["tie-fighter", f"{NO_MATCH} tie-bomber"])
    for ship in NO_MATCH.split():
        play(game, "do nothing", f"add {ship} to fleet")
    play(game, "do nothing")
    assert options(game) == ["place tie-bomber at bespin"]
