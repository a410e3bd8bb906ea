"""All that a bot gets: what its seat may know, and the way to imagine the rest."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from dejarik.engine.chance import Chance
from dejarik.engine.option import Ask
from dejarik.engine.seen import AnyView

if TYPE_CHECKING:
    from dejarik.engine.game import Game
    from dejarik.engine.state import State


@dataclass(frozen=True, slots=True)
class Perspective:
    """One seat's side of a game: its view, and its ask when it is the one to decide."""

    game: Game[Any]
    seat: int
    view: AnyView
    ask: Ask | None

    def imagine(self, chance: Chance) -> State:
        """A whole game that looks like this from here."""
        return self.imagine_many()(chance)

    def imagine_many(self) -> Callable[[Chance], State]:
        """What imagines many of them."""
        return self.game.imagine_many(self.view)
