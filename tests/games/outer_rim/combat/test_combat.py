"""Combat from its start to its damage."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.combat.combat import Combat, begin_combat
from dejarik.games.outer_rim.components import IMPERIAL, FactionId, PlayerId, card, contact
from dejarik.games.outer_rim.patrols import start_patrol_fight
from dejarik.games.outer_rim.state import COUNTERS, PATROLS, WINS, State
from tests.games.outer_rim.dice_luck import dice, duel, fight
from tests.games.outer_rim.position import asked, carry_out, options, play, rim, standing, told

BLANKS = "blank blank blank"


def patrol_fight(game: State, faction: FactionId = IMPERIAL) -> State:
    start_patrol_fight(game, PlayerId(0), faction)
    game.advance()
    return game


@pytest.mark.rule("RIM-COMBAT-1", "RIM-COMBAT-14", "RIM-COMBAT-22", "RIM-COMBAT-28")
def test_rim_combat_14_five_steps() -> None:
    game = fight(rim(who="boba-fett bossk", luck=dice("hit crit blank", "hit focus")), 2, win=[{"fame": 1}])
    assert told(game) == [
        "fights-enemy-ground",
        "rolled",
        "damage-counted",
        "opponent-rolled",
        "opponent-damage-counted",
        "won-combat",
        "fame",
        "damage-character",
    ]
    assert (game.fame[0], game.wounds[0]) == (1, 1)
    assert not game.fights


@pytest.mark.rule("RIM-COMBAT-2", "RIM-COMBAT-16", "RIM-COMBAT-29", "RIM-COMBAT-30", "RIM-CHAR-5", "RIM-SHIP-3")
@pytest.mark.parametrize(("ship", "own"), [(False, "blank blank blank"), (True, "blank blank")])
def test_rim_combat_2_the_kind_decides_value_and_damage(ship: bool, own: str) -> None:
    """Boba Fett has 3 on the ground, the G9 Rigger 2."""
    game = fight(rim(who="boba-fett bossk", luck=dice(own, "hit")), 1, ship=ship)
    assert (game.wounds[0], game.hull_damage[0]) == ((0, 1) if ship else (1, 0))


@pytest.mark.rule("RIM-COMBAT-10", "RIM-COMBAT-12", "RIM-COMBAT-13", "RIM-COMBAT-37", "RIM-RUL-45")
def test_rim_combat_13_nobody_has_a_say_in_the_dice_of_an_enemy() -> None:
    """Lando's player sits to the left and would roll for the enemy: no ability of his is asked for."""
    game = fight(rim(who="boba-fett lando-calrissian", luck=dice(BLANKS, "hit blank")), 2)
    assert game.ask is None
    assert game.wounds == [1, 0]


@pytest.mark.rule("RIM-COMBAT-11", "RIM-COMBAT-10")
def test_rim_combat_11_who_attacks() -> None:
    """The active player attacks, even if the other began it; without the active player whoever began it does."""
    tie = dice("hit blank blank", "hit blank blank")
    game = duel(rim(who="boba-fett bossk", luck=tie), by=2, against=1)
    assert game.counters[WINS] == 1
    game = duel(rim("tatooine ryloth ryloth", who="boba-fett bossk ketsu-onyo", luck=tie), by=3, against=2)
    assert game.counters[2 * COUNTERS + WINS] == 1


@pytest.mark.rule("RIM-COMBAT-20", "RIM-RUL-1")
def test_rim_combat_20_a_hit_is_one_damage_a_crit_two() -> None:
    game = fight(rim(who="boba-fett bossk", luck=dice(BLANKS, "hit crit focus blank")), 4)
    assert game.wounds[0] == 3


@pytest.mark.rule("RIM-COMBAT-24", "RIM-COMBAT-25", "RIM-COMBAT-26")
@pytest.mark.parametrize(
    ("own", "other", "won"),
    [("hit hit blank", "crit", True), ("hit blank blank", "crit", False), (BLANKS, "blank", True)],
)
def test_rim_combat_25_the_attacker_wins_a_tie(own: str, other: str, won: bool) -> None:
    game = fight(
        rim(who="boba-fett bossk", luck=dice(own, other)), 1, win=[{"credits": 1000}], lose=[{"credits": -1000}]
    )
    assert game.credits[0] == (5000 if won else 3000)


