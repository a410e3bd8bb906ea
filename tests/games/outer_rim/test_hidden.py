"""What nobody knows, what one seat knows, and what an imagined game may be."""

from __future__ import annotations

import pytest

from dejarik.engine.chance import Chance
from dejarik.engine.event import EVERYONE
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.actions import ChooseAction
from dejarik.games.outer_rim.components import (
    CARDS,
    CONTACT_CLASS,
    CONTACTS,
    FACTIONS,
    PATROL,
    SPOTS,
    STACK_OF_SECTION,
    FactionId,
    PlayerId,
    section,
)
from dejarik.games.outer_rim.knowledge.seen import Errand
from dejarik.games.outer_rim.knowledge.tokens import away
from dejarik.games.outer_rim.movement import ChooseSpace
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.position import begin, play, rim


def waiting(game: State) -> State:
    """The first player is asked something, so that the game can be imagined."""
    return begin(game, ChooseSpace(PlayerId(0), 3))


def imagined(game: State, seat: int | None, count: int = 20) -> list[State]:
    deal = GAME.imagine_many(GAME.view(game, seat))
    return [deal(Chance(luck)) for luck in range(count)]


@pytest.mark.rule("RIM-HIDDEN-26", "RIM-HIDDEN-3", "RIM-INV-20")
def test_rim_hidden_26_facedown_contacts_are_dealt_anew_within_their_class() -> None:
    game = waiting(rim(contacts={"tatooine-1": "greedo"}))
    worlds = imagined(game, 0)
    for world in worlds:
        for true, dealt in zip(game.spots, world.spots, strict=True):
            assert true is not None
            assert dealt is not None
            assert CONTACT_CLASS[true] == CONTACT_CLASS[dealt]
        assert world.spots[game.open.index(True)] == CONTACTS.number("greedo")
    assert len({tuple(world.spots) for world in worlds}) == 20


@pytest.mark.rule("RIM-HIDDEN-26", "RIM-HIDDEN-7", "RIM-HIDDEN-18")
def test_rim_hidden_26_market_decks_keep_their_top_and_what_went_under_them() -> None:
    game = rim()
    bottom, game.market[1] = game.market[1].draw()
    game.market[1] = game.market[1].look(-1, EVERYONE).bury(bottom, EVERYONE)
    waiting(game)
    worlds = imagined(game, 1)
    assert {world.market[1].cards[0] for world in worlds} == {bottom}
    assert {world.market[1].top for world in worlds} == {game.market[1].top}
    assert len({world.market[1].cards for world in worlds}) > 10
    assert all(sorted(world.market[1].cards) == sorted(game.market[1].cards) for world in worlds)


@pytest.mark.rule("RIM-HIDDEN-26", "RIM-HIDDEN-21", "RIM-HIDDEN-9")
def test_rim_hidden_26_a_secret_is_one_of_the_cards_it_may_be() -> None:
    game = waiting(rim(secrets=["", "ryloth-naboo-7@ryloth"]))
    assert GAME.view(game, 0)["secrets"][1] == [{"card": "unknown", "section": "ryloth"}]
    assert GAME.view(game, 1)["secrets"][1] == [{"card": "ryloth-naboo-7", "section": "ryloth"}]
    assert all(world.secrets[1] == game.secrets[1] for world in imagined(game, 0))  # there is only one such secret


@pytest.mark.rule("RIM-HIDDEN-19")
def test_rim_hidden_19_a_look_into_a_deck_keeps_what_is_known_of_discarded_secrets() -> None:
    game = waiting(rim())
    where = section("tatooine")
    at = STACK_OF_SECTION[where]
    held, rest = game.stacks[at].draw()
    game.stacks[at] = rest.bury(held, secret_of=where).look(-1, EVERYONE)
    assert game.stacks[at].secret_of[0] == where
    assert len(game.stacks[at].secret_of) == len(game.stacks[at].cards)


@pytest.mark.rule("RIM-HIDDEN-10", "RIM-HIDDEN-22")
def test_rim_hidden_22_stacks_of_patrols_hide_nothing() -> None:
    for faction in range(len(FACTIONS)):
        assert [PATROL[FactionId(faction), level].level for level in (1, 2, 3, 4)] == [1, 2, 3, 4]
    view = GAME.view(rim(patrols="hutt-2@lothal"), None)
    assert view["patrol_levels"] == [2, 1, 1, 1]


@pytest.mark.rule("RIM-HIDDEN-11", "RIM-HIDDEN-12", "RIM-HIDDEN-15")
def test_rim_hidden_11_what_lies_open_is_the_same_for_all() -> None:
    game = waiting(rim(assets=["ion-cannon", "chewbacca"], secrets=["ryloth-naboo-7@ryloth", ""]))
    views = [GAME.view(game, seat) for seat in (0, 1, None)]
    for field in ("assets", "credits", "ships", "fame", "reputation", "patrols", "removed", "captured", "classes"):
        assert len({str(view[field]) for view in views}) == 1


