"""The Rebels' action cards. [REB-ACTION, REB-CARD]"""

from __future__ import annotations

import pytest

from dejarik.engine.chance import Chance
from dejarik.games.rebellion import GAME, moments
from dejarik.games.rebellion.combat.damage import battle_of
from dejarik.games.rebellion.components import (
    ACTION_TIMING,
    ADMIRAL,
    EMPIRE,
    MISSIONS,
    REBEL,
    STAR_DESTROYER,
    action,
    leader,
    mission,
    objective,
    system,
)
from dejarik.games.rebellion.state import MissionDeck, ObjectiveDeck, State
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
    options,
    passes,
    play,
    queue,
    reveal,
    ring,
    stack_actions,
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


def gain(game: State, card: str) -> State:
    """An Immediate card is gained."""
    give_action(game, 0, card)
    moments.IMMEDIATE_CARD.open(game, REBEL, ADMIRAL, action(card))
    game.advance()
    return game


# Human-Cyborg Relations, Resourceful Astromech


@pytest.mark.rule(
    "REB-CARD-HUMAN-CYBORG-RELATIONS-1", "REB-CARD-RESOURCEFUL-ASTROMECH-1", "REB-RING-1", "REB-ACTION-5c"
)
@pytest.mark.parametrize(("card", "its"), [("human-cyborg-relations", "c-3po"), ("resourceful-astromech", "r2-d2")])
def test_an_immediate_card_gives_its_ring_to_any_rebel_leader(card: str, its: str) -> None:
    game = galaxy(leaders="han-solo@naboo chewbacca@pool princess-leia@mission darth-vader@pool mon-mothma@box")
    gain(game, card)
    assert used(game) == card
    assert asked(game) == "rebel give-ring"
    assert options(game) == ["choose princess-leia", "choose han-solo", "choose chewbacca"]
    play(game, "choose chewbacca")
    assert ring(game, its) == "chewbacca"


@pytest.mark.rule(
    "REB-CARD-HUMAN-CYBORG-RELATIONS-2", "REB-CARD-RESOURCEFUL-ASTROMECH-3", "REB-CARD-RINGS-12", "REB-RUL-12"
)
@pytest.mark.parametrize("card", ["human-cyborg-relations", "resourceful-astromech"])
def test_in_the_setup_the_ring_goes_on_a_leader_of_the_pool_before_the_base_is_chosen(card: str) -> None:
    for seed in range(40):
        game = GAME.new(2, seed)
        while not game.actions_used and asked(game) != "rebel choose-base":
            play(game, options(game)[0])
        if action(card) in game.actions_used:
            break
    assert asked(game) == "rebel give-ring"
    assert game.view("empire")["location"] is None
    assert options(game) == [
        f"choose {who}" for who in ("mon-mothma", "jan-dodonna", "general-rieekan", "princess-leia")
    ]
    play(game, "choose mon-mothma")
    assert "got-ring" in heard(game, EMPIRE)  # openly
    while asked(game) == "rebel give-ring":
        play(game, "choose princess-leia")
    assert asked(game) == "rebel choose-base"


@pytest.mark.rule("REB-ACTION-5c", "REB-INFO-9")
def test_nobody_imagines_an_immediate_card_face_down() -> None:
    game = galaxy(leaders="jan-dodonna@pool")
    hold(game, "rebel-planning temporary-alliance an-old-friend")
    begin(game, "assignment")
    view = game.view("empire")
    assert view["actions"][0] == ["unknown-starting", "unknown-starting", "unknown"]
    found = {card for seed in range(60) for card in GAME.imagine(view, Chance(seed)).actions[0]}
    assert len(found) > 8
    assert {ACTION_TIMING[card] for card in found} <= {"assignment", "start_of_combat", "special"}


# Our Most Desperate Hour


@pytest.mark.rule(
    "REB-CARD-OUR-MOST-DESPERATE-HOUR-1",
    "REB-CARD-OUR-MOST-DESPERATE-HOUR-2",
    "REB-CARD-OUR-MOST-DESPERATE-HOUR-3",
    "REB-INFO-14",
)
def test_our_most_desperate_hour_takes_a_mission_out_of_the_deck() -> None:
    game = galaxy(leaders="princess-leia@pool han-solo@pool", rebel_hand="demolition")
    discarded = mission("misdirection")
    game.mission_decks[REBEL] = game.mission_decks[REBEL].without(discarded)
    game.mission_discards[REBEL] = [discarded]
    deck = sorted(game.mission_decks[REBEL].cards)
    assigning(game, "our-most-desperate-hour")
    assert cards_offered(game) == ["use our-most-desperate-hour with princess-leia"]
    play(game, "use our-most-desperate-hour with princess-leia")
    found = options(game)
    assert "take lead-the-strike-team" in found
    for absent in ("take sabotage", *([] if discarded in deck else ["take misdirection"])):
        assert absent not in found  # a starting mission; what was discarded
    game.chance.script((tuple(reversed(range(len(deck) - 1))),))
    play(game, "take lead-the-strike-team")  # no skill is asked for
    assert game.chance.unused() == 0
    assert table(game) == "lead-the-strike-team=princess-leia"
    assert where(game, "princess-leia") == "mission"
    assert heard(game, EMPIRE)[:1] == ["found-mission-unseen"]
    assert game.view("empire")["assigned"][0]["card"] == "unknown"
    play(game, "assign han-solo", "join princess-leia", "done")
    assert table(game) == "lead-the-strike-team=princess-leia+han-solo"
    play(game, "pass")
    passes(game, until="keep-action")
    assert "lead-the-strike-team" in hand(game, REBEL)


