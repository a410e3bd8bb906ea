"""Setup: the table, who is first, characters, what each begins with. [RIM-SETUP, RIM-RANDMAP, RIM-SOLO-2 … 9, 96]"""

from __future__ import annotations

from collections import Counter

import pytest

from dejarik.engine.event import EVERYONE
from dejarik.engine.problem import BadOption
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.abilities import at_moment
from dejarik.games.outer_rim.components import (
    CARDS,
    CHARACTERS,
    CLASSES,
    CONTACT_CLASS,
    DATA_OF_NUMBER,
    DECKS,
    FACTIONS,
    KIND,
    SHIPS,
    SPACES,
    SPOT_CLASS,
    STACKS,
    STANDARD_ORDER,
    TILES,
    PlayerId,
    When,
)
from dejarik.games.outer_rim.fame import fame
from dejarik.games.outer_rim.market import used_ships
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import asked, options, standing, told
from tests.games.outer_rim.steady import play


def new(players: int = 2, seed: int = 1, **settings: str | bool) -> State:
    return GAME.new(players=players, seed=seed, options=settings)


def ready(players: int, *characters: str, seed: int = 1, **settings: str | bool) -> State:
    """After setup, with these characters in turn order."""
    game = new(players, seed, **settings)
    for who in characters[:players]:
        play(game, f"character {who}", "ship g9-rigger")
    return game


def place(game: State, player: int) -> str:
    return SPACES[game.places[player]]


@pytest.mark.rule("RIM-SETUP-2")
def test_rim_setup_2_the_standard_map() -> None:
    assert [TILES[tile] for tile in new().tiles] == [
        "cantonica-ord-mantell",
        "lothal-mon-calamari",
        "kessel",
        "tatooine-nal-hutta",
        "ryloth-naboo",
        "takodana-ring-of-kafrene",
    ]


@pytest.mark.rule("RIM-SETUP-3", "RIM-SETUP-4", "RIM-SETUP-5", "RIM-SETUP-6", "RIM-SETUP-33", "RIM-PATROL-9")
def test_rim_setup_4_level_1_patrols_lie_at_their_stacks() -> None:
    game = new()
    assert game.patrol_levels == [1, 1, 1, 1]  # levels 2, 3, 4 wait, in this order
    assert [SPACES[at] for at in game.patrols] == ["nav-f-ri", "nav-f-ro", "nav-a-lo", "nav-a-li"]


@pytest.mark.rule("RIM-SETUP-7", "RIM-SETUP-8", "RIM-SETUP-9", "RIM-SETUP-38", "RIM-CONTACT-2")
def test_rim_setup_8_a_facedown_contact_of_its_class_on_every_contact_space() -> None:
    games = [new(seed=seed) for seed in range(12)]
    for game in games:
        for spot, token in enumerate(game.spots):
            assert token is not None
            assert CONTACT_CLASS[token] == SPOT_CLASS[spot]
        assert not any(game.open)
        assert not any(game.looked)
    assert len(Counter(tuple(game.spots) for game in games)) == 12
    assert len(CLASSES) == 4


@pytest.mark.rule("RIM-SETUP-11", "RIM-SETUP-13", "RIM-RUL-3")
def test_rim_setup_11_whoever_rolls_most_hits_and_crits_is_first() -> None:
    firsts = set()
    for seed in range(20):
        game = new(3, seed)
        rolls = [event.message.params for event in game.events if event.message.key.endswith("rolled-for-first")]
        counts = [int(str(each["count"])) for each in rolls]
        if len(counts) == 3:  # nobody tied
            assert counts.index(max(counts)) == game.first
        firsts.add(game.first)
        assert game.ask is not None
        assert game.ask.seat == game.first == game.turn
    assert firsts == {0, 1, 2}


@pytest.mark.rule("RIM-SETUP-12")
def test_rim_setup_12_those_who_tie_roll_again_among_themselves() -> None:
    tied = [game for seed in range(40) if told(game := new(3, seed)).count("rolled-for-first") > 3]
    assert tied
    for game in tied:
        counts = [
            (str(event.message.params["player"]), int(str(event.message.params["count"])))
            for event in game.events
            if event.message.key.endswith("rolled-for-first")
        ]
        most = max(count for _, count in counts[:3])
        again = [player for player, count in counts[:3] if count == most]
        assert [player for player, _ in counts[3 : 3 + len(again)]] == again


@pytest.mark.rule("RIM-SETUP-13", "RIM-SETUP-14", "RIM-SETUP-15", "RIM-SETUP-18", "RIM-SETUP-35", "RIM-RUL-4")
def test_rim_setup_35_each_picks_character_and_ship_before_the_next() -> None:
    game = new(3)
    first = game.first
    assert asked(game) == f"captain-{first + 1} choose-character"
    assert len(options(game)) == 8
    play(game, "character bossk")
    assert asked(game) == f"captain-{first + 1} choose-ship"
    assert options(game) == ["ship g9-rigger", "ship g-1a-starfighter"]
    play(game, "ship g-1a-starfighter")
    second = (first + 1) % 3
    assert asked(game) == f"captain-{second + 1} choose-character"
    assert "character bossk" not in options(game)
    assert len(options(game)) == 7
    assert SHIPS[game.ships[first]] == "g-1a-starfighter"
    assert not any(game.goals_met)


