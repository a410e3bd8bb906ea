"""Damage, recovery, defeat. [RIM-DMG, RIM-DEFEAT]"""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.abilities import value
from dejarik.games.outer_rim.actions import ActionStep
from dejarik.games.outer_rim.components import ASSET, CARDS, SPACES, Body, Job, PlayerId, SpaceId, card
from dejarik.games.outer_rim.damage import face_defeat, place_damage, suffer
from dejarik.games.outer_rim.encounters.choice import ChooseEncounter
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.turn import Turn
from tests.games.outer_rim.position import asked, begin, carry_out, hand, options, play, rim, told

ME = PlayerId(0)
OTHER = PlayerId(1)
ALONE = {"transfers": False}


def hurt(game: State, count: int, to: Body = "character", player: PlayerId = ME) -> State:
    suffer(game, player, to, count)
    return begin(game)


@pytest.mark.rule("RIM-DMG-1", "RIM-COMP-2", "RIM-EFFECT-5")
def test_rim_dmg_1_damage_on_character_and_ship() -> None:
    game = carry_out(rim(), [{"damage": {"to": "character", "count": 2}}, {"damage": {"to": "ship", "count": 1}}])
    assert (game.wounds[0], game.hull_damage[0]) == (2, 1)
    assert told(game) == ["damage-character", "damage-ship"]


@pytest.mark.rule("RIM-DMG-2", "RIM-DMG-3", "RIM-DEFEAT-1", "RIM-SHIP-4", "RIM-CHAR-6", "RIM-INV-6")
@pytest.mark.parametrize(("to", "limit"), [("character", 4), ("ship", 3)])
def test_rim_dmg_2_damage_that_reaches_the_limit_defeats(to: Body, limit: int) -> None:
    game = rim(who="bossk ig-88", turn=2)
    assert not hurt(game, limit - 1, to).defeated[0]
    assert hurt(game, 1, to).defeated[0]


@pytest.mark.rule("RIM-DMG-4", "RIM-INV-5")
def test_rim_dmg_4_no_more_than_the_limit() -> None:
    game = hurt(rim(who="bossk ig-88", turn=2), 9)
    assert game.wounds[0] == 4
    place_damage(game, ME, "ship", 9)
    assert game.hull_damage[0] == 3


@pytest.mark.rule("RIM-DMG-5", "RIM-EFFECT-6", "RIM-RUL-88")
def test_rim_rul_88_recovering_from_both_is_from_each() -> None:
    game = rim(who="bossk ig-88", wounds="3 0", hull="1 0")
    carry_out(game, [{"recover": {"from": "both", "count": 2}}])
    assert (game.wounds[0], game.hull_damage[0]) == (1, 0)
    assert told(game) == ["recovered-character", "recovered-ship"]


@pytest.mark.rule("RIM-EFFECT-6")
@pytest.mark.parametrize(("from_", "left"), [("character", (0, 2)), ("ship", (3, 0)), ("both", (0, 0))])
def test_rim_effect_6_all_of_it(from_: str, left: tuple[int, int]) -> None:
    game = rim(who="bossk ig-88", wounds="3 0", hull="2 0")
    carry_out(game, [{"recover": {"from": from_, "count": "all"}}])
    assert (game.wounds[0], game.hull_damage[0]) == left


@pytest.mark.rule("RIM-DMG-8")
def test_rim_dmg_8_armor_does_nothing_against_other_damage() -> None:
    assert hurt(rim(who="bossk ig-88", assets=["armored-vest"]), 2).wounds[0] == 2


@pytest.mark.rule("RIM-ABIL-14", "RIM-ABIL-15", "RIM-ABIL-16", "RIM-DMG-2")
def test_rim_abil_16_bonuses_add_up() -> None:
    game = rim(who="bossk ig-88", assets=["shield-upgrade autoblaster"], ships="lancer g9-rigger")
    assert value(game, ME, "hull") == 6
    game.assets[0] += [card("mandalorian-armor")]
    assert value(game, ME, "health") == 7


# Defeat


@pytest.mark.rule("RIM-DEFEAT-2")
@pytest.mark.parametrize(("credits", "left"), [("5000 0", 2000), ("2000 0", 0)])
def test_rim_defeat_2_three_thousand_credits_or_all(credits: str, left: int) -> None:
    assert hurt(rim(who="bossk ig-88", turn=2, credits=credits), 4).credits[0] == left


@pytest.mark.rule("RIM-DEFEAT-3", "RIM-SECRET-9", "RIM-HIDDEN-9")
def test_rim_defeat_3_secrets_are_discarded_unseen() -> None:
    game = rim(who="bossk ig-88", turn=2, secrets=["tatooine-nal-hutta-7@tatooine navpoint-6@no-patrol"])
    hurt(game, 4)
    assert game.secrets[0] == []
    assert CARDS[game.stacks[3].cards[0]] == "tatooine-nal-hutta-7"
    assert not game.stacks[3].knows(0, 1)
    assert game.stacks[3].knows(0, 0)


