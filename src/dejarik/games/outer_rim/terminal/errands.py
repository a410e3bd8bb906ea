"""What waits to be brought or done where: the cargo, jobs and bounties of the seat that looks, and the goal tokens of
the automatic opponent."""

from __future__ import annotations

from typing import Final

from dejarik.games.outer_rim.components import (
    ASSET,
    CARDS,
    CLASSES,
    CONTACT_CLASS,
    CONTACTS,
    MARK,
    SPACES,
    Bounty,
    Cargo,
    Job,
)
from dejarik.games.outer_rim.knowledge.seen import OuterRimView
from dejarik.games.outer_rim.terminal.wording import is_ai, own_number

DELIVER: Final = "⇩"
JOB: Final = "✎"
CAPTIVE: Final = "☠"
GOAL: Final = "⚐"


class Errands:
    """By space and sign; and the marks of one's own bounties that are still to be found."""

    def __init__(self, view: OuterRimView) -> None:
        self.signs: dict[str, str] = {}
        self.marks: list[str] = []
        captive = (MARK[CARDS.number(text)] for text in view["captured"])
        seen = {*view["spots"], *view["away"], *view["gone"], *(CONTACTS[mark] for mark in captive if mark is not None)}
        own = own_number(view)
        for text in [] if own is None else view["assets"][own]:
            asset = ASSET[CARDS.number(text)]
            if isinstance(asset, Cargo | Job):
                self._add(destination(view, asset), DELIVER if isinstance(asset, Cargo) else JOB)
            elif isinstance(asset, Bounty) and text in view["captured"]:
                self._add(SPACES[asset.capture.destination], CAPTIVE)
            elif isinstance(asset, Bounty):
                self.marks.append(CONTACTS[asset.contact])
        for player, assets in enumerate(view["assets"]):
            for text in assets if is_ai(view, player) else ():
                asset = ASSET[CARDS.number(text)]
                if isinstance(asset, Cargo | Job) and not isinstance(asset.destination, str):
                    self._add(destination(view, asset), GOAL)
        self._hidden = {
            CLASSES[CONTACT_CLASS[CONTACTS.number(mark)]] for mark in self.marks if mark not in seen
        }  # the classes of marks that lie facedown somewhere

    def _add(self, space: str | None, sign: str) -> None:
        if space is not None and sign not in self.signs.get(space, ""):
            self.signs[space] = self.signs.get(space, "") + sign

    def at(self, space: str) -> str:
        return self.signs.get(space, "")

    def possible(self, class_: str) -> bool:
        """Whether an unknown token of this class can be a mark. [RIM-CONTACT-5, RIM-BOUNTY-8]"""
        return class_ in self._hidden


def destination(view: OuterRimView, asset: Cargo | Job) -> str | None:
    """The planet of a cargo or a job, if it has one. [RIM-EFFECT-51]"""
    if asset.destination == "planet-with-credit-token":
        return view["holocron"]
    return None if asset.destination is None or isinstance(asset.destination, str) else SPACES[asset.destination]
