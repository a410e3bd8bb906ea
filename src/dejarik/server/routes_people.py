"""Requests about people: guests, accounts, tokens."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request, Response

from dejarik.server.answers import PROBLEMS, answer, host
from dejarik.server.host import Host
from dejarik.server.identity import COOKIE, Person
from dejarik.server.messages import Login, NewAccount, NewPerson, NewToken
from dejarik.server.refusal import Refusal

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS)
TheHost = Annotated[Host, Depends(host)]
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
async def come_in(body: NewPerson, request: Request, host: TheHost) -> Response:
    """A guest gets a session cookie; somebody we know changes name and language."""
    host.limits.take(f"address {request.client.host if request.client else ''}")
    person = await host.whoever(request)
    if person is None:
        return welcome(await host.identity.guest(body.name, body.language), host, 201)
    return welcome(await host.identity.rename(person, body.name, body.language), host)


@router.get("/people/me", summary="Who am I?")
async def me(request: Request, host: TheHost) -> Response:
    return answer(shown(await host.person(request)))


@router.post("/accounts", status_code=201, summary="Make an account of a guest")
async def register(body: NewAccount, request: Request, host: TheHost) -> Response:
    person = await host.person(request)
    host.limits.take(person.id)
    return welcome(await host.identity.register(person, body.login, body.password, body.mail), host, 201)


@router.post("/login", summary="Come back with login and password")
async def login(body: Login, request: Request, host: TheHost) -> Response:
    host.limits.take(f"login {body.login.casefold()}")
    host.limits.take(f"address {request.client.host if request.client else ''}")
    return welcome(await host.identity.login(body.login, body.password), host)


@router.post("/logout", status_code=204, summary="Forget this session")
async def logout() -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@router.post("/tokens", status_code=201, summary="A token for a bot or a script")
async def token(body: NewToken, request: Request, host: TheHost) -> Response:
    """Shown once; send it as `Authorization: Bearer …`."""
    person = await host.person(request)
    host.limits.take(person.id)
    if request.headers.get("authorization"):
        raise Refusal(403, "not-by-token", "a token cannot make tokens")
    return answer({"token": await host.identity.new_token(person, body.label)}, 201)