@pytest.mark.rule("RIM-HIDDEN-13", "RIM-HIDDEN-23", "RIM-HIDDEN-26")
def test_rim_hidden_23_the_ai_deck_is_known_from_its_bottom() -> None:
    game = rim(solo=True)
    card, deck = game.ai_deck.draw()
    game.ai_deck = deck.bury(card, EVERYONE)
    waiting(game)
    worlds = imagined(game, 0)
    assert {world.ai_deck.cards[0] for world in worlds} == {card}
    assert len({world.ai_deck.cards for world in worlds}) == 20


@pytest.mark.rule("RIM-HIDDEN-25")
def test_rim_hidden_25_who_watches_sees_what_all_see() -> None:
    game = rim(secrets=["ryloth-naboo-7@ryloth", ""])
    game.looked[0] = 1  # the first player has looked at a contact
    waiting(game)
    watched = GAME.view(game, None)
    assert watched["spots"][0] == "unknown"
    assert GAME.view(game, 0)["spots"][0] != "unknown"
    assert watched["looked"] == GAME.view(game, 1)["looked"]
    assert watched["secrets"][0][0]["card"] == "unknown"
    assert watched["offers"] == []


@pytest.mark.rule("RIM-HIDDEN-27", "RIM-HIDDEN-2", "RIM-HIDDEN-17")
def test_rim_hidden_27_a_look_tells_the_others_nothing_but_that_it_was() -> None:
    game = rim(who="boba-fett han-solo")
    begin(game, ChooseAction(PlayerId(0)))
    play(game, "use boba-fett-1")
    before = GAME.view(game, 1)["spots"]
    play(game, str(game.ask.options[0]) if game.ask else "")
    assert GAME.view(game, 1)["spots"] == before
    texts = [str(event.message.plain()) for event in game.events if event.seen_by(1)]
    assert not any(name in text for name in CONTACTS for text in texts)


@pytest.mark.rule("RIM-INV-7", "RIM-INV-11", "RIM-INV-8")
def test_rim_inv_11_every_card_and_token_is_in_one_place() -> None:
    """`check` says so of every position of random games; here that it would notice."""
    game = rim(assets=["ion-cannon chewbacca", ""])
    GAME.check(waiting(game))
    assert [CONTACTS[token] for token in away(game)] == ["chewbacca"]
    census = GAME.census(game)
    game.assets[0].remove(next(card for card in game.assets[0] if CARDS[card] == "ion-cannon"))
    assert GAME.census(game) != census


@pytest.mark.rule("RIM-FAME-13", "RIM-CONTACT-14", "RIM-TRAIT-2")
def test_rim_fame_13_symbols_do_nothing_by_themselves() -> None:
    assert begin(rim(contacts={"tatooine-1": "black-sun-agent"})).ask is None


# Errands: where cards lead, as far as a seat knows


def errands(game: State, seat: int | None, player: int = 0) -> list[Errand]:
    return GAME.view(game, seat)["errands"][player]


@pytest.mark.rule("RIM-EFFECT-51", "RIM-DELIVER-2", "RIM-JOB-14")
def test_rim_effect_51_where_cargo_and_jobs_lead_is_seen_by_everybody() -> None:
    game = rim("tatooine ryloth", who="bossk ig-88", assets=["raw-spice wanted", ""], rep=["", "hutt-"])
    for seat in (None, 0, 1):
        assert [(each["card"], each["kind"], each["spaces"]) for each in errands(game, seat)] == [
            ("raw-spice", "deliver", ["naboo"]),
            ("wanted", "attempt", ["ryloth"]),
        ]


@pytest.mark.rule("RIM-HIDDEN-1", "RIM-BOUNTY-8", "RIM-CONTACT-5")
def test_rim_bounty_8_a_mark_is_looked_for_where_a_seat_cannot_rule_it_out() -> None:
    bounty = "bounty-greedo"
    game = waiting(rim("tatooine ryloth", assets=[bounty, ""], contacts={"tatooine-2": "(greedo)"}))
    (found,) = errands(game, 0)
    assert len(found["spots"]) > 1
    assert "tatooine-2" in found["spots"]
    for world in imagined(game, 0):
        assert errands(world, 0) == [found]
    game.looked[SPOTS.number("tatooine-2")] = 0b10  # the other player has seen it
    assert errands(game, 1) == [{**found, "spaces": ["tatooine"], "spots": ["tatooine-2"]}]
    assert errands(game, 0) == [found]