@pytest.mark.rule("REB-DISCARD-2", "REB-CARD-OUR-MOST-DESPERATE-HOUR-1")
def test_a_deck_whose_last_card_is_taken_is_renewed_at_once() -> None:
    game = galaxy(leaders="princess-leia@pool")
    last, *others = game.mission_decks[REBEL].cards
    game.mission_decks[REBEL], game.mission_discards[REBEL] = MissionDeck.of([last]), others.copy()
    assigning(game, "our-most-desperate-hour")
    play(game, "use our-most-desperate-hour with princess-leia", f"take {MISSIONS[last]}")
    assert sorted(game.mission_decks[REBEL].cards) == sorted(others)
    assert game.mission_discards[REBEL] == []


@pytest.mark.rule("REB-DISCARD-2")
def test_an_exhausted_mission_deck_is_renewed_before_it_is_searched() -> None:
    game = galaxy(leaders="princess-leia@pool han-solo@pool")
    game.mission_discards[REBEL], game.mission_decks[REBEL] = list(game.mission_decks[REBEL].cards), MissionDeck()
    assigning(game, "our-most-desperate-hour")
    play(game, "use our-most-desperate-hour with princess-leia", "take seek-yoda")
    assert game.mission_discards[REBEL] == []
    assert mission("seek-yoda") not in game.mission_decks[REBEL].cards


# Rebel Planning


@pytest.mark.rule("REB-CARD-REBEL-PLANNING-1", "REB-CARD-REBEL-PLANNING-2")
@pytest.mark.parametrize(("found", "place"), [(False, "rebel-base"), (True, "naboo")])
def test_rebel_planning_draws_an_objective(found: bool, place: str) -> None:
    game = galaxy("naboo: x-wing", leaders="jan-dodonna@pool han-solo@pool", base="naboo", found=found)
    before = len(game.objectives)
    assigning(game, "rebel-planning")
    play(game, "use rebel-planning with jan-dodonna")
    assert where(game, "jan-dodonna") == place
    assert len(game.objectives) == before + 1
    assert heard(game, EMPIRE) == ["action-used", "leader-placed", "drew-objectives-unseen"]
    assert game.view("empire")["objectives"] == ["unknown"] * (before + 1)


@pytest.mark.rule("REB-CARD-REBEL-PLANNING-2", "REB-RUL-48")
def test_an_empty_objective_deck_gives_no_card() -> None:
    game = galaxy(leaders="jan-dodonna@pool han-solo@pool")
    game.objective_deck = ObjectiveDeck()
    before = len(game.objectives)
    assigning(game, "rebel-planning")
    play(game, "use rebel-planning with jan-dodonna")
    assert len(game.objectives) == before
    assert where(game, "jan-dodonna") == "rebel-base"


# Start the Evacuation


@pytest.mark.rule(
    "REB-CARD-START-THE-EVACUATION-1",
    "REB-CARD-START-THE-EVACUATION-2",
    "REB-CARD-START-THE-EVACUATION-3",
    "REB-MOVE-10",
)
def test_start_the_evacuation_leads_units_of_the_space_to_any_system_without_imperial_units() -> None:
    game = galaxy(
        "rebel-base: corellian-corvette, 3 rebel-trooper, ion-cannon; naboo: tie-fighter",
        leaders="general-rieekan@pool han-solo@pool",
        base="hoth",
    )
    assigning(game, "start-the-evacuation")
    play(game, "use start-the-evacuation with general-rieekan")
    assert len(options(game)) == 31
    assert "at naboo" not in options(game)
    assert "at hoth" in options(game)  # the base's own system
    play(game, "at kessel")  # far from Hoth
    assert options(game) == ["done", "move corellian-corvette from rebel-base"]
    play(game, "move corellian-corvette from rebel-base", *["move rebel-trooper from rebel-base"] * 2)
    assert options(game) == ["done"]  # there is no more room, and the cannon is immobile
    play(game, "done")
    assert units(game, "kessel") == "corellian-corvette, 2 rebel-trooper"
    assert units(game, "rebel-base") == "rebel-trooper, ion-cannon"
    assert where(game, "general-rieekan") == "kessel"
    assert len(game.view("empire")["possible"]) == 31  # it tells nothing about the base
    assert game.battle is None


@pytest.mark.rule("REB-CARD-START-THE-EVACUATION-2", "REB-MOVE-9")
def test_a_leader_on_the_space_holds_the_units_there() -> None:
    game = galaxy("rebel-base: x-wing", leaders="general-rieekan@pool han-solo@rebel-base mon-mothma@pool")
    assigning(game, "start-the-evacuation")
    play(game, "use start-the-evacuation with general-rieekan", "at kessel")
    assert asked(game) == "rebel assign-leaders"
    assert where(game, "general-rieekan") == "kessel"


@pytest.mark.rule("REB-CARD-START-THE-EVACUATION-3", "REB-BASE-REVEAL-10")
def test_from_a_revealed_base_they_leave_its_system() -> None:
    game = galaxy("hoth: x-wing", leaders="general-rieekan@pool mon-mothma@pool", base="hoth", found=True)
    assigning(game, "start-the-evacuation")
    play(game, "use start-the-evacuation with general-rieekan", "at kessel", "move x-wing from hoth", "done")
    assert units(game, "kessel") == "x-wing"


# Temporary Alliance


