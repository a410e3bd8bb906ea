"""How likely tests are passed and combats are won: against counting, and against playing."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim.combat.chances import Odds, combat_odds, damage_odds
from dejarik.games.outer_rim.components import HUTT, PlayerId, skill
from dejarik.games.outer_rim.dice.chances import pass_chance
from dejarik.games.outer_rim.state import BLANK, CRIT, FOCUS, State
from tests.games.outer_rim.dice_luck import dice, fight
from tests.games.outer_rim.position import carry_out, options, play, rim, told

ME = PlayerId(0)


@pytest.mark.parametrize(
    ("who", "assets", "named", "chance"),
    [
        ("boba-fett", "", "tech", 1 - (7 / 8) ** 2),
        ("boba-fett", "", "stealth", 1 - (4 / 8) ** 2),
        ("boba-fett", "garindan", "stealth", 1 - (2 / 8) ** 2),
        ("boba-fett", "scomp-link", "tech", 1 - (4 / 8) ** 2),
        ("lando-calrissian", "", "tech", 1 - (7 / 8) ** 3),
        ("jyn-erso", "", "tech", 1 - (5 / 8) ** 2),
    ],
)
def test_the_chance_of_a_test(who: str, assets: str, named: str, chance: float) -> None:
    game = rim(who=f"{who} bossk", assets=[assets])
    before = game.copy()
    assert pass_chance(game, ME, skill(named)) == pytest.approx(chance)
    assert game == before


def test_a_skill_that_counts_once_more() -> None:
    game = rim(who="doctor-aphra bossk")
    assert pass_chance(game, ME, skill("influence"), more=1) == pytest.approx(0.75)


def test_an_ability_that_is_used_up_helps_no_more() -> None:
    game = rim(who="jyn-erso bossk", luck=dice("focus focus"))
    play(carry_out(game, [{"test": {"skill": "tech"}}]), "use jyn-erso-1")
    assert pass_chance(game, ME, skill("tech")) == pytest.approx(1 - (7 / 8) ** 2)


def test_two_dice_by_hand() -> None:
    """Of 64 rolls: 16 without damage, 24 with one, 9 + 8 with two, 6 with three, 1 with four."""
    assert damage_odds(2) == pytest.approx((16 / 64, 24 / 64, 17 / 64, 6 / 64, 1 / 64))
    assert damage_odds(0) == (1.0,)


def test_a_patrol_of_level_4() -> None:
    game = rim(patrols="hutt-4@tatooine")
    assert combat_odds(game, ME, ship=True, patrol=HUTT) == Odds(0.0, 1.0)


def test_the_attacker_wins_ties() -> None:
    """Three dice on either side."""
    game = rim("tatooine tatooine", who="boba-fett bossk")
    tie = sum(p * p for p in damage_odds(3))
    odds = combat_odds(game, ME, ship=False, against=PlayerId(1))
    assert odds.win == pytest.approx((1 + tie) / 2)
    assert odds.defeat == pytest.approx(sum(damage_odds(3)[4:]))
    assert combat_odds(game, PlayerId(1), ship=False, against=ME).win == pytest.approx((1 - tie) / 2)


PICKS = ("use", "reroll blank", "reroll focus", "choose", "done")  # whoever plays takes the first that is there


def pick(game: State) -> str:
    """Whatever helps is used; dice with damage are not rolled again."""
    shown = game.fight.shown[0]
    words = PICKS[1:] if "reroll" in str(game.stack[-1]) and not shown[FOCUS] + shown[BLANK] else PICKS
    if "choose cancel-a-crit" in options(game) and not game.fight.shown[1][CRIT]:
        return "choose cancel-a-hit"
    return next(each for word in words for each in reversed(options(game)) if each.startswith(word))


def won(game: State) -> bool:
    said = told(game)
    while game.ask is not None:
        game.apply(pick(game))
        said += told(game)
    return "won-combat" in said


@pytest.mark.parametrize(
    ("who", "assets", "ship"),
    [
        ("ig-88", "vibroknife", False),
        ("lando-calrissian", "chewbacca greedo", False),
        ("boba-fett", "targeting-computer autoblaster maneuvering-thrusters", True),
        ("bossk", "jetpack vibro-ax vibroknife", False),
        ("boba-fett", "ion-cannon chopper", True),
    ],
)
def test_what_is_promised_is_about_what_comes(who: str, assets: str, ship: bool) -> None:
    """400 combats against 3 dice, within three standard deviations."""
    setting = {"who": f"{who} han-solo", "assets": [assets]}
    chance = combat_odds(rim(**setting), ME, ship=ship, strength=3).win  # type: ignore[arg-type]
    wins = sum(won(fight(rim(**setting, seed=seed), 3, ship=ship)) for seed in range(400))  # type: ignore[arg-type]
    assert wins / 400 == pytest.approx(chance, abs=3 * (chance * (1 - chance) / 400) ** 0.5)
