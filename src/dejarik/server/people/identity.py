"""Who is asking: guests and accounts by the cookie of a session, scripts and bots by a token."""

from __future__ import annotations

import time
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeAlias

from sqlalchemy import Connection, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from dejarik.server.http.refusal import Refusal
from dejarik.server.people import sessions, tokens
from dejarik.server.people.names import refuse_names_of_bots
from dejarik.server.people.passwords import Passwords, refuse_weak
from dejarik.server.people.secret import digest, new_id
from dejarik.server.people.sessions import COOKIE, OFTEN, YEAR
from dejarik.server.storage import schema
from dejarik.server.storage.store import Store

Found: TypeAlias = Any  # a row with these columns and others: SQLAlchemy would name the type of each
LOGIN = 40  # letters at most


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody we know: a guest, or an account if there is a login."""

    id: str
    name: str
    login: str | None
    language: str
    mail: str | None


@dataclass(frozen=True, slots=True)
class Caller:
    """Somebody who asks, and by what right: a session of their own, by its digest, or a token."""

    person: Person
    session: str | None
    may_act: bool = True  # a token may be for looking alone


@dataclass(frozen=True, slots=True)
class Welcome:
    """Somebody for whom a session has just begun, and its secret."""

    person: Person
    secret: str


class Identity:
    """Recognises people, and keeps their accounts. Whatever changes who somebody is begins a new session."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._passwords = Passwords()

    async def open(self) -> None:
        await self._passwords.open()
        await self._store.write(sessions.forget_old)

    async def of(self, connection: HTTPConnection) -> Caller | None:
        """Recognise somebody by a bearer token or else by a cookie; None if we have not met them."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            return await self._by_token(digest(token.strip()))
        cookie = connection.cookies.get(COOKIE)
        return None if cookie is None else await self._by_session(digest(cookie))

    async def _by_token(self, token: str) -> Caller:
        row = await self._store.read(partial(_of_token, token))
        if row is None:
            raise Refusal(401, "bad-token", "this token is not valid")
        if time.time() - (row.used or 0.0) > OFTEN:
            await self._store.write(partial(tokens.note_use, token))
        return Caller(_person(row), None, may_act=row.scope == "play")

    async def _by_session(self, session: str) -> Caller | None:
        row = await self._store.read(partial(_of_session, session))
        if row is None:
            return None
        if time.time() - row.seen > OFTEN:
            await self._store.write(partial(sessions.note_use, session))
        return Caller(_person(row), session)

    async def guest(self, name: str, language: str, agent: str) -> Welcome:
        refuse_names_of_bots(name)
        person = Person(new_id(), name, None, language, None)

        def work(connection: Connection) -> str:
            row = {"id": person.id, "name": name, "language": language, "created": time.time()}
            connection.execute(insert(schema.people).values(row))
            return sessions.begin(person.id, agent, connection)

        return Welcome(person, await self._store.write(work))

    async def register(self, person: Person, login: str, password: str, mail: str | None, agent: str) -> Welcome:
        """Turn a guest into an account; games and seats stay."""
        if person.login is not None:
            raise Refusal(409, "has-account", "you have an account already")
        login = login.casefold()
        if len(login) > LOGIN:  # ß becomes ss
            raise Refusal(422, "bad-request", f"a login has at most {LOGIN} letters")
        refuse_weak(password, login)
        hashed = await self._passwords.hash(password)

        def work(connection: Connection) -> str:
            values = {"login": login, "password": hashed, "mail": mail}
            connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(values))
            return _only_session(person.id, agent, connection)

        try:
            secret = await self._store.write(work)
        except IntegrityError:
            raise Refusal(409, "login-taken", "this login is taken") from None
        return Welcome(replace(person, login=login, mail=mail), secret)

    async def login(self, login: str, password: str, agent: str, before: Caller | None) -> Welcome:
        """Come back to an account. Whatever session the browser had before is over."""
        row = await self._store.read(partial(_of_login, login.casefold()))
        if not await self._passwords.fits(None if row is None else row.password, password) or row is None:
            raise Refusal(401, "bad-login", "login or password is wrong")
        person = _person(row)

        def work(connection: Connection) -> str:
            if before is not None and before.session is not None:
                sessions.end(before.session, connection)
            return sessions.begin(person.id, agent, connection)

        return Welcome(person, await self._store.write(work))

    async def change_password(self, person: Person, old: str, new: str, agent: str) -> Welcome:
        """Set another password; all sessions end but the one that begins now."""
        if not await self.has_password(person, old):
            raise Refusal(403, "bad-password", "this is not your password")
        return await self._set_password(person, new, agent)

    async def has_password(self, person: Person, password: str) -> bool:
        if person.login is None:
            raise Refusal(409, "no-account", "a guest has no password")
        row = await self._store.read(partial(_of_login, person.login))
        return await self._passwords.fits(None if row is None else row.password, password)

    async def reset_password(self, key: str, new: str, agent: str) -> Welcome:
        """Set another password by the key of a letter."""
        row = await self._store.read(partial(_of_reset, digest(key)))
        if row is None:
            raise Refusal(404, "bad-key", "this link is no longer valid")
        return await self._set_password(_person(row), new, agent)

    async def _set_password(self, person: Person, new: str, agent: str) -> Welcome:
        refuse_weak(new, person.login or "")
        hashed = await self._passwords.hash(new)

        def work(connection: Connection) -> str:
            connection.execute(update(schema.people).where(schema.people.c.id == person.id).values(password=hashed))
            connection.execute(delete(schema.resets).where(schema.resets.c.person == person.id))
            return _only_session(person.id, agent, connection)

        return Welcome(person, await self._store.write(work))

    async def rename(self, person: Person, name: str, language: str) -> Person:
        if name != person.name:
            refuse_names_of_bots(name)
        await self._store.write(partial(_rename, person.id, name, language))
        return replace(person, name=name, language=language)


def _only_session(person: str, agent: str, connection: Connection) -> str:
    sessions.end_all(person, connection)
    return sessions.begin(person, agent, connection)


def _rename(id: str, name: str, language: str, connection: Connection) -> None:
    connection.execute(update(schema.people).where(schema.people.c.id == id).values(name=name, language=language))
    connection.execute(update(schema.seats).where(schema.seats.c.person == id).values(name=name))


COLUMNS = (
    schema.people.c.id,
    schema.people.c.name,
    schema.people.c.login,
    schema.people.c.language,
    schema.people.c.mail,
)


def _person(row: Found) -> Person:
    return Person(row.id, row.name, row.login, row.language, row.mail)


def by_id(id: str, connection: Connection) -> Person | None:
    row = connection.execute(select(*COLUMNS).where(schema.people.c.id == id)).first()
    return None if row is None else _person(row)


def _of_token(token: str, connection: Connection) -> Found:
    columns = schema.tokens.c
    query = select(*COLUMNS, columns.scope, columns.used).join(schema.tokens, columns.person == schema.people.c.id)
    return connection.execute(query.where(columns.digest == token)).first()


def _of_session(session: str, connection: Connection) -> Found:
    columns = schema.sessions.c
    query = select(*COLUMNS, columns.seen).join(schema.sessions, columns.person == schema.people.c.id)
    return connection.execute(query.where(columns.digest == session, columns.seen > time.time() - YEAR)).first()


def _of_reset(key: str, connection: Connection) -> Found:
    columns = schema.resets.c
    query = select(*COLUMNS).join(schema.resets, columns.person == schema.people.c.id)
    return connection.execute(query.where(columns.digest == key, columns.expires > time.time())).first()


def _of_login(login: str, connection: Connection) -> Found:
    return connection.execute(select(*COLUMNS, schema.people.c.password).where(schema.people.c.login == login)).first()


def of_login(login: str, connection: Connection) -> Person | None:
    row = _of_login(login.casefold(), connection)
    return None if row is None else _person(row)
