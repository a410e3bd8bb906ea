"""The Empire's action cards, and when and by whom action cards can be used. [REB-ACTION, REB-CARD-ACTIONS]"""

from __future__ import annotations

import pytest

from dejarik.games.rebellion.combat.attack import dice_to_roll
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    EMPIRE,
    GROUND,
    REBEL,
    SPACE,
    SystemSet,
    leader,
    mission,
    system,
)
from dejarik.games.rebellion.state import MissionDeck, State
from tests.games.rebellion.fighting import luck
from tests.games.rebellion.rounds import (
    asked,
    begin,
    clash,
    galaxy,
    give_action,
    hand,
    heard,
    hold,
    in_pool,
    options,
    passes,
    play,
    queue,
    reveal,
    ring,
    table,
    texts,
    units,
    used,
    where,
)


def assigning(game: State, cards: str) -> State:
    """The Assignment Phase, with these cards."""
    hold(game, cards)
    return begin(game, "assignment")


def cards_offered(game: State) -> list[str]:
    return [each for each in options(game) if each.startswith("use ")]


# All action cards


@pytest.mark.rule("REB-ACTION-1", "REB-ACTION-2", "REB-ACTION-5a", "REB-DISCARD-3")
def test_a_card_is_shown_used_once_and_then_out_of_the_game() -> None:
    game = assigning(galaxy(leaders="grand-moff-tarkin@pool darth-vader@pool"), "brilliant-administrator")
    assert game.view("rebel")["actions"][2] == ["unknown-starting"]
    play(game, "use brilliant-administrator with grand-moff-tarkin")
    assert heard(game, REBEL)[0] == "action-used"
    assert used(game) == "brilliant-administrator"
    assert game.actions[2] == []
    assert cards_offered(game) == []


@pytest.mark.rule("REB-ACTION-7")
def test_using_a_card_is_optional() -> None:
    game = galaxy("hoth: tie-fighter, x-wing", leaders="emperor-palpatine@hoth han-solo@hoth")
    hold(game, "according-to-my-design")
    clash(game, "hoth")
    assert options(game) == ["no card", "use according-to-my-design"]
    assert game.ask is not None
    assert str(game.ask.default) == "no card"
    play(game, "no card")
    assert not battle_of(game).fewer_dice
    assert used(game) == ""


@pytest.mark.rule("REB-ACTION-3", "REB-CARD-ACTIONS-5")
@pytest.mark.parametrize("place", ["hoth", "pool", "endor", "mission"])
def test_the_leader_must_be_in_the_system_of_the_combat(place: str) -> None:
    game = galaxy("hoth: tie-fighter, x-wing", leaders=f"emperor-palpatine@{place} general-tagge@hoth han-solo@hoth")
    hold(game, "according-to-my-design more-dangerous-than-you-realize")
    clash(game, "hoth")
    assert ("use according-to-my-design" in options(game)) == (place == "hoth")
    assert "use more-dangerous-than-you-realize" in options(game)


@pytest.mark.rule("REB-CARD-ACTIONS-5", "REB-ACTION-8", "REB-ACTION-5b")
@pytest.mark.parametrize("active", ["rebel", "empire"])
def test_the_active_player_uses_all_cards_before_the_opponent_and_before_tactic_cards(active: str) -> None:
    game = galaxy(
        "hoth: tie-fighter, x-wing",
        leaders="general-tagge@hoth admiral-piett@hoth admiral-ackbar@hoth wedge-antilles@hoth",
    )
    hold(game, "keep-them-from-escaping more-dangerous-than-you-realize its-a-trap target-the-star-destroyers")
    clash(game, "hoth", active)
    cards = {
        "rebel": ["use its-a-trap", "use target-the-star-destroyers"],
        "empire": ["use keep-them-from-escaping", "use more-dangerous-than-you-realize"],
    }
    order = [active, "empire" if active == "rebel" else "rebel"]
    for side in order:
        assert asked(game) == f"{side} use-action"
        assert game.tactic_hands == [[], []]
        play(game, cards[side][0])
        assert asked(game) == f"{side} use-action"
        assert options(game)[1:] != []
        play(game, "no card")
    assert any(game.tactic_hands)


@pytest.mark.rule("REB-ACTION-5b")
def test_the_effect_of_a_start_of_combat_card_lasts_for_one_combat() -> None:
    game = galaxy("hoth: tie-fighter, x-wing", leaders="admiral-piett@hoth han-solo@hoth")
    hold(game, "keep-them-from-escaping")
    clash(game, "hoth", dice="h h")
    play(game, "use keep-them-from-escaping")
    assert battle_of(game).cannot_retreat == [True, False]
    passes(game)
    assert game.battle is None
    game.units = galaxy("hoth: tie-fighter, x-wing").units
    clash(game, "hoth")
    assert battle_of(game).cannot_retreat == [False, False]


@pytest.mark.rule("REB-CARD-ACTIONS-2", "REB-RUL-26")
@pytest.mark.parametrize("ring_text", ["captured", "carbonite", "lure-of-the-dark-side", "r2-d2"])
def test_captured_and_lured_leaders_use_no_cards(ring_text: str) -> None:
    game = galaxy(
        "hoth: tie-fighter, stormtrooper, x-wing",
        leaders="admiral-ackbar@hoth han-solo@hoth",
        rings=f"{ring_text}=admiral-ackbar",
    )
    hold(game, "its-a-trap")
    clash(game, "hoth")
    assert (asked(game) == "rebel use-action") == (ring_text == "r2-d2")


@pytest.mark.rule("REB-CARD-ACTIONS-2", "REB-CARD-ACTIONS-3")
def test_a_lured_leader_in_the_imperial_pool_uses_no_rebel_card() -> None:
    game = galaxy(leaders="han-solo@pool princess-leia@pool", rings="lure-of-the-dark-side=han-solo")
    assigning(game, "an-old-friend")
    assert asked(game) == "rebel assign-leaders"
    assert cards_offered(game) == []
    game.rings[2] = None
    game._ask = None
    assert cards_offered(game) == ["use an-old-friend with han-solo"]


@pytest.mark.rule("REB-CARD-ACTIONS-3")
def test_assignment_cards_go_before_between_and_after_assignments() -> None:
    game = galaxy(
        "kessel: stormtrooper",
        leaders="colonel-yularen@pool grand-moff-tarkin@pool boba-fett@pool darth-vader@pool general-tagge@pool",
        imperial="naboo",
    )
    assigning(game, "brilliant-administrator local-rumors boba-fett-where")
    assert len(cards_offered(game)) == 3
    play(game, "use local-rumors with colonel-yularen")  # before; there is one system
    play(game, "assign darth-vader", "to rule-by-fear")
    play(game, "use boba-fett-where with boba-fett", "at naboo")  # between
    assert table(game) == "rule-by-fear=darth-vader"
    play(game, "assign general-tagge", "join darth-vader")
    play(game, "use brilliant-administrator with grand-moff-tarkin", "at naboo")  # after
    assert [where(game, who) for who in ("colonel-yularen", "boba-fett", "grand-moff-tarkin")] == [
        "kessel",
        "naboo",
        "naboo",
    ]
    assert game.battle is None