@pytest.mark.rule(
    "REB-CARD-TEMPORARY-ALLIANCE-1", "REB-CARD-TEMPORARY-ALLIANCE-2", "REB-CARD-TEMPORARY-ALLIANCE-3", "REB-BUILD-7"
)
def test_temporary_alliance_queues_units_by_the_icons_of_a_neutral_system() -> None:
    game = galaxy(
        "mygeeto: stormtrooper",
        leaders="mon-mothma@pool han-solo@pool",
        rebel="naboo",
        imperial="kessel",
        subjugated="mygeeto",
        sabotaged="mygeeto",
        destroyed="alderaan",
    )
    assigning(game, "temporary-alliance")
    play(game, "use temporary-alliance with mon-mothma")
    found = options(game)
    assert {"at mygeeto", "at hoth", "at alderaan"} <= set(found)  # subjugated, remote, destroyed
    assert not {"at naboo", "at kessel", "at coruscant"} & set(found)
    play(game, "at mygeeto")
    assert options(game) == ["take x-wing", "take y-wing", "take rebel-transport"]
    play(game, "take y-wing")
    assert options(game) == ["take shield-generator", "take ion-cannon"]
    play(game, "take ion-cannon")
    assert queue(game, 2) == "y-wing, ion-cannon"
    assert where(game, "mon-mothma") == "mygeeto"


@pytest.mark.rule("REB-CARD-TEMPORARY-ALLIANCE-3")
@pytest.mark.parametrize("place", ["hoth", "alderaan"])
def test_a_system_without_icons_gives_nothing(place: str) -> None:
    game = galaxy(leaders="mon-mothma@pool han-solo@pool", destroyed="alderaan")
    assigning(game, "temporary-alliance")
    play(game, "use temporary-alliance with mon-mothma", f"at {place}")
    assert not any(game.queues)


@pytest.mark.rule("REB-RUL-50")
def test_the_rebels_choose_among_what_is_in_the_supply() -> None:
    game = galaxy("kessel: 8 x-wing, 4 rebel-transport", leaders="mon-mothma@pool han-solo@pool")
    assigning(game, "temporary-alliance")
    play(game, "use temporary-alliance with mon-mothma", "at mandalore")
    assert queue(game, 1) == "y-wing, rebel-trooper"


# An Old Friend


@pytest.mark.rule("REB-CARD-AN-OLD-FRIEND-1", "REB-CARD-AN-OLD-FRIEND-3", "REB-RECRUIT-5")
@pytest.mark.parametrize(("place", "friend"), [("bespin", "lando-calrissian"), ("kashyyyk", "chewbacca")])
def test_an_old_friend_joins_han_solo(place: str, friend: str) -> None:
    game = galaxy(f"{place}: stormtrooper", leaders="han-solo@pool mon-mothma@pool", destroyed="kashyyyk")
    cards = len(game.action_decks[REBEL])
    assigning(game, "an-old-friend")
    play(game, "use an-old-friend with han-solo")
    assert options(game) == ["at bespin", "at kashyyyk"]
    play(game, f"at {place}")
    assert where(game, "han-solo") == place
    assert where(game, friend) == place
    assert game.actions[0] == []  # no action card comes with him
    assert len(game.action_decks[REBEL]) == cards - 1


@pytest.mark.rule("REB-CARD-AN-OLD-FRIEND-2", "REB-CARD-AN-OLD-FRIEND-3", "REB-RECRUIT-6")
def test_only_a_friend_who_can_be_recruited_is_found() -> None:
    game = galaxy(leaders="han-solo@pool chewbacca@pool mon-mothma@pool")
    assigning(game, "an-old-friend")
    play(game, "use an-old-friend with han-solo")
    assert where(game, "han-solo") == "bespin"  # there is only one place
    assert where(game, "lando-calrissian") == "bespin"
    game = galaxy(leaders="han-solo@pool chewbacca@box lando-calrissian@naboo")
    assigning(game, "an-old-friend")
    assert cards_offered(game) == []


# The Millennium Falcon


@pytest.mark.rule("REB-CARD-THE-MILLENNIUM-FALCON-1", "REB-CARD-THE-MILLENNIUM-FALCON-4", "REB-ACTION-5c")
def test_the_millennium_falcon_is_given_as_soon_as_the_leader_is_recruited() -> None:
    game = galaxy(leaders="chewbacca@naboo mon-mothma@pool darth-vader@pool", time=1, rings="r2-d2=chewbacca")
    stack_actions(game, REBEL, "the-millennium-falcon its-a-trap")
    begin(game, "refresh")
    passes(game, until="keep-action")
    play(game, "keep the-millennium-falcon")
    passes(game, until="empire keep-action")
    play(game, options(game)[0])
    assert options(game) == ["recruit han-solo"]
    play(game, "recruit han-solo")
    assert asked(game) == "rebel give-ring"
    assert options(game) == ["choose han-solo", "choose chewbacca"]
    play(game, "choose chewbacca")
    assert ring(game, "millennium-falcon") == "chewbacca"
    assert ring(game, "r2-d2") == ""  # replaced


@pytest.mark.rule("REB-CARD-THE-MILLENNIUM-FALCON-2")
@pytest.mark.parametrize("imperial", ["captured", "carbonite", "lure-of-the-dark-side"])
def test_the_falcon_does_not_go_on_a_leader_with_an_imperial_ring(imperial: str) -> None:
    game = galaxy("naboo: stormtrooper", leaders="han-solo@naboo chewbacca@pool", rings=f"{imperial}=han-solo")
    gain(game, "the-millennium-falcon")
    assert ring(game, "millennium-falcon") == "chewbacca"


@pytest.mark.rule("REB-CARD-THE-MILLENNIUM-FALCON-4", "REB-RUL-74")
def test_if_neither_can_take_it_the_card_is_gone() -> None:
    game = galaxy("naboo: stormtrooper", leaders="han-solo@naboo chewbacca@box", rings="captured=han-solo")
    gain(game, "the-millennium-falcon")
    assert used(game) == "the-millennium-falcon"
    assert ring(game, "millennium-falcon") == ""


# It's a Trap, Point-Blank Assault, Target the Star Destroyers


