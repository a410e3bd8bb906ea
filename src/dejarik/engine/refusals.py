"""Why a pick that a person would naturally try is refused: the rule and the facts.

A game derives its `Refusals`: for each sort of option, the function that says what stands in the way, given the values
that the words of the option read. What every game does the same is here: the game may be over, somebody else may be
asked, the pick may be legal after all, a word may stand for nothing, it may not be the moment for such a pick.

    class UprisingRefusals(Refusals[State]):
        refuse = refuse
        objections = (
            (Pair, choose),                 # choose(game, left, right)
            (at_any_time(OpenCard), play),  # also where no card is played
            (typed(Surveil, "surveillance {card}", card=CARDS), surveil_card),  # no option says it so
        )

An objector says None if there is nothing against the pick but the moment. Objections rest on what the seat that asks
may know.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from types import SimpleNamespace
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from dejarik.engine.message import Param, say
from dejarik.engine.option import Ask, Choice, Option, form_of
from dejarik.engine.outcome import Objection
from dejarik.engine.pattern import Domain, Field, Pattern, Reading
from dejarik.engine.state import State

S = TypeVar("S", bound=State)

Objector: TypeAlias = Callable[..., Objection | None]


class Readable(Protocol):
    """What reads a text that people type: a pattern, or something looser."""

    def read(self, text: str) -> Reading | None: ...


@dataclass(frozen=True, slots=True)
class Typed:
    """What people type for a sort of option; what is `always` explained is so also where the sort is not offered."""

    words: Readable
    sort: type[Option]
    always: bool


Tried: TypeAlias = type[Option] | Choice | Readable | Typed


class Refusals(ABC, Generic[S]):
    """Everything that a game says about picks that are not legal."""

    refuse: ClassVar[Refuse]
    objections: ClassVar[Sequence[tuple[Tried, Objector]]]

    def explain(self, game: S, pick: str, seat: int | None) -> Objection | None:
        """The first rule that stands in the way; None if nothing does."""
        ask = game.ask
        pick = " ".join(pick.split())
        if ask is None:
            return self.over(game)
        if seat not in (None, ask.seat):
            return self.not_your_turn(game, ask)
        if any(str(option) == pick for option in ask.options):
            return None
        return self.object(game, ask, pick) or self.refuse(ask.rule, "unclear", pick=pick)

    def object(self, game: S, ask: Ask, pick: str) -> Objection | None:
        """What the rules have against a pick that has the form of some option. A word that stands for nothing is
        named unless the pick can be read in another way."""
        unknown: tuple[Tried, tuple[str, str]] | None = None
        understood = untimely = False
        for tried, objector in self.objections:
            reading = read(tried, pick)
            if reading is None:
                continue
            understood = understood or reading.unknown is None
            if not timely(tried, ask):
                untimely = True
                if not (isinstance(tried, Typed) and tried.always):
                    continue
            if reading.unknown is not None:
                unknown = unknown or (tried, reading.unknown)
            else:
                found = objector(*self.leading(game, ask), *reading.values.values())
                if found is not None:
                    return found
                untimely = untimely or sort_of(tried) is not None
        if unknown is not None and not understood:
            return self.unknown(game, ask, unknown[0], *unknown[1])
        return self.not_now(game, ask) if untimely else None

    def leading(self, game: S, ask: Ask) -> tuple[Any, ...]:
        """What every objector gets before the values."""
        return (game,)

    @abstractmethod
    def over(self, game: S) -> Objection:
        """The game has ended."""

    @abstractmethod
    def not_your_turn(self, game: S, ask: Ask) -> Objection:
        """Somebody else decides."""

    @abstractmethod
    def not_now(self, game: S, ask: Ask) -> Objection:
        """Something else is decided at the moment."""

    @abstractmethod
    def unknown(self, game: S, ask: Ask, tried: Tried, sort: str, text: str) -> Objection:
        """There is nothing of that name. What was tried may matter: a ship that is nowhere is not in the fleet."""

    # What somebody points at

    def meant(self, game: S, things: Sequence[str]) -> str | None:
        """The pick that somebody means who points at these things, legal or not; None if it cannot be told.

        What the present decision may offer comes first, the sorts of which there is an option before the others, and of
        these the sort for which the things say everything. What they leave open (which of the units to deploy at the
        place pointed at) is taken from an option that is offered, or is what is `likely`.
        """
        ask = game.ask
        if ask is None:
            return None
        names = [self.called(game, ask, thing) for thing in things]
        likes = {type(option): option for option in reversed(ask.options)}  # the first of each sort
        offered = sorted(ask.decision.sorts(), key=lambda kind: kind not in likes)
        choices = [tried for tried, _ in self.objections if isinstance(tried, Choice)]
        others = [sort for tried, _ in self.objections if (sort := sort_of(tried)) is not None]
        return (
            meant_as(offered, names)
            or meant_as(offered, names, lambda kind, field: getattr(likes.get(kind), field, None))
            or meant_as(offered, names, lambda _, field: self.likely(game, ask, field))
            or next((choice.text for choice in choices if things and set(things) <= set(choice.things)), None)
            or meant_as(others, names)
        )

    def called(self, game: S, ask: Ask, thing: str) -> Sequence[str]:
        """What a thing may be called in an option: that which says most comes first."""
        return (thing,)

    def likely(self, game: S, ask: Ask, field: str) -> Any:
        """What somebody most likely has in mind for a field that the things leave open; None if nobody can guess."""
        return None


class Refuse:
    """Makes the objections of a game: `refuse("UPR-DEF-8", "token-used", token=…)` says `uprising-no-token-used`."""

    __slots__ = ("prefix",)

    def __init__(self, prefix: str) -> None:
        self.prefix = prefix

    def __call__(self, rule: str, key: str, **facts: Param) -> Objection:
        return Objection(rule, say(f"{self.prefix}-no-{key}", rule=rule, **facts))


def read(tried: Tried, pick: str) -> Reading | None:
    """What the pick says, if it has this form."""
    if isinstance(tried, Choice):
        return Reading() if tried.text == pick else None
    if isinstance(tried, Typed):
        return tried.words.read(pick)
    return form_of(tried).words.read(pick) if isinstance(tried, type) else tried.read(pick)


def sort_of(tried: Tried) -> type[Option] | None:
    """The sort of option that is tried; None if it is none, or one without anything to fill in."""
    if isinstance(tried, Typed):
        return tried.sort
    return tried if isinstance(tried, type) else None


def timely(tried: Tried, ask: Ask) -> bool:
    """Whether the present decision has such options at all. What is no sort of option may always be tried."""
    offers = ask.decision.sorts()
    sort = sort_of(tried)
    return not offers or sort is None or issubclass(sort, offers)


def at_any_time(sort: type[Option], words: str = "", **gaps: Domain) -> Typed:
    """A sort of option that is explained also where it is not offered, perhaps in other words than its own."""
    return Typed(pattern_of(words, gaps) if words else form_of(sort).words, sort, always=True)


def typed(sort: type[Option], words: str, **gaps: Domain) -> Typed:
    """Words for a sort of option with more in their gaps than is ever offered."""
    return Typed(pattern_of(words, gaps), sort, always=False)


def pattern_of(words: str, gaps: Mapping[str, Domain]) -> Pattern:
    return Pattern(words, {name: Field(domain) for name, domain in gaps.items()})


def meant_as(
    kinds: Sequence[type[Option]],
    things: Sequence[Sequence[str]],
    guess: Callable[[type[Option], str], Any] | None = None,
) -> str | None:
    """In words, the first of these sorts of options that the things are about. What they leave open is guessed."""
    for kind in kinds:
        values = pointed(kind, things)
        filled = None if values is None else fill(kind, values, guess and partial(guess, kind))
        if filled is not None:
            return filled
    return None


def pointed(kind: type[Option], things: Sequence[Sequence[str]]) -> dict[str, Any] | None:
    """The values that these things, each under its names, give to an option of this sort; None if one of them has
    nothing to do with it. Of two things of one sort (`district/{left}`, `district/{right}`) the first is the first."""
    form = form_of(kind)
    found: dict[str, Any] = {}
    for names in things:
        readings = [pattern.read(name) for name in names for pattern in form.touched]
        known = [reading.values for reading in readings if reading and reading.unknown is None]
        if not known:
            return None
        taken = {field for field in found if not form.fields[field].several}
        values = next((values for values in known if taken.isdisjoint(values)), known[0])
        for field, value in values.items():
            found[field] = found.get(field, ()) + value if form.fields[field].several else value
    return found if things else None


def fill(kind: type[Option], values: Mapping[str, Any], guess: Callable[[str], Any] | None = None) -> str | None:
    """The words with these values, and with what is guessed of the other fields. None if some are wanting."""
    words = form_of(kind).words
    found = dict(values)
    for name in words.named:
        if name not in found:
            found[name] = guess and guess(name)
        if found[name] is None and words.fields[name].leaves_out:
            found[name] = words.fields[name].nothing()
        elif found[name] is None:
            return None
    return words.print(SimpleNamespace(**found))
