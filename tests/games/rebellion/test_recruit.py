"""Recruiting. [REB-RECRUIT]"""

from __future__ import annotations

import pytest

from dejarik.engine.event import only
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ACTION_SIDE,
    ACTIONS,
    BESIDE,
    BOX,
    EMPIRE,
    LEADER_SIDE,
    LEADERS,
    POOL,
    REBEL,
    LeaderId,
    action,
    leader,
)
from dejarik.games.rebellion.leaders import can_be_recruited, recruit
from dejarik.games.rebellion.recruit import recruit_leaders
from dejarik.games.rebellion.state import ActionDeck, State
from tests.games.rebellion.rounds import asked, galaxy, heard, in_pool, options, play, ring, stack_actions, where

REBEL_CARDS = "ambush undercover"  # General Madine; Lando Calrissian or Obi-Wan Kenobi
IMPERIAL_CARDS = "blindside scouting-mission"  # Janus Greejatus or Boba Fett; Soontir Fel


def recruiting(
    rebel: str = REBEL_CARDS,
    imperial: str = IMPERIAL_CARDS,
    *,
    players: int = 2,
    leaders: str = "",
    setup: str = "full",
) -> State:
    game = galaxy(leaders=leaders, players=players, setup=setup)
    stack_actions(game, REBEL, rebel)
    stack_actions(game, EMPIRE, imperial)
    recruit_leaders(game)
    game.advance()
    return game


def cards(game: State, place: int) -> str:
    return " ".join(ACTIONS[card] for card in game.actions[place])


def deck(game: State, side: int) -> list[str]:
    """The action deck from the top."""
    return [ACTIONS[card] for card in reversed(game.action_decks[side].cards)]


@pytest.mark.rule("REB-RECRUIT-1", "REB-RECRUIT-2", "REB-RECRUIT-3")
def test_reb_recruit_1_one_of_two_cards_is_kept_and_a_leader_on_it_joins() -> None:
    game = recruiting()
    assert asked(game) == "rebel keep-action"
    assert options(game) == ["keep ambush", "keep undercover"]
    under = deck(game, REBEL)[2:]
    play(game, "keep undercover")
    assert cards(game, 0) == "undercover"
    assert deck(game, REBEL) == [*under, "ambush"]  # at the bottom
    play(game, "keep scouting-mission")
    assert options(game) == ["recruit lando-calrissian", "recruit obi-wan-kenobi"]
    play(game, "recruit obi-wan-kenobi", "recruit soontir-fel")
    assert in_pool(game) == "soontir-fel obi-wan-kenobi"
    assert where(game, "lando-calrissian") == "beside-the-board"
    assert cards(game, 0) == "undercover"
    assert cards(game, 2 * EMPIRE) == "scouting-mission"


@pytest.mark.rule("REB-RECRUIT-3", "REB-INFO-9")
def test_reb_recruit_3_only_the_leader_is_announced() -> None:
    game = recruiting()
    assert game.view(0)["action_decks"][REBEL][-2:] == ["undercover", "ambush"]
    assert set(game.view(1)["action_decks"][REBEL]) == {"unknown"}
    assert game.action_decks[REBEL].known[-3:] == (0, only(0), only(0))  # the Rebels know two cards, the Empire none
    play(game, "keep undercover")
    assert heard(game, 0)[0] == "kept"
    assert heard(game, 1)[0] == "kept-unseen"
    assert game.view(1)["actions"][0] == ["unknown"]
    assert game.view(0)["action_decks"][REBEL][0] == "ambush"  # known to its owner at the bottom too
    play(game, "keep blindside", "recruit lando-calrissian")
    assert game.view(1)["actions"][0] == ["unknown"]
    assert game.view(1)["announced"][0] == ["lando-calrissian"]
    assert "recruited" in heard(game, 1)


@pytest.mark.rule("REB-RECRUIT-4")
def test_reb_recruit_4_both_choose_before_the_rebels_announce_first() -> None:
    game = recruiting()
    order = []
    for pick in ("keep ambush", "keep blindside", "recruit general-madine", "recruit boba-fett"):
        order.append(asked(game))
        play(game, pick)
    assert order == [
        "rebel keep-action",
        "empire keep-action",
        "rebel announce-leader",
        "empire announce-leader",
    ]