@pytest.mark.rule("REB-CARD-ITS-A-TRAP-1", "REB-CARD-ITS-A-TRAP-2")
def test_its_a_trap_keeps_the_empire_from_playing_space_tactics_in_the_first_round() -> None:
    game = galaxy(
        "hoth: 3 tie-fighter, star-destroyer, 3 x-wing, mon-calamari-cruiser",
        leaders="admiral-ackbar@hoth admiral-piett@hoth",
    )
    hold(game, "its-a-trap")
    clash(game, "hoth", "empire", dice="sss--- ------ ------")
    play(game, "use its-a-trap")
    assert len(game.tactic_hands[EMPIRE]) == 3  # cards are drawn all the same
    assert asked(game) == "empire combat-action"
    assert not [each for each in options(game) if each.startswith("play ")]
    assert "draw with black special" in options(game)  # and for specials
    play(game, "draw with black special")
    assert len(game.tactic_hands[EMPIRE]) == 4
    battle = battle_of(game)
    assert battle.no_space_tactics
    battle.round = 2
    game._ask = None
    assert [each for each in options(game) if each.startswith("play ")]


@pytest.mark.rule("REB-CARD-POINT-BLANK-ASSAULT-1", "REB-CARD-POINT-BLANK-ASSAULT-3")
@pytest.mark.parametrize("who", ["admiral-ackbar", "general-madine"])
@pytest.mark.parametrize("use", [True, False])
def test_point_blank_assault_takes_one_health_from_every_unit(who: str, use: bool) -> None:
    game = galaxy("hoth: at-st, airspeeder", leaders=f"{who}@hoth")
    hold(game, "point-blank-assault")
    clash(game, "hoth", dice="-h -h")
    play(game, "use point-blank-assault" if use else "no card")
    while game.battle is not None and battle_of(game).round == 1:
        play(game, options(game)[0])
    assert (units(game, "hoth") == "") == use  # one red hit each; their health is 2


@pytest.mark.rule("REB-CARD-TARGET-THE-STAR-DESTROYERS-1", "REB-CARD-TARGET-THE-STAR-DESTROYERS-2")
@pytest.mark.parametrize("use", [True, False])
def test_target_the_star_destroyers_lets_two_black_hits_count_as_red(use: bool) -> None:
    game = galaxy("hoth: star-destroyer, 3 x-wing", leaders="wedge-antilles@hoth")
    hold(game, "target-the-star-destroyers")
    clash(game, "hoth", dice="hhh")
    play(game, "use target-the-star-destroyers" if use else "no card")
    while asked(game) == "rebel combat-action":
        play(game, "done")
    if not use:
        assert asked(game) != "rebel assign-hit"  # three black hits on a ship with red health are lost
        return
    while asked(game) == "rebel assign-hit":
        play(game, options(game)[0])
    damaged = [wound for wound in battle_of(game).wounds if wound[0] == STAR_DESTROYER]
    assert [markers + fresh for _, markers, fresh in damaged] == [2]  # the third hit is lost


# Ambush


@pytest.mark.rule("REB-CARD-AMBUSH-1", "REB-CARD-AMBUSH-2", "REB-UNIT-16", "REB-SUBJ-5", "REB-RESCUE-2")
def test_ambush_destroys_imperial_ground_units_up_to_three_health() -> None:
    game = galaxy(
        "naboo: stormtrooper, at-st; kessel: at-at, stormtrooper, tie-fighter",
        leaders="general-madine@pool mon-mothma@pool han-solo@naboo",
        rings="captured=han-solo",
        subjugated="naboo kessel",
    )
    assigning(game, "ambush")
    play(game, "use ambush with general-madine")
    assert len(options(game)) == 32
    play(game, "at naboo")
    assert options(game) == ["destroy stormtrooper", "destroy at-st", "done"]
    play(game, "destroy at-st")
    assert options(game) == ["destroy stormtrooper", "done"]
    play(game, "destroy stormtrooper")
    assert texts(game.subjugated) == "kessel"
    assert where(game, "han-solo") == "rebel-base"
    assert where(game, "general-madine") == "naboo"
    assert game.battle is None


@pytest.mark.rule("REB-CARD-AMBUSH-2", "REB-CARD-GENERAL-13")
def test_ambush_goes_by_printed_health_and_none_is_enough() -> None:
    there = "kessel: at-at, stormtrooper, tie-fighter, x-wing, rebel-trooper"
    game = galaxy(there, leaders="general-madine@pool mon-mothma@pool")
    assigning(game, "ambush")
    play(game, "use ambush with general-madine", "at kessel")
    assert options(game) == ["destroy stormtrooper", "destroy at-at", "done"]  # neither ships nor Rebels
    play(game, "destroy stormtrooper")
    assert asked(game) == "rebel assign-leaders"  # an AT-AT has three health
    assert units(game, "kessel") == "tie-fighter, at-at, x-wing, rebel-trooper"
    game = galaxy("kessel: at-at, stormtrooper", leaders="general-madine@pool mon-mothma@pool")
    assigning(game, "ambush")
    play(game, "use ambush with general-madine", "at kessel", "done")
    assert units(game, "kessel") == "stormtrooper, at-at"


# Independent Operation


