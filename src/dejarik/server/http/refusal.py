"""What is wrong with a request, as problem details (RFC 9457)."""

from __future__ import annotations

from typing import Any

import msgspec
from fastapi import Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import Response
from starlette.exceptions import HTTPException

from dejarik.engine.problem import Problem
from dejarik.server.http.response_bodies import ProblemData

MEDIA = "application/problem+json"


class Refusal(Exception):
    """A request that is refused. `kind` names the sort of problem, `facts` say what was wrong.

    If it is the `last` on its connection, that is closed.
    """

    def __init__(self, status: int, kind: str, detail: str, *, last: bool = False, **facts: Any) -> None:
        super().__init__(detail)
        self.status = status
        self.kind = kind
        self.detail = detail
        self.facts = facts
        self.last = last

    def body(self) -> ProblemData:
        title = self.kind.replace("-", " ")
        body: ProblemData = {
            "type": f"/problems/{self.kind}",
            "title": title,
            "status": self.status,
            "detail": self.detail,
        }
        facts: Any = self.facts
        body.update(facts)
        return body

    def response(self) -> Response:
        headers = {"Retry-After": str(self.facts["retry_after"])} if "retry_after" in self.facts else {}
        if self.last:
            headers["Connection"] = "close"
        return Response(msgspec.json.encode(self.body()), self.status, media_type=MEDIA, headers=headers)


def not_found(what: str) -> Refusal:
    return Refusal(404, "not-found", f"there is no such {what}")


def old_rules(problem: Exception) -> Refusal:
    return Refusal(410, "old-rules", f"this game was played by other rules than these: {problem}")


async def refuse(_: Request, problem: Exception) -> Response:
    """Turn every sort of exception into one sort of response."""
    if isinstance(problem, Refusal):
        return problem.response()
    if isinstance(problem, Problem):
        return Refusal(422, "bad-request", str(problem), message=problem.message.plain()).response()
    if isinstance(problem, RequestValidationError):
        wrong = [{"where": list(map(str, each["loc"])), "why": each["msg"]} for each in problem.errors()]
        detail = "; ".join(f"{'.'.join(each['where'])}: {each['why']}" for each in wrong[:5])
        return Refusal(422, "bad-request", detail, errors=wrong[:20]).response()
    if isinstance(problem, HTTPException):
        return Refusal(problem.status_code, "http", str(problem.detail)).response()
    raise problem