@pytest.mark.rule("RIM-COMBAT-27", "RIM-DEFEAT-11", "RIM-ENCPAT-7", "RIM-EFFECT-9")
def test_rim_combat_27_a_winner_can_be_defeated_and_keeps_the_reward() -> None:
    game = rim(who="boba-fett bossk", wounds="3 0", luck=dice("crit crit blank", "hit"))
    fight(game, 1, win=[{"fame": 1}])
    assert (game.fame[0], game.defeated[0], game.credits[0]) == (1, True, 1000)
    assert game.turn_over


@pytest.mark.rule("RIM-EFFECT-9", "RIM-DEFEAT-12")
def test_rim_effect_9_the_rest_of_the_list_follows_the_damage() -> None:
    enemy = {"enemy": "pirates", "type": "ground", "value": 1}
    game = rim(who="boba-fett bossk", luck=dice(BLANKS, "hit"))
    carry_out(game, [{"fight": enemy}, {"credits": 1000}])
    assert told(game)[-2:] == ["damage-character", "credits"]
    game = rim(who="boba-fett bossk", wounds="3 0", luck=dice(BLANKS, "hit"))
    carry_out(game, [{"fight": enemy}, {"fame": 1}])
    assert game.fame[0] == 0  # defeated: the rest is lost


@pytest.mark.rule("RIM-COMBAT-28", "RIM-COMBAT-31")
def test_rim_combat_28_both_take_damage() -> None:
    game = duel(rim(who="boba-fett bossk", luck=dice("hit hit blank", "hit blank blank")))
    assert game.wounds == [1, 2]


@pytest.mark.rule("RIM-COMBAT-33")
def test_rim_combat_33_never_fewer_than_no_dice() -> None:
    game = fight(rim(who="boba-fett bossk", assets=["k-2so plastoid-armor"], luck=dice("blank blank blank")), 1)
    assert "opponent-rolled-no-dice" in told(game)


@pytest.mark.rule("RIM-COMBAT-33", "RIM-ABIL-14", "RIM-ABIL-15", "RIM-ABIL-16")
def test_rim_abil_16_bonuses_add_up() -> None:
    """DL-44, MPL-57: together 3 dice more."""
    game = rim(who="boba-fett bossk", assets=["dl-44 mpl-57"], luck=dice("hit " * 6, "blank"))
    assert fight(game, 1, win=[{"fame": 1}]).fame[0] == 1


@pytest.mark.rule(
    "RIM-COMBAT-17", "RIM-COMBAT-18", "RIM-COMBAT-21", "RIM-COMBAT-23", "RIM-COMBAT-34", "RIM-RUL-10", "RIM-RUL-11"
)
def test_rim_combat_34_the_windows_of_both_rolls() -> None:
    """Greedo, IG-88 and the vibroknife against Lando with K-2SO and a jetpack: at each stage first whoever rolls, then
    the other."""
    game = rim(
        who="ig-88 lando-calrissian",
        assets=["greedo vibroknife", "jetpack k-2so saw-gerrera"],
        luck=dice("focus hit blank blank", "hit", "focus hit", "crit"),
    )
    duel(game)
    seen = []
    picks = iter(
        [
            "use greedo-1",  # the attacker's value, then K-2SO by itself
            "use ig-88-1",
            "reroll blank",
            "done",
            "use vibroknife-1",
            "choose cancel-a-hit",
            "use lando-calrissian-1",
            "reroll focus",
        ]
    )
    while game.ask is not None:
        seen.append(asked(game))
        play(game, next(picks))
    assert seen == [
        "captain-1 use-at-roll",
        "captain-1 use-at-roll",
        "captain-1 pick-die",
        "captain-1 pick-die",
        "captain-1 use-at-roll",
        "captain-2 choose-way",
        "captain-2 use-at-roll",
        "captain-2 pick-die",
    ]
    assert game.wounds == [3, 2]  # three hits less one cancelled; crit and hit


