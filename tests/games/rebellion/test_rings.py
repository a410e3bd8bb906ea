"""Rings: who can have them, and what the Rebels' do. [REB-RING, REB-CARD-RINGS]"""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.games.rebellion import moments
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    ADMIRAL,
    EMPIRE,
    LOYAL,
    REBEL,
    RINGS,
    action,
    leader,
    objective,
    system,
)
from dejarik.games.rebellion.leaders import attach, eliminate, ring_of
from dejarik.games.rebellion.state import State
from tests.games.rebellion.fighting import luck
from tests.games.rebellion.rounds import (
    asked,
    begin,
    clash,
    galaxy,
    give_action,
    heard,
    options,
    play,
    reveal,
    ring,
    units,
    used,
    where,
)

SPARE = "research-and-development=grand-moff-tarkin"  # so that the Empire still has a turn


def wear(game: State, text: str, who: str) -> None:
    attach(game, RINGS.number(text), leader(who))  # type: ignore[arg-type]  # a number


def told_dice(game: State, key: str) -> list[str]:
    """What the last pick made of a die, as everybody heard it: the keys of both faces."""
    (message,) = (event.message for event in game.events if event.message.key == f"rebellion-event-{key}")
    params: Any = message.params
    return [params["before"].key, params["after"].key]


def naboo_joined(game: State) -> bool:
    return game.loyalty[system("naboo")] == LOYAL[REBEL]


# Who has a ring


@pytest.mark.rule("REB-RING-2", "REB-RING-3")
def test_a_new_ring_replaces_the_old_one_whose_effect_ends() -> None:
    game = galaxy(leaders="han-solo@naboo darth-vader@naboo", assigned=f"build-alliance=mon-mothma {SPARE}")
    wear(game, "c-3po", "han-solo")
    wear(game, "r2-d2", "han-solo")
    assert ring(game, "r2-d2") == "han-solo"
    assert ring(game, "c-3po") == ""
    reveal(game, "build-alliance")
    game.chance.script(luck("----", "hh"))
    play(game, "at naboo")
    assert asked(game) == "rebel turn-to-blank"
    play(game, "keep ring")
    assert asked(game) == "empire take-turn"  # nobody asked for C-3PO


@pytest.mark.rule("REB-RING-1")
def test_a_ring_can_go_from_one_leader_to_another() -> None:
    game = galaxy(leaders="han-solo@naboo chewbacca@pool")
    wear(game, "master-yoda", "han-solo")
    wear(game, "master-yoda", "chewbacca")
    assert ring(game, "master-yoda") == "chewbacca"
    assert ring_of(game, leader("han-solo")) is None
    assert [event.message.key for event in game.events].count("rebellion-event-got-ring") == 2


@pytest.mark.rule("REB-CARD-RINGS-2", "REB-CAPTURE-1")
def test_a_capture_takes_off_a_rebel_ring() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo",
        rings="millennium-falcon=han-solo",
        assigned=f"capture-rebel-operative=darth-vader {SPARE}",
    )
    reveal(game, "capture-rebel-operative", "hhh --")
    assert ring(game, "captured") == "han-solo"
    assert ring(game, "millennium-falcon") == ""
    assert where(game, "han-solo") == "naboo"
    while game.round == 1:
        play(game, options(game)[0])
    assert where(game, "han-solo") == "naboo"  # the Refresh Phase leaves him there


@pytest.mark.rule("REB-CARD-RINGS-3", "REB-CAPTURE-8", "REB-CAPTURE-9", "REB-RUL-25")
def test_the_carbonite_ring_replaces_the_captured_one() -> None:
    game = galaxy(
        "naboo: stormtrooper; kessel: stormtrooper",
        leaders="han-solo@naboo princess-leia@kessel",
        rings="captured=han-solo",
        assigned=f"carbon-freezing=darth-vader capture-rebel-operative=boba-fett {SPARE}",
    )
    reveal(game, "carbon-freezing", "hhh --")  # he opposes it himself
    assert ring(game, "carbonite") == "han-solo"
    assert ring(game, "captured") == ""
    game.chance.script(luck("hhh", "-"))
    play(game, "reveal capture-rebel-operative")  # the captured ring is free for another
    assert ring(game, "captured") == "princess-leia"
    assert ring(game, "carbonite") == "han-solo"  # and he is not rescued