@pytest.mark.rule("REB-CARD-ACTIONS-3")
@pytest.mark.parametrize("place", ["pool", "naboo", "mission", "beside-the-board", "box"])
def test_an_assignment_card_needs_its_leader_in_the_pool(place: str) -> None:
    game = galaxy("kessel: stormtrooper", leaders=f"colonel-yularen@{place} darth-vader@pool")
    assigning(game, "local-rumors")
    assert cards_offered(game) == (["use local-rumors with colonel-yularen"] if place == "pool" else [])


@pytest.mark.rule("REB-CARD-ACTIONS-3")
def test_the_leader_of_an_assignment_card_stays_until_the_refresh_phase() -> None:
    game = assigning(galaxy(imperial="naboo", leaders="boba-fett@pool darth-vader@pool"), "boba-fett-where")
    play(game, "use boba-fett-where with boba-fett", "at naboo", "done")
    play(game, "pass", "pass")
    passes(game)
    assert "boba-fett" in in_pool(game)


@pytest.mark.rule("REB-CARD-ACTIONS-4")
def test_a_card_without_a_place_cannot_be_used() -> None:
    game = galaxy(leaders="colonel-yularen@pool darth-vader@pool")
    assigning(game, "local-rumors")
    assert cards_offered(game) == []  # no Imperial unit anywhere


@pytest.mark.rule("REB-CARD-ACTIONS-6", "REB-CARD-SCOUTING-MISSION-2")
def test_who_uses_a_card_in_the_assignment_phase_is_active_in_its_combat() -> None:
    game = galaxy(
        "hoth: x-wing; naboo: tie-fighter",
        leaders="soontir-fel@pool han-solo@pool darth-vader@pool admiral-ackbar@pool",
    )
    hold(game, "scouting-mission")
    begin(game, "assignment")
    play(game, "done", "use scouting-mission with soontir-fel", "at hoth", "move tie-fighter from naboo", "done")
    assert battle_of(game).active == EMPIRE
    assert texts(battle_of(game).origins[EMPIRE]) == "naboo"
    assert asked(game) == "rebel add-leader"
    assert options(game) == ["decline", "add admiral-ackbar", "add han-solo"]


# Public grounds


@pytest.mark.rule("REB-INFO-9")
def test_a_side_is_asked_whenever_it_could_hold_a_fitting_card() -> None:
    """Piett was announced with the card: it may be Keep Them From Escaping or Ready for Action, whatever it is."""
    for card in ("ready-for-action", "keep-them-from-escaping"):
        game = galaxy("hoth: tie-fighter, x-wing", leaders="admiral-piett@hoth han-solo@hoth")
        give_action(game, 2, card, "admiral-piett")
        clash(game, "hoth")
        assert asked(game) == "empire use-action"
        assert options(game) == ["no card", *(["use keep-them-from-escaping"] if card.startswith("keep") else [])]


@pytest.mark.rule("REB-INFO-9")
def test_nobody_is_asked_where_everybody_sees_that_no_card_fits() -> None:
    game = galaxy("hoth: tie-fighter, x-wing", leaders="admiral-piett@hoth han-solo@hoth emperor-palpatine@hoth")
    give_action(game, 2, "good-intel", "colonel-yularen")  # neither shows Piett
    give_action(game, 2, "brilliant-administrator")  # a starting card, and Palpatine's …
    game.actions_used.append(0)  # type: ignore[arg-type]  # … has been used
    clash(game, "hoth")
    assert asked(game) != "empire use-action"


@pytest.mark.rule("REB-INFO-9", "REB-TEAM-12")
def test_in_a_team_a_starting_card_lies_with_whoever_commands_its_leader() -> None:
    game = galaxy("hoth: tie-fighter, x-wing", leaders="emperor-palpatine@hoth han-solo@hoth", players=4)
    hold(game, "it-is-your-destiny")  # the General's; Palpatine's card would be the Admiral's
    clash(game, "hoth")
    assert not asked(game).startswith("imperial")
    game = galaxy("hoth: tie-fighter, x-wing", leaders="emperor-palpatine@hoth han-solo@hoth", players=4)
    hold(game, "brilliant-administrator")
    clash(game, "hoth")
    assert asked(game) == "imperial-admiral use-action"


# In teams


@pytest.mark.rule("REB-TEAM-40", "REB-CARD-READY-FOR-ACTION-3")
def test_a_leader_called_by_one_partner_enables_a_card_of_the_other() -> None:
    game = galaxy(
        "hoth: stormtrooper, rebel-trooper, ion-cannon", leaders="general-veers@pool darth-vader@hoth", players=4
    )
    give_action(game, 2, "ready-for-action", "admiral-piett")
    give_action(game, 3, "target-the-generator", "general-veers")
    clash(game, "hoth")
    assert asked(game) == "imperial-admiral use-action"
    play(game, "use ready-for-action")
    assert where(game, "general-veers") == "hoth"
    assert asked(game) == "imperial-general use-action"
    play(game, "use target-the-generator")
    assert units(game, "hoth") == "stormtrooper, rebel-trooper"


@pytest.mark.rule("REB-TEAM-40", "REB-CARD-READY-FOR-ACTION-3")
def test_the_partner_is_asked_again_when_a_leader_has_come() -> None:
    game = galaxy("hoth: stormtrooper, rebel-trooper", leaders="admiral-piett@pool darth-vader@hoth", players=4)
    give_action(game, 2, "keep-them-from-escaping", "admiral-piett")
    give_action(game, 3, "ready-for-action", "general-veers")
    clash(game, "hoth")
    play(game, "no card")  # the Admiral could have held Ready for Action
    assert asked(game) == "imperial-general use-action"
    play(game, "use ready-for-action")
    assert asked(game) == "imperial-admiral use-action"
    play(game, "use keep-them-from-escaping")
    assert battle_of(game).cannot_retreat[REBEL]


@pytest.mark.rule("REB-TEAM-40", "REB-CARD-ACTIONS-1")
def test_who_holds_a_card_chooses_among_its_leaders_also_the_partners() -> None:
    game = galaxy("kessel: stormtrooper", leaders="admiral-ozzel@pool moff-jerjerrod@pool", players=4)
    give_action(game, 2, "proceeding-as-planned", "admiral-ozzel")
    begin(game, "assignment")
    assert asked(game) == "imperial-admiral assign-leaders"
    assert cards_offered(game) == [
        "use proceeding-as-planned with admiral-ozzel",
        "use proceeding-as-planned with moff-jerjerrod",
    ]