@pytest.mark.rule("REB-RECRUIT-5", "REB-CARD-AN-OLD-FRIEND-1")
def test_reb_recruit_5_a_leader_beside_the_board_joins_the_pool() -> None:
    game = galaxy()
    assert can_be_recruited(game, leader("chewbacca"))
    recruit(game, leader("chewbacca"))
    assert where(game, "chewbacca") == "pool"


@pytest.mark.rule("REB-RECRUIT-6", "REB-ELIM-1", "REB-COMP-1")
@pytest.mark.parametrize("spot", ["hoth", "pool", "mission", "box", "rebel-base"])
def test_reb_recruit_6_who_is_in_play_or_eliminated_cannot_be_recruited(spot: str) -> None:
    game = recruiting(leaders=f"lando-calrissian@{spot}")
    play(game, "keep undercover", "keep blindside")
    assert options(game) == ["recruit obi-wan-kenobi"]


@pytest.mark.rule("REB-RUL-61", "REB-LEADER-3")
def test_reb_rul_61_luke_is_not_recruited_while_he_is_a_jedi() -> None:
    game = recruiting("son-of-skywalker one-in-a-million", leaders="luke-skywalker-jedi@pool luke-skywalker@box")
    play(game, "keep one-in-a-million", "keep blindside")
    assert options(game) == ["recruit wedge-antilles"]


@pytest.mark.rule("REB-RECRUIT-7")
def test_reb_recruit_7_if_nobody_can_be_recruited_more_cards_may_be_drawn() -> None:
    game = recruiting(
        "ambush undercover noble-sacrifice its-a-trap", leaders=_gone("general-madine lando-calrissian obi-wan-kenobi")
    )
    assert options(game) == ["keep ambush", "keep undercover", "draw another"]
    play(game, "draw another")
    assert heard(game, 1)[-1] == "drew-actions-unseen"
    assert options(game) == ["keep ambush", "keep undercover", "keep noble-sacrifice", "draw another"]
    play(game, "draw another")
    assert options(game) == [  # Admiral Ackbar is still there
        "keep ambush",
        "keep undercover",
        "keep noble-sacrifice",
        "keep its-a-trap",
    ]
    under = deck(game, REBEL)[4:]
    play(game, "keep its-a-trap")
    assert deck(game, REBEL)[: len(under)] == under
    assert set(deck(game, REBEL)[len(under) :]) == {"ambush", "undercover", "noble-sacrifice"}


def _gone(texts: str) -> str:
    return " ".join(f"{text}@box" for text in texts.split())


@pytest.mark.rule("REB-RECRUIT-7")
def test_reb_recruit_7_not_while_somebody_can_be_recruited() -> None:
    assert options(recruiting(leaders=_gone("general-madine"))) == ["keep ambush", "keep undercover"]


@pytest.mark.rule("REB-RECRUIT-7", "REB-RUL-48")
def test_reb_recruit_7_no_further_than_the_deck_goes() -> None:
    game = galaxy(leaders=_gone("general-madine"))
    game.action_decks[REBEL] = ActionDeck.of([action("ambush")])
    recruit_leaders(game)
    game.advance()
    assert options(game) == ["keep ambush"]


@pytest.mark.rule("REB-RECRUIT-8")
def test_reb_recruit_8_a_card_may_be_kept_for_itself() -> None:
    game = recruiting(leaders=_gone("general-madine"))
    play(game, "keep ambush", "keep blindside")
    assert options(game) == ["recruit nobody"]
    play(game, "recruit nobody")
    assert cards(game, 0) == "ambush"
    assert game.announced[0] == [None]
    assert "nobody-recruited" in heard(game, 1)


@pytest.mark.rule("REB-RUL-48")
def test_reb_rul_48_without_action_cards_nobody_is_recruited() -> None:
    game = galaxy()
    game.action_decks[REBEL] = ActionDeck()
    recruit_leaders(game)
    game.advance()
    assert asked(game) == "empire keep-action"
    play(game, options(game)[0])
    assert asked(game) == "empire announce-leader"


