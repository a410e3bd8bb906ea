"""Begin, leaders, tactic cards, rounds, the end, who won. [REB-COMBAT]"""

from __future__ import annotations

import pytest

from dejarik.engine.window import Moment
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.combat import combat
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    CAPTURED,
    EMPIRE,
    GROUND,
    KINDS,
    REBEL,
    SPACE,
    TACTIC_DECKS,
    UNDER_CONSTRUCTION,
    Side,
    SystemSet,
    leader,
    system,
    unit,
)
from dejarik.games.rebellion.galaxy import supply
from dejarik.games.rebellion.state import State
from tests.games.rebellion.fighting import (
    asked,
    deploy,
    discards,
    fight,
    figures,
    hand,
    log,
    luck,
    options,
    play,
    skip,
    table,
    where,
)


def told(game: State) -> str:
    return " ".join(log(game))


def winners(game: State) -> list[str]:
    """Battles won, as the log has them."""
    return [
        f"{event.message.params['side'].key.removeprefix('rebellion-side-')} {event.message.key.split('-')[3]}"  # type: ignore[union-attr]
        for event in game.events
        if "-event-won-" in event.message.key
    ]


# When combat happens


@pytest.mark.rule("REB-COMBAT-START-1", "REB-COMBAT-START-3")
def test_a_combat_goes_through_leaders_cards_and_rounds() -> None:
    game = fight("x-wing", "tie-fighter", pool="han-solo darth-vader", dice=["h", "-"])
    assert asked(game) == "rebel add-leader"
    play(game, "decline")
    assert asked(game) == "empire add-leader"
    play(game, "decline")
    assert game.ask is None
    assert game.battle is None
    assert figures(game) == "x-wing"


@pytest.mark.rule("REB-COMBAT-START-2", "REB-UNIT-17")
def test_without_a_shared_theatre_there_is_no_combat() -> None:
    game = fight("x-wing, 2 y-wing", "stormtrooper, at-at", pool="han-solo")
    assert game.battle is None
    assert game.ask is None


@pytest.mark.rule("REB-COMBAT-START-4", "REB-RUL-13", "REB-BASE-REVEAL-13")
def test_only_who_begins_a_combat_fights() -> None:
    game = table()
    deploy(game, "hoth", "x-wing, tie-fighter")
    game.advance()
    assert not game.stack
    game.location, game.exposed, game.uncovered = system("hoth"), True, True
    combat.begin(game, system("hoth"), REBEL)
    assert battle_of(game).active == REBEL
    assert not game.uncovered


@pytest.mark.rule("REB-DESTROYED-4", "REB-DESTROYED-6", "REB-COMBAT-ROUND-5", "REB-COMBAT-TACTIC-4")
def test_in_a_destroyed_system_only_ships_fight() -> None:
    game = fight(
        "rebel-trooper, corellian-corvette",
        "stormtrooper, assault-carrier",
        destroyed="hoth",
        leaders="princess-leia darth-vader",
        dice=["--", "--"],
    )
    assert hand(game, REBEL).startswith("space-")
    assert "ground" not in hand(game, REBEL) + hand(game, EMPIRE)
    play(game, "done", "done")
    assert asked(game) == "rebel retreat"
    assert "ground-battle" not in told(game)
    game = fight("rebel-trooper, rebel-transport", "stormtrooper", destroyed="hoth")
    assert game.battle is None


# Leaders


@pytest.mark.rule("REB-COMBAT-LEADER-1", "REB-COMBAT-LEADER-2", "REB-COMBAT-LEADER-3", "REB-RUL-14")
def test_any_leader_of_the_pool_may_be_added_the_active_side_first() -> None:
    game = fight("x-wing", "tie-fighter", active="empire", pool="mon-mothma han-solo darth-vader boba-fett", dice=[])
    assert asked(game) == "empire add-leader"
    assert options(game) == ["decline", "add darth-vader", "add boba-fett"]
    play(game, "add boba-fett")
    assert where(game, "boba-fett") == "hoth"
    assert asked(game) == "rebel add-leader"
    assert options(game) == ["decline", "add mon-mothma", "add han-solo"]


@pytest.mark.rule("REB-COMBAT-LEADER-1")
def test_who_has_a_leader_with_tactic_values_there_adds_nobody() -> None:
    game = fight("x-wing", "tie-fighter", leaders="han-solo boba-fett", pool="princess-leia darth-vader")
    assert asked(game) == "empire add-leader"


