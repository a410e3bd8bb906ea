"""One attack: roll, act, assign, block, destroy. [REB-COMBAT-ATTACK]"""

from __future__ import annotations

import pytest

from dejarik.engine.window import Moment
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.combat.attack import dice_to_roll
from dejarik.games.rebellion.combat.damage import Figure, HitFigure, battle_of, health, targets
from dejarik.games.rebellion.components import (
    BLACK,
    COLOURS,
    DEATH_STAR,
    DIE,
    EMPIRE,
    FACES,
    FIGHTER,
    FIGURES,
    HEALTH,
    HEALTH_COLOUR,
    KINDS,
    REBEL,
    RED,
    SPACE,
    STATION,
    STRUCTURE,
    SUPER_STAR_DESTROYER,
    TACTIC_BLOCKS,
    TACTIC_COSTS_SPECIAL,
    UNIT_THEATRE,
    UNITS,
    YODA,
    Side,
    system,
    unit,
)
from dejarik.games.rebellion.state import State
from tests.games.rebellion.fighting import asked, discards, fight, figures, hand, log, luck, options, play, skip


def dice(game: State) -> str:
    """What lies there, black dice before red ones."""
    return " ".join(
        f"{count} {COLOURS[at // len(FACES)]} {FACES[at % len(FACES)]}"
        for at, count in enumerate(battle_of(game).dice)
        if count
    )


def wounds(game: State) -> list[Figure]:
    return battle_of(game).wounds


# Roll


@pytest.mark.rule("REB-COMBAT-ATTACK-1", "REB-COMBAT-ATTACK-2", "REB-UNIT-12", "REB-DICE-1")
def test_the_attack_values_of_all_units_of_the_theatre_are_added_up() -> None:
    game = fight(
        "x-wing, y-wing, corellian-corvette, rebel-transport, airspeeder",
        "tie-fighter, at-st",
        hands=("space-no-escape", ""),
        dice=["----"],
    )
    assert dice_to_roll(game) == (2, 2)
    assert battle_of(game).theatre == SPACE
    assert [DIE.sides.count(face) for face in range(len(FACES))] == [2, 1, 1, 2]


@pytest.mark.rule("REB-COMBAT-ATTACK-3")
def test_at_most_five_dice_of_each_colour() -> None:
    game = fight("x-wing", "6 star-destroyer", active="empire", hands=("", "space-no-escape"), dice=["-----hhhhh"])
    assert dice(game) == "5 black blank 5 red hit"


@pytest.mark.rule("REB-COMBAT-ATTACK-4", "REB-CARD-UNITS-3", "REB-CARD-UNITS-4", "REB-UNIT-9")
def test_ion_cannons_take_red_dice_before_the_limit() -> None:
    game = fight(
        "x-wing, 2 ion-cannon", "4 star-destroyer", active="empire", hands=("", "space-no-escape"), dice=["----hhhh"]
    )
    assert dice(game) == "4 black blank 4 red hit"  # 4 black, 8 - 4 red
    game = fight("x-wing, 3 ion-cannon", "star-destroyer", active="empire", hands=("", "space-no-escape"), dice=["-"])
    assert dice(game) == "1 black blank"  # not below none


@pytest.mark.rule("REB-CARD-UNITS-4")
def test_ion_cannons_do_nothing_on_the_ground_or_for_the_rebels() -> None:
    game = fight("ion-cannon, rebel-trooper", "at-at", active="empire", hands=("", "ground-escape-plan"), dice=["-hh"])
    assert dice(game) == "1 black blank 2 red hit"
    game = fight("ion-cannon, y-wing", "tie-fighter", hands=("space-no-escape", ""), dice=["h"])
    assert dice(game) == "1 red hit"


@pytest.mark.rule(
    "REB-CARD-ACCORDING-TO-MY-DESIGN-1",
    "REB-CARD-ACCORDING-TO-MY-DESIGN-2",
    "REB-CARD-ACCORDING-TO-MY-DESIGN-3",
    "REB-COMBAT-ATTACK-4",
)
def test_according_to_my_design_takes_dice_in_both_battles_of_the_first_round() -> None:
    game = fight(
        "8 x-wing, 2 y-wing, 3 rebel-trooper",
        "star-destroyer, at-at",
        fewer_dice=True,
        hands=("space-no-escape ground-escape-plan", ""),
        dice=["------", "---", "-", "---"],
    )
    assert dice(game) == "5 black blank 1 red blank"  # 8 - 2 black, 2 - 1 red
    play(game, "done")
    assert dice(game) == "1 black blank"  # 3 - 2 black, 0 - 1 red
    game.chance.script(luck("---", "-------"))
    play(game, "done")
    assert battle_of(game).round == 2
    assert dice(game) == "5 black blank 2 red blank"