def test_when_everybody_is_in_play_nothing_is_announced() -> None:
    everybody = " ".join(f"{text}@pool" for text in _side(REBEL))
    game = recruiting("ambush undercover", leaders=f"{everybody} luke-skywalker-jedi@beside-the-board")
    assert "draw another" in options(game)
    play(game, "keep ambush", "keep blindside")
    assert asked(game) == "empire announce-leader"
    assert cards(game, 0) == "ambush"


def _side(side: int) -> list[str]:
    return [LEADERS[who] for who in range(len(LEADERS)) if LEADER_SIDE[who] == side]


# Immediate cards


@pytest.mark.rule("REB-ACTION-5c")
def test_reb_action_5c_an_immediate_card_is_used_as_soon_as_the_leader_has_joined() -> None:
    game = recruiting("the-millennium-falcon ambush")
    play(game, "keep the-millennium-falcon", "keep blindside", "recruit chewbacca")
    while asked(game) != "empire announce-leader":
        game.apply(options(game)[0])
    assert ring(game, "millennium-falcon") == "chewbacca"
    assert cards(game, 0) == ""
    assert [ACTIONS[card] for card in game.actions_used] == ["the-millennium-falcon"]


@pytest.mark.rule("REB-RUL-74")
def test_reb_rul_74_an_immediate_card_without_anybody_to_use_it_goes_to_the_box() -> None:
    game = recruiting("the-millennium-falcon ambush", leaders=_gone("han-solo chewbacca"))
    play(game, "keep the-millennium-falcon", "keep blindside", "recruit nobody")
    assert ring(game, "millennium-falcon") == ""
    assert cards(game, 0) == ""
    assert [ACTIONS[card] for card in game.actions_used] == ["the-millennium-falcon"]


@pytest.mark.rule("REB-RUL-74")
def test_reb_rul_74_else_it_is_used_although_nobody_joined() -> None:
    game = recruiting("the-millennium-falcon ambush", leaders="han-solo@hoth chewbacca@box")
    play(game, "keep the-millennium-falcon", "keep blindside", "recruit nobody")
    while asked(game) != "empire announce-leader":
        game.apply(options(game)[0])
    assert ring(game, "millennium-falcon") == "han-solo"


# Teams and the first game


@pytest.mark.rule("REB-TEAM-39", "REB-TEAM-40")
def test_reb_team_40_the_admiral_recruits_and_whoever_commands_the_leader_gets_the_card() -> None:
    game = recruiting(players=4)
    assert asked(game) == "rebel-admiral keep-action"
    play(game, "keep ambush")
    assert asked(game) == "imperial-admiral keep-action"
    play(game, "keep blindside")
    assert asked(game) == "rebel-admiral announce-leader"
    play(game, "recruit general-madine")
    assert [cards(game, place) for place in range(4)] == ["", "ambush", "blindside", ""]
    assert asked(game) == "imperial-admiral announce-leader"
    play(game, "recruit boba-fett")  # of the General
    assert [cards(game, place) for place in range(4)] == ["", "ambush", "", "blindside"]
    assert game.announced[3] == [leader("boba-fett")]


@pytest.mark.rule("REB-TEAM-40")
def test_who_has_both_roles_keeps_all_cards_together() -> None:
    game = recruiting(players=3)
    play(game, "keep ambush", "keep blindside", "recruit general-madine", "recruit janus-greejatus")
    assert [cards(game, place) for place in range(4)] == ["ambush", "", "blindside", ""]


@pytest.mark.rule("REB-GOLD-8")
def test_in_a_first_game_action_cards_only_bring_leaders() -> None:
    game = recruiting("the-millennium-falcon ambush", setup="first-game")
    play(game, "keep the-millennium-falcon", "keep blindside", "recruit han-solo")
    assert where(game, "han-solo") == "pool"
    assert game.actions == [[], [], [action("blindside")], []]  # the Empire has still to announce
    assert ring(game, "millennium-falcon") == ""
    play(game, "recruit boba-fett")
    assert game.actions == [[], [], [], []]


def test_every_recruit_can_be_had() -> None:
    recruits = {who for card, leaders in enumerate(ACTION_LEADERS) for who in leaders if ACTION_SIDE[card] >= 0}
    game = galaxy()
    for who in range(len(game.leaders)):
        assert game.leaders[who] == BESIDE
        assert LeaderId(who) in recruits or who == leader("luke-skywalker-jedi")
    assert POOL < BOX
