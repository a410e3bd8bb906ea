"""A turn of the automatic opponent: its card from top to bottom."""

from __future__ import annotations

import pytest

from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.components import AI_CARDS, CARDS, SPACES, AiCardId, PlayerId, card
from dejarik.games.outer_rim.jobs import attempt
from dejarik.games.outer_rim.solo.events import FIRST_ONLY, SECTIONS
from dejarik.games.outer_rim.solo.turn import AiTurn
from dejarik.games.outer_rim.state import AiDeck, State
from tests.games.outer_rim.position import asked, begin, hand, play, rim, standing, told

AI = PlayerId(1)


def turn(ai_card: str, at: str = "tatooine", **position: object) -> State:
    """The opponent has resolved this card, or waits in the middle of it."""
    game = rim(f"takodana {at}", solo=True, turn=2, **position)  # type: ignore[arg-type]
    return resolve(game, ai_card)


def resolve(game: State, ai_card: str) -> State:
    number = AiCardId(AI_CARDS.number(ai_card))
    game.ai_deck = AiDeck.of([AiCardId(each) for each in range(len(AI_CARDS)) if each != number] + [number])
    return begin(game, AiTurn(AI))


def lines(game: State) -> list[str]:
    """What was told of its card: the section of each item that was done."""
    done = ["ai-drew", *[f"ai-{section}" for section in SECTIONS]]
    return [text for text in told(game) if text in done]


@pytest.mark.rule("RIM-SOLO-11", "RIM-SOLO-16", "RIM-HIDDEN-13", "RIM-HIDDEN-23")
def test_rim_solo_11_the_top_card_goes_to_the_bottom_known_to_all() -> None:
    game = turn("ai-04")
    assert AI_CARDS[game.ai_deck.cards[0]] == "ai-04"
    assert game.ai_card is None
    assert GAME.view(game, 0)["ai_deck"] == ["ai-04", *["unknown"] * 9]


@pytest.mark.rule("RIM-SOLO-13", "RIM-SOLO-73", "RIM-SOLO-74", "RIM-RUL-33")
def test_rim_solo_13_planning_is_the_first_item_that_can_be_done() -> None:
    game = rim("takodana tatooine", solo=True, turn=2, wounds="0 4", assets=["", "coaxium-crystal"])
    game.defeated[1] = True
    resolve(game, "ai-01")
    assert (game.wounds[1], game.defeated[1], SPACES[game.places[1]]) == (0, False, "tatooine")
    moved = turn("ai-01", assets=["", "coaxium-crystal"])
    assert SPACES[moved.places[1]] == "ryloth"
    assert turn("ai-01").credits[1] >= 2000 + 4000 - 3000  # without a goal token it gains credits, and may buy


@pytest.mark.rule("RIM-SOLO-74", "RIM-RUL-33")
def test_rim_solo_74_two_cards_recover_any_damage() -> None:
    assert turn("ai-02", wounds="0 1").wounds[1] == 0
    assert turn("ai-03", wounds="0 1").wounds[1] == 1


@pytest.mark.rule("RIM-SOLO-14")
def test_rim_solo_14_a_section_may_pass_without_anything() -> None:
    game = turn("ai-10", at="nav-a-c", credits="4000 0")
    assert lines(game) == ["ai-drew", "ai-planning", "ai-special"]


@pytest.mark.rule("RIM-SOLO-15", "RIM-SOLO-73")
def test_rim_solo_15_every_action_that_can_be_done() -> None:
    game = turn("ai-08", at="ryloth", assets=["", "coaxium-crystal"], market={"gear-mod": "dl-44"})
    assert lines(game).count("ai-action") == 3
    assert hand(game, 2) == "dl-44"
    assert FIRST_ONLY == (True, False, True, False)


@pytest.mark.rule("RIM-SOLO-12")
def test_rim_solo_12_no_encounter_card_is_drawn() -> None:
    game = turn("ai-09", at="nav-a-c")
    assert all(len(stack) == 10 for stack in game.stacks)


@pytest.mark.rule("RIM-SOLO-75", "RIM-RUL-32", "RIM-SOLO-70", "RIM-COMBAT-12")
def test_rim_solo_75_it_fights_a_hostile_patrol_and_no_other() -> None:
    luck = ((0, 0), (7, 7, 7))
    game = turn("ai-08", patrols="hutt@tatooine", rep=["", "hutt-"], credits="4000 0", luck=luck)
    assert game.patrol_levels[0] == 2
    peace = turn("ai-08", patrols="hutt@tatooine", rep=["", "hutt+"], credits="4000 0")
    assert peace.patrol_levels[0] == 1


