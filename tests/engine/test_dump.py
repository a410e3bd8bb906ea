"""Dumps: the whole position, and a clear word about what is wrong with a damaged one."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, ClassVar

import pytest

import dejarik
from dejarik.engine.procedure import Frame, Procedure
from tests.engine.toy import TOY, Toy

UPRISING = dejarik.game("uprising")


def a_dump() -> dict[str, Any]:
    state = UPRISING.new(seed=3)
    for _ in range(12):
        state.apply(state.ask.options[0])
    dump: dict[str, Any] = json.loads(json.dumps(state.dump()))
    return dump


def test_ids_are_texts() -> None:
    dump = a_dump()
    assert dump["stack"] == [{"do": "round", "step": 2}, {"ask": "play-closed"}]
    assert "capitol" in dump["table"]["row"]
    assert all(isinstance(card, str) for card in dump["table"]["deck"])


def test_a_dump_of_a_finished_game_loads() -> None:
    state = UPRISING.new(seed=3)
    while state.ask is not None:
        state.apply(state.ask.options[0])
    loaded = UPRISING.load(state.dump())
    assert loaded == state
    assert loaded.ask is None
    assert loaded.outcome == state.outcome


@pytest.mark.parametrize(
    ("damage", "where"),
    [
        (lambda d: d.pop("stack"), "$.stack: is missing"),
        (lambda d: d.update(extra=1), "$.extra: does not belong here"),
        (lambda d: d.update(game="toy"), "$.game: made for “toy”, this is “uprising”"),
        (lambda d: d.update(rules="9"), "$.rules: made for “9”"),
        (lambda d: d.update(content="9"), "$.content: made for “9”"),
        (lambda d: d.update(players="2"), "$.players: should be int, not '2'"),
        (lambda d: d.update(players=5), "$.players: should be range(2, 3), not 5"),
        (lambda d: d.update(options={"capitol": 3}), "$.options: option capitol cannot be “3”"),
        (lambda d: d.update(chance={}), "$.chance: should be seed, drawn"),
        (lambda d: d["chance"].update(seed="x"), "$.chance.seed: should be int"),
        (lambda d: d["chance"].update(drawn="x"), "$.chance.drawn: should be int"),
        (lambda d: d.update(stack="x"), "$.stack: should be list"),
        (lambda d: d["stack"].append(3), "$.stack[2]: should be object"),
        (lambda d: d["stack"][1].update(ask="sing"), "$.stack[1]: there is no frame “sing”"),
        (lambda d: d["stack"][0].update(step=99), "$.stack[0].step: there is no step “99”"),
        (lambda d: d["stack"][1].update(colour=1), "$.stack[1].colour: does not belong here"),
        (lambda d: d["stack"].pop(), "$.stack: a running game waits for a decision"),
        (lambda d: d.update(stack=[]), "$.stack: a running game waits for a decision"),
        (lambda d: d.update(outcome={}), "$.outcome: should be winners, scores, rule"),
        (
            lambda d: d.update(outcome={"winners": ["mars"], "scores": [], "rule": ""}),
            "$.outcome.winners: there is no seat “mars”",
        ),
        (
            lambda d: d.update(outcome={"winners": ["empire"], "scores": [0, 5], "rule": "UPR-VIC-3"}),
            "$.stack: a running game waits for a decision",
        ),
        (lambda d: d["table"].pop("hand"), "$.table.hand: is missing"),
        (lambda d: d["table"].update(luck=1), "$.table.luck: does not belong here"),
        (lambda d: d["table"].update(round="1"), "$.table.round: should be int, not '1'"),
        (lambda d: d["table"]["deck"].__setitem__(2, "joker"), "$.table.deck[2]: there is no card “joker”"),
        (lambda d: d["table"].update(deck="x"), "$.table.deck: should be list"),
        (lambda d: d["table"].update(pair=["capitol"]), "$.table.pair: should be list of 2"),
        (lambda d: d["table"]["hand"].pop(), "$.table: the components are not all there"),
        (lambda d: d["table"]["row"].pop(), "$.table.row: the components are not all there"),
        (lambda d: d["table"]["opened"].pop(), "$.table.played: lists that belong together differ in length"),
        (lambda d: d["table"]["captured_with"].append("coup"), "$.table.captured_with: lists that belong together"),
        (lambda d: d["table"]["tokens"].append("cordon"), "$.table.tokens: no game can come to this"),
        (lambda d: d["table"]["missions"].pop(), "$.table.missions: no game can come to this"),
        (lambda d: d["table"].update(round=9), "$.table.round: no game can come to this"),
    ],
)
def test_a_damaged_dump_says_where_it_broke(damage: Callable[[dict[str, Any]], object], where: str) -> None:
    dump = a_dump()
    if "captured_with" in where or "tokens" in where:
        dump["table"]["tokens"] = ["cordon"]
    damage(dump)
    with pytest.raises(dejarik.Damaged) as caught:
        UPRISING.load(dump)
    assert where in str(caught.value)


@pytest.mark.parametrize("data", [None, [], "x", 3])
def test_what_is_no_dump_at_all_is_refused(data: object) -> None:
    with pytest.raises(dejarik.Damaged, match=r"^\$: should be object"):
        UPRISING.load(data)


def test_variables_of_frames_are_dumped_with_their_names() -> None:
    state = TOY.new(seed=1).after("take 3", "take 3")
    assert state.dump()["stack"] == [
        {"do": "turn", "step": 2},
        {"do": "duel", "step": 1, "team": "moon"},
        {"ask": "answer-duel", "team": "moon"},
    ]


def test_two_frames_cannot_have_one_name() -> None:
    class Twice(Toy):
        frames: ClassVar[tuple[type[Frame], ...]] = (*Toy.frames, type("Duel", (Procedure,), {}))

    with pytest.raises(TypeError, match="duel"):
        Twice().load(TOY.new(seed=1).dump())
