"""Encounter cards: which section, which part, secrets, two cards to choose from."""

from __future__ import annotations

import pytest

from dejarik.engine.event import EVERYONE, only
from dejarik.engine.game import UNKNOWN
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.actions import ActionStep
from dejarik.games.outer_rim.components import CARDS, IS_NAVPOINT, SPACES, STACKS, PlayerId, card
from dejarik.games.outer_rim.damage import discard_secrets
from dejarik.games.outer_rim.encounters.choice import EncounterStep
from dejarik.games.outer_rim.encounters.drawing import draw_card
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.turn import Turn
from tests.games.outer_rim.position import asked, begin, hand, options, play, rim, standing, told

PLAYER = PlayerId(0)
AWAY = "imperial@nav-a-lo rebel@nav-a-lo syndicate@nav-a-lo hutt@nav-a-lo"
CRIT, BLANK = 3, 6  # sides of a die
PASS, FAIL = (CRIT, CRIT), (BLANK, BLANK)
NAVPOINT = next(text for at, text in enumerate(SPACES) if IS_NAVPOINT[at] and at not in rim().patrols)
KESSEL, TATOOINE, TAKODANA, NAVPOINTS = (
    STACKS.number(text) for text in ("kessel-maelstrom", "tatooine-nal-hutta", "takodana-ring-of-kafrene", "navpoint")
)


def draw(game: State) -> State:
    draw_card(game, PLAYER)
    game.advance()
    return game


def lies(game: State, stack: int) -> tuple[str, int]:
    """The card at the bottom of a deck, and who knows it."""
    return CARDS[game.stacks[stack].cards[0]], game.stacks[stack].known[0]


@pytest.mark.rule("RIM-ENCCARD-1", "RIM-ENCCARD-2", "RIM-ENCCARD-4", "RIM-MAEL-4", "RIM-MAEL-5")
@pytest.mark.parametrize(
    ("place", "stack"),
    [("nal-hutta", TATOOINE), ("tatooine", TATOOINE), ("maelstrom", KESSEL), ("kessel", KESSEL), (NAVPOINT, NAVPOINTS)],
)
def test_rim_enccard_1_the_deck_of_the_space(place: str, stack: int) -> None:
    game = rim(f"{place} ryloth")
    before = [each.top for each in game.stacks]
    draw_card(game, PLAYER)
    assert [at for at, each in enumerate(game.stacks) if each.top != before[at]] == [stack]
    assert game.drawn == before[stack]


@pytest.mark.rule("RIM-ENCCARD-6", "RIM-ENCCARD-9", "RIM-REP-8", "RIM-HIDDEN-8", "RIM-HIDDEN-14")
def test_rim_enccard_6_the_part_that_fits_the_reputation() -> None:
    """Negative with the Hutts on Nal Hutta: 1,000 credits are lost, and the player is sent away."""
    game = rim("nal-hutta ryloth", rep="hutt-", stacks={"tatooine-nal-hutta": "tatooine-nal-hutta-2"})
    draw(game)
    assert told(game) == ["drew", "credits-lost"]
    assert game.credits[0] == 3000
    assert asked(game) == "captain-1 put-yourself"
    assert all(event.audience == EVERYONE for event in game.events)


@pytest.mark.rule("RIM-ENCCARD-5", "RIM-ENCCARD-8")
def test_rim_enccard_8_the_section_is_fixed_when_the_card_is_drawn() -> None:
    """The rebel patrol comes, but the section for a space without a patrol goes on."""
    game = rim(f"{NAVPOINT} ryloth", hull="2 0", stacks={"navpoint": "navpoint-1"})
    draw(game)
    assert game.patrols[2] == game.places[0]
    assert game.hull_damage[0] == 0


@pytest.mark.rule("RIM-ENCCARD-14", "RIM-ENCCARD-16", "RIM-DISCARD-2", "RIM-HIDDEN-19")
def test_rim_enccard_16_a_drawn_card_is_out_of_the_deck_until_it_is_resolved() -> None:
    game = rim("kessel ryloth", stacks={"kessel-maelstrom": "kessel-maelstrom-9"})
    draw(game)
    assert game.drawn == card("kessel-maelstrom-9")
    assert len(game.stacks[KESSEL]) == 9
    play(game, "choose look-away")
    assert lies(game, KESSEL) == ("kessel-maelstrom-9", EVERYONE)


