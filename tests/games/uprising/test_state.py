"""What a state of Uprising keeps beside what lies on the table."""

from __future__ import annotations

from dejarik.games.uprising import GAME
from tests.games.uprising.position import walk


def test_the_cards_of_every_zone_are_known_however_they_came_there() -> None:
    """A state that has been asked once keeps them up to date; one that was loaded counts them anew."""
    for seed in range(20):
        for game in walk(seed):
            assert game.cards_by_zone() == GAME.load(game.dump()).cards_by_zone()


def test_the_cards_of_every_zone_are_a_copys_own() -> None:
    for game in walk(1):
        before = [each.copy() for each in game.cards_by_zone()]
        other = game.copy()
        while other.ask is not None:
            other.apply(other.ask.options[0])
        assert list(game.cards_by_zone()) == before
