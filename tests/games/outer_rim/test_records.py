"""Whole games and short passages in tests/records/outer_rim: that they play again line by line is tested with those of
the other games; here is what each of them shows. `python -m tests.transcript` writes one anew."""

from __future__ import annotations

import pytest

from dejarik.engine.outcome import Outcome
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.components import CARDS, CHARACTERS, CONTACTS, STANDARD_ORDER, PlayerId
from dejarik.games.outer_rim.fame import fame, most_famous
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import hand, standing
from tests.recorded import Kept, Moment

KEPT = Kept(GAME)
moments, shows = KEPT.moments, KEPT.shows


def last(name: str) -> State:
    return moments(name)[-1].after


def ending(name: str) -> Outcome:
    outcome = last(name).outcome
    assert outcome is not None
    return outcome


def told(name: str, key: str, **params: str | int) -> Moment[State]:
    """The one pick at which this was said."""
    (moment,) = (moment for moment in moments(name) if moment.told(key, **params))
    return moment


def most_fame(game: State) -> int:
    return max(fame(game, PlayerId(player)) for player in game.players)


# Each way to win, and to lose

WHOLE = {  # games from the setup to the end: the options of the game, and who has won
    "ten-fame": ({}, (0,)),
    "twelve-fame-in-unknown-regions": ({"fame": "12", "map": "unknown-regions"}, (0,)),
    "solo-won": ({}, (0,)),
    "solo-lost": ({}, ()),
}


@pytest.mark.rule("RIM-FAME-2", "RIM-FAME-3", "RIM-FAME-17", "RIM-SOLO-17")
@pytest.mark.parametrize("name", WHOLE)
def test_there_is_a_whole_game_for_each_way_to_win(name: str) -> None:
    options, winners = WHOLE[name]
    record = KEPT.read(name)
    assert "position" not in record.header
    assert record.header["options"] == GAME.read_options(options)
    outcome = ending(name)
    assert (outcome.rule, outcome.winners) == ("RIM-FAME-2", winners)
    assert outcome.side == (None if winners else "rival")
    needed = int(GAME.read_options(options)["fame"])
    assert most_fame(moments(name)[-1].before) < needed <= most_fame(last(name))


@pytest.mark.rule("RIM-RANDMAP-1", "RIM-RANDMAP-5")
def test_there_is_a_whole_game_on_another_map() -> None:
    tiles = last("twelve-fame-in-unknown-regions").tiles
    assert tiles != STANDARD_ORDER == last("ten-fame").tiles
    assert sorted(tiles) == sorted(STANDARD_ORDER)


@pytest.mark.rule("RIM-FAME-8", "RIM-FAME-15", "RIM-RUL-66")
def test_who_has_more_credits_wins_if_two_have_enough_fame_by_one_effect() -> None:
    outcome, end = ending("tie-by-credits"), last("tie-by-credits")
    assert (outcome.rule, outcome.winners, outcome.scores) == ("RIM-FAME-8", (1,), (10, 10))
    assert end.credits == [9000, 11000]


@pytest.mark.rule("RIM-FAME-9")
def test_who_sits_farthest_from_the_first_player_wins_if_they_have_equal_credits() -> None:
    outcome, end = ending("tie-by-seat"), last("tie-by-seat")
    assert (outcome.rule, outcome.winners, outcome.scores) == ("RIM-FAME-9", (0,), (10, 10, 2))
    assert (end.first, end.credits) == (1, [9000, 9000, 20000])


@pytest.mark.rule("RIM-TURN-9", "RIM-RUL-70", "RIM-INV-18")
def test_after_a_hundred_rounds_the_most_famous_wins() -> None:
    outcome, end = ending("hundred-rounds"), last("hundred-rounds")
    assert (outcome.rule, outcome.winners, outcome.scores) == ("RIM-TURN-9", (0,), (4, 3))
    assert (end.round, end.turn, most_famous(end)) == (100, 1, [0])


# The printed examples of play


@pytest.mark.rule("RIM-TRADEIN-6")
def test_no_change_is_given_for_an_ion_cannon() -> None:
    paid = told("no-change-for-an-ion-cannon", "bought", card="targeting-computer", count=0)
    assert paid.before.credits == paid.after.credits
    assert (hand(paid.before), hand(paid.after)) == ("ion-cannon", "targeting-computer")


