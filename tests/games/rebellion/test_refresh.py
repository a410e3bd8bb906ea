"""The Refresh Phase. [REB-REFRESH]"""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.rebellion.components import (
    BUILDS,
    CORUSCANT,
    EMPIRE,
    MISSIONS,
    PROJECT,
    REBEL,
    RECRUITS,
    STARTING,
    SYSTEMS,
    LeaderSet,
    SystemId,
    leader,
    mission,
    objective,
    system,
    unit,
)
from dejarik.games.rebellion.decks import discard_mission, draw_missions, draw_probes
from dejarik.games.rebellion.galaxy import supply
from dejarik.games.rebellion.refresh import RefreshPhase
from dejarik.games.rebellion.state import MissionDeck, ObjectiveDeck, State
from tests.games.rebellion.rounds import (
    asked,
    begin,
    enqueue,
    galaxy,
    hand,
    heard,
    in_pool,
    options,
    play,
    queue,
    where,
)

QUIET = 6  # after it neither recruiting nor building


def refreshing(units: str = "", *, time: int = QUIET, **more: object) -> State:
    return begin(galaxy(units, time=time, **more), "refresh")  # type: ignore[arg-type]


def steps() -> list[str]:
    return [step.__name__ for step in RefreshPhase.steps]


@pytest.mark.rule("REB-REFRESH-0", "REB-RUL-70")
def test_reb_refresh_0_an_objective_may_be_played_before_the_leaders_return() -> None:
    assert steps()[:2] == ["play_objective", "retrieve_leaders"]
    game = galaxy(leaders="han-solo@hoth", time=QUIET)
    card = objective("leave-no-one-behind")
    pile = game.objective_deck.cards if card in game.objective_deck.cards else game.objectives
    game.objectives, game.objective_deck = [card], ObjectiveDeck.of(each for each in pile if each != card)
    begin(game, "refresh")
    assert asked(game) == "rebel play-objective"
    assert where(game, "han-solo") == "hoth"
    play(game, "play leave-no-one-behind")
    assert where(game, "han-solo") == "pool"
    assert game.objectives_scored == [card]
    assert asked(game) == "rebel assign-leaders"  # no other one later in the phase


@pytest.mark.rule("REB-REFRESH-1", "REB-LEADER-4", "REB-TEAM-43")
def test_reb_refresh_1_all_leaders_on_the_board_return_to_the_pools() -> None:
    game = refreshing(
        leaders="han-solo@hoth chewbacca@rebel-base darth-vader@endor princess-leia@hoth luke-skywalker@box",
        rings="lure-of-the-dark-side=princess-leia",
    )
    assert in_pool(game) == "darth-vader princess-leia han-solo chewbacca"
    assert where(game, "luke-skywalker") == "box"
    assert asked(game) == "rebel assign-leaders"
    assert "assign princess-leia" not in options(game)
    play(game, "done")
    assert options(game) == ["done", "assign darth-vader", "assign princess-leia"]


@pytest.mark.rule("REB-REFRESH-1a")
def test_reb_refresh_1a_leaders_still_on_missions_return_too() -> None:
    game = refreshing(leaders="han-solo@hoth", assigned="sabotage=chewbacca")
    assert where(game, "chewbacca") == "pool"
    assert "sabotage" in hand(game, REBEL)


@pytest.mark.rule("REB-REFRESH-1b", "REB-CAPTURE-2", "REB-CAPTURE-9")
def test_reb_refresh_1b_captured_leaders_stay() -> None:
    game = refreshing(
        "hoth: stormtrooper; endor: stormtrooper",
        leaders="han-solo@hoth chewbacca@endor princess-leia@hoth",
        rings="captured=han-solo carbonite=chewbacca",
    )
    assert (where(game, "han-solo"), where(game, "chewbacca"), where(game, "princess-leia")) == (
        "hoth",
        "endor",
        "pool",
    )


@pytest.mark.rule("REB-CARD-DETAINED-1", "REB-CARD-DETAINED-4")
def test_a_detained_leader_stays_once() -> None:
    game = galaxy(leaders="han-solo@hoth chewbacca@hoth", time=QUIET)
    game.detained = LeaderSet(1 << leader("han-solo"))
    begin(game, "refresh")
    assert where(game, "han-solo") == "hoth"
    assert where(game, "chewbacca") == "pool"
    assert not game.detained


# Missions