@pytest.mark.rule("REB-TEAM-40", "REB-RECRUIT-8")
def test_a_card_kept_for_a_leader_of_the_partner_can_be_used_with_an_empty_pool_of_ones_own() -> None:
    game = galaxy("kessel: stormtrooper", leaders="colonel-yularen@pool", players=4)
    give_action(game, 2, "local-rumors")  # the Admiral kept it and recruited nobody
    begin(game, "assignment")
    assert asked(game) == "imperial-admiral assign-leaders"
    play(game, "use local-rumors with colonel-yularen")
    assert where(game, "colonel-yularen") == "kessel"


# According to My Design


@pytest.mark.rule(
    "REB-CARD-ACCORDING-TO-MY-DESIGN-1", "REB-CARD-ACCORDING-TO-MY-DESIGN-2", "REB-CARD-ACCORDING-TO-MY-DESIGN-3"
)
def test_according_to_my_design_takes_dice_from_every_rebel_roll_of_the_first_round() -> None:
    game = galaxy(
        "hoth: star-destroyer, stormtrooper, 3 x-wing, rebel-trooper",
        leaders="emperor-palpatine@hoth",
    )
    hold(game, "according-to-my-design")
    clash(game, "hoth")
    play(game, "use according-to-my-design")
    battle = battle_of(game)
    battle.attacker = REBEL
    steps = ((1, SPACE), (1, GROUND), (2, SPACE), (2, GROUND))

    def dice(figures: str) -> list[tuple[int, int]]:
        game.units = galaxy(f"hoth: {figures}").units
        found = []
        for battle.round, battle.theatre in steps:
            found.append(dice_to_roll(game))
        return found

    assert dice("3 x-wing, 2 y-wing, 3 rebel-trooper, airspeeder") == [(1, 1), (2, 0), (3, 2), (4, 1)]
    assert dice("7 x-wing, 7 y-wing, 7 rebel-trooper") == [(5, 5), (5, 0), (5, 5), (5, 0)]  # before the limit of five
    assert dice("x-wing, rebel-trooper") == [(0, 0), (0, 0), (1, 0), (1, 0)]


# Brilliant Administrator


@pytest.mark.rule(
    "REB-CARD-BRILLIANT-ADMINISTRATOR-1", "REB-CARD-BRILLIANT-ADMINISTRATOR-2", "REB-QUEUE-3", "REB-QUEUE-4"
)
def test_brilliant_administrator_queues_units_by_all_icons_of_an_imperial_system() -> None:
    game = galaxy(
        "mustafar: stormtrooper, x-wing",
        leaders="grand-moff-tarkin@pool darth-vader@pool",
        imperial="mygeeto",
        rebel="naboo mustafar",
        subjugated="mustafar",
        sabotaged="mustafar",
    )
    assigning(game, "brilliant-administrator")
    play(game, "use brilliant-administrator with grand-moff-tarkin")
    assert options(game) == ["at coruscant", "at mustafar", "at mygeeto"]
    play(game, "at mustafar")
    assert where(game, "grand-moff-tarkin") == "mustafar"
    assert queue(game, 2) == "tie-fighter, assault-carrier"
    assert asked(game) == "empire assign-leaders"


@pytest.mark.rule("REB-CARD-GENERAL-11", "REB-RUL-50")
def test_units_come_on_the_queue_only_as_far_as_the_supply_reaches() -> None:
    game = galaxy("kessel: 24 tie-fighter", leaders="grand-moff-tarkin@pool darth-vader@pool", imperial="mustafar")
    assigning(game, "brilliant-administrator")
    play(game, "use brilliant-administrator with grand-moff-tarkin", "at mustafar")
    assert queue(game, 2) == "assault-carrier"


# It Is Your Destiny


def rescue(leaders: str = "darth-vader@naboo", party: str = "princess-leia+jan-dodonna", more: str = "") -> State:
    """A Daring Rescue of Han Solo in Naboo has succeeded, and the Rebels choose who goes to the base."""
    game = galaxy(
        "naboo: stormtrooper; kessel: stormtrooper",
        leaders=f"han-solo@naboo {leaders}",
        rings=f"captured=han-solo {more}",
        assigned=f"daring-rescue={party} rule-by-fear=general-tagge",
    )
    hold(game, "it-is-your-destiny")
    return reveal(game, "daring-rescue", "hhhh")


@pytest.mark.rule(
    "REB-CARD-IT-IS-YOUR-DESTINY-1", "REB-CARD-IT-IS-YOUR-DESTINY-2", "REB-CARD-IT-IS-YOUR-DESTINY-5", "REB-ACTION-5d"
)
def test_it_is_your_destiny_captures_somebody_who_was_about_to_go_to_the_base() -> None:
    game = rescue("darth-vader@naboo general-rieekan@naboo")
    play(game, "princess-leia goes along")
    assert where(game, "princess-leia") == "naboo"
    play(game, "stay")
    assert where(game, "han-solo") == "rebel-base"
    assert asked(game) == "empire use-action"
    play(game, "use it-is-your-destiny")
    assert options(game) == ["choose princess-leia", "choose jan-dodonna"]  # not Rieekan, who only stood there
    play(game, "choose princess-leia")
    assert ring(game, "captured") == "princess-leia"
    assert where(game, "princess-leia") == "naboo"
    assert where(game, "jan-dodonna") == "naboo"


@pytest.mark.rule("REB-CARD-IT-IS-YOUR-DESTINY-2", "REB-RESCUE-3")
def test_without_it_they_go_to_the_base() -> None:
    game = play(rescue(), "princess-leia goes along", "stay", "no card")
    assert [where(game, who) for who in ("princess-leia", "jan-dodonna")] == ["rebel-base", "naboo"]


@pytest.mark.rule("REB-CARD-IT-IS-YOUR-DESTINY-5")
def test_darth_vader_must_be_there() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo darth-vader@kessel general-tagge@naboo",
        rings="captured=han-solo",
        assigned="daring-rescue=princess-leia rule-by-fear=boba-fett",
    )
    hold(game, "it-is-your-destiny")
    reveal(game, "daring-rescue", "hh")
    play(game, "stay")
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-IT-IS-YOUR-DESTINY-6")
def test_whoever_still_has_the_captured_ring_is_rescued() -> None:
    game = galaxy(
        "naboo: stormtrooper; kessel: stormtrooper",
        leaders="han-solo@naboo chewbacca@kessel darth-vader@naboo",
        rings="carbonite=han-solo captured=chewbacca",
        assigned="daring-rescue=princess-leia",
    )
    hold(game, "it-is-your-destiny")
    reveal(game, "daring-rescue")
    game.chance.script(luck("hh"))
    play(game, "at naboo", "stay", "use it-is-your-destiny")  # there is only Leia to take
    assert ring(game, "captured") == "princess-leia"
    assert where(game, "chewbacca") == "rebel-base"


