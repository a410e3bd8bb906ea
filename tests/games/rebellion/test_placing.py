"""What a client is told so that several units can be placed in one go. [REB-SETUP, REB-DEPLOY]"""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from dejarik.games.rebellion import GAME
from dejarik.games.rebellion.components import EMPIRE, KINDS, REBEL, Side, unit
from dejarik.games.rebellion.deploy import Deploy
from dejarik.games.rebellion.galaxy import imperial_systems
from dejarik.games.rebellion.placing import OpenPlace, PlaceForm, UnitsToPlace
from dejarik.games.rebellion.state import State
from tests.games.rebellion.rounds import asked, do, galaxy, options, play, queue, texts
from tests.playing import form


def deploying(units: str, side: Side, **queue: int) -> State:
    """What has left the queue is to be deployed; the keywords are kinds."""
    game = galaxy(units, rebel="naboo", imperial="mustafar")
    for kind, number in queue.items():
        game.queues[unit(kind.replace("_", "-"))] = number
    return do(game, Deploy(side))


def waiting(found: PlaceForm) -> str:
    return ", ".join(f"{each['count']} {each['unit']}" for each in found["units"])


def rooms(found: PlaceForm) -> dict[str, int | None]:
    return {each["place"]: each["room"] for each in found["places"]}


@pytest.mark.rule("REB-DEPLOY-2", "REB-DEPLOY-3")
def test_the_form_of_deploying_tells_what_waits_and_the_room_that_is_left() -> None:
    game = play(deploying("", REBEL, x_wing=3, rebel_trooper=2), "deploy x-wing at naboo")
    found = form(game)
    assert waiting(found) == "2 x-wing, 2 rebel-trooper"
    assert rooms(found) == {"naboo": 1, "rebel-base": 2}
    assert found["units"][0]["picks"] == {
        "naboo": "deploy x-wing at naboo",
        "rebel-base": "deploy x-wing at rebel-base",
    }
    assert (found["rest"], found["done"]) == (None, "done")
    assert not any(each["bare"] for each in found["places"])


@pytest.mark.rule("REB-DS-BUILD-3", "REB-RUL-36")
def test_the_form_of_deploying_has_a_death_star_only_where_one_is_being_built_and_no_second_one() -> None:
    game = deploying("endor: death-star-under-construction", EMPIRE, death_star=2, tie_fighter=1)
    found = form(game)
    assert waiting(found) == "1 tie-fighter, 1 death-star"
    assert [list(each["picks"]) for each in found["units"]] == [["coruscant", "mustafar"], ["endor"]]
    play(game, *together(found, Random(1)))
    assert queue(game, 1) == "death-star"


@pytest.mark.rule("REB-SETUP-20", "REB-SETUP-21")
def test_the_form_of_the_imperial_setup_tells_which_systems_need_a_ground_unit() -> None:
    game = GAME.new(seed=3)
    found = form(game)
    systems = texts(imperial_systems(game)).split()
    assert [each["place"] for each in found["places"]] == systems
    assert waiting(found).endswith("1 death-star, 12 stormtrooper, 5 at-st, 1 at-at")
    assert [each["unit"] for each in found["units"] if each["ground"]] == ["stormtrooper", "at-st", "at-at"]
    assert all(each["bare"] and each["room"] is None for each in found["places"])
    assert (found["rest"], found["done"]) == (None, None)
    found = form(play(game, "place at-at at coruscant"))
    assert [each["place"] for each in found["places"] if not each["bare"]] == ["coruscant"]


@pytest.mark.rule("REB-SETUP-23")
def test_the_form_of_the_rebel_setup_tells_where_the_rest_goes() -> None:
    game = GAME.new(seed=3)
    while asked(game) == "empire place-imperial-units":
        game.apply(options(game)[0])
    found = form(play(game, "at hoth", "place x-wing at hoth"))
    assert waiting(found).startswith("1 x-wing, 2 y-wing, ")
    assert rooms(found) == {"hoth": None}
    assert (found["rest"], found["done"]) == ("rebel-base", "done")


@pytest.mark.parametrize("seed", range(20))
def test_whatever_a_form_allows_can_be_sent_in_one_go(seed: int) -> None:
    game = GAME.new(seed=seed)
    play(game, *together(form(game), Random(seed)))
    assert asked(game) == "rebel choose-outpost"
    game = deploying("", EMPIRE, stormtrooper=3, at_st=2, star_destroyer=1)
    picks = together(form(game), Random(seed))
    assert len(picks) == 4  # two in each of two systems
    play(game, *picks)
    assert sum(game.queues[:KINDS]) == 2


def together(found: PlaceForm, random: Random) -> list[str]:
    """As many picks as the form allows, put together as a person could."""
    picks: Counter[str] = Counter()

    def left(units: UnitsToPlace) -> int:
        return units["count"] - sum(picks[pick] for pick in units["picks"].values())

    def bare(place: OpenPlace) -> bool:
        there = (each["picks"].get(place["place"], "") for each in found["units"] if each["ground"])
        return place["bare"] and not any(picks[pick] for pick in there)

    def can_take(place: OpenPlace, units: UnitsToPlace) -> bool:
        there = sum(picks[each["picks"].get(place["place"], "")] for each in found["units"])
        if place["room"] is not None and there >= place["room"]:
            return False
        spare = sum(left(each) for each in found["units"] if each["ground"]) - sum(map(bare, found["places"]))
        return not units["ground"] or bare(place) or spare > 0

    while possible := [
        units["picks"][place["place"]]
        for units in found["units"]
        for place in found["places"]
        if place["place"] in units["picks"] and left(units) > 0 and can_take(place, units)
    ]:
        picks[random.choice(possible)] += 1
    return list(picks.elements())
