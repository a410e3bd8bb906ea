"""Effects that are data: a list of them is carried out like the steps of a procedure.

What an ordinary card does is written in the content, in a small vocabulary:

    effects: [{may: {cost: [{credits: -2000}], do: [{test: {skill: tech, pass: [{fame: 1}]}}]}}]

**The vocabulary** is a set of functions. An operation is a function whose parameters, after the game and the run, say
what stands in the data; the annotations are how it is read (`engine.content`). A parameter of type `Effects` is a
list of effects inside the effect, one of type `Condition` something that must hold. A key that is a word of Python has
a line after it (`pass_`). Data that do not fit are refused when they are read, with their place.

    SCRIPT: Final = Script[State, CardRun]({Skill: SKILLS})

    @SCRIPT.effect("credits")
    def gain_credits(game: State, run: CardRun, count: int) -> None: ...

    @SCRIPT.condition("has_skill")
    def has_skill(game: State, run: CardRun, skill: Skill) -> bool: ...

**A run** is the frame that carries a list out. It says which list; where it is in the list, the stack knows, as for any
procedure. A game derives its own with what effects have to know: whose they are, which card they are printed on. An
effect that leads to another list performs a run of it (`run.go_on`), which is over before the next effect begins. So a
game is saved and copied in the middle of a card like anywhere else, and "the rest of the list is lost" is a frame that
is taken off the stack.

**Built in** are `if` with `all`, `any` and `not`; `choose` and `may`, once a game has derived their decisions
(`ChooseWay`, `MayDo`); `in_turn`, which carries out several runs one after the other (for each player, for each die);
and `Tested`, which waits under a test and goes on with what is said for its result.

Every list has a name, its place in the content (`deck/card-7[0].may.do`), and a number by which frames refer to it;
`script.effects` are their names, for a game's `ids`. Lists can be given to the script before its vocabulary is there,
so that cards are read first and the chapters, which know them, add what effects mean: they are read by `complete`, when
the game has been imported.
"""

from __future__ import annotations

import inspect
from abc import abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Generic, NewType, Self, TypeVar, get_type_hints

from dejarik.engine.content import Printed, not_written
from dejarik.engine.message import say
from dejarik.engine.names import Names, SetNames
from dejarik.engine.option import Choice, Option
from dejarik.engine.plain import Decode, Encode
from dejarik.engine.problem import Damaged
from dejarik.engine.procedure import Decision, Procedure, Steps
from dejarik.engine.state import State

S = TypeVar("S", bound=State)
R = TypeVar("R", bound="Run")
Row = TypeVar("Row")
Function = TypeVar("Function", bound=Callable[..., Any])

Effects = NewType("Effects", int)  # a list of effects
Ways = NewType("Ways", int)  # what there is to choose between
NOTHING = Effects(0)  # the empty list


class GrowingNames(Names):
    """Names that are given while content is read."""

    __slots__ = ()

    def add(self, text: str) -> int:
        if text in self._numbers:
            raise ValueError(f"two of the same {self.sort}: {text}")
        self._texts = (*self._texts, text)
        self._numbers[text] = len(self._texts) - 1
        return len(self._texts) - 1


class Effect:
    """One effect of a list: what does it, with which values. A step of a run."""

    __slots__ = ("act", "op", "values", "where")

    def __init__(self, op: str, act: Callable[..., None], values: tuple[Any, ...], where: str) -> None:
        self.op = op
        self.act = act
        self.values = values
        self.where = where

    def __call__(self, game: Any, run: Any) -> None:
        self.act(game, run, *self.values)


class Condition:
    """Something that may hold for the one whose effects are carried out."""

    __slots__ = ("ask", "values", "word")

    def __init__(self, word: str, ask: Callable[..., bool], values: tuple[Any, ...]) -> None:
        self.word = word
        self.ask = ask
        self.values = values

    def holds(self, game: Any, run: Any) -> bool:
        return self.ask(game, run, *self.values)

    def become(self, other: Condition) -> None:
        """Take the meaning that was read for it."""
        self.word, self.ask, self.values = other.word, other.ask, other.values