@pytest.mark.rule("REB-CARD-IT-IS-YOUR-DESTINY-6")
def test_without_an_imperial_unit_the_new_captive_is_rescued_at_once() -> None:
    game = rescue()
    game.units = galaxy("kessel: stormtrooper").units
    play(game, "stay", "use it-is-your-destiny", "choose princess-leia")
    assert ring(game, "captured") == ""
    assert where(game, "princess-leia") == "rebel-base"


@pytest.mark.rule("REB-CARD-IT-IS-YOUR-DESTINY-3", "REB-RESCUE-2", "REB-RESCUE-4")
def test_nobody_goes_along_when_the_last_imperial_unit_was_destroyed() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="princess-leia@naboo",
        rings="captured=princess-leia",
        assigned="hit-and-run=han-solo rule-by-fear=boba-fett",
    )
    hold(game, "it-is-your-destiny")
    reveal(game, "hit-and-run")
    play(game, "at naboo", "destroy stormtrooper")
    assert where(game, "princess-leia") == "rebel-base"
    assert where(game, "han-solo") == "naboo"
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-IT-IS-YOUR-DESTINY-4")
def test_the_millennium_falcon_is_no_answer() -> None:
    game = rescue("darth-vader@naboo chewbacca@naboo", more="millennium-falcon=chewbacca")
    play(game, "stay", "use it-is-your-destiny", "choose princess-leia")
    assert asked(game) == "empire take-turn"
    assert ring(game, "millennium-falcon") == "chewbacca"
    assert ring(game, "captured") == "princess-leia"


# More Dangerous Than You Realize


@pytest.mark.rule("REB-CARD-MORE-DANGEROUS-THAN-YOU-REALIZE-1", "REB-CARD-MORE-DANGEROUS-THAN-YOU-REALIZE-2")
def test_more_dangerous_than_you_realize_gives_three_tactic_cards_of_one_kind() -> None:
    game = galaxy("hoth: tie-fighter, x-wing", leaders="general-tagge@hoth han-solo@hoth")
    hold(game, "more-dangerous-than-you-realize")
    clash(game, "hoth", "empire")
    play(game, "use more-dangerous-than-you-realize")
    assert options(game) == ["draw space", "draw ground"]
    play(game, "draw ground")  # although there is no ground battle
    assert heard(game, REBEL).count("drew-tactics") == 1  # their own, for Han Solo
    view = game.view("rebel")["tactics"][EMPIRE]
    assert sorted(view) == ["unknown-ground"] * 3 + ["unknown-space"]  # Tagge's space value is 1
    assert "unknown" not in " ".join(game.view("empire")["tactics"][EMPIRE])


# Keep Them From Escaping


@pytest.mark.rule("REB-CARD-KEEP-THEM-FROM-ESCAPING-1")
@pytest.mark.parametrize("use", [True, False])
def test_keep_them_from_escaping_forbids_the_rebels_to_retreat(use: bool) -> None:
    game = galaxy(
        "hoth: tie-fighter, x-wing", leaders="admiral-piett@hoth han-solo@hoth", rebel="bespin", imperial="endor"
    )
    hold(game, "keep-them-from-escaping")
    clash(game, "hoth", dice="- -")
    play(game, "use keep-them-from-escaping" if use else "no card")
    questions = []
    while game.battle is not None:
        questions.append(asked(game))
        play(game, options(game)[0])
    assert ("rebel retreat" in questions) != use


@pytest.mark.rule("REB-CARD-KEEP-THEM-FROM-ESCAPING-2", "REB-RUL-17")
def test_rebel_transports_alone_are_then_destroyed() -> None:
    game = galaxy("hoth: star-destroyer, rebel-transport", leaders="admiral-piett@hoth han-solo@hoth", rebel="bespin")
    hold(game, "keep-them-from-escaping")
    clash(game, "hoth", dice="---")
    play(game, "use keep-them-from-escaping")
    passes(game)
    assert units(game, "hoth") == "star-destroyer"


# Good Intel


@pytest.mark.rule("REB-CARD-GOOD-INTEL-1", "REB-CARD-GOOD-INTEL-2")
@pytest.mark.parametrize("who", ["soontir-fel", "colonel-yularen"])
def test_good_intel_lays_the_tactic_cards_of_the_rebels_open(who: str) -> None:
    game = galaxy("hoth: tie-fighter, stormtrooper, x-wing, rebel-trooper", leaders=f"{who}@hoth han-solo@hoth")
    hold(game, "good-intel")
    clash(game, "hoth", "empire")
    play(game, "use good-intel")
    mine = game.view("rebel")["tactics"][REBEL]
    assert len(mine) == 4
    for seat in ("empire", None):
        assert game.view(seat)["tactics"][REBEL] == mine
        assert "drew-tactics" in heard(game, game.seat(seat))
    assert "unknown-space" in game.view("rebel")["tactics"][EMPIRE]


@pytest.mark.rule("REB-INFO-10")
def test_without_good_intel_they_are_hidden() -> None:
    game = galaxy("hoth: tie-fighter, x-wing", leaders="soontir-fel@hoth han-solo@hoth")
    hold(game, "good-intel")
    clash(game, "hoth", "empire")
    play(game, "no card")
    assert game.view("empire")["tactics"][REBEL] == ["unknown-space"] * 2


# Ready for Action


@pytest.mark.rule(
    "REB-CARD-READY-FOR-ACTION-1", "REB-CARD-READY-FOR-ACTION-2", "REB-CARD-READY-FOR-ACTION-3", "REB-ACTION-4"
)
@pytest.mark.parametrize("active", ["rebel", "empire"])
def test_ready_for_action_brings_a_leader_for_one_combat(active: str) -> None:
    game = galaxy(
        "hoth: tie-fighter, x-wing", leaders="admiral-piett@pool general-veers@pool darth-vader@hoth han-solo@hoth"
    )
    hold(game, "ready-for-action")
    clash(game, "hoth", active, dice="h h")
    play(game, "use ready-for-action")
    assert options(game) == ["call admiral-piett", "call general-veers"]
    play(game, "call admiral-piett")
    assert where(game, "admiral-piett") == "hoth"
    assert game.view("rebel")["tactics"][EMPIRE] == ["unknown-space"] * 3  # Piett's value, Vader's is 2
    passes(game)
    assert game.battle is None
    assert in_pool(game) == "admiral-piett general-veers"
    assert where(game, "darth-vader") == "hoth"


@pytest.mark.rule("REB-CARD-READY-FOR-ACTION-3")
def test_who_was_called_can_use_a_card_that_shows_him() -> None:
    game = galaxy("hoth: tie-fighter, x-wing", leaders="admiral-piett@pool han-solo@hoth darth-vader@hoth")
    hold(game, "ready-for-action keep-them-from-escaping")
    clash(game, "hoth")
    assert options(game) == ["no card", "use ready-for-action"]
    play(game, "use ready-for-action")
    assert options(game) == ["no card", "use keep-them-from-escaping"]