@pytest.mark.rule("REB-CARD-RINGS-3")
def test_when_the_carbonite_ring_is_put_on_another_leader_the_first_is_rescued() -> None:
    game = galaxy(
        "naboo: stormtrooper; kessel: stormtrooper",
        leaders="han-solo@naboo princess-leia@kessel",
        rings="carbonite=han-solo captured=princess-leia",
        assigned=f"carbon-freezing=darth-vader {SPARE}",
    )
    reveal(game, "carbon-freezing")
    game.chance.script(luck("hhh", "-"))
    play(game, "against princess-leia")
    assert ring(game, "carbonite") == "princess-leia"
    assert where(game, "han-solo") == "rebel-base"


@pytest.mark.rule("REB-CARD-RINGS-4", "REB-CARD-RINGS-10")
@pytest.mark.parametrize("its", ["captured", "carbonite", "lure-of-the-dark-side"])
def test_no_rebel_ring_goes_on_a_captured_or_lured_leader(its: str) -> None:
    game = galaxy(
        "naboo: stormtrooper", leaders="han-solo@naboo chewbacca@pool mon-mothma@pool", rings=f"{its}=han-solo"
    )
    give_action(game, 0, "resourceful-astromech")
    moments.IMMEDIATE_CARD.open(game, REBEL, ADMIRAL, action("resourceful-astromech"))
    game.advance()
    assert options(game) == ["choose mon-mothma", "choose chewbacca"]


@pytest.mark.rule("REB-CARD-RINGS-4", "REB-LEADER-4")
def test_a_lured_leader_cannot_be_captured_or_lured_again() -> None:
    game = galaxy(
        "naboo: stormtrooper; kessel: stormtrooper",
        leaders="han-solo@naboo chewbacca@kessel",
        rings="lure-of-the-dark-side=han-solo captured=chewbacca",
        assigned="capture-rebel-operative=darth-vader lure-of-the-dark-side=emperor-palpatine",
    )
    begin(game, "command")
    play(game, "pass")
    assert not [each for each in options(game) if each.startswith("reveal ")]  # there is one lure, and it stays


@pytest.mark.rule("REB-CARD-RINGS-10", "REB-CARD-HUMAN-CYBORG-RELATIONS-3", "REB-CARD-RESOURCEFUL-ASTROMECH-4")
@pytest.mark.parametrize(("card", "its"), [("human-cyborg-relations", "c-3po"), ("resourceful-astromech", "r2-d2")])
def test_a_replaced_ring_does_not_come_back(card: str, its: str) -> None:
    game = galaxy(leaders="mon-mothma@pool princess-leia@pool")
    give_action(game, 0, card)
    moments.IMMEDIATE_CARD.open(game, REBEL, ADMIRAL, action(card))
    game.advance()
    play(game, "choose princess-leia")
    assert ring(game, its) == "princess-leia"
    wear(game, "master-yoda", "princess-leia")
    assert ring(game, its) == ""
    assert used(game) == card  # its card is out of the game
    decks = [deck.cards for deck in game.action_decks]
    assert all(action(card) not in [*hand, *game.actions_boxed] for hand in (*game.actions, *decks))


@pytest.mark.rule("REB-CARD-RINGS-11", "REB-RUL-60")
def test_the_ring_of_an_eliminated_leader_goes_to_the_supply() -> None:
    game = galaxy(leaders="han-solo@naboo", rings="r2-d2=han-solo")
    eliminate(game, leader("han-solo"))
    assert ring(game, "r2-d2") == ""
    assert where(game, "han-solo") == "box"


@pytest.mark.rule("REB-CARD-RINGS-11", "REB-LEADER-3", "REB-CARD-SEEK-YODA-6")
def test_luke_skywalker_keeps_his_ring_as_a_jedi() -> None:
    game = galaxy(
        leaders="mon-mothma@pool",
        rings="r2-d2=luke-skywalker",
        assigned=f"seek-yoda=luke-skywalker+princess-leia {SPARE}",
    )
    reveal(game, "seek-yoda")
    assert ring(game, "r2-d2") == "luke-skywalker-jedi"
    assert where(game, "luke-skywalker-jedi") == "dagobah"
    assert where(game, "luke-skywalker") == "box"
    play(game, next(each for each in options(game) if "princess-leia" in each))
    assert ring(game, "master-yoda") == "princess-leia"
    assert ring(game, "r2-d2") == "luke-skywalker-jedi"


