"""The picture of a match."""

from __future__ import annotations

import xml.etree.ElementTree
from pathlib import Path

import pytest

from dejarik.arena import chart
from dejarik.arena.course import Course
from dejarik.arena.problem import LOCALE, CannotPlay
from dejarik.arena.report import report
from dejarik.engine.language import LANGUAGES, language
from dejarik.engine.message import say
from tests.arena.matches import match, played

pytest.importorskip("matplotlib", reason="pictures need the extra `plot`")


def course() -> Course:
    found = Course(match("uprising", ("a", "b"), ("a", "c")), 3)
    for bout in found.match.bouts(3):
        found.add(played(bout.seed, bout.seating, found.match.sides[bout.seed % 2]))
    return found


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_picture_shows_bots_and_sides_in_every_language(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import matplotlib as mpl

    monkeypatch.setitem(mpl.rcParams, "svg.fonttype", "none")  # texts as texts, so that they can be looked for
    speak = language(code, LOCALE)
    path = tmp_path / "match.svg"
    chart.draw(report(course(), {"b": 1000}), path, "Title", str.upper, lambda key: speak.text(say(key)))
    texts = {each.text for each in xml.etree.ElementTree.parse(path).iter("{http://www.w3.org/2000/svg}text")}
    assert {"Title", "a – b", "a – c", "RESISTANCE", "EMPIRE", "a", "b", "c"} <= texts
    assert speak.text(say("arena-chart-ratings")) in texts
    assert speak.text(say("arena-chart-all")) in texts


@pytest.mark.parametrize("name", ["match.nothing", "nowhere/match.png"])
def test_what_cannot_be_drawn_is_said(name: str, tmp_path: Path) -> None:
    with pytest.raises(CannotPlay, match="cannot write"):
        chart.draw(report(course(), {}), tmp_path / name, "Title", str, lambda key: key)