@pytest.mark.rule("REB-COMBAT-ATTACK-10a", "REB-COMBAT-ATTACK-10")
def test_the_dead_of_the_first_attack_still_attack() -> None:
    game = fight("x-wing", "tie-fighter", active="empire", hands=("space-no-escape", ""), dice=["h", "h"])
    skip(game)
    assert figures(game) == ""


@pytest.mark.rule("REB-CARD-ONE-IN-A-MILLION-1", "REB-CARD-ONE-IN-A-MILLION-4")
def test_dice_laid_out_are_not_rolled(monkeypatch: pytest.MonkeyPatch) -> None:
    before_dice = Moment[[State, Side]]()

    @before_dice.join
    def lay(game: State, side: Side) -> None:
        assert side == REBEL
        game.laid = [(RED, 1), (BLACK, 2)]

    monkeypatch.setattr(moments, "BEFORE_ATTACK_DICE", before_dice)
    game = fight("2 x-wing, 2 y-wing", "star-destroyer", dice=["-h"])
    assert dice(game) == "1 black special 1 black blank 1 red hit 1 red direct-hit"
    assert game.laid == []


@pytest.mark.rule("REB-CARD-SEEK-YODA-1", "REB-DICE-3")
def test_master_yodas_pupil_rerolls_one_rebel_die_before_it_is_used() -> None:
    game = fight("y-wing", "star-destroyer", leaders="mon-mothma", rings={"master-yoda": "mon-mothma"}, dice=["-"])
    assert asked(game) == "rebel reroll"
    game.chance.script(luck("h", "---"))
    play(game, "red blank")
    assert wounds(game) == [(unit("star-destroyer"), 1, 0)]
    assert game.rings[YODA] is not None


@pytest.mark.rule("REB-CARD-SEEK-YODA-7", "REB-CARD-RINGS-5")
def test_master_yodas_pupil_rerolls_no_imperial_die() -> None:
    game = fight(
        "y-wing",
        "star-destroyer",
        leaders="mon-mothma",
        rings={"master-yoda": "mon-mothma"},
        active="empire",
        dice=["---", "-"],
    )
    assert asked(game) == "rebel reroll"
    assert options(game) == ["keep ring", "red blank"]  # the die of the Y-wing; the Empire has attacked before
    game.chance.script(luck("s"))
    play(game, "red blank")
    assert battle_of(game).dice == [0, 0, 0, 0, 0, 0, 1, 0]


# Combat actions


@pytest.mark.rule(
    "REB-COMBAT-ATTACK-5",
    "REB-COMBAT-ATTACK-6",
    "REB-COMBAT-ATTACK-6a",
    "REB-COMBAT-ATTACK-6b",
    "REB-COMBAT-ATTACK-6c",
    "REB-DICE-2",
)
def test_a_special_is_spent_for_a_card_of_the_theatre_which_can_be_played_at_once() -> None:
    game = fight("x-wing, y-wing", "star-destroyer", dice=["ss"], decks="space-take-it-down space-no-escape")
    assert asked(game) == "rebel combat-action"
    assert options(game) == ["done", "draw with black special", "draw with red special"]
    play(game, "draw with black special")
    assert hand(game, REBEL) == "space-take-it-down"
    assert dice(game) == "1 red special"
    assert options(game) == ["done", "draw with red special", "play space-take-it-down with red special"]
    play(game, "play space-take-it-down with red special")
    assert wounds(game) == [(unit("star-destroyer"), 2, 0)]
    assert discards(game) == "space-take-it-down"
    game = fight("rebel-trooper", "at-at", dice=["s"], decks="ground-dig-in")
    play(game, "draw with black special")
    assert hand(game, REBEL) == "ground-dig-in"


