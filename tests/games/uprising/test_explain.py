"""Why a pick is refused: the rule, the sentence, and nothing that the Empire may not know."""

from __future__ import annotations

import re

import pytest

from dejarik.engine.chance import Chance
from dejarik.engine.problem import IllegalPick
from dejarik.games.uprising.components import EMPIRE, FOLDER, RESISTANCE
from dejarik.games.uprising.state import State
from tests.games.uprising.position import GAME, PROVOCATIONS, options, play, refusal, uprising, walk

PAIR = "capitol police-headquarters"
HAND = "riot-2 riot-3 riot-4 provocation supplies-2"
TRUTH = "ministry-of-truth:coup"
FOUR_TYPES = "propaganda-2 riot-2 sabotage-2 (supplies-2)"
POSITIONS = {
    "choose": uprising("choose", captured="capitol:coup"),
    "plan": uprising("plan", pair=PAIR, hand=HAND),
    "plan closed": play(uprising("plan", pair=PAIR, hand=HAND), "play riot-2 open", "play riot-3 closed"),
    "only Provocations": uprising(
        "last-plan", round=8, hand="provocation provocation provocation", eliminated="provocation"
    ),
    "defend": uprising("defend", pair=PAIR, captured=TRUTH, pool="(riot-5) (provocation) supplies-2"),
    "defend again": uprising(
        "defend-1", pair=PAIR, tokens="surveillance disorient", pool="(riot-5)>capitol (riot-4)>eliminated supplies-2"
    ),
    "assign": uprising("assign", pair=PAIR, cordon="capitol", captured=TRUTH, pool="(riot-5) (riot-4) supplies-2"),
    "assign again": uprising("assign", pair=PAIR, pool="(riot-5)>capitol riot-4>eliminated (supplies-2)"),
    "check": uprising("check", captured=TRUTH, capitol=FOUR_TYPES, ministry_of_peace="riot-3 (riot-5)"),
    "check in Capitol mode": uprising(
        "check", capitol_mode=True, missions="espionage press-support armed-revolt", capitol="riot-6 riot-5"
    ),
    "last defence": uprising("last-defend", captured=TRUTH, pool="(riot-5) (riot-4) supplies-2", hand="riot-2"),
    "resistance won": play(
        uprising("check", captured="ministry-of-peace:coup ministry-of-truth:coup", capitol=FOUR_TYPES),
        "capture capitol with coup opening supplies-2",
    ),
    "Capitol captured": play(
        uprising("check", capitol_mode=True, capitol=FOUR_TYPES), "capture capitol with coup opening supplies-2"
    ),
    "empire won": play(uprising("last-check", round=8, eliminated=PROVOCATIONS), "finish"),
}
CASES = [
    # phase 1
    ("choose", "choose ministry-of-peace and ministry-of-truth", "UPR-DIST-2", "not-adjacent"),
    ("choose", "choose ministry-of-plenty and ministry-of-truth", "UPR-DIST-2", "not-adjacent"),
    ("choose", "choose ministry-of-peace and ministry-of-peace", "UPR-DIST-2", "not-adjacent"),
    ("choose", "choose ministry-of-peace and capitol", "UPR-DIST-3", "captured"),
    ("choose", "choose capitol and police-headquarters", "UPR-DIST-3", "captured"),
    ("choose", "choose police-headquarters and ministry-of-peace", "UPR-DIST-1", "left-to-right"),
    ("choose", "choose ministry-of-peace and old-town", "UPR-COMP-8", "no-district"),
    ("choose", "play riot-2 open", "UPR-ROUND-1", "wrong-phase"),
    ("choose", "dance", "UPR-DIST-1", "unclear"),
    # phase 2
    ("plan", "play provocation open", "UPR-PLAN-3", "provocation-open"),
    ("plan", "play riot-6 open", "UPR-PLAN-1", "not-in-hand"),
    ("plan", "play riot-7 open", "UPR-COMP-2", "no-card"),
    ("plan", "play riot-2 closed", "UPR-PLAN-2", "open-first"),
    ("plan", "choose capitol and police-headquarters", "UPR-ROUND-1", "wrong-phase"),
    ("plan", "play nothing open", "UPR-PLAN-2", "something-open"),
    ("plan", "finish", "UPR-ROUND-1", "wrong-phase"),
    ("only Provocations", "play provocation closed", "UPR-RUL-7", "only-provocations"),
    ("plan closed", "play provocation open", "UPR-PLAN-3", "provocation-open"),
    ("plan closed", "play riot-4 open", "UPR-PLAN-2", "one-open"),
    ("plan closed", "play riot-2 closed", "UPR-PLAN-1", "not-in-hand"),
    ("plan closed", "play riot-3 closed", "UPR-PLAN-1", "not-in-hand"),
    # phase 3
    ("defend", "surveillance 3", "UPR-TOK-2", "card-open"),
    ("defend", "surveillance riot-5", "UPR-DEF-6", "no-place"),
    ("defend", "eliminate 4", "UPR-DEF-6", "no-place"),
    ("defend", "disorient 1 to ministry-of-truth", "UPR-CAP-9", "captured"),
    ("defend", "disorient 1 to old-town", "UPR-COMP-8", "no-district"),
    ("defend", "disorient 1", "UPR-DEF-2", "unclear"),
    ("defend", "cordon ministry-of-peace", "UPR-TOK-11", "not-in-pair"),
    ("defend", "cordon old-town", "UPR-COMP-8", "no-district"),
    ("defend", "assign 1 to capitol", "UPR-ROUND-1", "wrong-phase"),
    ("defend", "pass", "UPR-RUL-9", "no-pass"),
    ("defend", "cordon ministry-of-truth", "UPR-TOK-11", "captured"),
    ("defend", "cordon capitol to capitol", "UPR-DEF-2", "unclear"),
    ("defend again", "eliminate 3", "UPR-DEF-8", "token-used"),
    ("defend again", "cordon capitol", "UPR-DEF-8", "token-used"),
    ("defend again", "surveillance 1", "UPR-DEF-7", "card-in-district"),
    ("defend again", "disorient 1 to ministry-of-truth", "UPR-DEF-7", "card-in-district"),
    ("defend again", "disorient 2 to capitol", "UPR-DEF-7", "card-eliminated"),
    ("last defence", "cordon ministry-of-truth", "UPR-RUL-27", "captured"),
    ("last defence", "cordon old-town", "UPR-COMP-8", "no-district"),
    ("last defence", "disorient 1 to ministry-of-truth", "UPR-CAP-9", "captured"),
    # phase 4
    ("assign", "assign 1 to capitol", "UPR-OPER-3", "cordoned"),
    ("assign", "assign 1 to ministry-of-peace", "UPR-OPER-1", "not-in-pair"),
    ("assign", "assign 1 to ministry-of-truth", "UPR-CAP-9", "captured"),
    ("assign", "assign 1 to old-town", "UPR-COMP-8", "no-district"),
    ("assign", "assign 2 to police-headquarters", "UPR-OPER-1", "in-order"),
    ("assign", "assign riot-5 to police-headquarters", "UPR-OPER-1", "no-place"),
    ("assign", "capture capitol with coup", "UPR-ROUND-1", "wrong-phase"),
    ("assign again", "assign 1 to police-headquarters", "UPR-OPER-4", "card-in-district"),
    ("assign again", "assign 2 to police-headquarters", "UPR-VIS-7", "card-eliminated"),
    # phase 5
    ("check", "capture ministry-of-peace with coup", "UPR-MIS-4", "mission-not-met"),
    ("check", "capture capitol with revolution", "UPR-MIS-1", "mission-not-met"),
    ("check", "capture capitol with espionage", "UPR-MIS-9", "mission-not-met"),
    ("check", "capture capitol with sleeper-agents", "UPR-CAP-1", "mission-not-on-table"),
    ("check", "capture capitol with luck", "UPR-COMP-7", "no-mission"),
    ("check", "capture ministry-of-truth with coup", "UPR-CAP-8", "captured"),
    ("check", "capture old-town with coup", "UPR-COMP-8", "no-district"),
    ("check", "capture capitol with coup", "UPR-RUL-21", "other-proof"),
    ("check", "capture capitol with coup opening riot-2", "UPR-RUL-21", "other-proof"),
    ("check", "surveillance 1", "UPR-ROUND-1", "wrong-phase"),
    ("check in Capitol mode", "capture capitol with revolution", "UPR-CPT-4", "mission-not-met"),
    ("check in Capitol mode", "capture ministry-of-peace with revolution", "UPR-MIS-1", "mission-not-met"),
    ("check in Capitol mode", "capture capitol with armed-revolt", "UPR-MIS-12", "mission-not-met"),
    # the end
    ("resistance won", "finish", "UPR-VIC-1", "over"),
    ("Capitol captured", "finish", "UPR-CPT-3", "over"),
    ("empire won", "finish", "UPR-VIC-3", "over"),
]
TEXTS = sorted({pick for _, pick, _, _ in CASES} | {"cordon capitol", "surveillance 2", "eliminate 1", "finish"})


