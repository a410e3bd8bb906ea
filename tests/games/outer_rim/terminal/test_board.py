"""The table in a terminal: what is drawn, for whom, and that it fits."""

from __future__ import annotations

import random
from functools import cache

import pytest
from rich.cells import cell_len

from dejarik.engine.chance import Chance
from dejarik.engine.game import UNKNOWN
from dejarik.engine.language import LANGUAGES
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.components import AiCardId, PlayerId
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.terminal import focus
from dejarik.games.outer_rim.turn import Turn
from tests.games.outer_rim.dice_luck import dice
from tests.games.outer_rim.position import begin, play, rim
from tests.games.outer_rim.terminal.drawing import drawn, text

WIDTHS = (80, 160)


@cache
def moments(players: int) -> tuple[State, ...]:
    """Of a random game: its beginning, a few on the way, the first fight and the first test with dice, the end."""
    rng = random.Random(players)
    state = GAME.new(players, players)
    wanted = [fought, thrown]
    found = []
    picks = 0
    while state.ask is not None and picks < 900:
        now = [there for there in wanted if there(state)]
        if picks % 300 == 0 or now:
            found.append(state.copy())
        wanted = [there for there in wanted if there not in now]
        state.apply(rng.choice(state.ask.options))
        picks += 1
    return (*found, state)


def fought(state: State) -> bool:
    return bool(state.fights) and any(map(sum, state.fight.shown))


def thrown(state: State) -> bool:
    return bool(state.throws) and bool(sum(state.throw.shown))


