"""Every patrol and every event of the market by its name; and that nothing printed is without a test of its own: each
card is walked by name, and each list of effects is one of those that these tests and that of the goals go through."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import pytest

from dejarik.engine.script import Effects
from dejarik.games.outer_rim.components import (
    ABILITY,
    AI_CARD,
    ASSET,
    CARD_ABILITIES,
    CARDS,
    CHARACTER,
    CONTACT_CARD,
    DATA,
    ENCOUNTERS,
    FACTIONS,
    LAST_LEVEL,
    MARKET,
    PATROL,
    SCRIPT,
    SHEET,
    Bounty,
    CardId,
    Cargo,
    Event,
    FactionId,
    Job,
    PlayerId,
    Ship,
)
from dejarik.games.outer_rim.market import buy
from dejarik.games.outer_rim.patrols import start_patrol_fight
from dejarik.games.outer_rim.solo.events import SECTIONS
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.branches import LUCK, Loaded, Way, every_way, lists_in
from tests.games.outer_rim.encounters import test_every_card as walked
from tests.games.outer_rim.position import begin, options, play, rim
from tests.games.outer_rim.steady import PRINTED

ME = PlayerId(0)


# Patrols


@pytest.mark.rule("RIM-PATROL-5", "RIM-PATROL-6", "RIM-PATROL-7", "RIM-PATROL-10", "RIM-PATROL-13")
@pytest.mark.parametrize("level", range(1, LAST_LEVEL + 1))
@pytest.mark.parametrize("name", list(FACTIONS))
def test_every_patrol_is_fought(name: str, level: int) -> None:
    """All dice show blanks, and the attacker wins a tie; but not against the last one."""
    faction = FactionId(FACTIONS.number(name))
    game = rim(who="bossk boba-fett", patrols=f"{name}-{level}@tatooine")
    game.chance = Loaded(Way([]), LUCK[1:])
    start_patrol_fight(game, ME, faction)
    begin(game)
    if level == LAST_LEVEL:
        assert play(game, options(game)[0]).defeated[ME]
        return
    (reward,) = SCRIPT.lists[PATROL[faction, level].reward]
    gained = {"credits": game.credits[ME] - 4000, "fame": game.fame[ME]}
    assert gained == {"credits": 0, "fame": 0} | {reward.op: reward.values[0]}
    assert game.rep(ME, faction) == -1
    assert game.patrol_levels[faction] == level + 1
    assert game.patrols[faction] == game.arc.stack_exit[faction]


# Events of the market

EVENTS = [each.id for each in MARKET if isinstance(each.asset, Event)]


def bought(card: CardId) -> State:
    text = CARDS[card]
    decks = {"information-broker": "bounty", "special-order": "gear-mod", "used-ship-for-sale": "ship"}
    game = rim(credits="30000 0", market={decks[text]: text}, options={"transfers": False})
    buy(game, ME, card)
    return game


@pytest.mark.rule("RIM-DECK-11", "RIM-EFFECT-35", "RIM-EFFECT-43", "RIM-EFFECT-47")
@pytest.mark.parametrize("card", EVENTS, ids=[CARDS[card] for card in EVENTS])
def test_every_event(card: CardId) -> None:
    """It is carried out and shuffled back into its deck."""
    event = ASSET[card]
    assert isinstance(event, Event)
    for game in every_way([partial(bought, card)], lists_in(event.effects)):
        assert any(card in deck.cards for deck in game.market)


# Nothing is left out


def test_every_card_is_walked_by_its_name() -> None:
    """A card without effects is bought by its name, which is all there is to it. [RIM-DECK-11]"""
    sections = {each.id for each, _ in (*walked.SECTIONS_READ, *walked.SECRETS_HELD)}
    sorts = (walked.JOBS, walked.BOUNTIES, walked.DELIVERABLE, walked.INSPECTIONS, walked.SCRIPTS, EVENTS)
    market = {each.id for each in MARKET}
    found = sections.union(CONTACT_CARD, *sorts, [card for card, own in enumerate(CARD_ABILITIES) if own])
    ships = {each.id for each in MARKET if isinstance(each.asset, Ship)}
    assert found | ships == set(range(len(CARDS)))
    assert (len(market), len(ENCOUNTERS), len(DATA)) == (70, 70, 53)


def printed_lists() -> Iterator[Effects]:
    """Wherever effects are printed: the lists that are not inside another."""
    for ability in ABILITY:
        yield from (ability.do, ability.if_passed)
    for card in ENCOUNTERS:
        for section in card.sections.values():
            yield from (section.effects, *[case.effects for case in section.cases])
    for data in DATA.values():
        yield from (data.effects, *[step.effects for step in data.steps])
    for asset in ASSET:
        if isinstance(asset, Bounty):
            yield from (asset.eliminate, asset.capture.reward, asset.also)
        elif isinstance(asset, Job):
            yield from (asset.encounter, asset.reward)
        elif isinstance(asset, Cargo):
            yield asset.reward
        elif isinstance(asset, Event):
            yield asset.effects
    for patrol in PATROL.values():
        yield patrol.reward
    for character in CHARACTER:
        yield character.goal.reward
        for ability in (*character.front, *character.back):  # some stand on both sides, and are one ability
            yield from (ability.do, ability.if_passed)
    for sheet in SHEET:
        if sheet.goal is not None:
            yield from (sheet.goal.reward, sheet.goal.cost, sheet.goal.do)
    for ai_card in AI_CARD:
        for item in [item for section in SECTIONS for item in getattr(ai_card, section)]:
            yield from (item.cost, item.effects, item.illegal_penalty)


def test_every_list_of_effects_is_one_of_those_that_are_walked() -> None:
    found = {each for todo in printed_lists() for each in lists_in(todo)}
    assert found == {Effects(each) for each in range(1, PRINTED) if SCRIPT.lists[each]}