@pytest.mark.rule("REB-CARD-RINGS-9")
def test_rings_are_open() -> None:
    game = galaxy(leaders="han-solo@naboo", rings="r2-d2=han-solo")
    for seat in ("rebel", "empire", None):
        assert "han-solo" in game.view(seat)["rings"]


# Master Yoda


def alliance(rings: str, place: str = "naboo", players: int = 2) -> State:
    """Mon Mothma builds an alliance in Naboo, where Darth Vader opposes; Han Solo has the ring."""
    return galaxy(
        leaders=f"han-solo@{place} darth-vader@naboo",
        rings=f"{rings}=han-solo",
        assigned=f"build-alliance=princess-leia {SPARE}",
        players=players,
    )


def roll(game: State, *rolls: str, card: str = "build-alliance") -> State:
    reveal(game, card)
    game.chance.script(luck(*rolls))
    return play(game, "at naboo")


@pytest.mark.rule("REB-CARD-RINGS-5", "REB-CARD-RINGS-9", "REB-CARD-SEEK-YODA-3", "REB-CARD-SEEK-YODA-7")
def test_master_yoda_rerolls_one_own_die_of_a_mission_after_both_have_rolled() -> None:
    game = roll(alliance("master-yoda"), "h--", "h-", "s")
    assert "mission-rolled" in heard(game, EMPIRE)
    assert options(game) == ["keep ring", "hit", "blank"]  # Han Solo and Leia have three icons
    assert game.ask is not None
    assert [option.touches() for option in game.ask.options] == [(), ("die/hit",), ("die/blank",)]
    play(game, "blank")
    assert naboo_joined(game)
    assert ring(game, "master-yoda") == "han-solo"  # it is not discarded
    assert game.yoda_used


@pytest.mark.rule("REB-CARD-RINGS-5", "REB-DICE-3")
def test_the_new_result_counts_even_if_it_is_worse() -> None:
    game = roll(alliance("master-yoda"), "hh-", "h-", "-")
    play(game, "hit")
    assert not naboo_joined(game)  # 1 against 1


@pytest.mark.rule("REB-CARD-RINGS-5", "REB-CARD-RINGS-9")
def test_it_is_optional() -> None:
    game = roll(alliance("master-yoda"), "---", "--")
    play(game, "keep ring")
    assert not game.yoda_used
    assert not naboo_joined(game)


@pytest.mark.rule("REB-CARD-RINGS-9", "REB-CARD-SEEK-YODA-7")
@pytest.mark.parametrize("place", ["rebel-base", "pool", "kessel", "mission"])
def test_the_leader_with_the_ring_must_be_there(place: str) -> None:
    game = roll(alliance("master-yoda", place), "--", "hh")
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-RINGS-5", "REB-CARD-SEEK-YODA-7")
def test_it_serves_to_oppose_once_in_a_round() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="princess-leia@naboo",
        rings="master-yoda=princess-leia",
        assigned=f"rule-by-fear=darth-vader capture-rebel-operative=boba-fett {SPARE}",
    )
    reveal(game, "rule-by-fear", "hh h- h")
    assert asked(game) == "rebel reroll"
    assert options(game) == ["keep ring", "hit", "blank"]
    play(game, "blank")
    assert game.loyalty[system("naboo")] == 0
    game.chance.script(luck("hhhhhh", "-"))
    play(game, "reveal capture-rebel-operative")
    assert ring(game, "captured") == "princess-leia"  # no second reroll
    while game.round == 1:
        play(game, options(game)[0])
    assert not game.yoda_used


@pytest.mark.rule("REB-CARD-RINGS-5", "REB-TEAM-4", "REB-TEAM-25")
@pytest.mark.parametrize(("who", "seat"), [("princess-leia", "rebel-general"), ("han-solo", "rebel-admiral")])
def test_in_a_team_who_commands_the_leader_with_the_ring_decides_about_opposing(who: str, seat: str) -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders=f"{who}@naboo",
        rings=f"master-yoda={who}",
        assigned=f"rule-by-fear=darth-vader {SPARE}",
        players=4,
    )
    begin(game, "command")
    play(game, "pass", "pass")
    game.chance.script(luck("hh", "-" if who == "han-solo" else "--"))
    play(game, "reveal rule-by-fear")
    assert asked(game) == f"{seat} reroll"