@pytest.mark.rule("REB-RUL-26", "REB-CAPTURE-11")
def test_a_captured_leader_counts_for_nothing() -> None:
    game = fight(
        "2 x-wing",
        "2 tie-fighter",
        leaders="luke-skywalker-jedi",
        rings={"captured": "luke-skywalker-jedi"},
        pool="princess-leia",
        dice=["--", "--"],
    )
    assert asked(game) == "rebel add-leader"
    play(game, "decline")
    assert hand(game, REBEL) == ""
    assert battle_of(game).round > 1  # nobody was asked to retreat in the first round


@pytest.mark.rule("REB-COMBAT-LEADER-4", "REB-ACTION-5b", "REB-ACTION-8", "REB-TEAM-30")
def test_start_of_combat_cards_come_after_the_leaders_the_active_side_first(monkeypatch: pytest.MonkeyPatch) -> None:
    sides: list[Side] = []
    starts = Moment[[State, Side]]()
    starts.join(lambda game, side: sides.append(side))
    monkeypatch.setattr(moments, "COMBAT_STARTS", starts)
    game = fight("x-wing", "tie-fighter", active="empire", pool="darth-vader", dice=["h", "h"])
    assert sides == []
    play(game, "decline")
    assert sides == [EMPIRE, REBEL]


@pytest.mark.rule("REB-CARD-FULLY-OPERATIONAL-2", "REB-COMBAT-WIN-1")
def test_a_combat_without_anything_left_to_fight_for_ends_without_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    starts = Moment[[State, Side]]()

    @starts.join
    def destroy(game: State, side: Side) -> None:
        game.units[system("hoth") * KINDS + unit("x-wing")] = 0

    monkeypatch.setattr(moments, "COMBAT_STARTS", starts)
    game = fight("x-wing", "death-star", leaders="han-solo", pool="darth-vader")
    play(game, "decline")
    assert game.battle is None
    assert winners(game) == ["empire space"]
    assert "combat-round" not in told(game)


# Tactic cards


@pytest.mark.rule("REB-COMBAT-TACTIC-1", "REB-COMBAT-TACTIC-2", "REB-COMBAT-TACTIC-5", "REB-LEADER-2")
def test_the_highest_value_of_each_theatre_counts() -> None:
    game = fight(
        "y-wing, rebel-trooper",
        "tie-fighter, stormtrooper",
        leaders="wedge-antilles obi-wan-kenobi darth-vader",
        decks="space-no-escape space-critical-hit space-onslaught ground-dig-in",
        dice=["-"],
    )
    rebel, empire = hand(game, REBEL).split(), hand(game, EMPIRE).split()
    assert [sum(card.startswith(deck) for card in rebel) for deck in ("space", "ground")] == [3, 3]  # 3/1 and 1/3
    assert [sum(card.startswith(deck) for card in empire) for deck in ("space", "ground")] == [2, 3]
    assert {"space-no-escape", "space-critical-hit", "space-onslaught", "ground-dig-in"} <= set(rebel)  # drawn first


@pytest.mark.rule("REB-COMBAT-TACTIC-3", "REB-COMBAT-TACTIC-4")
def test_cards_are_drawn_only_for_theatres_that_are_fought_for() -> None:
    game = fight("y-wing, rebel-trooper", "stormtrooper", leaders="han-solo", dice=["-", "-"])
    assert [card.split("-")[0] for card in hand(game, REBEL).split()] == ["ground", "ground"]
    game = fight("y-wing, rebel-trooper", "tie-fighter", leaders="han-solo", dice=["-", "-"])
    assert [card.split("-")[0] for card in hand(game, REBEL).split()] == ["space", "space"]


@pytest.mark.rule("REB-COMBAT-TACTIC-6")
def test_cards_are_kept_for_later_rounds() -> None:
    game = fight("y-wing", "star-destroyer", hands=("space-no-escape", ""), dice=["-", "---", "-"])
    play(game, "done")
    assert battle_of(game).round == 2
    assert hand(game, REBEL) == "space-no-escape"
    assert "play space-no-escape" in options(game)


