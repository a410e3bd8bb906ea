"""Where a card goes that leaves its slot, and what goes with it."""

from __future__ import annotations

import pytest

from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim.abilities import skill_count, value
from dejarik.games.outer_rim.assets import discard, remove
from dejarik.games.outer_rim.components import (
    CARDS,
    DECKS,
    SPOT_PLANET,
    SPOTS,
    STACKS,
    DeckId,
    PlayerId,
    SpaceId,
    card,
    contact,
    skill,
    space,
)
from dejarik.games.outer_rim.fame import fame
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, carry_out, hand, options, rim, told
from tests.games.outer_rim.steady import play, steady

ONE = PlayerId(0)


def throw_away(game: State, text: str, player: int = 1) -> State:
    """A card leaves its slot."""
    discard(game, PlayerId(player - 1), card(text))
    return begin(game)


@pytest.mark.rule("RIM-DISCARD-1", "RIM-HIDDEN-18", "RIM-BOUNTY-5", "RIM-CREW-5")
@pytest.mark.parametrize(
    ("text", "deck"), [("ion-cannon", "gear-mod"), ("bounty-greedo", "bounty"), ("dash-rendar", "luxury")]
)
def test_rim_discard_1_a_market_card_goes_to_the_bottom_of_its_deck_openly(text: str, deck: str) -> None:
    game = throw_away(rim(assets=[text]), text)
    pile = game.market[DeckId(DECKS.number(deck))]
    assert (hand(game), CARDS[pile.cards[0]], pile.known[0]) == ("", text, EVERYONE)


@pytest.mark.rule("RIM-DISCARD-2", "RIM-CREW-5")
def test_rim_discard_2_the_asset_of_an_encounter_card_goes_to_the_bottom_of_its_deck() -> None:
    game = throw_away(rim(assets=["weequay-gunner"]), "weequay-gunner")
    stack = game.stacks[STACKS.number("cantonica-ord-mantell")]
    assert (CARDS[stack.cards[0]], stack.known[0], stack.secret_of[0]) == ("weequay-gunner", EVERYONE, None)


@pytest.mark.rule("RIM-DISCARD-3", "RIM-DISCARD-10", "RIM-RUL-48")
def test_rim_discard_10_the_job_of_a_contact_returns_to_the_databank_and_leaves_the_token_where_it_is() -> None:
    game = rim(assets=["leia-organa"], contacts={"lothal-1": "leia-organa"})
    spots = game.spots.copy()
    throw_away(game, "leia-organa")
    assert (game.owner(card("leia-organa")), game.removed, game.spots) == (None, [], spots)


@pytest.mark.rule("RIM-DISCARD-11", "RIM-TRADEIN-1")
def test_rim_discard_11_cards_traded_in_together_go_down_in_the_order_in_which_they_were_gained() -> None:
    game = rim(
        who="bossk boba-fett",
        ships="lancer g9-rigger",
        assets=["targeting-computer jetpack"],
        market={"ship": "ship-yt-1300"},
    )
    game.credits[0] = 5000
    carry_out(game, [{"buy": "ship"}])
    play(game, "buy ship-yt-1300", "trade in jetpack")
    bottom = game.market[DECKS.number("gear-mod")].cards[:2]
    assert [CARDS[each] for each in bottom] == ["jetpack", "targeting-computer"]


@pytest.mark.rule("RIM-DISCARD-6")
def test_rim_discard_6_a_removed_card_is_in_no_deck() -> None:
    game = rim(assets=["the-casino-heist"])
    remove(game, ONE, card("the-casino-heist"))
    begin(game)
    steady(game)
    assert game.removed == [card("the-casino-heist")]
    assert not any(card("the-casino-heist") in pile.cards for pile in game.market)


@pytest.mark.rule("RIM-DISCARD-9", "RIM-CREW-6")
def test_rim_crew_6_the_token_of_discarded_crew_comes_back_faceup_to_the_nearest_free_space() -> None:
    game = throw_away(rim("tatooine ryloth", assets=["chewbacca"]), "chewbacca")
    (spot,) = [spot for spot, token in enumerate(game.spots) if token == contact("chewbacca")]
    assert game.open[spot]
    assert told(game) == ["discarded", "came-back"]


