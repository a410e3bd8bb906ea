"""Players that an effect names. [RIM-EFFECT-25, 49]"""

from __future__ import annotations

from dataclasses import replace

import pytest

from dejarik.games.outer_rim.components import PlayerId
from dejarik.games.outer_rim.players import Who, named_players
from dejarik.games.outer_rim.runs import NO_RUN
from tests.games.outer_rim.position import asked, carry_out, options, play, rim

AT = "tatooine tatooine nav-d-ro tatooine"
WHO = "bossk ig-88 han-solo boba-fett"


@pytest.mark.rule("RIM-EFFECT-49")
@pytest.mark.parametrize(
    ("who", "found"),
    [
        ("same-space", [1, 3]),
        ("same-space-negative-rep", [3]),
        ("same-space-more-fame", [3]),
        ("same-space-fame-at-least", [1, 3]),
        ("most-fame", [3]),
        ("nearest", [1, 3]),
        ("all-others", [1, 2, 3]),
        ("any-player", [0, 1, 2, 3]),
        ("same-planet-all", [1, 3]),
        ("chosen", [2]),
    ],
)
def test_rim_effect_49_who_fits(who: Who, found: list[int]) -> None:
    game = rim(AT, who=WHO, fame="2 2 3 4", rep=["", "hutt+", "hutt-", "rebel-"])
    assert named_players(game, replace(NO_RUN, chosen=PlayerId(2)), who) == found


@pytest.mark.rule("RIM-EFFECT-49", "RIM-MAP-17")
def test_rim_effect_49_the_player_of_the_card_picks_one() -> None:
    game = rim(AT, who=WHO, credits="0 0 0 0")
    carry_out(game, [{"other_player": {"who": "nearest", "do": [{"credits": 1000}]}}])
    assert asked(game) == "captain-1 choose-player"
    assert options(game) == ["player ig-88", "player boba-fett"]
    assert play(game, "player boba-fett").credits == [0, 0, 0, 1000]


@pytest.mark.rule("RIM-EFFECT-49")
def test_rim_effect_49_each_of_them_from_the_active_player() -> None:
    game = rim(AT, who=WHO, turn=3)
    carry_out(game, [{"other_player": {"who": "all-others", "do": [{"rep": {"faction": "choose", "count": 1}}]}}])
    order = []
    while game.ask is not None:
        order.append(asked(game))
        play(game, "faction hutt")
    assert order == ["captain-3 choose-faction", "captain-4 choose-faction", "captain-2 choose-faction"]


@pytest.mark.rule("RIM-EFFECT-25", "RIM-ABIL-30", "RIM-EFFECT-1")
def test_rim_abil_30_choices_are_made_by_whoever_gains() -> None:
    game = rim("tatooine tatooine", who="bossk ig-88")
    carry_out(game, [{"other_player": {"who": "same-space", "do": [{"rep": {"faction": "choose", "count": 1}}]}}])
    assert asked(game) == "captain-2 choose-faction"
    alone = carry_out(rim("tatooine ryloth"), [{"other_player": {"who": "same-space", "do": [{"fame": 1}]}}])
    assert alone.fame == [0, 0]
