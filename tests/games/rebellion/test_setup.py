"""The setup. [REB-SETUP]"""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_SIDE,
    ACTION_STARTING,
    ACTION_TIMING,
    ACTIONS,
    BASE,
    CORUSCANT,
    EMPIRE,
    GROUND_UNITS,
    KINDS,
    LEADER_ROLE,
    LEADER_SIDE,
    LEADERS,
    LOYAL,
    MISC,
    MISSIONS,
    NEIGHBOURS,
    PLACES,
    POOL,
    PROBES,
    PROJECT,
    REBEL,
    SETUP_ICON,
    STAGE,
    STARTING,
    STARTING_LEADERS,
    SYSTEMS,
    TACTIC_THEATRE,
    UNITS_OF,
    in_set,
    system,
    system_set,
)
from dejarik.games.rebellion.galaxy import imperial_systems, systems_with
from dejarik.games.rebellion.state import State
from tests.games.rebellion.rounds import asked, heard, loyal, options, play, texts, units, where

SEEDS = range(40)


def new(seed: int = 3, players: int = 2, setup: str = "full") -> State:
    return GAME.new(players, seed, {"setup": setup})


def placed(seed: int = 3, players: int = 2) -> State:
    """The Empire has placed its units."""
    game = new(seed, players)
    while asked(game).endswith("place-imperial-units"):
        game.apply(options(game)[0])
    return game


def dealt(seed: int = 3, players: int = 2) -> State:
    """All units stand; the base is to be chosen."""
    game = play(placed(seed, players), "at rebel-base")
    while asked(game).endswith("give-ring"):
        game.apply(options(game)[0])
    return game


def begun(seed: int = 3, players: int = 2) -> State:
    """The first assignments are to be made."""
    game = dealt(seed, players)
    game.apply(options(game)[0])
    return game


# Leaders, markers, decks


@pytest.mark.rule("REB-SETUP-3", "REB-SETUP-4")
def test_reb_setup_3_four_leaders_a_side_are_in_the_pools_and_the_others_beside_the_board() -> None:
    game = new()
    pools = Counter(LEADER_SIDE[who] for who, spot in enumerate(game.leaders) if spot == POOL)
    assert pools == {REBEL: 4, EMPIRE: 4}
    assert {who for who, spot in enumerate(game.leaders) if spot == POOL} == set(STARTING_LEADERS)
    assert where(game, "mon-mothma") == where(game, "darth-vader") == "pool"
    assert where(game, "han-solo") == where(game, "luke-skywalker-jedi") == "beside-the-board"


@pytest.mark.rule("REB-SETUP-5", "REB-SETUP-6")
def test_reb_setup_5_time_starts_on_1_and_reputation_on_14() -> None:
    game = new()
    assert (game.time, game.reputation) == (1, 14)


@pytest.mark.rule("REB-SETUP-7")
def test_reb_setup_7_the_stages_of_the_objectives_lie_one_on_another_each_shuffled() -> None:
    decks = []
    for seed in SEEDS:
        game = new(seed)
        drawn = [*game.objective_deck.cards, *game.objectives]  # the drawn card was on top
        assert [STAGE[card] for card in drawn] == sorted((STAGE[card] for card in drawn), reverse=True)
        decks.append(tuple(drawn))
    for stage in set(STAGE):
        assert len({tuple(card for card in deck if STAGE[card] == stage) for deck in decks}) > 1


@pytest.mark.rule("REB-SETUP-8", "REB-TEAM-10")
def test_reb_setup_8_the_rebels_draw_one_objective_of_stage_i() -> None:
    game = new(players=4)
    assert [STAGE[card] for card in game.objectives] == [1]
    assert "drew-objectives" in heard(game, 1)  # the Rebel General's, whose side shares what it knows
    assert "drew-objectives" not in heard(game, 2)


@pytest.mark.rule("REB-SETUP-9", "REB-ACTION-6")
def test_reb_setup_9_cards_with_a_recruit_icon_make_the_action_decks() -> None:
    game = new()
    for side in (REBEL, EMPIRE):
        every = [card for card in range(len(ACTIONS)) if ACTION_SIDE[card] == side and not ACTION_STARTING[card]]
        assert sorted(game.action_decks[side].cards) == every
        assert len({new(seed).action_decks[side].cards for seed in SEEDS}) > 1


@pytest.mark.rule("REB-SETUP-10")
def test_reb_setup_10_two_tactic_decks_for_everybody() -> None:
    game = new()
    for theatre, deck in enumerate(game.tactic_decks):
        assert len(deck) == 15
        assert {TACTIC_THEATRE[card] for card in deck.cards} == {theatre}
        assert len({new(seed).tactic_decks[theatre].cards for seed in SEEDS}) > 1


