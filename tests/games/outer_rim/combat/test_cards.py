"""What each card does in a combat, by its name. Boba Fett has stealth and tactics, Bossk strength and tactics, Han Solo
piloting and tech; the first two roll 3 dice on the ground, a G9 Rigger rolls 2."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.combat.combat import Combat, begin_combat
from dejarik.games.outer_rim.components import PlayerId, card, contact
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.dice_luck import dice, duel, fight
from tests.games.outer_rim.position import asked, carry_out, hand, options, play, rim, told

BLANKS = "blank blank blank"


def rolled(*, who: str = "boba-fett", ship: bool = False, assets: str = "", count: int) -> None:
    """The first player rolls so many dice."""
    game = rim(who=f"{who} bossk", assets=[assets], luck=dice("blank " * count, "blank"))
    fight(game, 1, ship=ship)
    assert game.ask is None
    assert not game.chance.unused()


# Values


@pytest.mark.parametrize(
    ("who", "ship", "assets", "count"),
    [
        ("boba-fett", False, "dl-44", 4),
        ("boba-fett", False, "mpl-57", 5),
        ("boba-fett", False, "iqa-11", 4),
        ("bossk", False, "vibro-ax", 4),
        ("han-solo", False, "vibroknife", 3),
        ("boba-fett", False, "vibroknife", 4),  # stealth
        ("bossk", False, "vibroknife", 4),  # strength
        ("boba-fett", False, "black-krrsantan", 4),
        ("boba-fett", True, "quad-laser-cannon", 3),
        ("boba-fett", True, "proton-torpedoes", 3),
        ("boba-fett", True, "hera-syndulla", 3),
        ("boba-fett", True, "dl-44", 2),
        ("boba-fett", False, "quad-laser-cannon", 3),
    ],
)
def test_dl_44_mpl_57_iqa_11_vibro_ax_vibroknife_quad_laser_cannon_and_others(
    who: str, ship: bool, assets: str, count: int
) -> None:
    """Bonuses to combat values hold as long as one has the card."""
    rolled(who=who, ship=ship, assets=assets, count=count)


@pytest.mark.parametrize(("sheet", "ship", "count"), [("hwk-290", False, 4), ("yv-666", True, 4), ("yt-1300", True, 5)])
def test_hwk_290_yv_666_and_yt_1300_turned_over(sheet: str, ship: bool, count: int) -> None:
    game = rim(who="boba-fett bossk", ships=f"{sheet} g9-rigger", luck=dice("blank " * count, "blank"))
    game.ship_goals_met[0] = True
    assert fight(game, 1, ship=ship).ask is None


@pytest.mark.parametrize(
    ("assets", "wounds", "hull", "count", "ship", "down"),
    [
        ("armored-vest", 0, 0, 5, False, False),
        ("armored-vest", 0, 0, 6, False, True),
        ("mandalorian-armor", 0, 0, 6, False, False),
        ("bounty-hunter-helmet", 0, 0, 5, False, False),  # 5 health, and 1 damage less
        ("plastoid-armor", 0, 0, 6, False, True),
        ("shield-upgrade", 0, 0, 3, True, False),
        ("", 0, 0, 3, True, True),
    ],
)
def test_armored_vest_mandalorian_armor_and_shield_upgrade_keep_one_standing(
    assets: str, wounds: int, hull: int, count: int, ship: bool, down: bool
) -> None:
    game = rim(who="boba-fett bossk", assets=[assets], luck=dice("blank " * (2 if ship else 3), "hit " * count))
    fight(game, count, ship=ship)
    assert game.defeated[0] == down


# Before the roll


def test_plastoid_armor_takes_a_die_from_the_opponent_of_the_strong() -> None:
    game = fight(rim(who="bossk boba-fett", assets=["plastoid-armor"], luck=dice(BLANKS, "hit")), 2)
    assert game.wounds[0] == 1
    game = fight(rim(who="boba-fett bossk", assets=["plastoid-armor"], luck=dice(BLANKS, "hit hit")), 2)
    assert game.wounds[0] == 2  # without strength


def test_maneuvering_thrusters_take_a_die_from_the_opponent_of_a_tactician() -> None:
    game = rim(who="boba-fett bossk", assets=["maneuvering-thrusters"], luck=dice("blank blank", "hit"))
    assert fight(game, 2, ship=True).hull_damage[0] == 1
    game = rim(who="han-solo bossk", assets=["maneuvering-thrusters"], luck=dice("blank blank", "hit hit"))
    assert fight(game, 2, ship=True).hull_damage[0] == 2


def test_k_2so_takes_a_die_from_the_opponent() -> None:
    """It must; not if one has no tactics, and not in ship combat."""
    game = fight(rim(who="boba-fett bossk", assets=["k-2so"], luck=dice(BLANKS, "hit")), 2)
    assert game.wounds[0] == 1
    game = fight(rim(who="han-solo bossk", assets=["k-2so"], luck=dice(BLANKS, "hit hit")), 2)
    assert game.wounds[0] == 2
    game = fight(rim(who="boba-fett bossk", assets=["k-2so"], luck=dice("blank blank", "hit hit")), 2, ship=True)
    assert game.hull_damage[0] == 2


def test_k_2so_of_the_defender() -> None:
    game = duel(rim(who="han-solo boba-fett", assets=["", "k-2so"], luck=dice("hit hit", BLANKS)))
    assert game.wounds == [0, 2]


def test_greedo_adds_a_die_for_the_attacker() -> None:
    game = fight(rim(who="boba-fett bossk", assets=["greedo"], luck=dice("blank " * 4, "blank")), 1)
    assert options(game) == ["use greedo-1", "done"]
    play(game, "use greedo-1")
    assert not game.chance.unused()
    game = duel(rim(who="boba-fett bossk", assets=["", "greedo"], luck=dice(BLANKS, BLANKS)))
    assert game.ask is None  # the defender's is of no use


# Rerolls


def test_targeting_computer_rolls_blanks_again() -> None:
    game = rim(who="boba-fett bossk", assets=["targeting-computer"], luck=dice("blank focus", "crit", "blank"))
    fight(game, 1, ship=True, win=[{"fame": 1}])
    play(game, "use targeting-computer-1")
    assert options(game) == ["reroll blank", "done"]
    play(game, "reroll blank")
    assert game.fame[0] == 1


def test_targeting_computer_is_not_asked_without_blanks_or_on_the_ground() -> None:
    game = rim(who="boba-fett bossk", assets=["targeting-computer"], luck=dice("focus focus", "blank"))
    assert fight(game, 1, ship=True).ask is None
    game = rim(who="boba-fett bossk", assets=["targeting-computer"], luck=dice(BLANKS, "blank"))
    assert fight(game, 1).ask is None


def test_chopper_rolls_one_die_again_in_ship_combat() -> None:
    game = rim(who="boba-fett bossk", assets=["chopper"], luck=dice("hit blank", "crit", "blank"))
    fight(game, 1, ship=True)
    play(game, "use chopper-1")
    assert options(game) == ["reroll blank", "reroll hit"]  # "done" is no answer any more
    play(game, "reroll blank")
    assert game.ask is None


def bounty_fight(game: State) -> State:
    begin_combat(
        game,
        Combat(PlayerId(0)),
        ship=False,
        contact=contact("greedo"),
        bounty=card("bounty-greedo"),
        strength=1,
    )
    game.advance()
    return game


@pytest.mark.rule("RIM-COMBAT-43", "RIM-ABIL-40")
def test_4_lom_rolls_a_die_again_in_a_combat_for_a_bounty() -> None:
    game = bounty_fight(rim(who="boba-fett bossk", assets=["4-lom"], luck=dice(BLANKS, "hit", "blank")))
    play(game, "use 4-lom-1")
    assert game.ask is None
    assert fight(rim(who="boba-fett bossk", assets=["4-lom"], luck=dice(BLANKS, "blank")), 1).ask is None


@pytest.mark.rule("RIM-COMBAT-43")
def test_rim_combat_43_it_works_for_whichever_side_has_it() -> None:
    game = rim(who="boba-fett bossk", assets=["", "4-lom"], luck=dice(BLANKS, BLANKS, "hit"))
    begin_combat(game, Combat(PlayerId(0)), ship=False, against=PlayerId(1), bounty=card("bounty-greedo"))
    game.advance()
    assert asked(game) == "captain-2 use-at-roll"
    play(game, "use 4-lom-1")
    assert game.wounds == [1, 0]


@pytest.mark.rule("RIM-ABIL-40", "RIM-COMBAT-45")
def test_ig_88_rolls_any_number_again_once_per_combat() -> None:
    game = rim(who="ig-88 bossk", luck=dice("blank focus hit", "crit crit", "blank"))
    fight(game, 1, win=[{"fame": 1}])
    play(game, "use ig-88-1", "reroll blank", "reroll focus", "done")
    assert game.ask is None
    assert game.fame[0] == 1


def test_clan_favor() -> None:
    """Any number of dice, on the ground and in space."""
    game = rim(who="boba-fett bossk", secrets=["ryloth-naboo-7@ryloth"], luck=dice("blank blank", "hit hit", "blank"))
    fight(game, 1, ship=True)
    assert options(game) == ["use secret-ryloth-naboo-7-1", "done"]
    play(game, "use secret-ryloth-naboo-7-1", "reroll blank", "reroll blank")
    assert game.secrets[0] == []
    assert game.ask is None


def test_loaded_dice_in_a_combat() -> None:
    game = rim(secrets=["cantonica-ord-mantell-6@cantonica"], luck=dice(BLANKS, "hit", "blank"))
    fight(game, 1)
    play(game, "use secret-cantonica-ord-mantell-6-1", "reroll blank", "done")
    assert game.ask is None


@pytest.mark.rule("RIM-ABIL-37")
def test_lando_calrissian_in_a_combat_on_either_side() -> None:
    game = duel(rim(who="lando-calrissian bossk", luck=dice("blank blank", "crit", BLANKS)))
    play(game, "use lando-calrissian-1")
    assert game.wounds == [0, 2]
    game = duel(rim(who="bossk lando-calrissian", luck=dice(BLANKS, "blank blank", "crit")))
    play(game, "use lando-calrissian-1")
    assert game.wounds == [2, 0]


# Results


def test_vibro_ax_makes_a_crit_of_a_hit_for_the_strong() -> None:
    game = duel(rim(who="bossk boba-fett", assets=["vibro-ax"], luck=dice("hit hit blank blank", BLANKS)))
    play(game, "use vibro-ax-2")
    assert game.wounds == [0, 3]
    game = duel(rim(who="boba-fett bossk", assets=["vibro-ax"], luck=dice("hit hit blank blank", BLANKS)))
    assert game.ask is None


def test_vibroknife_makes_a_hit_of_a_focus() -> None:
    game = duel(rim(who="han-solo bossk", assets=["vibroknife"], luck=dice("focus focus blank", BLANKS)))
    play(game, "use vibroknife-1")
    assert game.wounds == [0, 1]


def test_vibroknife_may_be_left_unused() -> None:
    game = duel(rim(who="han-solo bossk", assets=["vibroknife"], luck=dice("focus focus blank", BLANKS)))
    play(game, "done")
    assert game.wounds == [0, 0]


def test_a_vibroknife_then_a_vibro_ax_on_the_same_die() -> None:
    game = rim(who="bossk boba-fett", assets=["vibroknife vibro-ax"], luck=dice("focus " + "blank " * 4, BLANKS))
    duel(game)
    play(game, "use vibroknife-1")
    assert options(game) == ["use vibro-ax-2", "done"]
    play(game, "use vibro-ax-2")
    assert game.wounds == [0, 2]


def test_chewbacca_makes_a_hit_of_a_focus() -> None:
    game = duel(rim(who="boba-fett bossk", assets=["chewbacca"], luck=dice("focus focus blank", BLANKS)))
    play(game, "use chewbacca-1")
    assert game.wounds == [0, 1]


def test_weequay_gunner_makes_a_hit_of_a_focus_in_ship_combat() -> None:
    game = duel(
        rim(who="boba-fett bossk", assets=["weequay-gunner"], luck=dice("focus focus", "blank blank")), ship=True
    )
    play(game, "use weequay-gunner-1")
    assert game.hull_damage == [0, 1]


def test_jyn_erso_makes_a_crit_of_a_focus_in_either_kind() -> None:
    game = duel(rim(who="jyn-erso bossk", luck=dice("focus blank", "blank blank")), ship=True)
    play(game, "use jyn-erso-1")
    assert game.hull_damage == [0, 2]
    assert len(game.used) == 1


@pytest.mark.rule("RIM-ABIL-7")
def test_rim_abil_7_jyn_erso_once_in_the_turn_of_each_player() -> None:
    game = rim(who="bossk jyn-erso", luck=dice(BLANKS, "focus blank blank", BLANKS, "focus blank blank"))
    duel(game)
    play(game, "use jyn-erso-1")
    duel(game)
    assert game.ask is None
    game.used.clear()  # a turn begins
    game.turn = PlayerId(1)
    game.chance.script(tuple(dice("focus blank blank", BLANKS)))
    duel(game, by=2, against=1)
    assert options(game) == ["use jyn-erso-1", "done"]


@pytest.mark.parametrize(
    ("who", "pick", "damage"), [("boba-fett", "two-hits", 2), ("boba-fett", "one-crit", 2), ("han-solo", "", 2)]
)
def test_autoblaster(who: str, pick: str, damage: int) -> None:
    """Two focus become hits, or, with tactics, one becomes a crit; without, nobody is asked."""
    game = duel(rim(who=f"{who} bossk", assets=["autoblaster"], luck=dice("focus focus", "blank blank")), ship=True)
    if pick:
        play(game, f"choose {pick}")
    assert game.hull_damage == [0, damage]


def test_autoblaster_does_as_much_as_it_can() -> None:
    game = duel(rim(who="han-solo bossk", assets=["autoblaster"], luck=dice("focus blank", "blank blank")), ship=True)
    assert game.hull_damage == [0, 1]


@pytest.mark.parametrize(("way", "left"), [("cancel-a-hit", 2), ("cancel-a-crit", 1)])
def test_jetpack_cancels_a_hit_or_a_crit(way: str, left: int) -> None:
    game = duel(rim(who="bossk boba-fett", assets=["", "jetpack"], luck=dice("hit crit blank", BLANKS)))
    assert asked(game) == "captain-2 choose-way"
    play(game, f"choose {way}")
    assert game.wounds == [0, left]


def test_jetpack_without_tactics_cancels_a_hit() -> None:
    game = duel(rim(who="bossk han-solo", assets=["", "jetpack"], luck=dice("hit hit blank", BLANKS)))
    assert game.wounds == [0, 1]
    game = duel(rim(who="bossk han-solo", assets=["", "jetpack"], luck=dice("crit blank blank", BLANKS)))
    assert game.wounds == [0, 2]


@pytest.mark.parametrize(("who", "pick", "left"), [("boba-fett", "cancel-a-crit", 1), ("han-solo", "", 2)])
def test_ion_cannon_cancels_a_hit_or_a_crit(who: str, pick: str, left: int) -> None:
    game = rim(who=f"{who} bossk", assets=["ion-cannon"], luck=dice("blank blank", "hit crit"))
    fight(game, 2, ship=True)
    if pick:
        play(game, f"choose {pick}")
    assert game.hull_damage[0] == left


def test_hidden_detonator_adds_a_crit_on_the_ground() -> None:
    game = duel(rim(who="boba-fett bossk", secrets=["tatooine-nal-hutta-7@tatooine"], luck=dice(BLANKS, BLANKS)))
    assert options(game) == ["use secret-tatooine-nal-hutta-7-1", "done"]
    play(game, "use secret-tatooine-nal-hutta-7-1")
    assert game.wounds == [0, 2]
    game = rim(
        who="boba-fett bossk", secrets=["tatooine-nal-hutta-7@tatooine"], luck=dice("blank blank", "blank blank")
    )
    assert duel(game, ship=True).ask is None


# After the combat


def test_ketsu_onyo_and_saw_gerrera_are_paid_for_winning() -> None:
    game = fight(rim(who="ketsu-onyo bossk", goals="1", luck=dice("hit blank blank", "blank")), 1)
    assert game.credits[0] == 8000
    game = rim(who="ketsu-onyo bossk", goals="1", assets=["saw-gerrera"], luck=dice("hit blank blank", "blank"))
    assert fight(game, 1).credits[0] == 9000  # in whatever order
    game = fight(rim(who="boba-fett bossk", assets=["saw-gerrera"], luck=dice(BLANKS, "hit")), 1)
    assert game.credits[0] == 4000  # lost
    game = duel(rim(who="boba-fett bossk", assets=["", "saw-gerrera"], luck=dice(BLANKS, "hit blank blank")))
    assert game.credits == [4000, 5000]  # the defender too


def test_iqa_11_limits_the_damage_of_the_winner() -> None:
    game = rim(who="boba-fett bossk", assets=["iqa-11"], luck=dice("crit crit blank blank", "crit hit"))
    assert fight(game, 2).wounds[0] == 2
    game = rim(who="boba-fett bossk", assets=["iqa-11"], luck=dice("blank " * 4, "crit hit"))
    assert fight(game, 2).wounds[0] == 3
    game = rim(
        who="boba-fett bossk", assets=["iqa-11"], ships="firespray firespray", luck=dice("crit " * 5, "crit hit")
    )
    assert fight(game, 2, ship=True).hull_damage[0] == 3  # won, but not on the ground


def test_ponda_baba_softens_a_loss_on_the_ground() -> None:
    game = fight(rim(who="boba-fett bossk", assets=["ponda-baba"], luck=dice(BLANKS, "hit hit")), 2)
    assert game.wounds[0] == 1
    game = fight(rim(who="boba-fett bossk", assets=["ponda-baba"], luck=dice("blank blank", "hit hit")), 2, ship=True)
    assert game.hull_damage[0] == 2


def test_bounty_hunter_helmet_takes_one_damage_away() -> None:
    game = fight(rim(who="boba-fett bossk", assets=["bounty-hunter-helmet"], luck=dice(BLANKS, "hit hit")), 2)
    assert game.wounds[0] == 1
    game = rim(who="boba-fett bossk", assets=["bounty-hunter-helmet"], luck=dice("blank blank", "hit hit"))
    assert fight(game, 2, ship=True).hull_damage[0] == 2


def test_chromium_hull_is_lost_with_a_ship_combat() -> None:
    game = rim(who="boba-fett bossk", assets=["chromium-hull"], luck=dice("blank blank", "hit"))
    assert hand(fight(game, 1, ship=True)) == ""
    game = rim(who="boba-fett bossk", assets=["chromium-hull"], luck=dice(BLANKS, "hit"))
    assert hand(fight(game, 1)) == "chromium-hull"
    game = rim(who="boba-fett bossk", assets=["chromium-hull"], luck=dice("hit hit", "hit"))
    assert hand(fight(game, 1, ship=True)) == "chromium-hull"


# Instead of a defeat


def turned_yv(roll: str) -> State:
    game = rim(who="boba-fett bossk", ships="yv-666 g9-rigger", luck=dice("blank " * 4, "crit crit hit", roll))
    game.ship_goals_met[0] = True
    return game


@pytest.mark.rule("RIM-ABIL-49", "RIM-EFFECT-8")
@pytest.mark.parametrize(("roll", "down"), [("hit", False), ("focus", False), ("crit", True), ("blank", True)])
def test_yv_666_escapes_a_defeat_in_ship_combat(roll: str, down: bool) -> None:
    """The escape craft: a die after the damage; its throw lies on top of the combat."""
    game = fight(turned_yv(roll), 3, ship=True)
    assert (game.defeated[0], game.hull_damage[0]) == (down, 5 if down else 3)
    assert not game.throws
    assert not game.fights


def test_yv_666_only_in_ship_combat() -> None:
    game = rim(who="boba-fett bossk", ships="yv-666 g9-rigger", hull="4 0")
    game.ship_goals_met[0] = True
    carry_out(game, [{"damage": {"to": "ship", "count": 1}}])
    assert game.defeated[0]


def test_ig_88_gives_up_crew_instead_of_a_defeat() -> None:
    game = rim(who="ig-88 bossk", goals="1", assets=["chopper"], wounds="3 0", luck=dice("hit hit hit", "hit"))
    fight(game, 1, win=[{"fame": 1}])
    play(game, "done", "yes")
    assert (game.defeated[0], game.wounds[0], hand(game)) == (False, 0, "")
    assert "defeated" not in told(game)


def test_lando_calrissian_with_the_escape_craft() -> None:
    """The die of the escape craft is a roll of his; its window is that of the throw and not of the combat."""
    game = rim(
        who="lando-calrissian bossk",
        ships="yv-666 g9-rigger",
        luck=dice("crit " * 4, "crit crit hit", "blank", "hit"),
    )
    game.ship_goals_met[0] = True
    fight(game, 3, ship=True)
    play(game, "done", "use lando-calrissian-1")
    assert (game.defeated[0], game.hull_damage[0]) == (False, 3)
