"""Why a pick is refused: the rule, the sentence, and nothing that the seat which asks may not know."""

from __future__ import annotations

import re

import pytest

from dejarik.engine.chance import Chance
from dejarik.engine.problem import IllegalPick
from dejarik.games.commanders import GAME
from dejarik.games.commanders.components import FOLDER
from dejarik.games.commanders.state import State
from tests.games.commanders.position import NO_MATCH, commanders, options, play, refusal, stuck, walk

COLUMN = "tatooine: tie-fighter tie-bomber | dagobah: tie-fighter tie-bomber | hoth: landing-craft | naboo"
FLEETS = ["tie-fighter tie-advanced", "tie-bomber v-wing-fighter", "", "landing-craft"]
SPECIALS = "star-destroyer super-star-destroyer slave-1"
TURN = commanders(
    COLUMN,
    fleets=FLEETS,
    hands=[SPECIALS, "", "", ""],
    captured=["", "utapau", "", ""],
    destroyed="kamino",
)
CAPTURES = "dagobah: tie-fighter tie-bomber | naboo: {0} tie-bomber | tatooine: {0} tie-bomber {1} | hoth: {0} {1}"
POSITIONS = {
    "turn": TURN,
    "ships": commanders(
        COLUMN,
        fleets=FLEETS,
        hands=["tie-fighter death-star", "", "", ""],
        captured=["", "utapau", "", ""],
        destroyed="kamino",
    ),
    "full fleet": commanders(
        CAPTURES.format("imperial-shuttle landing-craft", "v-wing-fighter"),
        fleets=["tie-interceptor imperial-shuttle landing-craft landing-craft", "tie-fighter"],
        hands=["tie-advanced", ""],
    ),
    "matches": commanders(
        CAPTURES.format("imperial-shuttle landing-craft", "v-wing-fighter"),
        fleets=["tie-interceptor tie-interceptor tie-interceptor v-wing-fighter", ""],
    ),
    "stuck": stuck(),
    "empty table": commanders(hands=[f"{SPECIALS} star-destroyer", ""]),
    "first hit": play(TURN.copy(), "play super-star-destroyer"),
    "second hit": play(TURN.copy(), "play super-star-destroyer", "hit tie-fighter at tatooine"),
    "star destroyer": play(TURN.copy(), "play star-destroyer"),
    "only specials": play(
        commanders(
            fleets=["tie-fighter tie-bomber", "v-wing-fighter"], hands=["star-destroyer slave-1 death-star", ""]
        ),
        "play star-destroyer",
    ),
    "swap with": play(TURN.copy(), "play star-destroyer", "swap tie-fighter of commander-1"),
    "give": play(
        commanders(COLUMN, fleets=FLEETS, hands=["star-destroyer slave-1 tie-bomber", "", "", ""]),
        "play star-destroyer",
        "take v-wing-fighter from commander-2",
    ),
    "slave-1": play(TURN.copy(), "play slave-1"),
    "slave-1 beside an empty fleet": play(
        commanders(fleets=["tie-fighter", "", "tie-bomber"], hands=["slave-1", "", ""]), "play slave-1"
    ),
    "chain": play(
        commanders(
            fleets=["tie-fighter", "tie-bomber", "landing-craft", "tie-advanced"], hands=["slave-1", "", "", ""]
        ),
        "play slave-1",
        "swap tie-fighter for tie-bomber of commander-2",
    ),
    "chain of a player without cards": play(
        commanders(fleets=[NO_MATCH, "tie-bomber", "tie-fighter"], hands=["slave-1", "", ""]),
        "play slave-1",
        "swap tie-advanced for tie-bomber of commander-2",
    ),
    "one fleet": play(
        commanders(fleets=["tie-fighter tie-bomber", ""], hands=["star-destroyer", ""]), "play star-destroyer"
    ),
    "over": play(commanders(hands=["death-star", ""], pile=""), "play death-star on hoth"),
}
CASES = [
    # action 1
    ("ships", "place tie-fighter at tatooine", "CMD-LINE-2", "same-kind"),
    ("ships", "place tie-fighter at dagobah", "CMD-LINE-3", "line-full"),
    ("ships", "place death-star at naboo", "CMD-LINE-4", "special-in-line"),
    ("ships", "place v-wing-fighter at naboo", "CMD-TURN-1", "not-in-hand"),
    ("ships", "place x-wing at naboo", "CMD-COMP-7", "no-card"),
    ("ships", "place tie-fighter at coruscant", "CMD-COMP-4", "no-planet"),
    ("ships", "place tie-fighter at bespin", "CMD-SETUP-4", "not-open"),
    ("turn", "place star-destroyer at utapau", "CMD-LINE-4", "special-in-line"),
    ("ships", "place tie-fighter at utapau", "CMD-CAP-9", "captured"),
    ("ships", "place tie-fighter at kamino", "CMD-DS-2", "destroyed"),
    # action 2
    ("full fleet", "add tie-advanced to fleet", "CMD-FLEET-3", "fleet-full"),
    ("ships", "add death-star to fleet", "CMD-FLEET-5", "special-in-fleet"),
    ("ships", "add tie-bomber to fleet", "CMD-TURN-1", "not-in-hand"),
    ("ships", "add x-wing to fleet", "CMD-COMP-7", "no-card"),
    # action 3
    ("turn", "play death-star on naboo", "CMD-TURN-1", "not-in-hand"),
    ("ships", "play death-star on coruscant", "CMD-COMP-4", "no-planet"),
    ("ships", "play death-star on bespin", "CMD-SETUP-4", "not-open"),
    ("ships", "play death-star on utapau", "CMD-DS-7", "captured"),
    ("ships", "play death-star on kamino", "CMD-DS-2", "destroyed"),
    ("ships", "play death-star", "CMD-DS-1", "which-planet"),
    ("ships", "play tie-fighter", "CMD-TURN-1", "where-to"),
    ("ships", "play slave-1", "CMD-TURN-1", "not-in-hand"),
    ("ships", "play millennium-falcon", "CMD-COMP-7", "no-card"),
    ("empty table", "play star-destroyer", "CMD-RUL-10", "two-ships"),
    ("empty table", "play super-star-destroyer", "CMD-RUL-10", "two-lines"),
    ("empty table", "play slave-1", "CMD-RUL-10", "fleets-empty"),
    # Super Star Destroyer
    ("first hit", "hit tie-fighter at hoth", "CMD-SSD-1", "not-in-line"),
    ("first hit", "hit tie-fighter at coruscant", "CMD-COMP-4", "no-planet"),
    ("first hit", "hit x-wing at hoth", "CMD-COMP-7", "no-card"),
    ("first hit", "hit tie-fighter at utapau", "CMD-CAP-9", "captured"),
    ("first hit", "hit tie-fighter at kamino", "CMD-DS-2", "destroyed"),
    ("first hit", "hit tie-fighter at bespin", "CMD-SETUP-4", "not-open"),
    ("first hit", "place tie-fighter at naboo", "CMD-SSD-1", "not-now"),
    ("second hit", "hit tie-bomber at tatooine", "CMD-SSD-2", "same-line"),
    ("second hit", "hit landing-craft at dagobah", "CMD-SSD-1", "not-in-line"),
    ("second hit", "add tie-fighter to fleet", "CMD-SSD-2", "not-now"),
    # Star Destroyer
    ("star destroyer", "swap tie-fighter of tatooine", "CMD-SD-2", "no-place"),
    ("star destroyer", "swap at tatooine tie-fighter", "CMD-SD-1", "called-so"),
    ("star destroyer", "swap v-wing-fighter at hoth", "CMD-SD-2", "not-there"),
    ("star destroyer", "swap x-wing of commander-1", "CMD-SD-2", "not-there"),
    ("star destroyer", "swap tie-fighter at bespin", "CMD-SD-2", "no-place"),
    ("star destroyer", "swap tie-fighter of commander-5", "CMD-SD-2", "no-place"),
    ("star destroyer", "swap x-wing at hoth", "CMD-SD-2", "not-there"),
    ("star destroyer", "take tie-bomber from commander-5", "CMD-SD-6", "no-player"),
    ("star destroyer", "take tie-bomber from luke", "CMD-SD-6", "no-player"),
    ("star destroyer", "take x-wing from commander-2", "CMD-SD-6", "not-there"),
    ("star destroyer", "take tie-fighter from commander-1", "CMD-SD-8", "own-fleet"),
    ("star destroyer", "take tie-fighter from commander-2", "CMD-SD-6", "not-there"),
    ("star destroyer", "take tie-fighter from commander-3", "CMD-SD-6", "not-there"),
    ("star destroyer", "play death-star on naboo", "CMD-SD-1", "not-now"),
    ("one fleet", "swap tie-fighter of commander-1", "CMD-RUL-12", "changes-nothing"),
    ("only specials", "take v-wing-fighter from commander-2", "CMD-RUL-13", "no-ship-to-give"),
    ("swap with", "swap tie-bomber at tatooine", "CMD-SD-5", "two-of-a-kind"),
    ("swap with", "swap tie-fighter at dagobah", "CMD-RUL-12", "changes-nothing"),
    ("swap with", "swap tie-advanced of commander-1", "CMD-RUL-12", "changes-nothing"),
    ("swap with", "swap tie-advanced at naboo", "CMD-SD-2", "not-there"),
    ("swap with", "swap tie-advanced at kamino", "CMD-SD-2", "no-place"),
    ("swap with", "take tie-bomber from commander-2", "CMD-SD-2", "not-now"),
    ("give", "give slave-1", "CMD-SD-8", "special-given"),
    ("give", "give v-wing-fighter", "CMD-TURN-1", "not-in-hand"),
    ("give", "give x-wing", "CMD-COMP-7", "no-card"),
    ("give", "swap tie-fighter at hoth", "CMD-SD-6", "not-now"),
    # Slave I
    ("slave-1", "swap tie-fighter for landing-craft of commander-3", "CMD-SLAVE-1", "no-neighbour"),
    ("slave-1", "swap tie-fighter for tie-advanced of commander-1", "CMD-SLAVE-1", "no-neighbour"),
    ("slave-1", "swap tie-fighter for tie-bomber of commander-5", "CMD-SLAVE-1", "no-player"),
    ("slave-1", "swap tie-fighter for tie-bomber of luke", "CMD-SLAVE-1", "no-player"),
    ("slave-1", "swap x-wing for tie-bomber of commander-2", "CMD-SLAVE-1", "not-there"),
    ("slave-1", "swap tie-fighter for tie-fighter of commander-2", "CMD-SLAVE-1", "not-there"),
    ("slave-1", "swap tie-bomber for tie-bomber of commander-2", "CMD-SLAVE-1", "not-there"),
    ("slave-1", "swap tie-fighter of commander-1", "CMD-SLAVE-1", "not-now"),
    ("slave-1 beside an empty fleet", "swap tie-fighter for tie-bomber of commander-2", "CMD-RUL-16", "not-there"),
    ("chain", "swap tie-fighter for tie-bomber of commander-1", "CMD-SLAVE-5", "one-swap-only"),
    ("chain", "swap tie-fighter for tie-advanced of commander-4", "CMD-SLAVE-3", "same-direction"),
    ("chain", "swap tie-fighter for tie-advanced of commander-3", "CMD-SLAVE-1", "not-there"),
    ("chain", "swap tie-bomber for landing-craft of commander-3", "CMD-SLAVE-1", "not-there"),
    ("chain", "swap tie-fighter for landing-craft of commander-5", "CMD-SLAVE-1", "no-player"),
    ("chain", "place tie-fighter at naboo", "CMD-SLAVE-3", "not-now"),
    ("slave-1", "decline", "CMD-RUL-15", "nothing-to-decline"),
    ("turn", "decline", "CMD-SLAVE-6", "nothing-to-decline"),
    # action 4
    ("turn", "capture tatooine using tie-fighter", "CMD-CAP-1", "line-not-full"),
    ("turn", "capture naboo using tie-fighter tie-advanced", "CMD-CAP-1", "line-not-full"),
    ("turn", "capture dagobah using tie-advanced", "CMD-RUL-19", "other-ships"),
    ("turn", "capture dagobah using tie-fighter tie-bomber", "CMD-RUL-19", "other-ships"),
    ("turn", "capture dagobah using tie-fighter tie-fighter", "CMD-RUL-19", "other-ships"),
    ("turn", "capture dagobah using x-wing", "CMD-COMP-7", "no-card"),
    ("turn", "capture coruscant using tie-fighter", "CMD-COMP-4", "no-planet"),
    ("turn", "capture utapau using tie-fighter", "CMD-CAP-9", "captured"),
    ("turn", "capture kamino using tie-fighter", "CMD-DS-2", "destroyed"),
    ("turn", "capture bespin using tie-fighter", "CMD-SETUP-4", "not-open"),
    ("matches", "capture dagobah using tie-fighter", "CMD-CAP-3", "too-few"),
    ("matches", "capture naboo using imperial-shuttle landing-craft", "CMD-CAP-4", "too-few"),
    ("matches", "capture tatooine using v-wing-fighter v-wing-fighter v-wing-fighter", "CMD-CAP-5", "too-few"),
    ("first hit", "capture dagobah using tie-fighter", "CMD-SSD-1", "not-now"),
    # no action
    ("turn", "take back tie-fighter", "CMD-STUCK-3", "not-stuck"),
    ("turn", "do nothing", "CMD-TURN-2", "must-act"),
    ("turn", "pass", "CMD-TURN-2", "must-act"),
    ("stuck", "take back tie-fighter", "CMD-STUCK-1", "not-in-fleet"),
    ("stuck", "take back x-wing", "CMD-STUCK-1", "not-in-fleet"),
    ("stuck", "add tie-fighter to fleet", "CMD-FLEET-3", "fleet-full"),
    ("stuck", "place tie-fighter at naboo", "CMD-LINE-3", "line-full"),
    ("first hit", "take back tie-fighter", "CMD-SSD-1", "not-now"),
    ("first hit", "pass", "CMD-SSD-1", "not-now"),
    ("stuck", "pass", "CMD-RUL-27", "unclear"),
    ("chain", "do nothing", "CMD-SLAVE-3", "not-now"),
    ("chain of a player without cards", "pass", "CMD-SLAVE-3", "not-now"),
    ("chain of a player without cards", "take back tie-fighter", "CMD-SLAVE-3", "not-now"),
    # anything else
    ("turn", "hit tie-fighter at tatooine", "CMD-TURN-1", "not-now"),
    ("turn", "swap tie-fighter at tatooine", "CMD-TURN-1", "not-now"),
    ("turn", "swap tie-fighter for tie-bomber of commander-2", "CMD-TURN-1", "not-now"),
    ("turn", "take tie-bomber from commander-2", "CMD-TURN-1", "not-now"),
    ("turn", "give tie-fighter", "CMD-TURN-1", "not-now"),
    ("turn", "dance", "CMD-TURN-1", "unclear"),
    ("chain", "dance", "CMD-SLAVE-3", "unclear"),
    ("over", "place tie-fighter at naboo", "CMD-END-4", "over"),
    ("over", "dance", "CMD-END-4", "over"),
]
TEXTS = sorted({pick for _, pick, _, _ in CASES})