@pytest.mark.rule("RIM-ENCCARD-11", "RIM-ENCCARD-12", "RIM-ENCCARD-13", "RIM-EFFECT-17")
@pytest.mark.parametrize(("pick", "own"), [("take bounty-leia-organa", "bounty-leia-organa"), ("decline", "")])
def test_rim_enccard_11_a_bounty_may_be_taken(pick: str, own: str) -> None:
    game = draw(rim("lothal ryloth", stacks={"lothal-mon-calamari": "bounty-leia-organa"}))
    play(game, pick)
    assert hand(game) == own
    assert game.drawn is None
    assert (lies(game, 1)[0] == "bounty-leia-organa") == (own == "")


@pytest.mark.rule("RIM-ENCCARD-14", "RIM-EFFECT-16", "RIM-DEFEAT-12", "RIM-RUL-61")
def test_rim_defeat_12_the_card_is_put_away_when_its_drawer_is_defeated() -> None:
    """K-2SO's deck: damage to ship and character, of which the first is enough."""
    game = rim("tatooine ryloth", hull="2 0", stacks={"tatooine-nal-hutta": "tatooine-nal-hutta-6"}, luck=[FAIL])
    draw(game)
    assert game.defeated[0]
    assert game.wounds[0] == 0
    assert game.drawn is None
    assert lies(game, TATOOINE) == ("tatooine-nal-hutta-6", EVERYONE)


@pytest.mark.rule("RIM-ABIL-33", "RIM-TURN-4")
def test_rim_abil_33_a_turn_that_a_card_ends_has_no_last_moment() -> None:
    tops = {"tatooine-nal-hutta": "tatooine-nal-hutta-6"}
    game = rim("tatooine ryloth", hull="2 0", wounds="1 0", assets=["bacta-supplies"], stacks=tops, patrols=AWAY)
    game.chance.script((FAIL,))
    play(begin(game, Turn(PLAYER)), "gain credits", "done", "draw")
    assert (game.defeated[0], asked(game)) == (True, "captain-2 choose-plan")


# Several patrols


@pytest.mark.rule("RIM-ENCCARD-15", "RIM-RUL-50")
def test_rim_enccard_15_one_patrol_counts_for_the_whole_section() -> None:
    game = rim(
        f"{NAVPOINT} ryloth",
        rep="hutt+ rebel-",
        patrols=f"hutt@{NAVPOINT} imperial@{NAVPOINT} rebel@{NAVPOINT}",
        stacks={"navpoint": "navpoint-2"},
        luck=[PASS],
    )
    draw(game)
    assert options(game) == ["patrol hutt", "patrol imperial", "patrol rebel"]
    play(game, "patrol imperial")
    assert standing(game) == "hutt+ imperial+ rebel-"


@pytest.mark.rule("RIM-ENCCARD-15")
def test_rim_enccard_15_nobody_is_asked_where_no_patrol_is_meant() -> None:
    game = rim(f"{NAVPOINT} ryloth", patrols=f"hutt@{NAVPOINT} imperial@{NAVPOINT}", stacks={"navpoint": "navpoint-3"})
    draw(game)
    assert game.credits[0] == 5000


@pytest.mark.rule("RIM-ENCCARD-15", "RIM-EFFECT-11")
def test_rim_effect_11_the_patrol_that_was_picked_is_fought() -> None:
    game = rim(
        f"{NAVPOINT} ryloth",
        patrols=f"hutt@{NAVPOINT} imperial@{NAVPOINT}",
        stacks={"navpoint": "navpoint-9"},
        luck=[(CRIT, CRIT), (BLANK,) * 3],
    )
    play(draw(game), "patrol imperial", "yes")
    assert game.patrol_levels == [1, 2, 1, 1]


# Secrets


