"""What the live connection says. The browser client gets its types from these classes (`web/generate.py`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

import msgspec

from dejarik.engine.message import MessageData
from dejarik.engine.seen import AnyView, View
from dejarik.server.http.response_bodies import Ending, Facts, Notices, Said, TableInfo


class OptionData(TypedDict):
    """One legal pick. `pick` is what is sent back."""

    pick: str
    label: MessageData
    touches: tuple[str, ...]  # the things on the board that it is about
    grave: NotRequired[Literal[True]]  # not by a slip of the hand: asked twice


class AskData(TypedDict):
    """What a seat is asked now, with all options."""

    name: str
    rule: str
    prompt: MessageData
    options: list[OptionData]
    free_undo: int  # so many of its last picks can be taken back at once
    form: NotRequired[Mapping[str, Any]]  # what a form needs in which several picks are put together


class UndoRequest(TypedDict):
    """Somebody wants picks back that are not free; `waiting` have not answered yet. Seats by number."""

    seat: int
    picks: int
    waiting: list[int]
    version: int


class Around(TypedDict):
    """What everybody may know of a table that is being played."""

    status: Literal["playing", "finished"]
    asked: str | None
    clock: list[float] | None
    since: float | None
    deadline: float | None
    undo: UndoRequest | None
    outcome: Ending | None
    rematch: str | None
    stand_ins: list[str | None]


class Eye(TypedDict):
    """What one seat sees, or a spectator."""

    view: Annotated[AnyView, View]
    ask: AskData | None


class StateMessage(TypedDict):
    """Everything, as it is now; also GET game."""

    type: Literal["state"]
    version: int
    replayable: bool  # false: the last snapshot of a game that today's rules cannot play on
    table: Around
    eyes: dict[str, Eye]


class Changed(TypedDict):
    """What has changed for one eye; of the view only the fields that are new."""

    view: dict[str, Any]
    ask: AskData | None
    events: list[MessageData]


class ChangeMessage(TypedDict):
    """A change, with what each of the listener's eyes sees of it, which is JSON already."""

    type: Literal["change"]
    version: int
    table: Around
    eyes: dict[str, Annotated[msgspec.Raw, Changed]]


class RefusedMessage(Facts):
    """A refusal; `problem` is the `type` of the problem."""

    type: Literal["refused"]
    problem: str


class AckMessage(TypedDict):
    """Picks were made."""

    type: Literal["ack"]
    request: str
    version: int


class PresenceMessage(TypedDict):
    """Who is connected: seats by number."""

    type: Literal["presence"]
    seats: list[int]


class WaitingMessage(TypedDict):
    """The table, until the game begins."""

    type: Literal["waiting"]
    table: TableInfo


class BeatMessage(TypedDict):
    """The connection is alive."""

    type: Literal["pong", "heartbeat"]
    version: int


class ChatMessage(Said):
    """Somebody said something."""

    type: Literal["chat"]


class NoticesMessage(Notices):
    """What whoever runs the server has to say, whenever that changes."""

    type: Literal["notices"]


ServerMessage: TypeAlias = (
    StateMessage
    | ChangeMessage
    | RefusedMessage
    | AckMessage
    | PresenceMessage
    | WaitingMessage
    | BeatMessage
    | ChatMessage
    | NoticesMessage
)
