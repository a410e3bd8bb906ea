"""`dejarik play`: whole games through standard input, and what can be typed."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import dejarik
from dejarik.engine.language import LANGUAGES
from tests.cli.running import PROMPT, header, picks, run


def play(path: Path, *typed: str, args: tuple[str, ...] = ()) -> str:
    """A game with seed 5, begun or gone on with; what was shown."""
    begun = ("--resume", str(path)) if path.exists() else ("--seed", "5", "--save", str(path))
    done = run("play", "uprising", *begun, *args, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("side", ["resistance", "empire"])
def test_a_whole_game_with_the_first_option_always(side: str, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = play(path, *["1"] * 100, args=("--seat", f"{side}=human"))
    assert "The game is over" in shown
    assert re.search(r"^Winner: (Resistance|Empire)$", shown, re.MULTILINE)
    assert re.search(r"^UPR-(VIC|CPT)-\d ", shown, re.MULTILINE)
    assert f"dejarik replay {path}" in shown
    state = dejarik.replay(path.read_text("utf-8"))
    assert state.outcome is not None
    assert header(path)["table"][side] == "human"


@pytest.mark.parametrize("code", LANGUAGES)
def test_the_table_is_shown_in_every_language(code: str, tmp_path: Path) -> None:
    shown = play(tmp_path / "game.jsonl", *["1"] * 12, "?", args=("--lang", code))
    assert dejarik.game("uprising").names(code)["uprising-district-capitol"] in shown
    assert max(len(line) for screen in shown.split(PROMPT)[:-1] for line in screen.splitlines()) <= 80


def test_only_bots_play_to_the_end_with_the_public_log(tmp_path: Path) -> None:
    shown = play(tmp_path / "game.jsonl", args=("--seat", "resistance=random", "--seat", "empire=random"))
    assert "The Resistance draws 3 cards. [UPR-END-4]" in shown
    assert "only you see it" not in shown.partition("The game is over")[0]


def test_one_seed_and_the_same_picks_give_the_same_game(tmp_path: Path) -> None:
    paths = [tmp_path / "a.jsonl", tmp_path / "b.jsonl"]
    for path in paths:
        play(path, *["1"] * 100)
    assert paths[0].read_bytes() == paths[1].read_bytes()


def test_options_of_the_game_are_used(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = play(path, args=("--option", "missions=underground-arsenal,armed-revolt,coup", "--option", "capitol=true"))
    assert header(path)["options"]["capitol"] is True
    assert shown.count("⟲ reconstructed") == 2


def test_a_pick_is_typed_as_text_as_label_or_by_the_beginnings_of_its_words(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(path, "choose capitol and police-headquarters", "Riot 2 open", "play prop", "sup 3")
    wanted = ["choose capitol and police-headquarters", "play riot-2 open", "play propaganda-6 closed"]
    assert picks(path)[:4] == [*wanted, "play supplies-3 closed"]


def test_what_can_mean_several_things_is_not_picked(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = play(path, "choose", "99", "0")
    assert "That can mean several things:" in shown
    assert shown.count("The options have the numbers 1 to 4.") == 2
    assert picks(path) == []


def test_an_illegal_pick_is_refused_with_its_rule_and_the_sentence_of_the_rule(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    illegal = "choose ministry-of-peace and ministry-of-truth"
    shown = play(path, illegal, f"why {illegal}", "why 2", "why")
    rule = dejarik.game("uprising").rulebook["UPR-DIST-2"].text
    assert shown.count("Ministry of Peace and Ministry of Truth are not neighbours in the row.") == 2
    assert shown.count(f"UPR-DIST-2 {rule}") == 2
    assert "That is possible: choose capitol and police-headquarters" in shown
    assert picks(path) == []


def test_a_very_long_line_is_refused_like_any_other(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = play(path, "x" * 9999, "why " + "y " * 9999, "rule " + "z" * 9999)
    assert shown.count("is nothing one can do here") == 2
    assert picks(path) == []


def test_rules_are_looked_up_while_playing(tmp_path: Path) -> None:
    shown = play(tmp_path / "game.jsonl", "rule upr-vic-4", "rule resistance", "rule xyzzy", "rule")
    assert "UPR-VIC-4 There is no draw" in shown
    assert re.search(r"… and \d+ more rules", shown)
    assert "no rule has this id or these words: xyzzy" in shown


def test_enter_shows_the_table_again_or_takes_the_only_option(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = play(path, "", *["1"] * 6, "")
    assert shown.count("Choose two adjacent districts") == 3  # once more in the next round
    assert "(Enter: 1)" in shown
    assert "finish" in picks(path)


def test_the_log_is_that_of_the_seat(tmp_path: Path) -> None:
    shown = play(tmp_path / "game.jsonl", "1", "1", "1", "1", "log")
    log = shown.rpartition("quit\n> ")[2]
    assert "The Resistance draws 5 cards: Riot 2" in log
    assert "The Resistance chooses Ministry of Peace and Capitol. [UPR-DIST-1]" in log
    assert "(only you see it: Riot 2)" in log


def test_undo_is_free_until_luck_is_used_or_somebody_else_has_picked(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = play(path, "undo", "1", "1", "undo", "undo", "undo", "2")
    assert shown.count("There is nothing to take back yet.") == 2
    assert picks(path) == ["choose capitol and police-headquarters"]
    shown = play(path, "1", "1", "1", "undo")
    assert "This cannot be taken back: somebody else has picked since." in shown


def test_undo_is_not_free_when_luck_was_used(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = play(path, "1", "1", "1", "1", args=("--seat", "empire=human", "--seat", "resistance=random"))
    assert "Use a power token" in shown
    shown = play(path, "undo", "surveillance 1", "undo")
    assert "somebody else has picked since" in shown
    assert "something hidden has been seen since" in shown


def test_save_says_where_and_a_name_that_is_taken_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    assert f"Saved in {path}" in play(path, "save")
    done = run("play", "uprising", "--save", path)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "exists already" in done.stderr


def test_commands_are_known_in_the_language_of_the_player(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    done = run("play", "uprising", "--lang", "pl", "--save", path, typed=["1", "cofnij", "wyjdź"])
    assert done.returncode == 0
    assert picks(path) == []


def test_a_record_without_seats_is_gone_on_with_as_a_new_game_would_begin(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    state = dejarik.game("uprising").new(seed=5)
    path.write_text(state.record().text(), "utf-8")
    play(path, "1")
    assert len(picks(path)) == 1
    assert json.loads(path.read_text("utf-8").splitlines()[1])["seat"] == "resistance"


def test_a_pick_is_typed_by_some_of_its_words(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    shown = play(path, "capitol police", "peace", "riot")
    assert picks(path)[0] == "choose capitol and police-headquarters"
    assert "is nothing one can do here" in shown  # no card is called Peace
    assert picks(path)[1] == "play riot-2 open"


def rebellion(path: Path, *typed: str) -> str:
    done = run("play", "rebellion", "--seed", "3", "--save", path, typed=typed)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_same_pick_several_times(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    rebellion(path, "mon calamari", "trooper x3", "x-wing *5", "done x2")
    mine = [pick for pick in picks(path) if pick.startswith(("place", "done", "at"))][-7:]
    troopers = ["place rebel-trooper at mon-calamari"] * 3
    assert mine == ["at mon-calamari", *troopers, *["place x-wing at mon-calamari"] * 2, "done"]


def test_a_closer_look_at_what_is_printed(tmp_path: Path) -> None:
    shown = rebellion(tmp_path / "game.jsonl", "look hoth", "look darth", "look at-at", "look nobody", "look", "look a")
    assert "Hoth\nnext to: " in shown
    assert "tactic values: space 2, ground 3" in shown
    assert "health 3 (red)" in shown
    assert "nothing is called “nobody”" in shown
    assert "look NAME: what is printed on a component" in shown
    assert re.search(r"… and \d+ more\n", shown)


def test_the_table_is_shown_again_when_asked_for(tmp_path: Path) -> None:
    shown = play(tmp_path / "game.jsonl", *["1"] * 6, "table")
    once = play(tmp_path / "other.jsonl", *["1"] * 6)
    assert shown.count("Round 1 of 8") == once.count("Round 1 of 8") + 1