@pytest.mark.rule(
    "REB-CARD-INDEPENDENT-OPERATION-1",
    "REB-CARD-INDEPENDENT-OPERATION-2",
    "REB-CARD-INDEPENDENT-OPERATION-3",
    "REB-CARD-INDEPENDENT-OPERATION-4",
)
def test_independent_operation_drives_the_garrison_out_of_a_subjugated_system() -> None:
    game = galaxy(
        "bespin: 2 stormtrooper, at-st, rebel-trooper; naboo: stormtrooper; kessel: rebel-trooper; mygeeto: x-wing",
        leaders="lando-calrissian@pool mon-mothma@pool han-solo@bespin",
        rings="captured=han-solo",
        subjugated="bespin naboo",
        imperial="kessel mygeeto",
    )
    assigning(game, "independent-operation")
    play(game, "use independent-operation with lando-calrissian")
    assert options(game) == ["at bespin", "at naboo"]
    play(game, "at bespin")
    assert asked(game) == "empire move-garrison"
    assert options(game) == ["at coruscant", "at mygeeto", "at naboo"]  # not Kessel, nor Bespin itself
    play(game, "at mygeeto")
    assert units(game, "mygeeto") == "2 stormtrooper, at-st, x-wing"
    assert units(game, "bespin") == "rebel-trooper"
    assert texts(game.subjugated) == "naboo"
    assert where(game, "han-solo") == "rebel-base"  # he was not moved, and nobody guards him
    assert game.battle is None


@pytest.mark.rule("REB-CARD-INDEPENDENT-OPERATION-4", "REB-CARD-INDEPENDENT-OPERATION-3")
def test_ships_stay_and_guard_a_captive() -> None:
    game = galaxy(
        "bespin: stormtrooper, tie-fighter",
        leaders="lando-calrissian@pool mon-mothma@pool han-solo@bespin",
        rings="captured=han-solo",
        subjugated="bespin",
    )
    assigning(game, "independent-operation")
    play(game, "use independent-operation with lando-calrissian")  # to Bespin, and from there to Coruscant
    assert units(game, "bespin") == "tie-fighter"
    assert units(game, "coruscant") == "stormtrooper"
    assert where(game, "han-solo") == "bespin"


@pytest.mark.rule("REB-CARD-INDEPENDENT-OPERATION-2")
def test_without_a_system_for_them_it_cannot_be_used() -> None:
    game = galaxy(
        "bespin: stormtrooper; coruscant: rebel-trooper",
        leaders="lando-calrissian@pool mon-mothma@pool",
        subjugated="bespin",
    )
    assigning(game, "independent-operation")
    assert cards_offered(game) == []


# Noble Sacrifice


def obi_wan_is_captured(**more: str) -> State:
    game = galaxy(
        "naboo: stormtrooper; kessel: stormtrooper",
        leaders="obi-wan-kenobi@naboo han-solo@kessel",
        rings=more.pop("rings", "captured=han-solo"),
        assigned="capture-rebel-operative=darth-vader rule-by-fear=general-tagge",
    )
    hold(game, "noble-sacrifice")
    return game


@pytest.mark.rule("REB-CARD-NOBLE-SACRIFICE-1", "REB-CARD-NOBLE-SACRIFICE-2", "REB-RUL-60", "REB-ELIM-1")
def test_noble_sacrifice_eliminates_obi_wan_for_reputation() -> None:
    game = reveal(obi_wan_is_captured(), "capture-rebel-operative", "hhh")
    assert ring(game, "captured") == "obi-wan-kenobi"
    assert where(game, "han-solo") == "rebel-base"
    assert asked(game) == "rebel use-action"
    play(game, "use noble-sacrifice")
    assert where(game, "obi-wan-kenobi") == "box"
    assert ring(game, "captured") == ""
    assert where(game, "han-solo") == "rebel-base"  # he stays rescued
    assert game.reputation == 13


@pytest.mark.rule("REB-CARD-NOBLE-SACRIFICE-2", "REB-WIN-4")
def test_the_reputation_can_win_the_game() -> None:
    game = obi_wan_is_captured()
    game.reputation, game.time = 4, 3
    reveal(game, "capture-rebel-operative", "hhh")
    play(game, "use noble-sacrifice")
    assert game.outcome is not None
    assert game.outcome.winners == (REBEL,)


@pytest.mark.rule("REB-CARD-NOBLE-SACRIFICE-1", "REB-ACTION-7")
def test_it_is_optional_and_only_for_obi_wan() -> None:
    game = reveal(obi_wan_is_captured(), "capture-rebel-operative", "hhh")
    play(game, "no card")
    assert ring(game, "captured") == "obi-wan-kenobi"
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo obi-wan-kenobi@naboo",
        assigned="capture-rebel-operative=darth-vader rule-by-fear=general-tagge",
    )
    hold(game, "noble-sacrifice")
    reveal(game, "capture-rebel-operative", "hhh --")
    play(game, "against han-solo")
    assert ring(game, "captured") == "han-solo"
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-NOBLE-SACRIFICE-2")
def test_it_does_not_work_when_he_is_lured() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="obi-wan-kenobi@naboo",
        rings="captured=obi-wan-kenobi",
        assigned="lure-of-the-dark-side=emperor-palpatine rule-by-fear=general-tagge",
    )
    hold(game, "noble-sacrifice")
    reveal(game, "lure-of-the-dark-side", "hhhhh ----")
    assert ring(game, "lure-of-the-dark-side") == "obi-wan-kenobi"
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-NOBLE-SACRIFICE-2", "REB-CARD-IT-IS-YOUR-DESTINY-5")
def test_who_was_taken_on_the_way_to_the_base_and_sacrificed_does_not_arrive() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo darth-vader@naboo",
        rings="captured=han-solo",
        assigned="daring-rescue=obi-wan-kenobi rule-by-fear=general-tagge",
    )
    hold(game, "noble-sacrifice it-is-your-destiny")
    reveal(game, "daring-rescue", "hhh")
    play(game, "obi-wan-kenobi goes along", "use it-is-your-destiny", "use noble-sacrifice")
    assert where(game, "obi-wan-kenobi") == "box"
    assert ring(game, "captured") == ""


# One in a Million


