"""Every encounter card, contact, databank card and starting job or bounty, in every way that its effects can go."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from dejarik.engine.script import Effects
from dejarik.games.outer_rim.components import (
    CARDS,
    ENCOUNTERS,
    IS_NAVPOINT,
    SECTIONS,
    SPACES,
    STACKS,
    WITH_PATROL,
    WITHOUT_PATROL,
    EncounterCard,
    PlayerId,
    SectionId,
)
from dejarik.games.outer_rim.encounters.drawing import draw_card
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.branches import Walk, check, lists_in, luck_for
from tests.games.outer_rim.position import rim

NAVPOINT = next(text for at, text in enumerate(SPACES) if IS_NAVPOINT[at] and at not in rim().patrols)
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
REPUTATIONS = ("-", "0", "+")
SECTIONS_WITH_EFFECTS = [
    (each, section) for each in ENCOUNTERS for section, printed in each.sections.items() if printed.secret is None
]


def drawn(card: EncounterCard, where: SectionId, sign: str, credits: str, assets: str = "stolen-weapons") -> State:
    """The card has just been drawn by Han Solo, who is not alone."""
    place = NAVPOINT if where in (WITH_PATROL, WITHOUT_PATROL) else SECTIONS[where]
    game = rim(
        f"{place} {place}",
        credits=f"{credits} 5000",
        rep=" ".join(f"{faction}{sign}" for faction in FACTIONS),
        patrols=f"hutt@{NAVPOINT} rebel@{NAVPOINT}" if where == WITH_PATROL else "",
        assets=[assets],
        stacks={STACKS[card.deck]: CARDS[card.id]},
        options={"transfers": False},
    )
    draw_card(game, PlayerId(0))
    return game


def printed_lists(card: EncounterCard, where: SectionId) -> set[Effects]:
    section = card.sections[where]
    return {each for todo in (section.effects, *[case.effects for case in section.cases]) for each in lists_in(todo)}


def walks(card: EncounterCard, where: SectionId) -> Iterator[Walk]:
    for sign in REPUTATIONS:
        for credits in ("30000", "0"):
            for assets in ("stolen-weapons", ""):
                yield Walk(
                    partial(drawn, card, where, sign, credits, assets), luck_for(printed_lists(card, where))
                ).go()


@pytest.mark.parametrize(
    ("card", "where"),
    SECTIONS_WITH_EFFECTS,
    ids=[f"{CARDS[card.id]}@{SECTIONS[where]}" for card, where in SECTIONS_WITH_EFFECTS],
)
@pytest.mark.rule("RIM-ENCCARD-7", "RIM-ENCCARD-14")
def test_every_section_of_every_encounter_card(card: EncounterCard, where: SectionId) -> None:
    carried_out: set[Effects] = set()
    for walk in walks(card, where):
        carried_out |= walk.carried_out
        for game in walk.ends:
            check(game)
    assert printed_lists(card, where) <= carried_out