def imagined_alike(game: State, pick: str, worlds: int) -> bool:
    """Whether the Empire gets the same answer in every world that looks the same to it."""
    answer = GAME.explain(game, pick, EMPIRE)
    view = game.view("empire")
    return all(GAME.explain(GAME.imagine(view, Chance(seed)), pick, EMPIRE) == answer for seed in range(worlds))


@pytest.mark.parametrize(("position", "pick", "rule", "key"), CASES)
def test_an_illegal_pick_is_refused_with_its_rule(position: str, pick: str, rule: str, key: str) -> None:
    game = POSITIONS[position].copy()
    objection = GAME.explain(game, pick)
    assert objection is not None
    assert (objection.rule, objection.message.key) == (rule, f"uprising-no-{key}")
    assert objection.message.rule == rule
    assert rule in GAME.rulebook
    assert len(GAME.language("en").text(objection.message)) > 10
    with pytest.raises(IllegalPick):
        game.apply(pick)
    assert game == POSITIONS[position]


def test_every_sentence_of_refusal_is_needed() -> None:
    known = re.findall(r"^uprising-no-(\S+) =", (FOLDER / "locale" / "en.ftl").read_text("utf-8"), re.MULTILINE)
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
        other = EMPIRE if game.ask.seat == RESISTANCE else RESISTANCE
        for pick in [*options(game), *TEXTS]:
            objection = GAME.explain(game, pick, other)
            assert objection is not None
            assert (objection.rule, objection.message.key) == ("UPR-ROUND-1", "uprising-no-not-your-turn")
            name = "Empire" if other == RESISTANCE else "Resistance"
            assert name in GAME.language("en").text(objection.message)