@pytest.mark.rule("REB-CARD-READY-FOR-ACTION-1")
def test_ready_for_action_needs_somebody_in_the_pool() -> None:
    game = galaxy("hoth: tie-fighter, x-wing", leaders="admiral-piett@naboo general-veers@mission han-solo@hoth")
    hold(game, "ready-for-action")
    clash(game, "hoth")
    assert not asked(game).endswith("use-action")


@pytest.mark.rule("REB-CARD-READY-FOR-ACTION-4")
def test_a_guest_cannot_lead_a_retreat_and_still_goes_home() -> None:
    game = galaxy(
        "hoth: star-destroyer, 2 tie-fighter, x-wing",
        leaders="admiral-piett@pool darth-vader@hoth han-solo@hoth",
        imperial="bespin",
    )
    hold(game, "ready-for-action")
    clash(game, "hoth", "empire", dice="----- -")
    play(game, "use ready-for-action")
    while asked(game).split()[1] in ("combat-action", "block-damage"):
        play(game, "done")
    assert asked(game) == "empire retreat"
    assert [each for each in options(game) if "with" in each] == ["retreat with darth-vader"]
    play(game, "retreat with darth-vader")
    while game.battle is not None:
        play(game, options(game)[-1])
    assert where(game, "darth-vader") == "bespin"
    assert where(game, "admiral-piett") == "pool"


# Blindside


def hunting(players: int = 2, leaders: str = "", cards: str = "blindside") -> State:
    """Boba Fett is about to capture Han Solo."""
    game = galaxy(
        "naboo: stormtrooper",
        leaders=f"han-solo@naboo chewbacca@pool {leaders}",
        assigned="capture-rebel-operative=boba-fett rule-by-fear=darth-vader",
        players=players,
    )
    hold(game, cards)
    return game


@pytest.mark.rule("REB-CARD-BLINDSIDE-1", "REB-CARD-BLINDSIDE-2", "REB-CARD-BLINDSIDE-3")
def test_blindside_keeps_leaders_of_the_pool_out_but_not_those_who_are_there() -> None:
    game = reveal(hunting(), "capture-rebel-operative", "--- hh")
    assert asked(game) == "empire blindside"
    assert game.view("rebel")["assigned"][0]["card"] == "unknown"
    play(game, "use blindside")  # Han Solo opposes alone, with two dice
    assert where(game, "chewbacca") == "pool"
    assert "mission-failed" in heard(game, REBEL)
    assert used(game) == "blindside"
    assert asked(game).endswith("take-turn")


@pytest.mark.rule("REB-CARD-BLINDSIDE-1")
def test_without_it_the_pool_may_oppose() -> None:
    game = reveal(hunting(), "capture-rebel-operative")
    play(game, "no card")
    assert asked(game) == "rebel oppose"


@pytest.mark.rule("REB-CARD-BLINDSIDE-3")
def test_blindside_covers_one_mission_only() -> None:
    game = hunting()
    reveal(game, "capture-rebel-operative", "--- hh")
    play(game, "use blindside", "reveal rule-by-fear")
    assert asked(game) == "rebel oppose"


@pytest.mark.rule("REB-CARD-BLINDSIDE-3")
def test_the_mission_shown_with_blindside_is_the_one_that_is_revealed() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo chewbacca@pool",
        assigned="rule-by-fear=grand-moff-tarkin capture-rebel-operative=boba-fett",
    )
    hold(game, "blindside")
    reveal(game, "capture-rebel-operative", "--- hh")
    play(game, "use blindside")
    assert table(game) == "rule-by-fear=grand-moff-tarkin"


@pytest.mark.rule("REB-CARD-BLINDSIDE-3", "REB-CARD-UNDERCOVER-2")
def test_blindside_does_not_stop_undercover() -> None:
    game = hunting(leaders="obi-wan-kenobi@kessel", cards="blindside undercover")
    reveal(game, "capture-rebel-operative", "--- --")
    play(game, "use blindside")
    assert asked(game) == "rebel use-action"
    play(game, "use undercover")
    assert where(game, "obi-wan-kenobi") == "naboo"
    assert where(game, "chewbacca") == "pool"


@pytest.mark.rule("REB-CARD-BLINDSIDE-1", "REB-INFO-9")
@pytest.mark.parametrize(
    ("who", "announced"), [("boba-fett", "boba-fett"), ("darth-vader", ""), ("boba-fett", "admiral-piett")]
)
def test_blindside_is_asked_for_on_public_grounds(who: str, announced: str) -> None:
    game = galaxy(
        "naboo: stormtrooper", leaders="han-solo@naboo chewbacca@pool", assigned=f"capture-rebel-operative={who}"
    )
    card = "keep-them-from-escaping" if announced == "admiral-piett" else "boba-fett-where"
    give_action(game, 2, card, announced)
    reveal(game, "capture-rebel-operative")
    if (who, announced) == ("boba-fett", "boba-fett"):
        assert options(game) == ["no card"]  # it could be Blindside, but it is not
    else:
        assert asked(game) == "rebel oppose"


@pytest.mark.rule("REB-CARD-BLINDSIDE-1", "REB-TEAM-40")
def test_in_a_team_both_who_could_hold_it_are_asked_before_the_mission() -> None:
    game = hunting(4, cards="")
    give_action(game, 2, "public-support", "janus-greejatus")
    give_action(game, 3, "blindside", "boba-fett")
    reveal(game, "capture-rebel-operative", "hhh --")  # the Imperial Admiral has nobody, so it is the General's turn
    assert asked(game) == "imperial-admiral blindside"
    play(game, "no card")
    assert asked(game) == "imperial-general blindside"
    play(game, "use blindside")
    assert ring(game, "captured") == "han-solo"
    assert asked(game).endswith("take-turn")


# Fully Operational


@pytest.mark.rule("REB-CARD-FULLY-OPERATIONAL-1", "REB-CARD-FULLY-OPERATIONAL-2")
@pytest.mark.parametrize("station", ["death-star", "death-star-under-construction"])
def test_fully_operational_destroys_a_rebel_ship(station: str) -> None:
    game = galaxy(
        f"hoth: {station}, x-wing, mon-calamari-cruiser, rebel-trooper", leaders="moff-jerjerrod@hoth han-solo@hoth"
    )
    hold(game, "fully-operational")
    clash(game, "hoth", "empire")
    play(game, "use fully-operational")
    assert options(game) == ["destroy x-wing", "destroy mon-calamari-cruiser"]
    play(game, "destroy mon-calamari-cruiser")
    assert "mon-calamari-cruiser" not in units(game, "hoth")


@pytest.mark.rule("REB-CARD-FULLY-OPERATIONAL-2", "REB-COMBAT-WIN-1")
def test_the_last_ship_ends_the_combat_without_a_round() -> None:
    game = galaxy("hoth: death-star, x-wing", leaders="moff-jerjerrod@hoth han-solo@hoth")
    hold(game, "fully-operational")
    clash(game, "hoth", "empire")
    play(game, "use fully-operational")
    assert game.battle is None
    told = heard(game, EMPIRE)
    assert "won-space-battle" in told
    assert "combat-round" not in told


