"""The browser client: its files, its page for every address, and nothing beside them."""

from __future__ import annotations

import gzip
import socket
from collections.abc import Iterator

import httpx
import pytest

from tests.server.conftest import Come
from tests.server.running import PATIENCE, Server

PAGE = "<!doctype html><title>Dejarik</title><script type=module src=/assets/index-1a2b.js></script>"
SCRIPT = "console.log('dejarik')\n"
FOREVER = "public, max-age=31536000, immutable"


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """As after a build: a page, a script with its packed siblings, an icon; and a secret beside the folder."""
    folder = tmp_path_factory.mktemp("client")
    static = folder / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text(PAGE)
    (static / "icon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (static / ".hidden").write_text("secret")
    (folder / "secret.txt").write_text("secret")
    script = static / "assets" / "index-1a2b.js"
    script.write_text(SCRIPT)
    script.with_suffix(".js.gz").write_bytes(gzip.compress(SCRIPT.encode()))
    script.with_suffix(".js.br").write_bytes(b"as if it were brotli")
    server = Server(folder / "log", database=f"sqlite:///{folder / 'table.sqlite3'}", static=str(static))
    server.start()
    yield server
    assert server.stop() == 0
    server.check_log()


@pytest.fixture
def browser(built: Server) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=built.url, timeout=PATIENCE) as client:
        yield client


@pytest.mark.parametrize(
    "path", ["/", "/new", "/table/BvaajPQ1loEIZ2UI", "/replay/x?at=3", "/rules/uprising", "/join/x"]
)
def test_every_screen_is_the_page_and_asks_whether_it_is_still_the_same(browser: httpx.Client, path: str) -> None:
    page = browser.get(path)
    assert (page.status_code, page.text) == (200, PAGE)
    assert page.headers["content-type"] == "text/html; charset=utf-8"
    assert page.headers["cache-control"] == "no-cache"
    assert browser.get(path, headers={"If-None-Match": page.headers["etag"]}).status_code == 304
    assert browser.head(path).headers["content-length"] == str(len(PAGE))


def test_assets_are_kept_for_ever_and_come_packed_to_who_can_unpack(browser: httpx.Client) -> None:
    path = "/assets/index-1a2b.js"
    for accepted, encoding, body in (
        ("", None, SCRIPT.encode()),
        ("gzip", "gzip", gzip.compress(SCRIPT.encode())),
        ("gzip, deflate, br;q=0.5", "br", b"as if it were brotli"),
        ("br;q=0, gzip", "gzip", gzip.compress(SCRIPT.encode())),
    ):
        with browser.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
            found = b"".join(answer.iter_raw())
        assert answer.headers.get("content-encoding") == encoding
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == FOREVER
        assert answer.headers["vary"] == "Accept-Encoding"
        assert found[10:] == body[10:]  # but for the time in the head of gzip


def test_other_files_of_the_client_are_themselves(browser: httpx.Client) -> None:
    icon = browser.get("/icon.svg")
    assert (icon.headers["content-type"], icon.headers["cache-control"]) == ("image/svg+xml", "no-cache")


@pytest.mark.parametrize("path", ["/api", "/api/nothing", "/docs/more", "/health/more", "/assets/gone.js", "/assets/"])
def test_what_is_not_there_is_not_the_page(browser: httpx.Client, path: str) -> None:
    answer = browser.get(path)
    assert (answer.status_code, answer.json()["type"]) == (404, "/problems/not-found")


def test_nothing_is_written_there_and_wrong_verbs_are_still_wrong(browser: httpx.Client) -> None:
    assert browser.post("/new").status_code == 405
    assert browser.get("/api/logout").status_code == 405
    assert browser.post("/api/nothing").status_code == 404


@pytest.mark.parametrize(
    "path",
    [
        "/../secret.txt",
        "/assets/../../secret.txt",
        "/assets/%2e%2e/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/assets//../../secret.txt",
        "/assets/..\\..\\secret.txt",
        "/.hidden",
        "//etc/passwd",
        "/assets/%00",
    ],
)
def test_no_path_leads_out_of_the_folder(built: Server, path: str) -> None:
    with socket.create_connection(("127.0.0.1", built.port)) as door:  # a client would tidy the path first
        door.sendall(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        said = b"".join(iter(lambda: door.recv(65536), b""))
    assert said.startswith((b"HTTP/1.1 200", b"HTTP/1.1 404", b"HTTP/1.1 400"))
    assert b"secret" not in said.partition(b"\r\n\r\n")[2].replace(b"/secret", b"")
    assert b"root:" not in said


@pytest.mark.parametrize("servers", ["sqlite"], indirect=True)
def test_without_a_built_client_the_page_says_where_the_api_is(come: Come) -> None:
    anybody = come(None).http
    page = anybody.get("/")
    assert page.status_code == 200
    assert 'href="/docs"' in page.text
    assert anybody.get("/new").status_code == 404