@pytest.mark.rule("REB-SETUP-12", "REB-SETUP-28", "REB-TEAM-15")
def test_reb_setup_28_a_hand_is_the_four_starting_missions_and_two_of_the_deck() -> None:
    assert [len(hand) for hand in dealt().mission_hands] == [4, 4]
    game = begun(players=4)
    for side in (REBEL, EMPIRE):
        hand = game.mission_hands[side]
        assert sum(STARTING[card] for card in hand) == 4
        assert len(hand) == 6
        assert len(game.mission_decks[side]) == 23
    assert "drew-missions" in heard(game, 1)
    assert "drew-missions-unseen" in heard(game, 2)


@pytest.mark.rule("REB-SETUP-13", "REB-SETUP-14")
def test_reb_setup_13_projects_and_missions_have_decks_of_their_own() -> None:
    game = new()
    assert len(game.project_deck) == 10
    assert all(PROJECT[card] for card in game.project_deck.cards)
    for deck in game.mission_decks:
        assert len(deck) == 25
        assert not any(PROJECT[card] or STARTING[card] for card in deck.cards)
    assert len({new(seed).project_deck.cards for seed in SEEDS}) > 1
    assert len({new(seed).mission_decks[EMPIRE].cards for seed in SEEDS}) > 1


# The first systems


@pytest.mark.rule("REB-SETUP-15", "REB-SETUP-16", "REB-SETUP-17", "REB-RUL-9")
def test_reb_setup_15_three_rebel_and_five_imperial_systems_are_revealed() -> None:
    for seed in SEEDS:
        game = new(seed)
        rebel = [each for each in range(BASE) if game.loyalty[each] == LOYAL[REBEL]]
        imperial = [each for each in range(BASE) if game.loyalty[each] == LOYAL[EMPIRE] and each != CORUSCANT]
        assert (len(rebel), len(imperial), game.subjugated.bit_count()) == (3, 3, 2)
        assert all(SETUP_ICON[each] == REBEL for each in rebel)
        assert all(SETUP_ICON[each] == EMPIRE for each in [*imperial, *in_set(game.subjugated)])
        assert not game.subjugated & system_set(*[each for each in in_set(imperial_systems(game)) if each in imperial])


@pytest.mark.rule("REB-SETUP-16", "REB-SETUP-17", "REB-INFO-13")
def test_reb_setup_17_the_first_two_imperial_systems_are_subjugated_the_next_three_loyal() -> None:
    """The order is that in which the cards were shown to everybody."""
    surplus = 0
    for seed in SEEDS:
        game = new(seed)
        (shown,) = [event.message for event in game.events if event.message.key == "rebellion-event-systems-shown"]
        names = [each.key.removeprefix("rebellion-place-") for each in shown.params["systems"]]  # type: ignore[union-attr]
        rebel = [text for text in names if SETUP_ICON[system(text)] == REBEL]
        imperial = [text for text in names if SETUP_ICON[system(text)] == EMPIRE]
        assert sorted(rebel[:3]) == sorted(loyal(game, REBEL).split())
        assert sorted(imperial[:2]) == sorted(texts(game.subjugated).split())
        assert sorted([*imperial[2:5], "coruscant"]) == sorted(loyal(game, EMPIRE).split())
        assert len(rebel) == 3 or len(imperial) == 5  # not one card more than needed
        surplus += len(rebel) > 3 or len(imperial) > 5
    assert surplus  # such cards got nothing


@pytest.mark.rule("REB-SETUP-18", "REB-SETUP-30", "REB-RUL-9", "REB-DISCARD-3")
def test_reb_setup_18_the_cards_of_the_imperial_systems_are_boxed_and_the_others_shuffled_back() -> None:
    for seed in SEEDS:
        game = new(seed)
        assert len(game.probe_boxed) == 5
        assert system_set(*game.probe_boxed) | 1 << CORUSCANT == imperial_systems(game)
        assert len(game.probe_deck) == 26
        assert system_set(*game.probe_deck.cards) == PROBES & ~system_set(*game.probe_boxed)
    assert PROBES.bit_count() == 31


# Units


@pytest.mark.rule("REB-SETUP-19", "REB-SETUP-20", "REB-RUL-8", "REB-TEAM-11")
def test_reb_setup_20_imperial_units_are_placed_in_imperial_systems_by_the_admiral() -> None:
    game = new(players=4)
    assert asked(game) == "imperial-admiral place-imperial-units"
    kinds = ["tie-fighter", "assault-carrier", "star-destroyer", "death-star", "stormtrooper", "at-st", "at-at"]
    systems = texts(imperial_systems(game)).split()
    assert "coruscant" in systems
    assert len(systems) == 6
    assert sorted(options(game)) == sorted(f"place {kind} at {each}" for kind in kinds for each in systems)
    while asked(game).endswith("place-imperial-units"):
        game.apply(options(game)[-1])
    found = Counter({kind: sum(game.units[kind::KINDS]) for kind in UNITS_OF[EMPIRE] if any(game.units[kind::KINDS])})
    assert sum(found.values()) == 37
    assert ", ".join(f"{MISC['starting_units']['imperial'][kind]} {kind}" for kind in kinds) == (
        "12 tie-fighter, 3 assault-carrier, 3 star-destroyer, 1 death-star, 12 stormtrooper, 5 at-st, 1 at-at"
    )


