"""Encountering a contact: its databank card, or a fight for a bounty. [RIM-ENCCON]"""

from __future__ import annotations

from typing import Final

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.assets import turn_up
from dejarik.games.outer_rim.bounties import fight_mark
from dejarik.games.outer_rim.components import CONTACT_CARD, DATA, ContactId, PlayerId, SpotId
from dejarik.games.outer_rim.contacts import ENCOUNTERED, bounty_for, can_meet
from dejarik.games.outer_rim.databank import in_databank, resolve_card
from dejarik.games.outer_rim.encounters import events
from dejarik.games.outer_rim.forms import Choice, Weighed
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.state import State


class Meeting(Procedure):
    """A contact is encountered, wherever the token lies. [RIM-ENCCON-1]"""

    player: PlayerId
    spot: SpotId

    @property
    def steps(self) -> Steps:
        return MEETING


@ENCOUNTERED.join
def meet(game: State, player: PlayerId, spot: SpotId) -> None:
    """The contact on this space is encountered as if it were in the player's. [RIM-EFFECT-24, 42]"""
    if can_meet(game, player, spot):
        game.perform(Meeting(player, spot))


def turn_contact_up(game: State, frame: Meeting) -> None:
    """1. A facedown token is turned up, and then nobody can go back. [RIM-ENCCON-2 … 4]"""
    turn_up(game, frame.spot)


def meet_or_fight(game: State, frame: Meeting) -> None:
    """2. The mark of a bounty may be fought instead, or must be if its databank card is not there.
    [RIM-ENCCON-4 … 6, 8, RIM-BOUNTY-10, RIM-HIDDEN-6, RIM-RUL-48]"""
    contact = game.spots[frame.spot]
    assert contact is not None
    game.offer(MeetOrFight(frame.player, contact))


MEETING: Final[Steps] = (turn_contact_up, meet_or_fight)

MEET: Final = Choice("meet", "meet")
FIGHT: Final = Choice("fight", "fight")


class MeetOrFight(Weighed):
    """Resolve the databank card of a contact, or fight it for a bounty. [RIM-ENCCON-5, 6, RIM-COMBAT-8]"""

    player: PlayerId
    contact: ContactId

    rule = "RIM-ENCCON-5"
    prompted = ("contact",)
    offers = (Choice,)

    def options(self, game: State) -> list[option.Option]:
        found: list[option.Option] = [MEET] if in_databank(game, CONTACT_CARD[self.contact]) else []
        return found if bounty_for(game, self.player, self.contact) is None else [*found, FIGHT]

    def resolve(self, game: State, option: option.Option) -> None:
        bounty = bounty_for(game, self.player, self.contact)
        if option == FIGHT and bounty is not None:
            fight_mark(game, self.player, bounty)
        else:
            resolve_contact(game, self.player, self.contact)


def resolve_contact(game: State, player: PlayerId, contact: ContactId) -> None:
    """The databank card with the number on the token. The token stays faceup where it is, unless the contact becomes
    crew. [RIM-ENCCON-1, 7, 9, RIM-CONTACT-3, RIM-DATA-2, RIM-RUL-43, 47]"""
    card = CONTACT_CARD[contact]
    game.tell(EVERYONE, events.met, game.who(player), contact)
    resolve_card(game, CardRun(DATA[card].effects, player, card, contact=card))
