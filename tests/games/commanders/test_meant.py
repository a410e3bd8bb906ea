"""What somebody means who points at things: a pick in words, of which a refusal can then say what is wrong."""

from __future__ import annotations

import pytest

from dejarik.games.commanders.explain import REFUSALS
from tests.games.commanders.position import commanders, play

COLUMN = "tatooine: tie-fighter tie-bomber | dagobah: tie-fighter tie-bomber | hoth: landing-craft | naboo"
FLEETS = ["tie-bomber tie-fighter", "v-wing-fighter", "tie-bomber"]
TURN = commanders(COLUMN, fleets=FLEETS, hands=["star-destroyer super-star-destroyer slave-1", "", ""])
SHIPS = commanders(COLUMN, fleets=FLEETS, hands=["star-destroyer death-star tie-fighter", "", ""])
POSITIONS = {
    "turn": TURN,
    "ships": SHIPS,
    "second hit": play(TURN.copy(), "play super-star-destroyer", "hit tie-fighter at tatooine"),
    "star destroyer": play(TURN.copy(), "play star-destroyer"),
    "swap with": play(TURN.copy(), "play star-destroyer", "swap tie-fighter of commander-1"),
    "give": play(SHIPS.copy(), "play star-destroyer", "take v-wing-fighter from commander-2"),
    "slave-1": play(TURN.copy(), "play slave-1"),
    "chain": play(TURN.copy(), "play slave-1", "swap tie-bomber for v-wing-fighter of commander-2"),
}


@pytest.mark.parametrize(
    ("position", "things", "pick"),
    [
        ("ships", "hand/tie-fighter planet/hoth", "place tie-fighter at hoth"),
        ("ships", "planet/hoth hand/tie-fighter", "place tie-fighter at hoth"),
        ("ships", "hand/tie-fighter line/hoth/tie-fighter", "place tie-fighter at hoth"),
        ("turn", "hand/slave-1 planet/hoth", "place slave-1 at hoth"),
        ("ships", "hand/death-star planet/hoth", "play death-star on hoth"),
        ("turn", "hand/death-star planet/hoth", "play death-star on hoth"),
        ("turn", "hand/tie-fighter fleet/own", "add tie-fighter to fleet"),
        ("turn", "hand/tie-fighter fleet/commander-1", "add tie-fighter to fleet"),
        ("turn", "hand/slave-1 fleet/own/tie-bomber", "add slave-1 to fleet"),
        ("turn", "hand/super-star-destroyer", "play super-star-destroyer"),
        ("ships", "hand/death-star", "play death-star"),
        ("turn", "planet/hoth", "capture hoth"),
        ("turn", "line/hoth/tie-bomber", "capture hoth"),
        ("turn", "planet/hoth fleet/own/tie-bomber", "capture hoth using tie-bomber"),
        ("turn", "line/hoth/tie-bomber fleet/own/tie-bomber", "capture hoth using tie-bomber"),
        (
            "turn",
            "planet/hoth fleet/own/tie-bomber fleet/commander-1/tie-fighter",
            "capture hoth using tie-bomber tie-fighter",
        ),
        ("turn", "fleet/commander-1/tie-bomber", "take back tie-bomber"),
        ("turn", "fleet/own/tie-bomber", "take back tie-bomber"),
        ("turn", "fleet/commander-2/tie-bomber", "take tie-bomber from commander-2"),
        ("turn", "deck", None),
        ("turn", "fleet/commander-2", None),
        ("turn", "", None),
        ("second hit", "line/hoth/tie-bomber", "hit tie-bomber at hoth"),
        ("star destroyer", "line/hoth/tie-bomber", "swap tie-bomber at hoth"),
        ("star destroyer", "fleet/commander-2/v-wing-fighter", "swap v-wing-fighter of commander-2"),
        ("swap with", "fleet/commander-1/tie-bomber", "swap tie-bomber of commander-1"),
        ("swap with", "fleet/own/tie-bomber", "swap tie-bomber of commander-1"),
        ("give", "hand/slave-1", "give slave-1"),
        (
            "slave-1",
            "fleet/own/tie-fighter fleet/commander-3/tie-bomber",
            "swap tie-fighter for tie-bomber of commander-3",
        ),
        ("slave-1", "fleet/commander-3/tie-bomber", "swap tie-fighter for tie-bomber of commander-3"),
        ("slave-1", "hand/tie-fighter", "play tie-fighter"),
        (
            "chain",  # the neighbour is asked now
            "fleet/commander-2/tie-bomber fleet/commander-3/tie-bomber",
            "swap tie-bomber for tie-bomber of commander-3",
        ),
    ],
)
def test_whoever_points_at_things_means_a_pick(position: str, things: str, pick: str | None) -> None:
    game = POSITIONS[position]
    assert REFUSALS.meant(game, things.split()) == pick
    if pick is not None and pick not in map(str, game.ask.options if game.ask else []):
        objection = REFUSALS.explain(game, pick, None)
        assert objection is not None
        assert objection.message.key != "commanders-no-unclear"
