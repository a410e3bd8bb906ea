"""Requests about people: guests, accounts, tokens."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request, Response

from dejarik.server.http.rate_limits import address_of
from dejarik.server.http.refusal import Refusal
from dejarik.server.http.request_bodies import Login, NewAccount, NewPerson, NewToken
from dejarik.server.http.response_bodies import NewTokenData, PersonData
from dejarik.server.http.responses import PROBLEMS, json_response
from dejarik.server.people.identity import COOKIE, Person
from dejarik.server.routes.dependencies import EVERY_REQUEST, Known, TheServices, Visitor
from dejarik.server.services import Services
from dejarik.server.tables import listing

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS, dependencies=EVERY_REQUEST)
YEAR = 365 * 24 * 3600


def welcome(person: Person, services: Services, status: int = 200) -> Response:
    """An answer with the person's cookie."""
    response = json_response(shown(person), status)
    response.set_cookie(
        COOKIE,
        services.identity.cookie(person),
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
    return response


def shown(person: Person) -> PersonData:
    return {"id": person.id, "name": person.name, "login": person.login, "language": person.language}


@router.post("/people", status_code=201, summary="Say your name")
async def come_in(body: NewPerson, person: Visitor, services: TheServices) -> Response:
    """A guest gets a session cookie; somebody we know changes name and language."""
    if person is None:
        return welcome(await services.identity.guest(body.name, body.language), services, 201)
    renamed = await services.identity.rename(person, body.name, body.language)
    for table in await services.store.read(partial(listing.waiting_at, person.id)):
        services.fanout.publish(table)  # who waits there sees the new name
    return welcome(renamed, services)


@router.get("/people/me", summary="Who am I?")
async def me(person: Known) -> Response:
    return json_response(shown(person))


@router.post("/accounts", status_code=201, summary="Make an account of a guest")
async def register(body: NewAccount, person: Known, services: TheServices) -> Response:
    return welcome(await services.identity.register(person, body.login, body.password, body.mail), services, 201)


@router.post("/login", summary="Come back with login and password")
async def login(body: Login, request: Request, services: TheServices) -> Response:
    services.acting.take(f"login {body.login.casefold()}")  # whoever guesses, from however many places
    services.guessing.take(f"login {body.login.casefold()} {address_of(request)}")
    return welcome(await services.identity.login(body.login, body.password), services)


@router.post("/logout", status_code=204, summary="Forget this session")
async def logout() -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@router.post("/tokens", status_code=201, summary="A token for a bot or a script")
async def token(body: NewToken, request: Request, person: Known, services: TheServices) -> Response:
    """Shown once; send it as `Authorization: Bearer …`."""
    if request.headers.get("authorization"):
        raise Refusal(403, "not-by-token", "a token cannot make tokens")
    made: NewTokenData = {"token": await services.identity.new_token(person, body.label)}
    return json_response(made, 201)
