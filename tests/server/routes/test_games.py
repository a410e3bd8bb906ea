"""What can be known of a game before anybody plays it: words, printed facts, rules."""

from __future__ import annotations

from typing import Any

import httpx
import pytest
from fluent.runtime import FluentBundle, FluentResource

import dejarik
from tests.server.conftest import Come
from tests.server.player import Player
from tests.server.running import json_of

pytestmark = pytest.mark.parametrize("servers", ["sqlite"], indirect=True)  # no database says any of this


@pytest.fixture
def anybody(come: Come) -> Player:
    return come(None)


def asked_again(anybody: Player, path: str) -> tuple[httpx.Response, httpx.Response]:
    """A request, and the same by somebody who has kept the answer."""
    first = anybody.http.get(f"/api{path}")
    return first, anybody.http.get(f"/api{path}", headers={"If-None-Match": f'"other", {first.headers["etag"]}'})


def keys(data: Any) -> set[str]:
    """Of every message in some data."""
    if isinstance(data, list):
        return set().union(*map(keys, data))
    if isinstance(data, dict):
        own = {data["key"]} if isinstance(data.get("key"), str) else set()
        return own.union(*map(keys, data.values()))
    return set()


@pytest.mark.parametrize("lang", ["en", "uk", "pl", "ru"])
@pytest.mark.parametrize("game", dejarik.GAMES)
def test_a_catalogue_has_words_for_all_that_is_said(come: Come, game: str, lang: str) -> None:
    ann = come("Ann")
    players = dejarik.game(game).players[0]
    table = ann.new_table(game, *[{"kind": "me"}] * players)
    ann.pick(table, times=4)
    said = keys(ann.game(table)) | keys(ann.get(f"/tables/{table}/events"))
    catalogue = ann.get(f"/games/{game}/catalogue?lang={lang}")
    assert catalogue["language"] == lang
    bundle = FluentBundle([lang])
    bundle.add_resource(FluentResource(catalogue["fluent"]))
    assert {key for key in said if not bundle.has_message(key)} <= set(catalogue["names"])
    assert bundle.has_message("engine-game-over")
    assert bundle.has_message(f"{game}-title")


def test_facts_that_are_known_already_are_not_sent_again(anybody: Player) -> None:
    for path in ("/games/uprising/catalogue?lang=uk", "/games/uprising/content", "/games/uprising/rules", "/games"):
        first, again = asked_again(anybody, path)
        assert first.status_code == 200
        assert (again.status_code, again.content) == (304, b"")
        assert first.headers["cache-control"] == again.headers["cache-control"] == "no-cache"
        assert first.headers["etag"] == again.headers["etag"]
    tags = {anybody.http.get(f"/api/games/uprising/catalogue?lang={lang}").headers["etag"] for lang in ("uk", "pl")}
    assert len(tags) == 2


def test_what_is_printed_is_told_with_what_is_reconstructed(anybody: Player) -> None:
    found = anybody.get("/games/uprising/content")["components"]
    assert found["numbers"]["starting_hand"] == {"value": 5, "rule": "UPR-SETUP-4", "source": "rulebook"}
    assert [each["name"]["uk"] for each in found["districts"]][2] == "Капітолій"
    ships = anybody.get("/games/commanders/content")["components"]["ships"]
    assert [(each["source"], "note" in each) for each in ships][-1] == ("reconstructed", True)


def test_rules_come_with_their_chapters_in_every_language(anybody: Player) -> None:
    english = anybody.get("/games/uprising/rules")
    assert english["language"] == "en"
    assert [rule["id"] for rule in english["rules"]] == [rule.id for rule in dejarik.game("uprising").rulebook.rules]
    for lang in anybody.get("/games")["languages"]:
        found = anybody.get(f"/games/uprising/rules?lang={lang}")
        assert found["language"] == lang
        assert [rule["id"] for rule in found["rules"]] == [rule["id"] for rule in english["rules"]]
        for rule in found["rules"]:
            assert rule["text"]
            assert rule["chapter"]
            assert "language" not in rule  # these are all translated


def test_rules_are_found_by_number_and_by_words(anybody: Player) -> None:
    (one,) = anybody.get("/games/uprising/rules?search=upr-def-1")["rules"]
    assert one["id"] == "UPR-DEF-1"
    found = anybody.get("/games/uprising/rules?lang=uk&search=капітолій")["rules"]
    assert found
    assert all("капітолій" in f"{rule['title']} {rule['text']}".casefold() for rule in found)
    assert anybody.get("/games/uprising/rules?search=xyzzy")["rules"] == []


def test_a_game_that_is_not_there_is_not_found(anybody: Player) -> None:
    for path in ("rules", "catalogue", "content"):
        assert anybody.get(f"/games/chess/{path}", 404)["type"] == "/problems/not-found"


def test_a_game_says_who_usually_plays(anybody: Player) -> None:
    for game in json_of(anybody.http.get("/api/games"))["games"]:
        assert game["usual_players"] in game["players"]
        for players, seats in game["seats"].items():
            assert game["usual_seats"][players] == ["person", *["bot"] * (len(seats) - 1)]


def test_the_options_of_a_game_say_how_they_are_set(anybody: Player) -> None:
    found = json_of(anybody.http.get("/api/games?lang=uk"))
    assert [each["id"] for each in found["games"]] == list(dejarik.GAMES)
    for game in found["games"]:
        for option in game["options"]:
            assert option["kind"] in ("flag", "one", "some")
            assert option["about"]
