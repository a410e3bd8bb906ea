"""The bodies that the server sends back. The browser client gets its types from them (`web/generate.py`)."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired, TypeAlias, TypedDict

from dejarik.bots.thought import ThoughtData
from dejarik.engine.message import MessageData
from dejarik.engine.seen import AnyView, OutcomeData, View

# What is wrong


class Wrong(TypedDict):
    """A field of a request that does not fit."""

    where: list[str]
    why: str


class Objections(TypedDict):
    """Why a pick may not be made; nothing if it may."""

    pick: NotRequired[str]  # that somebody means who points at things
    rule: NotRequired[str]  # that forbids it
    objection: NotRequired[MessageData]


class Facts(Objections):
    """What a refusal can tell besides its sort."""

    status: int
    title: str
    detail: str
    version: NotRequired[int]  # at which the game is
    pick: NotRequired[str]
    message: NotRequired[MessageData]
    errors: NotRequired[list[Wrong]]
    retry_after: NotRequired[int]  # seconds
    reason: NotRequired[str]  # of a ban, in the words of whoever runs the server
    until: NotRequired[float | None]  # of a ban; null: for good
    request: NotRequired[str]  # on a live connection: which one was refused


class ProblemData(Facts):
    """What was wrong (RFC 9457)."""

    type: str  # as `/problems/stale`


# The server


class Health(TypedDict):
    """GET /health"""

    version: str
    games: list[str]


class Readiness(TypedDict):
    """GET /ready"""

    database: bool  # whether it can be written
    redis: bool | None  # whether it answers; null: there is one process alone
    draining: bool  # whether this process is about to stop


class Notice(TypedDict):
    """Something that whoever runs the server has to say to everybody, in their own words."""

    id: str
    text: str
    created: float
    until: float | None


class Restart(TypedDict):
    """The server is about to be started again; games go on after it."""

    at: float | None  # if that is known


class Notices(TypedDict):
    """GET /api/notices"""

    notices: list[Notice]
    restart: Restart | None


# People


class PersonData(TypedDict):
    """Somebody at this server: a guest, or an account if there is a login."""

    id: str
    name: str
    login: str | None
    language: str


class SessionInfo(TypedDict):
    """A browser in which one is known."""

    id: str
    agent: str  # what it calls itself
    created: float
    seen: float
    current: bool  # the one that asks


class Sessions(TypedDict):
    """GET /api/sessions"""

    sessions: list[SessionInfo]


class NewTokenData(TypedDict):
    """A token, which is shown once."""

    id: str
    token: str


class TokenInfo(TypedDict):
    """What can be told of a token later."""

    id: str
    label: str
    scope: Literal["play", "read"]
    created: float
    used: float | None  # when it was last used, to some minutes


class Tokens(TypedDict):
    """GET /api/tokens"""

    tokens: list[TokenInfo]


class OwnPick(TypedDict):
    """A pick of one's own."""

    version: int
    at: float
    pick: str


class OwnTable(TypedDict):
    """A table at which one sits or sat, and what one picked there."""

    id: str
    game: str
    status: str
    created: float
    seats: list[int]
    picks: list[OwnPick]


class OwnWords(TypedDict):
    """What one said at a table."""

    table: str
    text: str
    side: str | None
    at: float


class Export(TypedDict):
    """GET /api/people/me/export: all that is kept about somebody."""

    id: str
    name: str
    login: str | None
    mail: str | None
    language: str
    created: float
    sessions: list[SessionInfo]
    tokens: list[TokenInfo]
    tables: list[OwnTable]
    chat: list[OwnWords]


# Games


class SettingData(TypedDict):
    """Something a game can be started with."""

    name: str
    default: Any
    values: str  # what can be given, in short
    kind: Literal["flag", "one", "some"]
    choices: tuple[str, ...]
    count: int  # of `some`: exactly so many, or none
    about: str


class GameInfo(TypedDict):
    """A game that can be played."""

    id: str
    title: str
    about: str
    players: list[int]
    seats: dict[int, list[str]]  # by number of players
    usual_players: int  # where nobody says how many
    usual_seats: dict[int, list[Literal["person", "bot"]]]  # by number of players: who sits where in a first game
    options: list[SettingData]


class Games(TypedDict):
    """GET /api/games"""

    games: list[GameInfo]
    bots: list[str]
    languages: tuple[str, ...]


