"""A decision as it is put to a seat: every legal pick, and nothing else.

**An option is declared.** A game derives a base of its own from `Option` (its `prefix`, its `ids`), and from that one
class for each sort of pick (a frozen, slotted dataclass, by `engine.declared`):

    class MoveUnit(Option):
        \"""One more figure of this kind comes along.\"""

        words = "move {unit} from {place}"
        touched = ("unit/{place}/{unit}", "place/{place}")

        unit: UnitId
        place: PlaceId

Everything else follows. `str(option)` is the pick as it is typed, unique within its ask. Its label is the message
`<prefix>-option-move-unit`, with the names of what it is about. What it touches lights up on the board. The same words
read a text back, so that a refusal can speak of a unit and a place (`engine.refusals`); what it touches tells what
somebody meant who pointed at things. And since every field has a domain, every option has an index (`engine.space`).
None of this is worked out before somebody wants to read it.

**A choice without anything to fill in** (pass, done, decline) is a value of one class: `Choice("move-done", "done")`.
"""

from __future__ import annotations

import re
from abc import ABCMeta
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar

from dejarik.engine.declared import Declared
from dejarik.engine.message import Message, Param
from dejarik.engine.names import Names, SetNames
from dejarik.engine.pattern import GAP, Field, Pattern, field_of
from dejarik.engine.plain import annotated
from dejarik.engine.problem import IllegalPick

if TYPE_CHECKING:
    from dejarik.engine.procedure import Decision


class Spoken(metaclass=ABCMeta):  # noqa: B024  # of which a game makes its own
    """What an option and a decision need to be read: how the game's messages begin, and the texts of its ids."""

    __slots__ = ()

    prefix: ClassVar[str] = ""
    ids: ClassVar[Mapping[Any, Names | SetNames]] = {}


class Option(Spoken, metaclass=Declared):
    """One legal pick: a small frozen value of ids."""

    __slots__ = ()

    words: ClassVar[str] = ""
    touched: ClassVar[tuple[str, ...]] = ()  # a thing whose gap has nothing to stand in it is not touched
    labelled: ClassVar[str] = ""  # the end of the label's key if it is not the class name; "{field}": just that name;
    # "draw-{deck}": a key for each deck
    also: ClassVar[tuple[str, ...]] = ()  # what else the label names, besides the fields in words and things
    folded: ClassVar[int] = 1  # how many options of an ask may differ in nothing but several ids (proofs, loads)
    grave: ClassVar[bool] = False  # one would be sorry to have done it by a slip: clients ask twice

    def __str__(self) -> str:
        return form_of(type(self)).words.print(self)

    def label(self) -> Message:
        """The pick in words, for a button."""
        form = form_of(type(self))
        if form.name:
            name = named(self, (form.name,))[form.name]
            assert isinstance(name, Message)
            return name
        return Message(form.key.print(self), named(self, form.label_fields))

    def touches(self) -> tuple[str, ...]:
        """The things on the board that the pick is about, so that a client can light them up."""
        found = [thing.print(self) for thing in form_of(type(self)).touched if thing.fits(self)]
        return tuple(dict.fromkeys(found))

    def fold(self) -> int | None:
        """Which of the `folded` it is; None: in the order in which they are offered."""
        return None


class Form:
    """What a class of options declares, worked out once."""

    __slots__ = ("fields", "key", "label_fields", "name", "touched", "words")

    def __init__(self, kind: type[Option]) -> None:
        fields = fields_of(kind)
        self.fields = fields
        self.words = Pattern(kind.words, fields)
        self.touched = tuple(Pattern(thing, fields) for thing in kind.touched)
        self.name = kind.labelled[1:-1] if GAP.fullmatch(kind.labelled) else ""
        self.key = Pattern(f"{kind.prefix}-option-{kind.labelled or kebab(kind.__name__)}", fields)
        things = [name for thing in self.touched for name in thing.named]
        self.label_fields = tuple(dict.fromkeys([*self.words.named, *things, *kind.also]))


_FORMS: dict[type[Option], Form] = {}
_FIELDS: dict[type[Spoken], dict[str, Field]] = {}


def form_of(kind: type[Option]) -> Form:
    form = _FORMS.get(kind)
    if form is None:
        form = _FORMS[kind] = Form(kind)
    return form


def fields_of(kind: type[Spoken]) -> dict[str, Field]:
    """The fields that can stand in words."""
    fields = _FIELDS.get(kind)
    if fields is None:
        found = {name: field_of(hint, kind.ids) for name, hint in annotated(kind, extras=True).items()}
        fields = _FIELDS[kind] = {name: field for name, field in found.items() if field is not None}
    return fields


def named(values: Spoken, names: Sequence[str]) -> dict[str, Param]:
    """These attributes as people call them: ids by their names, numbers as they are, nothing not at all, nor ids that
    have no names for people."""
    fields = fields_of(type(values))
    found: dict[str, Param] = {}
    for name in names:
        value = getattr(values, name)
        known = fields[name].name(value) if name in fields else value
        if known is not None:
            found[name] = known
    return found


@cache
def kebab(name: str) -> str:
    """A class name as an id: `UseToken` is `use-token`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Choice(Option):
    """A pick without anything to fill in. `what` names its label: `<prefix>-option-<what>`; `text` is what is typed.

    A game derives its own, with a `known` of its own, and makes each choice once, where the chapter begins.
    """

    what: str
    text: str
    things: tuple[str, ...] = ()

    known: ClassVar[dict[str, str]] = {}  # every choice of the game by `what`, for indices

    def __post_init__(self) -> None:
        if self.known.setdefault(self.what, self.text) != self.text:
            raise ValueError(f"two choices {self.what}")

    def __str__(self) -> str:
        return self.text

    def label(self) -> Message:
        return Message(f"{self.prefix}-option-{self.what}")

    def touches(self) -> tuple[str, ...]:
        return self.things


class Ask:
    """Who decides, what, and between which options. Belongs to the seat that is asked; nobody else may see it."""

    __slots__ = ("decision", "options", "seat")

    def __init__(self, seat: int, decision: Decision[Any], options: Sequence[Option]) -> None:
        self.seat = seat
        self.decision = decision
        self.options = options

    @property
    def name(self) -> str:
        """What is decided, as an id: `use-token`."""
        return self.decision.name()

    @property
    def rule(self) -> str:
        return self.decision.rule

    @property
    def prompt(self) -> Message:
        return self.decision.prompt()

    @property
    def default(self) -> Option | None:
        """What a seat that does not care picks: the only option, or the first where the rules name a default."""
        return self.options[0] if len(self.options) == 1 or self.decision.first_is_default else None

    @property
    def formality(self) -> bool:
        """Whether there is only "pass", "done" or the like: it is asked because others could tell something by its not
        being asked."""
        return len(self.options) == 1 and isinstance(self.options[0], Choice)

    def find(self, pick: Option | str) -> Option:
        """The option meant; IllegalPick when there is none."""
        if isinstance(pick, str):
            words = " ".join(pick.split())
            for option in self.options:
                if str(option) == words:
                    return option
        else:
            for option in self.options:
                if option == pick:
                    return option
        options = ", ".join(str(option) for option in self.options[:12])
        if len(self.options) > 12:
            options += ", …"
        raise IllegalPick(
            "engine-illegal-pick", pick=str(pick), asked=self.name, options=options, count=len(self.options)
        )
