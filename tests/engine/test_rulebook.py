"""The numbered rules: found by id, by the beginning of an id, by words; the same in every language."""

from __future__ import annotations

import pytest

import dejarik
from dejarik.engine.language import LANGUAGES
from dejarik.engine.rulebook import Rulebook
from tests.engine.toy import TOY


def test_a_rule_has_an_id_a_text_a_chapter_and_a_source() -> None:
    rule = TOY.rulebook["TOY-DUEL-1"]
    assert (rule.title, rule.text) == ("Backing out", "The other team may back out.")
    assert (rule.chapter, rule.source) == ("2. Duel (DUEL)", "toy")


def test_rules_are_found_by_id_by_its_beginning_and_by_words() -> None:
    book = TOY.rulebook
    assert [rule.id for rule in book.search("toy-end-1")] == ["TOY-END-1"]
    assert [rule.id for rule in book.search("TOY-END")] == ["TOY-END-1", "TOY-END-2"]
    assert [rule.id for rule in book.search("team OTHER")] == ["TOY-DUEL-1", "TOY-END-2"]
    assert book.search("no such words") == []
    assert "TOY-END-1" in book
    assert book.exempt == {"TOY-END-1": "physical table"}
    assert book.unplayed == {"TOY-END-2": "follows from another rule"}


def test_where_there_is_no_translation_the_english_text_stands() -> None:
    assert not Rulebook.read(TOY.folder, "uk").translated
    assert Rulebook.read(TOY.folder, "uk").rules == TOY.rulebook.rules
    assert TOY.rulebook.translated


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("id", dejarik.GAMES)
def test_every_language_has_the_same_rules(id: str, code: str) -> None:
    game = dejarik.game(id)
    translated = Rulebook.read(game.folder, code)
    assert [rule.id for rule in translated.rules] == [rule.id for rule in game.rulebook.rules]
    assert set(translated.exempt) == set(game.rulebook.exempt)
    assert set(translated.unplayed) == set(game.rulebook.unplayed)
    assert all(rule.text for rule in translated.rules)
    assert translated.translated