@pytest.mark.parametrize(("position", "pick", "rule", "key"), CASES)
def test_an_illegal_pick_is_refused_with_its_rule(position: str, pick: str, rule: str, key: str) -> None:
    game = POSITIONS[position].copy()
    objection = GAME.explain(game, pick)
    assert objection is not None
    assert (objection.rule, objection.message.key) == (rule, f"commanders-no-{key}")
    assert objection.message.rule == rule
    assert rule in GAME.rulebook
    assert len(GAME.language("en").text(objection.message)) > 10
    with pytest.raises(IllegalPick):
        game.apply(pick)
    assert game == POSITIONS[position]


def test_every_sentence_of_refusal_is_needed() -> None:
    known = re.findall(r"^commanders-no-(\S+) =", (FOLDER / "locale" / "en.ftl").read_text("utf-8"), re.MULTILINE)
    assert set(known) == {key for _, _, _, key in CASES} | {"not-your-turn"}


@pytest.mark.parametrize("position", POSITIONS)
def test_nothing_is_said_against_a_legal_pick(position: str) -> None:
    game = POSITIONS[position]
    if game.ask is not None:
        for pick in options(game):
            assert refusal(game, pick) == refusal(game, pick, game.ask.seat) == ""
            assert refusal(game, "  " + pick.replace(" ", "  ")) == ""


