"""The five phases. [UPR-ROUND]"""

from __future__ import annotations

from itertools import groupby

import pytest

from tests.games.uprising.position import asked, cards, play, uprising, walk


@pytest.mark.rule("UPR-ROUND-1")
def test_upr_round_1_the_phases_follow_one_another() -> None:
    for seed in range(20):
        asks = [(game.round, asked(game)) for game in walk(seed) if game.outcome is None and game.round < 8]
        for _, phases in groupby(asks, key=lambda ask: ask[0]):
            assert [name for name, _ in groupby(name for _, name in phases)] == [
                "resistance choose-pair",  # 1
                "resistance play-open",  # 2
                "resistance play-closed",
                "empire use-token",  # 3
                "resistance assign-card",  # 4
                "resistance declare",  # 5
            ]


@pytest.mark.rule("UPR-ROUND-1")
def test_upr_round_1_a_round_pick_by_pick() -> None:
    game = uprising("choose", hand="riot-2 riot-3 riot-4 riot-5 riot-6")
    play(game, "choose capitol and police-headquarters")
    assert (asked(game), cards(game, "pool")) == ("resistance play-open", "")
    play(game, "play riot-2 open", "play riot-3 closed", "play riot-4 closed")
    assert (asked(game), len(cards(game, "pool").split())) == ("empire use-token", 3)
    play(game, "eliminate 1", "cordon capitol")
    assert asked(game) == "resistance assign-card"
    play(game, "assign 2 to police-headquarters", "assign 3 to police-headquarters")
    assert (asked(game), game.round, len(game.hand)) == ("resistance declare", 1, 2)
    play(game, "finish")
    assert (asked(game), game.round, len(game.hand)) == ("resistance choose-pair", 2, 5)
