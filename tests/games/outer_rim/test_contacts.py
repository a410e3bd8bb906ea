"""Contact tokens: looking at them, turning them up, swapping and moving them."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.engine.event import only
from dejarik.engine.game import UNKNOWN
from dejarik.games.outer_rim.components import (
    CONTACTS,
    PLANETS,
    SPACES,
    SPOT_PLANET,
    SPOTS,
    PlayerId,
    SpotId,
    contact,
)
from dejarik.games.outer_rim.contacts import Picking, spots_meant
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, begin, carry_out, options, play, rim, told

PLAYER = PlayerId(0)


def spot(text: str) -> SpotId:
    return SpotId(SPOTS.number(text))


def seen(game: State, text: str, seat: int | None) -> str | None:
    """What a seat sees on a contact space."""
    view: Any = game.view(seat)
    shown: str | None = view["spots"][spot(text)]
    return shown


def deal(game: State, do: str, where: str, count: int = 1) -> State:
    return carry_out(game, [{"contact": {"do": do, "where": where, "count": count}}])


@pytest.mark.rule("RIM-CONTACT-2", "RIM-HIDDEN-1", "RIM-HIDDEN-3", "RIM-CONTACT-4", "RIM-RUL-2")
def test_rim_hidden_1_only_the_class_of_a_facedown_contact_is_seen() -> None:
    game = rim()
    view: Any = game.view(0)
    assert set(view["spots"]) == {UNKNOWN}
    assert None not in view["classes"]


@pytest.mark.rule("RIM-CONTACT-9", "RIM-CONTACT-10", "RIM-HIDDEN-2", "RIM-HIDDEN-5", "RIM-HIDDEN-17", "RIM-EFFECT-24")
def test_rim_contact_9_who_looks_alone_knows_the_face() -> None:
    game = rim(contacts={"tatooine-1": "(greedo)", "tatooine-2": "(dengar)"})
    deal(game, "peek", "here")
    assert options(game) == ["look at tatooine-1", "look at tatooine-2"]
    play(game, "look at tatooine-1")
    assert [seen(game, "tatooine-1", seat) for seat in (0, 1, None)] == ["greedo", UNKNOWN, UNKNOWN]
    assert not game.open[spot("tatooine-1")]
    own, other = ([event.message.key for event in game.events if event.seen_by(seat)] for seat in (0, 1))
    assert (own, other) == (["outer_rim-event-looked"], ["outer_rim-event-looked-unseen"])
    assert game.disclosed


@pytest.mark.rule("RIM-CONTACT-16", "RIM-RUL-86", "RIM-EFFECT-24")
def test_rim_contact_16_one_after_another_each_once() -> None:
    game = deal(rim(), "peek", "any", 3)
    play(game, "look at tatooine-1", "look at tatooine-2")
    assert "look at tatooine-1" not in options(game)
    assert len(options(game)) == len(SPOTS) - 2
    play(game, "look at naboo-1")
    assert asked(game) == ""
    assert sum(game.looked) == 3 * only(0)


@pytest.mark.rule("RIM-CONTACT-16", "RIM-EFFECT-24", "RIM-EFFECT-1")
def test_rim_contact_16_if_fewer_are_there_fewer_are_seen() -> None:
    game = rim(contacts={"tatooine-1": "greedo"})
    deal(game, "peek", "here", 3)
    assert told(game) == ["looked", "looked-unseen"]
    assert asked(game) == ""


@pytest.mark.rule("RIM-EFFECT-24", "RIM-MAP-22")
@pytest.mark.parametrize("where", ["here", "other", "any", "within-3"])
def test_rim_effect_24_places(where: str) -> None:
    game = deal(rim("tatooine ryloth"), "peek", where)
    planets = {option.removeprefix("look at ").rpartition("-")[0] for option in options(game)}
    assert ("tatooine" in planets) == (where != "other")
    assert ("mon-calamari" in planets) == (where in ("other", "any"))
    assert ("nal-hutta" in planets) == (where != "here")


@pytest.mark.rule("RIM-EFFECT-24", "RIM-MAP-22")
def test_rim_effect_24_a_planet_three_spaces_away_is_within_three() -> None:
    game = rim("nav-c-k1 ryloth")
    planets = {SPACES[SPOT_PLANET[each]] for each in spots_meant(game, PlayerId(0), "peek", "within-3")}
    away = {SPACES[each]: game.arc.distance[game.places[0]][each] for each in PLANETS}
    assert planets == {planet for planet, distance in away.items() if distance <= 3}
    assert 3 in {away[planet] for planet in planets}


@pytest.mark.rule("RIM-EFFECT-24")
def test_rim_effect_24_here_outside_a_planet_does_nothing() -> None:
    assert asked(deal(rim("maelstrom ryloth"), "peek", "here")) == ""


@pytest.mark.rule("RIM-CONTACT-17", "RIM-HIDDEN-4", "RIM-INV-13")
def test_rim_contact_17_turning_up_is_no_encounter() -> None:
    game = rim(contacts={"tatooine-1": "(greedo)", "tatooine-2": "lobot"})
    deal(game, "reveal", "here")
    assert told(game) == ["turned-up"]
    assert asked(game) == ""
    assert [seen(game, "tatooine-1", seat) for seat in (0, 1, None)] == ["greedo"] * 3


@pytest.mark.rule("RIM-CONTACT-13", "RIM-CONTACT-7", "RIM-HIDDEN-17")
def test_rim_contact_13_swapped_contacts_keep_their_facing_and_who_knows_them() -> None:
    game = rim(contacts={"tatooine-1": "(greedo)", "naboo-1": "lobot"})
    game.looked[spot("tatooine-1")] = only(1)
    play(deal(game, "swap", "any"), "token on tatooine-1")
    assert "token on tatooine-1" not in options(game)  # not with itself
    play(game, "token on naboo-1")
    assert told(game) == ["swapped"]
    assert [seen(game, "naboo-1", seat) for seat in (0, 1)] == [UNKNOWN, "greedo"]
    assert [seen(game, "tatooine-1", seat) for seat in (0, 1)] == ["lobot", "lobot"]


@pytest.mark.rule("RIM-CONTACT-13")
def test_rim_contact_13_one_contact_alone_is_not_swapped() -> None:
    game = rim()
    game.spots[spot("tatooine-2")] = None
    assert asked(deal(game, "swap", "here")) == ""
    two = play(deal(rim(), "swap", "here"), "token on tatooine-1")
    assert [two.spots[spot(text)] for text in ("tatooine-2", "tatooine-1")] == [
        rim().spots[spot(text)] for text in ("tatooine-1", "tatooine-2")
    ]


@pytest.mark.rule("RIM-CONTACT-6", "RIM-CONTACT-7", "RIM-EFFECT-24")
def test_rim_contact_6_a_contact_moves_to_any_free_space() -> None:
    game = rim(contacts={"tatooine-1": "(greedo)"})
    free = game.spots.index(contact("lobot"))
    game.spots[free] = None
    deal(game, "move", "here")
    play(game, "token on tatooine-1")
    assert game.spots[spot("tatooine-1")] is None
    assert CONTACTS[game.spots[free] or 0] == "greedo"
    assert not game.open[free]


@pytest.mark.rule("RIM-CONTACT-15")
@pytest.mark.parametrize(("solo", "places"), [(False, 1), (True, 2)])
def test_rim_contact_15_which_space_of_a_planet_matters_only_alone(solo: bool, places: int) -> None:
    game = rim(contacts={"tatooine-1": "(greedo)"}, solo=solo)
    game.spots[spot("naboo-1")] = game.spots[spot("naboo-2")] = None
    deal(game, "move", "here")
    play(game, "token on tatooine-1")
    if places > 1:
        assert options(game) == ["to naboo-1", "to naboo-2"]
    else:
        assert game.spots[spot("naboo-1")] is not None


@pytest.mark.rule("RIM-EFFECT-24")
def test_rim_effect_24_a_contact_elsewhere_is_encountered_as_if_it_were_here() -> None:
    game = rim("tatooine ryloth", contacts={"naboo-1": "doctor-evazan"}, wounds="2 0")
    deal(game, "encounter", "other")
    play(game, "token on naboo-1", "choose be-treated")
    assert game.wounds[0] == 0


@pytest.mark.rule("RIM-EFFECT-40")
def test_rim_effect_40_zuckuss_looks_at_one_contact_anywhere() -> None:
    game = carry_out(rim(), [{"rule": {"name": "peek-any-contact"}}])
    assert len(options(game)) == len(SPOTS)
    play(game, "look at naboo-2")
    assert asked(game) == ""
    assert game.looked[spot("naboo-2")] == only(0)


@pytest.mark.rule("RIM-CONTACT-11", "RIM-CONTACT-12")
def test_rim_contact_12_a_captured_mark_is_nowhere_on_the_map() -> None:
    game = rim(assets=["bounty-greedo"], captured="bounty-greedo")
    begin(game, Picking(PLAYER, "encounter", "any", 1))
    assert len(options(game)) == len(SPOTS) - 1
    assert CONTACTS.number("greedo") not in game.spots