@pytest.mark.parametrize("position", POSITIONS)
def test_another_seat_has_to_wait_for_its_turn(position: str) -> None:
    game = POSITIONS[position]
    if game.ask is not None:
        for seat in range(len(game.hands)):
            for pick in [*options(game), *TEXTS] if seat != game.ask.seat else []:
                objection = GAME.explain(game, pick, seat)
                assert objection is not None
                assert (objection.rule, objection.message.key) == ("CMD-TURN-3", "commanders-no-not-your-turn")
                assert f"Commander {game.ask.seat + 1}" in GAME.language("en").text(objection.message)


@pytest.mark.parametrize(
    ("position", "pick", "words"),
    [
        ("ships", "place tie-fighter at tatooine", ["Tatooine", "TIE Fighter"]),
        ("ships", "place tie-fighter at dagobah", ["Dagobah", "2 ships"]),
        ("ships", "place death-star at naboo", ["Death Star", "special"]),
        ("full fleet", "add tie-advanced to fleet", ["4 ships"]),
        ("ships", "place tie-fighter at utapau", ["Utapau", "Commander 2"]),
        ("ships", "place tie-fighter at kamino", ["Kamino", "destroyed"]),
        ("turn", "capture tatooine using tie-fighter", ["Tatooine", "2 of 4"]),
        ("matches", "capture naboo using imperial-shuttle landing-craft", ["Naboo", "2 matching ships", "0"]),
        ("matches", "capture dagobah using tie-fighter", ["Dagobah", "1 matching ship", "0"]),
        ("second hit", "hit tie-bomber at tatooine", ["another line", "Tatooine"]),
        ("chain", "swap tie-fighter for tie-bomber of commander-1", ["Commander 1", "one swap"]),
        ("chain", "swap tie-fighter for tie-advanced of commander-4", ["same direction", "Commander 3"]),
        ("slave-1", "swap tie-fighter for landing-craft of commander-3", ["Commander 3", "neighbour"]),
        ("first hit", "capture dagobah using tie-fighter", ["Not now", "Super Star Destroyer"]),
    ],
)
def test_the_sentence_names_the_facts(position: str, pick: str, words: list[str]) -> None:
    objection = GAME.explain(POSITIONS[position], pick)
    assert objection is not None
    sentence = GAME.language("en").text(objection.message)
    assert all(word in sentence for word in words), sentence


