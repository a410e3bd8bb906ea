"""Contact tokens on the map: where they lie, looking at them, turning them up, and moving them. [RIM-CONTACT]

What it means to encounter one is in the chapter on encounters, which joins `ENCOUNTERED`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from dejarik.engine.event import EVERYONE, only
from dejarik.engine.message import Message, say
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.window import Moment
from dejarik.games.outer_rim.assets.tokens import spots_on, turn_up
from dejarik.games.outer_rim.components import (
    ASSET,
    CONTACT_CARD,
    IS_PLANET,
    PLANET_SPOTS,
    PLANETS,
    SCRIPT,
    Bounty,
    CardId,
    ContactId,
    PlayerId,
    SpaceId,
    SpotId,
)
from dejarik.games.outer_rim.databank import in_databank
from dejarik.games.outer_rim.encounters import events
from dejarik.games.outer_rim.forms import Decision, Option
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.special import special
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.targets import rule_works_on, works_on

Do: TypeAlias = Literal["peek", "reveal", "swap", "encounter", "move"]
Where: TypeAlias = Literal["here", "other", "any", "within-3"]

REACH: Final = 3  # of `within-3`
# An effect makes a player encounter the contact on this contact space as if it were here. [RIM-EFFECT-24]
ENCOUNTERED: Final = Moment[[State, PlayerId, SpotId]]()


# Where they lie


def planets_meant(game: State, player: PlayerId, where: str) -> list[SpaceId]:
    """The planets that an effect speaks of. [RIM-EFFECT-24]"""
    place = game.places[player]
    if where == "here":
        return [place] if IS_PLANET[place] else []
    if where == "other":
        return [planet for planet in PLANETS if planet != place]
    if where == "any":
        return list(PLANETS)
    return [planet for planet in PLANETS if game.arc.distance[place][planet] <= REACH]


def spots_meant(game: State, player: PlayerId, do: str, where: str) -> list[SpotId]:
    """The contact spaces with a token that an effect can be about: to look at one or turn it up it must be facedown.
    [RIM-CONTACT-11, 12, RIM-EFFECT-24]"""
    tokens = [
        spot
        for planet in planets_meant(game, player, where)
        for spot in PLANET_SPOTS[planet]
        if game.spots[spot] is not None
    ]
    if do in ("peek", "reveal"):
        return [spot for spot in tokens if not game.open[spot]]
    return [spot for spot in tokens if can_meet(game, player, spot)] if do == "encounter" else tokens


def can_meet(game: State, player: PlayerId, spot: SpotId) -> bool:
    """Whether a token can be encountered or fought. One whose card is somebody's job, or out of the game, can only be
    fought; of a facedown one everybody knows that its card is in the databank. [RIM-ENC-9, RIM-ENCCON-8, RIM-RUL-48]"""
    contact = game.spots[spot]
    if contact is None:
        return False
    if not game.open[spot]:
        return True
    return in_databank(game, CONTACT_CARD[contact]) or bounty_for(game, player, contact) is not None


def bounty_for(game: State, player: PlayerId, contact: ContactId) -> CardId | None:
    """The bounty of a player whose mark this contact is. [RIM-BOUNTY-1, 9]"""
    for card in game.assets[player]:
        asset = ASSET[card]
        if isinstance(asset, Bounty) and asset.contact == contact:
            return card
    return None


def look(game: State, player: PlayerId, spot: SpotId) -> None:
    """A player sees the face of a token and knows it from now on; the others know who looked.
    [RIM-CONTACT-9, 10, RIM-HIDDEN-1, 2, 5, 17]"""
    contact = game.spots[spot]
    assert contact is not None
    game.looked[spot] |= only(player)
    game.reveal()
    who = game.who(player)
    game.tell_apart(only(player), events.looked, who, contact, spot)


# The operation


class LookAt(Option):
    """Look secretly at this token."""

    words = "look at {spot}"
    touched = ("spot/{spot}",)

    spot: SpotId


class TurnUp(Option):
    """Turn this token faceup."""

    words = "turn up {spot}"
    touched = ("spot/{spot}",)

    spot: SpotId


class PickToken(Option):
    """This token."""

    words = "token on {spot}"
    touched = ("spot/{spot}",)

    spot: SpotId


class LayToken(Option):
    """It goes here."""

    words = "to {spot}"
    touched = ("spot/{spot}",)

    spot: SpotId


class Picking(Procedure):
    """One token after another is picked at the named place, each once, as many as there are; each is dealt with before
    the next is picked. [RIM-CONTACT-16, RIM-EFFECT-24, RIM-RUL-86]"""

    player: PlayerId
    deed: str
    where: str
    left: int
    done: tuple[SpotId, ...] = ()

    @property
    def steps(self) -> Steps:
        return PICKING


def pick_next(game: State, frame: Picking) -> None:
    if frame.left:
        game.offer(PickContact(frame.player, frame.deed, frame.where, frame.left, frame.done))


PICKING: Final[Steps] = (pick_next,)


class PickContact(Decision):
    """Which token an effect is about. [RIM-EFFECT-24]"""

    player: PlayerId
    deed: str
    where: str
    left: int
    done: tuple[SpotId, ...]

    rule = "RIM-EFFECT-24"
    offers = (LookAt, TurnUp, PickToken)

    def prompt(self) -> Message:
        return say(f"outer_rim-prompt-pick-contact-{self.deed}", rule=self.rule)

    def options(self, game: State) -> Sequence[Option]:
        kind = {"peek": LookAt, "reveal": TurnUp}.get(self.deed, PickToken)
        spots = [spot for spot in spots_meant(game, self.player, self.deed, self.where) if spot not in self.done]
        return [kind(spot) for spot in spots] if self.deed != "swap" or len(spots) > 1 else []

    def resolve(self, game: State, option: LookAt | TurnUp | PickToken) -> None:
        spot = option.spot
        game.perform(Picking(self.player, self.deed, self.where, self.left - 1, (*self.done, spot)))
        if self.deed == "peek":
            look(game, self.player, spot)
        elif self.deed == "reveal":
            turn_up(game, spot)
        elif self.deed == "encounter":
            ENCOUNTERED.open(game, self.player, spot)
        elif self.deed == "swap":
            game.offer(SwapWith(self.player, self.where, spot))
        else:
            game.offer(MoveTo(self.player, spot))


class SwapWith(Decision):
    """The other of two tokens that change places. [RIM-CONTACT-13]"""

    player: PlayerId
    where: str
    first: SpotId

    rule = "RIM-CONTACT-13"
    prompted = ("first",)
    offers = (PickToken,)

    def options(self, game: State) -> Sequence[PickToken]:
        return [PickToken(spot) for spot in spots_meant(game, self.player, "swap", self.where) if spot != self.first]

    def resolve(self, game: State, option: PickToken) -> None:
        exchange(game, self.first, option.spot)
        game.tell(EVERYONE, events.swapped, self.first, option.spot)


class MoveTo(Decision):
    """Where a token is moved: to a free contact space of any planet, whatever the classes. [RIM-CONTACT-6, 15]"""

    player: PlayerId
    spot: SpotId

    rule = "RIM-CONTACT-6"
    prompted = ("spot",)
    offers = (LayToken,)

    def options(self, game: State) -> Sequence[LayToken]:
        return [LayToken(spot) for planet in PLANETS for spot in spots_on(game, planet)]

    def resolve(self, game: State, option: LayToken) -> None:
        exchange(game, self.spot, option.spot)
        game.tell(EVERYONE, events.moved, self.spot, option.spot)


def exchange(game: State, one: SpotId, other: SpotId) -> None:
    """What lies on two contact spaces changes places, each as it lies, and whoever knows a token still does.
    [RIM-CONTACT-7, 13, RIM-HIDDEN-17]"""
    game.spots[one], game.spots[other] = game.spots[other], game.spots[one]
    game.open[one], game.open[other] = game.open[other], game.open[one]
    game.looked[one], game.looked[other] = game.looked[other], game.looked[one]


@SCRIPT.effect("contact")
def deal_with_contacts(game: State, run: CardRun, do: Do, where: Where, count: int = 1) -> None:
    """What is done with tokens that the player picks. [RIM-EFFECT-24]"""
    game.perform(Picking(run.player, do, where, count))


@works_on("contact")
def contact_there(game: State, run: CardRun, do: Do, where: Where, count: int) -> bool:
    return bool(spots_meant(game, run.player, do, where))


@special("peek-any-contact")
def peek_any_contact(game: State, run: CardRun, count: int) -> None:
    """A secret look at one facedown token on any planet. [RIM-EFFECT-40]"""
    game.perform(Picking(run.player, "peek", "any", 1))


@rule_works_on("peek-any-contact")
def facedown_anywhere(game: State, run: CardRun, count: int) -> bool:
    return bool(spots_meant(game, run.player, "peek", "any"))
