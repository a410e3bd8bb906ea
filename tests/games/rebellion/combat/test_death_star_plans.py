"""Death Star Plans. [REB-DS-DESTROY, REB-CARD-DEATH-STAR-PLANS-2]"""

from __future__ import annotations

import pytest

from dejarik.engine.window import Moment
from dejarik.games.rebellion import moments
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.combat.retreat import can_retreat
from dejarik.games.rebellion.components import BLACK, DIRECT_HIT, EMPIRE, KINDS, OBJECTIVES, SPACE, Side, unit
from dejarik.games.rebellion.state import State
from tests.games.rebellion.fighting import (
    asked,
    fight,
    figures,
    log,
    luck,
    objective_hand,
    options,
    play,
    scored,
    skip,
)

PLANS = "death-star-plans-2"


def ready(rebel: str = "2 x-wing", empire: str = "death-star", dice: str = "-- ----", **more: object) -> State:
    """After the attacks of a space battle step."""
    more.setdefault("objectives", PLANS)
    return skip(fight(rebel, empire, dice=dice.split(), **more))  # type: ignore[arg-type]  # keywords of fight


@pytest.mark.rule("REB-DS-DESTROY-1", "REB-DS-DESTROY-2", "REB-DS-DESTROY-3", "REB-COMBAT-ROUND-10", "REB-RUL-31")
@pytest.mark.rule("REB-CARD-DEATH-STAR-PLANS-2-1", "REB-RUL-32", "REB-DICE-4")
def test_after_the_space_battle_a_direct_hit_destroys_the_death_star() -> None:
    game = ready()
    assert asked(game) == "rebel play-objective"
    assert options(game) == ["decline", f"play {PLANS}"]
    game.chance.script(luck("h-d"))
    play(game, f"play {PLANS}")
    assert figures(game) == "2 x-wing"
    assert game.reputation == 12
    assert scored(game) == PLANS  # in the box
    assert objective_hand(game) == ""
    assert game.battle is None
    assert "won-space-battle" in log(game)


@pytest.mark.rule("REB-DS-DESTROY-4", "REB-DS-DESTROY-5", "REB-RUL-33", "REB-CARD-DEATH-STAR-PLANS-2-2")
@pytest.mark.rule("REB-CARD-DEATH-STAR-PLANS-2-5")
def test_without_one_the_card_returns_and_can_be_tried_in_the_next_round() -> None:
    game = ready(objectives=f"{PLANS} death-star-plans-3")
    game.chance.script(luck("hs-", "--", "----"))
    play(game, f"play {PLANS}")
    assert battle_of(game).round == 2  # not the other card in the same round
    assert figures(game) == "death-star, 2 x-wing"
    assert game.reputation == 14
    assert objective_hand(game) == f"{PLANS} death-star-plans-3"
    assert [OBJECTIVES[card] for card in game.objectives_known] == [PLANS]  # the Empire has seen it
    assert options(game) == ["decline", f"play {PLANS}", "play death-star-plans-3"]
    assert not battle_of(game).objective_played


@pytest.mark.rule("REB-CARD-DEATH-STAR-PLANS-3-1", "REB-CARD-DEATH-STAR-PLANS-3-2")
def test_the_card_of_the_third_stage_does_the_same() -> None:
    game = ready(objectives="death-star-plans-3")
    game.chance.script(luck("d--"))
    play(game, "play death-star-plans-3")
    assert game.reputation == 12
    assert figures(game) == "2 x-wing"


@pytest.mark.rule("REB-DS-DESTROY-2", "REB-CARD-DEATH-STAR-PLANS-2-5", "REB-UNIT-6")
def test_a_fighter_has_to_survive() -> None:
    game = fight(
        "x-wing, mon-calamari-cruiser",
        "death-star, tie-fighter",
        objectives=PLANS,
        leaders="mon-mothma",
        dice=["----", "h----"],
    )
    assert figures(game) == "tie-fighter, death-star, mon-calamari-cruiser"
    assert asked(game) == "rebel retreat"  # nobody asked about the plans


@pytest.mark.rule("REB-DS-DESTROY-8", "REB-RUL-35")
def test_a_death_star_has_to_be_there() -> None:
    game = fight("2 x-wing", "star-destroyer", objectives=PLANS, leaders="mon-mothma", dice=["--", "---"])
    assert asked(game) == "rebel retreat"


@pytest.mark.rule("REB-CARD-DEATH-STAR-PLANS-2-5", "REB-COMBAT-ROUND-10")
def test_without_a_space_battle_there_is_no_opportunity() -> None:
    game = ready("x-wing, ion-cannon, rebel-trooper", "at-at, death-star", "- -- - ---", leaders="mon-mothma")
    assert asked(game) == "rebel play-objective"
    assert battle_of(game).theatre == SPACE
    play(game, "decline")
    assert asked(game) == "rebel retreat"  # not again after the ground battle


