"""Every encounter card, contact, databank card and starting card, in every way that its effects can go."""

from __future__ import annotations

from functools import partial
from itertools import product

import pytest

from dejarik.engine.game import UNKNOWN
from dejarik.engine.script import Effects
from dejarik.games.outer_rim.bounties import bounty_on_card, hunt_crew
from dejarik.games.outer_rim.components import (
    ASSET,
    CARDS,
    CONTACT,
    CONTACT_CARD,
    CONTACTS,
    DATA,
    DATA_OF_NUMBER,
    ENCOUNTERS,
    IS_NAVPOINT,
    KIND,
    SCRIPT,
    SECTIONS,
    SPACES,
    STACKS,
    WITH_PATROL,
    WITHOUT_PATROL,
    Bounty,
    CardId,
    Cargo,
    Contact,
    EncounterCard,
    Job,
    PlayerId,
    SectionId,
    SpotId,
)
from dejarik.games.outer_rim.delivery import Deliver
from dejarik.games.outer_rim.encounters.drawing import draw_card
from dejarik.games.outer_rim.encounters.meeting import meet
from dejarik.games.outer_rim.jobs import attempt, job_on
from dejarik.games.outer_rim.state import ILLEGAL, State
from dejarik.games.outer_rim.state import JOBS as JOBS_COMPLETED
from tests.games.outer_rim.branches import check, every_way, lists_in
from tests.games.outer_rim.position import rim

NAVPOINT = next(text for at, text in enumerate(SPACES) if IS_NAVPOINT[at] and at not in rim().patrols)
FACTIONS = ("hutt", "imperial", "rebel", "syndicate")
REPUTATIONS = ("-", "0", "+")
NO_TRANSFERS = {"transfers": False}
PLAYER = PlayerId(0)


def rep(sign: str) -> str:
    """The same reputation with everybody."""
    return " ".join(f"{faction}{sign}" for faction in FACTIONS)


# Encounter cards

SECTIONS_READ = [
    (each, where) for each in ENCOUNTERS for where, section in each.sections.items() if section.secret is None
]
SECRETS_HELD = [
    (each, where) for each in ENCOUNTERS for where, section in each.sections.items() if section.secret is not None
]


def ids(sections: list[tuple[EncounterCard, SectionId]]) -> list[str]:
    return [f"{CARDS[each.id]} on {SECTIONS[where]}" for each, where in sections]


def drawn(card: EncounterCard, where: SectionId, sign: str, credits: str, assets: str) -> State:
    """The card has just been drawn by Han Solo, who is not alone."""
    place = NAVPOINT if where in (WITH_PATROL, WITHOUT_PATROL) else SECTIONS[where]
    game = rim(
        f"{place} {place}",
        credits=f"{credits} 5000",
        rep=rep(sign),
        patrols=f"hutt@{NAVPOINT} rebel@{NAVPOINT}" if where == WITH_PATROL else "",
        assets=[assets],
        stacks={STACKS[card.deck]: CARDS[card.id]},
        options=NO_TRANSFERS,
    )
    draw_card(game, PLAYER)
    return game


@pytest.mark.rule("RIM-ENCCARD-4", "RIM-ENCCARD-5", "RIM-ENCCARD-7", "RIM-ENCCARD-14")
@pytest.mark.parametrize(("card", "where"), SECTIONS_READ, ids=ids(SECTIONS_READ))
def test_every_section_of_every_encounter_card(card: EncounterCard, where: SectionId) -> None:
    section = card.sections[where]
    lists = {each for todo in (section.effects, *[case.effects for case in section.cases]) for each in lists_in(todo)}
    positions = product(REPUTATIONS, ("30000", "0"), ("stolen-weapons", ""))
    ends = every_way([partial(drawn, card, where, *position) for position in positions], lists)
    for game in ends:  # at the bottom, known to all, or an asset of the player
        stack = game.stacks[card.deck]
        assert card.id in game.assets[0] or (stack.cards[0] == card.id and stack.known[0] == -1)


@pytest.mark.rule("RIM-ENCCARD-10", "RIM-SECRET-2", "RIM-SECRET-11")
@pytest.mark.parametrize(("card", "where"), SECRETS_HELD, ids=ids(SECRETS_HELD))
def test_every_secret_is_kept_facedown(card: EncounterCard, where: SectionId) -> None:
    game = drawn(card, where, "0", "4000", "")
    assert [(each.card, each.section) for each in game.secrets[0]] == [(card.id, where)]
    views = [game.view(seat) for seat in (0, 1, None)]
    assert [view["secrets"][0][0]["card"] for view in views] == [CARDS[card.id], UNKNOWN, UNKNOWN]
    check(game)