@dataclass(frozen=True, slots=True)
class Way:
    """One of the ways to choose between: open only if its condition holds."""

    do: Effects = NOTHING
    if_: Condition | None = None
    option: str = ""  # what it is called, where the words are not with the names of the content


class Script(Generic[S, R]):
    """The vocabulary of a game's effects, and all lists that its content writes in it."""

    def __init__(self, ids: Mapping[Any, Names | SetNames]) -> None:
        self.effects = GrowingNames("effects", ["nothing"])
        self.ways = GrowingNames("ways", [])
        self.lists: list[tuple[Effect, ...]] = [()]
        self.choices: list[tuple[Way, ...]] = []
        self._acts: dict[str, Callable[..., None]] = {}
        self._costs: dict[str, Callable[..., bool]] = {}
        self._words: dict[str, Callable[..., bool]] = {}
        self._printed = ScriptPrinted(ids, self)
        self._unread: list[Callable[[], None]] | None = []  # None: the vocabulary is complete
        self.effect("if")(go_on_if)
        self.condition("all")(all_hold)
        self.condition("any")(one_holds)
        self.condition("not")(does_not_hold)

    # The vocabulary

    def effect(self, op: str) -> Callable[[Function], Function]:
        """This function carries out an operation."""
        return _entry(self._acts, op)

    def cost(self, op: str) -> Callable[[Function], Function]:
        """This function tells whether an operation, as a cost, can be paid in full. It gets what the operation gets."""
        return _entry(self._costs, op)

    def condition(self, word: str) -> Callable[[Function], Function]:
        """This function tells whether a condition holds."""
        return _entry(self._words, word)

    def reads(self, kind: Any, read: Callable[[Any, str], Any]) -> None:
        """Values of this type are read from data by this function, which gets their place too."""
        self._printed.readers[kind] = read

    def complete(self) -> None:
        """The vocabulary is complete: what was given before is read now, what comes later at once."""
        unread, self._unread = self._unread or [], None
        for read in unread:
            read()

    # Reading

    def read(self, data: Any, where: str) -> Effects:
        """A list of effects; Damaged, with its place, if it is not one."""
        if not isinstance(data, list):
            raise Damaged(where, say("engine-why-unlike", wanted="list", text=repr(data)[:60]))
        if not data:
            return NOTHING
        number = Effects(self.effects.add(where))
        self.lists.append(())

        def fill() -> None:
            self.lists[number] = tuple(self._effect(each, f"{where}[{at}]") for at, each in enumerate(data))

        self._when_complete(fill)
        return number

    def read_condition(self, data: Any, where: str) -> Condition:
        """A mapping of a word to its values; further keys are further values of that word, or further conditions."""
        if not isinstance(data, dict) or not data:
            raise Damaged(where, say("engine-why-unlike", wanted="condition", text=repr(data)[:60]))
        condition = Condition("", always, ())
        self._when_complete(lambda: condition.become(self._condition(data, where)))
        return condition

    def _condition(self, data: dict[str, Any], where: str) -> Condition:
        words = [word for word in data if word in self._words]
        if not words:
            raise Damaged(where, say("engine-why-no-such", sort="condition", text=", ".join(map(str, data))))
        if len(words) > 1:
            parts = tuple(self.read_condition({word: data[word]}, f"{where}.{word}") for word in words)
            return Condition("all", all_hold, (parts,))
        (word,) = words
        rest = {key: value for key, value in data.items() if key != word}
        return Condition(word, self._words[word], self._values(self._words[word], data[word], rest, f"{where}.{word}"))

    def read_ways(self, data: Any, where: str) -> Ways:
        """What there is to choose between: `[{option, if, do}]`."""
        number = Ways(self.ways.add(where))
        self.choices.append(())

        def fill() -> None:
            self.choices[number] = self._printed.decode(data, tuple[Way, ...], where)

        self._when_complete(fill)
        return number

    def rows(self, kind: type[Row], entries: Any, where: str) -> tuple[Row, ...]:
        """What is printed on each component of one sort, effects and conditions among it."""
        found: tuple[Row, ...] = self._printed.decode(entries, tuple[kind, ...], where)  # type: ignore[valid-type]
        return found

    def _when_complete(self, read: Callable[[], None]) -> None:
        if self._unread is None:
            read()
        else:
            self._unread.append(read)

    def _effect(self, data: Any, where: str) -> Effect:
        if not isinstance(data, dict) or len(data) != 1:
            raise Damaged(where, say("engine-why-unlike", wanted="effect", text=repr(data)[:60]))
        ((op, given),) = data.items()
        act = self._acts.get(op)
        if act is None:
            raise Damaged(where, say("engine-why-no-such", sort="effect", text=str(op)))
        return Effect(op, act, self._values(act, given, {}, f"{where}.{op}"), where)

    def _values(self, function: Callable[..., Any], given: Any, more: Mapping[str, Any], where: str) -> tuple[Any, ...]:
        """The values of the parameters after the game and the run: of one alone, the whole of what is given; `true`
        for none; of several, by their names."""
        hints = get_type_hints(function, include_extras=True)
        parameters = list(inspect.signature(function).parameters.values())[2:]
        if not parameters:
            if given is not True or more:
                raise Damaged(where, say("engine-why-unlike", wanted="true", text=repr(given)[:60]))
            return ()
        keys = {each.name.removesuffix("_"): each for each in parameters}
        named = isinstance(given, dict) and (len(keys) > 1 or not keys.keys().isdisjoint(given))
        data = dict(given) if named else {parameters[0].name.removesuffix("_"): given}
        data.update(more)
        for key in data:
            if key not in keys:
                raise Damaged(f"{where}.{key}", say("engine-why-unexpected"))
        found = []
        for key, each in keys.items():
            if key in data:
                place = f"{where}.{key}" if named or key in more else where
                found.append(self._printed.decode(data[key], hints[each.name], place))
            elif each.default is inspect.Parameter.empty:
                raise Damaged(f"{where}.{key}", say("engine-why-missing"))
            else:
                found.append(each.default)
        return tuple(found)

    # Playing

    def payable(self, game: S, run: R, cost: Effects) -> bool:
        """Whether everything in a list can be paid in full."""
        return all(self.can_pay(game, run, each) for each in self.lists[cost])

    def can_pay(self, game: S, run: R, cost: Effect) -> bool:
        """Whether one of them can."""
        return self._costs[cost.op](game, run, *cost.values)

    def open_ways(self, game: S, run: R, ways: Ways) -> list[int]:
        """Which of the ways can be taken, by their numbers."""
        choices = self.choices[ways]
        return [at for at, way in enumerate(choices) if way.if_ is None or way.if_.holds(game, run)]

    def decide_by(
        self, choose: Callable[[R, Ways], Decision[S]], may: Callable[[R, Effects, Effects, Effects], Decision[S]]
    ) -> None:
        """Make `choose` and `may` operations, with these decisions of the game."""

        def choose_way(game: State, run: Any, ways: Ways) -> None:
            game.ask_for(choose(run, ways))

        def may_do(game: State, run: Any, do: Effects, cost: Effects = NOTHING, decline: Effects = NOTHING) -> None:
            if self.payable(game, run, cost):  # type: ignore[arg-type]  # the game's own state
                game.ask_for(may(run, do, cost, decline))
            else:
                run.go_on(game, decline)

        self.effect("choose")(choose_way)
        self.effect("may")(may_do)


