"""Who knows what, and what can be imagined behind it. [CMD-RUL-3, 39]"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import pytest

from dejarik.engine.chance import Chance
from dejarik.engine.undo import free_picks
from dejarik.games.commanders import GAME
from dejarik.games.commanders.components import CARDS, IN_SET, PLANETS, SHIPS
from dejarik.games.commanders.state import State
from dejarik.games.commanders.turn import actions
from tests.games.commanders.position import (
    asked,
    captured,
    commanders,
    discard,
    fleet,
    hand,
    heard,
    options,
    play,
    walk,
    without_deck,
)

UNKNOWN = "unknown"
FULL = "dagobah: tie-fighter tie-bomber | kamino: tie-fighter tie-bomber | utapau: tie-fighter tie-bomber"
OURS = "landing-craft landing-craft v-wing-fighter tie-advanced"  # captures nothing of these


def seats(game: State) -> list[int | None]:
    """Everybody at the table, and who only watches."""
    return [None, *range(len(game.hands))]


def others(game: State, seat: int) -> list[int | None]:
    return [each for each in seats(game) if each != seat]


def imagined(game: State, seat: int | None, chances: int) -> Iterator[State]:
    """So many games that this seat takes for possible, each by its own chance."""
    view = game.view(seat)
    for number in range(chances):
        guess = GAME.imagine(view, Chance(number))
        assert guess.view(seat) == view
        GAME.check(guess)  # no card too many, none too few
        yield guess


def imagined_cards(game: State, player: int, chances: int, seat: int | None = None) -> set[str]:
    """All that this seat can imagine in the hand of a player, who is counted from 1."""
    return {card for guess in imagined(game, seat, chances) for card in hand(guess, player).split()}


def stirred(game: State, seat: int | None) -> State:
    """The same to the eye of this seat: the cards of the other hands and of deck and pile are others."""
    dump = game.dump()
    table = dump["table"]
    hidden = [card for owner, cards in enumerate(table["hands"]) if owner != seat for card in cards] + table["deck"]
    hidden.sort(key=lambda card: CARDS.number(card) * 7 % 11)
    for owner, cards in enumerate(table["hands"]):
        if owner != seat:
            table["hands"][owner] = sorted((hidden.pop() for _ in cards), key=CARDS.number)
    table["deck"] = hidden
    table["pile"].reverse()
    return GAME.load(dump)


# What is hidden and what is public


@pytest.mark.rule("CMD-RUL-3")
def test_cmd_rul_3_hands_are_hidden_from_everybody_else() -> None:
    for players in GAME.players:
        game = GAME.new(players=players, seed=players)
        for seat in seats(game):
            for owner in range(players):
                seen = hand(game, owner + 1).split() if owner == seat else [UNKNOWN] * 5
                assert game.view(seat)["hands"][owner] == seen


@pytest.mark.rule("CMD-RUL-3")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_rul_3_a_view_does_not_depend_on_what_is_hidden(players: int) -> None:
    for seed in range(20):
        game = GAME.new(players=players, seed=seed)
        for seat in seats(game):
            other = stirred(game, seat)
            assert other.hands != game.hands
            assert other.deck != game.deck
            assert other.pile != game.pile
            assert other.view(seat) == game.view(seat)


@pytest.mark.rule("CMD-RUL-3")
def test_cmd_rul_3_lines_fleets_planets_discard_and_all_sizes_are_public() -> None:
    game = commanders(
        "tatooine: tie-fighter tie-bomber | hoth | naboo: landing-craft | endor",
        fleets=["tie-advanced tie-advanced", "v-wing-fighter", ""],
        captured=["bespin", "", "kamino utapau"],
        destroyed="geonosis",
        discard="star-destroyer tie-bomber",
    )
    for seat in seats(game):
        view = game.view(seat)
        assert view["column"] == ["tatooine", "hoth", "naboo", "endor"]
        assert view["lines"] == [["tie-fighter", "tie-bomber"], [], ["landing-craft"], []]
        assert view["fleets"] == [["tie-advanced", "tie-advanced"], ["v-wing-fighter"], []]
        assert view["captured"] == [["bespin"], [], ["kamino", "utapau"]]
        assert (view["destroyed"], view["discard"]) == (["geonosis"], ["star-destroyer", "tie-bomber"])
        assert [len(cards) for cards in view["hands"]] == [3, 4, 5]
        assert (view["pile"], view["deck"]) == (6, 98 - 3 - 3 - 12 - 2)


@pytest.mark.rule("CMD-RUL-3")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_rul_3_in_every_game_everybody_sees_all_but_hands_deck_and_pile(players: int) -> None:
    for seed in range(3):
        for game in walk(players, seed):
            public = {
                "lines": [[CARDS[ship] for ship in IN_SET[ships]] for ships in game.lines],
                "fleets": [fleet(game, player + 1).split() for player in range(players)],
                "captured": [captured(game, player + 1).split() for player in range(players)],
                "destroyed": [PLANETS[planet] for planet in game.destroyed],
                "pile": len(game.pile),
                "deck": len(game.deck),
            }
            for seat in seats(game):
                view = game.view(seat)
                assert {key: view[key] for key in public} == public
                assert sorted(view["discard"], key=CARDS.number) == discard(game).split()
                assert [len(cards) for cards in view["hands"]] == [len(cards) for cards in game.hands]


@pytest.mark.rule("CMD-RUL-3")
@pytest.mark.parametrize(
    "picks", [["place tie-bomber at hoth"], ["play death-star on hoth"], ["play star-destroyer", "swap without effect"]]
)
def test_cmd_rul_3_only_who_draws_is_told_the_card(picks: list[str]) -> None:
    game = commanders(
        "tatooine: tie-fighter tie-bomber | hoth | naboo | endor",
        fleets=["", "", ""],
        hands=["tie-bomber death-star star-destroyer", "", ""],
        deck="imperial-shuttle",
    )
    play(game, *picks)
    for seat in seats(game):
        told = json.dumps([message.plain() for message in heard(game, seat)])
        assert ("imperial-shuttle" in told) == (seat == 0)
        assert ("imperial-shuttle" in game.view(seat)["hands"][0]) == (seat == 0)


# The middle of a choice


CHOICES = {
    "super star destroyer": ["play super-star-destroyer", "hit tie-fighter at hoth", "hit tie-bomber at naboo"],
    "star destroyer, swap": ["play star-destroyer", "swap tie-fighter at hoth", "swap tie-bomber at naboo"],
    "star destroyer, nothing": ["play star-destroyer", "swap without effect"],
    "star destroyer, replace": ["play star-destroyer", "take tie-bomber from commander-2", "give landing-craft"],
    "slave 1": ["play slave-1", "swap landing-craft for tie-bomber of commander-2"],
}


def choosing() -> State:
    return commanders(
        "tatooine | hoth: tie-fighter | naboo: tie-bomber | endor",
        fleets=["landing-craft", "tie-bomber v-wing-fighter", "tie-advanced"],
        hands=["super-star-destroyer star-destroyer slave-1 landing-craft", "", ""],
    )


@pytest.mark.parametrize("choice", CHOICES)
def test_nobody_sees_a_special_card_before_its_effect_is_chosen_in_full(choice: str) -> None:
    game = choosing()
    before = {seat: game.view(seat) for seat in others(game, 0)}
    *first, last = CHOICES[choice]
    for number, pick in enumerate(first, 1):
        play(game, pick)
        for seat, view in before.items():
            assert game.view(seat) == view
            assert heard(game, seat) == []
        assert free_picks(game, 0) == number
    play(game, last)
    for seat, view in before.items():
        assert game.view(seat) != view
        assert heard(game, seat) != []
    assert free_picks(game, 0) == 0


@pytest.mark.parametrize("choice", CHOICES)
def test_who_chooses_sees_how_far_the_choice_has_come_and_can_imagine_from_there(choice: str) -> None:
    game = choosing()
    for pick in CHOICES[choice][:-1]:
        before = game.view(0)
        play(game, pick)
        assert game.view(0) != before
        assert all(options(guess) == options(game) for guess in imagined(game, 0, 5))


def test_everybody_sees_the_chain_of_slave_1() -> None:
    game = play(choosing(), *CHOICES["slave 1"])
    assert asked(game) == "commander-2 next-swap"
    for seat in seats(game):
        view = game.view(seat)
        assert view["shown"] == "slave-1"
        assert view["fleets"][:2] == [["tie-bomber"], ["landing-craft", "v-wing-fighter"]]
        assert len(view["hands"][0]) == 3
        assert view["stack"][-1]["ask"] == "next-swap"


# Ships that went from a fleet into a hand


def taken() -> State:
    """Player 1 has just taken a TIE Bomber from player 2, and holds another nobody knows of."""
    game = commanders(
        fleets=["", "tie-bomber", ""],
        hands=["star-destroyer tie-bomber landing-craft landing-craft tie-advanced", "tie-fighter", "tie-fighter"],
        deck="v-wing-fighter",
    )
    return play(game, "play star-destroyer", "take tie-bomber from commander-2", "give landing-craft")


def next_turn(game: State) -> State:
    """It is the turn of player 1 again."""
    return play(game, "add tie-fighter to fleet", "add tie-fighter to fleet")


def stuck(hand: str = "tie-fighter", last: str = "mustafar: tie-fighter tie-bomber") -> State:
    """Player 1 has four ships and no action, if this last line leaves none."""
    return commanders(f"{FULL} | {last}", fleets=[OURS, ""], hands=[hand, "tie-interceptor"])


@pytest.mark.rule("CMD-RUL-39")
def test_cmd_rul_39_a_ship_taken_with_the_star_destroyer_is_known_to_everybody() -> None:
    game = taken()
    for seat in others(game, 0):
        assert game.view(seat)["hands"][0] == ["tie-bomber", *[UNKNOWN] * 4]
        told = json.dumps([message.plain() for message in heard(game, seat)])
        assert "tie-bomber" in told
        assert "landing-craft" in told
        assert all("tie-bomber" in hand(guess, 1).split() for guess in imagined(game, seat, 30))


@pytest.mark.rule("CMD-RUL-39")
def test_cmd_rul_39_a_ship_taken_back_is_known_to_everybody() -> None:
    game = play(stuck(), "take back v-wing-fighter")
    for seat in others(game, 0):
        assert game.view(seat)["hands"][0] == ["v-wing-fighter", UNKNOWN]
        assert "v-wing-fighter" in json.dumps([message.plain() for message in heard(game, seat)])
        assert all("v-wing-fighter" in hand(guess, 1).split() for guess in imagined(game, seat, 30))


@pytest.mark.rule("CMD-RUL-39")
@pytest.mark.parametrize(
    "pick", ["place tie-advanced at hoth", "add landing-craft to fleet", "add tie-advanced to fleet"]
)
def test_cmd_rul_39_it_stays_known_while_other_cards_leave_the_hand(pick: str) -> None:
    game = play(next_turn(taken()), pick)
    for seat in others(game, 0):
        assert game.view(seat)["hands"][0][:2] == ["tie-bomber", UNKNOWN]


@pytest.mark.rule("CMD-RUL-39")
@pytest.mark.parametrize("pick", ["place tie-bomber at hoth", "add tie-bomber to fleet"])
def test_cmd_rul_39_it_is_not_marked_so_the_first_of_its_kind_to_leave_may_be_it(pick: str) -> None:
    game = play(next_turn(taken()), pick)
    assert "tie-bomber" in hand(game, 1)  # the other one
    for seat in others(game, 0):
        assert set(game.view(seat)["hands"][0]) == {UNKNOWN}
        hands = [hand(guess, 1).split() for guess in imagined(game, seat, 60)]
        assert any("tie-bomber" in cards for cards in hands)
        assert any("tie-bomber" not in cards for cards in hands)


@pytest.mark.rule("CMD-RUL-39")
def test_cmd_rul_39_of_two_that_are_known_one_stays_known() -> None:
    game = commanders(
        fleets=["", "tie-bomber tie-bomber"],
        hands=["star-destroyer star-destroyer landing-craft landing-craft tie-advanced", "tie-fighter tie-fighter"],
    )
    replace = ["play star-destroyer", "take tie-bomber from commander-2", "give landing-craft"]
    play(game, *replace, "add tie-fighter to fleet", *replace)
    assert game.view(1)["hands"][0] == ["tie-bomber", "tie-bomber", *[UNKNOWN] * 3]
    play(game, "add tie-fighter to fleet", "add tie-bomber to fleet")
    for seat in others(game, 0):
        assert game.view(seat)["hands"][0] == ["tie-bomber", *[UNKNOWN] * 3]


@pytest.mark.rule("CMD-RUL-39")
def test_cmd_rul_39_a_known_ship_given_to_another_fleet_is_no_longer_in_the_hand() -> None:
    game = commanders(
        fleets=["", "tie-bomber tie-fighter"],
        hands=["star-destroyer star-destroyer landing-craft tie-advanced tie-advanced", "tie-fighter tie-fighter"],
    )
    play(game, "play star-destroyer", "take tie-bomber from commander-2", "give landing-craft")
    play(game, "add tie-fighter to fleet")
    play(game, "play star-destroyer", "take tie-fighter from commander-2", "give tie-bomber")
    for seat in others(game, 0):
        assert game.view(seat)["hands"][0] == ["tie-fighter", *[UNKNOWN] * 4]


@pytest.mark.rule("CMD-RUL-39")
@pytest.mark.parametrize("players", GAME.players)
def test_cmd_rul_39_in_every_game_exactly_what_went_from_a_fleet_into_a_hand_is_known(players: int) -> None:
    often = 0
    for seed in range(8):
        known = [Counter[str]() for _ in range(players)]
        for game in walk(players, seed):
            if game.trail is not None:
                remember(known, game)
            for seat in seats(game):
                for owner in {*range(players)} - {seat}:
                    seen = Counter(card for card in game.view(seat)["hands"][owner] if card != UNKNOWN)
                    assert seen == known[owner]
            often += sum(cards.total() for cards in known)
    assert often > 0


def remember(known: list[Counter[str]], game: State) -> None:
    """What everybody has seen go into a hand and has not seen leave it, after the last pick."""
    seat, option, _, _ = game.picks()[-1]
    words = str(option).split()
    if any(message.key == "commanders-event-reset" for message in heard(game, None)):
        known[:] = [Counter() for _ in known]
    elif words[0] in ("place", "add"):
        known[seat] -= Counter([words[1]])
    elif words[:2] == ["take", "back"]:
        known[seat][words[2]] += 1
    elif words[0] == "give":
        take = str(game.picks()[-2][1]).split()
        known[seat] -= Counter([words[1]])
        known[seat][take[1]] += 1


# What a stuck player can hold


def test_a_stuck_player_is_imagined_with_nothing_that_could_be_played() -> None:
    game = stuck(last="hoth: tie-fighter tie-bomber")
    assert imagined_cards(game, 1, 400) == set(CARDS)
    play(game, "do nothing")
    for seat in others(game, 0):
        assert imagined_cards(game, 1, 200, seat) == {"tie-fighter", "tie-bomber", "slave-1"}


@pytest.mark.parametrize("pick", ["do nothing", "take back tie-advanced"])
def test_to_be_stuck_tells_something_and_so_is_not_taken_back_for_nothing(pick: str) -> None:
    assert free_picks(play(stuck(), pick), 0) == 0


def test_with_all_lines_full_it_may_be_any_ship() -> None:
    game = play(stuck(), "do nothing")
    assert imagined_cards(game, 1, 300) == {*SHIPS, "slave-1"}


def test_with_a_neighbour_who_has_ships_it_is_not_slave_1() -> None:
    game = commanders(
        f"{FULL} | hoth: tie-fighter tie-bomber", fleets=[OURS, "landing-craft", ""], hands=["tie-bomber", "", ""]
    )
    play(game, "do nothing")
    assert imagined_cards(game, 1, 100) == {"tie-fighter", "tie-bomber"}
    game = commanders(
        f"{FULL} | hoth: tie-fighter tie-bomber",
        fleets=[OURS, "", "landing-craft", ""],
        hands=["tie-bomber", "", "", ""],
    )
    play(game, "do nothing")
    assert imagined_cards(game, 1, 200) == {"tie-fighter", "tie-bomber", "slave-1"}


def test_a_player_stuck_with_five_special_cards_is_imagined_with_five_that_cannot_be_played() -> None:
    cards = "super-star-destroyer super-star-destroyer slave-1 slave-1 star-destroyer"
    game = play(commanders(fleets=["", "", ""], hands=[cards, "", ""]), "do nothing")
    for seat in others(game, 0):
        assert imagined_cards(game, 1, 100, seat) == {"star-destroyer", "super-star-destroyer", "slave-1"}


def test_what_was_learnt_twice_is_put_together() -> None:
    game = commanders(
        f"{FULL} | hoth: tie-fighter tie-bomber",
        fleets=[OURS, "landing-craft"],
        hands=["tie-bomber", "star-destroyer tie-interceptor tie-interceptor"],
    )
    play(game, "do nothing", "play star-destroyer")
    assert imagined_cards(game, 1, 100) == {"tie-fighter", "tie-bomber"}
    play(game, "swap tie-fighter at hoth", "swap landing-craft of commander-2")
    assert imagined_cards(game, 1, 100) == {"tie-fighter", "tie-bomber"}
    play(game, "do nothing")  # neither TIE Fighter nor any other kind that now fits
    assert imagined_cards(game, 1, 100) == {"tie-bomber"}


def test_a_ship_taken_back_and_added_again_leaves_the_other_card_as_known_as_it_was() -> None:
    game = stuck("tie-bomber", "hoth: tie-fighter tie-bomber")
    play(game, "take back tie-advanced")
    for guess in imagined(game, 1, 60):
        first, second = hand(guess, 1).split()
        assert (first if second == "tie-advanced" else second) in ("tie-fighter", "tie-bomber", "slave-1")
    play(game, "add tie-interceptor to fleet", "add tie-advanced to fleet")
    assert imagined_cards(game, 1, 100) == {"tie-fighter", "tie-bomber", "slave-1"}


def test_when_the_stuck_player_has_played_that_card_the_next_may_be_any() -> None:
    game = commanders(
        f"{FULL} | hoth: tie-fighter tie-bomber",
        fleets=[OURS, "landing-craft"],
        hands=["tie-bomber", "super-star-destroyer tie-interceptor tie-interceptor"],
    )
    play(game, "do nothing", "play super-star-destroyer", "hit tie-bomber at hoth", "hit tie-bomber at dagobah")
    assert imagined_cards(game, 1, 100) == {"tie-fighter", "tie-bomber"}
    play(game, "place tie-bomber at hoth")
    assert imagined_cards(game, 1, 400) == set(CARDS)


def test_of_several_such_cards_all_but_those_played_are_still_among_them() -> None:
    cards = "super-star-destroyer slave-1 star-destroyer star-destroyer star-destroyer"
    game = commanders(hands=[cards, "tie-bomber tie-advanced"], deck="landing-craft imperial-shuttle v-wing-fighter")
    play(game, "do nothing", "place tie-bomber at hoth", "do nothing", "place tie-advanced at hoth")
    play(game, "play star-destroyer", "swap without effect")
    fifth = set()
    for guess in imagined(game, 1, 500):
        held = sorted(hand(guess, 1).split(), key=["star-destroyer", "super-star-destroyer", "slave-1", *CARDS].index)
        assert set(held[:4]) <= {"star-destroyer", "super-star-destroyer", "slave-1"}
        fifth.add(held[4])
    assert fifth >= set(SHIPS) | {"death-star"}


@pytest.mark.parametrize("players", GAME.players)
def test_in_every_game_who_does_nothing_is_imagined_without_any_action(players: int) -> None:
    often = 0
    for seed in range(40):
        for game in walk(players, seed):
            picks = game.picks()
            reset = any(message.key == "commanders-event-reset" for message in heard(game, None))
            if picks and str(picks[-1][1]) == "do nothing" and not reset:
                often += 1
                seat = picks[-1][0]
                for watcher in others(game, seat):
                    assert all(not actions(guess, seat) for guess in imagined(game, watcher, 2))
    assert often > 0


# Everything else may be anything


def test_every_card_can_be_in_an_unknown_hand_and_on_top_of_the_deck() -> None:
    game = GAME.new(players=3, seed=1)
    for seat in seats(game):
        guesses = list(imagined(game, seat, 300))
        for player in {1, 2, 3} - {0 if seat is None else seat + 1}:
            assert {card for guess in guesses for card in hand(guess, player).split()} == set(CARDS)
        assert {CARDS[guess.deck[-1]] for guess in guesses} == set(CARDS)
        tops = {PLANETS[guess.pile[-1]] for guess in guesses}
        assert tops == set(PLANETS) - {PLANETS[planet] for planet in game.column if planet is not None}


def test_every_card_is_imagined_as_often_as_there_are_unseen_copies() -> None:
    lines = "tatooine: tie-fighter tie-bomber | hoth: tie-fighter | naboo: tie-fighter | endor: tie-fighter"
    game = commanders(lines, fleets=["tie-fighter tie-fighter", ""], discard="death-star " + "tie-fighter " * 4)
    own = Counter(hand(game, 2).split())
    visible = own + Counter({"tie-fighter": 10, "tie-bomber": 1, "death-star": 1})
    unseen = GAME.census(game) - visible
    often = Counter(card for guess in imagined(game, 1, 3000) for card in hand(guess, 1).split())
    left = sum(count for card, count in unseen.items() if card in CARDS)
    for card in CARDS:
        expected = 9000 * unseen[card] / left
        assert expected * 0.7 - 5 <= often[card] <= expected * 1.3 + 5


def test_a_card_of_which_all_copies_are_seen_is_never_imagined() -> None:
    game = commanders(discard="death-star death-star slave-1", hands=["", "slave-1"])
    assert imagined_cards(game, 1, 400, seat=1) == set(CARDS) - {"death-star", "slave-1"}
    assert imagined_cards(game, 1, 400) == set(CARDS) - {"death-star"}


def test_who_only_watches_sees_what_a_player_sees_but_the_hand() -> None:
    for game in walk(3, seed=1):
        watched, played = game.view(None), game.view(2)
        private = {"seat", "hands", "remembered"} | ({"stack"} if game.turn == 2 else set())
        assert {key: watched[key] for key in watched if key not in private} == {
            key: played[key] for key in played if key not in private
        }


def test_what_was_in_the_other_hands_when_the_deck_ran_out_is_remembered() -> None:
    """Of a deck that has run out every card has been seen but those in the hands."""
    game = without_deck(commanders(hands=["tie-bomber " + "tie-advanced " * 4, ""]))
    assert imagined_cards(game, 1, 30, seat=1) == {"tie-bomber", "tie-advanced"}
    play(game, "place tie-bomber at hoth")  # draws one card of the discard, which was shuffled
    for guess in imagined(game, 1, 30):
        assert hand(guess, 1).split().count("tie-advanced") >= 4


def run_out() -> State:
    """Player 1 has drawn the first card of a new deck, and all Death Stars are in it; the others have drawn nothing."""
    hands = ["tie-bomber " + "tie-advanced " * 4, "", "landing-craft " * 5]
    game = commanders(fleets=["", "", ""], hands=hands, discard="death-star death-star")
    return play(without_deck(game), "place tie-bomber at hoth")


def test_who_has_drawn_since_the_deck_ran_out_may_have_drawn_anything() -> None:
    game = run_out()
    assert imagined_cards(game, 1, 600, seat=1) == set(CARDS)
    assert imagined_cards(game, 3, 100, seat=1) >= {"tie-advanced", "landing-craft"}  # either may have had either


def test_everybody_can_imagine_on_in_an_imagined_game() -> None:
    """What one seat has imagined contradicts nothing that another seat of that game remembers."""
    for guess in imagined(run_out(), 1, 20):
        for seat in range(3):
            assert GAME.imagine(guess.view(seat), Chance(seat)).view(seat) == guess.view(seat)