@pytest.mark.rule("REB-CARD-FULLY-OPERATIONAL-1", "REB-CARD-FULLY-OPERATIONAL-2")
@pytest.mark.parametrize(
    ("there", "who"),
    [
        ("star-destroyer, x-wing", "moff-jerjerrod@hoth"),
        ("death-star, x-wing", "moff-jerjerrod@naboo"),
        ("death-star, stormtrooper, rebel-trooper", "moff-jerjerrod@hoth"),
    ],
)
def test_fully_operational_needs_station_ship_and_leader(there: str, who: str) -> None:
    game = galaxy(f"hoth: {there}", leaders=f"{who} han-solo@hoth darth-vader@hoth")
    hold(game, "fully-operational")
    clash(game, "hoth")
    assert not asked(game).endswith("use-action")


# Proceeding as Planned


@pytest.mark.rule(
    "REB-CARD-PROCEEDING-AS-PLANNED-1",
    "REB-CARD-PROCEEDING-AS-PLANNED-2",
    "REB-CARD-PROCEEDING-AS-PLANNED-3",
    "REB-INFO-14",
)
def test_proceeding_as_planned_takes_a_project_out_of_the_deck() -> None:
    game = galaxy(leaders="admiral-ozzel@pool moff-jerjerrod@pool darth-vader@pool")
    game.project_deck = game.project_deck.without(mission("construct-factory"))
    game.project_discard = [mission("construct-factory")]
    deck = len(game.project_deck)
    assigning(game, "proceeding-as-planned")
    play(game, "use proceeding-as-planned with admiral-ozzel")
    assert "take superlaser-online" in options(game)
    assert ("take construct-factory" in options(game)) == (mission("construct-factory") in game.project_deck.cards)
    game.chance.script((tuple(reversed(range(deck - 1))),))
    play(game, "take superlaser-online")
    assert game.chance.unused() == 0  # shuffled
    assert table(game) == "superlaser-online=admiral-ozzel"
    assert heard(game, REBEL)[0] == "found-mission-unseen"
    assert heard(game, EMPIRE)[0] == "found-mission"
    assert game.view("rebel")["assigned"][0]["card"] == "unknown"
    play(game, "assign moff-jerjerrod", "join admiral-ozzel", "done")
    assert table(game) == "superlaser-online=admiral-ozzel+moff-jerjerrod"
    play(game, "pass", "pass")  # it is not revealed, Vader's lack of a Death Star apart
    assert "superlaser-online" in hand(game, EMPIRE)


@pytest.mark.rule("REB-CARD-PROCEEDING-AS-PLANNED-3", "REB-DISCARD-2")
def test_an_exhausted_project_deck_is_renewed_first() -> None:
    game = galaxy(leaders="admiral-ozzel@pool darth-vader@pool")
    game.project_discard, game.project_deck = list(game.project_deck.cards), MissionDeck()
    assigning(game, "proceeding-as-planned")
    play(game, "use proceeding-as-planned with admiral-ozzel", "take superlaser-online")
    assert table(game) == "superlaser-online=admiral-ozzel"
    game = galaxy(leaders="admiral-ozzel@pool darth-vader@pool")
    game.project_deck = MissionDeck()
    assigning(game, "proceeding-as-planned")
    assert cards_offered(game) == []


# Local Rumors


@pytest.mark.rule("REB-CARD-LOCAL-RUMORS-1", "REB-CARD-LOCAL-RUMORS-2")
@pytest.mark.parametrize(("base", "answer"), [("felucia", "rumour-true"), ("naboo", "rumour-false")])
def test_local_rumors_gives_a_truthful_answer_about_the_region(base: str, answer: str) -> None:
    game = galaxy(
        "yavin: tie-fighter; kessel: stormtrooper", leaders="colonel-yularen@pool darth-vader@pool", base=base
    )
    assigning(game, "local-rumors")
    play(game, "use local-rumors with colonel-yularen")
    assert options(game) == ["at kessel", "at yavin"]
    play(game, "at yavin")
    for seat in (0, 1, None):
        assert answer in heard(game, seat)
    assert not game.exposed
    region = {"felucia", "mon-calamari", "saleucami", "yavin"}
    possible = set(game.view("empire")["possible"])
    assert possible <= region if answer == "rumour-true" else not possible & region


@pytest.mark.rule("REB-CARD-LOCAL-RUMORS-2")
def test_local_rumors_can_be_used_for_nothing() -> None:
    game = galaxy(
        "yavin: tie-fighter; kessel: stormtrooper; felucia: x-wing",
        leaders="colonel-yularen@pool darth-vader@pool",
        base="felucia",
        found=True,
    )
    assigning(game, "local-rumors")
    play(game, "use local-rumors with colonel-yularen", "at yavin")
    assert texts(game.clues) == "felucia"
    assert where(game, "colonel-yularen") == "yavin"


# Boba Fett? Where?


@pytest.mark.rule("REB-CARD-BOBA-FETT-WHERE-1", "REB-CARD-BOBA-FETT-WHERE-3")
def test_boba_fett_where_forbids_attempts_in_an_imperial_system_for_the_command_phase() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="boba-fett@pool darth-vader@pool general-rieekan@pool",
        imperial="naboo",
        assigned="sabotage=chewbacca infiltration=princess-leia hidden-fleet=mon-mothma",
    )
    hold(game, "boba-fett-where")
    begin(game, "assignment")
    play(game, "done", "use boba-fett-where with boba-fett")
    assert options(game) == ["at coruscant", "at naboo"]
    play(game, "at naboo", "done")
    assert "reveal infiltration" not in options(game)  # Naboo is the only system with an Imperial unit
    assert "reveal hidden-fleet" in options(game)
    play(game, "reveal sabotage")
    assert "at naboo" not in options(game)
    assert "at alderaan" in options(game)
    play(game, "at alderaan", "send nobody")
    assert texts(game.sabotaged) == "alderaan"
    play(game, "pass", "activate with general-rieekan", "at naboo")  # that is still allowed
    assert where(game, "general-rieekan") == "naboo"


@pytest.mark.rule("REB-CARD-BOBA-FETT-WHERE-3")
def test_the_ban_lasts_to_the_end_of_the_phase_without_boba_fett_and_no_longer() -> None:
    game = galaxy(imperial="naboo", leaders="boba-fett@pool darth-vader@pool")
    assigning(game, "boba-fett-where")
    play(game, "use boba-fett-where with boba-fett", "at naboo", "done")
    game.leaders[leader("boba-fett")] = system("kessel")
    assert texts(game.barred) == "naboo"
    play(game, "pass", "pass")
    assert texts(game.barred) == ""


