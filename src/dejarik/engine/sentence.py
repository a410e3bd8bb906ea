"""What is told of an event, declared: which sentence of the catalogues, the facts in it, the rule it rests on.

A game derives a base of its own (its `prefix`, its `ids`), and from that one value for each sentence of its log:

    took = Sentence[PlayerId, int]("took {player} {stones}", "STN-TURN-1")
    ...
    game.tell(EVERYONE, took, player, 3)

The types are those of the facts, in the order of the gaps; mypy holds every `tell` to them. The first word ends the key
of the message (`stones-event-took`), the gaps after it are the parameters of the text: ids by the names that people
give them, several ids as several names, numbers and texts as they are. What is called otherwise is annotated with the
function that names it: `Annotated[int, face_name]`. A fact that is None is left out. Gaps may stand in the key too
(`"won-{theatre}-battle {side}"`), and be the whole of the rule (`"{rule}"`), or both.

**Not everybody sees everything.** A gap with a question mark is for those who saw it; of several ids, these and all the
others are told the `count`. The others hear a sentence of their own, `<key>-unseen`, with what is left:

    drew = Sentence[PlayerId, tuple[CardId, ...]]("drew {player} {cards?}", "STN-DRAW-1")
    ...
    game.tell_apart(only(player), drew, player, cards)

Nothing is put together before somebody reads it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from typing import Annotated, Any, Generic, TypeVarTuple, get_args, get_origin

from dejarik.engine.message import Message, Param
from dejarik.engine.option import Spoken
from dejarik.engine.pattern import Field, field_of

Facts = TypeVarTuple("Facts")

GAP = re.compile(r"\{(\w+)(\??)\}")


class Sentence(Spoken, Generic[*Facts]):
    """One sentence of the log; called with the facts it is the message."""

    __slots__ = ("__orig_class__", "_gaps", "rule", "words")

    __orig_class__: Any  # with the types of the facts; `typing` sets it when the sentence has been made

    def __init__(self, words: str, rule: str = "") -> None:
        self.words = words
        self.rule = rule
        self._gaps: tuple[Gap, ...] | None = None

    def __call__(self, *facts: *Facts) -> Message:
        """What those read who saw it."""
        return self._message(facts, "")

    def unseen(self, *facts: *Facts) -> Message:
        """What all the others read."""
        return self._message(facts, "-unseen")

    @property
    def gaps(self) -> tuple[Gap, ...]:
        """The gaps with what can stand in them; TypeError if there are not as many as types."""
        if self._gaps is None:
            kinds = get_args(self.__orig_class__)
            found = dict([*GAP.findall(self.words), *GAP.findall(self.rule)]).items()
            if len(found) != len(kinds):
                raise TypeError(f"{self.words!r} has {len(found)} gaps for {len(kinds)} facts")
            self._gaps = tuple(
                Gap(name, bool(hidden), kind, self.ids) for (name, hidden), kind in zip(found, kinds, strict=True)
            )
        return self._gaps

    def _message(self, facts: tuple[Any, ...], ending: str) -> Message:
        pattern = key = self.words.partition(" ")[0]
        rule = self.rule
        params: dict[str, Param] = {}
        for gap, fact in zip(self.gaps, facts, strict=True):
            whole = f"{{{gap.name}}}"
            if whole in pattern:
                key = key.replace(whole, gap.text(fact))
            if whole == self.rule:
                rule = fact
            elif whole not in pattern:
                params |= gap.params(fact, ending != "")
        return Message(f"{self.prefix}-event-{key}{ending}", params, rule)


class Gap:
    """Where one fact stands in a sentence."""

    __slots__ = ("_field", "_name", "hidden", "name")

    def __init__(self, name: str, hidden: bool, kind: Any, ids: Mapping[Any, Any]) -> None:
        self.name = name
        self.hidden = hidden
        self._field: Field | None = field_of(kind, ids)
        self._name: Callable[[Any], Param | None] = _as_it_is
        if self._field is not None:
            self._name = self._field.name
        elif get_origin(kind) is Annotated and callable(kind.__metadata__[0]):
            self._name = kind.__metadata__[0]
        elif kind not in (int, str):
            raise TypeError(f"nobody knows what to call {kind} in {{{name}}}")

    def text(self, fact: Any) -> str:
        """The fact as a part of the key."""
        return (str(fact) if self._field is None else self._field.text(fact)).lower()

    def params(self, fact: Any, to_others: bool) -> dict[str, Param]:
        """What is told of the fact."""
        several = self._field is not None and self._field.several
        found: dict[str, Param] = {"count": len(fact)} if self.hidden and several else {}
        name = None if self.hidden and to_others else self._name(fact)
        return found if name is None else {self.name: name, **found}


def _as_it_is(fact: Param) -> Param:
    return fact