@pytest.mark.rule("REB-RUL-55", "REB-DICE-2")
def test_unspent_specials_and_blanks_do_nothing() -> None:
    game = fight("y-wing, x-wing", "star-destroyer, 2 tie-fighter", hands=("space-no-escape", ""), dice=["-s", "-----"])
    play(game, "done")
    assert wounds(game) == []


@pytest.mark.rule("REB-COMBAT-ATTACK-5", "REB-INFO-10")
def test_whether_the_attacker_is_asked_rests_on_what_everybody_sees() -> None:
    game = fight("y-wing", "star-destroyer", hands=("space-outmaneuver", ""), dice=["-"])
    assert asked(game) == "rebel combat-action"
    assert options(game) == ["done"]  # a blocking card, but only the Rebels know
    game = fight(
        "y-wing, rebel-trooper", "star-destroyer, at-at", hands=("ground-dig-in", ""), dice=["-", "---", "-", "---"]
    )
    assert battle_of(game).theatre != SPACE  # a ground card is no reason to ask in space
    game = fight("y-wing", "star-destroyer", hands=("space-outmaneuver", ""), faceup=True, dice=["-", "---", "s"])
    assert battle_of(game).round == 2  # its face is open, and there was nothing to do


@pytest.mark.rule("REB-COMBAT-ATTACK-7", "REB-COMBAT-ATTACK-7a", "REB-COMBAT-ATTACK-7b", "REB-CARD-TACTICS-1")
def test_only_cards_of_the_theatre_can_be_played_and_some_cost_a_special() -> None:
    game = fight(
        "x-wing, y-wing",
        "star-destroyer",
        dice=["-s"],
        hands=("space-critical-hit space-onslaught ground-critical-hit space-defensive-formation", ""),
    )
    assert options(game) == [
        "done",
        "draw with red special",
        "play space-critical-hit",
        "play space-onslaught with red special",
    ]
    play(game, "play space-critical-hit", "draw with red special")
    assert "play space-onslaught with red special" not in options(game)
    assert "played-tactic" not in log(game)
    assert discards(game) == "space-critical-hit"


@pytest.mark.rule("REB-CARD-ITS-A-TRAP-1", "REB-CARD-ITS-A-TRAP-2")
def test_its_a_trap_bars_imperial_space_cards_in_the_first_round() -> None:
    game = fight(
        "3 y-wing, airspeeder",
        "2 star-destroyer, at-at",
        no_space_tactics=True,
        hands=("", "space-critical-hit space-defensive-formation ground-critical-hit"),
        dice=["hd-", "s-----"],
    )
    play(game, "hit star-destroyer 0+1")
    assert asked(game) == "empire combat-action"  # not asked to block
    assert options(game) == ["done", "draw with black special"]
    game.chance.script(luck("--", "---", "---", "------"))
    play(game, "done")
    assert options(game) == ["done", "play ground-critical-hit"]  # no bar on the ground
    play(game, "done")
    assert battle_of(game).round == 2
    assert options(game) == ["done", "play space-critical-hit"]


# Assign


@pytest.mark.rule("REB-COMBAT-ATTACK-8", "REB-COMBAT-ATTACK-8a", "REB-COMBAT-ATTACK-8c", "REB-UNIT-5", "REB-UNIT-6")
def test_a_hit_goes_to_health_of_its_colour() -> None:
    game = fight("x-wing, y-wing", "tie-fighter, assault-carrier, stormtrooper", dice=["hh", "---", "ss"])
    assert figures(game) == "assault-carrier, stormtrooper, x-wing, y-wing"
    assert wounds(game) == [(unit("assault-carrier"), 1, 0)]


@pytest.mark.rule("REB-COMBAT-ATTACK-8b", "REB-DICE-2")
def test_a_direct_hit_goes_to_either_colour() -> None:
    game = fight("x-wing", "tie-fighter, assault-carrier", dice=["d", "--"])
    assert asked(game) == "rebel assign-hit"
    assert options(game) == ["hit tie-fighter", "hit assault-carrier"]


@pytest.mark.rule("REB-COMBAT-ATTACK-8e", "REB-COMBAT-ATTACK-8a")
def test_a_hit_without_a_target_is_lost() -> None:
    game = fight("2 x-wing", "assault-carrier", dice=["hh", "--", "ss"])
    assert asked(game) == "rebel combat-action"
    assert wounds(game) == []