@pytest.mark.rule("RIM-SECRET-1", "RIM-SECRET-8", "RIM-SECRET-11", "RIM-HIDDEN-9", "RIM-HIDDEN-21", "RIM-ENCCARD-10")
def test_rim_secret_2_a_secret_stays_facedown() -> None:
    game = draw(rim("tatooine ryloth", stacks={"tatooine-nal-hutta": "tatooine-nal-hutta-7"}))
    own, other = ([event.message.key for event in game.events if event.seen_by(seat)] for seat in (0, 1))
    assert own == ["outer_rim-event-drew-secret"]
    assert other == ["outer_rim-event-drew-secret-unseen"]
    assert game.view(1)["secrets"] == [[{"card": UNKNOWN, "section": "tatooine"}], []]
    assert game.view(0)["secrets"] == [
        [{"card": "tatooine-nal-hutta-7", "section": "tatooine"}],
        [],
    ]
    assert game.drawn is None
    assert game.disclosed


@pytest.mark.rule("RIM-SECRET-5", "RIM-SECRET-10", "RIM-ENCCARD-16")
def test_rim_secret_10_a_used_secret_goes_to_the_bottom_known_to_all() -> None:
    game = rim("takodana ryloth", secrets=["takodana-ring-of-kafrene-6@takodana"])
    begin(game, EncounterStep(PLAYER))
    play(game, "use secret-takodana-ring-of-kafrene-6-1")
    assert "used" in told(game)
    assert game.secrets[0] == []
    assert lies(game, TAKODANA) == ("takodana-ring-of-kafrene-6", EVERYONE)


@pytest.mark.rule("RIM-SECRET-9", "RIM-HIDDEN-9", "RIM-HIDDEN-19", "RIM-DEFEAT-3")
def test_rim_hidden_19_a_secret_discarded_unseen_is_known_to_its_holder_alone() -> None:
    game = rim("tatooine ryloth", secrets=["", "tatooine-nal-hutta-7@tatooine"])
    discard_secrets(game, PlayerId(1))
    assert lies(game, TATOOINE) == ("tatooine-nal-hutta-7", only(1))
    own, other = (game.view(seat)["stacks"][TATOOINE] for seat in (1, 0))
    assert own["cards"][0] == "tatooine-nal-hutta-7"
    assert (other["cards"][0], other["secret_of"][0]) == (UNKNOWN, "tatooine")


# Two cards to choose from


def foresee(tops: str, assets: str = "maz-kanata", place: str = "tatooine") -> State:
    game = rim(f"{place} ryloth", assets=[assets], stacks={"tatooine-nal-hutta": tops})
    begin(game, EncounterStep(PLAYER))
    assert options(game)[:2] == ["draw", "use maz-kanata-1"]
    return play(game, "use maz-kanata-1")


@pytest.mark.rule("RIM-EFFECT-36", "RIM-RUL-77", "RIM-HIDDEN-20", "RIM-HIDDEN-24", "RIM-ABIL-34")
def test_rim_effect_36_one_of_two_is_resolved_the_other_goes_to_the_bottom_unseen() -> None:
    game = foresee("tatooine-nal-hutta-6 bounty-k-2so")
    assert asked(game) == "captain-1 choose-card"
    assert options(game) == ["resolve card tatooine-nal-hutta-6", "resolve card bounty-k-2so"]
    own, other = (game.view(seat) for seat in (0, 1))
    assert own["stacks"][TATOOINE]["cards"] == [UNKNOWN] * 8 + ["bounty-k-2so", "tatooine-nal-hutta-6"]
    (seen,) = (event.message for event in game.events if event.message.key == "outer_rim-event-foresaw")
    names = GAME.names("en")
    both = [names[f"outer_rim-card-{text}"] for text in ("tatooine-nal-hutta-6", "bounty-k-2so")]
    assert ", ".join(both) in GAME.language("en").text(seen)
    assert other["stacks"][TATOOINE]["cards"][-2:] == [UNKNOWN, UNKNOWN]
    assert [event.message.key for event in game.events if event.seen_by(1)][-1] == "outer_rim-event-foresaw-unseen"
    assert not [text for text in map(str, other.values()) if "bounty-k-2so" in text]
    play(game, "resolve card bounty-k-2so", "no")
    stack = game.stacks[TATOOINE]
    assert [CARDS[each] for each in stack.cards[:2]] == ["bounty-k-2so", "tatooine-nal-hutta-6"]
    assert stack.known[:2] == (EVERYONE, only(0))


