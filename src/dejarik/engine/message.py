"""What is said to a person: a key and its parameters. Whoever reads it finds the words, in their own language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NotRequired, TypeAlias, TypedDict, Union

Param: TypeAlias = Union[int, str, "Message", tuple["Message", ...]]
ParamData: TypeAlias = Union[int, str, "MessageData", list["MessageData"]]


class MessageData(TypedDict):
    """A text in no language yet: a key of the catalogues, and what to put into it. What is empty is left out."""

    key: str
    params: NotRequired[dict[str, ParamData]]
    rule: NotRequired[str]


@dataclass(frozen=True, slots=True)
class Message:
    """`key` names a sentence in the catalogues, `params` what is put into it, `rule` the rule it rests on."""

    key: str
    params: Mapping[str, Param] = field(default_factory=dict)
    rule: str = ""

    def plain(self) -> MessageData:
        """As JSON-able data, for a client that has the catalogues itself."""
        data: MessageData = {"key": self.key}
        if self.params:
            data["params"] = {name: _plain(value) for name, value in self.params.items()}
        if self.rule:
            data["rule"] = self.rule
        return data


def say(key: str, rule: str = "", **params: Param) -> Message:
    return Message(key, params, rule)


def _plain(value: Param) -> ParamData:
    if isinstance(value, Message):
        return value.plain()
    if isinstance(value, tuple):
        return [item.plain() for item in value]
    return value
