"""Ids of people, tables and bans are typed after commands."""

from __future__ import annotations

from dejarik.cli import command_line
from dejarik.cli.words import Words
from dejarik.server.people.secret import new_id


def test_no_id_is_taken_for_an_option() -> None:
    ids = {new_id() for _ in range(2000)}
    assert len(ids) == 2000
    assert not any(id.startswith("-") for id in ids)


def test_one_from_before_that_looks_like_an_option_can_be_given_all_the_same() -> None:
    parser = command_line(Words.spoken("en"))
    assert parser.parse_args(["admin", "close", "--db", "x", "--", "-VNEvoHdVTkaYMwG"]).table == "-VNEvoHdVTkaYMwG"