@pytest.mark.rule("RIM-CREW-6", "RIM-CONTACT-6", "RIM-MAP-15")
def test_rim_crew_6_the_class_of_the_space_does_not_matter() -> None:
    game = rim("tatooine ryloth", assets=["chewbacca lobot"], ships="hwk-290 g9-rigger")
    where = {text: space(text) for text in ("tatooine", "nal-hutta")}
    _free(game, "tatooine-1")
    throw_away(game, "lobot")
    assert _planet(game, "lobot") == where["tatooine"]


@pytest.mark.rule("RIM-CREW-7", "RIM-RUL-41")
def test_rim_crew_7_the_owner_chooses_between_equally_near_planets_whoever_is_active() -> None:
    game = rim("tatooine nal-hutta", assets=["", "chewbacca"])
    _fill(game)
    _free(game, "tatooine-1")
    _free(game, "nal-hutta-1")
    game.places[1] = _between(game, "tatooine", "nal-hutta")
    throw_away(game, "chewbacca", player=2)
    assert asked(game) == "captain-2 put-token-back"
    assert options(game) == ["put chewbacca on tatooine-1", "put chewbacca on nal-hutta-1"]
    play(game, "put chewbacca on nal-hutta-1")
    assert _planet(game, "chewbacca") == space("nal-hutta")


@pytest.mark.rule("RIM-CONTACT-15")
def test_rim_contact_15_in_the_solo_game_the_free_space_is_picked() -> None:
    game = rim("tatooine ryloth", assets=["chewbacca"], solo=True)
    _fill(game)
    _free(game, "tatooine-1")
    _free(game, "tatooine-2")
    throw_away(game, "chewbacca")
    assert options(game) == ["put chewbacca on tatooine-1", "put chewbacca on tatooine-2"]


@pytest.mark.rule("RIM-CONTACT-15")
def test_rim_contact_15_in_any_other_game_the_leftmost_is_taken() -> None:
    game = rim("tatooine ryloth", assets=["chewbacca"])
    _fill(game)
    _free(game, "tatooine-1")
    _free(game, "tatooine-2")
    throw_away(game, "chewbacca")
    assert game.spots[_spot("tatooine-1")] == contact("chewbacca")


@pytest.mark.rule("RIM-RUL-12")
def test_rim_rul_12_without_a_free_space_anywhere_the_token_stays_away() -> None:
    game = rim("tatooine ryloth", assets=["chewbacca"])
    _fill(game)
    throw_away(game, "chewbacca")
    assert contact("chewbacca") not in game.spots


@pytest.mark.rule("RIM-BOUNTY-17")
def test_rim_bounty_17_the_token_of_beaten_crew_is_left_to_the_bounty() -> None:
    game = rim(assets=["greedo"])
    discard(game, ONE, card("greedo"), token=False)
    begin(game)
    assert (hand(game), contact("greedo") in game.spots) == ("", False)


@pytest.mark.rule("RIM-BOUNTY-6")
def test_rim_bounty_6_the_mark_of_a_discarded_bounty_comes_back_faceup() -> None:
    game = rim(assets=["bounty-greedo"], captured="bounty-greedo")
    throw_away(game, "bounty-greedo")
    assert game.captured == []
    assert game.open[game.spots.index(contact("greedo"))]


@pytest.mark.rule("RIM-DISCARD-6", "RIM-BOUNTY-15", "RIM-DISCARD-7")
def test_rim_discard_6_the_mark_of_a_removed_bounty_leaves_with_it() -> None:
    game = rim(assets=["bounty-greedo"], captured="bounty-greedo")
    remove(game, ONE, card("bounty-greedo"))
    begin(game)
    assert (game.captured, game.gone, game.removed) == ([], [contact("greedo")], [card("bounty-greedo")])


# What goes with the card


@pytest.mark.rule("RIM-CREW-1", "RIM-CREW-8", "RIM-SKILL-3")
def test_rim_crew_8_the_skills_of_crew_come_and_go_with_it() -> None:
    game = rim(who="bossk han-solo", assets=["lobot"])
    assert skill_count(game, ONE, skill("tech")) == 1
    throw_away(game, "lobot")
    assert skill_count(game, ONE, skill("tech")) == 0


