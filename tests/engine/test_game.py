"""Starting a game: options, players, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import dejarik

UPRISING = dejarik.game("uprising")


def test_the_same_seed_and_options_give_the_same_game() -> None:
    assert UPRISING.new(seed=5) == UPRISING.new(seed=5)
    assert UPRISING.new(seed=5) != UPRISING.new(seed=6)


def test_without_a_seed_every_game_is_another() -> None:
    assert UPRISING.new() != UPRISING.new()


def test_options_can_be_given_as_data_or_as_text() -> None:
    chosen = ["coup", "espionage", "press-support"]
    assert UPRISING.read_options({"capitol": "true", "missions": "coup, espionage,press-support"}) == {
        "capitol": True,
        "missions": chosen,
    }
    assert UPRISING.read_options({"missions": chosen})["missions"] == chosen
    assert UPRISING.read_options({"missions": ""}) == {"capitol": False, "missions": []}


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"moon": True}, "uprising has no option “moon”; it has: capitol, missions"),
        ({"capitol": "perhaps"}, "option capitol cannot be “perhaps”; possible: true, false"),
        ({"missions": "coup,espionage"}, "option missions cannot be “coup,espionage”; possible: 3 ×"),
        ({"missions": "coup,coup,espionage"}, "option missions cannot be"),
        ({"missions": ["coup", "espionage", "revolution"]}, "option missions cannot be"),
        ({"missions": 7}, "option missions cannot be “7”"),
    ],
)
def test_a_bad_option_is_named(options: dict[str, Any], words: str) -> None:
    with pytest.raises(dejarik.BadOption) as caught:
        UPRISING.new(options=options)
    assert words in str(caught.value)


def test_a_wrong_number_of_players_is_refused() -> None:
    with pytest.raises(dejarik.BadOption, match="uprising is for exactly 2 players, not 1"):
        UPRISING.new(players=1)


def test_an_unknown_game_is_named() -> None:
    with pytest.raises(dejarik.UnknownGame, match="there is no game “chess”"):
        dejarik.game("chess")
