"""What somebody means who points at things: a pick in words, of which a refusal can then say what is wrong."""

from __future__ import annotations

from functools import cache

import pytest

from dejarik.engine.chance import Chance
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.state import State
from tests.games.outer_rim.explain import refusals
from tests.games.outer_rim.position import options

CASES = [
    # what is offered
    ("moving", "space/nav-d-c", "move to nav-d-c", ""),
    ("cycling", "deck/cargo", "cycle cargo", ""),
    ("buying", "card/ion-cannon", "buy ion-cannon", ""),
    ("encounter", "spot/tatooine-1", "meet facedown tatooine-1", ""),
    ("partners", "player/boba-fett", "trade with boba-fett", ""),
    ("offered_crew", "card/chewbacca card/dengar", "take chewbacca instead of dengar", ""),
    ("patrol_called", "patrol/imperial space/nav-e-ro", "patrol imperial to nav-e-ro", ""),
    # what the decision might offer
    ("moving", "space/ryloth", "move to ryloth", "too-far"),
    ("encounter", "spot/lothal-1", "meet facedown lothal-1", "spot-elsewhere"),
    ("encounter", "patrol/hutt", "fight hutt patrol", "patrol-elsewhere"),
    ("meeting", "contact/chopper", "meet chopper", "contact-elsewhere"),
    ("meeting", "card/chewbacca", "hunt chewbacca", "no-bounty"),
    ("meeting", "card/the-kessel-run", "attempt the-kessel-run", "job-elsewhere"),
    ("trading_in", "card/chewbacca", "trade in chewbacca", "never-traded-in"),
    ("composing", "card/jetpack", "give jetpack", "in-the-proposal"),
    ("composing", "card/ion-cannon", "want ion-cannon", "in-the-proposal"),
    # whatever lies in a space stands for it, a deck for its top card
    ("moving", "spot/ryloth-1", "move to ryloth", "too-far"),
    ("moving", "player/han-solo", "move to ryloth", "too-far"),
    ("moving", "patrol/hutt", "move to nav-f-ri", "too-far"),
    ("meeting", "spot/tatooine-2", "meet greedo", ""),
    ("looking", "contact/greedo", "look at ryloth-2", "faceup"),
    ("cycling", "card/ion-cannon", "cycle gear-mod", ""),
    ("buying", "deck/cargo", "buy stolen-weapons", "not-at-destination"),
    # what a card is for
    ("loaded", "card/bacta-supplies", "deliver bacta-supplies", "wrong-destination"),
    ("loaded", "card/bounty-dengar", "deliver bounty-dengar", "no-captured-mark"),
    ("loaded", "card/coaxium-crystal", "deliver coaxium-crystal", "not-yours"),
    ("abilities", "card/field-medkit", "use field-medkit-1", "nothing-to-work-on"),
    ("abilities", "card/dejarik-holotable", "use dejarik-holotable-2", "condition"),
    ("meeting", "card/bounty-greedo", "deliver bounty-greedo", "no-captured-mark"),
    ("ending", "card/bacta-supplies", "use bacta-supplies-1", ""),
    ("results", "card/vibroknife", "use vibroknife-1", ""),
    ("quiet", "card/wanted", "attempt wanted", "job-needs-a-player"),
    ("acting", "deck/cargo", "cycle cargo", "first"),
    ("acting", "card/bacta-supplies", "buy bacta-supplies", "first"),
    ("acting", "ship/firespray", "buy ship-firespray", "not-on-top"),
    # what belongs to another moment
    ("acting", "space/ryloth", "move to ryloth", "planned-already"),
    ("plan", "spot/tatooine-1", "meet facedown tatooine-1", "later-step"),
    ("plan", "player/lando-calrissian", "trade with lando-calrissian", "later-step"),
    ("moving", "card/jetpack", "deliver jetpack", "not-yours"),
    # what nobody can tell
    ("plan", "reputation/hutt", "faction hutt", "not-now"),
    ("acting", "time", None, ""),
    ("acting", "card/pizza", None, ""),
    ("acting", "", None, ""),
    ("over", "space/ryloth", None, ""),
]


@cache
def position(name: str) -> State:
    game = getattr(refusals, name)()
    assert isinstance(game, State)
    return game


@pytest.mark.parametrize(("name", "things", "pick", "key"), CASES)
def test_whoever_points_at_things_means_a_pick(name: str, things: str, pick: str | None, key: str) -> None:
    game = position(name)
    assert GAME.meant(game, things.split()) == pick
    if pick is not None:
        objection = GAME.explain(game, pick)
        assert ("" if objection is None else objection.message.key) == (f"outer_rim-no-{key}" if key else "")


def test_nobody_finds_a_facedown_contact_by_pointing_at_its_name() -> None:
    game = position("looking_here")
    assert GAME.meant(game, ["contact/lobot"]) == "meet lobot"
    objection = GAME.explain(game, "meet lobot")
    assert objection is not None
    assert objection.message.key == "outer_rim-no-not-now"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_whoever_points_at_what_an_option_touches_means_what_is_offered(players: int) -> None:
    game = GAME.new(players, players)
    chance = Chance(players)
    for number in range(300):
        ask = game.ask
        if ask is None:
            break
        if number % 4 == 0:
            offered = set(options(game))
            for option in ask.options:
                things = option.touches()
                assert not things or GAME.meant(game, things) in offered
        game.apply(ask.options[chance.below(len(ask.options))])