@pytest.mark.rule("REB-REFRESH-2", "REB-TEAM-36")
def test_reb_refresh_2_each_side_draws_two_missions() -> None:
    game = galaxy(time=QUIET, players=4)
    before = [len(deck) for deck in game.mission_decks]
    begin(game, "refresh")
    assert [len(cards) for cards in game.mission_hands] == [6, 6]
    assert [len(deck) for deck in game.mission_decks] == [number - 2 for number in before]
    for seat, event in ((0, "drew-missions"), (1, "drew-missions"), (2, "drew-missions-unseen")):
        assert event in heard(game, seat)


def full_hand(extra: int, **more: object) -> State:
    """So many cards above ten when two have been drawn."""
    game = galaxy(time=QUIET, leaders="han-solo@pool", **more)  # type: ignore[arg-type]
    while len(game.mission_hands[REBEL]) < 8 + extra:
        draw_missions(game, REBEL, 1)
    return begin(game, "refresh")


@pytest.mark.rule("REB-REFRESH-2", "REB-RUL-51")
def test_reb_refresh_2_cards_above_ten_are_discarded() -> None:
    game = full_hand(2)
    assert asked(game) == "rebel discard-mission"
    for left in (11, 10):
        first = options(game)[0]
        play(game, first)
        assert len(game.mission_hands[REBEL]) == left
        assert MISSIONS[game.mission_discards[REBEL][-1]] == first.removeprefix("discard ")
        assert "mission-discarded" in heard(game, 1)
    assert asked(game) != "rebel discard-mission"
    assert asked(full_hand(0)) != "rebel discard-mission"


@pytest.mark.rule("REB-TEAM-36")
def test_reb_team_36_the_general_discards() -> None:
    assert asked(full_hand(1, players=4)) == "rebel-general discard-mission"


@pytest.mark.rule("REB-REFRESH-2a", "REB-PROJECT-2", "REB-PROJECT-3", "REB-DISCARD-1")
def test_reb_refresh_2a_projects_count_and_objectives_do_not() -> None:
    game = galaxy(
        time=QUIET,
        imperial_hand="superlaser-online superlaser-online superlaser-online construct-factory oversee-project",
    )
    game.objectives = list(game.objective_deck.cards[:9])
    assert all(PROJECT[mission(text)] for text in ("superlaser-online", "construct-factory", "oversee-project"))
    begin(game, "refresh")
    if asked(game) == "rebel play-objective":
        play(game, options(game)[0])
    assert asked(game) == "empire discard-mission"  # four starting missions, five projects, two drawn
    play(game, "discard superlaser-online")
    assert [MISSIONS[card] for card in game.project_discard] == ["superlaser-online"]
    assert game.mission_discards[EMPIRE] == []


@pytest.mark.rule("REB-REFRESH-2b", "REB-MISSION-START-1")
def test_reb_refresh_2b_starting_missions_cannot_be_discarded() -> None:
    game = full_hand(3)
    cards = [mission(pick.removeprefix("discard ")) for pick in options(game)]
    assert not any(STARTING[card] for card in cards)
    assert {MISSIONS[card] for card in cards} == {text for text in hand(game, REBEL) if not STARTING[mission(text)]}


@pytest.mark.rule("REB-REFRESH-2c")
def test_reb_refresh_2c_more_cards_may_be_held_at_other_times() -> None:
    game = galaxy(leaders="han-solo@pool")
    draw_missions(game, REBEL, 9)
    begin(game, "assignment")
    assert asked(game) == "rebel assign-leaders"
    assert len(game.mission_hands[REBEL]) == 13


@pytest.mark.rule("REB-DISCARD-1", "REB-INFO-11")
def test_reb_discard_1_a_discarded_card_lies_face_up_beside_its_own_deck() -> None:
    game = galaxy()
    for text in ("hit-and-run", "trade-negotiations", "construct-factory"):
        discard_mission(game, mission(text))
    piles = [game.mission_discards[REBEL], game.mission_discards[EMPIRE], game.project_discard]
    assert [[MISSIONS[card] for card in pile] for pile in piles] == [
        ["hit-and-run"],
        ["trade-negotiations"],
        ["construct-factory"],
    ]
    assert game.view(None)["mission_discards"] == [["hit-and-run"], ["trade-negotiations"]]