@pytest.mark.rule(
    "REB-CARD-ONE-IN-A-MILLION-1", "REB-CARD-ONE-IN-A-MILLION-2", "REB-CARD-ONE-IN-A-MILLION-4", "REB-LEADER-3"
)
@pytest.mark.parametrize("who", ["luke-skywalker", "luke-skywalker-jedi", "wedge-antilles"])
def test_one_in_a_million_lays_out_two_dice_of_a_mission(who: str) -> None:
    game = galaxy(
        leaders=f"{who}@naboo darth-vader@naboo",
        assigned="build-alliance=mon-mothma rule-by-fear=general-tagge",
    )
    hold(game, "one-in-a-million")
    reveal(game, "build-alliance")
    play(game, "at naboo")
    assert options(game) == ["no card", "use one-in-a-million"]  # neither assigned nor skilled in diplomacy
    play(game, "use one-in-a-million")
    assert options(game) == ["roll the rest", "lay hit", "lay direct-hit", "lay special", "lay blank"]
    game.chance.script(luck("-", "hh"))  # one of three is rolled; then Vader's
    play(game, "lay special", "lay hit")
    assert texts(sum(1 << at for at, its in enumerate(game.loyalty) if its == 1)) == "naboo"
    assert game.laid == []


@pytest.mark.rule("REB-CARD-ONE-IN-A-MILLION-4")
def test_none_are_added_to_the_dice_of_a_mission() -> None:
    game = galaxy(
        leaders="wedge-antilles@naboo darth-vader@naboo",
        assigned="build-alliance=princess-leia rule-by-fear=general-tagge",
    )
    hold(game, "one-in-a-million")
    reveal(game, "build-alliance")
    play(game, "at naboo", "use one-in-a-million", "lay hit")
    game.chance.script(luck("hh"))
    play(game, "lay hit")  # Leia has two icons: nothing is left to roll
    assert game.loyalty[system("naboo")] == 0  # 2 against 2 is not enough


@pytest.mark.rule("REB-CARD-ONE-IN-A-MILLION-4")
def test_a_single_die_is_all_that_can_be_laid_out() -> None:
    game = galaxy(
        leaders="wedge-antilles@naboo darth-vader@naboo",
        assigned="build-alliance=jan-dodonna rule-by-fear=general-tagge",
    )
    hold(game, "one-in-a-million")
    reveal(game, "build-alliance")
    play(game, "at naboo", "use one-in-a-million")
    game.chance.script(luck("--"))
    play(game, "lay hit")
    assert asked(game) == "empire take-turn"
    assert game.loyalty[system("naboo")] == 1


@pytest.mark.rule("REB-CARD-ONE-IN-A-MILLION-1", "REB-CARD-ONE-IN-A-MILLION-4")
def test_it_serves_to_oppose_and_only_where_dice_are_rolled() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="wedge-antilles@naboo",
        assigned="capture-rebel-operative=darth-vader rule-by-fear=general-tagge",
    )
    hold(game, "one-in-a-million")
    reveal(game, "capture-rebel-operative")
    play(game, "use one-in-a-million")
    game.chance.script(luck("hhh"))
    play(game, "lay special", "lay special")
    assert ring(game, "captured") == ""
    game = galaxy(leaders="wedge-antilles@naboo", assigned="build-alliance=princess-leia rule-by-fear=general-tagge")
    hold(game, "one-in-a-million")
    reveal(game, "build-alliance")
    play(game, "at naboo")
    assert asked(game) == "empire take-turn"  # nobody opposes
    game = galaxy(
        "naboo: stormtrooper",
        leaders="wedge-antilles@naboo han-solo@pool",
        assigned="rule-by-fear=darth-vader research-and-development=general-tagge",
    )
    hold(game, "one-in-a-million")
    reveal(game, "rule-by-fear", "--")
    play(game, "send nobody")
    assert asked(game) == "empire take-turn"  # Wedge Antilles has no dice for diplomacy


@pytest.mark.rule("REB-CARD-ONE-IN-A-MILLION-1", "REB-CARD-ONE-IN-A-MILLION-4")
def test_one_in_a_million_lays_out_two_dice_of_one_attack() -> None:
    game = galaxy("hoth: star-destroyer, x-wing, 2 y-wing, rebel-trooper, stormtrooper", leaders="luke-skywalker@hoth")
    hold(game, "one-in-a-million")
    clash(game, "hoth")
    assert options(game) == ["no card", "use one-in-a-million"]
    play(game, "use one-in-a-million")
    assert options(game)[1:5] == ["lay black hit", "lay black direct-hit", "lay black special", "lay black blank"]
    play(game, "lay black direct-hit")
    assert options(game) == [
        "roll the rest",
        *(f"lay red {face}" for face in ("hit", "direct-hit", "special", "blank")),
    ]
    game.chance.script(luck("-"))
    play(game, "lay red hit")  # the third die is rolled
    assert battle_of(game).dice == [0, 1, 0, 0, 1, 0, 0, 1]
    questions = []
    while game.battle is not None and battle_of(game).round == 1:
        questions.append(asked(game))
        play(game, options(game)[0])
    assert "rebel use-action" not in questions  # it is gone


@pytest.mark.rule("REB-CARD-ONE-IN-A-MILLION-4")
def test_one_in_a_million_is_not_asked_for_where_there_are_no_dice() -> None:
    game = galaxy("hoth: tie-fighter, rebel-transport", leaders="luke-skywalker@hoth")
    hold(game, "one-in-a-million")
    clash(game, "hoth")
    assert asked(game) != "rebel use-action"


