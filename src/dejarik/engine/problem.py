"""Everything that can be wrong with what somebody gave us. The message says what and where, in any language."""

from __future__ import annotations

from dejarik.engine.message import Message, Param


class Problem(Exception):
    """Bad input; nothing was changed."""

    def __init__(self, key: str, **params: Param) -> None:
        super().__init__(key, params)
        self.message = Message(key, params)

    def __str__(self) -> str:
        from dejarik.engine.language import language  # the catalogues are read only when somebody looks

        return language("en").text(self.message)

    def __reduce__(self) -> tuple[object, ...]:
        return (_again, (type(self), self.message))


def _again(kind: type[Problem], message: Message) -> Problem:
    """A problem as it comes out of another process."""
    problem = kind.__new__(kind)
    Exception.__init__(problem, message.key, message.params)
    problem.message = message
    return problem


class IllegalPick(Problem):
    """What was picked is not among the options of the seat that is asked."""


class BadOption(Problem):
    """A game cannot be started like this: an unknown option, a value it does not take, a number of players."""


class Damaged(Problem):
    """A record or a dump that cannot be read: `where` says the line or the field, `why` what is wrong there."""

    def __init__(self, where: str | Message, why: Message) -> None:
        super().__init__("engine-damaged", where=where, why=why)


class UnknownGame(Problem):
    """There is no game with this id."""