@pytest.mark.rule("RIM-DEFEAT-4")
def test_rim_defeat_4_the_token_stays_where_it_is() -> None:
    game = hurt(rim(who="bossk ig-88", turn=2), 4)
    assert SPACES[game.places[0]] == "tatooine"


@pytest.mark.rule("RIM-DEFEAT-5", "RIM-DEFEAT-12", "RIM-RUL-61", "RIM-TURN-4")
def test_rim_defeat_5_the_own_turn_ends_at_once() -> None:
    game = rim(who="bossk ig-88", wounds="3 0", options=ALONE)
    begin(game, Turn(ME))
    play(game, "gain credits", "done")
    assert asked(game) == "captain-1 choose-encounter"
    carry_out(game, [{"damage": {"to": "character", "count": 1}}, {"fame": 1}])
    assert game.fame[0] == 0
    assert asked(game) == "captain-2 choose-plan"


@pytest.mark.rule("RIM-DEFEAT-12", "RIM-RUL-61", "RIM-RUL-21")
def test_rim_rul_21_in_anothers_turn_only_the_own_effects_are_broken_off() -> None:
    game = rim(who="bossk ig-88", wounds="0 3", turn=1)
    others = {"other_player": {"who": "all-others", "do": [{"damage": {"to": "character", "count": 1}}, {"fame": 1}]}}
    carry_out(game, [others, {"credits": 1000}])
    assert game.defeated == [False, True]
    assert (game.fame[1], game.credits[0]) == (0, 5000)
    assert game.turn == 0


@pytest.mark.rule("RIM-DEFEAT-7")
def test_rim_defeat_7_whoever_has_less_damage_than_both_limits_stands_up() -> None:
    game = hurt(hurt(rim(who="bossk ig-88", turn=2), 4), 3, "ship")
    carry_out(game, [{"recover": {"from": "character", "count": 1}}])
    assert game.defeated == [True, False]  # the ship still has too much
    carry_out(game, [{"recover": {"from": "ship", "count": 1}}])
    assert not game.defeated[0]
    assert "stood-up" in told(game)


@pytest.mark.rule("RIM-DEFEAT-9", "RIM-RUL-73")
def test_rim_defeat_9_a_defeated_player_cannot_be_attacked() -> None:
    game = rim("tatooine tatooine", who="bossk ig-88", goals="1", fame="0 2", wounds="0 4", options=ALONE)
    begin(game, ChooseEncounter(ME))
    assert "use bossk-2" in options(game)
    game.defeated[1] = True
    begin(game, ChooseEncounter(ME))
    assert "use bossk-2" not in options(game)


@pytest.mark.rule("RIM-DEFEAT-13", "RIM-ABIL-50")
def test_rim_defeat_13_abilities_on_defeat_come_last() -> None:
    game = rim(who="bossk ig-88", turn=2, wounds="3 0", assets=["gift-for-jabba chewbacca"], credits="5000 0")
    hurt(game, 1)
    assert game.credits[0] == 2000
    assert hand(game) == "gift-for-jabba"
    assert told(game).index("defeated") < told(game).index("discarded")


@pytest.mark.rule("RIM-DEFEAT-13", "RIM-ABIL-49", "RIM-EFFECT-39")
def test_rim_effect_39_ig_88_gives_a_crew_member_instead() -> None:
    game = rim(
        who="ig-88 bossk", goals="1", wounds="3 0", hull="2 0", assets=["chewbacca lobot"], ships="lancer g9-rigger"
    )
    begin(game, ActionStep(ME))
    carry_out(game, [{"damage": {"to": "character", "count": 1}}, {"fame": 1}])
    assert asked(game) == "captain-1 pay-and-do"
    play(game, "yes")
    play(game, next(option for option in options(game) if "lobot" in option))
    assert (game.wounds[0], game.hull_damage[0], game.defeated[0]) == (0, 0, False)
    assert game.fame[0] == 1  # nothing of the defeat happens
    assert game.credits[0] == 4000
    assert hand(game) == "chewbacca"


@pytest.mark.rule("RIM-ABIL-49")
def test_rim_abil_49_declined_or_without_crew_it_averts_nothing() -> None:
    game = rim(who="ig-88 bossk", goals="1", wounds="3 0", assets=["chewbacca"], turn=2)
    hurt(game, 1)
    play(game, "no")
    assert game.defeated[0]
    assert hurt(rim(who="ig-88 bossk", goals="1", wounds="3 0", turn=2), 1).defeated[0]


