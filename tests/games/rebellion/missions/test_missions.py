"""How a mission goes: the seven steps, opposition, what all cards have in common. [REB-MISSION, REB-CARD-GENERAL]"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import EMPIRE, MISSIONS, REBEL, SYSTEMS, Side, leader, system, unit
from dejarik.games.rebellion.forces import take
from dejarik.games.rebellion.leaders import capture, eliminate, place
from dejarik.games.rebellion.missions.opposition import dice_for, successes
from dejarik.games.rebellion.state import State
from tests.games.rebellion.fighting import luck
from tests.games.rebellion.rounds import (
    asked,
    begin,
    carry_out,
    enqueue,
    fitting,
    galaxy,
    hand,
    heard,
    loyal,
    options,
    play,
    probes,
    queue,
    reveal,
    ring,
    table,
    texts,
    units,
    where,
)


def succeeded(game: State) -> bool:
    """Whether the mission that the last pick decided did."""
    (how,) = [key for key in heard(game, None) if key in ("mission-succeeded", "mission-failed")]
    return how == "mission-succeeded"


def discarded(game: State, side: Side) -> list[str]:
    return [MISSIONS[card] for card in game.mission_discards[side]]


def queueing(text: str) -> Callable[[State], None]:
    """With these units on the queue."""
    return lambda game: enqueue(game, text)


# Cards on the table


@pytest.mark.rule("REB-MISSION-2", "REB-CARD-CONTINGENCY-PLAN-3")
def test_whoever_an_ability_assigns_needs_the_skill_as_well() -> None:
    game = carry_out("contingency-plan", "admiral-ackbar")
    play(game, "reassign to sabotage")  # spec ops, which Admiral Ackbar has not
    assert table(game) == "sabotage=admiral-ackbar"
    assert "reveal sabotage" not in options(game)
    game = carry_out("contingency-plan", "admiral-ackbar")
    assert "reveal build-alliance" in options(play(game, "reassign to build-alliance"))


@pytest.mark.rule("REB-MISSION-3")
@pytest.mark.parametrize("what", ["eliminated", "captured", "moved"])
def test_a_card_without_leaders_returns_to_the_hand_unrevealed(what: str) -> None:
    game = galaxy(assigned="hit-and-run=han-solo")
    who = leader("han-solo")
    assert "hit-and-run" not in hand(game, REBEL)
    if what == "eliminated":
        eliminate(game, who)
    elif what == "captured":
        capture(game, who)
    else:
        place(game, who, system("naboo"))
    assert table(game) == ""
    assert "hit-and-run" in hand(game, REBEL)
    assert "hit-and-run" not in str(game.view("empire"))


@pytest.mark.rule("REB-RUL-21")
def test_a_card_stays_while_one_of_two_leaders_remains() -> None:
    game = galaxy(assigned="sabotage=han-solo+chewbacca")
    eliminate(game, leader("han-solo"))
    assert table(game) == "sabotage=chewbacca"
    eliminate(game, leader("chewbacca"))
    assert table(game) == ""


@pytest.mark.rule("REB-RUL-60")
def test_the_ring_of_an_eliminated_leader_returns_to_the_supply() -> None:
    game = galaxy(leaders="han-solo@naboo", rings="r2-d2=han-solo")
    eliminate(game, leader("han-solo"))
    assert ring(game, "r2-d2") == ""
    assert where(game, "han-solo") == "box"


# Revealing


@pytest.mark.rule("REB-MISSION-REVEAL-1", "REB-MISSION-REVEAL-21")
def test_the_steps_of_a_mission_in_their_order() -> None:
    game = galaxy(assigned="build-alliance=mon-mothma", leaders="darth-vader@pool")
    reveal(game, "build-alliance", "hhh --")
    assert heard(game, None) == ["mission-revealed"]  # 1
    assert asked(game) == "rebel choose-place"  # 2
    play(game, "at naboo")
    assert heard(game, None) == ["mission-at"]
    assert asked(game) == "empire oppose"  # 4
    assert loyal(game, REBEL) == ""
    play(game, "send darth-vader")
    assert heard(game, None)[:6] == [
        "mission-sent",
        "mission-rolled",  # 5
        "mission-rolled",
        "mission-compared",
        "mission-succeeded",  # 6
        "gained-loyalty",
    ]
    assert loyal(game, REBEL) == "naboo"
    assert "build-alliance" in hand(game, REBEL)  # 7


@pytest.mark.rule("REB-MISSION-REVEAL-2")
def test_the_card_is_turned_up_for_everybody() -> None:
    game = galaxy(assigned="sabotage=han-solo")
    assert game.view("empire")["assigned"][0]["card"] == "unknown"
    reveal(game, "sabotage")
    for seat in (None, "rebel", "empire"):
        assert game.view(seat)["mission"]["card"] == "sabotage"
        assert heard(game, game.seat(seat)) == ["mission-revealed"]


@pytest.mark.rule("REB-MISSION-REVEAL-3", "REB-CARD-GENERAL-1")
def test_a_system_that_fits_is_chosen_and_all_assigned_leaders_go_there() -> None:
    game = carry_out(
        "rule-by-fear", "darth-vader+grand-moff-tarkin", "naboo: tie-fighter; hoth: stormtrooper; sullust: at-st"
    )
    assert options(game) == ["at naboo", "at sullust"]  # populous, and an Imperial unit; Hoth is remote
    play(game, "at sullust")
    assert where(game, "darth-vader") == where(game, "grand-moff-tarkin") == "sullust"


@pytest.mark.rule("REB-MISSION-REVEAL-3a")
def test_a_mission_against_a_leader_is_where_that_leader_is() -> None:
    game = carry_out(
        "capture-rebel-operative",
        "darth-vader",
        "naboo: tie-fighter; hoth: stormtrooper",
        others="han-solo@naboo princess-leia@hoth chewbacca@sullust mon-mothma@rebel-base",
    )
    assert options(game) == ["against princess-leia", "against han-solo"]  # Sullust has no Imperial unit
    play(game, "against han-solo")
    assert where(game, "darth-vader") == "naboo"


@pytest.mark.rule("REB-MISSION-REVEAL-3b", "REB-CARD-COVERT-OPERATION-2")
def test_one_unit_is_enough() -> None:
    game = galaxy("naboo: tie-fighter; hoth: 3 stormtrooper")
    assert fitting(game, "infiltration") == fitting(game, "covert-operation") == "hoth naboo"


@pytest.mark.rule("REB-MISSION-REVEAL-4", "REB-MISSION-REVEAL-5")
def test_an_attempt_can_be_opposed_and_what_is_resolved_cannot() -> None:
    game = carry_out("rule-by-fear", "darth-vader", "naboo: tie-fighter", at="naboo", others="han-solo@pool")
    assert asked(game) == "rebel oppose"
    game = carry_out("address-delays", "grand-moff-tarkin", at="coruscant", others="han-solo@pool chewbacca@coruscant")
    assert asked(game) == "empire take-turn"
    assert queue(game, 1) == "stormtrooper"


# Opposing


@pytest.mark.rule("REB-MISSION-REVEAL-6")
def test_one_leader_of_the_pool_may_be_sent_even_if_others_are_there_and_after_passing() -> None:
    game = carry_out(
        "rule-by-fear",
        "darth-vader",
        "naboo: tie-fighter",
        at="naboo",
        others="han-solo@naboo chewbacca@pool princess-leia@pool",
        dice="hh hhh",
    )
    assert game.passed[REBEL]
    assert options(game) == ["send nobody", "send princess-leia", "send chewbacca"]
    play(game, "send princess-leia")
    assert where(game, "princess-leia") == "naboo"
    assert where(game, "chewbacca") == "pool"
    assert asked(game) == "empire take-turn"  # nobody is asked again
    assert not succeeded(game)


@pytest.mark.rule("REB-MISSION-REVEAL-6", "REB-TEAM-2", "REB-TEAM-26")
def test_who_has_both_roles_is_asked_once_for_the_leaders_of_both() -> None:
    game = carry_out(
        "rule-by-fear",
        "darth-vader",
        "naboo: tie-fighter",
        others="han-solo@pool chewbacca@pool",
        players=3,
    )
    assert asked(game) == "rebel oppose"
    assert options(game) == ["send nobody", "send han-solo", "send chewbacca"]
    play(game, "send nobody")
    assert "mission-succeeded" in heard(game, None)


@pytest.mark.rule("REB-MISSION-REVEAL-7")
def test_without_an_opponent_a_mission_succeeds_and_nobody_rolls() -> None:
    game = carry_out("rule-by-fear", "darth-vader", "naboo: tie-fighter", at="naboo", others="han-solo@pool")
    play(game, "send nobody")
    assert heard(game, None) == ["mission-sent-nobody", "mission-succeeded", "gained-loyalty"]
    assert loyal(game, EMPIRE) == "coruscant naboo"


@pytest.mark.rule("REB-MISSION-REVEAL-9")
def test_a_die_for_each_matching_icon_of_all_leaders_there() -> None:
    game = carry_out(
        "build-alliance",
        "mon-mothma",
        at="naboo",
        others="princess-leia@naboo chewbacca@naboo darth-vader@naboo emperor-palpatine@pool",
    )
    assert dice_for(game, REBEL) == 3 + 2  # not only of those assigned; Chewbacca has no diplomacy
    assert dice_for(game, EMPIRE) == 2
    play(game, "send nobody")
    assert [len(roll) for roll in game.picks()[-1][2]] == [5, 2]  # type: ignore[arg-type]  # rolls


@pytest.mark.rule("REB-MISSION-REVEAL-10")
@pytest.mark.parametrize(
    ("card", "leaders", "first"), [("rule-by-fear", "darth-vader", 2), ("sabotage", "han-solo", 2)]
)
def test_the_active_player_rolls_first(card: str, leaders: str, first: int) -> None:
    others = "mon-mothma@naboo" if card == "rule-by-fear" else "boba-fett@naboo"
    game = carry_out(card, leaders, "naboo: tie-fighter", at="naboo", others=others)
    assert [len(roll) for roll in game.picks()[-1][2]] == [first, 3]  # type: ignore[arg-type]  # rolls


@pytest.mark.rule("REB-MISSION-REVEAL-11", "REB-MISSION-REVEAL-12", "REB-MISSION-REVEAL-13")
@pytest.mark.parametrize(
    ("dice", "well"),
    [
        ("h- h--", False),  # a tie
        ("hd h--", True),  # a direct hit counts as much as a hit
        ("s- h--", True),  # a special is two
        ("s- dd-", False),
        ("s- s--", False),
        ("-- ---", False),
    ],
)
def test_more_successes_than_the_opponent(dice: str, well: bool) -> None:
    game = carry_out(
        "rule-by-fear", "darth-vader", "naboo: tie-fighter", at="naboo", others="mon-mothma@naboo", dice=dice
    )
    assert succeeded(game) == well
    assert loyal(game, EMPIRE) == ("coruscant naboo" if well else "coruscant")  # only then it takes effect


@pytest.mark.rule("REB-MISSION-REVEAL-14")
@pytest.mark.parametrize(
    ("leaders", "others", "extra"),
    [
        ("luke-skywalker+chewbacca", "", 0),
        ("wedge-antilles+luke-skywalker", "", 2),
        ("luke-skywalker+chewbacca", "wedge-antilles@coruscant", 0),  # he is there, but not assigned
    ],
)
def test_the_leader_in_the_picture_adds_two_successes_if_assigned(leaders: str, others: str, extra: int) -> None:
    game = carry_out("rogue-squadron-raid", leaders, at="coruscant", others=f"{others} darth-vader@pool")
    assert successes(game, REBEL) == extra
    assert successes(game, EMPIRE) == 0


@pytest.mark.rule("REB-MISSION-REVEAL-15")
@pytest.mark.parametrize(("dice", "well"), [("--", False), ("h-", True)])
def test_against_a_leader_without_icons_one_success_is_needed(dice: str, well: bool) -> None:
    game = carry_out(
        "rule-by-fear", "darth-vader", "naboo: tie-fighter", at="naboo", others="chewbacca@naboo", dice=dice
    )
    assert succeeded(game) == well


@pytest.mark.rule("REB-MISSION-REVEAL-16", "REB-RUL-22")
@pytest.mark.parametrize("card", ["lure-of-the-dark-side", "interrogation-droid"])
def test_where_all_skills_count_every_icon_of_every_leader_is_a_die(card: str) -> None:
    game = carry_out(
        card,
        "emperor-palpatine+colonel-yularen",
        "naboo: tie-fighter",
        others="han-solo@naboo princess-leia@naboo chewbacca@naboo wedge-antilles@pool",
        rings="captured=han-solo carbonite=chewbacca",
        against="han-solo",
    )
    assert dice_for(game, EMPIRE) == 5 + 3
    assert dice_for(game, REBEL) == 4 + 5  # Han, against whom it is, and Leia; not Chewbacca, captured as well


@pytest.mark.rule("REB-MISSION-REVEAL-17")
def test_at_most_ten_dice() -> None:
    crowd = "princess-leia@naboo admiral-ackbar@naboo jan-dodonna@naboo han-solo@naboo lando-calrissian@naboo"
    game = carry_out(
        "build-alliance", "mon-mothma+obi-wan-kenobi", "naboo: x-wing", at="naboo", others=f"{crowd} darth-vader@naboo"
    )
    assert [len(roll) for roll in game.picks()[-1][2]] == [10, 2]  # type: ignore[arg-type]  # 13 icons, and two dice more


@pytest.mark.rule("REB-MISSION-REVEAL-18", "REB-CAPTURE-2")
def test_a_captured_leader_takes_no_part_unless_it_is_against_him() -> None:
    game = carry_out(
        "rule-by-fear",
        "darth-vader",
        "naboo: tie-fighter",
        at="naboo",
        others="han-solo@naboo",
        rings="captured=han-solo",
    )
    assert succeeded(game)  # nobody opposed
    game = carry_out(
        "interrogation",
        "darth-vader",
        "naboo: tie-fighter",
        others="han-solo@naboo",
        rings="captured=han-solo",
        dice="--- hh",
    )
    assert not succeeded(game)


@pytest.mark.rule("REB-MISSION-REVEAL-19", "REB-CAPTURE-3", "REB-CARD-CARBON-FREEZING-4")
def test_in_a_mission_against_a_captured_leader_he_and_all_others_oppose_and_one_may_be_sent() -> None:
    game = carry_out(
        "carbon-freezing",
        "darth-vader",
        "naboo: tie-fighter",
        others="han-solo@naboo chewbacca@naboo luke-skywalker@pool",
        rings="captured=han-solo",
    )
    assert asked(game) == "rebel oppose"
    assert dice_for(game, REBEL) == 2 + 3
    play(game, "send luke-skywalker")
    assert [len(roll) for roll in game.picks()[-1][2]] == [3, 2 + 3 + 1]  # type: ignore[arg-type]  # rolls


@pytest.mark.rule("REB-MISSION-REVEAL-20")
def test_a_leader_who_is_sent_does_not_become_the_target() -> None:
    game = carry_out(
        "capture-rebel-operative",
        "darth-vader",
        "naboo: tie-fighter",
        others="han-solo@naboo princess-leia@pool",
        dice="hhh ---",
    )
    play(game, "send princess-leia")
    assert ring(game, "captured") == "han-solo"


@pytest.mark.rule("REB-MISSION-REVEAL-22")
def test_what_the_card_lets_one_choose_is_chosen_after_the_success() -> None:
    game = carry_out("hit-and-run", "han-solo", "naboo: tie-fighter", at="naboo", others="darth-vader@pool")
    assert asked(game) == "empire oppose"
    play(game, "send nobody")
    assert options(game) == ["destroy tie-fighter", "done"]


@pytest.mark.rule("REB-MISSION-REVEAL-23")
@pytest.mark.parametrize("dice", ["hh ---", "-- hhh"])
def test_a_starting_mission_returns_to_the_hand_and_others_are_discarded_well_or_not(dice: str) -> None:
    game = carry_out("sabotage", "han-solo", at="naboo", others="darth-vader@naboo", dice=dice)
    assert "sabotage" in hand(game, REBEL)
    assert discarded(game, REBEL) == []
    game = carry_out("hit-and-run", "han-solo", at="naboo", others="darth-vader@naboo", dice=dice)
    assert "hit-and-run" not in hand(game, REBEL)
    assert discarded(game, REBEL) == ["hit-and-run"]


# Captives


@pytest.mark.rule("REB-CAPTURE-1", "REB-CAPTURE-7", "REB-RESCUE-1")
def test_there_is_one_captured_ring_and_who_loses_it_is_rescued() -> None:
    game = carry_out(
        "capture-rebel-operative",
        "darth-vader",
        "naboo: tie-fighter; hoth: at-st",
        others="han-solo@naboo chewbacca@hoth",
        rings="captured=chewbacca",
        dice="hhh --",
    )
    assert ring(game, "captured") == "han-solo"
    assert where(game, "han-solo") == "naboo"
    assert where(game, "chewbacca") == "rebel-base"


@pytest.mark.rule("REB-RUL-25")
def test_who_is_in_carbonite_stays_captured_when_another_is_captured() -> None:
    game = carry_out(
        "capture-rebel-operative",
        "darth-vader",
        "naboo: tie-fighter; hoth: at-st",
        others="han-solo@naboo chewbacca@hoth",
        rings="carbonite=chewbacca",
        dice="hhh --",
    )
    assert ring(game, "captured") == "han-solo"
    assert ring(game, "carbonite") == "chewbacca"
    assert where(game, "chewbacca") == "hoth"


@pytest.mark.rule("REB-RESCUE-5", "REB-BASE-REVEAL-8")
def test_who_is_rescued_goes_to_the_system_of_a_revealed_base() -> None:
    game = carry_out(
        "capture-rebel-operative",
        "darth-vader",
        "naboo: tie-fighter; hoth: at-st",
        others="han-solo@naboo chewbacca@hoth",
        rings="captured=chewbacca",
        dice="hhh --",
        base="sullust",
        found=True,
    )
    assert where(game, "chewbacca") == "sullust"


# What all cards have in common


@pytest.mark.rule("REB-CARD-GENERAL-2")
@pytest.mark.parametrize(
    ("leaders", "cards"), [("admiral-piett", 2), ("admiral-ozzel", 4), ("admiral-piett+admiral-ozzel", 4)]
)
def test_on_a_card_that_is_resolved_the_picture_gives_what_it_says(leaders: str, cards: int) -> None:
    game = carry_out("probe-droid-initiative", leaders, "naboo: star-destroyer")
    assert len(game.probe_hand) == cards


@pytest.mark.rule("REB-CARD-GENERAL-4", "REB-CARD-GENERAL-5", "REB-CARD-GENERAL-6")
def test_whose_system_it_is() -> None:
    game = galaxy(
        "naboo: stormtrooper; sullust: stormtrooper",
        rebel="naboo kashyyyk",
        imperial="mustafar",
        subjugated="naboo sullust",
    )
    assert fitting(game, "gather-intel") == "kashyyyk naboo"  # a Rebel system
    assert fitting(game, "address-delays") == "coruscant mustafar naboo sullust"  # an Imperial one
    assert fitting(game, "research-and-development") == "coruscant mustafar"  # Imperial loyalty
    assert fitting(game, "incite-rebellion") == "naboo sullust"  # subjugated, whatever its loyalty


@pytest.mark.rule("REB-CARD-GENERAL-7")
@pytest.mark.parametrize("kind", ["tie-fighter", "death-star", "death-star-under-construction"])
def test_every_imperial_ship_is_one(kind: str) -> None:
    game = galaxy(f"hoth: {kind}; naboo: stormtrooper")
    assert fitting(game, "plan-the-assault") == "hoth"
    assert fitting(game, "infiltration") == "hoth naboo"
    assert "hoth" not in fitting(game, "hidden-fleet")


@pytest.mark.rule("REB-CARD-GENERAL-7")
@pytest.mark.parametrize("kind", ["x-wing", "rebel-trooper", "ion-cannon"])
def test_every_rebel_unit_is_one(kind: str) -> None:
    game = galaxy(f"hoth: {kind}")
    assert fitting(game, "construct-death-star") == "dagobah dantooine dathomir endor ilum tatooine yavin"


@pytest.mark.rule("REB-CARD-GENERAL-8")
def test_a_leader_in_either_ring_is_captured() -> None:
    game = galaxy(
        "naboo: tie-fighter; hoth: tie-fighter",
        leaders="han-solo@naboo chewbacca@hoth princess-leia@endor",
        rings="captured=han-solo carbonite=chewbacca",
    )
    assert fitting(game, "daring-rescue") == fitting(game, "interrogation") == "hoth naboo"


@pytest.mark.rule(
    "REB-RUL-35", "REB-CARD-GENERAL-9", "REB-CARD-FEAR-WILL-KEEP-THEM-IN-LINE-2", "REB-CARD-SUPERLASER-ONLINE-4"
)
def test_a_death_star_under_construction_is_no_death_star() -> None:
    game = galaxy(
        "hoth: death-star-under-construction; naboo: death-star; sullust: super-star-destroyer; endor: star-destroyer"
    )
    assert fitting(game, "superlaser-online") == "naboo"
    assert fitting(game, "fear-will-keep-them-in-line") == "endor naboo sullust"
    assert fitting(game, "probe-droid-initiative") == "endor sullust"


@pytest.mark.rule("REB-CARD-GENERAL-10", "REB-CARD-CONSTRUCT-SUPER-STAR-DESTROYER-3")
def test_a_blue_square_anywhere_among_the_icons_but_not_of_a_destroyed_system() -> None:
    game = galaxy("utapau: stormtrooper", imperial="corellia mustafar", subjugated="utapau", rebel="mon-calamari")
    assert fitting(game, "construct-super-star-destroyer") == "corellia utapau"
    game = galaxy("utapau: stormtrooper", imperial="corellia", subjugated="utapau", destroyed="corellia")
    assert fitting(game, "construct-super-star-destroyer") == "utapau"


@pytest.mark.rule("REB-CARD-GENERAL-13", "REB-RUL-39")
def test_units_up_to_an_amount_of_printed_health_and_none_without_health() -> None:
    game = carry_out(
        "wookiee-uprising",
        "chewbacca",
        "kashyyyk: at-at, at-st, 2 stormtrooper, death-star, super-star-destroyer, shield-generator",
    )
    assert options(game) == [
        "destroy stormtrooper",
        "destroy at-st",
        "destroy at-at",
        "destroy shield-generator",
        "done",
    ]
    play(game, "destroy at-at")
    assert options(game) == ["destroy stormtrooper", "done"]  # 1 of 4 is left
    play(game, "destroy stormtrooper")
    assert units(game, "kashyyyk") == "super-star-destroyer, death-star, stormtrooper, at-st, shield-generator"
    assert asked(game).endswith("take-turn")


@pytest.mark.rule("REB-CARD-GENERAL-14", "REB-CARD-INCITE-REBELLION-1")
def test_a_combat_comes_after_all_steps_of_the_mission() -> None:
    game = carry_out(
        "incite-rebellion", "mon-mothma", "naboo: stormtrooper", subjugated="naboo", others="darth-vader@pool"
    )
    play(game, "send nobody")
    assert asked(game) == "rebel add-leader"
    assert game.mission is None
    assert discarded(game, REBEL) == ["incite-rebellion"]  # put away before it


@pytest.mark.rule("REB-CARD-GENERAL-15")
def test_a_card_that_fits_nowhere_stays_face_down_and_the_turn_goes_on() -> None:
    game = galaxy(assigned="infiltration=princess-leia sabotage=han-solo")
    begin(game, "command")
    assert options(game) == ["pass", "reveal base", "reveal sabotage"]  # no Imperial unit anywhere


@pytest.mark.rule("REB-CARD-GENERAL-15", "REB-CARD-FEAR-WILL-KEEP-THEM-IN-LINE-3")
def test_what_a_card_needs_is_not_looked_for_again() -> None:
    game = carry_out(
        "fear-will-keep-them-in-line", "grand-moff-tarkin", "naboo: star-destroyer", others="chewbacca@pool", dice="- -"
    )
    assert asked(game) == "rebel oppose"
    take(game, unit("star-destroyer"), system("naboo"))
    play(game, "send nobody")
    assert options(game) == ["in naboo", "in sullust", "in utapau"]


@pytest.mark.rule("REB-CARD-GENERAL-16")
def test_a_mission_may_be_revealed_for_nothing_and_does_what_it_can() -> None:
    game = carry_out("rogue-squadron-raid", "wedge-antilles", at="coruscant")  # nothing on the queue
    assert asked(game).endswith("take-turn")
    game = carry_out("demolition", "chewbacca", at="corellia", imperial="corellia", change=queueing("1: tie-fighter"))
    assert queue(game, 1) == ""  # not optional
    game = carry_out("rogue-squadron-raid", "wedge-antilles", at="coruscant", change=queueing("1: tie-fighter"))
    assert queue(play(game, "done"), 1) == "tie-fighter"  # up to four includes none


@pytest.mark.rule("REB-CARD-GENERAL-17", "REB-BASE-SPACE-3", "REB-BASE-SPACE-5")
def test_leaders_are_no_units_and_what_is_at_the_base_or_on_a_queue_is_in_no_system() -> None:
    game = galaxy("rebel-base: 4 x-wing", leaders="darth-vader@naboo han-solo@rebel-base", destroyed="alderaan")
    enqueue(game, "1: tie-fighter")
    assert fitting(game, "infiltration") == ""
    assert "yavin" in fitting(game, "construct-death-star").split()  # where the base is hidden
    assert fitting(game, "detained") == ""
    assert fitting(game, "hit-and-run").split() == list(SYSTEMS)  # the space is not one of them, Alderaan is


@pytest.mark.rule("REB-CARD-GENERAL-18")
@pytest.mark.parametrize("dice", ["hhhhh ---", "----- hhh"])
def test_the_leaders_stay_well_or_not(dice: str) -> None:
    game = carry_out("sabotage", "han-solo+chewbacca", at="naboo", others="darth-vader@naboo", dice=dice)
    assert succeeded(game) == dice.startswith("h")
    assert where(game, "han-solo") == where(game, "chewbacca") == where(game, "darth-vader") == "naboo"


@pytest.mark.rule("REB-CARD-GENERAL-20", "REB-CARD-RULE-BY-FEAR-2", "REB-BASE-REVEAL-13")
def test_a_base_found_by_a_mission_is_revealed_and_fought_for_though_the_card_names_no_combat() -> None:
    game = carry_out(
        "rule-by-fear",
        "darth-vader",
        "sullust: star-destroyer; rebel-base: x-wing",
        base="sullust",
        others="han-solo@pool",
    )
    play(game, "send nobody")
    assert heard(game, None)[1:5] == ["mission-succeeded", "gained-loyalty", "base-revealed", "combat-began"]
    assert battle_of(game).system == system("sullust")
    assert battle_of(game).active == EMPIRE
    assert units(game, "sullust") == "star-destroyer, x-wing"
    assert loyal(game, EMPIRE) == "coruscant sullust"


@pytest.mark.rule("REB-CARD-RULE-BY-FEAR-2")
def test_a_base_whose_system_only_turns_neutral_is_not_found() -> None:
    game = carry_out(
        "rule-by-fear", "darth-vader", "sullust: star-destroyer; rebel-base: x-wing", rebel="sullust", base="sullust"
    )
    assert succeeded(game)
    assert loyal(game, REBEL) == ""
    assert not game.exposed
    assert "sullust" in game.view("empire")["possible"]


@pytest.mark.rule("REB-CARD-GENERAL-21", "REB-CARD-PLANETARY-CONQUEST-3")
def test_in_the_combat_of_a_mission_whose_turn_it_is_is_active_and_only_origins_are_closed() -> None:
    game = carry_out(
        "planetary-conquest",
        "darth-vader",
        "naboo: rebel-trooper; sullust: 2 stormtrooper; utapau: stormtrooper",
        at="naboo",
        others="han-solo@pool",
    )
    play(game, "send nobody", "in sullust", "move stormtrooper from sullust", "done")
    assert battle_of(game).active == EMPIRE
    assert texts(battle_of(game).origins[EMPIRE]) == "sullust"


@pytest.mark.rule("REB-CARD-GENERAL-21", "REB-CARD-INCITE-REBELLION-3")
def test_an_earlier_move_closes_nothing_in_the_combat_of_a_mission() -> None:
    game = galaxy(
        "sullust: assault-carrier, stormtrooper",
        leaders="han-solo@pool darth-vader@pool",
        assigned="incite-rebellion=mon-mothma",
    )
    begin(game, "command")
    play(game, "activate with han-solo", "at hoth", "activate with darth-vader", "at naboo")
    play(game, "move assault-carrier from sullust", "move stormtrooper from sullust", "done")
    assert texts(game.origins) == "sullust"
    game.chance.script(luck("hhh", "--"))
    play(game, "reveal incite-rebellion")
    battle = battle_of(game)
    assert battle.system == system("naboo")
    assert battle.active == REBEL
    assert [texts(origins) for origins in battle.origins] == ["", ""]


@pytest.mark.rule("REB-CARD-GENERAL-22", "REB-CARD-PROBE-DROID-INITIATIVE-2")
def test_a_short_deck_gives_what_is_left() -> None:
    def all_but_three(game: State) -> None:
        probes(game, " ".join(SYSTEMS[card] for card in game.probe_deck.cards[3:]))

    game = carry_out("probe-droid-initiative", "admiral-ozzel", "naboo: star-destroyer", change=all_but_three)
    assert len(game.probe_deck) == 0
    assert len(game.probe_hand) == 30  # 32 systems without Coruscant and the base