@pytest.mark.rule("REB-SETUP-21", "REB-RUL-8")
def test_reb_setup_21_every_imperial_system_gets_a_ground_unit() -> None:
    """Whoever puts everything in one place is left with just enough for the others, in the end."""
    game = new()
    while asked(game).endswith("place-imperial-units"):
        here = [pick for pick in options(game) if pick.endswith("at coruscant")]
        game.apply(here[0] if here else options(game)[0])
    assert systems_with(game, GROUND_UNITS[EMPIRE]) == imperial_systems(game)
    for each in in_set(imperial_systems(game)):
        number = sum(game.units[each * KINDS + kind] for kind in GROUND_UNITS[EMPIRE])
        assert number == (13 if each == CORUSCANT else 1)


@pytest.mark.rule("REB-SETUP-21")
def test_reb_setup_21_the_last_ground_units_can_only_go_where_none_is() -> None:
    game = new()
    for pick in [*["place stormtrooper at coruscant"] * 12, "place at-at at coruscant"]:
        game.apply(pick)
    assert not any(pick.startswith("place at-st at coruscant") for pick in options(game))
    assert len([pick for pick in options(game) if pick.startswith("place at-st")]) == 5
    assert "place tie-fighter at coruscant" in options(game)


@pytest.mark.rule("REB-SETUP-22", "REB-SETUP-23", "REB-RUL-4", "REB-TEAM-11")
def test_reb_setup_23_rebel_units_go_to_the_space_and_one_system_without_imperial_units() -> None:
    game = placed(players=4)
    assert asked(game) == "rebel-admiral choose-outpost"
    free = [each for each in range(BASE) if not imperial_systems(game) >> each & 1]
    assert options(game) == ["at rebel-base", *(f"at {SYSTEMS[each]}" for each in free)]
    play(game, "at hoth", *["place rebel-trooper at hoth"] * 2, "place rebel-transport at hoth")
    assert {pick.split()[-1] for pick in options(game)} == {"done", "hoth"}  # never a second system
    play(game, "done")
    assert units(game, "hoth") == "rebel-transport, 2 rebel-trooper"
    assert units(game, "rebel-base") == "2 x-wing, 2 y-wing, corellian-corvette, 4 rebel-trooper, 2 airspeeder"


@pytest.mark.rule("REB-SETUP-23")
def test_reb_setup_23_all_rebel_units_may_go_to_the_space_or_to_the_system() -> None:
    everything = "2 x-wing, 2 y-wing, rebel-transport, corellian-corvette, 6 rebel-trooper, 2 airspeeder"
    assert units(play(placed(), "at rebel-base"), "rebel-base") == everything
    game = play(placed(), "at hoth")
    while asked(game) == "rebel place-rebel-units":
        game.apply(options(game)[1])
    assert units(game, "hoth") == everything
    assert units(game, "rebel-base") == ""


# Action cards


@pytest.mark.rule("REB-SETUP-24", "REB-SETUP-25", "REB-DISCARD-3")
def test_reb_setup_24_two_starting_action_cards_a_side_and_the_others_are_boxed_unseen() -> None:
    for seed in SEEDS:
        game = dealt(seed)
        for side in (REBEL, EMPIRE):
            own = game.actions[2 * side] + [card for card in game.actions_used if ACTION_SIDE[card] == side]
            boxed = [card for card in game.actions_boxed if ACTION_SIDE[card] == side]
            assert len(own) == 2
            assert all(ACTION_STARTING[card] for card in own)
            assert len(boxed) == (4 if side == REBEL else 2)
        view = game.view(0)
        assert "actions_boxed" not in view
        assert set(view["actions"][2 * EMPIRE]) == {"unknown-starting"}


@pytest.mark.rule("REB-RUL-12", "REB-ACTION-5c")
def test_reb_rul_12_immediate_cards_are_used_before_the_base_is_chosen() -> None:
    met = 0
    for seed in SEEDS:
        game = play(placed(seed), "at rebel-base")
        while asked(game) != "rebel choose-base":
            assert asked(game) == "rebel give-ring"
            met += 1
            game.apply(options(game)[0])
        held = [card for hand in game.actions for card in hand]
        assert not any(ACTION_TIMING[card] == "immediate" for card in held)
    assert met


