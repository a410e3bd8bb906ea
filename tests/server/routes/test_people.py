"""Guests, accounts, tokens, and the secret link of a seat."""

from __future__ import annotations

import re
from uuid import uuid4

from tests.server.conftest import Come
from tests.server.player import ME, OPEN, Player
from tests.server.post import Post
from tests.server.running import eventually

PASSWORD = "correct horse battery"


def account(player: Player) -> str:
    login = f"ann-{uuid4().hex[:8]}"
    assert player.post("/accounts", {"login": login, "password": PASSWORD}, 201)["login"] == login
    return login


def test_a_guest_says_a_name_and_is_known_by_a_cookie_that_scripts_cannot_read(come: Come) -> None:
    nobody = come(None)
    assert nobody.get("/people/me", 401)["type"] == "/problems/who-are-you"
    cookie = nobody.http.post("/api/people", json={"name": "Олена", "language": "uk"}).headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert nobody.get("/people/me")["name"] == "Олена"


def test_a_forged_cookie_is_nobody(ann: Player, come: Come) -> None:
    forger = come(None)
    forger.http.cookies.set("dejarik", ann.http.cookies["dejarik"][:-3] + "xxx")
    forger.get("/people/me", 401)


def test_a_new_name_shows_at_the_seats_one_has(ann: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    assert ann.post("/people", {"name": "Anna"})["name"] == "Anna"
    assert ann.table(table)["seats"][0]["name"] == "Anna"


def test_a_guest_becomes_an_account_and_keeps_the_seats(ann: Player, come: Come) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    login = account(ann)
    elsewhere = come(None)
    elsewhere.post("/login", {"login": login.upper(), "password": PASSWORD})
    assert elsewhere.table(table)["seats"][0]["mine"]
    assert [each["id"] for each in elsewhere.get("/tables")["mine"]] == [table]


def test_a_wrong_password_and_an_unknown_login_get_the_same_answer(ann: Player, come: Come) -> None:
    login, elsewhere = account(ann), come(None)
    wrong = elsewhere.http.post("/api/login", json={"login": login, "password": "something else"})
    unknown = elsewhere.http.post("/api/login", json={"login": "nobody-at-all", "password": PASSWORD})
    assert wrong.status_code == unknown.status_code == 401
    assert wrong.content == unknown.content


def test_a_login_can_be_had_once(ann: Player, bob: Player) -> None:
    login = account(ann)
    assert bob.post("/accounts", {"login": login, "password": PASSWORD}, 409)["type"] == "/problems/login-taken"
    assert ann.post("/accounts", {"login": "more", "password": PASSWORD}, 409)["type"] == "/problems/has-account"


def test_after_logging_out_one_is_nobody(ann: Player) -> None:
    ann.post("/logout", status=204)
    ann.get("/people/me", 401)


def test_a_token_is_its_owner_and_a_wrong_one_is_nobody(ann: Player, come: Come) -> None:
    token = ann.post("/tokens", {"label": "my bot"}, 201)["token"]
    bot, impostor = come(None, Authorization=f"Bearer {token}"), come(None, Authorization="Bearer nonsense")
    assert bot.get("/people/me") == ann.get("/people/me")
    assert bot.post("/tokens", {"label": "more"}, 403)["type"] == "/problems/not-by-token"
    assert impostor.get("/people/me", 401)["type"] == "/problems/bad-token"


def test_a_token_plays_by_http_and_live(ann: Player, come: Come) -> None:
    table = ann.new_table("uprising", ME, ME)
    bot = come(None, Authorization=f"Bearer {ann.post('/tokens', {'label': 'bot'}, 201)['token']}")
    assert bot.pick(table) == 1
    live = bot.live(table)
    assert live.next("state")["version"] == 1
    live.pick(bot.asked(table)[0])
    assert live.next("ack")["version"] == 2


def test_the_secret_link_gives_the_seat_on_another_device(ann: Player, come: Come) -> None:
    table, phone = ann.new_table("uprising", ME, OPEN), come("Ann's phone")
    link = ann.post(f"/tables/{table}/seats/0/key", status=201)
    assert link["path"] == f"/join/{table}#key={link['key']}"
    assert phone.post(f"/tables/{table}/claim", {"key": link["key"]}) == {"seat": 0}
    come("Bob").post(f"/tables/{table}/seats/1/join", status=204)
    assert phone.pick(table) == 1
    assert phone.game(table) == ann.game(table)
    assert [each["id"] for each in phone.get("/tables")["mine"]] == [table]


def test_an_older_secret_link_is_dead(ann: Player, bob: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    old = ann.post(f"/tables/{table}/seats/0/key", status=201)["key"]
    ann.post(f"/tables/{table}/seats/0/key", status=201)
    bob.post(f"/tables/{table}/claim", {"key": old}, 404)
    bob.post(f"/tables/{table}/seats/0/key", status=403)


def test_a_forgotten_password_is_set_anew_by_a_letter(ann: Player, come: Come, post: Post) -> None:
    login, mail, new = f"ann-{uuid4().hex[:8]}", f"{uuid4().hex}@example.org", "another horse battery"
    ann.post("/accounts", {"login": login, "password": PASSWORD, "mail": mail}, 201)
    phone = come(None)
    for name in (login.upper(), "nobody-at-all"):
        assert phone.post("/password/forgotten", {"login": name}, 202) is None
    letter = eventually(lambda: [each for each in post.mails if each["To"] == mail])[0].get_content()
    link = re.search(r"(http://127\.0\.0\.1:\d+)/account#reset=(\S+)", letter)
    assert link is not None
    assert login in letter
    phone.post("/password/reset", {"key": link[2], "password": "password1"}, 422)
    assert phone.post("/password/reset", {"key": link[2], "password": new})["login"] == login
    assert phone.get("/people/me")["login"] == login
    ann.get("/people/me", 401)
    phone.post("/password/reset", {"key": link[2], "password": PASSWORD}, 404)
    come(None).post("/login", {"login": login, "password": PASSWORD}, 401)
    come(None).post("/login", {"login": login, "password": new})
    phone.post("/password/forgotten", {"login": login}, 202)
    phone.post("/password/forgotten", {"login": login}, 202)  # one letter is enough
    eventually(lambda: len([each for each in post.mails if each["To"] == mail]) == 2)


def test_a_session_that_ends_at_one_process_is_over_at_all(ann: Player, bob: Player, come: Come) -> None:
    login, table = account(ann), ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    for phone in (come(None), come(None)):
        phone.post("/login", {"login": login, "password": PASSWORD})
        live = phone.live(table)
        assert list(live.next("state")["eyes"]) == ["resistance"]
        ann.post("/sessions/end", status=204)
        assert live.ended() == 4001


def test_who_came_by_an_old_link_is_a_spectator_at_every_process(ann: Player, bob: Player, come: Come) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    key = ann.post(f"/tables/{table}/seats/0/key", status=201)["key"]
    for phone in (come("phone"), come("tablet")):
        phone.post(f"/tables/{table}/claim", {"key": key})
        live = phone.live(table)
        assert list(live.next("state")["eyes"]) == ["resistance"]
        key = ann.post(f"/tables/{table}/seats/0/key", status=201)["key"]
        assert list(live.next("state")["eyes"]) == ["spectator"]
        phone.post(f"/tables/{table}/undo", {"picks": 1}, 409)


def test_whoever_is_forgotten_is_nobody_at_the_tables_of_others(ann: Player, bob: Player) -> None:
    table = ann.new_table("uprising", ME, OPEN)
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    alone = ann.new_table("uprising", ME, ME)
    live = bob.live(table)
    live.next("state")
    ann.post("/people/me/delete", {}, 204)
    live.see(lambda now: now["status"] == "finished")
    assert bob.table(table)["seats"][0]["name"] is None
    bob.get(f"/tables/{alone}", 404)