@pytest.mark.rule("RIM-SETUP-16", "RIM-SETUP-17", "RIM-SETUP-21", "RIM-FACTION-2", "RIM-FAME-1", "RIM-CREDIT-1")
def test_rim_setup_21_credits_by_the_order_of_turns() -> None:
    game = ready(4, "bossk", "ig-88", "jyn-erso", "han-solo")
    assert [game.credits[player] for player in game.from_active()] == [4000, 6000, 8000, 10000]
    assert [fame(game, PlayerId(player)) for player in game.players] == [0, 0, 0, 0]
    assert len(game.reputation) == 4 * len(FACTIONS)


@pytest.mark.rule("RIM-SETUP-22", "RIM-SETUP-23", "RIM-SETUP-24", "RIM-SETUP-25", "RIM-SETUP-26", "RIM-SETUP-27")
@pytest.mark.parametrize(
    ("who", "kind", "reputation"),
    [
        ("boba-fett", "bounty", "hutt+"),
        ("bossk", "bounty", "hutt+"),
        ("doctor-aphra", "job", "imperial+"),
        ("han-solo", "cargo", "hutt-"),
        ("ig-88", "bounty", ""),
        ("jyn-erso", "job", "imperial-"),
        ("ketsu-onyo", "bounty", "syndicate+"),
    ],
)
def test_rim_setup_23_what_each_character_begins_with(who: str, kind: str, reputation: str) -> None:
    game = ready(2, who, "lando-calrissian")
    first = game.first
    (card,) = game.assets[first]
    assert KIND[card] == kind
    assert standing(game, first + 1) == reputation
    assert asked(game) == f"captain-{2 - first} choose-faction"


@pytest.mark.rule("RIM-SETUP-26", "RIM-SETUP-30", "RIM-SETUP-31", "RIM-SETUP-37", "RIM-DATA-8")
def test_rim_setup_37_the_starting_card_is_taken_by_chance() -> None:
    found = set()
    for seed in range(16):
        game = ready(2, "bossk", "boba-fett", seed=seed)
        cards = [CARDS[game.assets[player][0]] for player in game.from_active()]
        assert cards[0] != cards[1]  # what one has taken is no longer there
        found |= {(cards[0], place(game, game.first))}
    assert list(DATA_OF_NUMBER) == sorted(DATA_OF_NUMBER)
    assert len({card for card, _ in found}) > 2
    assert len({card for card, _ in found}) == len(found)  # each names its planet


@pytest.mark.rule("RIM-SETUP-27", "RIM-SETUP-36", "RIM-RUL-55")
def test_rim_setup_36_lando_picks_a_faction_at_his_turn() -> None:
    game = ready(3, "bossk", "lando-calrissian", "han-solo")
    second = game.others(game.first)[0]
    third = game.others(game.first)[1]
    assert asked(game) == f"captain-{second + 1} choose-faction"
    assert len(game.assets[second]) == 1
    assert game.assets[third] == []
    assert options(game) == ["faction hutt", "faction imperial", "faction rebel", "faction syndicate"]
    play(game, "faction rebel")
    assert standing(game, second + 1) == "rebel+"
    assert standing(game, third + 1) == "hutt-"
    assert asked(game) == f"captain-{game.first + 1} choose-plan"


@pytest.mark.rule("RIM-SETUP-1", "RIM-SETUP-19", "RIM-SETUP-34", "RIM-SETUP-40", "RIM-TURN-1")
def test_rim_setup_1_the_first_player_begins_when_all_are_prepared() -> None:
    game = ready(2, "bossk", "ig-88", fame="12", transfers=False)
    assert asked(game) == f"captain-{game.first + 1} choose-plan"
    assert (game.round, game.turn) == (1, game.first)
    assert all(game.assets)
    assert game.start.options == {
        "map": "standard",
        "fame": "12",
        "characters": "chosen",
        "transfers": False,
        "rival_fame": "0",
    }


@pytest.mark.rule("RIM-SETUP-28", "RIM-DECK-1", "RIM-DECK-2")
def test_rim_setup_28_six_market_decks_with_the_top_card_up() -> None:
    game = new()
    assert len(game.market) == len(DECKS) == 6
    for deck in game.market:
        assert deck.known[-1] == EVERYONE
        assert not any(deck.known[:-1])
    assert len({tuple(new(seed=seed).market[0].cards) for seed in range(8)}) == 8


@pytest.mark.rule("RIM-SETUP-29")
def test_rim_setup_29_seven_encounter_decks_facedown() -> None:
    game = new()
    assert len(game.stacks) == len(STACKS) == 7
    assert not any(any(stack.known) for stack in game.stacks)


