"""Requests about people: guests, accounts, sessions, tokens."""

from __future__ import annotations

from functools import partial
from typing import Annotated, Any, TypeAlias

from fastapi import APIRouter, Path, Request, Response

from dejarik.server.http.rate_limits import address_of
from dejarik.server.http.refusal import Refusal, not_found
from dejarik.server.http.request_bodies import (
    Farewell,
    Forgotten,
    Login,
    NewAccount,
    NewPassword,
    NewPerson,
    NewToken,
    ResetPassword,
)
from dejarik.server.http.response_bodies import NewTokenData, Notices, PersonData, Sessions, Tokens
from dejarik.server.http.responses import PROBLEMS, json_response
from dejarik.server.people import export, sessions, tokens
from dejarik.server.people.identity import Person, Welcome
from dejarik.server.people.secret import digest
from dejarik.server.people.sessions import COOKIE, ID, YEAR, public_id
from dejarik.server.routes.dependencies import EVERY_REQUEST, Asking, InPerson, Known, TheServices
from dejarik.server.services import Services
from dejarik.server.tables import farewell, listing

router = APIRouter(prefix="/api", tags=["people"], responses=PROBLEMS, dependencies=EVERY_REQUEST)
PublicId: TypeAlias = Annotated[str, Path(pattern=rf"^[0-9a-f]{{{ID}}}$")]
RENAMED: dict[int | str, dict[str, Any]] = {200: {"description": "Somebody we know has another name or language now"}}


def welcomed(welcome: Welcome, services: Services, status: int = 200) -> Response:
    """An answer with the cookie of a session that has just begun."""
    response = json_response(shown(welcome.person), status)
    response.set_cookie(
        COOKIE,
        welcome.secret,
        max_age=YEAR,
        httponly=True,
        samesite="lax",
        secure=services.settings.secure_cookies,
    )
    return response


def shown(person: Person) -> PersonData:
    return {"id": person.id, "name": person.name, "login": person.login, "language": person.language}


def agent(request: Request) -> str:
    """Return what a browser calls itself."""
    return request.headers.get("user-agent", "")


@router.post("/people", status_code=201, summary="Say your name", responses=RENAMED)
async def come_in(body: NewPerson, request: Request, caller: Asking, services: TheServices) -> Response:
    """A guest gets a session cookie; somebody we know changes name and language."""
    if caller is None:
        services.coming.take(address_of(request))
        return welcomed(await services.identity.guest(body.name, body.language, agent(request)), services, 201)
    if caller.session is None:
        raise Refusal(403, "not-by-token", "a token cannot do this; come with a browser")
    renamed = await services.identity.rename(caller.person, body.name, body.language)
    for table in await services.store.read(partial(listing.waiting_at, renamed.id)):
        services.fanout.publish(table)  # who waits there sees the new name
    return json_response(shown(renamed))


@router.get("/people/me", summary="Who am I?")
async def me(person: Known) -> Response:
    return json_response(shown(person))


@router.get("/people/me/export", summary="All that is kept about me")
async def export_all(caller: InPerson, services: TheServices) -> Response:
    """Person, sessions, tokens, tables with one's own picks, and what one said."""
    response = json_response(await services.store.read(partial(export.of, caller.person.id, caller.session)))
    response.headers["Content-Disposition"] = 'attachment; filename="dejarik.json"'
    return response


@router.post("/people/me/delete", status_code=204, summary="Forget me and my data")
async def delete(body: Farewell, caller: InPerson, services: TheServices) -> Response:
    """Games with other people stay, without a name; games under way are given up. An account says its password."""
    if caller.person.login is not None:
        services.guessing.take(f"password {caller.person.id}")
        if not await services.identity.has_password(caller.person, body.password or ""):
            raise Refusal(403, "bad-password", "this is not your password")
    await farewell.forget(services, caller.person)
    return goodbye()


@router.get("/notices", summary="What whoever runs the server has to say")
async def notices(services: TheServices) -> Response:
    found = services.notices.message()
    shown: Notices = {"notices": found["notices"], "restart": found["restart"]}
    return json_response(shown)


@router.post("/accounts", status_code=201, summary="Make an account of a guest")
async def register(body: NewAccount, request: Request, caller: InPerson, services: TheServices) -> Response:
    """The session is a new one."""
    person = caller.person
    welcome = await services.identity.register(person, body.login, body.password, body.mail, agent(request))
    services.fanout.doubt([person.id])
    return welcomed(welcome, services, 201)