@pytest.mark.rule("RIM-SECRET-10", "RIM-ABIL-40", "RIM-COMBAT-34")
def test_rim_secret_10_a_secret_is_offered_in_its_own_window_only() -> None:
    """Lando may roll again before results are changed; his secret adds one."""
    game = rim(
        "tatooine tatooine",
        who="lando-calrissian bossk",
        secrets=["tatooine-nal-hutta-7@tatooine"],
        luck=dice("blank blank", "blank blank blank"),
    )
    duel(game)
    offered = []
    while game.ask is not None and game.ask.seat == 0:
        offered.append([each for each in options(game) if each != "done"])
        play(game, "done")
    (secret,) = [each for each in offered[-1] if each.startswith("use")]
    assert offered == [["use lando-calrissian-1"], [secret]]


@pytest.mark.rule("RIM-COMBAT-15", "RIM-ABIL-39", "RIM-ABIL-12")
def test_rim_combat_15_the_start_of_combat() -> None:
    """Before anybody rolls, the defender's too; once, and for the whole combat."""
    game = rim(who="bossk ketsu-onyo", assets=["", "plastoid-armor"], luck=dice("blank blank", BLANKS))
    duel(game)
    assert told(game)[:4] == ["fights-player-ground", "used", "fewer-dice", "rolled"]
    game = rim(who="bossk ketsu-onyo", assets=["plastoid-armor"], luck=dice(BLANKS, "blank blank"))
    duel(game)
    assert told(game)[:4] == ["fights-player-ground", "used", "fewer-dice", "rolled"]


@pytest.mark.rule("RIM-COMBAT-35", "RIM-RUL-56")
def test_rim_combat_35_one_after_another_until_done() -> None:
    game = rim(who="jyn-erso bossk", assets=["vibroknife chewbacca"], luck=dice("focus focus focus focus", "blank"))
    fight(game, 1)
    assert options(game) == ["use vibroknife-1", "use chewbacca-1", "use jyn-erso-1", "done"]
    play(game, "use chewbacca-1")
    assert options(game) == ["use vibroknife-1", "use jyn-erso-1", "done"]
    play(game, "use jyn-erso-1", "use vibroknife-1")
    assert game.ask is None


@pytest.mark.rule("RIM-COMBAT-36", "RIM-ABIL-26")
def test_rim_combat_36_what_must_be_used_cannot_be_declined() -> None:
    """The Autoblaster must be used, the Weequay Gunner may: there is no "done" before the first."""
    game = rim(who="boba-fett bossk", assets=["autoblaster weequay-gunner"], luck=dice("focus focus", "blank"))
    fight(game, 1, ship=True)
    assert options(game) == ["use autoblaster-1", "use weequay-gunner-1"]
    play(game, "use weequay-gunner-1")
    assert asked(game) == "captain-1 choose-way"  # of the Autoblaster: nobody was asked whether


@pytest.mark.rule("RIM-COMBAT-36", "RIM-RUL-76")
def test_rim_rul_76_without_a_fitting_result_nothing_happens() -> None:
    game = rim(who="boba-fett bossk", assets=["autoblaster"], luck=dice("hit blank", "blank"))
    fight(game, 1, ship=True)
    assert game.ask is None
    assert "used" not in told(game)


@pytest.mark.rule("RIM-ABIL-17", "RIM-COMBAT-32")
def test_rim_abil_17_cancelled_results_count_for_nothing() -> None:
    game = rim(who="han-solo bossk", assets=["ion-cannon"], luck=dice("hit blank", "hit hit"))
    fight(game, 2, ship=True, win=[{"fame": 1}])
    assert (game.fame[0], game.hull_damage[0]) == (1, 1)


@pytest.mark.rule("RIM-ABIL-18")
def test_rim_abil_18_what_was_changed_is_no_longer_there() -> None:
    """The only focus is a hit after the vibroknife; Chewbacca finds none any more."""
    game = rim(who="han-solo bossk", assets=["vibroknife chewbacca"], luck=dice("focus blank blank blank", "blank"))
    fight(game, 1)
    assert options(game) == ["use vibroknife-1", "use chewbacca-1", "done"]
    play(game, "use vibroknife-1")
    assert game.ask is None