@pytest.mark.rule("REB-INFO-10", "REB-COMBAT-ATTACK-6c")
def test_drawn_cards_are_told_to_their_owner_only() -> None:
    game = fight("y-wing", "tie-fighter", leaders="mon-mothma", hands=("space-no-escape", ""), dice=["s"])
    play(game, "draw with red special")
    seen = {
        event.message.key.removeprefix("rebellion-event-"): [event.seen_by(seat) for seat in (0, 1, None)]
        for event in game.events
    }
    assert seen["drew-tactics"] == [True, False, False]
    assert seen["drew-tactics-unseen"] == [False, True, True]


@pytest.mark.rule("REB-CARD-UNITS-1", "REB-CARD-UNITS-2", "REB-UNIT-8", "REB-UNIT-9", "REB-UNIT-10")
def test_each_shield_generator_gives_a_ground_card_at_each_ground_battle_step() -> None:
    game = fight("2 shield-generator, ion-cannon, rebel-trooper", "stormtrooper, at-st", dice=["-", "---"])
    assert len(game.tactic_hands[REBEL]) == 2
    play(game, "done")
    assert battle_of(game).round == 2
    assert len(game.tactic_hands[REBEL]) == 4
    assert asked(game) == "rebel combat-action"
    game = fight("shield-generator, x-wing", "tie-fighter", hands=("space-no-escape", ""), dice=["-", "-"])
    assert hand(game, REBEL) == "space-no-escape"  # no ground battle, no card


# Rounds


@pytest.mark.rule("REB-COMBAT-ROUND-1", "REB-COMBAT-ROUND-2", "REB-COMBAT-ROUND-4")
def test_space_then_ground_the_active_side_attacks_first() -> None:
    game = fight(
        "x-wing, rebel-trooper",
        "tie-fighter, stormtrooper",
        active="empire",
        pool="han-solo",
        dice=["-", "h", "-", "h"],
    )
    play(game, "decline")
    happened = [
        key if key.endswith("-battle") else str(event.message.params["side"].key)  # type: ignore[union-attr]
        for key, event in zip(log(game), game.events, strict=True)
        if key in ("space-battle", "ground-battle") or key.startswith("attacked")
    ]
    empire, rebel = "rebellion-side-empire", "rebellion-side-rebel"
    assert happened == ["space-battle", empire, rebel, "ground-battle", empire, rebel]


@pytest.mark.rule("REB-COMBAT-ROUND-3", "REB-COMBAT-ROUND-5")
def test_a_battle_needs_units_of_both_sides() -> None:
    game = fight("x-wing, rebel-trooper", "stormtrooper", pool="han-solo", dice=["h", "-"])
    play(game, "decline")
    assert "space-battle" not in told(game)
    assert "ground-battle" in told(game)


@pytest.mark.rule("REB-COMBAT-ROUND-7", "REB-COMBAT-END-1")
def test_rounds_go_on_until_no_theatre_is_shared() -> None:
    game = fight("x-wing", "tie-fighter, at-at", pool="han-solo", dice=["-", "-", "-", "-", "h", "-"])
    play(game, "decline")
    assert told(game).count("combat-round") == 3
    assert figures(game) == "at-at, x-wing"


@pytest.mark.rule("REB-COMBAT-ROUND-8", "REB-RUL-15", "REB-COMBAT-WIN-1")
def test_structures_alone_against_ground_units_are_destroyed() -> None:
    game = fight(
        "x-wing, 2 ion-cannon, shield-generator, rebel-trooper", "2 stormtrooper", pool="han-solo", dice=["-", "h-"]
    )
    play(game, "decline", "done", "done")
    assert figures(game) == "2 stormtrooper, x-wing"
    assert winners(game) == ["empire ground"]
    assert supply(game, unit("ion-cannon")) == 3


@pytest.mark.rule("REB-COMBAT-ROUND-8")
def test_structures_without_enemies_on_the_ground_stay() -> None:
    game = fight("x-wing, ion-cannon", "tie-fighter", pool="han-solo", dice=["h", "-"])
    play(game, "decline")
    assert figures(game) == "x-wing, ion-cannon"


@pytest.mark.rule("REB-COMBAT-ROUND-9", "REB-RUL-38", "REB-DS-BUILD-4", "REB-COMBAT-WIN-1")
def test_a_death_star_under_construction_alone_against_ships_is_destroyed_for_no_reputation() -> None:
    game = fight("2 x-wing", "tie-fighter, death-star-under-construction", pool="han-solo", dice=[])
    game.queues[2 * KINDS + unit("death-star")] = 1
    game.chance.script(luck("hh", "-"))
    play(game, "decline", "hit tie-fighter", "hit tie-fighter 0+1")
    assert game.battle is None
    assert figures(game) == "2 x-wing"
    assert game.queues[2 * KINDS + unit("death-star")] == 0
    assert game.reputation == 14
    assert winners(game) == ["rebel space"]


