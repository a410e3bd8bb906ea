"""A game in progress: what lies on the table, where we are in the rules, and the luck to come."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Self, TypeAlias, TypeVarTuple

from dejarik.engine.chance import Chance, Luck
from dejarik.engine.copying import Copied
from dejarik.engine.event import Event
from dejarik.engine.message import Message
from dejarik.engine.option import Ask, Option
from dejarik.engine.outcome import Outcome
from dejarik.engine.perspective import Perspective
from dejarik.engine.plain import annotated
from dejarik.engine.problem import IllegalPick
from dejarik.engine.procedure import Decision, Frame, Procedure
from dejarik.engine.record import Record
from dejarik.engine.seen import AnyView
from dejarik.engine.sentence import Sentence

if TYPE_CHECKING:
    from dejarik.engine.game import Game, Seat

Facts = TypeVarTuple("Facts")

# The picks so far, newest outside: (before, seat, pick, luck, revealed). A chain of tuples, so that a copy shares it.
Trail: TypeAlias = tuple["Trail", int, Option, Luck, bool] | None


@dataclass(frozen=True, slots=True)
class Start:
    """How a game was begun; shared by all its copies."""

    game: Game[Any]
    players: int
    seats: tuple[Seat, ...]
    options: Mapping[str, Any]
    seed: int
    luck: Luck | None  # of the setup; None when it did not begin with one


class Slotted(type):
    """Of classes whose annotated attributes are their slots, besides those in `__slots__`."""

    def __new__(cls, name: str, bases: tuple[type, ...], namespace: dict[str, Any]) -> Slotted:
        slots = (*namespace.get("__slots__", ()), *namespace.get("__annotations__", ()))
        return super().__new__(cls, name, bases, namespace | {"__slots__": slots})


class State(Copied, metaclass=Slotted):
    """What every game has. A game derives its own from it.

    The annotated attributes of the derived class are what lies on the table; its slots, `copy`, dump, load and == go by
    them. What begins with a line is copied, but does not lie on the table.
    """

    __slots__ = ("_ask", "chance", "disclosed", "news", "origin", "outcome", "stack", "start", "steps", "trail")

    def __init_subclass__(cls) -> None:
        """A game's own attribute of the same name would silently take the place of the engine's."""
        clash = {*cls.__dict__["__slots__"]} & {*State.__slots__}
        if clash:
            raise TypeError(f"{cls.__name__} names {', '.join(sorted(clash))}, which the engine has")

    def __init__(self, start: Start, chance: Chance) -> None:
        self.start = start
        self.chance = chance
        self.stack: list[Frame] = []
        self.steps: list[int] = []  # which step each procedure on the stack is at
        self.news: list[tuple[int, Callable[..., Message], tuple[Any, ...]]] = []
        self.trail: Trail = None
        self.disclosed = False
        self.outcome: Outcome | None = None
        self.origin: State | None = None  # as it was before the first pick
        self._ask: Ask | None = None

    # What a player does

    @property
    def ask(self) -> Ask | None:
        """The decision that is waited for; None when the game is over."""
        ask = self._ask
        if ask is None and self.stack:
            decision: Any = self.stack[-1]  # `advance` and `load` leave a decision on top
            self._ask = ask = Ask(decision.seat(self), decision, decision.options(self))
        return ask

    def apply(self, pick: Option | str) -> None:
        """Make a pick and play on to the next decision. IllegalPick when it is not one of the options."""
        ask = self._ask or self.ask
        if ask is None:
            raise IllegalPick("engine-game-over", pick=str(pick))
        for option in ask.options:  # mostly one of these very objects; comparing values costs ten times as much
            if option is pick:
                break
        else:
            option = ask.find(pick)
        chance = self.chance
        self.stack.pop()
        self._ask = None
        self.news = []
        self.disclosed = False
        if chance.given:
            chance.given = []
        ask.decision.resolve(self, option)
        self.advance()
        luck = tuple(chance.given) if chance.given else ()
        self.trail = (self.trail, ask.seat, option, luck, self.disclosed)

    def after(self, *picks: Option | str) -> Self:
        """A copy in which these picks have been made, one by one; all of them or, by an exception, none."""
        new = self.copy()
        for pick in picks:
            new.apply(pick)
        return new

    def view(self, seat: int | str | None) -> AnyView:
        """All that this seat may know, as plain data; None is somebody who only watches."""
        return self.start.game.view(self, self.seat(seat))

    def perspective(self, seat: int | str) -> Perspective:
        """What a bot in this seat gets: its view, and its ask if it is the one to decide."""
        number = self.seat(seat)
        assert number is not None
        ask = self.ask
        mine = ask if ask is not None and ask.seat == number else None
        return Perspective(self.start.game, number, self.view(number), mine)

    @property
    def events(self) -> list[Event]:
        """What the last pick (or the setup) brought about, each event with its audience."""
        return [Event(words(*facts), audience) for audience, words, facts in self.news]

    def seat(self, seat: int | str | None) -> int | None:
        """A seat by its number or its name."""
        if seat is None:
            return None
        for number, each in enumerate(self.start.seats):
            if seat in (number, each.name):
                return number
        raise LookupError(f"no seat {seat!r}; the seats are {', '.join(each.name for each in self.start.seats)}")

    # What the rules do

    def ask_for(self, decision: Decision[Any]) -> None:
        """Wait for this decision."""
        self.stack.append(decision)

    def offer(self, decision: Decision[Any]) -> None:
        """Wait for this decision if there is something to choose: a single option is picked, and without any nothing
        happens. Not for a choice whose options only some may know, since they would learn how many there were.

        If the decision is asked at once, these are its options: what they depend on does not change any more before
        the step has ended."""
        options = decision.options(self)
        if len(options) == 1:
            decision.resolve(self, options[0])
        elif options:
            self.stack.append(decision)
            self._ask = Ask(decision.seat(self), decision, options)

    def perform(self, procedure: Procedure) -> None:
        """Go through this procedure before what is under way goes on."""
        self.stack.append(procedure)
        self.steps.append(0)

    def tell(self, audience: int, words: Callable[[*Facts], Message], *facts: *Facts) -> None:
        """Something happened. `words` makes the sentence from the facts, and only if somebody reads it."""
        self.news.append((audience, words, facts))

    def tell_apart(self, insiders: int, sentence: Sentence[*Facts], *facts: *Facts) -> None:
        """The same for those who saw it (an audience) and, without what only they know, for all the others."""
        self.news.append((insiders, sentence, facts))
        self.news.append((~insiders, sentence.unseen, facts))

    def reveal(self) -> None:
        """This pick let somebody learn what was hidden; it can no longer be taken back for nothing."""
        self.disclosed = True

    def finish(self, outcome: Outcome) -> None:
        """The game is over, whatever was under way."""
        self.outcome = outcome
        self.stack.clear()
        self.steps.clear()
        self._ask = None

    def advance(self) -> None:
        """Go on through the procedures until something is asked or the game is over."""
        stack = self.stack
        steps = self.steps
        while stack:
            if self.outcome is not None:  # what was put there afterwards no longer counts
                stack.clear()
                steps.clear()
                self._ask = None
                return
            frame = stack[-1]
            todo = frame.steps
            if todo is None:
                if frame.lapses and not frame.due(self):
                    stack.pop()
                    continue
                decision: Any = frame
                pick = decision.alone(self) if decision.automatic else None
                if pick is None:
                    if (offered := self._ask) is not None and offered.decision is not frame:
                        self._ask = None
                    return
                stack.pop()
                self._ask = None
                decision.resolve(self, pick)
                continue
            at = steps[-1]
            if at + 1 < len(todo):
                steps[-1] = at + 1
            else:
                stack.pop()
                steps.pop()
            self._ask = None  # what was offered before waits until its turn comes
            todo[at](self, frame)

    # Copies and comparison

    def copy_into(self, new: Self) -> None:
        """The engine's part of a copy."""
        new.start = self.start
        new.chance = self.chance.copy()
        new.stack = self.stack.copy()
        new.steps = self.steps.copy()
        new.news = self.news
        new.trail = self.trail
        new.disclosed = self.disclosed
        new.outcome = self.outcome
        new.origin = self.origin
        new._ask = self._ask

    def __eq__(self, other: object) -> bool:
        """The same table at the same place in the rules, with the same luck to come. The way here does not count."""
        if type(self) is not type(other) or not isinstance(other, State):
            return NotImplemented
        return self._position() == other._position()

    __hash__ = None  # type: ignore[assignment]  # a state changes

    def _position(self) -> tuple[Any, ...]:
        table = tuple(getattr(self, name) for name in annotated(type(self)))
        start = self.start
        luck = (self.chance.seed, self.chance.drawn)
        return (start.game.id, start.players, start.options, self.stack, self.steps, luck, self.outcome, table)

    # Saving

    def dump(self) -> dict[str, Any]:
        """The whole position, hidden things included, as JSON-able data. `game.load` reads it."""
        return self.start.game.dump(self)

    def record(self) -> Record:
        """How the game began and every pick since. `dejarik.replay` plays it again."""
        return Record.of(self)

    def picks(self) -> list[tuple[int, Option, Luck, bool]]:
        """The picks since the beginning: seat, option, luck, and whether something hidden was learnt."""
        found = list(self._back())
        found.reverse()
        return found

    def _back(self) -> Iterator[tuple[int, Option, Luck, bool]]:
        trail = self.trail
        while trail is not None:
            yield trail[1:]
            trail = trail[0]