# Contacts


def met(contact: Contact, who: str, sign: str, credits: str, assets: str) -> State:
    game = rim(
        "naboo naboo",
        who=f"{who} boba-fett",
        credits=f"{credits} 5000",
        rep=rep(sign),
        assets=[assets],
        contacts={"naboo-1": CONTACTS[contact.id]},
        options=NO_TRANSFERS,
    )
    meet(game, PLAYER, SpotId(game.spots.index(contact.id)))
    return game


@pytest.mark.rule("RIM-ENCCON-1", "RIM-ENCCON-7", "RIM-ENCCON-9")
@pytest.mark.parametrize("contact", CONTACT, ids=list(CONTACTS))
def test_every_contact(contact: Contact) -> None:
    card = CONTACT_CARD[contact.id]
    positions = product(("han-solo", "ig-88"), REPUTATIONS, ("30000", "0"), ("salvage", ""))
    starts = [partial(met, contact, *position) for position in positions]
    for game in every_way(starts, lists_in(DATA[card].effects)):
        crew = card in game.assets[0] and KIND[card] == "crew"
        assert (contact.id in game.spots) != crew
        assert crew or game.open[game.spots.index(contact.id)]


# Jobs

JOBS = [CardId(card) for card, asset in enumerate(ASSET) if isinstance(asset, Job)]


TRIED_AS = [*product(("30000", "0"), ("bossk han-solo", "boba-fett lando-calrissian"), ("3 4", "4 3"))]


def attempted(card: CardId, credits: str, who: str, fame: str) -> State:
    job = ASSET[card]
    assert isinstance(job, Job)
    place = job.destination if isinstance(job.destination, str) else SPACES[job.destination]
    place = "tatooine" if place not in SPACES else place
    game = rim(
        f"{place} {place}",
        who=who,
        credits=f"{credits} 5000",
        rep=["", "hutt-"],
        assets=[CARDS[card]],
        fame=fame,
        options=NO_TRANSFERS,
    )
    attempt(game, PLAYER, card)
    return game


@pytest.mark.rule("RIM-JOB-7", "RIM-JOB-8", "RIM-JOB-11", "RIM-JOB-12", "RIM-JOB-15")
@pytest.mark.parametrize("card", JOBS, ids=[CARDS[card] for card in JOBS])
def test_every_job(card: CardId) -> None:
    job = ASSET[card]
    assert isinstance(job, Job)
    lists = lists_in(job.encounter) | lists_in(job.reward)
    for effect in [effect for todo in lists for effect in SCRIPT.lists[todo] if effect.op == "resolve"]:
        for data in [DATA[each] for each in DATA_OF_NUMBER[effect.values[0]]]:
            lists |= {
                each for todo in (data.effects, *[step.effects for step in data.steps]) for each in lists_in(todo)
            }
    ends = every_way([partial(attempted, card, *position) for position in TRIED_AS], lists)
    completed = [game for game in ends if card not in game.assets[0]]
    assert completed
    for game in completed:
        assert (card in game.removed) == (job.after == "remove")
        assert game.counters[1] == 1
    assert any(card in game.assets[0] and game.counters[1] == 0 for game in ends)


# Bounties

BOUNTIES = [CardId(card) for card, asset in enumerate(ASSET) if isinstance(asset, Bounty)]


def hunted(card: CardId, where: str, assets: str = "") -> State:
    mark = CONTACTS[bounty_on_card(card).contact]
    crew = CARDS[CONTACT_CARD[bounty_on_card(card).contact]]
    own = f"{CARDS[card]} {crew}" if where == "own crew" else CARDS[card]
    game = rim(
        "naboo naboo",
        who="boba-fett han-solo",
        assets=[f"{own} {assets}", crew if where == "crew of another" else ""],
        contacts={} if "crew" in where else {"naboo-1": mark},
        options=NO_TRANSFERS,
    )
    if "crew" in where:
        hunt_crew(game, PLAYER, CONTACT_CARD[bounty_on_card(card).contact])
    else:
        meet(game, PLAYER, SpotId(game.spots.index(bounty_on_card(card).contact)))
    return game


@pytest.mark.rule("RIM-BOUNTY-10", "RIM-BOUNTY-12", "RIM-BOUNTY-13", "RIM-BOUNTY-14", "RIM-BOUNTY-16", "RIM-BOUNTY-20")
@pytest.mark.parametrize("card", BOUNTIES, ids=[CARDS[card] for card in BOUNTIES])
def test_every_bounty(card: CardId) -> None:
    printed = bounty_on_card(card)
    is_crew = KIND[CONTACT_CARD[printed.contact]] == "crew"
    places = ("planet", "own crew", "crew of another") if is_crew else ("planet",)
    lists = lists_in(printed.eliminate) | lists_in(printed.also)
    ends = every_way([partial(hunted, card, place) for place in places], lists)
    assert any(card in game.captured for game in ends)
    for game in ends:
        if card in game.removed:
            assert printed.contact in game.gone
            assert game.counters[0] == 1


