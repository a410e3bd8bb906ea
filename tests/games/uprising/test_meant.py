"""What somebody means who points at things: a pick in words, of which a refusal can then say what is wrong."""

from __future__ import annotations

import pytest

from tests.games.uprising.position import GAME, options, play, refusal, uprising

PAIR = "capitol police-headquarters"
HAND = "riot-2 riot-3 riot-4 provocation supplies-2"
POOL = "(riot-5)>ministry-of-truth riot-2 (riot-4)>eliminated"
PLAN = uprising("plan", pair=PAIR, hand=HAND)
POSITIONS = {
    "choose": uprising("choose", captured="ministry-of-peace:coup"),
    "plan": PLAN,
    "plan closed": play(PLAN.copy(), "play riot-2 open", "play riot-3 closed"),
    "defend": uprising("defend", pair=PAIR, pool=POOL),
    "only to cordon": uprising("defend", pair=PAIR, pool=POOL, tokens="cordon"),
    "assign": uprising("assign", pair=PAIR, pool=POOL),
    "check": uprising("check", ministry_of_peace="riot-3 (riot-5)", capitol="riot-2"),
}


@pytest.mark.parametrize(
    ("position", "things", "pick", "rule"),
    [
        ("choose", "district/capitol district/ministry-of-truth", "choose capitol and ministry-of-truth", "UPR-DIST-2"),
        ("choose", "district/ministry-of-truth district/capitol", "choose ministry-of-truth and capitol", "UPR-DIST-2"),
        ("choose", "district/ministry-of-peace", "choose ministry-of-peace and capitol", "UPR-DIST-3"),
        ("choose", "hand/riot-2", "play riot-2 open", "UPR-ROUND-1"),
        ("plan", "hand/provocation", "play provocation open", "UPR-PLAN-3"),
        ("plan", "district/capitol", "cordon capitol", "UPR-ROUND-1"),
        ("plan closed", "hand/provocation", "play provocation closed", ""),
        ("plan closed", "plan/riot-2", "play riot-2 closed", "UPR-PLAN-1"),
        ("defend", "token/surveillance pool/1", "surveillance 1", "UPR-DEF-7"),
        ("defend", "token/surveillance pool/2", "surveillance 2", "UPR-TOK-2"),
        ("defend", "pool/3", "eliminate 3", "UPR-DEF-7"),
        ("defend", "token/disorient pool/1 district/capitol", "disorient 1 to capitol", "UPR-DEF-7"),
        ("defend", "pool/1 district/capitol", "disorient 1 to capitol", "UPR-DEF-7"),
        ("defend", "district/ministry-of-peace", "cordon ministry-of-peace", "UPR-TOK-11"),
        ("defend", "token/cordon district/ministry-of-peace", "cordon ministry-of-peace", "UPR-TOK-11"),
        ("only to cordon", "token/surveillance", "surveillance 2", "UPR-DEF-8"),
        ("only to cordon", "token/disorient", "disorient 2 to ministry-of-truth", "UPR-DEF-8"),
        ("only to cordon", "pool/2", "surveillance 2", "UPR-DEF-8"),
        ("assign", "pool/2 district/ministry-of-peace", "assign 2 to ministry-of-peace", "UPR-OPER-1"),
        ("assign", "district/ministry-of-peace", "assign 2 to ministry-of-peace", "UPR-OPER-1"),
        ("assign", "pool/1", "assign 1 to capitol", "UPR-OPER-4"),
        ("check", "district/capitol mission/coup", "capture capitol with coup", "UPR-MIS-4"),
        ("check", "mission/coup", "capture ministry-of-peace with coup", "UPR-MIS-4"),
        ("check", "district/capitol", "capture capitol with revolution", "UPR-MIS-1"),
        ("check", "deck", None, ""),
        ("check", "", None, ""),
    ],
)
def test_whoever_points_at_things_means_a_pick(position: str, things: str, pick: str | None, rule: str) -> None:
    game = POSITIONS[position]
    assert GAME.meant(game, things.split()) == pick
    if pick is not None:
        assert refusal(game, pick) == rule
        assert (pick in options(game)) == (not rule)