def watched(leaders: str, cards: str, units: str = "naboo: stormtrooper, x-wing", **more: str) -> State:
    """Naboo is watched by Boba Fett in the Command Phase."""
    game = galaxy(units, leaders=f"boba-fett@naboo {leaders}", imperial="naboo", **more)  # type: ignore[arg-type]
    hold(game, cards)
    game.barred = SystemSet(1 << system("naboo"))
    return game


@pytest.mark.rule("REB-CARD-BOBA-FETT-WHERE-1", "REB-CARD-BOBA-FETT-WHERE-3")
@pytest.mark.parametrize("phase", ["command", "assignment"])
def test_rebel_start_of_combat_cards_are_barred_there_in_the_command_phase(phase: str) -> None:
    game = watched(
        "admiral-ackbar@naboo emperor-palpatine@pool admiral-ozzel@pool",
        "its-a-trap catch-them-by-surprise",
        "naboo: x-wing; malastare: star-destroyer",
    )
    begin(game, phase)
    if phase == "command":
        play(game, "pass", "activate with emperor-palpatine", "at naboo")
    else:
        play(game, "use catch-them-by-surprise with admiral-ozzel", "at naboo")
    play(game, "move star-destroyer from malastare", "done")
    assert (asked(game) == "rebel use-action") == (phase == "assignment")


@pytest.mark.rule("REB-CARD-BOBA-FETT-WHERE-2")
def test_undercover_leads_out_of_the_system_but_not_into_it() -> None:
    game = watched("han-solo@naboo obi-wan-kenobi@kessel", "undercover", assigned="capture-rebel-operative=darth-vader")
    reveal(game, "capture-rebel-operative", "hhhhhh --")
    assert ring(game, "captured") == "han-solo"  # nobody was asked
    game = watched(
        "han-solo@kessel obi-wan-kenobi@naboo",
        "undercover",
        "naboo: stormtrooper; kessel: stormtrooper",
        assigned="capture-rebel-operative=darth-vader rule-by-fear=general-tagge",
    )
    reveal(game, "capture-rebel-operative", "--- --")
    play(game, "against han-solo")
    assert options(game) == ["no card", "use undercover"]
    play(game, "use undercover")
    assert where(game, "obi-wan-kenobi") == "kessel"


@pytest.mark.rule("REB-CARD-BOBA-FETT-WHERE-1")
def test_no_other_rebel_card_is_used_there() -> None:
    game = watched("chewbacca@naboo", "wookiee-guardian", assigned="capture-rebel-operative=darth-vader")
    reveal(game, "capture-rebel-operative", "hhhhhh ---")
    assert ring(game, "captured") == "chewbacca"  # nobody was asked
    game = watched(
        "obi-wan-kenobi@naboo",
        "noble-sacrifice",
        assigned="capture-rebel-operative=darth-vader rule-by-fear=general-tagge",
    )
    reveal(game, "capture-rebel-operative", "hhhhhh")
    assert ring(game, "captured") == "obi-wan-kenobi"
    assert asked(game).endswith("take-turn")


@pytest.mark.rule("REB-CARD-BOBA-FETT-WHERE-2", "REB-CARD-BOBA-FETT-WHERE-3")
def test_rings_and_opposing_stay_allowed_there() -> None:
    game = watched(
        "han-solo@naboo princess-leia@pool", "", assigned="capture-rebel-operative=darth-vader", rings="r2-d2=han-solo"
    )
    reveal(game, "capture-rebel-operative", "hhhhhh hhh")
    assert asked(game) == "rebel oppose"
    play(game, "send princess-leia")
    assert asked(game) == "rebel turn-to-blank"


# Target the Generator


@pytest.mark.rule("REB-CARD-TARGET-THE-GENERATOR-1", "REB-CARD-TARGET-THE-GENERATOR-2")
def test_target_the_generator_destroys_a_structure() -> None:
    game = galaxy(
        "hoth: stormtrooper, rebel-trooper, shield-generator, ion-cannon", leaders="general-veers@hoth han-solo@hoth"
    )
    hold(game, "target-the-generator")
    clash(game, "hoth", "empire")
    play(game, "use target-the-generator")
    assert options(game) == ["destroy shield-generator", "destroy ion-cannon"]
    play(game, "destroy shield-generator")
    assert units(game, "hoth") == "stormtrooper, rebel-trooper, ion-cannon"


@pytest.mark.rule("REB-CARD-TARGET-THE-GENERATOR-2")
def test_the_last_structure_ends_the_combat_without_a_round() -> None:
    game = galaxy("hoth: stormtrooper, x-wing, ion-cannon", leaders="general-veers@hoth han-solo@hoth")
    hold(game, "target-the-generator")
    clash(game, "hoth", "empire")
    play(game, "use target-the-generator")
    assert game.battle is None
    assert "combat-round" not in heard(game, EMPIRE)
    assert "won-ground-battle" in heard(game, EMPIRE)


@pytest.mark.rule("REB-CARD-TARGET-THE-GENERATOR-2")
def test_without_a_structure_it_cannot_be_used() -> None:
    game = galaxy("hoth: stormtrooper, rebel-trooper", leaders="general-veers@hoth han-solo@hoth")
    hold(game, "target-the-generator")
    clash(game, "hoth")
    assert not asked(game).endswith("use-action")


# Public Support


@pytest.mark.rule("REB-CARD-PUBLIC-SUPPORT-1", "REB-CARD-PUBLIC-SUPPORT-2", "REB-DEPLOY-9", "REB-CARD-GENERAL-12")
def test_public_support_gains_three_stormtroopers_and_holds_nobody_back() -> None:
    game = galaxy(
        "naboo: x-wing, star-destroyer; kessel: rebel-trooper",
        leaders="janus-greejatus@pool darth-vader@pool",
        imperial="naboo kessel",
        sabotaged="naboo",
    )
    assigning(game, "public-support")
    play(game, "use public-support with janus-greejatus")
    assert options(game) == ["at coruscant", "at naboo"]  # not Kessel, where a Rebel ground unit is
    play(game, "at naboo")
    assert units(game, "naboo") == "star-destroyer, 3 stormtrooper, x-wing"
    assert game.battle is None
    play(game, "done", "pass", "activate with darth-vader", "at dagobah")
    assert "move star-destroyer from naboo" in options(game)


@pytest.mark.rule("REB-CARD-PUBLIC-SUPPORT-2", "REB-MOVE-8")
def test_other_leaders_there_still_hold_units_back_and_he_does_in_the_next_round() -> None:
    game = galaxy(
        "naboo: star-destroyer",
        leaders="janus-greejatus@pool darth-vader@pool general-tagge@naboo admiral-ozzel@pool",
        imperial="naboo",
    )
    assigning(game, "public-support")
    play(game, "use public-support with janus-greejatus", "at naboo", "done", "pass")
    play(game, "activate with darth-vader", "at dagobah")
    assert asked(game) == "empire take-turn"  # nothing can move
    play(game, "pass")
    while game.round == 1:
        play(game, options(game)[0])
    assert game.loose == 0