@pytest.mark.rule("REB-CARD-RINGS-5")
def test_master_yoda_rerolls_a_die_of_an_attack() -> None:
    game = galaxy("hoth: tie-fighter, x-wing, y-wing", leaders="han-solo@hoth", rings="master-yoda=han-solo")
    clash(game, "hoth", dice="-h h")
    assert asked(game) == "rebel reroll"
    assert options(game) == ["keep ring", "black blank", "red hit"]
    play(game, "black blank")
    assert game.yoda_used
    assert battle_of(game).dice == [1, 0, 0, 0, 1, 0, 0, 0]  # a black hit instead of the blank, and the red one
    assert told_dice(game, "rerolled") == ["rebellion-die-black-blank", "rebellion-die-black-hit"]
    while game.battle is not None:
        assert asked(game) != "rebel reroll"
        play(game, options(game)[0])


@pytest.mark.rule("REB-CARD-RINGS-5", "REB-CARD-SEEK-YODA-3")
def test_master_yoda_rerolls_a_die_of_death_star_plans() -> None:
    game = galaxy("hoth: death-star, x-wing", leaders="han-solo@hoth", rings="master-yoda=han-solo")
    game.objectives = [objective("death-star-plans-2")]
    clash(game, "hoth", dice="- ----")
    play(game, "keep ring")
    while not asked(game).startswith("rebel play-objective"):
        play(game, "done")
    game.chance.script(luck("---", "d"))
    play(game, next(each for each in options(game) if "death-star-plans" in each))
    assert asked(game) == "rebel reroll"
    play(game, options(game)[1])
    assert "death-star" not in units(game, "hoth")


@pytest.mark.rule("REB-CARD-SEEK-YODA-7")
def test_a_captured_leader_rerolls_nothing() -> None:
    game = galaxy("hoth: tie-fighter, x-wing", leaders="han-solo@hoth", rings="master-yoda=han-solo")
    game.rings[RINGS.number("captured")] = leader("han-solo")  # as if both could be
    clash(game, "hoth", dice="- -")
    assert asked(game) != "rebel reroll"


# R2-D2


@pytest.mark.rule(
    "REB-CARD-RINGS-7", "REB-CARD-RESOURCEFUL-ASTROMECH-1", "REB-CARD-RESOURCEFUL-ASTROMECH-2", "REB-CARD-RINGS-9"
)
def test_r2_d2_turns_an_imperial_die_to_a_blank_when_the_empire_opposes() -> None:
    game = roll(alliance("r2-d2"), "hh-", "hd")
    assert options(game) == ["keep ring", "hit", "direct-hit"]
    play(game, "direct-hit")
    assert naboo_joined(game)  # 2 against 1
    assert ring(game, "r2-d2") == ""
    assert "ring-used" in heard(game, EMPIRE)
    assert "turned-die" in heard(game, None)
    assert told_dice(game, "turned-die") == ["rebellion-face-direct-hit", "rebellion-face-blank"]


@pytest.mark.rule("REB-CARD-RINGS-7", "REB-CARD-RESOURCEFUL-ASTROMECH-3")
def test_r2_d2_works_when_the_empire_attempts() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="mon-mothma@naboo",
        rings="r2-d2=mon-mothma",
        assigned=f"rule-by-fear=darth-vader {SPARE}",
    )
    reveal(game, "rule-by-fear", "s- h--")
    assert options(game) == ["keep ring", "special"]  # blanks cannot be turned
    play(game, "special")
    assert game.loyalty[system("naboo")] == 0


