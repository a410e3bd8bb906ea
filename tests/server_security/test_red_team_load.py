"""An attack on what a server can carry, over real sockets. Each test is a point of the report."""

from __future__ import annotations

from tests.server_security.running import Server, begun

# 4. What is sent


def test_4_long_answers_are_compressed_for_whoever_can_read_that(server: Server) -> None:
    ann = server.guest("Ann")
    table = begun(ann, server.guest("Ben"))
    for path in (f"/api/tables/{table}/game", "/api/games/rebellion/catalogue", "/openapi.json"):
        plain = ann.get(path, headers={"Accept-Encoding": "identity"})
        packed = ann.get(path, headers={"Accept-Encoding": "gzip, br"})
        assert "content-encoding" not in plain.headers, path
        assert packed.headers["content-encoding"] == "gzip", path
        assert packed.content == plain.content, path
        assert int(packed.headers["content-length"]) < len(plain.content) / 2, path
    short = ann.get("/api/people/me", headers={"Accept-Encoding": "gzip"})
    assert "content-encoding" not in short.headers


def test_4_what_a_client_has_is_not_sent_again_however_it_was_packed(server: Server) -> None:
    browser = server.client()
    first = browser.get("/api/games/uprising/rules", headers={"Accept-Encoding": "gzip"})
    for encoding in ("gzip", "identity"):
        again = {"If-None-Match": first.headers["etag"], "Accept-Encoding": encoding}
        assert browser.get("/api/games/uprising/rules", headers=again).status_code == 304