@pytest.mark.rule("REB-CARD-PUBLIC-SUPPORT-1")
def test_elsewhere_he_holds_units_back_again() -> None:
    from dejarik.games.rebellion.galaxy import holds_units
    from dejarik.games.rebellion.leaders import place

    game = galaxy(imperial="naboo", leaders="janus-greejatus@pool darth-vader@pool")
    assigning(game, "public-support")
    play(game, "use public-support with janus-greejatus", "at naboo")
    assert not holds_units(game, EMPIRE, system("naboo"))
    place(game, leader("janus-greejatus"), system("kessel"))
    assert holds_units(game, EMPIRE, system("kessel"))


@pytest.mark.rule("REB-CARD-PUBLIC-SUPPORT-2", "REB-CARD-GENERAL-19", "REB-RUL-50")
def test_stormtroopers_that_are_missing_may_be_taken_from_elsewhere() -> None:
    game = galaxy(
        "coruscant: 20 stormtrooper; kessel: 9 stormtrooper", leaders="janus-greejatus@pool", imperial="naboo kessel"
    )
    assigning(game, "public-support")
    play(game, "use public-support with janus-greejatus", "at naboo")
    assert units(game, "naboo") == "stormtrooper"
    assert options(game) == ["gain fewer", "free stormtrooper from coruscant", "free stormtrooper from kessel"]
    play(game, "free stormtrooper from kessel")
    assert units(game, "kessel") == "8 stormtrooper"
    play(game, "gain fewer")
    assert units(game, "naboo") == "2 stormtrooper"


# Scouting Mission


@pytest.mark.rule("REB-CARD-SCOUTING-MISSION-1", "REB-CARD-SCOUTING-MISSION-2")
def test_scouting_mission_gathers_four_tie_fighters_from_anywhere() -> None:
    game = galaxy(
        "naboo: 3 tie-fighter, stormtrooper; kessel: 2 tie-fighter; coruscant: tie-fighter; yavin: tie-fighter",
        leaders="soontir-fel@pool general-tagge@coruscant darth-vader@pool",
        base="hoth",
    )
    assigning(game, "scouting-mission")
    play(game, "use scouting-mission with soontir-fel")
    assert len(options(game)) == 32
    play(game, "at hoth")
    assert options(game) == [  # not from Coruscant, where Tagge is
        "done",
        "move tie-fighter from kessel",
        "move tie-fighter from naboo",
        "move tie-fighter from yavin",
    ]
    play(game, *["move tie-fighter from naboo"] * 3, "move tie-fighter from kessel")
    assert options(game) == ["done"]
    play(game, "done")
    assert units(game, "hoth") == "4 tie-fighter"
    assert not game.exposed
    assert game.battle is None  # nobody is there


@pytest.mark.rule("REB-CARD-SCOUTING-MISSION-2")
@pytest.mark.parametrize(("there", "fight"), [("x-wing", True), ("rebel-trooper", False)])
def test_only_rebel_ships_lead_to_a_combat(there: str, fight: bool) -> None:
    game = galaxy(f"hoth: {there}, stormtrooper; naboo: tie-fighter", leaders="soontir-fel@pool darth-vader@pool")
    assigning(game, "scouting-mission")
    play(game, "use scouting-mission with soontir-fel", "at hoth", "move tie-fighter from naboo", "done")
    assert (game.battle is not None) == fight


@pytest.mark.rule("REB-RESCUE-2", "REB-CARD-SCOUTING-MISSION-1")
def test_a_captive_whom_the_scouts_leave_alone_is_free_before_they_fight() -> None:
    game = galaxy(
        "hoth: x-wing; naboo: tie-fighter", leaders="soontir-fel@pool han-solo@naboo", rings="captured=han-solo"
    )
    assigning(game, "scouting-mission")
    play(game, "use scouting-mission with soontir-fel", "at hoth", "move tie-fighter from naboo", "done")
    assert game.battle is not None
    assert where(game, "han-solo") == "rebel-base"


@pytest.mark.rule("REB-CARD-SCOUTING-MISSION-2")
def test_without_an_imperial_ship_there_is_no_combat_either() -> None:
    game = galaxy("hoth: x-wing, rebel-trooper, stormtrooper; naboo: tie-fighter", leaders="soontir-fel@pool")
    assigning(game, "scouting-mission")
    play(game, "use scouting-mission with soontir-fel", "at hoth", "done")
    assert game.battle is None


@pytest.mark.rule("REB-CARD-SCOUTING-MISSION-2")
def test_rebel_ships_on_the_rebel_base_space_are_not_in_the_system() -> None:
    game = galaxy("rebel-base: x-wing; naboo: tie-fighter", leaders="soontir-fel@pool", base="hoth")
    assigning(game, "scouting-mission")
    play(game, "use scouting-mission with soontir-fel", "at hoth", "move tie-fighter from naboo", "done")
    assert game.battle is None


# Catch Them by Surprise


@pytest.mark.rule(
    "REB-CARD-CATCH-THEM-BY-SURPRISE-1", "REB-CARD-CATCH-THEM-BY-SURPRISE-2", "REB-CARD-CATCH-THEM-BY-SURPRISE-3"
)
def test_catch_them_by_surprise_is_like_an_activation() -> None:
    game = galaxy(
        "bespin: star-destroyer, 2 stormtrooper, at-at; naboo: star-destroyer; rebel-base: rebel-trooper",
        leaders="admiral-ozzel@pool darth-vader@pool han-solo@bespin",
        rings="captured=han-solo",
        base="hoth",
    )
    assigning(game, "catch-them-by-surprise")
    play(game, "use catch-them-by-surprise with admiral-ozzel", "at hoth")
    assert options(game) == [
        "done",
        "move star-destroyer from bespin",
    ]  # Naboo is not next to it, and troops need a ship
    play(game, "move star-destroyer from bespin", "move stormtrooper from bespin")
    assert "take han-solo from bespin" in options(game)
    play(game, "take han-solo from bespin", "done")
    assert game.exposed  # ground units found the base
    assert battle_of(game).active == EMPIRE
    assert texts(battle_of(game).origins[EMPIRE]) == "bespin"
    assert where(game, "han-solo") == "hoth"
    assert where(game, "admiral-ozzel") == "hoth"


@pytest.mark.rule("REB-CARD-CATCH-THEM-BY-SURPRISE-3", "REB-SUBJ-1")
def test_it_ends_with_subjugation() -> None:
    game = galaxy("naboo: star-destroyer, stormtrooper", leaders="admiral-ozzel@pool darth-vader@pool")
    assigning(game, "catch-them-by-surprise")
    play(game, "use catch-them-by-surprise with admiral-ozzel", "at sullust")
    play(game, "move star-destroyer from naboo", "move stormtrooper from naboo", "done")
    assert texts(game.subjugated) == "sullust"
    assert asked(game) == "empire assign-leaders"
