"""What whoever runs the servers does beside them: the servers hear of it, and so do the people at the tables."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TypeAlias

import httpx
import msgspec
import pytest
from sqlalchemy import Connection, select, update

from dejarik.cli import main
from dejarik.engine.language import LANGUAGES
from dejarik.server.office import Office
from dejarik.server.storage import schema
from tests.server.conftest import Come, NewDatabase
from tests.server.player import BOT, ME, OPEN, Live, Player
from tests.server.running import Server, eventually, in_database, json_of

Admin: TypeAlias = Callable[..., str]
PASSWORD = "correct horse battery"


@pytest.fixture
def admin(server: Server, capsys: pytest.CaptureFixture[str]) -> Admin:
    """The command, and what it prints."""

    def admin(*args: str, code: int = 0) -> str:
        assert main(["admin", *args, "--db", server.database]) == code
        out, err = capsys.readouterr()
        assert (err == "") == (code == 0), err
        return out if code == 0 else err

    return admin


@pytest.fixture
def seated(ann: Player, bob: Player) -> str:
    """A game of Ann and Bob."""
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    return table


def coming(player: Player, table: str) -> Live:
    """A live connection on which the game has been seen."""
    live = player.live(table)
    live.next("state")
    return live


def kind_of(response: httpx.Response) -> tuple[int, str]:
    return response.status_code, str(response.json()["type"])


def account(player: Player) -> str:
    login = f"{player.get('/people/me')['id']}".lower().strip("-_.")
    player.post("/accounts", {"login": login, "password": PASSWORD}, 201)
    return login


# Tables


def test_a_closed_game_is_over_for_everybody_and_nobody_has_won(
    admin: Admin, ann: Player, bob: Player, seated: str
) -> None:
    lives = [coming(player, seated) for player in (ann, bob)]
    admin("close", seated)
    for live in lives:
        table = live.see(lambda table: table["status"] == "finished")
        assert (table["outcome"]["winners"], table["outcome"]["reason"]) == ([], "closed")
    assert kind_of(ann.try_pick(seated, 1, "x")) == (409, "/problems/game-over")
    assert '"closed"' in ann.http.get(f"/api/tables/{seated}/record").text
    admin("close", seated)  # once more changes nothing


def test_a_closed_table_that_has_not_begun_is_gone(admin: Admin, ann: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    live = ann.live(table)
    live.next("waiting")
    admin("close", table)
    eventually(lambda: ann.http.get(f"/api/tables/{table}").status_code == 404)
    assert live.ended() is not None


def test_a_game_of_old_rules_can_be_closed_too(admin: Admin, server: Server, ann: Player, seated: str) -> None:
    def work(connection: Connection) -> None:
        kept = schema.snapshots.c
        data = msgspec.msgpack.decode(
            connection.execute(select(kept.position).where(kept.table == seated)).scalar_one()
        )
        data["position"]["rules"] = "0-old"
        old = update(schema.snapshots).where(kept.table == seated)
        connection.execute(old.values(position=msgspec.msgpack.encode(data)))

    in_database(server, work)
    admin("close", seated)
    assert ann.table(seated)["status"] == "finished"


def test_lists_show_who_plays_and_nothing_of_the_game(admin: Admin, ann: Player, seated: str) -> None:
    ann.pick(seated)
    login = account(ann)
    listed = next(each for each in json.loads(admin("tables", "--json"))["tables"] if each["id"] == seated)
    assert (listed["game"], listed["status"], listed["picks"]) == ("uprising", "playing", 1)
    assert [seat["name"] for seat in listed["seats"]] == ["Ann", "Bob"]
    assert {"seed", "header", "view"}.isdisjoint(listed)
    found = json.loads(admin("people", login, "--json"))["people"]
    assert [(each["name"], each["login"], each["tables"]) for each in found] == [("Ann", login, 1)]
    assert seated in admin("tables", "--status", "playing")
    assert seated not in admin("tables", "--status", "finished")
    assert login in admin("people", login)


def test_the_processes_are_listed(admin: Admin, servers: list[Server]) -> None:
    listed = json.loads(admin("status", "--json"))
    assert len(listed["processes"]) == len(servers)
    assert {each["pid"] for each in listed["processes"]} == {each.process.pid for each in servers if each.process}
    assert not any(each["draining"] for each in listed["processes"])
    assert listed["tables"].keys() == {"open", "playing", "finished"}
    assert admin("status").count("\n") > len(servers)


# People


def test_somebody_who_is_banned_is_out_at_once_and_may_be_let_in_again(
    admin: Admin, ann: Player, bob: Player, seated: str
) -> None:
    theirs, mine = coming(ann, seated), coming(bob, seated)
    id = ann.get("/people/me")["id"]
    said = admin("ban", id, "--reason", "be kind", "--hours", "2")
    assert theirs.ended() == 4001
    for answer in (ann.http.get("/api/people/me"), ann.http.post("/api/tables", json={})):
        assert kind_of(answer) == (403, "/problems/banned")
        assert answer.json()["detail"] == "be kind"
        assert answer.json()["until"] > 0
    assert ann.live(seated).ended() == 4403
    bob.game(seated)
    assert mine.next("presence", lambda message: message["seats"] == [1])  # the others play on, or call a bot in
    which = re.search(r"unban (\S+)", said)
    assert which is not None
    assert id in admin("bans")
    admin("unban", which[1])
    eventually(lambda: ann.http.get("/api/people/me").status_code == 200)


def test_an_address_can_be_banned(admin: Admin, come: Come, ann: Player, seated: str) -> None:
    live = coming(ann, seated)
    admin("ban", "127.0.0.0/8")
    try:
        assert live.ended() == 4001
        assert kind_of(ann.http.get("/api/tables")) == (403, "/problems/banned")
        stranger = come(None)
        eventually(lambda: stranger.http.post("/api/people", json={"name": "Eve"}).status_code == 403)
        assert stranger.http.get("/health").status_code == 200
    finally:
        admin("unban", "127.0.0.0/8")
    eventually(lambda: ann.http.get("/api/tables").status_code == 200)
    eventually(lambda: stranger.http.get("/api/tables").status_code == 200)


def test_a_ban_that_is_over_keeps_nobody_out(server: Server, ann: Player) -> None:
    async def work() -> None:
        office = Office(server.database)
        await office.open()
        await office.ban("person", ann.get("/people/me")["id"], "", 1.0)
        await office.write_notes()
        assert await office.bans_in_force() == []
        await office.close()

    asyncio.run(work())
    ann.get("/tables")


def test_a_link_leads_to_a_new_password(admin: Admin, ann: Player, come: Come) -> None:
    login = account(ann)
    link = admin("reset-password", login, "--origin", "https://Table.example.org/")
    found = re.search(r"https://table\.example\.org/account#reset=(\S+)", link)
    assert found is not None
    ann.get("/people/me")  # she is still known here
    other = come(None)
    assert other.post("/password/reset", {"key": found[1], "password": "another horse battery"})["login"] == login
    assert kind_of(ann.http.get("/api/people/me")) == (401, "/problems/who-are-you")


def test_at_once_nobody_who_had_the_old_password_is_known_any_more(admin: Admin, ann: Player, come: Come) -> None:
    login = account(ann)
    token = ann.post("/tokens", {"label": "bot"}, 201)["token"]
    first = admin("reset-password", login)
    admin("reset-password", login, "--at-once")  # the first link is worth nothing now
    other = come(None)
    assert other.http.post("/api/login", json={"login": login, "password": PASSWORD}).status_code == 401
    assert ann.http.get("/api/people/me").status_code == 401
    assert other.http.get("/api/people/me", headers={"Authorization": f"Bearer {token}"}).status_code == 401
    key = first.strip().rpartition("=")[2]
    assert other.http.post("/api/password/reset", json={"key": key, "password": PASSWORD + "!"}).status_code == 404


def test_a_deleted_account_is_gone_and_games_with_others_stay(
    admin: Admin, ann: Player, bob: Player, seated: str
) -> None:
    login = account(ann)
    mine = coming(bob, seated)
    assert login in admin("delete-account", login, code=2)  # not without being sure
    admin("delete-account", login, "--yes")
    assert mine.see(lambda table: table["status"] == "finished")["outcome"]["reason"] == "resigned"
    assert bob.table(seated)["seats"][0]["name"] is None
    eventually(lambda: ann.http.get("/api/people/me").status_code == 401)
    assert json.loads(admin("people", login, "--json"))["people"] == []


# Everybody


def test_a_notice_reaches_everybody_until_it_is_taken_down(
    admin: Admin, come: Come, ann: Player, bob: Player, seated: str
) -> None:
    here = [coming(player, seated) for player in (ann, bob)]
    admin("notice", "Завтра о 9:00 –\nтехнічні роботи", "--hours", "5")
    for live in here:
        (said,) = live.next("notices")["notices"]
        assert said["text"] == "Завтра о 9:00 – технічні роботи"
    late = come("Late")
    assert late.get("/notices")["notices"] == [said]
    assert late.live(seated).next("notices")["notices"] == [said]
    admin("notice")
    for live in here:
        assert live.next("notices")["notices"] == []
    eventually(lambda: late.get("/notices") == {"notices": [], "restart": None})


def test_before_a_restart_players_are_told_and_nothing_new_begins(
    admin: Admin, servers: list[Server], ann: Player, bob: Player, seated: str
) -> None:
    here = [coming(player, seated) for player in (ann, bob)]
    admin("drain", "--minutes", "5")
    try:
        for live in here:
            assert live.next("notices")["restart"]["at"] > 0
        for server in servers:
            answer = httpx.get(f"{server.url}/ready")
            assert (answer.status_code, answer.json()["draining"]) == (503, True)
        body = {"game": "uprising", "seats": [ME, BOT]}
        for player in (ann, bob):
            refused = player.http.post("/api/tables", json=body)
            assert kind_of(refused) == (503, "/problems/restarting")
            assert int(refused.headers["retry-after"]) > 0
        assert ann.pick(seated) == 1  # games go on
        assert all(each["draining"] for each in json.loads(admin("status", "--json"))["processes"])
    finally:
        admin("drain", "--cancel")
    for live in here:
        assert live.next("notices")["restart"] is None
    for server in servers:
        assert json_of(httpx.get(f"{server.url}/ready"))["draining"] is False
    ann.new_table("uprising", ME, BOT)


@pytest.fixture
def passing(new_database: NewDatabase, tmp_path: Path) -> Iterator[Server]:
    """A server that is stopped and started again."""
    server = Server(tmp_path / "log", database=new_database())
    server.start()
    yield server
    server.stop()


def test_after_the_restart_games_go_on_and_new_ones_begin(passing: Server) -> None:
    ann = Player(passing, "Ann")
    table = ann.new_table("uprising", ME, ME)
    live = coming(ann, table)
    assert main(["admin", "drain", "--db", passing.database]) == 0
    live.next("notices")
    ann.pick(table)
    passing.stop()
    assert live.ended() == 1012
    passing.start()
    assert json_of(httpx.get(f"{passing.url}/ready"))["draining"] is False
    assert ann.get("/notices")["restart"] is None
    assert ann.pick(table) == 2
    ann.new_table("uprising", ME, ME)
    ann.close()


# What cannot be used


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "args",
    [
        ("close", "nowhere"),
        ("ban", "nobody"),
        ("unban", "nobody"),
        ("reset-password", "nobody"),
        ("delete-account", "nobody", "--yes"),
        ("delete-account", "nobody"),
        ("ban", "127.0.0.1", "--reason", "x" * 301),
        ("reset-password", "nobody", "--origin", "example"),
        ("drain", "--minutes", "soon"),
        ("dance",),
        (),
    ],
    ids=" ".join,
)
def test_what_cannot_be_used_is_said_on_one_line(
    args: tuple[str, ...], language: str, empty: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["admin", *args, *(["--db", empty] if args else []), "--lang", language]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n"), err[:9]) == ("", 1, "dejarik: ")
    assert bool(re.search("[а-яіїє]", err)) == (language in ("uk", "ru"))


@pytest.fixture(scope="module")
def empty(tmp_path_factory: pytest.TempPathFactory) -> str:
    """A database in which there is nothing yet."""
    database = f"sqlite:///{tmp_path_factory.mktemp('empty') / 'table.sqlite3'}"
    in_database(Server(Path(), database=database), lambda connection: None)
    return database


def test_a_database_of_another_version_is_left_alone(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    database = f"sqlite:///{tmp_path / 'table.sqlite3'}"
    server = Server(tmp_path / "log", database=database)
    in_database(server, lambda connection: connection.exec_driver_sql("UPDATE alembic_version SET version_num = 'x'"))
    for given in (database, f"sqlite:///{tmp_path / 'nothing'}"):
        assert main(["admin", "status", "--db", given]) == 2
        assert capsys.readouterr().err.count("\n") == 1
    assert not (tmp_path / "nothing").exists()