@pytest.mark.rule("REB-DISCARD-2")
@pytest.mark.parametrize("side", [REBEL, EMPIRE])
def test_reb_discard_2_an_empty_deck_is_made_of_its_discard_pile(side: int) -> None:
    game = galaxy()
    deck = game.mission_decks[side].cards
    game.mission_discards[side] = list(deck[:5])
    game.mission_decks[side] = MissionDeck.of(deck[5:6])
    before = game.mission_hands[side] = sorted([*game.mission_hands[side], *deck[6:]])
    draw_missions(game, side, 3)  # type: ignore[arg-type]
    assert len(game.mission_hands[side]) == len(before) + 3
    assert len(game.mission_decks[side]) == 3
    assert game.mission_discards[side] == []
    assert Counter([*game.mission_hands[side], *game.mission_decks[side].cards]) == Counter([*before, *deck[:6]])
    assert set(game.mission_decks[side].cards) <= set(deck[:5])  # the last one has been drawn


@pytest.mark.rule("REB-DISCARD-2")
def test_reb_discard_2_a_deck_that_runs_out_is_renewed_at_once() -> None:
    game = galaxy(leaders="han-solo@pool", rebel_hand="demolition misdirection base-defenses covert-operation")
    deck = game.mission_decks[REBEL].cards
    game.mission_discards[REBEL] = list(deck[:3])
    game.mission_hands[REBEL] = sorted([*game.mission_hands[REBEL], *deck[5:]])
    game.mission_decks[REBEL] = MissionDeck.of(deck[3:5])
    begin(game, "refresh")
    while asked(game) == "rebel discard-mission":
        assert Counter(game.mission_decks[REBEL].cards) == Counter(deck[:3])
        play(game, options(game)[0])  # what is discarded now has to wait for the next time
    assert Counter(game.mission_decks[REBEL].cards) == Counter(deck[:3])
    assert len(game.mission_discards[REBEL]) == len(deck) - 3 + 8 - 10


# Probes, objectives, time


@pytest.mark.rule("REB-REFRESH-3", "REB-PROBE-2", "REB-TEAM-37", "REB-INFO-6")
def test_reb_refresh_3_the_empire_draws_the_two_top_probe_cards() -> None:
    game = galaxy(time=QUIET, players=4)
    top = [SYSTEMS[card] for card in game.probe_deck.cards[-2:]]
    begin(game, "refresh")
    assert sorted(SYSTEMS[card] for card in game.probe_hand.cards) == sorted(top)
    assert sorted(game.view(3)["probes"]) == sorted(top)
    assert game.view(0)["probes"] == ["unknown", "unknown"]
    assert not set(top) & set(game.view(3)["possible"])


@pytest.mark.rule("REB-PROBE-4", "REB-RUL-10")
def test_reb_rul_10_a_short_probe_deck_gives_what_it_has() -> None:
    game = galaxy()
    every = game.probe_deck.cards
    game.probe_hand, game.probe_deck = game.probe_deck.split(len(every) - 1)
    for _ in range(2):
        draw_probes(game, 2)
        assert sorted(game.probe_hand.cards) == sorted(every)
    assert game.probe_deck.cards == ()
    assert SystemId(game.location) not in game.probe_hand.cards
    assert CORUSCANT not in game.probe_hand.cards
    assert system("yavin") == game.location


@pytest.mark.rule("REB-REFRESH-4", "REB-TEAM-38", "REB-INFO-5")
def test_reb_refresh_4_the_rebels_draw_an_objective() -> None:
    game = galaxy(time=QUIET)
    top, before = game.objective_deck.cards[-1], len(game.objectives)
    begin(game, "refresh")
    while asked(game) == "rebel play-objective":
        game.apply(options(game)[0])
    assert top in game.objectives
    assert len(game.objectives) == before + 1
    assert "drew-objectives-unseen" in heard(game, 1)


@pytest.mark.rule("REB-RUL-48")
def test_reb_rul_48_without_objectives_nothing_is_drawn() -> None:
    game = galaxy(time=QUIET)
    game.objectives_scored = [*game.objective_deck.cards, *game.objectives]
    game.objective_deck, game.objectives = ObjectiveDeck(), []
    begin(game, "refresh")
    assert game.objectives == []
    assert game.time == QUIET + 1


@pytest.mark.rule("REB-REFRESH-5")
def test_reb_refresh_5_the_time_marker_advances() -> None:
    assert refreshing().time == QUIET + 1


@pytest.mark.rule("REB-REFRESH-5", "REB-WIN-4")
def test_reb_refresh_5_the_rebels_win_when_the_markers_meet() -> None:
    game = galaxy(time=9, leaders="han-solo@hoth")
    game.reputation = 10
    begin(game, "refresh")
    while asked(game) == "rebel play-objective":
        game.apply(options(game)[0])
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.rule) == ((0,), "REB-WIN-4")