# The end


@pytest.mark.rule("REB-COMBAT-END-2", "REB-COMBAT-END-3", "REB-COMBAT-ATTACK-10c")
def test_in_the_end_all_tactic_cards_are_shuffled_back_and_damage_is_removed() -> None:
    game = fight(
        "y-wing, corellian-corvette", "tie-fighter", hands=("space-critical-hit", "space-no-escape"), dice=["---", "-"]
    )
    play(game, "play space-critical-hit")
    assert discards(game) == "space-critical-hit"
    play(game, "done", "done")
    assert game.battle is None
    assert hand(game, REBEL) == hand(game, EMPIRE) == discards(game) == ""
    assert sorted(game.tactic_decks[SPACE].cards) == sorted(TACTIC_DECKS[SPACE])
    assert game.tactic_decks[GROUND].cards == TACTIC_DECKS[GROUND]  # nobody touched it


@pytest.mark.rule("REB-CARD-READY-FOR-ACTION-1", "REB-CARD-READY-FOR-ACTION-4")
def test_a_guest_goes_back_to_the_pool() -> None:
    game = fight("x-wing", "tie-fighter", leaders="general-veers", pool="han-solo", dice=["h", "-"])
    battle_of(game).guest = leader("general-veers")
    play(game, "decline")
    skip(game)
    assert game.battle is None
    assert where(game, "general-veers") == "pool"


@pytest.mark.rule("REB-RESCUE-2")
def test_a_captive_is_rescued_when_the_last_imperial_unit_is_gone() -> None:
    game = fight(
        "x-wing",
        "tie-fighter",
        leaders="princess-leia",
        rings={"captured": "princess-leia"},
        pool="han-solo",
        dice=["h", "-"],
    )
    play(game, "decline")
    assert where(game, "princess-leia") == "rebel-base"
    assert game.rings[CAPTURED] is None


# Who won


@pytest.mark.rule("REB-COMBAT-WIN-3")
def test_one_side_can_win_in_space_and_the_other_on_the_ground() -> None:
    game = fight("x-wing, rebel-trooper", "tie-fighter, stormtrooper", pool="han-solo", dice=["h", "-", "-", "h"])
    play(game, "decline")
    assert winners(game) == ["rebel space", "empire ground"]


@pytest.mark.rule("REB-COMBAT-WIN-4", "REB-COMBAT-ATTACK-10a")
def test_nobody_wins_where_all_units_are_destroyed() -> None:
    game = fight("x-wing", "tie-fighter", pool="han-solo", dice=["h", "h"])
    play(game, "decline")
    assert figures(game) == ""
    assert winners(game) == []


@pytest.mark.rule("REB-COMBAT-WIN-5", "REB-RUL-20")
def test_nobody_wins_against_units_that_were_never_there() -> None:
    game = fight("x-wing, rebel-trooper", "stormtrooper", pool="han-solo", dice=["h", "-"])
    play(game, "decline")
    assert winners(game) == ["rebel ground"]  # not in space


@pytest.mark.rule("REB-COMBAT-WIN-6")
def test_a_battle_won_stays_won_after_a_retreat() -> None:
    game = fight(
        "corellian-corvette, rebel-trooper",
        "tie-fighter, at-at",
        leaders="han-solo",
        active="rebel",
        dice=["h-", "-", "-", "---"],
        around={"bespin": "x-wing"},
    )
    skip(game)
    assert asked(game) == "rebel retreat"
    assert battle_of(game).won == [1, 0]
    play(game, "retreat with han-solo", "take rebel-trooper")
    assert game.battle is None
    assert winners(game) == ["empire ground"]


# The base


@pytest.mark.rule("REB-RUL-58", "REB-WIN-5")
def test_the_base_falls_before_an_objective_could_win_the_game() -> None:
    """The same battle step destroys the last Rebel unit of the base and three Imperial ships. The units are removed
    first, and only then could Major Victory be played for the last reputation."""
    game = fight("3 x-wing", "4 tie-fighter", base="hoth", objectives="major-victory", dice=["hhh", "hhh-"])
    game.reputation = game.time + 1
    while game.ask is not None:
        assert asked(game).endswith("assign-hit")
        play(game, options(game)[0])
    assert figures(game) == "tie-fighter"
    assert game.outcome is not None
    assert game.outcome.rule == "REB-WIN-1"