# Deliveries

DELIVERABLE = [
    CardId(card)
    for card, asset in enumerate(ASSET)
    if isinstance(asset, Bounty) or (isinstance(asset, Cargo) and isinstance(asset.destination, int))
]


def delivered(card: CardId, sign: str, credits: str) -> State:
    asset = ASSET[card]
    assert isinstance(asset, Bounty | Cargo)
    destination = asset.capture.destination if isinstance(asset, Bounty) else asset.destination
    assert isinstance(destination, int)
    game = rim(
        f"{SPACES[destination]} ryloth",
        who="boba-fett han-solo",
        ships="yt-1300 g9-rigger",
        assets=[CARDS[card]],
        captured=CARDS[card] if isinstance(asset, Bounty) else "",
        rep=rep(sign),
        credits=f"{credits} 0",
        options=NO_TRANSFERS,
    )
    game.perform(Deliver(PLAYER))
    return game


@pytest.mark.rule("RIM-DELIVER-3", "RIM-DELIVER-4", "RIM-DELIVER-6", "RIM-DELIVER-8", "RIM-DELIVER-16")
@pytest.mark.parametrize("card", DELIVERABLE, ids=[CARDS[card] for card in DELIVERABLE])
def test_every_delivery(card: CardId) -> None:
    asset = ASSET[card]
    assert isinstance(asset, Bounty | Cargo)
    reward = asset.capture.reward if isinstance(asset, Bounty) else asset.reward
    starts = [partial(delivered, card, *position) for position in product(REPUTATIONS, ("30000", "0"))]
    ends = every_way(starts, lists_in(reward))
    assert any(card in game.assets[0] for game in ends)  # who says "done" keeps it
    for game in ends:
        if isinstance(asset, Bounty):
            assert game.counters[0] == (card in game.removed)
        else:
            assert game.counters[3] == (asset.illegal and game.fame[0] > 0)


# Databank cards to which other cards send a player


INSPECTIONS = list(DATA_OF_NUMBER[1])
SCRIPTS = [card for card, data in DATA.items() if data.number != 1 and data.contact is None and ASSET[card] is None]


def lists_of(card: CardId) -> set[Effects]:
    data = DATA[card]
    return {each for todo in (data.effects, *[step.effects for step in data.steps]) for each in lists_in(todo)}


def alone_of_its_number(game: State, card: CardId) -> State:
    """The other cards of its number are not there."""
    game.removed += [each for each in DATA_OF_NUMBER[DATA[card].number] if each != card]
    return game


def inspected(card: CardId, *position: str) -> State:
    return alone_of_its_number(delivered(CardId(CARDS.number("stolen-weapons")), *position), card)


@pytest.mark.rule("RIM-DELIVER-6", "RIM-DELIVER-16", "RIM-DATA-4", "RIM-EFFECT-15")
@pytest.mark.parametrize("card", INSPECTIONS, ids=[CARDS[card] for card in INSPECTIONS])
def test_every_inspection(card: CardId) -> None:
    """Some way through it the cargo is delivered, and some way it is not."""
    starts = [partial(inspected, card, *position) for position in product(REPUTATIONS, ("30000", "0"))]
    ends = every_way(starts, lists_of(card))
    assert {game.counters[ILLEGAL] for game in ends} == {0, 1}


def scripted(card: CardId, job: CardId, *position: str) -> State:
    return alone_of_its_number(attempted(job, *position), card)


def led_to(card: CardId) -> list[CardId]:
    """The jobs that send a player to a databank card."""
    return [
        job
        for job in JOBS
        for todo in lists_in(job_on(job).encounter)
        for effect in SCRIPT.lists[todo]
        if effect.op == "resolve" and effect.values[0] == DATA[card].number
    ]


@pytest.mark.rule("RIM-DATA-2", "RIM-DATA-3", "RIM-JOB-10", "RIM-JOB-15")
@pytest.mark.parametrize("card", SCRIPTS, ids=[CARDS[card] for card in SCRIPTS])
def test_every_script(card: CardId) -> None:
    """Some way through it the job is completed, and some way it fails."""
    starts = [partial(scripted, card, job, *position) for job in led_to(card) for position in TRIED_AS]
    ends = every_way(starts, lists_of(card))
    assert {game.counters[JOBS_COMPLETED] for game in ends} == {0, 1}