@pytest.mark.rule("REB-TEAM-12", "REB-TEAM-13")
def test_reb_team_12_a_starting_action_card_goes_to_whoever_commands_its_leader() -> None:
    split = set()
    for seed in SEEDS:
        game = dealt(seed, players=4)
        for place, hand in enumerate(game.actions):
            for card in hand:
                assert {LEADER_ROLE[who] for who in ACTION_LEADERS[card]} == {place % 2}
        split.add((len(game.actions[2 * EMPIRE]), len(game.actions[2 * EMPIRE + 1])))
    assert split == {(2, 0), (1, 1), (0, 2)}


@pytest.mark.rule("REB-TEAM-13")
def test_reb_team_13_a_card_without_a_leader_serves_the_leaders_of_both() -> None:
    met = 0
    for seed in SEEDS:
        game = play(placed(seed, players=4), "at rebel-base")
        if asked(game).endswith("give-ring"):
            met += 1
            assert {pick.split()[-1] for pick in options(game)} == {
                "mon-mothma",
                "jan-dodonna",
                "general-rieekan",
                "princess-leia",
            }
    assert met


# The base


@pytest.mark.rule("REB-SETUP-26", "REB-SETUP-27", "REB-SETUP-29", "REB-SETUP-30", "REB-TEAM-14", "REB-INFO-1")
def test_reb_setup_26_the_base_is_any_card_of_the_probe_deck() -> None:
    game = dealt(players=4)
    assert asked(game) == "rebel-general choose-base"  # when all units stand
    assert not any(game.ready)
    assert sorted(options(game)) == sorted(f"at {SYSTEMS[each]}" for each in game.probe_deck.cards)
    before = game.probe_deck
    play(game, "at hoth")
    assert game.location == system("hoth")
    assert len(game.probe_deck) == 25
    assert system("hoth") not in game.probe_deck.cards
    assert game.probe_deck != before.without(game.location)  # shuffled again
    assert game.view(0)["location"] == game.view(1)["location"] == "hoth"
    assert game.view(2)["location"] == game.view(None)["location"] == "unknown"


# Teams


@pytest.mark.rule("REB-TEAM-9")
def test_reb_team_9_each_role_has_two_starting_leaders() -> None:
    game = new(players=4)
    in_pools = Counter((LEADER_SIDE[who], LEADER_ROLE[who]) for who, spot in enumerate(game.leaders) if spot == POOL)
    assert set(in_pools.values()) == {2}
    assert len(in_pools) == 4


@pytest.mark.rule("REB-TEAM-1", "REB-TEAM-2", "REB-TEAM-3")
def test_reb_team_1_a_side_has_one_or_two_players() -> None:
    names = {players: [seat.name for seat in GAME.seats(players)] for players in GAME.players}
    assert names == {
        2: ["rebel", "empire"],
        3: ["rebel", "imperial-admiral", "imperial-general"],
        4: ["rebel-admiral", "rebel-general", "imperial-admiral", "imperial-general"],
    }


# The first game


@pytest.mark.rule("REB-GOLD-8")
def test_reb_gold_8_the_full_setup_is_the_usual_one() -> None:
    assert GAME.new(seed=1).start.options["setup"] == "full"
    assert asked(GAME.new(seed=1)) == "empire place-imperial-units"


@pytest.mark.rule("REB-GOLD-8")
def test_a_first_game_has_fixed_positions_and_a_base_away_from_the_empire() -> None:
    game = new(setup="first-game")
    assert asked(game) == "rebel choose-base"
    assert loyal(game, REBEL) == "bothawui kashyyyk naboo"
    assert loyal(game, EMPIRE) == "corellia coruscant mustafar saleucami"
    assert texts(game.subjugated) == "mandalore sullust"
    for where_, figures in {
        **MISC["first_game_setup"]["rebel_units"],
        **MISC["first_game_setup"]["imperial_units"],
    }.items():
        row = PLACES.number(where_) * KINDS
        assert sum(game.units[row : row + KINDS]) == sum(figures.values())
    near = 0
    for each in in_set(imperial_systems(game)):
        near |= NEIGHBOURS[each]
    sites = system_set(*(system(pick.removeprefix("at ")) for pick in options(game)))
    assert sites == PROBES & ~near & ~system_set(*game.probe_boxed)
    play(game, options(game)[0])
    assert len(game.probe_deck) == 25
    assert game.actions == [[], [], [], []]
    assert len(game.actions_boxed) == sum(ACTION_STARTING)


def test_a_new_game_can_be_counted() -> None:
    everything = GAME.census(begun())
    assert everything == GAME.census(new(setup="first-game"))
    assert everything["mission sabotage"] == 1
    assert sum(number for name, number in everything.items() if name.startswith("leader")) == len(LEADERS)
    assert {name.split()[1] for name in everything if name.startswith("mission")} == set(MISSIONS)
