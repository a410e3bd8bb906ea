"""What is told of the automatic opponent: enough to check every line of its card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.components import AI_CARDS, AiCardId, AiItem, PlayerId, deck
from dejarik.games.outer_rim.market import cycle
from dejarik.games.outer_rim.solo.movement import move
from dejarik.games.outer_rim.solo.purchases import buy_from
from dejarik.games.outer_rim.solo.turn import AiTurn
from dejarik.games.outer_rim.state import AiDeck, State
from tests.games.outer_rim.position import begin, rim

AI = PlayerId(1)
ENGLISH = GAME.language("en")


def read(game: State) -> list[str]:
    """What a person has read since the position was laid, each line with its rule."""
    return [f"{ENGLISH.text(event.message)} [{event.message.rule}]" for event in game.events if event.seen_by(0)]


def after(does: Callable[[State, PlayerId], None], at: str, **position: object) -> list[str]:
    """What is told while the opponent does this."""
    game = rim(f"takodana {at}", solo=True, turn=2, **position)  # type: ignore[arg-type]
    does(game, AI)
    game.advance()
    return read(game)


def turn(ai_card: str, at: str, **position: object) -> list[str]:
    game = rim(f"takodana {at}", solo=True, turn=2, **position)  # type: ignore[arg-type]
    number = AiCardId(AI_CARDS.number(ai_card))
    game.ai_deck = AiDeck.of([AiCardId(each) for each in range(len(AI_CARDS)) if each != number] + [number])
    return read(begin(game, AiTurn(AI)))


# What is not done


@pytest.mark.rule("RIM-SOLO-13", "RIM-SOLO-15")
def test_rim_solo_13_it_is_told_why_an_item_is_not_done() -> None:
    lines = turn("ai-04", "nav-a-c", credits="4000 0")
    assert lines == [
        "Lando Calrissian draws AI card 4. [RIM-SOLO-11]",
        "Lando Calrissian, planning, not done: not defeated, no goal token to move to. [RIM-SOLO-13]",
        "Lando Calrissian, planning: gain 2,000 credits. [RIM-SOLO-11]",
        "Lando Calrissian gains 2,000 credits. [RIM-CREDIT-2]",
        "Lando Calrissian, action, not done: no cargo for this planet, buys only on a planet. [RIM-SOLO-15]",
        "Lando Calrissian, encounter, not done: no hostile patrol here, no job for this planet, "
        "no contact here who would become crew, not enough credits. [RIM-SOLO-13]",
    ]


@pytest.mark.rule("RIM-SOLO-13", "RIM-SOLO-25", "RIM-SOLO-76", "RIM-SOLO-82")
def test_rim_solo_76_every_obstacle_has_its_words() -> None:
    open_ = {"naboo-1": "boshek", "naboo-2": "greedo"}
    here = turn("ai-02", "naboo", assets=["", "the-jewel-of-yavin"], contacts=open_)
    assert "planning, not done: no damage, a goal token is here already." in here[1]
    calm = turn("ai-08", "nav-d-ro", credits="4000 0", patrols="hutt@nav-d-ro", rep=["", "hutt+"])
    assert calm[-1].endswith("not enough credits, the reputation would not change. [RIM-SOLO-13]")
    faceup = turn("ai-08", "naboo", credits="4000 0", contacts=open_)
    assert "Lando Calrissian, action, not done: no facedown contact here. [RIM-SOLO-15]" in faceup
    game = rim("takodana lothal", solo=True, turn=2)
    game.market[deck("gear-mod")] = type(game.market[0]).of([])
    game.ai_deck = AiDeck.of([AiCardId(7)])
    assert "no cargo for this planet, the deck is empty." in " ".join(read(begin(game, AiTurn(AI))))


# Why this route


@pytest.mark.rule("RIM-SOLO-24", "RIM-SOLO-30", "RIM-SOLO-32")
def test_rim_solo_24_it_is_told_where_it_heads_and_what_decides_the_route() -> None:
    goals = "food-supplies stolen-weapons"  # for Nal Hutta and for Tatooine
    heads = (
        "Lando Calrissian heads for the nearest goal token (Tatooine, Nal Hutta): 1 space away, hyperdrive 6. "
        "[RIM-SOLO-24]"
    )
    assert after(move, "nav-d-c", assets=["", goals])[:2] == [heads, "Chance picks one of 2. [RIM-SOLO-87]"]
    assert after(move, "nav-d-c", assets=["", goals], patrols="rebel@tatooine")[:3] == [
        heads,
        "Shortest routes: 2, without a patrol that would stop it: 1. [RIM-SOLO-30]",
        "Lando Calrissian moves to Nal Hutta. [RIM-MOVE-4]",
    ]


@pytest.mark.rule("RIM-SOLO-27", "RIM-SOLO-31", "RIM-SOLO-33", "RIM-RUL-29")
def test_rim_solo_33_it_is_told_why_a_movement_is_shorter() -> None:
    assert after(move, "tatooine", assets=["", "coaxium-crystal"], patrols="hutt@nav-d-ro")[1:] == [
        "Lando Calrissian will be stopped by a patrol here: Navpoint D4. [RIM-SOLO-27]",
        "Lando Calrissian moves to Navpoint D4. [RIM-MOVE-4]",
    ]
    short = after(move, "ord-mantell", assets=["", "stolen-supplies"])
    assert short[1] == "Routes to choose from: 3, ending on a planet: 2. [RIM-SOLO-31]"
    assert any(line.endswith("rather than go on to a navpoint. [RIM-SOLO-33]") for line in short)
    whole = after(move, "tatooine", assets=["", "coaxium-crystal"])
    assert [line.rpartition("[")[2] for line in whole] == ["RIM-SOLO-24]", *["RIM-MOVE-4]"] * 3]


@pytest.mark.rule("RIM-SOLO-21", "RIM-SOLO-22", "RIM-SOLO-95")
def test_rim_solo_21_it_is_told_where_goal_tokens_are_put_and_taken_off() -> None:
    bought = after(lambda game, who: buy_from(game, who, CARGO), "lothal", market={"cargo": "coaxium-crystal"})
    assert "Lando Calrissian puts a goal token on Ryloth. [RIM-SOLO-21]" in bought
    lines = turn("ai-04", "ryloth", assets=["", "coaxium-crystal imperial-favor"], credits="4000 0")
    assert "Lando Calrissian takes a goal token off Ryloth. [RIM-SOLO-22]" in lines
    assert "Lando Calrissian delivers cargo: Coaxium Crystal. [RIM-DELIVER-3]" in lines
    person = rim("takodana lothal", solo=True)
    person.credits[0] = 90000
    assert not [line for line in read(begin(person)) if "goal token" in line]


# Why this purchase

CARGO = AiItem(buy=deck("cargo"))
GEAR = AiItem(buy=deck("gear-mod"))
SHIP = AiItem(buy=deck("ship"))


def shopping(item: AiItem, assets: str = "", at: str = "lothal", **position: object) -> list[str]:
    """What is told before and instead of a purchase."""
    position["assets"] = ["", assets]
    return after(lambda game, who: buy_from(game, who, item), at, **position)


@pytest.mark.rule("RIM-SOLO-37", "RIM-SOLO-38", "RIM-SOLO-39", "RIM-SOLO-43", "RIM-RUL-35")
def test_rim_solo_37_it_is_told_why_a_deck_is_cycled_and_why_nothing_is_bought() -> None:
    assert shopping(GEAR, market={"gear-mod": "mpl-57 plastoid-armor"}) == [
        "MPL-57 Grenade Launcher: costs 8,000 credits, and there are 4,000. [RIM-SOLO-39]",
        "Gear and mod deck, cycled to the bottom: MPL-57 Grenade Launcher. [RIM-MARKET-3]",
        "Gear and mod deck, on top now: Plastoid Armor. [RIM-DECK-3]",
        "Plastoid Armor: costs 8,000 credits, and there are 4,000. [RIM-SOLO-39]",
        "Lando Calrissian buys nothing. [RIM-RUL-35]",
    ]
    assert shopping(CARGO, at="ryloth", market={"cargo": "coaxium-crystal droid-parts"})[0] == (
        "Coaxium Crystal: cannot be bought on this planet. [RIM-SOLO-38]"
    )


@pytest.mark.rule("RIM-SOLO-40", "RIM-SOLO-41", "RIM-SOLO-78", "RIM-SOLO-79", "RIM-SOLO-80")
def test_rim_solo_40_every_reason_to_cycle_is_named() -> None:
    no_slot = shopping(CARGO, "droid-parts", market={"cargo": "coaxium-crystal salvage"})
    assert no_slot[0] == "Coaxium Crystal: no free slot. [RIM-SOLO-40]"
    armor = shopping(GEAR, "armored-vest", market={"gear-mod": "bounty-hunter-helmet dl-44"}, credits="0 9000")
    assert armor[0] == "Bounty Hunter Helmet: it has armor already. [RIM-SOLO-79]"
    rich = {"ships": "g9-rigger lancer", "credits": "0 90000"}
    ship = shopping(SHIP, market={"ship": "ship-gx1-short-hauler"}, **rich)
    assert ship[0] == "GX1 Short Hauler: costs no more than its own ship. [RIM-SOLO-41]"
    used = shopping(SHIP, market={"ship": "used-ship-for-sale"}, credits="0 4000")
    assert used[0] == "Used Ship for Sale: no better ship that it could pay for. [RIM-SOLO-80]"
    item = AiItem(buy=deck("cargo"), if_full=deck("job"))
    other = shopping(item, "droid-parts", market={"job": "imperial-favor"})
    assert other[0] == "Cargo deck: the slots for it are full, so it is Job deck. [RIM-SOLO-78]"


# What it has to choose


@pytest.mark.rule(
    "RIM-SOLO-64", "RIM-SOLO-65", "RIM-SOLO-87", "RIM-SOLO-59", "RIM-SOLO-75", "RIM-SOLO-81", "RIM-SOLO-92"
)
def test_rim_solo_87_it_is_told_when_chance_decides() -> None:
    two = turn("ai-08", "tatooine", patrols="hutt-3@tatooine rebel-3@tatooine", rep=["", "hutt- rebel-"])
    assert "Chance picks one of 2. [RIM-SOLO-87]" in two
    assert any(line.startswith("Chance picks for Lando Calrissian: ") for line in two)  # where the patrol goes
    jobs = turn("ai-06", "kessel", assets=["", "rescue-from-the-mines the-kessel-run"], credits="4000 0")
    assert jobs.count("Chance picks one of 2. [RIM-SOLO-87]") == 1


def test_the_person_reads_nothing_of_chance() -> None:
    game = rim("tatooine lothal", solo=True)
    cycle(game, deck("cargo"))
    assert not [line for line in read(begin(game)) if "Chance" in line]
