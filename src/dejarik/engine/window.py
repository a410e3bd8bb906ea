"""Moments at which cards have their say, and windows in which seats may use them.

**A moment** unties chapters from cards. The chapter on combat declares `START_OF_COMBAT = Moment()` and opens it; it
knows no card. A card joins the moment and may know every chapter. So imports point one way, and a card is added without
a change to the rules it interferes with.

    START_OF_COMBAT: Final = Moment[[State]]()         # in the chapter
    START_OF_COMBAT.open(game)

    @START_OF_COMBAT.join                              # beside the card
    def offer_rogue_squadron(game: State) -> None: ...

Whoever joined first has the first say: what the second puts on the stack waits underneath. So whatever depends on the
position looks at it when its turn comes, not when the moment opens; a window that is no longer `due` is passed over.

**A window** is the question itself: which of your abilities do you use now, or none. It is asked on public grounds: of
everybody who, as far as the others know, *could* have one (`possible`), or the mere question would tell what somebody
holds. It is asked again after each use, until the seat declines or could have no more. `open_in_turn` asks several, in
an order of the rules, and the first ones again whenever a later one has used something.

"Once a turn" is a fact of the table, not of a window: the game notes what was used, and `usable` leaves it out.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, Generic, ParamSpec, TypeVar

from dejarik.engine.option import Choice, Option
from dejarik.engine.procedure import Decision
from dejarik.engine.state import State

S = TypeVar("S", bound=State)
Facts = ParamSpec("Facts")  # the game, and what else the chapter knows of the moment


class Moment(Generic[Facts]):
    """A point of the rules at which cards may have something to say."""

    __slots__ = ("_listeners",)

    def __init__(self) -> None:
        self._listeners: list[Callable[Facts, None]] = []

    def join(self, listener: Callable[Facts, None]) -> Callable[Facts, None]:
        """Give somebody a say at this moment, after those who joined before."""
        self._listeners.append(listener)
        return listener

    def open(self, *facts: Facts.args, **named: Facts.kwargs) -> None:
        """The moment has come. What the first listener puts on the stack comes on top, so it is called last."""
        for listener in reversed(self._listeners):
            listener(*facts, **named)


class Window(Decision[S]):
    """Use one of your abilities now, or none."""

    __slots__ = ()

    lapses = True
    first_is_default = True
    decline: ClassVar[Choice]

    @abstractmethod
    def possible(self, game: S) -> bool:
        """Whether, as far as everybody knows, there could be something to use."""

    @abstractmethod
    def usable(self, game: S) -> Sequence[Option]:
        """What can really be used."""

    @abstractmethod
    def use(self, game: S, option: Any) -> None:
        """Carry it out. The window is on the stack again, underneath."""

    def due(self, game: S) -> bool:
        return self.possible(game)

    def options(self, game: S) -> list[Option]:
        return [self.decline, *self.usable(game)]

    def again(self, game: S) -> None:
        """Put on the stack what is asked after a use: this window; or, among several, those before it too."""
        game.ask_for(self)

    def resolve(self, game: S, option: Any) -> None:
        if option != self.decline:
            self.again(game)
            self.use(game, option)


def open_in_turn(game: State, windows: Sequence[Window[S]]) -> None:
    """Ask each of these, the first one first."""
    for window in reversed(windows):
        game.ask_for(window)
