"""Every card of the automatic opponent, and every line of it."""

from __future__ import annotations

from itertools import product

import pytest

from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.components import AI_CARD, AI_CARDS, AiCard, AiItem, PlayerId
from dejarik.games.outer_rim.solo import events
from dejarik.games.outer_rim.solo.events import SECTIONS
from dejarik.games.outer_rim.solo.turn import AiTurn
from dejarik.games.outer_rim.state import AiDeck, State
from tests.games.outer_rim.branches import Walk, lists_in
from tests.games.outer_rim.position import begin, rim

AI = PlayerId(1)
CARGO_AND_JOB = "stolen-weapons jabbas-hidden-stash"  # both for Tatooine


def drawn(card: AiCard, at: str, assets: str, credits: int, rep: str, patrol: str, wounds: int) -> State:
    """The opponent's turn begins, and this is its card."""
    game = rim(
        f"takodana {at}",
        who="bossk han-solo",
        solo=True,
        turn=2,
        assets=["", assets],
        credits=f"4000 {credits}",
        rep=["", rep],
        patrols=patrol,
        wounds=f"0 {wounds}",
    )
    game.defeated[AI] = wounds == 4
    others = [each for each in range(len(AI_CARDS)) if each != card.id]
    game.ai_deck = AiDeck.of([*map(type(card.id), others), card.id])
    game.perform(AiTurn(AI))
    return game


def done(game: State) -> set[tuple[str, int]]:
    """The lines that were done, by section and number."""
    return {(SECTIONS[facts[2]], facts[3]) for _, words, facts in game.news if words is events.does}


@pytest.mark.rule("RIM-SOLO-11", "RIM-SOLO-13", "RIM-SOLO-15", "RIM-SOLO-73", "RIM-SOLO-76", "RIM-SOLO-95")
@pytest.mark.parametrize("card", AI_CARD, ids=list(AI_CARDS))
def test_every_line_of_every_ai_card(card: AiCard) -> None:
    lines: dict[tuple[str, int], AiItem] = {
        (section, at): item for section in SECTIONS for at, item in enumerate(getattr(card, section))
    }
    positions = product(
        ("tatooine", "nav-a-c"),
        ("", "stolen-weapons", CARGO_AND_JOB),
        (0, 30_000),
        ("", "hutt-", "hutt+"),
        ("", "hutt@tatooine"),
        (0, 2, 4),
    )
    found: set[tuple[str, int]] = set()
    carried_out = set()
    for position in positions:
        with (walk := Walk(lambda: rim())).watched():
            game = begin(drawn(card, *position))
        found |= done(game)
        carried_out |= walk.carried_out
        GAME.check(game)
        assert game.ai_card is None
        assert card.id in (game.ai_deck.cards[0], *(game.ai_deck.cards if card.special else ()))
    assert found == set(lines)
    for item in lines.values():
        assert {
            each for todo in (item.cost, item.effects, item.illegal_penalty) for each in lists_in(todo)
        } <= carried_out