@pytest.mark.rule("REB-RUL-34", "REB-DS-DESTROY-7", "REB-CARD-DEATH-STAR-PLANS-2-6", "REB-DS-BUILD-4")
def test_with_both_there_the_target_is_named_first() -> None:
    game = ready(empire="death-star, death-star-under-construction")
    game.queues[KINDS + unit("death-star")] = 1
    play(game, f"play {PLANS}")
    assert asked(game) == "rebel name-target"
    assert options(game) == ["against death-star", "against death-star-under-construction"]
    game.chance.script(luck("ddd", "--", "----"))
    play(game, "against death-star-under-construction")
    assert figures(game) == "death-star, 2 x-wing"
    assert game.reputation == 12
    assert game.queues[KINDS + unit("death-star")] == 0


@pytest.mark.rule("REB-DS-DESTROY-6", "REB-CARD-DEATH-STAR-PLANS-2-4", "REB-CARD-ONE-IN-A-MILLION-3")
def test_one_in_a_million_gives_the_result(monkeypatch: pytest.MonkeyPatch) -> None:
    before_dice = Moment[[State, Side]]()

    @before_dice.join
    def lay(game: State, side: Side) -> None:
        game.laid = [(BLACK, DIRECT_HIT)]

    monkeypatch.setattr(moments, "BEFORE_PLANS_DICE", before_dice)
    game = ready()
    game.chance.script(luck("--"))
    play(game, f"play {PLANS}")
    assert scored(game) == PLANS


@pytest.mark.rule("REB-CARD-DEATH-STAR-PLANS-2-4", "REB-CARD-SEEK-YODA-3")
def test_master_yodas_pupil_may_reroll_a_die_of_the_plans() -> None:
    game = fight(
        "2 x-wing",
        "death-star",
        leaders="mon-mothma",
        rings={"master-yoda": "mon-mothma"},
        objectives=PLANS,
        dice=["--", "----", "---"],
    )
    play(game, "keep ring", f"play {PLANS}")
    assert asked(game) == "rebel reroll"
    game.chance.script(luck("d"))
    play(game, "black blank")
    assert scored(game) == PLANS


@pytest.mark.rule("REB-RUL-33", "REB-CARD-DEATH-STAR-PLANS-2-3", "REB-OBJ-5")
def test_not_after_another_objective_but_another_one_after_a_failure() -> None:
    cards = f"{PLANS} rebel-assault"
    game = ready("2 x-wing, 4 y-wing", "death-star, star-destroyer", "--hhhh -s----", objectives=cards)
    assert options(game) == ["decline", "play rebel-assault", f"play {PLANS}"]
    after = game.after("play rebel-assault")
    assert "play-objective" not in asked(after)
    game.chance.script(luck("---"))
    play(game, f"play {PLANS}")
    assert options(game) == ["decline", "play rebel-assault"]
    play(game, "play rebel-assault")
    assert scored(game) == "rebel-assault"


@pytest.mark.rule("REB-RUL-73", "REB-CARD-DEATH-STAR-PLANS-2-6")
def test_without_its_death_star_the_empire_may_retreat() -> None:
    game = ready("2 x-wing", "death-star, star-destroyer", "-- ------", leaders="mon-mothma boba-fett")
    assert not can_retreat(game, EMPIRE)
    game.chance.script(luck("d--"))
    play(game, f"play {PLANS}")
    assert asked(game) == "rebel retreat"
    play(game, "stay")
    assert asked(game) == "empire retreat"


@pytest.mark.rule("REB-DESTROYED-5")
def test_what_the_death_star_carried_is_lost_with_it_in_a_destroyed_system() -> None:
    game = ready("3 x-wing", "death-star, 2 tie-fighter", "--- ------", destroyed="hoth")
    game.chance.script(luck("d--"))
    play(game, f"play {PLANS}")
    assert asked(game) == "empire destroy-excess"
    play(game, "destroy tie-fighter", "destroy tie-fighter")
    assert game.battle is None
    assert figures(game) == "3 x-wing"


@pytest.mark.rule("REB-WIN-4", "REB-REP-2")
def test_the_reputation_may_win_the_game_in_the_middle_of_the_combat() -> None:
    game = ready()
    game.time = 12
    game.chance.script(luck("d--"))
    play(game, f"play {PLANS}")
    assert game.outcome is not None
    assert game.outcome.rule == "REB-WIN-4"


@pytest.mark.rule("REB-COMBAT-WIN-6")
def test_a_space_battle_won_by_the_plans_stays_won_after_a_retreat() -> None:
    game = ready("x-wing", "death-star, at-at", "- ----", leaders="mon-mothma")
    game.chance.script(luck("d--"))
    play(game, f"play {PLANS}")
    assert asked(game) == "rebel retreat"
    assert battle_of(game).won == [1, 0]
    play(game, "retreat with mon-mothma", "to endor")
    assert game.battle is None