@pytest.mark.rule("RIM-ABIL-19", "RIM-ABIL-20", "RIM-ABIL-21")
def test_rim_abil_21_an_added_result_can_be_cancelled() -> None:
    game = rim(
        who="boba-fett bossk",
        assets=["", "jetpack"],
        secrets=["tatooine-nal-hutta-7@tatooine"],
        luck=dice(BLANKS, "hit blank blank"),
    )
    duel(game)
    play(game, "use secret-tatooine-nal-hutta-7-1")
    assert asked(game) == "captain-2 choose-way"
    play(game, "choose cancel-a-crit")
    assert game.wounds == [1, 0]


@pytest.mark.rule("RIM-COMBAT-19")
def test_rim_combat_19_a_die_can_be_rolled_again_several_times() -> None:
    game = rim(who="lando-calrissian bossk", assets=["chopper"], luck=dice("blank blank", "blank", "hit", "blank"))
    fight(game, 1, ship=True, win=[{"fame": 1}])
    play(game, "use lando-calrissian-1", "use chopper-1")
    assert game.fame[0] == 1


@pytest.mark.rule("RIM-ABIL-13", "RIM-ABIL-29", "RIM-RUL-56")
def test_rim_abil_29_no_other_ability_interrupts_a_combat() -> None:
    """Neither an action (Doctor Evazan) nor one for any time (Bacta Supplies), but dice abilities do inside a card."""
    game = rim(
        who="boba-fett bossk",
        assets=["doctor-evazan bacta-supplies chewbacca"],
        wounds="1 0",
        luck=dice("focus blank blank", "blank"),
    )
    fight(game, 1)
    assert options(game) == ["use chewbacca-1", "done"]


@pytest.mark.rule("RIM-ABIL-23", "RIM-ABIL-11", "RIM-RUL-56")
@pytest.mark.parametrize("first", ["saw-gerrera-1", "chromium-hull-2"])
def test_rim_abil_23_the_active_player_picks_the_order_whoever_owns_them(first: str) -> None:
    """The winner's Saw Gerrera and the loser's Chromium Hull."""
    game = rim(who="boba-fett bossk", assets=["chromium-hull", "saw-gerrera"], luck=dice("blank blank", "hit blank"))
    duel(game, ship=True)
    assert asked(game) == "captain-1 next-ability"
    assert options(game) == ["resolve chromium-hull-2", "resolve saw-gerrera-1"]
    play(game, f"resolve {first}")
    assert (game.assets[0], game.credits[1]) == ([], 5000)


@pytest.mark.rule("RIM-COMBAT-38", "RIM-ABIL-41", "RIM-ABIL-8")
def test_rim_combat_38_what_winning_does_then_abilities_then_goals_then_damage() -> None:
    """With her third win Ketsu Onyo turns her card: too late to be paid for that one."""
    game = rim(who="ketsu-onyo bossk", assets=["saw-gerrera"], luck=dice("hit blank blank", "hit"))
    game.counters[WINS] = 2
    fight(game, 1, win=[{"credits": 2000}])
    assert told(game)[5:] == [
        "won-combat",
        "credits",
        "used",
        "credits",
        "fame",
        "goal-achieved",
        "damage-character",
    ]
    assert game.credits[0] == 7000


@pytest.mark.rule("RIM-GOAL-15", "RIM-COMBAT-38")
def test_rim_goal_15_wins_are_counted_against_patrols_too() -> None:
    game = rim(who="boba-fett bossk", ships="g-1a-starfighter g9-rigger", luck=dice("hit hit hit", BLANKS))
    patrol_fight(game)
    assert (game.counters[WINS], game.counters[PATROLS]) == (1, 1)


@pytest.mark.rule("RIM-ABIL-9", "RIM-ABIL-10", "RIM-RUL-18", "RIM-COMBAT-38")
def test_rim_abil_10_if_comes_before_after() -> None:
    """The Aggressor, turned over, keeps the reputation: a part of winning. Saw Gerrera is paid after it."""
    game = rim(
        who="boba-fett bossk",
        ships="aggressor g9-rigger",
        assets=["saw-gerrera"],
        luck=dice("hit " * 5, BLANKS),
        credits="0 0",
    )
    game.ship_goals_met[0] = True
    patrol_fight(game)
    assert standing(game) == ""
    assert [each for each in told(game) if each in ("credits", "next-patrol", "used")][-2:] == ["used", "credits"]
    assert game.credits[0] == 6000


