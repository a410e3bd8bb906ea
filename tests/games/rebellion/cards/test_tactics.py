"""Every tactic card. [REB-CARD-TACTICS]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.cards.tactics.effects import EFFECTS
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import EMPIRE, REBEL, SPACE, TACTIC_DECKS, TACTICS, UNITS
from dejarik.games.rebellion.state import State, TacticDeck
from tests.games.rebellion.fighting import asked, discards, fight, figures, hand, luck, options, play

# The same card in both decks: its deck, attackers, enemies of two kinds and of different colours of health
BOTH = [
    ("space", "y-wing", "tie-fighter", "star-destroyer"),
    ("ground", "airspeeder", "stormtrooper", "at-at"),
]


def wounds(game: State) -> list[tuple[str, int, int]]:
    return [(UNITS[kind], markers, fresh) for kind, markers, fresh in battle_of(game).wounds]


def test_every_card_has_an_effect() -> None:
    assert set(EFFECTS) == set(TACTICS)


# Damage


@pytest.mark.rule("REB-CARD-SPACE-CRITICAL-HIT-1", "REB-CARD-SPACE-CRITICAL-HIT-2", "REB-CARD-GROUND-CRITICAL-HIT-1")
@pytest.mark.rule("REB-CARD-GROUND-CRITICAL-HIT-2", "REB-COMBAT-ATTACK-7e", "REB-CARD-TACTICS-2", "REB-CARD-TACTICS-3")
@pytest.mark.parametrize(("deck", "attacker", "small", "big"), BOTH)
def test_critical_hit_deals_one_damage_to_any_enemy_of_the_theatre(
    deck: str, attacker: str, small: str, big: str
) -> None:
    game = fight(
        attacker,
        f"{small}, {big}",
        hands=(f"{deck}-critical-hit", f"{deck}-defensive-formation"),
        dice=["-" * (2 if deck == "ground" else 1)],
    )
    play(game, f"play {deck}-critical-hit")
    assert asked(game) == "rebel deal-damage"
    assert options(game) == [f"hit {small}", f"hit {big}"]
    play(game, f"hit {big}")
    assert wounds(game) == [(big, 0, 1)]
    assert asked(game) == "empire block-damage"  # it may be blocked like a die


@pytest.mark.rule("REB-CARD-GROUND-CRITICAL-HIT-2", "REB-CARD-GROUND-TAKE-IT-DOWN-2")
def test_structures_can_be_chosen() -> None:
    game = fight(
        "shield-generator, rebel-trooper", "at-at", active="empire", hands=("", "ground-critical-hit"), dice=["---"]
    )
    play(game, "play ground-critical-hit")
    assert options(game) == ["hit rebel-trooper", "hit shield-generator"]


@pytest.mark.rule("REB-CARD-SPACE-CRITICAL-HIT-2", "REB-CARD-SPACE-TAKE-IT-DOWN-2", "REB-CARD-SPACE-ONSLAUGHT-2")
@pytest.mark.rule("REB-COMBAT-ATTACK-7d", "REB-UNIT-14")
def test_damage_cards_cannot_be_played_against_a_death_star_alone() -> None:
    game = fight(
        "y-wing", "death-star", hands=("space-critical-hit space-take-it-down space-onslaught", ""), dice=["s"]
    )
    assert options(game) == ["done", "draw with red special"]


@pytest.mark.rule("REB-CARD-SPACE-TAKE-IT-DOWN-1", "REB-CARD-SPACE-TAKE-IT-DOWN-2")
@pytest.mark.rule("REB-CARD-GROUND-TAKE-IT-DOWN-1", "REB-CARD-GROUND-TAKE-IT-DOWN-2")
@pytest.mark.parametrize(("deck", "attacker", "small", "big"), BOTH)
def test_take_it_down_deals_two_damage_to_one(deck: str, attacker: str, small: str, big: str) -> None:
    game = fight(
        attacker,
        f"{small}, {big}",
        hands=(f"{deck}-take-it-down", f"{deck}-defensive-formation"),
        dice=["s" if deck == "space" else "-s"],
    )
    assert options(game) == ["done", "draw with red special", f"play {deck}-take-it-down with red special"]
    play(game, f"play {deck}-take-it-down with red special", f"hit {big}")
    assert wounds(game) == [(big, 0, 2)]


@pytest.mark.rule("REB-CARD-SPACE-ONSLAUGHT-1", "REB-CARD-SPACE-ONSLAUGHT-2")
@pytest.mark.rule("REB-CARD-GROUND-ONSLAUGHT-1", "REB-CARD-GROUND-ONSLAUGHT-2")
@pytest.mark.parametrize(("deck", "attacker", "small", "big"), BOTH)
def test_onslaught_strikes_up_to_two_different_units(deck: str, attacker: str, small: str, big: str) -> None:
    def onslaught(enemies: str) -> State:
        game = fight(
            attacker,
            enemies,
            hands=(f"{deck}-onslaught", f"{deck}-defensive-formation"),
            dice=["s" if deck == "space" else "-s"],
        )
        return play(game, f"play {deck}-onslaught with red special")

    game = onslaught(f"{small}, {big}")
    assert asked(game) == "rebel strike-first"
    play(game, f"hit {big}")
    assert asked(game) == "rebel strike-second"
    assert options(game) == [f"hit {small}", "done"]
    play(game, f"hit {small}")
    assert wounds(game) == [(small, 0, 1), (big, 0, 1)]
    game = onslaught(f"2 {big}")  # of two that are alike the first goes without asking
    assert options(game) == [f"hit {big}", "done"]
    play(game, "done")
    assert wounds(game) == [(big, 0, 1)]
    game = onslaught(big)
    assert wounds(game) == [(big, 0, 1)]  # never two points on one
    assert asked(game) == "empire block-damage"


@pytest.mark.rule("REB-CARD-SPACE-ONSLAUGHT-2")
def test_onslaught_may_strike_another_unit_with_the_same_damage() -> None:
    game = fight(
        "2 y-wing", "2 star-destroyer", hands=("space-critical-hit space-onslaught", "space-outmaneuver"), dice=["s-"]
    )
    play(game, "play space-critical-hit", "play space-onslaught with red special")
    play(game, "hit star-destroyer")  # now both have one damage
    assert options(game) == ["hit star-destroyer 0+1", "done"]
    play(game, "hit star-destroyer 0+1")
    assert wounds(game) == [("star-destroyer", 0, 1), ("star-destroyer", 0, 2)]


@pytest.mark.rule("REB-CARD-GROUND-BOMBARDMENT-1", "REB-CARD-GROUND-BOMBARDMENT-2", "REB-CARD-UNITS-4")
def test_bombardment_deals_the_red_value_of_a_ship_as_the_player_likes() -> None:
    game = fight(
        "3 ion-cannon, rebel-trooper",
        "at-at, death-star, star-destroyer, tie-fighter",
        active="empire",
        hands=("", "ground-bombardment"),
        dice=["s--"],
    )
    play(game, "play ground-bombardment with black special")
    assert asked(game) == "empire bombard"
    assert options(game) == ["bombard with star-destroyer", "bombard with death-star"]
    play(game, "bombard with death-star", "hit ion-cannon", "hit ion-cannon 0+1", "hit rebel-trooper")
    game.chance.script(luck("s"))
    play(game, "hit ion-cannon 0+2")
    assert wounds(game) == [("rebel-trooper", 1, 0), ("ion-cannon", 3, 0)]


@pytest.mark.rule("REB-COMBAT-ATTACK-7d", "REB-CARD-GROUND-BOMBARDMENT-2")
def test_bombardment_needs_a_ship_with_a_red_value() -> None:
    game = fight("rebel-trooper, x-wing, rebel-transport", "at-at", hands=("ground-bombardment", ""), dice=["s"])
    assert options(game) == ["done", "draw with black special"]
    game = fight("rebel-trooper, y-wing", "at-at", hands=("ground-bombardment", "ground-dig-in"), dice=["s"])
    play(game, "play ground-bombardment with black special")
    assert wounds(game) == [("at-at", 0, 1)]  # one ship, one target: nothing to ask


# Dice and cards


@pytest.mark.rule("REB-CARD-SPACE-CONCENTRATE-FIRE-1", "REB-CARD-SPACE-CONCENTRATE-FIRE-2", "REB-COMBAT-ATTACK-7c")
@pytest.mark.rule("REB-CARD-GROUND-CONCENTRATE-FIRE-1", "REB-CARD-GROUND-CONCENTRATE-FIRE-2", "REB-DICE-3")
@pytest.mark.parametrize(("deck", "attacker", "small", "big"), BOTH)
def test_concentrate_fire_rerolls_up_to_two_unspent_dice_together(
    deck: str, attacker: str, small: str, big: str
) -> None:
    attackers = "3 y-wing" if deck == "space" else "rebel-trooper, 2 airspeeder"
    game = fight(
        attackers,
        big,
        hands=(f"{deck}-concentrate-fire {deck}-concentrate-fire", f"{deck}-critical-hit"),
        dice=["---" if deck == "space" else "-----"],
    )
    play(game, f"play {deck}-concentrate-fire")
    assert asked(game) == "rebel concentrate-fire"
    assert "reroll red blank" in options(game)
    play(game, "reroll red blank")
    game.chance.script(luck("h-"))
    play(game, "reroll red blank")
    assert battle_of(game).dice[4] == 1  # a red hit
    game.chance.script(luck("h"))
    play(game, f"play {deck}-concentrate-fire", "reroll red blank", "done")  # one of them again, alone
    assert asked(game) == "empire block-damage"
    assert wounds(game) == [(big, 0, 2)]


@pytest.mark.rule("REB-CARD-SPACE-CONCENTRATE-FIRE-2")
def test_spent_dice_cannot_be_rerolled() -> None:
    game = fight("y-wing", "star-destroyer", hands=("space-concentrate-fire", ""), dice=["s"], decks="space-no-escape")
    play(game, "draw with red special")
    assert options(game) == ["done", "play space-no-escape"]


@pytest.mark.rule("REB-CARD-SPACE-BRILLIANT-STRATEGY-1", "REB-CARD-SPACE-BRILLIANT-STRATEGY-2")
@pytest.mark.rule("REB-CARD-GROUND-BRILLIANT-STRATEGY-1", "REB-CARD-GROUND-BRILLIANT-STRATEGY-2")
@pytest.mark.parametrize(("deck", "attacker", "small", "big"), BOTH)
@pytest.mark.parametrize(
    ("pick", "drawn"),
    [
        ("draw space space", "space-critical-hit space-no-escape"),
        ("draw ground ground", "ground-dig-in ground-escape-plan"),
        ("draw space ground", "space-critical-hit ground-dig-in"),
    ],
)
def test_brilliant_strategy_draws_two_from_any_deck(
    deck: str, attacker: str, small: str, big: str, pick: str, drawn: str
) -> None:
    game = fight(
        attacker,
        big,
        hands=(f"{deck}-brilliant-strategy {deck}-defensive-formation", ""),
        dice=["s" if deck == "space" else "-s"],
        decks="space-critical-hit space-no-escape ground-dig-in ground-escape-plan",
    )
    play(game, f"play {deck}-brilliant-strategy with red special", pick)
    assert set(hand(game, REBEL).split()) == {*drawn.split(), f"{deck}-defensive-formation"}
    assert discards(game) == f"{deck}-brilliant-strategy"


@pytest.mark.rule("REB-RUL-57", "REB-CARD-TACTICS-4", "REB-COMBAT-ATTACK-7", "REB-DISCARD-2")
def test_an_empty_deck_is_renewed_from_the_discards_without_cards_in_hand_or_the_one_just_played() -> None:
    game = fight("y-wing", "star-destroyer", hands=("space-brilliant-strategy", "space-outmaneuver"), dice=["s"])
    deck = game.tactic_decks[SPACE].cards
    game.tactic_hands[EMPIRE] = sorted([*game.tactic_hands[EMPIRE], *deck[:-2]])
    game.tactic_discards[SPACE], game.tactic_decks[SPACE] = list(deck[-2:]), TacticDeck()
    expected = " ".join(TACTICS[card] for card in sorted(deck[-2:]))
    game.chance.script(((0, 1),))
    play(game, "play space-brilliant-strategy with red special", "draw space space")
    assert hand(game, REBEL) == expected
    assert discards(game) == "space-brilliant-strategy"
    assert len(TACTIC_DECKS[SPACE]) == 3 + len(game.tactic_hands[EMPIRE])


@pytest.mark.rule("REB-RUL-57")
def test_a_deck_that_runs_out_is_renewed_at_once() -> None:
    game = fight("y-wing", "star-destroyer", hands=("space-critical-hit", ""), dice=["s"])
    deck = game.tactic_decks[SPACE].cards
    game.tactic_hands[EMPIRE] = sorted(deck[:-3])
    game.tactic_discards[SPACE], game.tactic_decks[SPACE] = list(deck[-3:-1]), TacticDeck.of(deck[-1:])
    play(game, "draw with red special")
    assert sorted(game.tactic_decks[SPACE].cards) == sorted(deck[-3:-1])
    play(game, "play space-critical-hit")
    assert discards(game) == "space-critical-hit"  # too late to be shuffled in


# Forbidding and allowing


@pytest.mark.rule("REB-CARD-SPACE-UNSTOPPABLE-ASSAULT-1", "REB-CARD-SPACE-UNSTOPPABLE-ASSAULT-2")
@pytest.mark.rule("REB-CARD-GROUND-UNSTOPPABLE-ASSAULT-1", "REB-CARD-GROUND-UNSTOPPABLE-ASSAULT-2", "REB-GOLD-4")
@pytest.mark.parametrize(("deck", "attacker", "small", "big"), BOTH)
def test_unstoppable_assault_stops_blocks_of_the_opponent_only(deck: str, attacker: str, small: str, big: str) -> None:
    game = fight(
        f"2 {attacker}, rebel-trooper, x-wing",
        big,
        dice=["-hs" if deck == "space" else "---hs", "h--"],
        hands=(f"{deck}-unstoppable-assault {deck}-defensive-formation", f"{deck}-defensive-formation"),
    )
    play(game, f"play {deck}-unstoppable-assault with red special", "done")
    assert wounds(game) == [(big, 1, 0)]  # nobody was asked to block
    assert asked(game) == "empire combat-action"
    play(game, "done")
    if asked(game) == "empire assign-hit":
        play(game, "hit x-wing")
    assert options(game) == ["done", f"play {deck}-defensive-formation"]


@pytest.mark.rule("REB-CARD-SPACE-NO-ESCAPE-1", "REB-CARD-SPACE-NO-ESCAPE-2", "REB-GOLD-4")
def test_no_escape_forbids_the_retreat_of_this_round_only() -> None:
    game = fight(
        "y-wing",
        "star-destroyer",
        leaders="boba-fett",
        hands=("space-no-escape", ""),
        dice=["-", "---"],
        around={"bespin": "tie-fighter"},
    )
    game.chance.script(luck("---", "-", "---"))
    play(game, "play space-no-escape")
    assert battle_of(game).round == 2  # no retreat was offered in the first
    assert asked(game) == "empire retreat"


@pytest.mark.rule("REB-CARD-SPACE-NO-ESCAPE-2", "REB-COMBAT-RETREAT-14", "REB-RUL-17")
def test_transports_that_cannot_escape_are_destroyed() -> None:
    game = fight(
        "rebel-transport",
        "tie-fighter",
        active="empire",
        leaders="mon-mothma",
        around={"bespin": "x-wing"},
        hands=("", "space-no-escape"),
        dice=["-"],
    )
    play(game, "play space-no-escape")
    assert game.battle is None
    assert figures(game) == "tie-fighter"


@pytest.mark.rule("REB-CARD-GROUND-ESCAPE-PLAN-1", "REB-CARD-GROUND-ESCAPE-PLAN-2", "REB-CARD-GROUND-ESCAPE-PLAN-3")
def test_escape_plan_lets_ground_units_retreat_without_ships() -> None:
    game = fight(
        "2 rebel-trooper, airspeeder, ion-cannon",
        "at-at, at-st",
        leaders="mon-mothma",
        hands=("ground-escape-plan", ""),
        around={"bespin": "x-wing"},
        dice=["s---", "-----"],
    )
    play(game, "play ground-escape-plan with black special")
    assert asked(game) == "rebel retreat"
    play(game, "retreat with mon-mothma")
    assert options(game) == ["take rebel-trooper", "take airspeeder", "take all"]  # somebody has to go
    play(game, "take rebel-trooper")
    assert options(game) == ["take rebel-trooper", "take airspeeder", "take all", "done"]
    play(game, "take all")
    assert figures(game, "bespin") == "x-wing, 2 rebel-trooper, airspeeder"
    assert figures(game) == "at-st, at-at"  # the cannon stayed, alone


@pytest.mark.rule("REB-CARD-GROUND-ESCAPE-PLAN-2")
def test_escape_plan_is_for_one_round() -> None:
    game = fight("2 rebel-trooper", "at-at", leaders="mon-mothma", hands=("ground-escape-plan", ""), dice=["s-", "---"])
    play(game, "play ground-escape-plan with black special")
    assert asked(game) == "rebel retreat"
    game.chance.script(luck("--", "---", "s-"))
    play(game, "stay")
    assert battle_of(game).round == 3  # no retreat was offered in the second


@pytest.mark.rule("REB-CARD-SPACE-UNSTOPPABLE-ASSAULT-1")
def test_unstoppable_assault_is_for_one_battle_step() -> None:
    game = fight(
        "2 y-wing", "star-destroyer", hands=("space-unstoppable-assault", "space-defensive-formation"), dice=["hs"]
    )
    game.chance.script(luck("---", "h-"))
    play(game, "play space-unstoppable-assault with red special", "done")
    assert battle_of(game).round == 2
    assert asked(game) == "empire block-damage"


@pytest.mark.rule("REB-CARD-GROUND-ESCAPE-PLAN-3")
def test_escape_plan_helps_the_empire_too_and_all_ships_must_leave() -> None:
    game = fight(
        "3 rebel-trooper, mon-calamari-cruiser",
        "assault-carrier, 2 tie-fighter, at-at, 4 stormtrooper",
        leaders="boba-fett",
        active="empire",
        hands=("", "ground-escape-plan"),
        around={"bespin": "tie-fighter"},
        dice=["----", "---", "s------", "---"],
    )
    play(game, "play ground-escape-plan with black special")
    assert asked(game) == "empire retreat"
    play(game, "retreat with boba-fett", "take all")
    assert figures(game, "bespin") == "3 tie-fighter, assault-carrier, 4 stormtrooper, at-at"


# Blocking


@pytest.mark.rule("REB-CARD-SPACE-DEFENSIVE-FORMATION-1", "REB-CARD-SPACE-DEFENSIVE-FORMATION-2")
@pytest.mark.rule("REB-CARD-GROUND-DEFENSIVE-FORMATION-1", "REB-CARD-GROUND-DEFENSIVE-FORMATION-2")
@pytest.mark.parametrize(("deck", "attacker", "small", "big"), BOTH)
def test_defensive_formation_blocks_one_damage_of_a_die_or_a_card(
    deck: str, attacker: str, small: str, big: str
) -> None:
    formation = f"{deck}-defensive-formation"
    game = fight(
        attacker,
        f"{small}, {big}",
        hands=(f"{deck}-critical-hit", f"{formation} {formation}"),
        dice=["h" if deck == "space" else "-h"],
    )
    play(game, f"play {deck}-critical-hit", f"hit {small}")
    assert wounds(game) == [(small, 0, 1), (big, 0, 1)]
    play(game, f"play {formation}")
    assert asked(game) == "empire block-at"
    assert options(game) == [f"block {small} 0+1", f"block {big} 0+1"]
    play(game, f"block {small} 0+1")
    assert wounds(game) == [(big, 0, 1)]
    game.chance.script(luck("s---"))
    play(game, f"play {formation}")  # only one damage left: nothing to ask
    assert asked(game) == "empire combat-action"
    assert wounds(game) == []


@pytest.mark.rule("REB-CARD-SPACE-OUTMANEUVER-1", "REB-CARD-SPACE-OUTMANEUVER-2", "REB-COMBAT-ATTACK-9c")
@pytest.mark.rule("REB-CARD-GROUND-DIG-IN-1", "REB-CARD-GROUND-DIG-IN-2")
@pytest.mark.parametrize(
    ("deck", "attackers", "enemies", "card"),
    [
        ("space", "3 y-wing", "star-destroyer, assault-carrier", "space-outmaneuver"),
        ("ground", "3 airspeeder", "at-at, at-st", "ground-dig-in"),
    ],
)
def test_two_damage_are_blocked_for_the_price_of_another_card(
    deck: str, attackers: str, enemies: str, card: str
) -> None:
    big, small = enemies.split(", ")
    roll = "hhh" if deck == "space" else "---hhh"
    wrong = "ground-critical-hit" if deck == "space" else "space-critical-hit"
    game = fight(attackers, enemies, hands=("", f"{card} {wrong}"), dice=[roll])
    play(game, f"hit {big}", f"hit {big} 0+1", f"hit {small}")
    assert options(game) == ["done"]  # no other card of the theatre to pay with
    game = fight(attackers, enemies, hands=("", f"{card} {card} {deck}-critical-hit"), dice=[roll])
    play(game, f"hit {big}", f"hit {big} 0+1", f"hit {small}")
    assert set(options(game)) == {
        "done",
        f"play {card} discarding {card}",
        f"play {card} discarding {deck}-critical-hit",
    }
    play(game, f"play {card} discarding {deck}-critical-hit")
    assert sorted(discards(game).split()) == sorted([card, f"{deck}-critical-hit"])
    play(game, f"block {big} 0+2")
    assert options(game)[-1] == "done"
    split = game.after(f"block {small} 0+1")
    assert wounds(split) == [(big, 0, 1)]
    play(game, f"block {big} 0+1")
    assert asked(game) == "empire block-damage"
    assert wounds(game) == [(small, 0, 1)]


@pytest.mark.rule("REB-CARD-GOOD-INTEL-1", "REB-INFO-10")
def test_with_good_intel_everybody_sees_what_the_rebels_draw() -> None:
    game = fight("y-wing", "star-destroyer", faceup=True, dice=["s"], decks="space-no-escape")
    play(game, "draw with red special")
    drew = [event for event in game.events if "drew" in event.message.key]
    assert [event.message.key for event in drew] == ["rebellion-event-drew-tactics"]
    assert drew[0].seen_by(1)
    assert drew[0].seen_by(None)
