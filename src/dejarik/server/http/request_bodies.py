"""The bodies that clients send. The models also make up the OpenAPI description."""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeAlias

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from dejarik.server.http.spoken import cleaned

Name = Annotated[
    str,
    StringConstraints(strip_whitespace=True, min_length=1, max_length=40, pattern=r"^[^\x00-\x1f\x7f]+$"),
    AfterValidator(cleaned),
]
Text = Annotated[  # PostgreSQL has no \0
    str, StringConstraints(min_length=1, max_length=400, pattern=r"^[^\x00]+$"), AfterValidator(cleaned)
]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
OldPassword = Annotated[str, StringConstraints(max_length=200)]
Scope: TypeAlias = Literal["play", "read"]  # whoever plays may look, too
LanguageCode = Literal["en", "uk", "pl", "ru"]


class Model(BaseModel):
    """A body without any fields but those described. Nothing is taken for a number that is none."""

    model_config = ConfigDict(extra="forbid", strict=True)


class NewPerson(Model):
    """A guest says their name."""

    name: Name = Field(examples=["Олена"])
    language: LanguageCode = "en"


class NewAccount(Model):
    """A guest becomes an account."""

    login: Annotated[str, StringConstraints(pattern=r"^[\w.-]{2,40}$")] = Field(examples=["olena"])
    password: Password = Field(examples=["correct horse battery"])
    mail: Annotated[str, StringConstraints(max_length=200, pattern=r"^[^@\s\x00]+@[^@\s\x00]+$")] | None = None


class Login(Model):
    """Coming back."""

    login: Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[^\x00]+$")] = Field(
        examples=["olena"]
    )
    password: OldPassword = Field(examples=["correct horse battery"])


class NewPassword(Model):
    """Another password for one's account."""

    old: OldPassword
    new: Password


class Forgotten(Model):
    """Who would like a letter with a link to a new password."""

    login: Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[^\x00]+$")]


class ResetPassword(Model):
    """The secret of that link, and the new password."""

    key: Annotated[str, StringConstraints(min_length=8, max_length=100)]
    password: Password


class Farewell(Model):
    """Somebody and their data shall be forgotten; an account says its password."""

    password: OldPassword | None = None


class NewToken(Model):
    """For a bot or a script: to `play`, or only to `read`."""

    label: Name = Field(examples=["my bot"])
    scope: Scope = "play"


class TimeControl(Model):
    """`live`: minutes for the whole game and an increment in seconds; `mail`: days for each move."""

    kind: Literal["none", "live", "mail"] = "none"
    minutes: float = Field(default=20, gt=0, le=24 * 60)
    increment: float = Field(default=10, ge=0, le=600)
    days: float = Field(default=3, gt=0, le=60)


class NewSeat(Model):
    """Who shall sit here: me (also several times), a bot, or whoever comes."""

    kind: Literal["me", "bot", "open"] = Field(examples=["me"])
    bot: Annotated[str, StringConstraints(max_length=40)] = Field(default="greedy", examples=["greedy"])


class NewTable(Model):
    """A table. With no seat open it begins at once."""

    game: Annotated[str, StringConstraints(max_length=40)] = Field(examples=["uprising"])
    options: dict[str, Any] = Field(default_factory=dict, examples=[{"capitol": True}])
    seats: list[NewSeat] = Field(
        min_length=1, max_length=8, examples=[[{"kind": "me"}, {"kind": "bot", "bot": "greedy"}]]
    )
    public: bool = True
    control: TimeControl = TimeControl()


class Picks(Model):
    """One pick or several, by their texts, for the version they answer. `request` makes a retry harmless.

    They are made one by one. If one is illegal, or it is somebody else's turn before it, none of them counts. After a
    pick that used luck or showed something hidden the rest is not looked at: the version in the answer says how many
    were made.
    """

    version: int = Field(ge=0, le=10**9, examples=[0])
    picks: list[Annotated[str, StringConstraints(min_length=1, max_length=400)]] = Field(
        min_length=1, max_length=50, examples=[["choose capitol and ministry-of-truth"]]
    )
    request: Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9-]{8,50}$")] = Field(examples=["5f0c9d2e-1"])


class Undo(Model):
    """Take back this many of one's last picks: at once if that is free, else when everybody agrees."""

    picks: int = Field(default=1, ge=1, le=50)


class Answer(Model):
    """To somebody's request."""

    agree: bool


class Said(Model):
    """Something said at the table; with a `side`, to the people of that side alone."""

    text: Text = Field(examples=["good luck!"])
    side: Annotated[str, StringConstraints(min_length=1, max_length=40, pattern=r"^[^\x00]+$")] | None = Field(
        default=None, examples=["rebel"]
    )


class Key(Model):
    """The secret of a seat's link."""

    key: Annotated[str, StringConstraints(min_length=8, max_length=100)]


class StandIn(Model):
    """A bot plays for somebody who is absent."""

    bot: Annotated[str, StringConstraints(max_length=40)] = "greedy"


class AutoPass(Model):
    """Whether questions with one answer are left to the server."""

    on: bool


class PlayOn(Model):
    """Play on from a moment of a finished game as one seat; the rest is dealt anew to fit what that seat knew."""

    version: int = Field(ge=0, le=10**9)
    seat: Annotated[str, StringConstraints(max_length=40)] = Field(examples=["resistance"])
    bot: Annotated[str, StringConstraints(max_length=40)] = "greedy"