class ScriptPrinted(Printed):
    """Reads the values of effects: lists of effects, conditions and ways among them."""

    def __init__(self, ids: Mapping[Any, Names | SetNames], script: Script[Any, Any]) -> None:
        super().__init__(ids)
        self.readers: dict[Any, Callable[[Any, str], Any]] = {
            Effects: script.read,
            Condition: script.read_condition,
            Ways: script.read_ways,
        }

    def _make(self, kind: Any) -> tuple[Encode, Decode]:
        read = self.readers.get(kind)
        return super()._make(kind) if read is None else (not_written, read)


def _entry(book: dict[str, Callable[..., Any]], word: str) -> Callable[[Function], Function]:
    def enter(function: Function) -> Function:
        if word in book:
            raise ValueError(f"two of the same name: {word}")
        book[word] = function
        return function

    return enter


# Runs


class Run(Procedure):
    """A list of effects that is being carried out. A game derives its own, with `script`, and with
    `todo` and whatever else its effects have to know as fields."""

    __slots__ = ()

    script: ClassVar[Script[Any, Any]]
    todo: Effects

    @property
    def steps(self) -> Steps:
        return self.script.lists[self.todo]

    def go_on(self, game: State, todo: Effects) -> None:
        """Carry out another list for the same one and the same card, before this one goes on."""
        if self.script.lists[todo]:
            game.perform(self.of(todo))

    def of(self, todo: Effects) -> Self:
        """The same with another list."""
        return replace(self, todo=todo)