class RuleData(TypedDict):
    """A numbered rule."""

    id: str
    title: str
    text: str
    chapter: str
    source: str
    language: NotRequired[str]  # of this rule, where it is not translated


class Rules(TypedDict):
    """GET /api/games/{game}/rules"""

    language: str
    rules: list[RuleData]


class Catalogue(TypedDict):
    """GET /api/games/{game}/catalogue"""

    language: str
    fluent: str
    names: dict[str, str]


# Tables

Reason: TypeAlias = Literal["resigned", "time", "closed"]  # why a game ended by none of its rules


class Untimed(TypedDict):
    """No clock."""

    kind: Literal["none"]


class Timed(TypedDict):
    """Seconds for the whole game and an increment for each turn, or seconds for each move by mail."""

    kind: Literal["live", "mail"]
    seconds: float
    increment: float


class Ending(OutcomeData):
    """How it ended: by a rule of the game, or for a reason that is none."""

    reason: NotRequired[Reason]


class SeatInfo(TypedDict):
    """Who sits where."""

    number: int
    seat: str
    side: str  # seats of one side win together and share what they know
    kind: Literal["person", "bot", "open"]
    name: str | None
    bot: str | None
    stand_in: str | None
    resigned: bool
    seen: float | None
    mine: bool
    auto_pass: bool  # formalities are left to the server; of the seats of others nobody knows


class TableInfo(TypedDict):
    """GET /api/tables/{table}, and each table of a list"""

    id: str
    game: str
    players: int
    options: dict[str, Any]
    public: bool
    control: Untimed | Timed
    status: Literal["open", "playing", "finished"]
    version: int
    seed_hash: str | None
    seed: str | None
    asked: str | None
    my_turn: bool
    since: float | None
    deadline: float | None
    outcome: Ending | None
    replayable: bool
    rematch: str | None
    created: float
    changed: float
    seats: list[SeatInfo]


class Lobby(TypedDict):
    """GET /api/tables"""

    public: list[TableInfo]
    mine: list[TableInfo]


class NewId(TypedDict):
    """The id of a table that was made."""

    id: str


class SeatKey(TypedDict):
    """The secret link of a seat."""

    key: str
    path: str


class Claimed(TypedDict):
    """The seat that somebody has come to."""

    seat: int


class Said(TypedDict):
    """Something that was said at a table."""

    id: int  # grows with time, and tells nothing else
    name: str
    seats: list[str] | None  # that the speaker held; none: a spectator; null: not known of old lines
    text: str
    side: str | None  # said to this side alone; null: to everybody
    at: float


class SaidId(TypedDict):
    """The number that something got that was said."""

    id: int


class Chat(TypedDict):
    """GET chat"""

    chat: list[Said]


# Playing


class Explained(Objections):
    """GET explain: whether a pick may be made, and if not, why."""

    legal: bool


class Reached(TypedDict):
    """The version that a game has come to."""

    version: int


class Undone(TypedDict):
    """POST undo: done at once, or asked of the seats that have to agree."""

    done: bool
    version: NotRequired[int]
    waiting: NotRequired[list[int]]


# The past


class Happened(TypedDict):
    """What happened at one version."""

    version: int
    kind: Literal["begin", "pick", "undo", "end"]
    seat: str | None
    at: float
    picks: NotRequired[int]  # of an undo: how many were taken back


class EntryData(Happened):
    """What happened at one version, as one eye heard it."""

    events: list[MessageData]


class Events(TypedDict):
    """GET events"""

    events: list[EntryData]


class Glimpse(TypedDict):
    """What an eye saw and heard then."""

    view: Annotated[AnyView, View]
    events: list[MessageData]


class Moment(Happened):
    """GET history/{version}"""

    replayable: bool
    eyes: dict[str, Glimpse]


class Score(TypedDict):
    """From 0 (lost) to 1 (won), by seat."""

    version: int
    scores: list[float]


class ScoresData(TypedDict):
    """GET scores"""

    kind: Literal["evaluation"]
    seats: list[str]
    scores: list[Score]


class BotThought(ThoughtData):
    """What a bot thought before a pick. The picked option is the first."""

    version: int  # of the game after the pick
    seat: str


class Thoughts(TypedDict):
    """GET thoughts: one for each pick of a bot that looked ahead."""

    thoughts: list[BotThought]
