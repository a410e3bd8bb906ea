"""Who is asking: guests and accounts by a signed cookie, scripts and bots by a token, seats by a secret link."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from dataclasses import dataclass
from functools import partial

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from itsdangerous import BadSignature, URLSafeSerializer
from sqlalchemy import Connection, insert, select, update
from sqlalchemy.exc import IntegrityError
from starlette.requests import HTTPConnection

from dejarik.server.http.refusal import Refusal
from dejarik.server.storage import schema
from dejarik.server.storage.store import Store

COOKIE = "dejarik"
LOGIN = 40  # letters at most
HASHING = 2  # passwords at once; each takes a good part of a second, so they wait for each other and tables never do


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody we know: a guest, or an account if there is a login."""

    id: str
    name: str
    login: str | None
    language: str
    mail: str | None


def new_id() -> str:
    return secrets.token_urlsafe(12)


def digest(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


class Identity:
    """Sessions, accounts and tokens."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._hasher = PasswordHasher()
        self._hashing = asyncio.Semaphore(HASHING)
        self._signer = URLSafeSerializer("", salt="session")

    async def open(self) -> None:
        """Read the key that signs cookies; it is in the database, the same for all processes and after restarts."""
        self._signer = URLSafeSerializer(await self._store.write(_signing_key), salt="session")

    def cookie(self, person: Person) -> str:
        signed = self._signer.dumps(person.id)
        return signed if isinstance(signed, str) else signed.decode()

    async def of(self, connection: HTTPConnection) -> Person | None:
        """Recognise somebody by a bearer token or else by a cookie; None if we have not met them."""
        scheme, _, token = connection.headers.get("authorization", "").partition(" ")
        if scheme.lower() == "bearer":
            person = await self._store.read(partial(_by_token, digest(token.strip())))
            if person is None:
                raise Refusal(401, "bad-token", "this token is not valid")
            return person
        cookie = connection.cookies.get(COOKIE)
        if cookie is None:
            return None
        try:
            id = self._signer.loads(cookie)
        except BadSignature:
            return None
        return await self._store.read(partial(by_id, id)) if isinstance(id, str) else None

    async def guest(self, name: str, language: str) -> Person:
        person = Person(new_id(), name, None, language, None)
        await self._store.write(partial(_add, person, None))
        return person

    async def register(self, person: Person, login: str, password: str, mail: str | None) -> Person:
        """Turn a guest into an account; games and seats stay."""
        if person.login is not None:
            raise Refusal(409, "has-account", "you have an account already")
        if len(login.casefold()) > LOGIN:  # ß becomes ss
            raise Refusal(422, "bad-request", f"a login has at most {LOGIN} letters")
        hashed = await self._hash(password)
        try:
            await self._store.write(partial(_set_login, person.id, login.casefold(), hashed, mail))
        except IntegrityError:
            raise Refusal(409, "login-taken", "this login is taken") from None
        return Person(person.id, person.name, login.casefold(), person.language, mail)

    async def login(self, login: str, password: str) -> Person:
        found = await self._store.read(partial(_by_login, login.casefold()))
        hashed = found[1] if found else await self._hash("")  # the same work whether or not there is such an account
        async with self._hashing:
            fits = await asyncio.to_thread(self._verify, hashed, password)
        if found is None or not fits:
            raise Refusal(401, "bad-login", "login or password is wrong")
        return found[0]

    async def rename(self, person: Person, name: str, language: str) -> Person:
        await self._store.write(partial(_rename, person.id, name, language))
        return Person(person.id, name, person.login, language, person.mail)

    async def new_token(self, person: Person, label: str) -> str:
        token = secrets.token_urlsafe(32)
        row = {"digest": digest(token), "person": person.id, "label": label, "created": time.time()}
        await self._store.write(lambda connection: connection.execute(insert(schema.tokens).values(row)))
        return token

    async def _hash(self, password: str) -> str:
        async with self._hashing:
            return await asyncio.to_thread(self._hasher.hash, password)

    def _verify(self, hashed: str, password: str) -> bool:
        try:
            return self._hasher.verify(hashed, password)
        except VerificationError:
            return False


def _signing_key(connection: Connection) -> str:
    found = connection.execute(select(schema.secrets.c.value).where(schema.secrets.c.name == "session")).scalar()
    if found is None:
        found = secrets.token_urlsafe(48)
        connection.execute(insert(schema.secrets).values(name="session", value=found))
    return str(found)


def _add(person: Person, login: str | None, connection: Connection) -> None:
    connection.execute(
        insert(schema.people).values(
            id=person.id, name=person.name, login=login, language=person.language, created=time.time()
        )
    )


def _set_login(id: str, login: str, password: str, mail: str | None, connection: Connection) -> None:
    values = {"login": login, "password": password, "mail": mail}
    connection.execute(update(schema.people).where(schema.people.c.id == id).values(values))


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


def by_id(id: str, connection: Connection) -> Person | None:
    row = connection.execute(select(*COLUMNS).where(schema.people.c.id == id)).first()
    return Person(*row) if row else None


def _by_token(digest: str, connection: Connection) -> Person | None:
    query = select(*COLUMNS).join(schema.tokens, schema.tokens.c.person == schema.people.c.id)
    row = connection.execute(query.where(schema.tokens.c.digest == digest)).first()
    return Person(*row) if row else None


def _by_login(login: str, connection: Connection) -> tuple[Person, str] | None:
    row = connection.execute(select(*COLUMNS, schema.people.c.password).where(schema.people.c.login == login)).first()
    return (Person(*row[:5]), row[5]) if row else None