def in_turn(game: State, runs: Iterable[Run]) -> None:
    """Carry out several runs, the first one first: the same list for each player, or a list for each die."""
    for run in reversed(list(runs)):
        run.go_on(game, run.todo)


class Tested(Procedure):
    """What follows a test, put on the stack before the test itself. A game derives its own: `run`, `passed` and
    `failed` are fields, and `success` says where the result is."""

    __slots__ = ()

    run: Run
    passed: Effects
    failed: Effects

    @property
    def steps(self) -> Steps:
        return FOLLOW

    @abstractmethod
    def success(self, game: Any) -> bool:
        """Whether the test that has just been taken was passed."""


def follow(game: State, frame: Tested) -> None:
    """Go on with what is said for the result."""
    frame.run.go_on(game, frame.passed if frame.success(game) else frame.failed)


FOLLOW: Steps = (follow,)


# What is built in


def go_on_if(game: State, run: Run, cond: Condition, then: Effects = NOTHING, else_: Effects = NOTHING) -> None:
    """`if`: one list or the other."""
    run.go_on(game, then if cond.holds(game, run) else else_)


def always(game: Any, run: Any) -> bool:
    """What a condition is that has not been read yet."""
    return True


def all_hold(game: State, run: Run, conditions: tuple[Condition, ...]) -> bool:
    return all(each.holds(game, run) for each in conditions)


def one_holds(game: State, run: Run, conditions: tuple[Condition, ...]) -> bool:
    return any(each.holds(game, run) for each in conditions)


def does_not_hold(game: State, run: Run, condition: Condition) -> bool:
    return not condition.holds(game, run)


class ChooseWay(Decision[S]):
    """Exactly one of the ways that are open. A game derives its own: `run` and `ways` are fields, `way` is the option
    with a number."""

    __slots__ = ()

    run: Run
    ways: Ways

    @abstractmethod
    def way(self, number: int) -> Option:
        """The option for a way."""

    @abstractmethod
    def number(self, option: Any) -> int:
        """The way of an option."""

    def options(self, game: S) -> Sequence[Option]:
        return [self.way(number) for number in self.run.script.open_ways(game, self.run, self.ways)]

    def resolve(self, game: S, option: Any) -> None:
        self.run.go_on(game, self.run.script.choices[self.ways][self.number(option)].do)


class MayDo(Decision[S]):
    """Pay and do it, or not. It is asked only if the cost can be paid. A game derives its own: `run`, `todo`, `cost`
    and `declined` are fields, `yes` and `no` its choices."""

    __slots__ = ()

    run: Run
    todo: Effects
    cost: Effects
    declined: Effects
    yes: ClassVar[Choice]
    no: ClassVar[Choice]

    def options(self, game: S) -> Sequence[Option]:
        return [self.yes, self.no]

    def resolve(self, game: S, option: Any) -> None:
        if option == self.yes:
            in_turn(game, [self.run.of(self.cost), self.run.of(self.todo)])
        else:
            self.run.go_on(game, self.declined)