@pytest.mark.rule("RIM-FAME-7", "RIM-FAME-16")
def test_chromium_hull_takes_its_fame_with_it() -> None:
    game = rim(assets=["chromium-hull"], fame="3 0")
    assert fame(game, ONE) == 5
    carry_out(game, [{"discard": "self"}], card=card("chromium-hull"))
    assert (fame(game, ONE), hand(game)) == (3, "")
    assert told(game) == ["fame-lost", "discarded"]


@pytest.mark.rule("RIM-FAME-7", "RIM-FAME-16")
def test_extravagant_wardrobe_follows_the_reputation() -> None:
    game = rim(assets=["extravagant-wardrobe"], rep="hutt+ rebel+")
    assert fame(game, ONE) == 1
    carry_out(game, [{"set_rep": {"faction": "imperial", "to": "positive"}}])
    assert fame(game, ONE) == 1
    carry_out(game, [{"set_rep": {"faction": "syndicate", "to": "positive"}}])
    assert fame(game, ONE) == 2
    carry_out(game, [{"rep": {"faction": "hutt", "count": -1}}, {"rep": {"faction": "rebel", "count": -1}}])
    carry_out(game, [{"rep": {"faction": "imperial", "count": -1}}])
    assert fame(game, ONE) == 0


@pytest.mark.rule("RIM-FAME-7", "RIM-FAME-16")
def test_dejarik_holotable_follows_the_crew() -> None:
    game = rim(ships="hwk-290 g9-rigger", assets=["dejarik-holotable chewbacca lobot"])
    assert fame(game, ONE) == 1
    throw_away(game, "lobot")
    assert fame(game, ONE) == 0


@pytest.mark.rule("RIM-RUL-20", "RIM-DMG-4")
def test_rim_rul_20_lost_health_takes_the_damage_beyond_it_and_defeats() -> None:
    game = rim(who="bossk han-solo", assets=["armored-vest"], turn=2)
    health = value(game, ONE, "health")
    game.wounds[0] = health - 1
    throw_away(game, "armored-vest")
    assert (game.wounds[0], game.defeated[0]) == (health - 2, True)


@pytest.mark.rule("RIM-RUL-20")
def test_shield_upgrade_leaves_without_harm_if_there_is_little_damage() -> None:
    game = rim(assets=["shield-upgrade"], hull="2 0")
    throw_away(game, "shield-upgrade")
    assert (game.hull_damage[0], game.defeated[0]) == (2, False)


@pytest.mark.rule("RIM-RUL-20", "RIM-DEFEAT-14", "RIM-EFFECT-18")
def test_ig_88_gives_up_crew_that_raised_the_hull_and_is_not_defeated_for_it() -> None:
    game = rim(who="ig-88 bossk", goals="1", assets=["r-series-astromech"], hull="3 0", turn=2)
    carry_out(game, [{"damage": {"to": "ship", "count": 1}}])
    assert asked(game) == "captain-1 pay-and-do"
    game.apply("yes")
    assert (hand(game), game.hull_damage[0], game.defeated[0], game.credits[0]) == ("", 0, False, 4000)


@pytest.mark.rule("RIM-SLOT-10", "RIM-SLOT-12", "RIM-EFFECT-46", "RIM-SLOT-8")
def test_smuggling_compartment_leaves_too_much_cargo_behind() -> None:
    game = rim(assets=["salvage smuggling-compartment food-supplies"])
    throw_away(game, "smuggling-compartment")
    assert (asked(game), options(game)) == ("captain-1 make-room", ["discard salvage", "discard food-supplies"])
    play(game, "discard salvage")
    assert hand(game) == "food-supplies"


@pytest.mark.rule("RIM-EFFECT-37", "RIM-DISCARD-4")
@pytest.mark.parametrize("leave", [discard, remove])
def test_sith_holocron_takes_its_token_with_it(leave: object) -> None:
    game = rim(assets=["sith-holocron"])
    game.holocron = space("naboo")
    assert callable(leave)
    leave(game, ONE, card("sith-holocron"))
    begin(game)
    assert game.holocron is None


# Effects


@pytest.mark.rule("RIM-EFFECT-21")
def test_hired_help_is_discarded_by_her_own_ability() -> None:
    game = carry_out(rim(assets=["hired-help"]), [{"discard": "self"}], card=card("hired-help"))
    assert (hand(game), CARDS[game.market[DECKS.number("job")].cards[0]]) == ("", "hired-help")


