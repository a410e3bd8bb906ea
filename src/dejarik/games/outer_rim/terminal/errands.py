"""What waits to be brought or done where: the cargo, jobs and bounties of the seat that looks, and the goal tokens of
the automatic opponent."""

from __future__ import annotations

from typing import Final

from dejarik.games.outer_rim.components import CLASSES, CONTACT_CLASS, CONTACTS, card
from dejarik.games.outer_rim.knowledge.seen import Errand, OuterRimView
from dejarik.games.outer_rim.knowledge.tokens import marked
from dejarik.games.outer_rim.terminal.wording import is_ai, own_number

DELIVER: Final = "⇩"
JOB: Final = "✎"
CAPTIVE: Final = "☠"
GOAL: Final = "⚐"
SIGNS: Final = {"deliver": DELIVER, "attempt": JOB, "hand-over": CAPTIVE}


class Errands:
    """By space and sign; and the marks of one's own bounties that are still to be found."""

    def __init__(self, view: OuterRimView) -> None:
        self.signs: dict[str, str] = {}
        self.marks: list[str] = []
        self._hidden: set[str] = set()  # the classes of marks that lie facedown somewhere
        for player, errands in enumerate(view["errands"]):
            for errand in errands:
                if is_ai(view, player):
                    self._add(errand, GOAL)
                elif player == own_number(view):
                    self._own(view, errand)

    def _own(self, view: OuterRimView, errand: Errand) -> None:
        if errand["kind"] != "find":
            self._add(errand, SIGNS[errand["kind"]])
            return
        mark = marked(card(errand["card"]))
        self.marks.append(CONTACTS[mark])
        if errand["spots"] and CONTACTS[mark] not in view["spots"]:
            self._hidden.add(CLASSES[CONTACT_CLASS[mark]])

    def _add(self, errand: Errand, sign: str) -> None:
        for space in errand["spaces"]:
            if sign not in self.signs.get(space, ""):
                self.signs[space] = self.signs.get(space, "") + sign

    def at(self, space: str) -> str:
        return self.signs.get(space, "")

    def possible(self, class_: str) -> bool:
        """Whether an unknown token of this class can be a mark. [RIM-CONTACT-5, RIM-BOUNTY-8]"""
        return class_ in self._hidden
