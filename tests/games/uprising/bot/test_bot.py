"""What bots that search know of Uprising."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from dejarik.engine.option import Option
from dejarik.games.uprising import GAME
from dejarik.games.uprising.bot.chances import chance, damage, evaluate_seats, hoped_for, operation, prospects
from dejarik.games.uprising.bot.gauges import GAUGES
from dejarik.games.uprising.components import (
    BITS,
    CAPITOL,
    CARDS,
    CORDON,
    DISORIENT,
    ELIMINATE,
    EMPIRE,
    MISSIONS,
    PROVOCATION,
    RESISTANCE,
    SURVEILLANCE,
    MissionId,
    TokenId,
)
from dejarik.games.uprising.missions import CONDITIONS, listed
from dejarik.games.uprising.state import State
from tests.games.uprising.position import uprising, walk

ANY_CARDS = st.integers(0, (1 << PROVOCATION) - 1)
ALL = (1 << PROVOCATION) - 1


def missions(*names: str) -> tuple[MissionId, ...]:
    return tuple(MissionId(MISSIONS.number(name)) for name in names)


def cards(*names: str) -> int:
    return sum(BITS[CARDS.number(name)] for name in names)


def favourite(game: State) -> str:
    """The option of which the prior likes best."""
    appeal = GAME.prior(game)
    assert game.ask is not None
    assert appeal is not None
    return str(game.ask.options[max(range(len(appeal)), key=appeal.__getitem__)])


def test_finishers_are_the_cards_that_are_missing() -> None:
    (civil_disobedience,) = missions("civil-disobedience")
    gauge = GAUGES[False][civil_disobedience]
    riots = gauge.finishing[gauge.reading(cards("riot-5"), 0)]
    assert [CARDS[card] for card in listed(riots) if card != CARDS.number("riot-5")] == ["riot-3", "riot-4", "riot-6"]
    assert not gauge.finishing[gauge.reading(cards("riot-5", "sabotage-2"), 0)]


@given(held=ANY_CARDS, shown=ANY_CARDS, mission=st.sampled_from(range(len(MISSIONS))), special=st.booleans())
def test_a_gauge_knows_whether_a_mission_is_met_and_what_would_finish_it(
    held: int, shown: int, mission: int, special: bool
) -> None:
    gauge = GAUGES[special][mission]
    reading = gauge.reading(held, shown & held)
    assert (gauge.part[reading] >= 1.0) == CONDITIONS[mission].met(held, shown & held, special)
    found = gauge.finishing[reading]
    for bit in BITS[:PROVOCATION]:
        if not held & bit:
            assert bool(found & bit) == CONDITIONS[mission].met(held | bit, shown & held | bit, special)


def test_pairs_are_counted_once() -> None:
    """An empty district and Espionage: 4, 5 or 6 of Propaganda with as much of Sabotage, nine pairs."""
    single, double, _ = prospects(missions("espionage"), (0, 0, False), ALL)
    assert (single, double) == (0, 3.0)
    single, double, _ = prospects(missions("espionage"), (0, 0, False), ALL & ~cards("sabotage-6"))
    assert (single, round(double**2)) == (0, 6)


def test_the_pool_can_do_more_the_less_the_empire_can() -> None:
    """Riot 6 and 2 finish Civil Disobedience; the third card is of no use. Eliminate finds one of the two in two cases
    of three, and a Cordon leaves the other district."""
    pool = tuple((cards(name), False) for name in ("riot-6", "riot-2", "propaganda-2"))
    sites = ((0, 0, False), (0, 0, False))
    wanted = missions("civil-disobedience")

    def captures(*tokens: TokenId, uses: int) -> float:
        return operation(wanted, sites, pool, tokens, uses)[1]

    assert captures(uses=0) == 1.0
    assert captures(SURVEILLANCE, CORDON, uses=2) == 1.0
    assert captures(SURVEILLANCE, ELIMINATE, uses=2) == pytest.approx(1 / 3)
    assert captures(DISORIENT, ELIMINATE, uses=2) == 0.0
    assert captures(SURVEILLANCE, ELIMINATE, DISORIENT, CORDON, uses=1) == pytest.approx(1 / 3)
    assert operation(wanted, sites[:1], pool, (CORDON, SURVEILLANCE), 2) == (0.0, 0.0)


def test_cards_are_divided_in_the_best_way() -> None:
    """Two cards: the first serves one site, the second the other."""
    assert hoped_for([[0.0, 1.0, 0.0, 1.0], [0.0, 0.0, 1.0, 1.0]], 2, damage((), 0)) == 2.0
    assert hoped_for([[0.0, 1.0, 0.0, 1.0], [0.0, 0.0, 1.0, 1.0]], 2, damage((CORDON,), 1)) == 1.0


def test_chances_are_known_when_the_game_is_over() -> None:
    for seed in range(5):
        *_, game = walk(seed)
        assert game.outcome is not None
        assert evaluate_seats(game) == ((1.0, 0.0) if RESISTANCE in game.outcome.winners else (0.0, 1.0))


def test_the_resistance_has_better_chances_with_more() -> None:
    """More captured, nearer to a mission, or with more time."""

    def hope(captured: str = "", capitol: str = "", turn: int = 4) -> float:
        return evaluate_seats(uprising("choose", captured=captured, capitol=capitol, round=turn))[RESISTANCE]

    one = "ministry-of-truth:coup"
    two = one + " police-headquarters:coup"
    assert hope() < hope(one) < hope(two)
    assert hope(two) < hope(two, "propaganda-4 sabotage-3")
    assert hope(turn=6) < hope(turn=4)


def test_chances_do_not_depend_on_the_order_of_the_deck() -> None:
    for game in walk(3):
        other = game.copy()
        random.Random(1).shuffle(other.deck)
        assert evaluate_seats(other) == evaluate_seats(game)


def test_in_capitol_mode_the_capitol_alone_may_do() -> None:
    game = uprising("choose", capitol_mode=True, capitol="propaganda-4 sabotage-3")
    alone, all_together = chance(game, [CAPITOL], 2), chance(game, game.row, 0)
    assert max(alone, all_together) < evaluate_seats(game)[RESISTANCE] < 1.0


def test_chances_can_be_told_at_every_decision_of_a_game_in_capitol_mode() -> None:
    for seed in range(5):
        for game in walk(seed, capitol=True):
            resistance, empire = evaluate_seats(game)
            assert 0.0 <= resistance <= 1.0
            assert resistance + empire == pytest.approx(1.0)


def test_a_prior_has_a_number_for_every_option() -> None:
    asks: set[str] = set()
    for seed in range(5):
        for game in walk(seed, capitol=bool(seed % 2)):
            if game.ask is not None and (appeal := GAME.prior(game)) is not None:
                assert len(appeal) == len(game.ask.options)
                assert max(appeal) - min(appeal) <= 4.0
                asks.add(game.ask.name)
    assert asks == {"choose-pair", "play-open", "play-closed", "use-token"}


def test_the_prior_of_the_resistance_likes_the_cards_that_finish_a_mission() -> None:
    game = uprising(
        "choose",
        missions="civil-disobedience espionage coup",
        hand="riot-5 supplies-2 supplies-4 propaganda-2 provocation",
        ministry_of_peace="(riot-3) (propaganda-6)",
    )
    assert "ministry-of-peace" in favourite(game)
    for pick in (favourite(game), "play propaganda-2 open", "play supplies-2 closed"):
        game.apply(chosen(game, pick))
    assert favourite(game) == "play riot-5 closed"


def test_the_prior_of_the_empire_likes_the_open_card_that_finishes_a_mission() -> None:
    game = uprising(
        "defend",
        missions="civil-disobedience espionage coup",
        pair="capitol ministry-of-peace",
        tokens="surveillance eliminate",
        ministry_of_peace="riot-3 propaganda-6",
        pool="(provocation) riot-5 (provocation)",
    )
    assert favourite(game) == "eliminate 2"


def test_the_empire_cannot_tell_closed_cards_apart() -> None:
    for game in walk(8):
        ask = game.ask
        if ask is None or ask.seat != EMPIRE or ask.name != "use-token":
            continue
        appeal = GAME.prior(game)
        assert appeal is not None
        first = game.first_of_round()
        closed = [
            worth
            for option, worth in zip(ask.options, appeal, strict=True)
            if str(option).startswith("eliminate") and not game.opened[first + int(str(option)[-1]) - 1]
        ]
        assert len(set(closed)) <= 1


def chosen(game: State, text: str) -> Option:
    assert game.ask is not None
    return game.ask.find(text)