@pytest.mark.rule("REB-CARD-RESOURCEFUL-ASTROMECH-3")
@pytest.mark.parametrize("place", ["kessel", "rebel-base", "pool"])
def test_r2_d2_must_be_there(place: str) -> None:
    game = roll(alliance("r2-d2", place), "hh", "hh")
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-RESOURCEFUL-ASTROMECH-3")
def test_r2_d2_does_not_work_in_combat_nor_without_dice() -> None:
    game = galaxy("hoth: tie-fighter, x-wing", leaders="han-solo@hoth", rings="r2-d2=han-solo")
    clash(game, "hoth", dice="- h")
    while game.battle is not None and battle_of(game).round == 1:
        assert asked(game) != "rebel turn-to-blank"
        play(game, options(game)[0])
    game = roll(alliance("r2-d2"), "hhh", "--")  # all are blank
    assert asked(game) == "empire take-turn"
    game = galaxy(leaders="han-solo@naboo", rings="r2-d2=han-solo", assigned=f"build-alliance=princess-leia {SPARE}")
    reveal(game, "build-alliance")
    play(game, "at naboo")
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-RESOURCEFUL-ASTROMECH-3", "REB-CARD-SEEK-YODA-7")
def test_both_come_before_successes_are_compared() -> None:
    game = alliance("r2-d2")
    game.leaders[leader("chewbacca")] = system("naboo")
    wear(game, "master-yoda", "chewbacca")
    roll(game, "---", "h-", "h")
    assert asked(game) == "rebel reroll"
    play(game, "blank")
    assert asked(game) == "rebel turn-to-blank"
    play(game, "hit")
    assert naboo_joined(game)  # 1 against 0


# C-3PO


@pytest.mark.rule("REB-CARD-RINGS-8", "REB-CARD-HUMAN-CYBORG-RELATIONS-1", "REB-CARD-HUMAN-CYBORG-RELATIONS-2")
def test_c_3po_makes_a_failed_diplomacy_mission_succeed() -> None:
    game = roll(alliance("c-3po"), "---", "hh")
    assert options(game) == ["keep ring", "use ring"]  # Han Solo is not assigned
    play(game, "use ring")
    assert naboo_joined(game)
    assert ring(game, "c-3po") == ""
    assert "mission-succeeded" in heard(game, EMPIRE)


@pytest.mark.rule("REB-CARD-RINGS-8", "REB-CARD-RINGS-9")
def test_c_3po_is_optional_and_only_for_failures() -> None:
    game = roll(alliance("c-3po"), "---", "hh")
    play(game, "keep ring")
    assert not naboo_joined(game)
    assert ring(game, "c-3po") == "han-solo"
    game = roll(alliance("c-3po"), "hhh", "hh")
    assert asked(game) == "empire take-turn"
    assert naboo_joined(game)


@pytest.mark.rule("REB-CARD-HUMAN-CYBORG-RELATIONS-2")
def test_c_3po_comes_after_all_rerolls() -> None:
    game = alliance("c-3po")
    game.leaders[leader("chewbacca")] = system("naboo")
    wear(game, "master-yoda", "chewbacca")
    roll(game, "---", "hh", "-")
    play(game, "blank")
    assert asked(game) == "rebel succeed-instead"


@pytest.mark.rule("REB-CARD-RINGS-8", "REB-CARD-HUMAN-CYBORG-RELATIONS-2")
def test_c_3po_is_for_diplomacy_of_the_rebels_where_he_is() -> None:
    game = roll(alliance("c-3po", "kessel"), "--", "hh")
    assert asked(game) == "empire take-turn"
    game = galaxy(
        leaders="han-solo@naboo darth-vader@naboo", rings="c-3po=han-solo", assigned=f"sabotage=chewbacca {SPARE}"
    )
    roll(game, "-----", "---", card="sabotage")  # spec ops
    assert asked(game) == "empire take-turn"
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo",
        rings="c-3po=han-solo",
        assigned=f"rule-by-fear=darth-vader {SPARE}",
    )
    reveal(game, "rule-by-fear", "-- h")  # the Empire's
    assert asked(game) == "empire take-turn"
    assert game.loyalty[system("naboo")] == 0


# The Millennium Falcon


def captive(
    leaders: str = "", assigned: str = "infiltration=princess-leia", rings: str = "", place: str = "naboo"
) -> State:
    """Chewbacca has the ring and stands in Naboo, where Han Solo is a captive; the Rebels attempt something there."""
    game = galaxy(
        "naboo: stormtrooper",
        leaders=f"chewbacca@{place} han-solo@naboo {leaders}",
        rings=f"millennium-falcon=chewbacca captured=han-solo {rings}",
        subjugated="naboo",
        assigned=f"{assigned} {SPARE}",
    )
    begin(game, "command")
    return game


