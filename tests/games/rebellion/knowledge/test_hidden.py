"""What is hidden stays hidden, and what was learnt is kept. [REB-INFO, REB-FAIR]"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from dejarik.engine.chance import Chance
from dejarik.engine.event import SPECTATOR, only
from dejarik.engine.problem import IllegalPick
from dejarik.games.rebellion import GAME, base
from dejarik.games.rebellion.components import (
    ACTION_TIMING,
    EMPIRE,
    MISSIONS,
    OBJECTIVES,
    REBEL,
    STARTING,
    SYSTEMS,
    SystemSet,
    action,
    mission,
    system,
    system_set,
)
from dejarik.games.rebellion.knowledge import probe_memory
from dejarik.games.rebellion.recruit import IMMEDIATE, recruit_leaders, recruits_on
from dejarik.games.rebellion.roles import audience
from dejarik.games.rebellion.state import ProbeCards, State
from tests.games.rebellion.rounds import (
    asked,
    begin,
    carry_out,
    enqueue,
    galaxy,
    heard,
    hold,
    keep,
    lay,
    options,
    play,
    probes,
    reveal,
    stack_actions,
    systems,
)
from tests.playing import refusal

SEATS = ("rebel", "empire", None)


def imagined(game: State, seat: str | None, times: int = 20) -> Iterator[State]:
    """Games that fit what a seat sees; each of them looks the same to it."""
    seen = game.view(seat)
    for seed in range(times):
        other = GAME.imagine(seen, Chance(seed))
        assert other.view(seat) == seen
        assert GAME.census(other) == GAME.census(game)
        yield other


# The same to the Empire, wherever the base is


def enter(game: State) -> Iterator[None]:
    """Ships alone come to Hoth."""
    begin(game, "command")
    for pick in ("pass", "activate with darth-vader", "at hoth", "move star-destroyer from bespin", "done"):
        play(game, pick)
        yield


def persuade(game: State) -> Iterator[None]:
    """Bespin turns neutral."""
    begin(game, "command")
    for pick in ("pass", "reveal rule-by-fear", "at bespin", "send nobody"):
        play(game, pick)
        yield


def probe_elsewhere(game: State) -> Iterator[None]:
    begin(game, "command")
    for pick in ("pass", "reveal long-range-probe", "at naboo", "send nobody"):
        play(game, pick)
        yield


def send_fleet(game: State) -> Iterator[None]:
    """Units of the base go to Hoth."""
    begin(game, "command")
    for pick in ("reveal hidden-fleet", "at hoth", "move x-wing from rebel-base", "done"):
        play(game, pick)
        yield


def bring_back(game: State) -> Iterator[None]:
    """Units come to the base from Mustafar, which is next to Hoth and not to Endor."""
    begin(game, "command")
    for pick in ("reveal rapid-mobilization", "pass", "pass", "bring units from mustafar", "move x-wing from mustafar"):
        play(game, pick)
        yield


def decline(game: State) -> Iterator[None]:
    begin(game, "command")
    for pick in ("reveal rapid-mobilization", "pass", "pass", "seek new base"):
        play(game, pick)
        yield


def confess(game: State) -> Iterator[None]:
    """Both are named, so nobody knows which it is."""
    begin(game, "command")
    play(game, "pass")
    game.chance.script(((0, 0, 0), (4, 4, 4, 4)))
    for pick in ("reveal interrogation-droid", "send nobody", "in naboo", "in hoth", "in endor"):
        play(game, pick)
        yield


def follow(game: State) -> Iterator[None]:
    """Hoth and Endor are in one region."""
    begin(game, "command")
    play(game, "pass")
    game.chance.script(((0, 0, 0), (4,)))
    for pick in ("reveal homing-beacon", "send nobody", "in bespin"):
        play(game, pick)
        yield


def sally(game: State) -> Iterator[None]:
    """Units of the base come to Bespin, which is next to both."""
    begin(game, "command")
    for pick in ("activate with han-solo", "at bespin", "move x-wing from rebel-base", "done"):
        play(game, pick)
        yield


STORIES = [
    (enter, "", "hoth endor"),
    (persuade, "rule-by-fear=grand-moff-tarkin", "bespin hoth"),
    (probe_elsewhere, "long-range-probe=admiral-piett", "hoth endor"),
    (send_fleet, "hidden-fleet=admiral-ackbar", "hoth endor"),
    (bring_back, "rapid-mobilization=admiral-ackbar", "hoth endor"),
    (decline, "rapid-mobilization=admiral-ackbar", "hoth endor"),
    (confess, "interrogation-droid=colonel-yularen", "hoth endor"),
    (follow, "homing-beacon=colonel-yularen", "hoth endor"),
    (sally, "", "hoth endor"),
]


@pytest.mark.rule("REB-INFO-1", "REB-INFO-15", "REB-BASE-REVEAL-4")
@pytest.mark.parametrize(("story", "assigned", "bases"), STORIES, ids=[story.__name__ for story, _, _ in STORIES])
def test_whether_the_base_is_there_shows_in_nothing(
    story: Callable[[State], Iterator[None]], assigned: str, bases: str
) -> None:
    one, two = games = [
        galaxy(
            "bespin: star-destroyer; rebel-base: 4 x-wing; mustafar: x-wing; kessel: at-st",
            leaders="darth-vader@pool han-solo@pool lando-calrissian@kessel princess-leia@pool",
            rings="captured=lando-calrissian",
            rebel="bespin",
            assigned=assigned,
            base=each,
        )
        for each in bases.split()
    ]
    for game in games:
        lay(game, "probe", "naboo sullust utapau rodia ryloth")
    for _ in zip(*(story(game) for game in games), strict=True):
        for seat in ("empire", None):
            assert one.view(seat) == two.view(seat)
            assert heard(one, one.seat(seat)) == heard(two, two.seat(seat))
        assert asked(one) == asked(two)
        if asked(one).startswith("empire"):
            assert options(one) == options(two)
        assert not one.exposed


@pytest.mark.rule("REB-INFO-12")
def test_nobody_knows_a_deck() -> None:
    game = begin(galaxy("hoth: at-st", leaders="han-solo@pool"), "command")
    for seat in SEATS:
        seen = game.view(seat)
        for name in ("probe_deck", "project_deck", "objective_deck"):
            assert set(seen[name]) == {"unknown"}
        assert [set(deck) for deck in seen["action_decks"]] == [{"unknown"}, {"unknown"}]
        assert [type(count) for count in (*seen["mission_decks"], *seen["tactic_decks"])] == [int] * 4
        assert seen["probe_bags"] == []


@pytest.mark.rule("REB-INFO-16", "REB-RUL-45")
def test_figures_markers_and_numbers_of_cards_are_open() -> None:
    game = galaxy(
        "rebel-base: 2 x-wing; hoth: at-st",
        leaders="han-solo@rebel-base darth-vader@hoth",
        rings="captured=han-solo",
        sabotaged="naboo",
        rebel="kashyyyk",
    )
    enqueue(game, "2: y-wing, at-at")
    begin(game, "command")
    for seat in SEATS:
        seen = game.view(seat)
        assert seen["units"] == {"rebel-base": {"x-wing": 2}, "hoth": {"at-st": 1}}
        assert seen["queues"] == [{}, {"at-at": 1, "y-wing": 1}, {}]
        assert seen["sabotaged"] == ["naboo"]
        assert seen["rings"][0] == "han-solo"
        assert [len(hand) for hand in seen["missions"]] == [4, 4]
        assert len(seen["objectives"]) == 1


# Nobody can cheat


@pytest.mark.rule("REB-FAIR-4", "REB-FAIR-5", "REB-FAIR-7", "REB-RUL-44")
def test_what_would_be_cheating_is_refused_and_changes_nothing() -> None:
    game = galaxy("rebel-base: x-wing; naboo: y-wing", leaders="han-solo@pool", base="hoth")
    begin(game, "command")
    play(game, "activate with han-solo", "at sullust")  # Hoth is not next to it, Naboo is
    before = game.copy()
    with pytest.raises(IllegalPick):
        play(game, "move x-wing from rebel-base")
    assert game == before
    assert options(game) == ["done", "move y-wing from naboo"]
    game = galaxy(leaders="han-solo@pool")
    stack_actions(game, REBEL, "ambush undercover")
    play(begin(game, "refresh"), "keep ambush")
    while not asked(game).startswith("rebel"):
        play(game, options(game)[0])
    before = game.copy()
    with pytest.raises(IllegalPick):
        play(game, "recruit lando-calrissian")  # who is on the other card
    assert game == before
    assert options(game) == ["recruit general-madine"]


@pytest.mark.rule("REB-FAIR-6")
def test_why_something_is_refused_tells_the_opponent_nothing() -> None:
    answers = []
    for each in ("hoth", "endor"):
        game = galaxy("rebel-base: x-wing; bespin: star-destroyer", leaders="darth-vader@pool", base=each)
        begin(game, "command")
        play(game, "pass", "activate with darth-vader", "at hoth")
        picks = ("reveal base", "at rebel-base", "move x-wing from rebel-base", "in hoth", "new base at hoth")
        answers.append([(refusal(game, pick, EMPIRE), refusal(game, pick)) for pick in picks])
    assert answers[0] == answers[1]
    game = galaxy("rebel-base: x-wing", leaders="han-solo@pool", base="hoth")
    begin(game, "command")
    before = {seat: game.view(seat) for seat in SEATS}
    assert refusal(game, "move x-wing from rebel-base", REBEL)
    assert {seat: game.view(seat) for seat in SEATS} == before
    assert game.events == begin(galaxy("rebel-base: x-wing", leaders="han-solo@pool", base="hoth"), "command").events


# The way back


@pytest.mark.rule("REB-INFO-1", "REB-PROBE-3")
def test_the_empire_imagines_the_base_wherever_it_can_be_and_nowhere_else() -> None:
    game = begin(galaxy("hoth: at-st; rebel-base: x-wing", imperial="naboo", base="ilum"), "command")
    game.clues = SystemSet(game.clues & system_set(*systems("ilum hoth endor sullust rodia")))
    probes(game, "sullust")
    found = {SYSTEMS[other.location] for other in imagined(game, "empire", 60)}
    assert found == {"ilum", "hoth", "endor", "rodia"}  # nobody has looked at Hoth yet
    assert {SYSTEMS[other.location] for other in imagined(game, "rebel")} == {"ilum"}


@pytest.mark.rule("REB-CARD-PLANT-FALSE-LEAD-3")
def test_the_empire_remembers_which_cards_were_planted() -> None:
    game = carry_out(
        "plant-false-lead",
        "admiral-ackbar",
        "hoth: tie-fighter",
        change=lambda game: probes(game, "naboo sullust utapau"),
    )
    play(game, "put sullust on top", "put naboo on bottom", "put utapau on top")
    orders = set()
    for other in imagined(game, "empire"):
        planted = [SYSTEMS[other.probe_deck.cards[at]] for at in (0, -2, -1)]
        assert sorted(planted) == ["naboo", "sullust", "utapau"]
        orders.add(tuple(planted))
    assert len(orders) > 3  # in which order they lie it does not know
    for other in imagined(game, "rebel"):
        assert [SYSTEMS[other.probe_deck.cards[at]] for at in (0, -2, -1)] == ["naboo", "sullust", "utapau"]


@pytest.mark.rule("REB-CARD-PLANT-FALSE-LEAD-3")
def test_while_cards_are_planted_the_rebels_know_them_and_who_watches_does_not() -> None:
    def prepare(game: State) -> None:
        probes(game, "naboo sullust utapau rodia ryloth")
        game.probe_hand = game.probe_hand.look(range(5), only(SPECTATOR))  # who only watches saw these
        cards = system_set(*game.probe_hand.cards, *game.probe_deck.cards[:3])
        probe_memory.mix(game, REBEL, cards, cards)

    game = carry_out("plant-false-lead", "admiral-ackbar", "hoth: tie-fighter", change=prepare)
    taken = systems(" ".join(game.view("rebel")["stack"][-1]["taken"]))
    for other in imagined(game, "rebel"):
        assert set(taken) <= set(other.probe_hand.cards)
    assert len(game.view("rebel")["probe_bags"][0]["cards"]) == 8 - 4
    before = game.view(None)["probes"]
    for card in taken:
        play(game, f"put {SYSTEMS[card]} on top")
    assert "unknown" not in before
    assert game.view(None)["probes"] == ["unknown"]  # which one is left nobody said


@pytest.mark.rule("REB-CARD-PLANT-FALSE-LEAD-3", "REB-INFO-6")
def test_what_the_empire_draws_again_it_knows() -> None:
    game = galaxy(leaders="han-solo@pool")
    probes(game, "naboo sullust utapau")
    begin(game, "command")
    hand, game.probe_hand = game.probe_hand.deal(3)
    game.probe_deck += ProbeCards.of(hand.cards)
    probe_memory.mix(game, EMPIRE, system_set(*game.probe_deck.cards[-3:]), system_set(*game.probe_deck.cards[-3:]))
    play(game, "pass")  # the Refresh Phase: two cards are drawn
    assert [SYSTEMS[card] for card in game.probe_hand.cards] == ["naboo", "sullust"]
    (bag,) = game.view("empire")["probe_bags"]
    assert bag["cards"] == ["utapau"]
    assert bag["deck"] == [len(game.probe_deck) - 1]
    assert all(SYSTEMS[other.probe_deck.cards[-1]] == "utapau" for other in imagined(game, "empire"))


@pytest.mark.rule("REB-CARD-RAPID-MOBILIZATION-10", "REB-CARD-PLANT-FALSE-LEAD-3")
def test_a_new_base_out_of_planted_cards_is_one_of_them() -> None:
    def plant(game: State) -> None:
        lay(game, "probe", "hoth endor ilum tatooine")
        planted = system_set(*systems("hoth endor ilum tatooine"))
        probe_memory.mix(game, EMPIRE, planted, planted)

    game = carry_out("rapid-mobilization", "admiral-ackbar", "endor: tie-fighter", change=plant)
    play(game, "pass", "seek new base")
    declined = game.copy()
    play(game, "new base at ilum")
    assert game.view("empire")["possible"] == ["hoth", "ilum", "tatooine"]  # Endor has an Imperial unit
    assert {SYSTEMS[other.location] for other in imagined(game, "empire")} == {"hoth", "ilum", "tatooine"}
    for other in imagined(game, "empire"):
        planted = {SYSTEMS[card] for card in (*other.probe_deck.cards[:3], other.location)}
        assert planted == {"hoth", "endor", "ilum", "tatooine"}
    play(declined, "decline")
    assert not {"hoth", "ilum", "tatooine"} & set(declined.view("empire")["possible"])


@pytest.mark.rule("REB-CARD-RAPID-MOBILIZATION-10")
def test_a_new_base_out_of_some_planted_cards_may_be_one_of_them() -> None:
    def plant(game: State) -> None:
        lay(game, "probe", "hoth endor ilum tatooine")
        planted = system_set(system("hoth"), system("endor"))
        probe_memory.mix(game, EMPIRE, planted, planted)

    game = carry_out("rapid-mobilization", "admiral-ackbar", change=plant)
    play(game, "pass", "seek new base", "new base at ilum")
    seen = set(game.view("empire")["possible"])
    assert {"hoth", "endor", "ilum", "tatooine", "naboo"} <= seen
    for other in imagined(game, "empire", 60):
        assert {system("hoth"), system("endor")} <= {*other.probe_deck.cards[:3], other.location}
    base.reveal(game)
    (bag,) = game.view("empire")["probe_bags"]
    assert not bag["location"]  # that one is known now
    assert bag["cards"] == ["endor", "hoth"]


@pytest.mark.rule("REB-INFO-7", "REB-CARD-INTERCEPT-TRANSMISSION-2")
def test_the_rebels_remember_the_cards_they_have_seen() -> None:
    game = galaxy("hoth: tie-fighter", leaders="han-solo@pool darth-vader@pool", rebel="kashyyyk")
    lay(game, "probe", "hoth endor ilum tatooine naboo sullust utapau rodia ryloth")
    begin(game, "command")
    probe_memory.mix(game, REBEL, system_set(*game.probe_deck.cards), system_set(system("endor"), system("ilum")))
    for other in imagined(game, "rebel"):
        assert {system("endor"), system("ilum")} <= set(other.probe_deck.cards)
    play(game, "pass", "pass")  # the Empire draws two cards, which may be these
    assert len(game.probe_hand) == 2
    (bag,) = game.view("rebel")["probe_bags"]
    assert bag["hand"] == [0, 1]
    held = {SYSTEMS[card] for other in imagined(game, "rebel", 200) for card in other.probe_hand.cards}
    assert {"endor", "naboo"} <= held


@pytest.mark.rule("REB-CARD-INTERCEPT-TRANSMISSION-2")
def test_what_the_rebels_hand_over_is_in_no_bag_of_theirs() -> None:
    def prepare(game: State) -> None:
        lay(game, "probe", "hoth endor")
        cards = system_set(*game.probe_deck.cards[-3:])
        probe_memory.mix(game, REBEL, cards, cards)

    game = carry_out("intercept-transmission", "admiral-piett", "hoth: tie-fighter", rebel="kashyyyk", change=prepare)
    (bag,) = game.view("rebel")["probe_bags"]
    assert bag["hand"] == []
    assert "hoth" not in bag["cards"]
    assert game.view("rebel")["probes"] == ["hoth"]
    assert len(list(imagined(game, "rebel"))) == 20


@pytest.mark.rule("REB-INFO-12")
def test_bags_that_are_mixed_become_one() -> None:
    game = galaxy()
    one, two, three = (system_set(*game.probe_deck.cards[at : at + 3]) for at in (0, 3, 6))
    probe_memory.mix(game, EMPIRE, one, one)
    probe_memory.mix(game, EMPIRE, two, SystemSet(0))  # nothing is known of these
    assert game.probe_bags == [(EMPIRE, one, one)]
    probe_memory.mix(game, REBEL, three, three)
    probe_memory.mix(game, EMPIRE, SystemSet(one | two), SystemSet(0))
    assert game.probe_bags == [(REBEL, three, three), (EMPIRE, SystemSet(one | two), one)]
    probe_memory.learn(game, EMPIRE, one)
    assert game.probe_bags == [(REBEL, three, three)]


@pytest.mark.rule("REB-INFO-12")
def test_a_card_known_by_its_place_is_still_known_to_be_there_when_they_are_mixed() -> None:
    game = galaxy()
    game.probe_deck = game.probe_deck.look(0, audience(game, REBEL) | audience(game, EMPIRE))
    pile = system_set(*game.probe_deck.cards[:5])
    probe_memory.mix(game, REBEL, pile, SystemSet(0))
    assert game.probe_bags == [(REBEL, pile, system_set(game.probe_deck.cards[0]))]
    assert game.probe_deck.known[0] == audience(game, EMPIRE)


@pytest.mark.rule("REB-INFO-4")
def test_a_mission_that_was_seen_in_this_phase_is_not_imagined_face_down() -> None:
    game = galaxy(
        leaders="han-solo@pool darth-vader@pool",
        assigned="sabotage=chewbacca hit-and-run=wedge-antilles contingency-plan=lando-calrissian",
        rebel_hand="hidden-fleet",
    )
    reveal(game, "sabotage")
    play(game, "at naboo", "send nobody", "pass")
    faces = {MISSIONS[other.assigned[0].card] for other in imagined(game, "empire", 60)}
    assert "sabotage" not in faces
    assert {"build-alliance", "hidden-fleet"} <= faces
    play(game, "reveal contingency-plan", "reassign to sabotage")
    for other in imagined(game, "empire", 60):
        assert other.assigned[0].card != mission("sabotage")
        assert STARTING[other.assigned[1].card]  # everybody saw that it is one of these
    assert mission("sabotage") in {other.assigned[1].card for other in imagined(game, "empire", 60)}
    play(game, "pass")
    assert game.shown == []  # the round is over


@pytest.mark.rule("REB-INFO-5", "REB-INFO-12")
@pytest.mark.parametrize(
    ("cards", "known"),
    [("defend-the-people rebel-assault", False), ("defend-the-people liberation", True)],
    ids=["same stage", "other stage"],
)
@pytest.mark.parametrize("card", ["infiltration", "covert-operation", "stolen-plans"])
def test_the_empire_does_not_see_where_a_card_goes_that_it_knew(card: str, cards: str, known: bool) -> None:
    def prepare(game: State) -> None:
        texts = [OBJECTIVES[each] for each in game.objective_deck.cards]
        keep(game, " ".join(text for text in texts if text not in cards.split()))
        lay(game, "objective", cards)
        game.objective_deck = game.objective_deck.look(-1, audience(game, EMPIRE))

    game = carry_out(card, "obi-wan-kenobi", "hoth: at-st", change=prepare)
    assert game.view("empire")["objective_deck"] == ["unknown", "defend-the-people"]
    play(game, f"keep {cards.split()[1]}")
    seen = game.view("empire")
    assert ("defend-the-people" in seen["objective_deck"]) == known
    assert "defend-the-people" not in seen["objectives"]
    assert all(other.view("rebel") for other in imagined(game, "empire", 3))


# What is being done is possible in every game that fits


def about_to_be_revealed() -> State:
    """Boba Fett's mission. Many others of the Empire's could not be carried out now."""
    game = galaxy("naboo: stormtrooper", leaders="han-solo@naboo", assigned="hunt-them-down=boba-fett")
    hold(game, "blindside")
    return reveal(game, "hunt-them-down")


def reassigning() -> State:
    """Lando Calrissian needs a starting mission that is not one of the four cards on the table."""
    starting = "infiltration=princess-leia sabotage=chewbacca rapid-mobilization=admiral-ackbar"
    game = galaxy(
        leaders="han-solo@pool darth-vader@pool",
        assigned=f"contingency-plan=lando-calrissian {starting} hidden-fleet=mon-mothma",
        rebel_hand="public-uprising",
    )
    return reveal(game, "contingency-plan")


def planting() -> State:
    def prepare(game: State) -> None:
        probes(game, "naboo sullust utapau rodia ryloth")

    return carry_out("plant-false-lead", "admiral-ackbar", "hoth: tie-fighter", change=prepare)


def confiscating() -> State:
    def prepare(game: State) -> None:
        keep(game, "defend-the-people rebel-assault")

    captive = {"units": "naboo: tie-fighter", "others": "han-solo@naboo", "rings": "captured=han-solo"}
    return carry_out("retrieve-the-plans", "darth-vader", **captive, dice="hhh --", change=prepare)


def recruiting() -> State:
    """The Rebels have drawn a fourth card, since nobody on the first three can be recruited."""
    game = galaxy(leaders="general-madine@box lando-calrissian@box obi-wan-kenobi@box")
    stack_actions(game, REBEL, "ambush undercover noble-sacrifice its-a-trap")
    recruit_leaders(game)
    game.advance()
    return play(game, "draw another", "draw another")


def infiltrating() -> State:
    return carry_out("infiltration", "obi-wan-kenobi", "hoth: at-st")


def operating_covertly() -> State:
    return carry_out("covert-operation", "obi-wan-kenobi", "hoth: at-st")


def stealing_plans() -> State:
    game = carry_out("stolen-plans", "obi-wan-kenobi", "hoth: at-st")
    return play(game, options(game)[0])


def researching() -> State:
    return carry_out("research-and-development", "grand-moff-tarkin", at="coruscant")


def seeking_a_base() -> State:
    return play(carry_out("rapid-mobilization", "admiral-ackbar", "endor: tie-fighter"), "pass", "seek new base")


POSITIONS = (
    about_to_be_revealed,
    reassigning,
    planting,
    confiscating,
    recruiting,
    infiltrating,
    operating_covertly,
    stealing_plans,
    researching,
    seeking_a_base,
)


@pytest.mark.rule("REB-INFO-12")
@pytest.mark.parametrize("position", POSITIONS)
@pytest.mark.parametrize("seat", SEATS)
def test_who_is_asked_in_an_imagined_game_knows_the_cards(position: Callable[[], State], seat: str | None) -> None:
    rng = random.Random(1)
    for other in imagined(position(), seat):
        assert other.ask is not None
        for again in imagined(other, other.start.seats[other.ask.seat].name, times=3):
            assert options(again) == options(other)
            while again.ask is not None and again.ask.name == other.ask.name:
                play(again, rng.choice(options(again)))


@pytest.mark.rule("REB-RECRUIT-7")
@pytest.mark.parametrize("seat", ["empire", None])
def test_a_card_is_imagined_to_be_drawn_only_where_nobody_could_be_recruited(seat: str | None) -> None:
    seen = set()
    for other in imagined(recruiting(), seat, times=40):
        *first, last = options(other)[:4]
        cards = [action(pick.removeprefix("keep ")) for pick in first]
        assert not any(recruits_on(other, card) for card in cards)
        seen.add(last)
    assert len(seen) > 3  # the last one may be anything


@pytest.mark.rule("REB-ACTION-5c", "REB-RECRUIT-4")
@pytest.mark.parametrize("seat", ["empire", None])
def test_an_immediate_card_is_imagined_only_where_it_was_just_kept(seat: str | None) -> None:
    game = galaxy()
    stack_actions(game, REBEL, "its-a-trap the-millennium-falcon")
    earlier, game.action_decks[REBEL] = game.action_decks[REBEL].take(0)
    game.actions[0], game.announced[0] = [earlier], [None]  # of an earlier round
    recruit_leaders(game)
    game.advance()
    play(game, "keep the-millennium-falcon")
    hands = [other.actions[0] for other in imagined(game, seat, times=100)]
    assert not any(ACTION_TIMING[earlier] == IMMEDIATE for earlier, _ in hands)
    assert any(ACTION_TIMING[kept] == IMMEDIATE for _, kept in hands)


@pytest.mark.parametrize("position", [about_to_be_revealed, reassigning, planting, confiscating])
@pytest.mark.parametrize("seat", SEATS)
def test_an_imagined_game_can_be_played_on(position: Callable[[], State], seat: str | None) -> None:
    rng = random.Random(1)
    for other in imagined(position(), seat, times=40):
        for _ in range(3):
            if other.outcome is not None:  # what was revealed may have ended the game
                break
            assert other.ask is not None
            assert other.ask.options
            other.apply(rng.choice(other.ask.options))


def test_what_was_seen_while_taking_is_known_to_those_who_take() -> None:
    """Who only watches imagines cards that these may know."""
    for other in imagined(planting(), None):
        taken = systems(" ".join(other.view("rebel")["stack"][-1]["taken"]))
        assert len(taken) == 4
        assert set(taken) <= {system(text) for text in other.view("rebel")["probes"] if text != "unknown"}
    for other in imagined(confiscating(), None):
        assert other.objectives_known == other.objectives