@pytest.mark.rule("REB-REFRESH-5a", "REB-REFRESH-5b", "REB-REFRESH-5c")
@pytest.mark.parametrize("time", range(2, 14))
def test_reb_refresh_5a_the_space_says_what_is_done_and_recruiting_comes_first(time: int) -> None:
    assert sorted(RECRUITS) == [2, 3, 4, 5]
    assert sorted(BUILDS) == [2, 4, 6, 8, 10, 12, 14]
    game = galaxy(time=time - 1, leaders="mon-mothma@pool", imperial="corellia")
    game.objectives = []
    begin(game, "refresh")
    order = []
    while asked(game) != "rebel assign-leaders":
        order.append(asked(game).split()[1])
        game.apply("done" if "done" in options(game) else options(game)[0])
    recruits, builds = "keep-action" in order, "build-units" in order
    assert (recruits, builds) == (2 <= time <= 5, time % 2 == 0)
    if recruits and builds:
        assert order.index("announce-leader") < order.index("build-units")


@pytest.mark.rule("REB-COMP-5", "REB-REFRESH-5b")
@pytest.mark.parametrize("time", range(2, 14))
def test_reb_comp_5_figures_are_freed_in_every_refresh_phase(time: int) -> None:
    """Also where nothing is built, both sides, the Rebels first, after recruiting and before deploying."""
    scarce = "hoth: 3 mon-calamari-cruiser; bespin: 8 star-destroyer"
    game = galaxy(scarce, time=time - 1, leaders="mon-mothma@pool", imperial="corellia")
    game.objectives = []
    enqueue(game, "1: tie-fighter")
    begin(game, "refresh")
    order = []
    while asked(game) != "rebel assign-leaders":
        order.append(asked(game))
        wanted = ("destroy mon-calamari-cruiser at hoth", "done", options(game)[0])
        play(game, next(pick for pick in wanted if pick in options(game)))
    freed = [each for each in order if each.endswith("return-figures")]
    assert freed == ["rebel return-figures"] * 3 + ["empire return-figures"]
    assert supply(game, unit("mon-calamari-cruiser")) == 3
    after = order[order.index("empire return-figures") + 1 :]
    assert ("empire build-units" in after) == (time in BUILDS)
    assert "empire deploy-units" in after
    assert not any(each.endswith(("keep-action", "announce-leader")) for each in after)


@pytest.mark.rule("REB-COMP-5", "REB-RUL-50")
def test_reb_comp_5_nobody_is_asked_while_every_kind_is_in_the_supply() -> None:
    game = galaxy("hoth: 2 mon-calamari-cruiser; bespin: 7 star-destroyer", time=QUIET, leaders="mon-mothma@pool")
    game.objectives = []
    begin(game, "refresh")
    assert asked(game) == "rebel assign-leaders"


@pytest.mark.rule("REB-REFRESH-6")
def test_reb_refresh_6_what_was_built_in_this_phase_moves_on_at_once() -> None:
    """Building comes before the queue moves, so space 1 is left in the same phase."""
    game = galaxy(time=7, leaders="mon-mothma@pool", found=True, imperial="corellia")
    game.objectives = []
    begin(game, "refresh")
    while asked(game) != "empire build-units":
        game.apply("done")
    play(game, "build all")
    assert asked(game) == "empire deploy-units"
    assert "deploy stormtrooper at coruscant" in options(game)
    assert queue(game, 2) == "tie-fighter, star-destroyer"
    play(game, "deploy stormtrooper at coruscant")


@pytest.mark.rule("REB-REFRESH-6")
def test_the_steps_of_the_refresh_phase() -> None:
    assert steps() == [
        "play_objective",
        "retrieve_leaders",
        "draw_mission_cards",
        "rebels_discard",
        "empire_discards",
        "launch_probes",
        "draw_objective",
        "advance_time",
        "recruit",
        "build",
        "deploy",
    ]


def test_what_lasts_for_a_round_ends_with_it() -> None:
    game = galaxy(time=QUIET, leaders="han-solo@pool")
    game.loose = game.misdirected = game.inspired = LeaderSet(1 << leader("han-solo"))
    game.yoda_used = True
    game.objectives = []
    begin(game, "refresh")
    assert asked(game) == "rebel assign-leaders"
    assert (game.loose, game.misdirected, game.inspired) == (0, 0, 0)
    assert not game.view(0)["yoda_used"]