@pytest.mark.rule("REB-CARD-ONE-IN-A-MILLION-3", "REB-DS-DESTROY-6")
def test_one_in_a_million_destroys_a_death_star() -> None:
    game = galaxy("hoth: death-star, x-wing, mon-calamari-cruiser", leaders="luke-skywalker@hoth")
    hold(game, "one-in-a-million")
    game.objectives = [objective("death-star-plans-2")]
    clash(game, "hoth")
    game.chance.script(luck("----", "----"))
    play(game, "no card")
    while not asked(game).startswith("rebel play-objective"):
        play(game, "done")
    play(game, next(each for each in options(game) if "death-star-plans" in each))
    assert options(game) == ["no card", "use one-in-a-million"]
    play(game, "use one-in-a-million", "lay blank")
    game.chance.script(luck("-"))
    play(game, "lay direct-hit")  # the third one is rolled
    assert game.chance.unused() == 0
    assert "death-star" not in units(game, "hoth")


@pytest.mark.rule("REB-CARD-ONE-IN-A-MILLION-4")
@pytest.mark.parametrize("rings", ["captured=luke-skywalker", ""])
def test_a_captured_luke_is_no_help(rings: str) -> None:
    game = galaxy("hoth: star-destroyer, x-wing", leaders="luke-skywalker@hoth", rings=rings)
    hold(game, "one-in-a-million")
    clash(game, "hoth")
    assert (asked(game) == "rebel use-action") == (not rings)


@pytest.mark.rule("REB-CARD-ONE-IN-A-MILLION-4", "REB-CARD-WOOKIEE-GUARDIAN-2")
def test_dice_laid_out_for_a_mission_that_is_then_stopped_are_not_kept() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="wedge-antilles@naboo chewbacca@naboo",
        assigned="capture-rebel-operative=darth-vader rule-by-fear=general-tagge",
    )
    hold(game, "one-in-a-million wookiee-guardian")
    reveal(game, "capture-rebel-operative")
    play(game, "against wedge-antilles", "use one-in-a-million", "lay special", "lay special", "use wookiee-guardian")
    assert game.laid == []
    assert ring(game, "captured") == ""


# Son of Skywalker


def alliance_with_luke(who: str = "luke-skywalker", place: str = "naboo") -> State:
    game = galaxy(leaders=f"{who}@{place}", assigned="build-alliance=princess-leia rule-by-fear=general-tagge")
    hold(game, "son-of-skywalker")
    return game


@pytest.mark.rule(
    "REB-CARD-SON-OF-SKYWALKER-1", "REB-CARD-SON-OF-SKYWALKER-2", "REB-CARD-SON-OF-SKYWALKER-3", "REB-LEADER-3"
)
@pytest.mark.parametrize("who", ["luke-skywalker", "luke-skywalker-jedi"])
def test_son_of_skywalker_finds_one_of_two_missions(who: str) -> None:
    game = alliance_with_luke(who)
    deck = len(game.mission_decks[REBEL])
    reveal(game, "build-alliance")
    play(game, "at naboo")
    assert game.loyalty[system("naboo")] == 1  # after the effect of the mission
    play(game, "use son-of-skywalker")
    assert options(game) == ["take seek-yoda", "take daring-rescue"]
    game.chance.script((tuple(reversed(range(deck - 1))),))
    play(game, "take daring-rescue")
    assert game.chance.unused() == 0
    assert "daring-rescue" in hand(game, REBEL)
    assert heard(game, EMPIRE)[:1] == ["took-mission-unseen"]


@pytest.mark.rule("REB-CARD-SON-OF-SKYWALKER-3")
def test_if_neither_is_in_the_deck_nothing_is_taken_and_the_empire_learns_it() -> None:
    game = alliance_with_luke()
    for text in ("seek-yoda", "daring-rescue"):
        while mission(text) in game.mission_decks[REBEL].cards:
            game.mission_decks[REBEL] = game.mission_decks[REBEL].without(mission(text))
            game.mission_discards[REBEL].append(mission(text))
    reveal(game, "build-alliance")
    play(game, "at naboo", "use son-of-skywalker")
    assert options(game) == ["take nothing"]
    play(game, "take nothing")
    assert "took-nothing" in heard(game, EMPIRE)


@pytest.mark.rule("REB-CARD-SON-OF-SKYWALKER-1", "REB-CARD-SON-OF-SKYWALKER-2", "REB-CARD-SON-OF-SKYWALKER-3")
def test_son_of_skywalker_needs_luke_there_and_a_success() -> None:
    game = reveal(alliance_with_luke(place="kessel"), "build-alliance")
    play(game, "at naboo")
    assert asked(game) == "empire take-turn"
    game = alliance_with_luke()
    game.rings[0] = leader("luke-skywalker")  # captured
    game.units = galaxy("naboo: stormtrooper").units
    reveal(game, "build-alliance")
    play(game, "at naboo")
    assert asked(game) == "empire take-turn"
    game = galaxy(leaders="luke-skywalker@naboo", assigned="hidden-fleet=mon-mothma rule-by-fear=general-tagge")
    hold(game, "son-of-skywalker")  # a mission that is only resolved cannot succeed
    reveal(game, "hidden-fleet")
    play(game, "at naboo")
    passes(game, until="take-turn")
    assert used(game) == ""
    game = galaxy(
        leaders="luke-skywalker@naboo darth-vader@naboo",
        assigned="build-alliance=princess-leia rule-by-fear=general-tagge",
    )
    hold(game, "son-of-skywalker")
    reveal(game, "build-alliance")
    play(game, "at naboo")
    game.chance.script(luck("--", "hh"))
    play(game, "no card")  # it could have been One in a Million
    assert asked(game) == "empire take-turn"  # it failed


# Undercover