@pytest.mark.rule(
    "REB-CARD-RINGS-6",
    "REB-CARD-THE-MILLENNIUM-FALCON-1",
    "REB-CARD-THE-MILLENNIUM-FALCON-3",
    "REB-CARD-THE-MILLENNIUM-FALCON-5",
    "REB-CARD-RINGS-9",
)
def test_the_falcon_rescues_a_captive_after_a_success() -> None:
    game = captive()
    play(game, "reveal infiltration")
    while asked(game) != "rebel fly-away":
        play(game, options(game)[0])
    assert options(game) == ["keep ring", "use ring"]
    play(game, "use ring")
    assert options(game) == ["stay", "princess-leia goes along"]  # Chewbacca was not assigned
    play(game, "princess-leia goes along")
    assert [where(game, who) for who in ("han-solo", "princess-leia", "chewbacca")] == [
        "rebel-base",
        "rebel-base",
        "naboo",
    ]
    assert ring(game, "millennium-falcon") == ""
    assert ring(game, "captured") == ""


@pytest.mark.rule("REB-CARD-THE-MILLENNIUM-FALCON-3")
def test_the_leader_with_the_ring_goes_along_if_he_was_assigned() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo",
        rings="millennium-falcon=chewbacca captured=han-solo",
        assigned=f"sabotage=chewbacca {SPARE}",
    )
    begin(game, "command")
    play(game, "reveal sabotage", "at naboo", "use ring")
    assert options(game) == ["stay", "chewbacca goes along"]
    play(game, "chewbacca goes along")
    assert where(game, "chewbacca") == "rebel-base"


@pytest.mark.rule("REB-CARD-THE-MILLENNIUM-FALCON-3", "REB-CARD-GENERAL-14")
def test_the_falcon_flies_before_a_combat_that_the_mission_causes() -> None:
    game = captive(assigned="incite-rebellion=mon-mothma")
    play(game, "reveal incite-rebellion")
    assert units(game, "naboo") == "stormtrooper, 3 rebel-trooper"  # after the effect of the mission
    assert asked(game) == "rebel fly-away"
    assert game.battle is None
    play(game, "use ring", "stay")
    assert where(game, "han-solo") == "rebel-base"
    assert game.battle is not None


@pytest.mark.rule("REB-CARD-THE-MILLENNIUM-FALCON-5")
def test_with_two_captives_the_rebels_choose() -> None:
    game = captive(
        leaders="lando-calrissian@naboo", rings="carbonite=lando-calrissian", assigned="sabotage=general-madine"
    )
    play(game, "reveal sabotage", "at naboo", "use ring")
    assert options(game) == ["rescue han-solo", "rescue lando-calrissian"]
    play(game, "rescue lando-calrissian", "stay")
    assert where(game, "lando-calrissian") == "rebel-base"
    assert ring(game, "captured") == "han-solo"


@pytest.mark.rule("REB-CARD-THE-MILLENNIUM-FALCON-5", "REB-CARD-RINGS-6")
def test_the_falcon_needs_a_success_in_its_own_system() -> None:
    game = captive(place="kessel", assigned="sabotage=general-madine")
    play(game, "reveal sabotage", "at naboo")
    assert asked(game) == "empire take-turn"
    game = captive(leaders="darth-vader@naboo", assigned="sabotage=general-madine")
    play(game, "reveal sabotage")
    game.chance.script(luck("-----", "hhh"))
    play(game, "at naboo")
    assert asked(game) == "empire take-turn"  # it failed
    game = captive(assigned="plant-false-lead=mon-mothma")  # it is only resolved
    play(game, "reveal plant-false-lead")
    while asked(game) != "empire take-turn":
        assert asked(game) != "rebel fly-away"
        play(game, options(game)[0])
    game = captive(assigned="sabotage=general-madine")
    play(game, "reveal sabotage", "at alderaan")
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-THE-MILLENNIUM-FALCON-5")
def test_a_captured_pilot_rescues_nobody() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="chewbacca@naboo",
        rings="millennium-falcon=chewbacca captured=chewbacca",
        assigned=f"sabotage=general-madine {SPARE}",
    )
    begin(game, "command")
    play(game, "reveal sabotage", "at naboo")
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-THE-MILLENNIUM-FALCON-5", "REB-CARD-RINGS-10")
def test_a_used_falcon_does_not_come_back() -> None:
    game = captive(assigned="sabotage=general-madine")
    play(game, "reveal sabotage", "at naboo", "use ring", "stay")
    assert game.rings == [None] * len(RINGS)
    assert where(game, "general-madine") == "naboo"
