"""The example that never moves its base."""

from __future__ import annotations

from pathlib import Path

from dejarik.arena.contenders import contender, read_names
from tests.games.rebellion.rounds import carry_out, options, play

STILL = Path(__file__).parents[2] / "examples" / "still.py"


def test_a_new_base_is_declined() -> None:
    names, sources = read_names([str(STILL)])
    bot = contender(names[0], 1, sources)
    game = play(carry_out("rapid-mobilization", "admiral-ackbar"), "pass", "seek new base")
    assert len(options(game)) > 1
    assert str(bot.pick(game.perspective("rebel"))) == "decline"


def test_all_else_is_as_greedy_would() -> None:
    _, sources = read_names([str(STILL)])
    game = play(carry_out("rapid-mobilization", "admiral-ackbar"), "pass")
    picks = [contender(name, 1, sources).pick(game.perspective("rebel")) for name in ("still.py", "greedy")]
    assert picks[0] == picks[1]