@pytest.mark.rule("RIM-SOLO-75", "RIM-RUL-81", "RIM-SOLO-87")
def test_rim_solo_87_what_beat_it_goes_somewhere_next_to_it() -> None:
    ends = set()
    for seed in range(16):
        game = rim("takodana tatooine", solo=True, turn=2, patrols="hutt-2@tatooine", rep=["", "hutt-"], seed=seed)
        game.credits[1] = 0
        game.chance.script(((7, 7), (0, 0, 0, 0)))
        resolve(game, "ai-04")
        ends.add(SPACES[game.patrols[0]])
    assert ends == {"nav-d-lo", "nav-d-ro", "nav-d-c"}


@pytest.mark.rule("RIM-SOLO-67")
def test_rim_solo_67_a_defeat_ends_its_turn_after_the_item() -> None:
    game = turn("ai-01", at="kessel", hull="0 2", assets=["", "stolen-supplies"], credits="4000 9000")
    assert (game.defeated[1], game.fame[1], hand(game, 2)) == (True, 1, "")
    assert lines(game) == ["ai-drew", "ai-planning", "ai-action"]


@pytest.mark.rule("RIM-SOLO-76", "RIM-SOLO-95", "RIM-RUL-91")
def test_rim_solo_76_an_item_must_change_something() -> None:
    game = turn("ai-01", at="tatooine", credits="4000 0", rep=["", "hutt+"], market={"cargo": "stolen-weapons"})
    assert lines(game)[-1] != "ai-encounter"  # its reputation cannot rise, and fame is too dear
    assert standing(turn("ai-01", at="tatooine", credits="4000 0"), 2) == "hutt+"
    lowest = turn("ai-09", at="tatooine", credits="4000 0", rep=["", "hutt-"])
    assert lowest.credits[1] == 6000  # planning, and the first part of the item
    rich = turn("ai-05", at="nav-a-c", credits="4000 8000")
    assert (rich.fame[1], rich.credits[1]) == (1, 2000)


@pytest.mark.rule("RIM-SOLO-84", "RIM-RUL-83")
def test_rim_solo_84_card_10_cycles_two_decks_and_is_shuffled_back() -> None:
    game = rim("takodana nav-a-c", solo=True, turn=2, credits="4000 0")
    tops = [CARDS[game.market[deck].top] for deck in (0, 4)]
    resolve(game, "ai-10")
    assert [CARDS[game.market[deck].cards[0]] for deck in (0, 4)] == tops
    assert sorted(game.ai_deck.cards) == list(range(10))
    assert set(game.ai_deck.known) == {0}  # nobody knows the order


@pytest.mark.rule("RIM-RUL-83", "RIM-SOLO-84")
def test_rim_rul_83_card_10_goes_to_the_bottom_after_a_defeat() -> None:
    game = rim("takodana tatooine", solo=True, turn=2, patrols="hutt-4@tatooine", rep=["", "hutt-"], credits="4000 0")
    resolve(game, "ai-10")
    assert game.defeated[1]
    assert AI_CARDS[game.ai_deck.cards[0]] == "ai-10"


@pytest.mark.rule("RIM-SOLO-49", "RIM-SOLO-50", "RIM-SOLO-92")
def test_rim_solo_49_the_card_revealed_moves_its_patrol_towards_the_opponent() -> None:
    game = turn("ai-04", at="tatooine", market={"cargo": "coaxium-crystal droid-parts"}, patrols="syndicate@nav-c-ro")
    assert hand(game, 2).split()[0] == "coaxium-crystal"
    assert SPACES[game.patrols[3]] == "tatooine"  # Droid Parts calls it, four spaces


@pytest.mark.rule("RIM-SOLO-1", "RIM-SOLO-10", "RIM-SOLO-17", "RIM-SOLO-66", "RIM-SOLO-93")
def test_rim_solo_17_whoever_has_the_fame_first_wins() -> None:
    game = GAME.new(1, seed=3, options={"rival_fame": "9"})
    while game.ask is not None:
        game.apply(game.ask.options[-1])
    assert game.outcome is not None
    assert game.outcome.side == "rival"
    assert game.outcome.winners == ()


@pytest.mark.rule("RIM-SOLO-85")
def test_rim_solo_85_it_is_a_player_like_others() -> None:
    game = rim("tatooine tatooine", solo=True)
    assert game.here(PlayerId(0)) == [AI]
    assert len(game.players) == 2
    assert asked(begin(game)) == ""


@pytest.mark.rule("RIM-SOLO-68", "RIM-SOLO-69", "RIM-RUL-36")
def test_rim_rul_36_it_takes_the_test_of_a_game_of_sabacc() -> None:
    game = rim("tatooine tatooine", solo=True, assets=["legendary-game-of-sabacc"], luck=(1, (3, 7), (7, 7)))
    attempt(game, PlayerId(0), card("legendary-game-of-sabacc"))
    begin(game)
    play(game, "choose play-it-straight")
    assert (game.fame, game.credits[0]) == ([2, 0], 9000)  # Han has the crit he needs, Lando no hit