@pytest.mark.rule("REB-WIN-1", "REB-WIN-5")
def test_the_empire_wins_as_soon_as_the_last_rebel_unit_of_the_base_is_removed() -> None:
    game = fight("x-wing", "tie-fighter, star-destroyer", base="hoth", dice=["h", "h---"], objectives="crippling-blow")
    assert game.outcome is not None
    assert game.outcome.rule == "REB-WIN-1"


@pytest.mark.rule("REB-RUL-13", "REB-BASE-REVEAL-13", "REB-COMBAT-RETREAT-8")
def test_imperial_ground_units_that_retreat_onto_the_hidden_base_fight_there() -> None:
    game = fight(
        "2 mon-calamari-cruiser, rebel-trooper",
        "star-destroyer, stormtrooper",
        leaders="darth-vader",
        pool="han-solo",
        active="empire",
        dice=["---"],
        around={"rebel-base": "airspeeder, x-wing"},
    )
    game.location = system("endor")
    game.clues = SystemSet(1 << system("endor") | 1 << system("yavin"))
    game.chance.script(luck("---", "------", "-", "-"))
    play(game, "decline")
    skip(game)
    assert asked(game) == "empire retreat"
    play(game, "retreat with darth-vader", "to endor", "take stormtrooper")
    assert game.exposed
    assert asked(game) == "rebel add-leader"
    battle = battle_of(game)
    assert battle.system == system("endor")
    assert battle.active == EMPIRE
    assert battle.origins == [0, 1 << system("hoth")]
    assert figures(game, "endor") == "star-destroyer, stormtrooper, x-wing, airspeeder"


# Teams


@pytest.mark.rule("REB-TEAM-28", "REB-TEAM-29", "REB-TEAM-30")
def test_a_team_adds_one_leader_of_one_pool() -> None:
    game = fight(
        "x-wing",
        "tie-fighter",
        players=4,
        active="empire",
        pool="emperor-palpatine darth-vader han-solo chewbacca",
        dice=["h", "-"],
    )
    assert asked(game) == "imperial-admiral add-leader"
    assert options(game) == ["decline", "add emperor-palpatine"]
    play(game, "decline")
    assert asked(game) == "imperial-general add-leader"
    assert options(game) == ["decline", "add darth-vader"]
    play(game, "add darth-vader")
    assert asked(game) == "rebel-admiral add-leader"
    play(game, "add han-solo")
    assert "add-leader" not in asked(game)
    game = fight("x-wing", "tie-fighter", players=4, leaders="han-solo", pool="chewbacca", dice=["h", "-"])
    assert "add-leader" not in asked(game)


@pytest.mark.rule("REB-TEAM-31", "REB-TEAM-32")
def test_a_team_draws_by_the_highest_values_of_both() -> None:
    game = fight(
        "y-wing, rebel-trooper",
        "tie-fighter, stormtrooper",
        players=4,
        leaders="wedge-antilles obi-wan-kenobi",
        dice=["-"],
    )
    assert len(game.tactic_hands[REBEL]) == 6


@pytest.mark.rule("REB-TEAM-33", "REB-TEAM-34")
def test_the_admiral_fights_in_space_and_the_general_on_the_ground() -> None:
    game = fight(
        "x-wing, rebel-trooper",
        "tie-fighter, stormtrooper",
        players=4,
        hands=("space-no-escape ground-dig-in", "space-defensive-formation ground-defensive-formation"),
        dice=["h", "-", "h", "-"],
    )
    seats = []
    while game.ask is not None:
        seats.append(asked(game))
        play(game, "done")
    assert seats == [
        "rebel-admiral combat-action",
        "imperial-admiral block-damage",
        "imperial-admiral combat-action",
        "rebel-general combat-action",
        "imperial-general block-damage",
        "imperial-general combat-action",
    ]


@pytest.mark.rule("REB-UNIT-15")
def test_destroyed_units_go_back_to_the_supply() -> None:
    game = fight("x-wing", "tie-fighter", pool="han-solo", dice=["h", "-"])
    assert supply(game, unit("tie-fighter")) == 23
    play(game, "decline")
    assert supply(game, unit("tie-fighter")) == 24
    assert supply(game, UNDER_CONSTRUCTION) == 1