@pytest.mark.rule("RIM-ENCCARD-6")
def test_who_is_negative_with_the_hutts_on_nal_hutta_resolves_that_part() -> None:
    drew = told("negative-with-the-hutts-on-nal-hutta", "drew")
    assert standing(drew.before) == "hutt-"
    assert [key for key, _ in drew.heard] == ["drew", "credits-lost"]
    assert drew.after.credits[0] == drew.before.credits[0] - 1000


@pytest.mark.rule("RIM-COMBAT-12", "RIM-COMBAT-13", "RIM-RUL-45")
def test_lando_is_not_asked_for_a_reroll_of_a_patrol() -> None:
    fought = told("lando-rolls-for-a-patrol", "opponent-rolled")
    assert not fought.before.fights
    assert not fought.after.fights  # from the first die to the end
    assert fought.told("won-combat", who="boba-fett")


@pytest.mark.rule("RIM-SKILL-6")
def test_doctor_aphra_has_stealth_and_gains_it_again() -> None:
    used = told("doctor-aphra-gains-stealth-again", "used-own", what="doctor-aphra-1-text")
    assert used.told("tests", skill="stealth", level=2)
    assert used.told("passed-test", skill="stealth")  # by a focus


@pytest.mark.rule("RIM-CREDIT-8")
def test_a_promised_repayment_is_not_enforced() -> None:
    name = "a-promise-does-not-bind"
    lent = told(name, "transfer-proposed", giver="lando-calrissian", taker="han-solo", count=2000)
    asked_back = told(name, "transfer-proposed", giver="han-solo", taker="lando-calrissian", count=2000)
    assert moments(name).index(lent) < moments(name).index(asked_back)
    refused = told(name, "offer-declined", who="han-solo")
    assert refused.before.credits == refused.after.credits


@pytest.mark.rule("RIM-ABIL-6")
def test_the_rest_of_a_reward_is_gained_without_reputation_to_lose() -> None:
    completed = told("a-reward-and-no-reputation-to-lose", "completed")
    assert standing(completed.before) == standing(completed.after) == "hutt-"
    assert completed.told("credits", count=6000)
    assert completed.told("fame", count=1)


@pytest.mark.rule("RIM-ABIL-12", "RIM-COMBAT-15")
def test_an_ability_works_once_at_the_start_of_each_combat() -> None:
    name = "the-start-of-each-combat"
    fights = [moment for moment in moments(name) if moment.told("used", what="plastoid-armor")]
    assert len(fights) == 2
    for fought in fights:
        keys = [key for key, _ in fought.heard]
        assert keys.count("opponent-fewer-dice") == 1
        assert keys.index("fights-enemy-ground") < keys.index("used") < keys.index("rolled", keys.index("used"))


# Each cause of a defeat

DEFEATS = {  # what was said before it
    "defeated-by-a-patrol": ("patrol-moved", "damage-ship"),
    "defeated-by-the-unbeatable-patrol": ("patrol-moved", "damage-ship"),
    "defeated-on-the-ground": ("won-combat", "credits", "damage-character"),
    "defeated-by-an-encounter": ("failed-test", "damage-character"),
    "defeated-as-the-price": ("damage-ship",),
    "defeated-during-a-job": ("failed-test", "damage-character"),
    "defeated-without-armor": ("gained",),
}


@pytest.mark.rule("RIM-DEFEAT-1", "RIM-DEFEAT-2", "RIM-DEFEAT-4", "RIM-DEFEAT-5", "RIM-DEFEAT-13")
@pytest.mark.parametrize(("name", "before"), DEFEATS.items())
def test_there_is_a_record_of_a_defeat_by_each_cause(name: str, before: tuple[str, ...]) -> None:
    """Credits are lost, the token lies where it stood, and the turn is over."""
    fell = told(name, "defeated", who=CHARACTERS[moments(name)[-1].after.who(PlayerId(0))])
    said = [key for key, _ in fell.heard]
    at = said.index("defeated")
    assert tuple(said[at - len(before) : at]) == before
    assert said[at + 1] == "credits-lost"
    assert said[-1] == "turn"
    assert fell.after.defeated == [True, False]
    assert fell.before.places == fell.after.places
    assert (fell.before.turn, fell.after.turn) == (0, 1)


@pytest.mark.rule("RIM-DEFEAT-3", "RIM-SECRET-9")
def test_a_secret_is_lost_with_the_combat() -> None:
    fell = told("defeated-by-a-patrol", "lost-secrets")
    assert [len(own) for own in fell.before.secrets] == [1, 0]
    assert [len(own) for own in fell.after.secrets] == [0, 0]


