"""Where we are in the rules, as data.

The rules are procedures: tuples of steps in the order of the rulebook. A state keeps a stack of frames; a frame is
either a procedure in progress or a decision that waits for its answer. Frames are frozen (`engine.declared`), and their
fields are the few variables a procedure needs, so copies of a state share them; which step each procedure is at stands
in a list of ints of its own.

A step is a function `step(game, frame)`. It acts, and it may `game.ask_for(decision)` or `game.perform(procedure)`:
what it puts on the stack is dealt with before the next step. A procedure whose last step has begun is already off the
stack, so a round may end by starting the next. An answer reaches the decision that asked for it: `resolve`.

**How many steps** a procedure has is a matter of its class (`steps` is a tuple of the class), or of each frame, where
what is to be done is a list in the data (`steps` is a property; see `engine.script`).

**Asking again.** "Until nobody wants any more" needs no loop: a decision that was answered puts itself on the stack
once more, underneath what the answer set off. If it `lapses`, it is passed over when its turn comes and it is no longer
`due`; whether it is, everybody can see.

**A side without a seat** is never asked. A decision that may be its own is `automatic`: where `alone` says what is
picked, by the rules or by chance, it is resolved like any step.

**What others see of a frame.** Some frames hold a choice half made, or cards that only some may see. Every view shows
the stack by `seen_by`, which each frame with a secret defines, and `imagine` makes a whole game of what it shows.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from inspect import isabstract
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, get_args, get_type_hints

from dejarik.engine.declared import Declared
from dejarik.engine.message import Message
from dejarik.engine.option import Option, Spoken, kebab, named

if TYPE_CHECKING:
    from dejarik.engine.state import State

S = TypeVar("S", bound="State")

Steps = tuple[Callable[[Any, Any], None], ...]


class Frame(metaclass=Declared):
    """A record on the stack."""

    __slots__ = ()

    lapses: ClassVar[bool] = False  # a decision that is asked only if it is still `due` when its turn comes

    @property
    def steps(self) -> Steps | None:
        """What is to be done, in this order; None for a decision."""
        return None

    def due(self, game: Any) -> bool:
        """Whether a decision that lapses is to be asked now, as far as everybody can see."""
        return True

    def seen_by(self, game: Any, seat: int | None) -> Frame:
        """What this seat (None: somebody who only watches) sees of it: the frame itself, or another one that tells no
        more than the seat may know."""
        return self

    @classmethod
    @cache
    def name(cls) -> str:
        """The class name as an id: `UseToken` is `use-token`."""
        return kebab(cls.__name__)


def frames_of(*chapters: ModuleType) -> tuple[type[Frame], ...]:
    """The procedures and decisions of these modules, in the order in which they stand there; of a package, those of its
    modules that it imports."""
    found: list[type[Frame]] = []
    for chapter in chapters:
        for value in vars(chapter).values():
            if isinstance(value, ModuleType) and value.__name__.startswith(f"{chapter.__name__}."):
                found += frames_of(value)
            elif isinstance(value, type) and issubclass(value, Frame) and value.__module__ == chapter.__name__:
                found += [] if isabstract(value) else [value]
    return tuple(dict.fromkeys(found))  # a chapter may be known in two places


class Procedure(Frame):
    """A numbered list of the rulebook. Subclasses set `steps`; their fields are their variables."""

    __slots__ = ()

    @property
    def steps(self) -> Steps:
        """What is to be done, in this order."""
        return ()


class Decision(Frame, Spoken, Generic[S]):
    """A choice of one seat. Its options are all there is: prompt, validation, bots and masks use the same list.

    The prompt follows from the name: `UseToken` asks `<prefix>-prompt-use-token`, with the fields in `prompted`. Which
    sorts of options there are follows from what `resolve` takes.
    """

    __slots__ = ()

    rule: ClassVar[str] = ""
    prompted: ClassVar[tuple[str, ...]] = ()
    offers: ClassVar[tuple[type[Option], ...]] = ()  # the sorts of options, where `resolve` takes a base of theirs
    first_is_default: ClassVar[bool] = False  # the rules say what happens unless the seat wants otherwise
    automatic: ClassVar[bool] = False  # it may belong to a side without a seat
    steps: ClassVar[None] = None

    @abstractmethod
    def seat(self, game: S) -> int:
        """Who decides."""

    @abstractmethod
    def options(self, game: S) -> Sequence[Option]:
        """Every legal pick, each once, never none, always in the same order for the same position."""

    @abstractmethod
    def resolve(self, game: S, option: Any) -> None:
        """Carry out the pick. The decision is off the stack by now."""

    def alone(self, game: S) -> Option | None:
        """What is picked for a side without a seat; None: a seat is asked."""
        return None

    @classmethod
    @cache
    def sorts(cls) -> tuple[type[Option], ...]:
        """The sorts of options that it may have: those that `resolve` takes. None where that is anything."""
        if cls.offers:
            return cls.offers
        *_, taken = [hint for name, hint in get_type_hints(cls.resolve).items() if name != "return"]
        return tuple(kind for kind in get_args(taken) or (taken,) if kind is not Any)

    def form(self, game: S) -> Mapping[str, Any] | None:
        """What a client has to know so that a person can put several picks together before the first is sent, with the
        texts of these picks; None: nothing but the options. For the seat that is asked, and nothing that this seat does
        not know."""
        return None

    def prompt(self) -> Message:
        """What is asked, in one sentence."""
        return Message(f"{self.prefix}-prompt-{self.name()}", named(self, self.prompted), self.rule)
