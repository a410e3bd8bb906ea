"""What a decision says beforehand: what its options do, how likely tests and combats go well, what cards cost."""

from __future__ import annotations

from typing import Any

import pytest

from dejarik.games.outer_rim.actions import ActionStep
from dejarik.games.outer_rim.components import ASSET, SPACES, Cargo, PlayerId, card
from dejarik.games.outer_rim.delivery import Deliver
from dejarik.games.outer_rim.encounters.choice import EncounterStep
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.trade import TradeAction
from tests.games.outer_rim.position import begin, carry_out, play, rim, told
from tests.playing import form

PLAYER = PlayerId(0)
BOSSK = "bossk han-solo"


def checks(game: State, pick: str) -> list[dict[str, Any]]:
    """What is said of a pick: the tests and combats that it leads to."""
    (found,) = [each for each in form(game)["prospects"] if each["pick"] == pick]
    return list(found["checks"])


def wares(game: State) -> dict[str, dict[str, Any]]:
    return {each["card"]: each for each in form(game)["wares"]}


def test_each_way_says_what_it_does_and_how_likely_it_goes_well() -> None:
    """Two dice, four sides of eight: three of four. A skill that nobody has: the one crit."""
    ways = [
        {"option": "leave", "do": [{"credits": 1000}]},
        {"option": "pay-his-debt", "do": [{"test": {"skill": "strength", "pass": [{"fame": 1}]}}]},
        {"option": "carry-a-message", "do": [{"test": {"skill": "tech"}}]},
    ]
    game = carry_out(rim(who=BOSSK), [{"choose": ways}])
    assert form(game)["prospects"][0]["what"] == {"key": "outer_rim-words-credits-gain", "params": {"count": 1000}}
    assert checks(game, "choose leave") == []
    assert [each["chance"] for each in checks(game, "choose pay-his-debt")] == [75]
    assert [each["chance"] for each in checks(game, "choose carry-a-message")] == [23]


def test_what_a_condition_leads_to_is_said_for_the_one_who_is_asked() -> None:
    fight = {"fight": {"enemy": "slavers", "type": "ground", "value": 4}}
    test = {"test": {"skill": "tech"}}
    may = {"may": {"do": [{"if": {"cond": {"has_skill": "strength"}, "then": [fight], "else": [test]}}]}}
    (check,) = checks(carry_out(rim(who=BOSSK), [may]), "yes")
    assert (check["kind"], check["dice"]) == ("ground", 4)
    (check,) = checks(carry_out(rim(who="doctor-aphra bossk"), [may]), "yes")
    assert (check["kind"], check["skill"]) == ("test", "tech")


@pytest.mark.rule("RIM-PATROL-7", "RIM-PATROL-8")
def test_rim_patrol_8_nobody_beats_a_patrol_without_a_value() -> None:
    game = begin(rim("tatooine ryloth", patrols="hutt-4@tatooine imperial@tatooine"), EncounterStep(PLAYER))
    (endless,) = checks(game, "fight hutt patrol")
    assert (endless["chance"], endless["defeat"], endless["dice"]) == (0, 100, 0)
    (even,) = checks(game, "fight imperial patrol")
    assert (even["kind"], even["dice"]) == ("ship", 3)
    assert 0 < even["chance"] < 100


def test_of_a_job_only_what_is_printed_on_it_is_said() -> None:
    """The tests on the job card, and which of them must be passed. Nobody reads ahead in the databank."""
    game = begin(rim("tatooine ryloth", who=BOSSK, assets=["jabbas-hidden-stash"]), EncounterStep(PLAYER))
    tests = checks(game, "attempt jabbas-hidden-stash")
    assert [each["skill"] for each in tests] == ["knowledge", "stealth", "strength"]
    assert {each["kind"] for each in tests} == {"test"}


@pytest.mark.rule("RIM-DELIVER-5", "RIM-DELIVER-14")
@pytest.mark.parametrize(
    ("assets", "chance"), [("stolen-hyperfuel", 38), ("stolen-hyperfuel smuggling-compartment", 100)]
)
def test_rim_deliver_5_illegal_cargo_gets_past_the_die_by_a_hit(assets: str, chance: int) -> None:
    where = destination("stolen-hyperfuel")
    game = begin(rim(f"{where} ryloth", who="bossk han-solo", assets=[assets]), Deliver(PLAYER))
    (check,) = checks(game, "deliver stolen-hyperfuel")
    assert (check["kind"], check["chance"]) == ("delivery", chance)


def destination(text: str) -> str:
    """Where cargo is to be brought."""
    printed = ASSET[card(text)]
    assert isinstance(printed, Cargo)
    assert not isinstance(printed.destination, str | None)
    return SPACES[printed.destination]


@pytest.mark.rule("RIM-BUY-11")
def test_rim_buy_11_the_market_says_the_price_and_why_not() -> None:
    game = begin(
        rim("tatooine ryloth", credits="3000 0", market={"gear-mod": "dl-44", "ship": "ship-yt-1300"}),
        ActionStep(PLAYER),
    )
    found = wares(game)
    assert found["dl-44"]["price"] == 3000
    assert found["dl-44"]["why"] is None
    assert found["ship-yt-1300"]["picks"] == []
    assert found["ship-yt-1300"]["why"]["rule"] == "RIM-BUY-11"
    play(game, *found["dl-44"]["picks"])
    assert card("dl-44") in game.assets[0]


def test_away_from_a_planet_the_market_has_nothing() -> None:
    game = begin(rim("nav-c-lo nav-c-lo", credits="3000 0"), ActionStep(PLAYER))
    assert wares(game) == {}


def test_a_deal_is_put_together_from_its_form() -> None:
    game = rim("tatooine tatooine", who=BOSSK, assets=["dl-44", "vibro-ax"], credits="4000 9000")
    begin(game, TradeAction(PLAYER))
    play(game, "trade with han-solo")
    deal = form(game)
    (given,) = deal["give"]
    (wanted,) = deal["want"]
    thousand = deal["credits"][0]
    play(game, given["pick"], wanted["pick"], thousand["want"], deal["offer"], "accept")
    assert game.credits == [5000, 8000]
    assert told(game).count("handed-over") == 2
