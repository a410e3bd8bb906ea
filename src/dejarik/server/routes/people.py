"""Requests about people: guests, accounts, tokens."""

from __future__ import annotations

from functools import partial
from typing import Any

from fastapi import APIRouter, Request, Response

from dejarik.server import tables
from dejarik.server.http.refusal import Refusal
from dejarik.server.http.request_bodies import Login, NewAccount, NewPerson, NewToken
from dejarik.server.http.responses import PROBLEMS, answer
from dejarik.server.people.identity import COOKIE, Person
from dejarik.server.routes.dependencies import ASKED, Known, TheHost, Visitor
from dejarik.server.services import Host, address_of

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS, dependencies=ASKED)
YEAR = 365 * 24 * 3600


def welcome(person: Person, host: Host, status: int = 200) -> Response:
    """An answer with the person's cookie."""
    response = answer(shown(person), status)
    response.set_cookie(
        COOKIE,
        host.identity.cookie(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=host.settings.secure_cookies,
    )
    return response


def shown(person: Person) -> dict[str, Any]:
    return {"id": person.id, "name": person.name, "login": person.login, "language": person.language}


@router.post("/people", status_code=201, summary="Say your name")
async def come_in(body: NewPerson, person: Visitor, host: TheHost) -> Response:
    """A guest gets a session cookie; somebody we know changes name and language."""
    if person is None:
        return welcome(await host.identity.guest(body.name, body.language), host, 201)
    renamed = await host.identity.rename(person, body.name, body.language)
    for table in await host.store.read(partial(tables.waiting_at, person.id)):
        host.fanout.publish(table)  # who waits there sees the new name
    return welcome(renamed, host)


@router.get("/people/me", summary="Who am I?")
async def me(person: Known) -> Response:
    return answer(shown(person))


@router.post("/accounts", status_code=201, summary="Make an account of a guest")
async def register(body: NewAccount, person: Known, host: TheHost) -> Response:
    return welcome(await host.identity.register(person, body.login, body.password, body.mail), host, 201)


@router.post("/login", summary="Come back with login and password")
async def login(body: Login, request: Request, host: TheHost) -> Response:
    host.acting.take(f"login {body.login.casefold()}")  # whoever guesses, from however many places
    host.guessing.take(f"login {body.login.casefold()} {address_of(request)}")
    return welcome(await host.identity.login(body.login, body.password), host)


@router.post("/logout", status_code=204, summary="Forget this session")
async def logout() -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@router.post("/tokens", status_code=201, summary="A token for a bot or a script")
async def token(body: NewToken, request: Request, person: Known, host: TheHost) -> Response:
    """Shown once; send it as `Authorization: Bearer …`."""
    if request.headers.get("authorization"):
        raise Refusal(403, "not-by-token", "a token cannot make tokens")
    return answer({"token": await host.identity.new_token(person, body.label)}, 201)