@pytest.mark.rule("RIM-HIDDEN-20", "RIM-HIDDEN-21")
def test_rim_hidden_20_if_a_secret_is_taken_nobody_knows_the_other_card() -> None:
    game = foresee("tatooine-nal-hutta-7 bounty-k-2so")
    play(game, "resolve card tatooine-nal-hutta-7")
    assert lies(game, TATOOINE) == ("bounty-k-2so", only(0))
    assert len(game.secrets[0]) == 1


@pytest.mark.rule("RIM-HIDDEN-16", "RIM-HIDDEN-21", "RIM-RUL-85")
def test_rim_hidden_16_who_knew_a_card_that_is_no_secret_here_knows_it_is_the_other_one() -> None:
    game = foresee("tatooine-nal-hutta-7 bounty-k-2so")
    game.stacks[TATOOINE] = game.stacks[TATOOINE].look(-2, EVERYONE)  # all have seen it go round
    play(game, "resolve card tatooine-nal-hutta-7")
    assert lies(game, TATOOINE) == ("bounty-k-2so", EVERYONE)


@pytest.mark.rule("RIM-HIDDEN-16", "RIM-HIDDEN-20")
def test_rim_hidden_16_who_knew_the_other_card_and_sees_that_it_was_not_taken_knows_it_still() -> None:
    game = foresee("tatooine-nal-hutta-6 bounty-k-2so")
    game.stacks[TATOOINE] = game.stacks[TATOOINE].look(-2, EVERYONE)
    game.chance.script((PASS,))
    play(game, "resolve card tatooine-nal-hutta-6")
    assert game.stacks[TATOOINE].known[:2] == (EVERYONE, EVERYONE)


@pytest.mark.rule("RIM-EFFECT-36")
def test_rim_effect_36_the_last_two_cards_are_enough() -> None:
    game = rim("tatooine ryloth", assets=["maz-kanata"])
    pair = [card("tatooine-nal-hutta-9"), card("tatooine-nal-hutta-8")]
    game.stacks[TATOOINE] = game.stacks[TATOOINE].of(pair)
    play(begin(game, EncounterStep(PLAYER)), "use maz-kanata-1")
    assert options(game) == ["resolve card tatooine-nal-hutta-8", "resolve card tatooine-nal-hutta-9"]


@pytest.mark.rule("RIM-EFFECT-36", "RIM-ABIL-7")
def test_rim_effect_36_with_one_card_left_that_one_is_resolved() -> None:
    game = rim("tatooine ryloth", assets=["maz-kanata"])
    game.stacks[TATOOINE] = game.stacks[TATOOINE].of([card("tatooine-nal-hutta-9")])
    play(begin(game, EncounterStep(PLAYER)), "use maz-kanata-1")
    assert asked(game) == "captain-1 pay-and-do"
    assert game.drawn == card("tatooine-nal-hutta-9")


@pytest.mark.rule("RIM-HIDDEN-15", "RIM-RUL-27", "RIM-CONTACT-8", "RIM-RUL-25", "RIM-HIDDEN-4")
def test_rim_rul_27_everything_else_lies_open() -> None:
    game = rim(assets=["chewbacca", "data-heist"], credits="1000 7000", fame="2 3", contacts={"naboo-1": "greedo"})
    own, other = (game.view(seat) for seat in (0, 1))
    for name in ("credits", "fame", "assets", "reputation", "counters", "captured", "removed", "in_use"):
        assert own[name] == other[name]
    assert GAME.names("en")["outer_rim-card-greedo-databank"]  # whoever sees a contact can read its card


@pytest.mark.rule("RIM-SECRET-7", "RIM-TRADE-9")
def test_rim_secret_7_a_secret_is_not_handed_over() -> None:
    game = rim("tatooine tatooine", secrets=["tatooine-nal-hutta-7@tatooine"], assets=["data-heist", ""])
    begin(game, ActionStep(PLAYER))
    play(game, "trade", "trade with lando-calrissian")
    assert [option for option in options(game) if "data-heist" in option]
    assert not [option for option in options(game) if "tatooine-nal-hutta-7" in option]