@pytest.mark.rule("RIM-SETUP-32", "RIM-SETUP-39", "RIM-SHIP-1")
def test_rim_setup_39_starting_ships_are_never_sold() -> None:
    game = ready(2, "bossk", "ig-88")
    game.credits[game.first] = 100_000
    found = {SHIPS[ship] for ship in used_ships(game, game.first)}
    assert found
    assert found.isdisjoint({"g9-rigger", "g-1a-starfighter"})


@pytest.mark.rule("RIM-RANDMAP-1", "RIM-RANDMAP-2", "RIM-RANDMAP-3", "RIM-RANDMAP-4", "RIM-RANDMAP-6")
def test_rim_randmap_6_patrols_start_at_the_tiles_that_touch_the_endcaps() -> None:
    orders = set()
    for seed in range(8):
        game = new(2, seed, map="unknown-regions")
        assert sorted(game.tiles) == sorted(STANDARD_ORDER)
        left, right = TILES[game.tiles[0]], TILES[game.tiles[-1]]
        letters = {TILES[tile]: "abcdef"[at] for at, tile in enumerate(STANDARD_ORDER)}
        assert [SPACES[at] for at in game.patrols] == [
            f"nav-{letters[right]}-ri",
            f"nav-{letters[right]}-ro",
            f"nav-{letters[left]}-lo",
            f"nav-{letters[left]}-li",
        ]
        orders.add(game.tiles)
    assert len(orders) == 8


@pytest.mark.rule("RIM-RANDMAP-5")
def test_rim_randmap_5_all_else_is_as_usual() -> None:
    game = ready(2, "bossk", "ig-88", map="unknown-regions")
    assert asked(game) == f"captain-{game.first + 1} choose-plan"
    assert GAME.census(game) == GAME.census(ready(2, "bossk", "ig-88"))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_drawn_characters_are_all_different(players: int) -> None:
    game = new(players, characters="drawn")
    while asked(game).endswith("choose-ship"):
        play(game, "ship g9-rigger")
    assert None not in game.characters
    assert len(set(game.characters)) == len(game.places)


# The solo game


@pytest.mark.rule("RIM-SOLO-2", "RIM-SOLO-3", "RIM-SOLO-4", "RIM-SOLO-5", "RIM-SOLO-6", "RIM-SOLO-7", "RIM-SOLO-96")
def test_rim_solo_96_the_person_picks_for_both() -> None:
    game = new(1)
    assert "rolled-for-first" not in told(game)
    play(game, "character han-solo")
    assert asked(game) == "captain-1 choose-ship"
    play(game, "ship g-1a-starfighter")
    assert asked(game) == "captain-1 choose-ai-character"
    assert options(game) == ["character lando-calrissian", "character doctor-aphra", "character jyn-erso"]
    play(game, "character jyn-erso")
    assert asked(game) == "captain-1 choose-plan"
    assert [SHIPS[ship] for ship in game.ships] == ["g-1a-starfighter", "g9-rigger"]
    assert game.credits == [4000, 6000]
    assert [KIND[cards[0]] for cards in game.assets] == ["cargo", "job"]
    assert standing(game, 2) == "imperial-"


@pytest.mark.rule("RIM-SOLO-8", "RIM-SOLO-9", "RIM-SOLO-65", "RIM-SETUP-27")
def test_rim_solo_8_the_opponent_is_prepared_and_chance_picks_for_lando() -> None:
    found = set()
    for seed in range(12):
        game = new(1, seed)
        play(game, "character han-solo", "ship g9-rigger", "character lando-calrissian")
        found.add(standing(game, 2))
        assert len(game.ai_deck) == 10
    assert found == {"hutt+", "imperial+", "rebel+", "syndicate+"}


@pytest.mark.rule("RIM-SOLO-71")
def test_rim_solo_71_the_opponent_may_start_with_fame() -> None:
    game = new(1, rival_fame="4")
    play(game, "character han-solo", "ship g9-rigger", "character jyn-erso")
    assert game.fame == [0, 4]


@pytest.mark.rule("RIM-SOLO-93", "RIM-SETUP-40")
def test_rim_solo_93_the_opponent_does_not_begin_with_the_winning_fame() -> None:
    with pytest.raises(BadOption):
        new(1, rival_fame="10")
    assert new(1, rival_fame="9").start.options["rival_fame"] == "9"
    assert new(1, rival_fame="11", fame="12").start.options["rival_fame"] == "11"


@pytest.mark.rule("RIM-CHAR-1", "RIM-CHAR-2", "RIM-CHAR-7", "RIM-GOAL-1", "RIM-GOAL-2")
@pytest.mark.parametrize("who", list(CHARACTERS))
def test_rim_char_2_each_starts_on_the_front(who: str) -> None:
    other = "han-solo" if who != "han-solo" else "bossk"
    game = ready(2, who, other)
    first = game.first
    whens: tuple[When, ...] = (
        "action",
        "passive",
        "before-test",
        "any-combat",
        "test-or-combat",
        "encounter",
        "after-roll",
    )
    assert not game.goals_met[first]
    assert any(at_moment(game, first, when) for when in whens)
