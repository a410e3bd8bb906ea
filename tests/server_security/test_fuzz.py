"""Bad input in every field, made by schemathesis from the OpenAPI description: 4xx with a reason, and never a 5xx."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any, TypeAlias

import hypothesis
import pytest
import requests
import schemathesis
from schemathesis import Case, GenerationMode
from schemathesis.core.result import Ok

from tests.server_security.running import Server, begun, is_problem, new_table

AnyCase: TypeAlias = Case[Any]
EXAMPLES = 5  # for each operation, with good data and with bad data


@pytest.fixture
def places(server: Server) -> tuple[str, list[str]]:
    """A token and tables to try things on: one that waits, one in play, one that is over, one of others."""
    ann, ben = server.guest("Ann"), server.guest("Ben")
    token: str = ann.post("/api/tokens", json={"label": "fuzz"}).json()["token"]
    over = begun(ann, ben)
    assert ann.post(f"/api/tables/{over}/seats/0/resign").status_code == 204
    tables = [new_table(ann), begun(ann, ben), over, begun(ben, server.guest()), new_table(ann, seats="me me"), "none"]
    return token, tables


@pytest.mark.parametrize("mode", [GenerationMode.POSITIVE, GenerationMode.NEGATIVE])
def test_no_input_breaks_the_server(server: Server, places: tuple[str, list[str]], mode: GenerationMode) -> None:
    token, tables = places
    rng = random.Random(4)
    found: list[str] = []
    description = schemathesis.openapi.from_url(f"{server.url}/openapi.json")
    operations = [each.ok() for each in description.get_all_operations() if isinstance(each, Ok)]
    assert len(operations) >= 35
    server.client().get("/api/games")  # the first reads all games, and takes its time
    for operation in operations:
        label = operation.label
        if mode is GenerationMode.NEGATIVE and not (operation.body or any(operation.iter_parameters())):
            continue  # nothing can be wrong with it

        session = requests.Session()
        documented = {int(status) for status in operation.definition.raw["responses"]}

        who = {"Authorization": f"Bearer {token}"}
        if "people" in (operation.tags or []):  # a token can do nothing here; and each may be the end of a session
            who = {"Cookie": f"dejarik={server.guest().cookies['dejarik']}"}

        def send(
            case: AnyCase,
            label: str = label,
            session: requests.Session = session,
            known: set[int] = documented,
            who: dict[str, str] = who,
        ) -> None:
            if "table" in (case.path_parameters or {}) and rng.random() < 0.8:
                case.path_parameters["table"] = rng.choice(tables)
            answer = case.call(session=session, headers=who)
            if problem := wrong(answer, known):
                found.append(f"{label}: {problem}: {case.as_curl_command()}"[:2000])

        with session:
            run(operation.as_strategy(generation_mode=mode), send)
    assert found == []
    assert server.client().get("/health").status_code == 200
    assert "Traceback" not in server.log()


def run(cases: Any, send: Callable[[AnyCase], None]) -> None:
    @hypothesis.seed(4)
    @hypothesis.settings(
        max_examples=EXAMPLES,
        deadline=None,
        database=None,
        phases=[hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    @hypothesis.given(cases)
    def attempt(case: AnyCase) -> None:
        send(case)

    attempt()


def wrong(answer: schemathesis.Response, documented: set[int]) -> str | None:
    """What an answer may not be."""
    if answer.status_code not in documented:
        return f"{answer.status_code} is not in the description"
    if answer.status_code >= 500:
        return f"{answer.status_code} {answer.text[:200]}"
    if answer.status_code < 400:
        return None
    if answer.headers.get("content-type") != ["application/problem+json"]:
        return f"{answer.status_code} without problem details"
    body = answer.json()
    if body["status"] != answer.status_code or not all(
        isinstance(body[name], str) for name in ("type", "title", "detail")
    ):
        return f"bad problem details {body}"
    return None


BAD: list[tuple[str, dict[str, object]]] = [
    ("/api/tables/{table}/chat", {"text": "a\0b"}),
    ("/api/tables/{table}/chat", {"text": "\ud800"}),
    ("/api/accounts", {"login": "ß" * 40, "password": "correct horse"}),
    ("/api/accounts", {"login": "somebody", "password": "correct horse", "mail": "a\0@b"}),
    ("/api/login", {"login": "\0", "password": "correct horse"}),
    ("/api/tables", {"game": "uprising", "seats": [{"kind": "me"}] * 2, "options": {"missions": [[10**30]]}}),
    ("/api/tables", {"game": "uprising", "seats": [{"kind": "me"}] * 2, "options": {"capitol": float("nan")}}),
]


@pytest.mark.parametrize(("path", "body"), BAD)
def test_what_a_database_would_choke_on_is_refused(
    server: Server, places: tuple[str, list[str]], path: str, body: dict[str, object]
) -> None:
    token, tables = places
    content = json.dumps(body).encode()
    headers = {"Content-Type": "application/json"}
    who = server.guest() if path == "/api/accounts" else server.script(token)
    answer = who.post(path.format(table=tables[1]), content=content, headers=headers)
    assert answer.status_code == 422
    assert is_problem(answer)