@pytest.mark.rule("RIM-PATROL-8", "RIM-COMBAT-42", "RIM-RUL-14")
def test_against_the_unbeatable_patrol_no_die_is_rolled() -> None:
    assert not shows("defeated-by-the-unbeatable-patrol", "rolled")
    end = last("defeated-by-the-unbeatable-patrol")
    assert end.hull_damage[0] == 3  # all of the hull


@pytest.mark.rule("RIM-DEFEAT-11", "RIM-COMBAT-27")
def test_who_wins_and_falls_has_the_reward() -> None:
    assert told("defeated-on-the-ground", "defeated").told("credits", count=2000)


@pytest.mark.rule("RIM-EFFECT-13", "RIM-RUL-62")
def test_what_is_paid_for_with_the_last_damage_is_not_gained() -> None:
    assert not shows("defeated-as-the-price", "extra-turn")


@pytest.mark.rule("RIM-DEFEAT-8", "RIM-JOB-13")
def test_who_falls_during_a_job_has_failed_and_keeps_it() -> None:
    fell = told("defeated-during-a-job", "failed")
    assert hand(fell.after) == "jabbas-hidden-stash"


@pytest.mark.rule("RIM-RUL-20")
def test_who_gives_the_armor_away_may_fall() -> None:
    fell = told("defeated-without-armor", "defeated")
    assert fell.before.wounds == fell.after.wounds == [4, 0]


@pytest.mark.rule("RIM-COMBAT-40", "RIM-RUL-74")
def test_both_sides_of_a_combat_fall() -> None:
    fell = moments("both-sides-defeated")[-1]
    assert fell.pick == "player bossk"
    assert [said["who"] for key, said in fell.heard if key == "defeated"] == ["bossk", "boba-fett"]


# Trades and bounties


@pytest.mark.rule("RIM-TRADE-3", "RIM-TRADE-8", "RIM-TRADE-14", "RIM-TRADE-15", "RIM-TRADE-16")
def test_there_is_a_record_of_a_trade() -> None:
    """One proposal is declined, one accepted, and a gift to somebody else is accepted and put away."""
    assert shows("trade", "offer-declined", who="bossk")
    exchanged = told("trade", "handed-over", card="bounty-chopper")
    assert exchanged.told("handed-over", card="dl-44", to="bossk")
    assert exchanged.told("credits", who="bossk", count=5000)
    assert shows("trade", "handed-over", card="chewbacca", to="han-solo")
    assert shows("trade", "declined", card="chewbacca", who="han-solo")
    end = last("trade")
    assert [hand(end, player) for player in (1, 2, 3)] == ["bounty-chopper", "greedo dl-44", "quad-laser-cannon"]
    assert [CARDS[card] for card in end.captured] == ["bounty-chopper"]


@pytest.mark.rule("RIM-BOUNTY-20", "RIM-BOUNTY-21", "RIM-BOUNTY-22", "RIM-BOUNTY-23")
def test_a_bounty_is_claimed_from_the_crew_of_a_player_who_defends() -> None:
    assert told("crew-defended", "defended", who="bossk").told("fights-player-ground", other="bossk")
    captured = told("crew-defended", "captured", mark="greedo", who="boba-fett")
    assert hand(captured.after, 2) == ""
    assert [CARDS[card] for card in captured.after.captured] == ["bounty-greedo"]


@pytest.mark.rule("RIM-BOUNTY-24", "RIM-BOUNTY-25", "RIM-BOUNTY-13", "RIM-RUL-87")
def test_a_bounty_is_claimed_from_the_crew_of_a_player_who_does_not_defend() -> None:
    eliminated = told("crew-claimed", "eliminated", mark="greedo", who="boba-fett")
    assert eliminated.told("fame", count=1)
    assert [CARDS[card] for card in eliminated.after.removed] == ["bounty-greedo"]
    assert [CONTACTS[contact] for contact in eliminated.after.gone] == ["greedo"]


@pytest.mark.rule("RIM-RUL-24", "RIM-BOUNTY-22")
def test_a_defender_who_wins_keeps_the_crew() -> None:
    defended = told("crew-defended-well", "defended")
    assert defended.told("fights-player-ship", other="bossk")
    assert defended.told("won-combat", who="bossk")
    assert [hand(defended.after, player) for player in (1, 2)] == ["bounty-greedo", "greedo"]