@pytest.mark.parametrize("code", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_every_moment_can_be_drawn_and_fits(players: int, code: str) -> None:
    for state in moments(players):
        for seat in (None, players - 1):
            for width in WIDTHS:
                for shown in (drawn(state, seat, width, code), looked_at_again(state, seat, width, code)):
                    assert max(map(cell_len, shown.splitlines())) <= width


@pytest.mark.parametrize("players", [1, 3])
def test_nothing_hidden_is_drawn(players: int) -> None:
    """An imagined game has other secrets and looks the same."""
    for number, state in enumerate(moments(players)):
        for seat in (None, *range(players)):
            imagined = GAME.imagine(state.view(seat), Chance(number))
            assert drawn(imagined, seat) == drawn(state, seat)


def looked_at_again(state: State, seat: int | None = 0, width: int = 100, code: str = "en") -> str:
    return text(focus(GAME.view(state, seat), GAME.language(code)), width)


@pytest.fixture
def table() -> State:
    """Han Solo on Tatooine, Bossk at a navpoint, Jyn Erso on Kessel."""
    return rim(
        at="tatooine nav-a-lo kessel",
        who="han-solo bossk jyn-erso",
        ships="hwk-290 g9-rigger g-1a-starfighter",
        assets=[
            "ion-cannon chewbacca bounty-greedo stolen-weapons vibroknife the-kessel-run",
            "the-casino-heist armored-vest mpl-57",
            "bounty-chopper",
        ],
        rep=["hutt+ rebel-", "imperial- syndicate+"],
        secrets=["tatooine-nal-hutta-7@tatooine", "navpoint-4@patrol"],
        captured="bounty-chopper",
        wounds="1 0 0",
        fame="3 5 0",
        contacts={"ryloth-1": "doctor-evazan", "naboo-2": "(maz-kanata)"},
        market={"gear-mod": "jetpack", "luxury": "dash-rendar", "ship": "ship-lancer"},
        patrols="hutt-2@lothal imperial-4@kessel",
    )


# The map


def test_the_lanes_run_from_left_to_right_with_whatever_is_there(table: State) -> None:
    shown = drawn(table, width=120)
    for wanted in (
        "A1 ❷ [✦1:2] ─ Cantonica ─ A4",  # a player and a patrol of level 1 with two dice
        "B2 ─ ⬢ Lothal [♛2:4] ─ B5",
        "C1 ─ The Maelstrom ─ ❖ Kessel ✎ ❸",  # the job of the first player is there
        "[⬢4:∞] ─ C4",
        "C1 ┄ C3 ┄ C6",
        "C2 ─ C3 ─ C7",
        "⇅ D3",
        "D1 ─ ♛ Tatooine ⇩ ❶ ─ D4",  # and the cargo here
    ):
        assert wanted in shown


def test_contacts_are_told_by_shape_and_by_facing(table: State) -> None:
    """Greedo is of the green class: the tokens of that class may be the mark."""
    table.looked[list(table.spots).index(table.spots[0])] = 1
    shown = drawn(table, width=120)
    assert "● Doctor Evazan  △?" in shown
    assert "○ (" in shown
    assert "○ (" not in drawn(table, 1, width=120)
    assert "△?" not in drawn(table, 1, width=120)  # only the owner of the bounty looks for it


def test_a_mark_that_lies_open_is_marked() -> None:
    shown = drawn(rim(assets=["bounty-greedo"], contacts={"takodana-2": "greedo"}), width=120)
    assert "▲ Greedo ⌖" in shown
    assert "△?" not in shown


def test_a_captive_and_the_destination_of_the_holocron() -> None:
    game = rim(assets=["bounty-chopper sith-holocron"], captured="bounty-chopper")
    game.holocron = game.places[1]
    shown = drawn(game, width=120)
    assert "E1 ─ ✦ Ryloth ⇩¤ ❷ ─ E4" in shown
    assert "F1 ─ Takodana ─ F4" in shown
    assert "A1 ─ Cantonica ☠ ─ A4" in shown.replace(" [✦1:2]", "")


@pytest.mark.parametrize(("width", "rows"), [(60, 3), (80, 2), (120, 2), (160, 1)])
def test_as_many_tiles_stand_side_by_side_as_there_is_room_for(table: State, width: int, rows: int) -> None:
    shown = drawn(table, width=width)
    assert shown.count("├") == rows - 1
    assert max(map(cell_len, shown.splitlines())) <= width


def test_another_order_of_the_tiles() -> None:
    game = rim()
    game.tiles = game.tiles[::-1]
    shown = drawn(game, width=160)
    assert shown.index("─ Takodana ─") < shown.index("─ Cantonica ─")


# Beside the map


def test_the_heading_names_the_turn_and_its_step() -> None:
    game = begin(rim(), Turn(PlayerId(0)))
    assert drawn(game).startswith("Round 1 · turn: ❶ Han Solo · planning step · 10 fame wins")
    play(game, "gain credits")
    assert "· action step ·" in drawn(game)
    play(game, "done")
    assert "· encounter step ·" in drawn(game)


def test_before_the_first_turn_captains_have_no_names_yet() -> None:
    shown = drawn(GAME.new(2, 1))
    assert shown.startswith("setup · 10 fame wins")
    assert "❶ Captain 1 (you)" in shown
    assert "A1 [✦1:2] ─" in shown  # and no places


def test_the_winner_is_named() -> None:
    game = begin(rim(fame="10 3"), Turn(PlayerId(0)))
    assert game.outcome is not None
    assert drawn(game).startswith("Round 1 · 10 fame wins · won: Han Solo")


def test_patrols_with_what_they_give_and_what_waits(table: State) -> None:
    shown = drawn(table)
    assert "♛ Hutts⟲     Lothal · level 2 · 4 dice · gain 1 fame · then 3 4 from F5" in shown
    assert "⬢ Empire     Kessel · level 4 · cannot be beaten" in shown


def test_the_market_with_the_prices_for_this_seat(table: State) -> None:
    """The old ship is traded in; where cargo is to be delivered it is not sold."""
    shown = drawn(table, width=120)
    assert "Jetpack⟲ 4,000 [❖→4]⟲ During ground combat" in shown
    assert "Dash Rendar⟲ 15,000 (too dear)" in shown
    assert "Lancer-class Pursuit Craft 10,000, for you 5,000" in shown
    assert "Lancer-class Pursuit Craft 10,000 [" in drawn(table, None, width=120)
    spent = rim(at="kessel ryloth", market={"cargo": "stolen-supplies"})
    assert "Stolen Supplies⟲ 2,000 (not here)" in drawn(spent, width=120)


@pytest.mark.rule("RIM-DECK-4", "RIM-HIDDEN-7")
@pytest.mark.parametrize("code", LANGUAGES)
def test_while_a_card_is_bought_the_next_one_lies_facedown(code: str) -> None:
    game = begin(rim(market={"bounty": "information-broker"}), Turn(PlayerId(0)))
    play(game, "gain credits", "market", "cycle nothing", "buy information-broker")
    assert game.view(0)["market"][0][-1] == UNKNOWN
    assert game.view(0)["offers"][0] is None
    for seat in (None, 0, 1):
        assert drawn(game, seat, code=code)
        assert looked_at_again(game, seat, code=code)
    assert code != "en" or "bounties the next card is not turned up yet" in " ".join(drawn(game).split())


def test_a_used_ship_has_the_price_of_the_ship() -> None:
    assert "Used Ship for Sale price of the ship" in drawn(rim(market={"ship": "used-ship-for-sale"}))


def test_a_card_that_comes_soon_is_told() -> None:
    game = rim()
    deck = game.market[1]
    game.market[1] = deck.look(-2, 1)
    assert "next: 2. " in drawn(game)
    assert "next: 2. " not in drawn(game, 1)


def test_the_own_board(table: State) -> None:
    shown = drawn(table)
    for wanted in (
        "❶ Han Solo (you) · fame 3 of 10 · 4,000 credits · ♛+ ⬢· ✦− ❖·",
        "ground combat 4 (3 +1) · damage 1 of health 4 · Piloting, Strength, Tech ×2",
        "Have a ship that costs at least 15,000. (5,000 of 15,000)",
        "hyperdrive 8 (6 +2) · ship combat 3 · hull 4",
        "As an action, if you have a mod, spend 7,000 credits. (1 of 1)",
        "Bounty: Greedo⟲: △ ground combat 4; eliminated: gain 3,000 credits",
        "The Kessel Run⟲: Kessel, tests Strength, Influence, Knowledge, Piloting",
        "cargo 1/1          Stolen Weapons 2,000: ILLEGAL, to Tatooine: gain 7,000 credits; gain 1 fame",
        "crew 1/2           Chewbacca⟲",
        "Hidden Detonator (Tatooine): During ground combat: add 1 result (crit).",
    ):
        assert wanted in shown


def test_the_boards_of_others(table: State) -> None:
    shown = drawn(table, 2)
    assert "❶ Han Solo · fame 3 of 10" in shown
    assert "The Casino Heist · Armored Vest · MPL-57 Grenade Launcher · secret (navpoint with a patrol)" in shown
    assert "secret (Tatooine)" in shown
    assert "Hidden Detonator" not in shown
    assert "Bounty: Chopper⟲: CAPTURED; to Cantonica: gain 5,000 credits; gain 1 fame" in shown


def test_how_far_a_goal_is_along() -> None:
    game = rim(who="bossk jyn-erso", ships="aggressor g9-rigger", assets=["ion-cannon vibroknife"])
    game.counters[4] = 1
    game.sabotaged = [game.places[0]]
    shown = drawn(game)
    assert "(1 of 1, 1 of 2, 8,000 of 15,000)" in " ".join(shown.split())
    assert "Win 2 combats against patrols. (1 of 2)" in shown
    assert "(1 of 2)" in drawn(game, 1)


def test_what_else_is_on_cargo_and_bounties() -> None:
    shown = drawn(rim(assets=["bacta-supplies bounty-hera-syndulla"]), width=160)
    assert "to Takodana: gain 6,000 credits. At any time on your turn (optional), if you are no droid" in shown
    assert "either case lose 1 reputation (Rebels)" in shown


def test_a_job_without_tests() -> None:
    shown = drawn(rim(assets=["wanted"]), width=160)
    assert "whom you choose: if that player has more fame than you" in shown


def test_a_turned_card_and_sheet_show_their_other_side() -> None:
    game = rim(goals="1", ships="lancer g9-rigger")
    game.ship_goals_met[0] = True
    shown = drawn(game)
    assert "Shadow Caster" in shown
    assert "that player must stop here" in shown
    assert "you need not stop here" in shown
    assert "crew 0/3" in shown
    assert "ship goal" not in shown


# Under way


def test_a_combat_with_the_dice_of_both_sides() -> None:
    game = rim(
        at="kessel ryloth",
        patrols="syndicate-2@kessel",
        assets=["targeting-computer"],
        luck=dice("blank hit", "crit blank blank hit"),
    )
    begin(game, Turn(PlayerId(0)))
    play(game, "gain credits", "done", "fight syndicate patrol")
    shown = looked_at_again(game)
    assert "ship combat · for winning: gain 1 fame" in shown
    assert "▶ attacker ❶ Han Solo · 2 dice · hit, blank" in shown
    assert "defender ❖ Syndicate level 2 · 4 dice" in shown
    assert "Cantonica" not in shown
    assert shown in drawn(game) or "▶ attacker ❶ Han Solo" in drawn(game)


def test_a_test_with_what_passes_it() -> None:
    game = rim(at="cantonica ryloth", who="doctor-aphra bossk", assets=["the-casino-heist"])
    begin(game, Turn(PlayerId(0)))
    play(game, "gain credits", "done", "attempt the-casino-heist")
    shown = looked_at_again(game)
    assert "job            ❶ Doctor Aphra · The Casino Heist⟲" in shown
    assert "The Casino Heist⟲ Talk your way onto the gaming floor. Test Influence" in shown
    assert "test Influence ❶ Doctor Aphra · novice · needed: crit" in shown
    assert "Crack the vault" not in shown  # nobody reads ahead [RIM-JOB-10]


def test_an_encounter_is_read_as_far_as_it_is_meant() -> None:
    """Of the parts for several reputations only the player's own."""
    game = rim(at="ord-mantell ryloth", rep="syndicate-", stacks={"cantonica-ord-mantell": "cantonica-ord-mantell-1"})
    game.assets[0] = rim(assets=["jetpack vibroknife"]).assets[0]
    begin(game, Turn(PlayerId(0)))
    play(game, "gain credits", "done", "draw")
    shown = looked_at_again(game)
    assert "Syndicate Errand⟲ Syndicate, negative: fight a ground combat" in shown
    assert "the enemy on the card · 3 dice" in shown
    assert "positive or neutral" not in shown


def test_the_market_is_looked_at_while_one_buys_and_the_map_while_one_moves() -> None:
    game = begin(rim(), Turn(PlayerId(0)))
    play(game, "move")
    assert "Cantonica ─ A4" in looked_at_again(game)
    play(game, "stop", "market")
    assert "gear, mods" in looked_at_again(game)
    assert "Cantonica ─ A4" not in looked_at_again(game)


def test_who_trades_sees_what_the_other_one_has() -> None:
    game = begin(rim("tatooine tatooine", assets=["ion-cannon", "jetpack"]), Turn(PlayerId(0)))
    play(game, "gain credits", "trade", "trade with lando-calrissian", "give ion-cannon", "want jetpack")
    assert "❷ Lando Calrissian" in looked_at_again(game)
    assert "Jetpack" in looked_at_again(game)
    english = GAME.language("en")
    assert game.ask is not None
    assert english.text(game.ask.prompt).endswith("You give: Ion Cannon. You get: Jetpack")
    play(game, "offer")
    assert game.ask is not None
    assert english.text(game.ask.prompt).endswith("You get: Ion Cannon. You give: Jetpack")
    assert "❶ Han Solo" in looked_at_again(game, 1)


def test_a_turn_begins_with_the_whole_table_and_its_steps_with_what_one_has() -> None:
    """The opponent without a seat has moved things since the person last picked."""
    game = begin(rim(solo=True, assets=["droid-parts", ""]), Turn(PlayerId(0)))
    assert looked_at_again(game) == drawn(game)
    play(game, "gain credits")
    shown = looked_at_again(game)
    assert "cargo 1/1 Droid Parts" in " ".join(shown.split())
    assert "Cantonica" not in shown
    play(game, "market")
    assert "empty" not in looked_at_again(game)


def test_the_automatic_opponent_has_goal_tokens_and_a_card_in_words() -> None:
    game = rim(solo=True, who="han-solo jyn-erso", assets=["", "food-supplies"])
    shown = drawn(game, width=120)
    assert "D2 ─ ♛ Nal Hutta ⚐ ─ D5" in shown
    assert "❷ Jyn Erso (the automatic opponent)" in shown
    assert "AI deck 10 cards" in shown
    game.ai_card = AiCardId(9)
    shown = drawn(game)
    assert "AI card 10" in shown
    assert "1. Deliver every cargo for this planet." in shown
    assert "special" in shown


def test_only_signs_that_are_on_the_table_are_explained(table: State) -> None:
    shown = drawn(table)
    assert "⇩ your cargo goes here" in shown
    assert "⟲ not from the box" in shown
    for absent in ("✕ sabotaged", "¤ the holocron", "⚐ goal token", "☠ your captive"):
        assert absent not in shown