@router.post("/login", summary="Come back with login and password")
async def login(body: Login, request: Request, caller: Asking, services: TheServices) -> Response:
    services.acting.take(f"login {body.login.casefold()}")  # whoever guesses, from however many places
    services.guessing.take(f"login {body.login.casefold()} {address_of(request)}")
    welcome = await services.identity.login(body.login, body.password, agent(request), caller)
    if caller is not None:
        services.fanout.doubt([caller.person.id])
    return welcomed(welcome, services)


@router.post("/logout", status_code=204, summary="End this session")
async def logout(caller: Asking, services: TheServices) -> Response:
    if caller is not None and caller.session is not None:
        await services.store.write(partial(sessions.end, caller.session))
        services.fanout.doubt([caller.person.id])
    return goodbye()


def goodbye() -> Response:
    response = Response(status_code=204)
    response.delete_cookie(COOKIE)
    return response


@router.post("/password", summary="Another password")
async def password(body: NewPassword, request: Request, caller: InPerson, services: TheServices) -> Response:
    """All other sessions end, and this one is a new one."""
    services.guessing.take(f"password {caller.person.id}")
    welcome = await services.identity.change_password(caller.person, body.old, body.new, agent(request))
    services.fanout.doubt([caller.person.id])
    return welcomed(welcome, services)


@router.post("/password/forgotten", status_code=202, summary="A letter with a link to a new password")
async def forgotten(body: Forgotten, request: Request, services: TheServices) -> Response:
    """The answer is the same whether or not there is such an account and it has an address."""
    services.guessing.take(f"forgotten {address_of(request)}")
    if not services.notifier.letters:
        raise Refusal(409, "no-letters", "this server sends no letters; ask whoever runs it")
    services.spawn(services.send_reset(body.login))
    return Response(status_code=202)


@router.post("/password/reset", summary="A new password by the link of a letter")
async def reset(body: ResetPassword, request: Request, services: TheServices) -> Response:
    """All sessions end, and a new one begins."""
    services.guessing.take(f"reset {address_of(request)}")
    welcome = await services.identity.reset_password(body.key, body.password, agent(request))
    services.fanout.doubt([welcome.person.id])
    return welcomed(welcome, services)


@router.get("/sessions", summary="Where I am known")
async def all_sessions(caller: InPerson, services: TheServices) -> Response:
    found: Sessions = {
        "sessions": await services.store.read(partial(sessions.listed, caller.person.id, caller.session))
    }
    return json_response(found)


@router.post("/sessions/end", status_code=204, summary="End all my other sessions")
async def end_others(caller: InPerson, services: TheServices) -> Response:
    assert caller.session is not None
    await services.store.write(partial(sessions.end_others, caller.person.id, caller.session))
    services.fanout.doubt([caller.person.id])
    return Response(status_code=204)


@router.post("/sessions/{session}/end", status_code=204, summary="End one of my sessions")
async def end_session(session: PublicId, caller: InPerson, services: TheServices) -> Response:
    if not await services.store.write(partial(sessions.end_one, caller.person.id, session)):
        raise not_found("session")
    services.fanout.doubt([caller.person.id])
    return Response(status_code=204)


@router.get("/tokens", summary="My tokens")
async def all_tokens(caller: InPerson, services: TheServices) -> Response:
    found: Tokens = {"tokens": await services.store.read(partial(tokens.listed, caller.person.id))}
    return json_response(found)


@router.post("/tokens", status_code=201, summary="A token for a bot or a script")
async def token(body: NewToken, caller: InPerson, services: TheServices) -> Response:
    """Shown once; send it as `Authorization: Bearer …`. By it one plays and looks, or only looks."""
    secret = await services.store.write(partial(tokens.make, caller.person.id, body.label, body.scope))
    made: NewTokenData = {"id": public_id(digest(secret)), "token": secret}
    return json_response(made, 201)


@router.post("/tokens/{token}/revoke", status_code=204, summary="Take a token away")
async def revoke(token: PublicId, caller: InPerson, services: TheServices) -> Response:
    if not await services.store.write(partial(tokens.revoke, caller.person.id, token)):
        raise not_found("token")
    services.fanout.doubt([caller.person.id])
    return Response(status_code=204)
