"""Taking an asset, declining it, making room for it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from dejarik.games.outer_rim.abilities import at_moment, value
from dejarik.games.outer_rim.assets import GAINING_CREW, gain, place, take_token
from dejarik.games.outer_rim.components import (
    ABILITIES,
    CARDS,
    KIND,
    CardId,
    PlayerId,
    card,
    contact,
)
from dejarik.games.outer_rim.fame import fame
from dejarik.games.outer_rim.market import buy
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, carry_out, hand, options, rim, told
from tests.games.outer_rim.steady import play

ONE = PlayerId(0)


def offer(game: State, text: str, player: int = 1) -> State:
    """The asset on a card that is being resolved is offered."""
    game.in_use.append(card(text))
    return carry_out(
        game,
        [{"gain": {"asset": KIND[card(text)], "ref": "self"}}],
        card=card(text),
        player=PlayerId(player - 1),
    )


@pytest.mark.rule("RIM-ASSET-2", "RIM-ASSET-7", "RIM-EFFECT-17", "RIM-SLOT-6")
def test_rim_asset_7_with_room_an_asset_is_placed_unless_it_is_declined() -> None:
    game = offer(rim(), "data-heist")
    assert (asked(game), options(game)) == ("captain-1 gain-asset", ["take data-heist", "decline"])
    play(game, "take data-heist")
    assert (hand(game), game.in_use, told(game)) == ("data-heist", [], ["gained"])


@pytest.mark.rule("RIM-ASSET-5", "RIM-EFFECT-17", "RIM-RUL-47")
def test_rim_effect_17_a_declined_asset_leaves_card_and_token_as_they_were() -> None:
    game = rim(contacts={"tatooine-1": "chewbacca"})
    offer(game, "chewbacca")
    play(game, "decline")
    assert (hand(game), game.in_use, contact("chewbacca") in game.spots) == ("", [card("chewbacca")], True)


@pytest.mark.rule("RIM-RUL-47", "RIM-ASSET-5")
@pytest.mark.parametrize("where", ["on-the-map", "discarded"])
def test_rim_rul_47_the_token_of_declined_crew_comes_back_only_if_it_had_left(where: str) -> None:
    game = rim(contacts={"tatooine-1": "chewbacca"})
    game.in_use.append(card("chewbacca"))
    if where == "discarded":
        take_token(game, contact("chewbacca"))
    gain(game, ONE, card("chewbacca"), or_discard=True)
    play(begin(game), "decline")
    assert (hand(game), game.in_use, game.spots.count(contact("chewbacca"))) == ("", [], 1)


@pytest.mark.rule("RIM-ENCCON-9", "RIM-RUL-43", "RIM-RUL-12", "RIM-CREW-2")
def test_rim_enccon_9_the_token_of_a_contact_who_becomes_crew_leaves_the_map() -> None:
    game = rim(contacts={"tatooine-1": "chewbacca"})
    spot = game.spots.index(contact("chewbacca"))
    offer(game, "chewbacca")
    play(game, "take chewbacca")
    assert (hand(game), game.spots[spot], game.open[spot], game.gone) == ("chewbacca", None, False, [])


@pytest.mark.rule("RIM-ENCCON-9", "RIM-RUL-48")
def test_rim_enccon_9_the_token_of_a_contact_who_gives_a_job_stays() -> None:
    game = rim(contacts={"tatooine-1": "leia-organa"})
    offer(game, "leia-organa")
    play(game, "take leia-organa")
    assert (hand(game), contact("leia-organa") in game.spots) == ("leia-organa", True)


@pytest.mark.rule("RIM-ENCCARD-14", "RIM-ASSET-2")
def test_rim_asset_2_the_drawn_card_is_no_longer_drawn_when_its_asset_is_gained() -> None:
    game = rim()
    game.drawn = card("tailored-suit")
    game.stacks[0] = type(game.stacks[0]).of([each for each in game.stacks[0].cards if each != game.drawn])
    carry_out(game, [{"gain": {"asset": "gear", "ref": "self"}}], card=card("tailored-suit"))
    play(game, "take tailored-suit")
    assert hand(game) == "tailored-suit"
    assert not game.drawn


@pytest.mark.rule("RIM-ASSET-4", "RIM-ASSET-7", "RIM-SLOT-8", "RIM-CREW-4")
@pytest.mark.parametrize(
    ("own", "new", "picks"),
    [
        ("lobot", "chewbacca", ["take chewbacca instead of lobot", "decline"]),
        (
            "dl-44 jetpack salvage",
            "tailored-suit",
            ["take tailored-suit instead of dl-44", "take tailored-suit instead of jetpack", "decline"],
        ),
        (
            "wanted bounty-greedo",
            "bounty-boshek",
            ["take bounty-boshek instead of wanted", "take bounty-boshek instead of bounty-greedo", "decline"],
        ),
        ("salvage", "raw-spice", ["take raw-spice instead of salvage", "decline"]),
        ("ion-cannon", "royal-plating", ["take royal-plating instead of ion-cannon", "decline"]),
    ],
)
def test_rim_asset_7_without_room_one_card_of_the_kind_goes_or_it_is_declined(
    own: str, new: str, picks: list[str]
) -> None:
    assert options(offer(rim(assets=[own]), new)) == picks


@pytest.mark.rule("RIM-GEAR-4", "RIM-MOD-4", "RIM-CARGO-4", "RIM-JOB-6", "RIM-BOUNTY-4")
@pytest.mark.parametrize(
    ("own", "new", "left"),
    [
        ("dl-44 jetpack", "scomp-link", "jetpack scomp-link"),
        ("ion-cannon", "tuned-thrusters", "tuned-thrusters"),
        ("salvage", "untaxed-vaporators", "untaxed-vaporators"),
        ("wanted bounty-greedo", "data-heist", "bounty-greedo data-heist"),
        ("bounty-greedo wanted", "bounty-boshek", "wanted bounty-boshek"),
    ],
)
def test_rim_asset_4_the_card_that_goes_is_discarded(own: str, new: str, left: str) -> None:
    game = offer(rim(assets=[own]), new)
    play(game, options(game)[0])
    assert (hand(game), told(game)) == (left, ["discarded", "gained"])


@pytest.mark.rule("RIM-CREW-4", "RIM-CREW-6")
def test_rim_crew_4_the_token_of_crew_that_goes_comes_back_to_the_map() -> None:
    game = offer(rim(assets=["lobot"], contacts={"tatooine-1": "chewbacca"}), "chewbacca")
    play(game, "take chewbacca instead of lobot")
    assert (hand(game), contact("lobot") in game.spots, contact("chewbacca") in game.spots) == (
        "chewbacca",
        True,
        False,
    )


@pytest.mark.rule("RIM-BUY-12", "RIM-RUL-63")
def test_rim_buy_12_new_armor_is_taken_for_the_old_one_only() -> None:
    game = rim(assets=["jetpack armored-vest"])
    gain(game, ONE, card("plastoid-armor"))
    begin(game)
    assert options(game) == ["take plastoid-armor instead of armored-vest", "decline"]


@pytest.mark.rule("RIM-EFFECT-46", "RIM-SLOT-12")
def test_smuggling_compartment_that_cannot_be_replaced_without_loss_is_not_offered() -> None:
    """Without it there would be two cards of cargo for one slot."""
    game = rim(assets=["smuggling-compartment salvage food-supplies"])
    assert options(offer(game, "royal-plating")) == [
        "take royal-plating instead of salvage",
        "take royal-plating instead of food-supplies",
        "decline",
    ]


@pytest.mark.rule("RIM-ASSET-7")
def test_rim_asset_7_the_automatic_opponent_declines() -> None:
    game = offer(rim(solo=True), "chewbacca", player=2)
    assert (hand(game, 2), told(game)) == ("", ["ai-declines", "declined"])


# What comes with an asset


@pytest.mark.rule("RIM-GEAR-1", "RIM-GEAR-5", "RIM-ABIL-14", "RIM-ABIL-15")
@pytest.mark.parametrize(
    ("text", "stat", "count"),
    [
        ("armored-vest", "health", 2),
        ("bounty-hunter-helmet", "health", 1),
        ("plastoid-armor", "health", 2),
        ("mandalorian-armor", "health", 3),
        ("dl-44", "ground_combat", 1),
        ("iqa-11", "ground_combat", 1),
        ("mpl-57", "ground_combat", 2),
        ("vibro-ax", "ground_combat", 1),
        ("vibroknife", "ground_combat", 1),
    ],
)
def test_gear_raises_values_of_the_character(text: str, stat: Any, count: int) -> None:
    game = rim(who="bossk han-solo")  # he has strength
    before = value(game, ONE, stat)
    _give(game, text)
    assert value(game, ONE, stat) == before + count


@pytest.mark.rule("RIM-ABIL-51", "RIM-GEAR-1")
def test_vibroknife_needs_stealth_or_strength() -> None:
    game = rim(who="lando-calrissian bossk")
    before = value(game, ONE, "ground_combat")
    _give(game, "vibroknife")
    assert value(game, ONE, "ground_combat") == before
    _give(game, "chewbacca")
    assert value(game, ONE, "ground_combat") == before + 1


@pytest.mark.rule("RIM-MOD-1", "RIM-ABIL-14", "RIM-ABIL-15")
@pytest.mark.parametrize(
    ("text", "stat"),
    [
        ("quad-laser-cannon", "ship_combat"),
        ("proton-torpedoes", "ship_combat"),
        ("shield-upgrade", "hull"),
        ("royal-plating", "hull"),
        ("improved-nav-computer", "hyperdrive"),
    ],
)
def test_mods_raise_values_of_the_ship(text: str, stat: Any) -> None:
    game = rim()
    before = value(game, ONE, stat)
    _give(game, text)
    assert value(game, ONE, stat) == before + 1


@pytest.mark.rule("RIM-GEAR-1", "RIM-GEAR-5", "RIM-MOD-1", "RIM-CREW-1")
@pytest.mark.parametrize(
    ("text", "when"),
    [
        ("jetpack", "ground-combat"),
        ("vibro-ax", "ground-combat"),
        ("iqa-11", "after-ground-win"),
        ("plastoid-armor", "ground-combat-start"),
        ("mandalorian-armor", "bounty-reward"),
        ("autoblaster", "ship-combat"),
        ("ion-cannon", "ship-combat"),
        ("targeting-computer", "ship-combat"),
        ("maneuvering-thrusters", "ship-combat-start"),
        ("proton-torpedoes", "win-patrol"),
        ("chromium-hull", "lose-ship-combat"),
        ("dejarik-holotable", "action"),
        ("shield-upgrade", "action"),
        ("smuggling-compartment", "deliver-roll"),
        ("bacta-supplies", "any-time"),
        ("gift-for-jabba", "on-defeat"),
        ("stolen-jewels", "action"),
        ("dash-rendar", "deliver-illegal"),
        ("sy-snootles", "complete-job"),
        ("hired-help", "before-test"),
    ],
)
def test_an_asset_brings_its_abilities(text: str, when: Any) -> None:
    game = rim()
    assert not [source for source in at_moment(game, ONE, when) if source[1] == card(text)]
    _give(game, text)
    (source,) = [source for source in at_moment(game, ONE, when) if source[1] == card(text)]
    assert ABILITIES[source[0]].startswith(text)


@pytest.mark.rule("RIM-FAME-7", "RIM-FAME-15", "RIM-FAME-16")
def test_rim_fame_15_a_bonus_that_comes_may_win_at_once() -> None:
    game = rim(fame="8 0")
    _give(game, "chromium-hull")
    begin(game)
    assert told(game) == ["gained", "fame", "won"]
    assert game.outcome is not None


@pytest.mark.rule("RIM-INV-6", "RIM-DEFEAT-7")
def test_rim_defeat_7_more_health_stands_a_defeated_player_up() -> None:
    game = rim(who="bossk han-solo")
    game.wounds[0], game.defeated[0] = value(game, ONE, "health"), True
    _give(game, "armored-vest")
    assert not game.defeated[0]


@pytest.mark.rule("RIM-FAME-5", "RIM-INV-4")
def test_rim_fame_5_fame_that_was_lost_while_a_bonus_held_does_not_go_below_zero() -> None:
    game = rim(assets=["chromium-hull"])
    carry_out(game, [{"fame": -1}])
    assert fame(game, ONE) == 1
    carry_out(game, [{"discard": "self"}, {"fame": 1}], card=card("chromium-hull"))
    assert fame(game, ONE) == 1


# GX1 Short Hauler


@pytest.fixture
def crew() -> Iterator[list[tuple[str, str]]]:
    """Which crew has been announced, and what its new captain had then."""
    seen: list[tuple[str, str]] = []

    def note(game: State, player: PlayerId, new: CardId) -> None:
        seen.append((CARDS[new], hand(game, player + 1)))

    listeners = GAINING_CREW._listeners
    GAINING_CREW.join(note)
    yield seen
    listeners.remove(note)


@pytest.mark.rule("RIM-GOAL-17", "RIM-RUL-67", "RIM-ABIL-45", "RIM-GOAL-16")
def test_gx1_short_hauler_is_turned_before_the_third_crew_needs_a_slot(crew: list[tuple[str, str]]) -> None:
    game = rim(ships="gx1-short-hauler g9-rigger", assets=["chewbacca lobot"])
    offer(game, "dengar")
    assert options(game) == ["take dengar", "decline"]
    game.apply("take dengar")
    assert (game.ship_goals_met[0], game.fame[0], hand(game)) == (True, 1, "chewbacca lobot dengar")
    assert crew == [("dengar", "chewbacca lobot")]


@pytest.mark.rule("RIM-GOAL-17", "RIM-GOAL-12")
def test_gx1_short_hauler_is_not_turned_by_crew_that_is_declined(crew: list[tuple[str, str]]) -> None:
    game = rim(ships="gx1-short-hauler g9-rigger", assets=["chewbacca lobot"])
    play(offer(game, "dengar"), "decline")
    assert (game.ship_goals_met[0], game.fame[0], crew) == (False, 0, [])


@pytest.mark.rule("RIM-GOAL-17", "RIM-RUL-7")
def test_gx1_short_hauler_is_turned_by_crew_that_is_bought(crew: list[tuple[str, str]]) -> None:
    game = rim(ships="gx1-short-hauler g9-rigger", assets=["chewbacca lobot"], market={"job": "hired-help"})
    buy(game, ONE, card("hired-help"))
    begin(game)
    assert (game.ship_goals_met[0], hand(game)) == (True, "chewbacca lobot hired-help")
    assert crew == [("hired-help", "chewbacca lobot")]


@pytest.mark.rule("RIM-ABIL-45")
def test_rim_abil_45_crew_counts_as_gained_before_another_one_goes(crew: list[tuple[str, str]]) -> None:
    game = offer(rim(assets=["lobot"]), "dengar")
    play(game, "take dengar instead of lobot")
    assert (crew, hand(game)) == ([("dengar", "lobot")], "dengar")


@pytest.mark.rule("RIM-ABIL-45")
def test_rim_abil_45_nothing_else_is_gained_crew(crew: list[tuple[str, str]]) -> None:
    play(offer(rim(), "data-heist"), "take data-heist")
    assert crew == []


def _give(game: State, text: str) -> None:
    """A card comes into a slot at once."""
    place(game, PlayerId(0), card(text))
    assert CARDS[game.assets[0][-1]] == text
    assert all(card(text) not in pile.cards for pile in game.market)