@pytest.mark.rule("RIM-COMBAT-28", "RIM-PATROL-10")
def test_rim_combat_28_the_patrol_that_was_beaten_does_the_damage() -> None:
    """Not the next one, of level 4, which enters the map before the damage is taken."""
    game = rim(
        who="boba-fett bossk",
        ships="firespray g9-rigger",
        patrols="imperial-3@tatooine",
        luck=dice("hit " * 5, "hit " + "blank " * 5),
    )
    patrol_fight(game)
    assert (game.patrol_levels[IMPERIAL], game.hull_damage[0]) == (4, 1)


@pytest.mark.rule("RIM-COMBAT-39", "RIM-RUL-49", "RIM-DMG-7")
def test_rim_combat_39_first_what_is_subtracted_then_the_limit() -> None:
    """Bounty Hunter Helmet: 1 less; IQA-11: at most 2. 4 damage become 2, and 2 become 1."""
    won = "crit crit blank blank"
    game = rim(who="boba-fett bossk", assets=["bounty-hunter-helmet iqa-11"], luck=dice(won, "crit crit"))
    assert fight(game, 2).wounds[0] == 2
    game = rim(who="boba-fett bossk", assets=["bounty-hunter-helmet iqa-11"], luck=dice(won, "crit"))
    assert fight(game, 1).wounds[0] == 1


@pytest.mark.rule("RIM-COMBAT-39")
def test_rim_combat_39_less_damage_changes_no_winner() -> None:
    game = rim(who="boba-fett bossk", assets=["bounty-hunter-helmet"], luck=dice(BLANKS, "hit"))
    fight(game, 1, win=[{"fame": 1}])
    assert (game.fame[0], game.wounds[0]) == (0, 0)


@pytest.mark.rule("RIM-DMG-8")
def test_rim_dmg_8_not_against_damage_from_other_effects() -> None:
    game = rim(who="boba-fett bossk", assets=["bounty-hunter-helmet"])
    carry_out(game, [{"damage": {"to": "character", "count": 1}}])
    assert game.wounds[0] == 1


@pytest.mark.rule("RIM-COMBAT-40", "RIM-RUL-74")
@pytest.mark.parametrize("first", ["boba-fett", "bossk"])
def test_rim_combat_40_both_defeated(first: str) -> None:
    """The active player picks whose defeat comes first; the other follows in either case."""
    game = rim(who="boba-fett bossk", wounds="3 3", luck=dice("hit blank blank", "hit blank blank"))
    duel(game)
    assert asked(game) == "captain-1 first-defeat"
    assert options(game) == ["player boba-fett", "player bossk"]
    play(game, f"player {first}")
    assert game.defeated == [True, True]
    assert game.credits == [1000, 1000]
    assert game.turn_over
    assert not game.fights


@pytest.mark.rule("RIM-RUL-21")
def test_rim_rul_21_a_defeat_in_the_turn_of_another() -> None:
    """The active player's list goes on."""
    game = rim("tatooine tatooine", who="boba-fett bossk", wounds="0 3", luck=dice("hit blank blank", BLANKS))
    carry_out(game, [{"fight_player": {"who": "same-space", "type": "auto"}}, {"fame": 1}])
    assert game.defeated == [False, True]
    assert game.fame[0] == 1
    assert not game.turn_over


@pytest.mark.rule("RIM-COMBAT-41")
def test_rim_combat_41_damage_is_taken_even_if_the_turn_ends() -> None:
    game = rim(who="boba-fett bossk", assets=["saw-gerrera"], luck=dice("crit blank blank", "hit"))
    fight(game, 1, win=[{"end_turn": True}, {"fame": 1}])
    assert (game.wounds[0], game.fame[0], game.turn_over) == (1, 0, True)
    assert game.counters[WINS] == 1
    assert game.credits[0] == 4000  # no further ability in that turn [RIM-TURN-4]