@pytest.mark.rule("REB-CARD-UNDERCOVER-1", "REB-CARD-UNDERCOVER-2", "REB-CARD-UNDERCOVER-3", "REB-ACTION-4")
def test_undercover_brings_a_leader_from_anywhere_to_oppose() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="lando-calrissian@kessel obi-wan-kenobi@yavin han-solo@pool",
        assigned="rule-by-fear=darth-vader research-and-development=general-tagge",
    )
    hold(game, "undercover")
    reveal(game, "rule-by-fear", "-- h")
    assert asked(game) == "rebel oppose"  # the pool is settled first
    play(game, "send nobody", "use undercover")
    assert options(game) == ["choose lando-calrissian", "choose obi-wan-kenobi"]
    play(game, "choose obi-wan-kenobi")
    assert where(game, "obi-wan-kenobi") == "naboo"
    assert where(game, "lando-calrissian") == "kessel"
    assert game.loyalty[system("naboo")] == 0  # it was opposed, and failed
    assert game.chance.unused() == 0


@pytest.mark.rule("REB-CARD-UNDERCOVER-2")
def test_both_a_leader_of_the_pool_and_one_undercover_may_oppose() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="obi-wan-kenobi@yavin han-solo@pool",
        assigned="rule-by-fear=darth-vader research-and-development=general-tagge",
    )
    hold(game, "undercover")
    reveal(game, "rule-by-fear", "-- hh")  # one die each
    play(game, "send han-solo", "use undercover")
    assert game.chance.unused() == 0


@pytest.mark.rule("REB-CARD-UNDERCOVER-3")
@pytest.mark.parametrize("place", ["rebel-base", "pool", "mission", "naboo"])
def test_the_undercover_leader_must_be_in_another_system(place: str) -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders=f"obi-wan-kenobi@{place}",
        assigned="rule-by-fear=darth-vader research-and-development=general-tagge",
    )
    hold(game, "undercover")
    reveal(game, "rule-by-fear", "-- h" if place == "naboo" else "")
    while asked(game) == "rebel oppose":
        play(game, "send nobody")
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-UNDERCOVER-3", "REB-CARD-ACTIONS-2")
@pytest.mark.parametrize("its", ["captured", "lure-of-the-dark-side"])
def test_neither_captured_nor_lured_leaders_go_undercover(its: str) -> None:
    game = galaxy(
        "naboo: stormtrooper; kessel: stormtrooper",
        leaders="obi-wan-kenobi@kessel",
        rings=f"{its}=obi-wan-kenobi",
        assigned="rule-by-fear=darth-vader research-and-development=general-tagge",
    )
    hold(game, "undercover")
    reveal(game, "rule-by-fear")
    play(game, "at naboo")
    assert asked(game) == "empire take-turn"


@pytest.mark.rule("REB-CARD-UNDERCOVER-3")
def test_not_against_missions_that_are_only_resolved() -> None:
    game = galaxy(
        leaders="obi-wan-kenobi@kessel",
        assigned="rule-by-fear=darth-vader research-and-development=general-tagge",
    )
    hold(game, "undercover")
    reveal(game, "research-and-development")
    assert asked(game).split()[0] == "empire"


# Wookiee Guardian


@pytest.mark.rule("REB-CARD-WOOKIEE-GUARDIAN-1", "REB-CARD-WOOKIEE-GUARDIAN-2")
def test_wookiee_guardian_makes_a_spec_ops_mission_fail_without_a_roll() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="han-solo@naboo chewbacca@pool",
        assigned="capture-rebel-operative=darth-vader rule-by-fear=general-tagge",
    )
    hold(game, "wookiee-guardian")
    reveal(game, "capture-rebel-operative")
    play(game, "send chewbacca")
    drawn = game.chance.drawn
    play(game, "use wookiee-guardian")
    assert game.chance.drawn == drawn
    assert "mission-failed" in heard(game, EMPIRE)
    assert ring(game, "captured") == ""
    assert "capture-rebel-operative" in hand(game, EMPIRE)  # as after any failure
    assert used(game) == "wookiee-guardian"


@pytest.mark.rule("REB-CARD-WOOKIEE-GUARDIAN-2")
def test_the_mission_may_be_against_chewbacca_himself() -> None:
    game = galaxy(
        "naboo: stormtrooper",
        leaders="chewbacca@naboo",
        assigned="collect-bounty=darth-vader rule-by-fear=general-tagge",
    )
    hold(game, "wookiee-guardian")
    reveal(game, "collect-bounty")
    play(game, "use wookiee-guardian")
    assert game.mission_discards[EMPIRE] == [mission("collect-bounty")]


@pytest.mark.rule("REB-CARD-WOOKIEE-GUARDIAN-1", "REB-CARD-WOOKIEE-GUARDIAN-2")
def test_wookiee_guardian_is_for_imperial_spec_ops_missions_where_chewbacca_is_free() -> None:
    game = galaxy(
        "naboo: stormtrooper", leaders="chewbacca@naboo", assigned="rule-by-fear=darth-vader interrogation=boba-fett"
    )
    hold(game, "wookiee-guardian")
    reveal(game, "rule-by-fear")  # diplomacy
    assert asked(game) == "empire take-turn"
    game = galaxy("naboo: stormtrooper", leaders="chewbacca@naboo darth-vader@naboo", assigned="sabotage=han-solo")
    hold(game, "wookiee-guardian")
    reveal(game, "sabotage")
    play(game, "at naboo")
    assert asked(game) != "rebel use-action"  # it is their own mission
    game = galaxy(
        "naboo: stormtrooper",
        leaders="chewbacca@naboo",
        rings="captured=chewbacca",
        assigned="interrogation=boba-fett rule-by-fear=general-tagge",
    )
    hold(game, "wookiee-guardian")
    reveal(game, "interrogation")
    assert asked(game) != "rebel use-action"