@pytest.mark.rule("REB-COMBAT-ATTACK-8d", "REB-RUL-54")
def test_a_unit_may_get_more_than_its_health_and_must_if_it_is_the_only_one() -> None:
    game = fight(
        "3 x-wing", "tie-fighter, assault-carrier", hands=("", "space-defensive-formation"), dice=["hhh", "--"]
    )
    assert asked(game) == "empire block-damage"
    assert wounds(game) == [(unit("tie-fighter"), 0, 3)]
    game = fight("3 x-wing", "2 tie-fighter", hands=("", "space-defensive-formation"), dice=["hhh", "--"])
    assert options(game) == ["hit tie-fighter", "hit tie-fighter 0+1"]
    play(game, "hit tie-fighter 0+1", "hit tie-fighter 0+2")
    assert wounds(game) == [(unit("tie-fighter"), 0, 3)]


@pytest.mark.rule("REB-COMBAT-ATTACK-8")
def test_figures_with_the_same_damage_are_one_option() -> None:
    game = fight("3 y-wing", "3 star-destroyer", dice=["hhh"])
    assert options(game) == ["hit star-destroyer", "hit star-destroyer 0+1"]  # the first went without asking
    play(game, "hit star-destroyer")
    assert options(game) == ["hit star-destroyer", "hit star-destroyer 0+1"]


@pytest.mark.rule("REB-UNIT-14", "REB-UNIT-7", "REB-DS-1")
def test_a_death_star_takes_no_damage() -> None:
    game = fight("x-wing, y-wing", "death-star, tie-fighter", dice=["dd", "-----", "ss"])
    assert targets(game, EMPIRE, SPACE) == []
    assert figures(game) == "death-star, x-wing, y-wing"
    assert HEALTH[DEATH_STAR] == 0


@pytest.mark.rule("REB-CARD-TARGET-THE-STAR-DESTROYERS-1", "REB-CARD-TARGET-THE-STAR-DESTROYERS-2")
def test_two_black_hits_may_be_treated_as_red_in_each_space_attack() -> None:
    game = fight("3 x-wing", "star-destroyer, tie-fighter", red_hits=True, dice=["hhh", "----", "hh-"])
    assert options(game) == ["hit tie-fighter", "hit star-destroyer"]  # black ones that must go somewhere
    play(game, "hit star-destroyer", "hit star-destroyer 0+1")  # the third can only go to the fighter
    assert wounds(game) == [(unit("star-destroyer"), 2, 0)]
    assert figures(game) == "star-destroyer, 3 x-wing"
    assert options(game) == ["hit star-destroyer 2+0", "done"]
    play(game, "done")
    assert wounds(game) == [(unit("star-destroyer"), 2, 0)]


@pytest.mark.rule("REB-CARD-TARGET-THE-STAR-DESTROYERS-1", "REB-CARD-TARGET-THE-STAR-DESTROYERS-2")
def test_only_black_hits_of_the_rebels_are_treated_so() -> None:
    game = fight("2 y-wing", "star-destroyer, assault-carrier", red_hits=True, dice=["hh"])
    assert options(game) == ["hit assault-carrier", "hit star-destroyer"]  # red dice as ever
    game = fight(
        "mon-calamari-cruiser, x-wing", "tie-fighter, star-destroyer", red_hits=True, active="empire", dice=["h---"]
    )
    assert wounds(game) == [(unit("x-wing"), 1, 0)]
    hands = ("", "ground-defensive-formation")
    game = fight("airspeeder, rebel-trooper", "at-st, stormtrooper", red_hits=True, dice=["hh-"], hands=hands)
    assert wounds(game) == [(unit("stormtrooper"), 0, 2)]  # nor on the ground


@pytest.mark.rule("REB-COMBAT-ATTACK-8")
def test_a_figure_can_be_pointed_at_by_its_kind_and_by_its_damage() -> None:
    hurt = HitFigure(system("hoth"), unit("star-destroyer"), 1, 2)
    assert hurt.touches() == ("unit/hoth/star-destroyer", "unit/hoth/star-destroyer/1+2")


# Block