@pytest.mark.rule("RIM-COMBAT-41", "RIM-COMBAT-27")
def test_rim_combat_41_a_defeat_by_losing() -> None:
    """The tentacled horror: losing costs 1 hull, then the damage of step 5 follows on a defeated player."""
    game = rim(who="boba-fett bossk", hull="2 0", luck=dice("blank blank", "hit"))
    fight(game, 1, ship=True, lose=[{"damage": {"to": "ship", "count": 1}}, {"fame": 1}])
    assert (game.defeated[0], game.fame[0], game.credits[0], game.hull_damage[0]) == (True, 0, 1000, 3)
    assert not game.fights


@pytest.mark.rule("RIM-FAME-17")
def test_rim_fame_17_a_win_comes_before_the_damage() -> None:
    game = rim(who="boba-fett bossk", fame="9 0", luck=dice("crit blank blank", "hit"))
    fight(game, 1, win=[{"fame": 1}])
    assert game.outcome is not None
    assert game.wounds[0] == 0


@pytest.mark.rule("RIM-COMBAT-3", "RIM-PATROL-4", "RIM-OPP-1")
def test_rim_combat_3_a_patrol_fights_with_its_own_value() -> None:
    """An imperial patrol of level 2 rolls 5 dice."""
    game = rim(
        who="boba-fett bossk", patrols="imperial-2@tatooine", luck=dice("blank blank", "hit blank blank blank blank")
    )
    patrol_fight(game)
    assert asked(game) == "captain-1 move-patrol"
    play(game, options(game)[0])
    assert game.hull_damage[0] == 1


@pytest.mark.rule("RIM-COMBAT-42", "RIM-PATROL-7", "RIM-PATROL-8", "RIM-RUL-14")
def test_rim_combat_42_a_patrol_of_level_4_cannot_be_beaten() -> None:
    """No dice, no windows; it wins, and the ship takes damage up to its hull."""
    game = rim(
        who="ig-88 bossk",
        assets=["targeting-computer chromium-hull"],
        secrets=["ryloth-naboo-7@ryloth"],
        patrols="imperial-4@tatooine",
        hull="1 0",
    )
    patrol_fight(game)
    assert told(game) == ["fights-patrol", "unbeatable-patrol", "opponent-won-combat"]
    assert asked(game) == "captain-1 move-patrol"  # what losing does, and no window before it
    play(game, options(game)[0])
    assert (game.defeated[0], game.hull_damage[0]) == (True, 3)
    assert card("chromium-hull") not in game.assets[0]  # abilities on losing


@pytest.mark.rule("RIM-RUL-74")
def test_rim_rul_74_against_level_4_a_defeat_can_be_averted() -> None:
    """IG-88 gives up a crew member."""
    game = rim(who="ig-88 bossk", goals="1", assets=["chopper"], patrols="imperial-4@tatooine")
    play(patrol_fight(game), options(game)[0])
    assert asked(game) == "captain-1 pay-and-do"
    play(game, "yes")
    assert (game.defeated[0], game.hull_damage[0]) == (False, 0)


@pytest.mark.rule("RIM-BOUNTY-19")
def test_rim_bounty_19_the_crew_member_fought_is_of_no_help() -> None:
    game = rim(who="boba-fett bossk", assets=["greedo"], luck=dice(BLANKS, "hit"))
    begin_combat(game, Combat(PlayerId(0)), ship=False, contact=contact("greedo"), crew=card("greedo"), strength=1)
    game.advance()
    assert game.ask is None
    assert game.wounds[0] == 1


@pytest.mark.rule("RIM-SOLO-19", "RIM-SOLO-70", "RIM-SOLO-88", "RIM-COMBAT-40", "RIM-SOLO-87")
def test_rim_solo_88_the_automatic_opponent_has_only_its_values() -> None:
    """DL-44 adds a die, IG-88's rerolls and the vibroknife stay unused; chance picks whose defeat comes first."""
    game = rim("tatooine tatooine", who="boba-fett ig-88", assets=["", "vibroknife dl-44"], solo=True, wounds="3 3")
    game.turn = PlayerId(1)
    game.chance.script((*dice("hit focus focus focus focus", "hit blank blank"), 1))
    duel(game, by=2, against=1)
    assert game.ask is None
    assert game.defeated == [True, True]
    assert game.counters[COUNTERS + WINS] == 1