@pytest.mark.parametrize(
    ("position", "pick", "words"),
    [
        ("choose", "choose ministry-of-peace and ministry-of-truth", ["Ministry of Peace", "Ministry of Truth"]),
        ("plan", "play riot-6 open", ["Riot 6"]),
        ("plan closed", "play riot-4 open", ["Riot 2"]),
        ("defend", "surveillance 3", ["Supplies 2"]),
        ("defend again", "eliminate 3", ["Eliminate"]),
        ("defend again", "disorient 1 to ministry-of-truth", ["Card 1", "Capitol"]),
        ("assign", "assign 2 to police-headquarters", ["card 1"]),
        ("assign", "assign 1 to capitol", ["Capitol", "cordoned"]),
        ("check", "capture ministry-of-peace with coup", ["Ministry of Peace", "Coup", "each type"]),
        ("check", "capture ministry-of-truth with coup", ["Ministry of Truth", "captured"]),
        ("check in Capitol mode", "capture capitol with revolution", ["Capitol", "Revolution", "25"]),
    ],
)
def test_the_sentence_names_the_facts(position: str, pick: str, words: list[str]) -> None:
    objection = GAME.explain(POSITIONS[position], pick)
    assert objection is not None
    sentence = GAME.language("en").text(objection.message)
    assert all(word in sentence for word in words), sentence


@pytest.mark.parametrize("position", ["plan", "plan closed", "defend", "defend again", "assign", "last defence"])
def test_the_empire_learns_nothing_hidden_from_a_refusal(position: str) -> None:
    for pick in TEXTS:
        assert imagined_alike(POSITIONS[position], pick, worlds=10)


def test_the_empire_learns_nothing_hidden_from_a_refusal_in_any_game() -> None:
    for seed in range(5):
        for game in walk(seed):
            for pick in TEXTS[seed::5]:
                assert imagined_alike(game, pick, worlds=2)