@pytest.mark.rule("RIM-EFFECT-21")
def test_rim_effect_21_remove_takes_the_card_out_of_the_game() -> None:
    game = carry_out(rim(assets=["jetpack"]), [{"remove": "self"}], card=card("jetpack"))
    assert (hand(game), game.removed) == ("", [card("jetpack")])


@pytest.mark.rule("RIM-EFFECT-21")
@pytest.mark.parametrize("effect", ["discard", "remove"])
def test_rim_effect_21_a_card_that_has_gone_already_is_not_discarded_again(effect: str) -> None:
    game = carry_out(rim(assets=[""]), [{effect: "self"}], card=card("jetpack"))
    assert (game.removed, game.market[DECKS.number("gear-mod")].cards.count(card("jetpack"))) == ([], 1)


@pytest.mark.rule("RIM-EFFECT-18", "RIM-ASSET-6")
def test_gift_for_jabba_has_the_owner_pick_the_crew_that_is_lost() -> None:
    game = rim(ships="hwk-290 g9-rigger", assets=["gift-for-jabba chewbacca lobot"])
    carry_out(game, [{"lose_asset": {"asset": "crew", "count": 1, "pick": "owner"}}])
    assert (asked(game), options(game)) == ("captain-1 lose-asset", ["discard chewbacca", "discard lobot"])
    play(game, "discard chewbacca")
    assert hand(game) == "gift-for-jabba lobot"


@pytest.mark.rule("RIM-EFFECT-18")
def test_rim_effect_18_chance_picks_and_several_are_lost_one_by_one() -> None:
    game = rim(ships="hwk-290 g9-rigger", assets=["dl-44 jetpack salvage"], luck=(1,))
    carry_out(game, [{"lose_asset": {"asset": "gear", "count": 3, "pick": "random"}}, {"fame": 1}])
    assert (hand(game), game.fame[0]) == ("salvage", 1)
    assert [CARDS[each] for each in game.market[DECKS.number("gear-mod")].cards[:2]] == ["dl-44", "jetpack"]


@pytest.mark.rule("RIM-EFFECT-18")
def test_rim_effect_18_illegal_cargo_and_this_cargo() -> None:
    game = rim(who="bossk boba-fett", ships="yv-666 g9-rigger", assets=["salvage stolen-weapons stolen-supplies"])
    carry_out(game, [{"lose_asset": {"asset": "illegal-cargo", "count": 1, "pick": "owner"}}])
    assert options(game) == ["discard stolen-weapons", "discard stolen-supplies"]
    play(game, "discard stolen-weapons")
    lost = [{"lose_asset": {"asset": "this-cargo", "count": 1, "pick": "owner"}}]
    carry_out(game, lost, cargo=card("stolen-supplies"))
    assert hand(game) == "salvage"
    carry_out(game, lost, cargo=card("stolen-supplies"))
    assert hand(game) == "salvage"


@pytest.mark.rule("RIM-EFFECT-18", "RIM-EFFECT-13")
def test_rim_effect_18_as_a_cost_it_must_be_there() -> None:
    cost = [{"lose_asset": {"asset": "crew", "count": 1, "pick": "owner"}}]
    game = carry_out(rim(), [{"may": {"cost": cost, "do": [{"fame": 1}]}}])
    assert asked(game) == ""
    game = carry_out(rim(assets=["lobot"]), [{"may": {"cost": cost, "do": [{"fame": 1}]}}])
    play(game, "yes")
    assert (hand(game), game.fame[0]) == ("", 1)


# Where tokens lie


def _spot(text: str) -> int:
    return SPOTS.number(text)


def _planet(game: State, text: str) -> int:
    return SPOT_PLANET[game.spots.index(contact(text))]


def _fill(game: State) -> None:
    """No contact space is free: Greedo stands everywhere."""
    for spot, token in enumerate(game.spots):
        if token is None:
            game.spots[spot] = contact("greedo")


def _free(game: State, text: str) -> None:
    game.spots[_spot(text)] = None
    game.open[_spot(text)] = False


def _between(game: State, one: str, other: str) -> SpaceId:
    """A space that is equally far from both."""
    distance = game.arc.distance
    return next(SpaceId(at) for at in range(len(distance)) if distance[at][space(one)] == distance[at][space(other)])
