"""What routes depend on: the services, and who asks. Every request passes here and is counted."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from fastapi import Depends, Path, Request

from dejarik.server.http.refusal import Refusal
from dejarik.server.people.identity import Caller, Person
from dejarik.server.services import Services, services_of

TheServices: TypeAlias = Annotated[Services, Depends(services_of)]


async def whoever(request: Request, services: TheServices) -> Caller | None:
    return await services.whoever(request)


Asking: TypeAlias = Annotated[Caller | None, Depends(whoever)]


async def visitor(caller: Asking) -> Person | None:
    return None if caller is None else caller.person


Visitor: TypeAlias = Annotated[Person | None, Depends(visitor)]


async def somebody(visitor: Visitor) -> Person:
    if visitor is None:
        raise Refusal(401, "who-are-you", "say your name first: POST /api/people")
    return visitor


Known: TypeAlias = Annotated[Person, Depends(somebody)]  # refused with 401 if we have not met them


async def in_person(caller: Asking, _: Known) -> Caller:
    """Whoever asks in a browser, and not by a token: what concerns the account is not for scripts."""
    if caller is None or caller.session is None:
        raise Refusal(403, "not-by-token", "a token cannot do this; come with a browser")
    return caller


InPerson: TypeAlias = Annotated[Caller, Depends(in_person)]
EVERY_REQUEST = [Depends(whoever)]  # for routes that do not care who it is; FastAPI calls it once per request
TableId: TypeAlias = Annotated[str, Path(max_length=24, pattern=r"^[\w-]+$")]