@pytest.mark.rule("RIM-ABIL-49", "RIM-EFFECT-39", "RIM-RUL-74")
@pytest.mark.parametrize(("die", "averted"), [(0, True), (4, True), (3, False), (6, False)])
def test_rim_abil_49_the_hounds_tooth_in_a_ship_combat(die: int, averted: bool) -> None:
    game = rim(who="bossk ig-88", ships="yv-666 g9-rigger", hull="4 0", turn=2, luck=[(die,)])
    game.ship_goals_met[0] = True
    place_damage(game, ME, "ship", 1)
    face_defeat(game, ME, in_ship_combat=True)
    begin(game)
    assert game.defeated[0] != averted
    assert game.hull_damage[0] == (3 if averted else 5)


@pytest.mark.rule("RIM-ABIL-49")
def test_rim_abil_49_not_against_damage_from_elsewhere() -> None:
    game = rim(who="bossk ig-88", ships="yv-666 g9-rigger", hull="4 0", turn=2)
    game.ship_goals_met[0] = True
    assert hurt(game, 1, "ship").defeated[0]


@pytest.mark.rule("RIM-DEFEAT-14")
def test_rim_defeat_14_nobody_is_defeated_twice() -> None:
    game = hurt(rim(who="bossk ig-88", turn=2, credits="9000 0"), 4)
    assert game.credits[0] == 6000
    hurt(game, 3, "ship")
    assert game.credits[0] == 6000


@pytest.mark.rule("RIM-DEFEAT-15")
def test_rim_defeat_15_a_defeated_player_still_gains_and_loses() -> None:
    game = hurt(rim(who="bossk ig-88", turn=2), 4)
    carry_out(game, [{"credits": 2000}, {"fame": 1}])
    assert (game.credits[0], game.fame[0]) == (3000, 1)


@pytest.mark.rule("RIM-SOLO-67", "RIM-DEFEAT-12")
def test_rim_solo_67_the_opponent_finishes_the_item() -> None:
    game = rim(who="bossk jyn-erso", solo=True, turn=2, wounds="0 3")
    carry_out(game, [{"damage": {"to": "character", "count": 1}}, {"fame": 1}], player=OTHER)
    assert game.defeated[1]
    assert game.fame[1] == 1
    assert game.turn_over


@pytest.mark.rule("RIM-RUL-62", "RIM-EFFECT-13")
def test_rim_rul_62_damage_as_a_cost_is_suffered_in_full() -> None:
    offer = [{"may": {"cost": [{"damage": {"to": "character", "count": 2}}], "do": [{"fame": 1}]}}]
    assert carry_out(rim(who="bossk ig-88", wounds="3 0", turn=2), offer).ask is None  # there is no room for it
    game = carry_out(rim(who="bossk ig-88", wounds="2 0", turn=2), offer)
    play(game, "yes")
    assert (game.defeated[0], game.fame[0]) == (True, 0)  # the rest is lost
    assert play(carry_out(rim(who="bossk ig-88"), offer), "yes").fame[0] == 1


@pytest.mark.rule("RIM-ABIL-31")
def test_rim_abil_31_passive_abilities_hold_without_being_asked_about() -> None:
    game = rim(who="han-solo bossk", assets=["shield-upgrade"])
    assert (value(game, ME, "hyperdrive"), value(game, ME, "hull")) == (8, 4)
    game.assets[0].clear()
    assert value(game, ME, "hull") == 3


@pytest.mark.rule("RIM-DEFEAT-8", "RIM-JOB-13")
def test_rim_defeat_8_a_defeat_fails_the_job_which_is_kept() -> None:
    game = rim("naboo ryloth", who="bossk ig-88", assets=["missing-scholar"], wounds="3 0", options=ALONE)
    game.places[0] = job_destination("missing-scholar")
    begin(game, Turn(ME))
    play(game, "gain credits")
    play(game, *["done"] if asked(game).endswith("choose-action") else [])
    play(game, "attempt missing-scholar")
    carry_out(game, [{"damage": {"to": "character", "count": 1}}])
    assert game.defeated[0]
    assert (hand(game), game.in_use) == ("missing-scholar", [])
    assert asked(game) == "captain-2 choose-plan"


def job_destination(name: str) -> SpaceId:
    printed = ASSET[card(name)]
    assert isinstance(printed, Job)
    assert not isinstance(printed.destination, str)
    return printed.destination


@pytest.mark.rule("RIM-DEFEAT-10", "RIM-BOUNTY-28")
def test_rim_defeat_10_the_crew_of_a_defeated_player_is_not_defended() -> None:
    assets = ["bounty-4-lom", "4-lom"]
    game = rim("tatooine tatooine", who="bossk ig-88", assets=assets, wounds="0 4", options=ALONE)
    game.defeated[1] = True
    begin(game, ChooseEncounter(ME))
    assert "hunt 4-lom" in options(game)
    play(game, "hunt 4-lom")
    assert not asked(game).startswith("captain-2")