@pytest.mark.rule("REB-COMBAT-ATTACK-9", "REB-COMBAT-ATTACK-9a", "REB-COMBAT-ATTACK-9b")
def test_damage_of_this_attack_is_blocked_not_the_markers_from_before() -> None:
    game = fight(
        "3 y-wing",
        "star-destroyer, assault-carrier",
        dice=["h--", "-----", "-h-"],
        hands=("", "space-defensive-formation space-critical-hit ground-dig-in"),
    )
    play(game, "hit star-destroyer")
    assert options(game) == ["done", "play space-defensive-formation"]
    play(game, "done", "done")  # no block, no action
    assert wounds(game) == [(unit("star-destroyer"), 1, 0)]
    play(game, "hit assault-carrier", "play space-defensive-formation")
    assert wounds(game) == [(unit("star-destroyer"), 1, 0)]
    assert discards(game) == "space-defensive-formation"


@pytest.mark.rule("REB-COMBAT-ATTACK-9", "REB-INFO-10")
def test_whether_the_defender_is_asked_rests_on_what_everybody_sees() -> None:
    game = fight("y-wing", "star-destroyer", hands=("", "space-critical-hit"), dice=["h"])
    assert asked(game) == "empire block-damage"
    assert options(game) == ["done"]
    game = fight("y-wing", "star-destroyer", hands=("", "ground-defensive-formation"), dice=["h", "---", "s"])
    assert asked(game) == "rebel combat-action"  # nobody can block in space with ground cards
    hands = ("space-critical-hit", "")
    game = fight("2 y-wing", "tie-fighter", hands=hands, active="empire", dice=["h"])
    assert asked(game) == "rebel block-damage"
    assert options(game) == ["done"]
    game = fight("2 y-wing", "tie-fighter", hands=hands, active="empire", dice=["h", "--"], faceup=True)
    assert asked(game) == "rebel combat-action"  # with Good Intel everybody sees that they cannot block


@pytest.mark.rule("REB-RUL-56")
def test_no_blocking_card_costs_a_special() -> None:
    assert not any(blocks and costs for blocks, costs in zip(TACTIC_BLOCKS, TACTIC_COSTS_SPECIAL, strict=True))


# Destroy


@pytest.mark.rule("REB-COMBAT-ATTACK-10", "REB-COMBAT-ATTACK-10b", "REB-COMBAT-ATTACK-10c", "REB-UNIT-13")
def test_markers_stay_and_add_up_until_the_unit_is_destroyed() -> None:
    game = fight("y-wing", "assault-carrier, at-st", dice=["h", "--", "h"], pool="han-solo")
    game.chance.script(luck("h", "--", "h", "--"))
    play(game, "decline")
    assert [key for key in log(game) if key in ("combat-round", "destroyed")] == [
        "combat-round",
        "combat-round",
        "destroyed",
    ]
    assert figures(game) == "at-st, y-wing"


@pytest.mark.rule("REB-CARD-POINT-BLANK-ASSAULT-1", "REB-CARD-POINT-BLANK-ASSAULT-3")
def test_point_blank_assault_takes_one_health_but_not_the_last() -> None:
    game = fight("y-wing", "assault-carrier, death-star, tie-fighter", frail=True, dice=["h", "-------", "s"])
    assert figures(game).startswith("tie-fighter, death-star")
    battle = battle_of(game)
    assert [health(battle, unit(kind)) for kind in ("tie-fighter", "star-destroyer", "death-star")] == [1, 3, 0]
    assert health(battle, SUPER_STAR_DESTROYER) == 5


@pytest.mark.rule("REB-UNIT-1", "REB-UNIT-5", "REB-UNIT-6", "REB-UNIT-7", "REB-UNIT-8")
def test_what_the_faction_sheets_say_of_each_kind() -> None:
    for kind in range(KINDS):
        station, structure = STATION[kind], STRUCTURE[kind]
        assert FIGHTER[kind] == (UNIT_THEATRE[kind] == SPACE and HEALTH_COLOUR[kind] == BLACK and not station)
        assert not (station and structure)
        assert (HEALTH[kind] == 0) == (kind == DEATH_STAR)
        assert FIGURES[kind] > 0
    assert [UNITS[kind] for kind in range(KINDS) if STRUCTURE[kind]] == ["shield-generator", "ion-cannon"]
    assert [UNITS[kind] for kind in range(KINDS) if STATION[kind]] == ["death-star", "death-star-under-construction"]