def test_a_refusal_never_speaks_of_a_pair_where_there_would_be_none() -> None:
    game = POSITIONS["star destroyer"]
    assert "swap tie-fighter at tatooine" in options(game)
    assert refusal(game, "swap tie-fighter of tatooine") != "CMD-SD-5"


def test_a_refusal_never_finds_fault_with_ships_that_match() -> None:
    game = commanders(
        "tatooine | hoth: tie-fighter tie-bomber landing-craft | naboo | endor", fleets=["tie-fighter tie-bomber", ""]
    )
    assert "capture hoth using tie-fighter tie-bomber" in options(game)
    assert refusal(game, "capture hoth using tie-bomber tie-fighter") != "CMD-RUL-19"


def imagined_alike(game: State, pick: str, seat: int, worlds: int) -> bool:
    """Whether the seat gets the same answer in every world that looks the same to it."""
    answer = GAME.explain(game, pick, seat)
    view = game.view(seat)
    return all(GAME.explain(GAME.imagine(view, Chance(seed)), pick, seat) == answer for seed in range(worlds))


@pytest.mark.parametrize("position", POSITIONS)
def test_no_seat_learns_anything_hidden_from_a_refusal(position: str) -> None:
    game = POSITIONS[position]
    for pick in TEXTS:
        for seat in range(len(game.hands)):
            assert imagined_alike(game, pick, seat, worlds=2)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_no_seat_learns_anything_hidden_from_a_refusal_in_any_game(players: int) -> None:
    for number, game in enumerate(walk(players, seed=players)):
        for seat in range(players):
            for pick in TEXTS[number % 10 :: 10]:
                assert imagined_alike(game, pick, seat, worlds=1)
