"""Whoever plays by mail and is not there is told that it is their turn."""

from __future__ import annotations

from uuid import uuid4

from tests.server.player import ME, OPEN, Player
from tests.server.post import Post
from tests.server.running import eventually


def test_by_webhook_and_by_mail_once_a_turn_with_a_whole_link(ann: Player, bob: Player, post: Post) -> None:
    name = f"Боб {uuid4().hex[:8]}"
    bob.post("/people", {"name": name, "language": "uk"})
    mail = f"{uuid4().hex}@example.org"
    bob.post("/accounts", {"login": uuid4().hex[:12], "password": "correct horse", "mail": mail}, 201)
    table = ann.new_table("uprising", ME, OPEN, control={"kind": "mail", "days": 1})
    bob.post(f"/tables/{table}/seats/1/join", status=204)
    ann.pick(table, times=4)
    calls = eventually(lambda: [call for call in post.calls if call["person"] == name])
    mails = eventually(lambda: [each for each in post.mails if each["To"] == mail])
    assert calls[0]["path"].startswith("http://127.0.0.1:")
    assert calls[0]["path"].endswith(f"/table/{table}")
    assert calls[0]["path"] in mails[0].get_content()
    assert (mails[0]["Subject"], mails[0]["From"]) == (calls[0]["subject"], "table@example.org")
    while ann.game(table)["table"]["asked"] == "empire":
        bob.pick(table)  # several picks in one turn
    eventually(lambda: [call for call in post.calls if call["person"] == "Ann" and call["path"].endswith(table)][1:])
    assert len([call for call in post.calls if call["person"] == name]) == 1


def test_who_is_there_is_not_told(ann: Player, bob: Player, post: Post) -> None:
    name = f"Eve {uuid4().hex[:8]}"
    ann.post("/people", {"name": name})
    table = ann.new_table("uprising", OPEN, ME, control={"kind": "mail", "days": 1})
    bob.post(f"/tables/{table}/seats/0/join", status=204)
    here = ann.live(table)
    here.next("presence", lambda message: 1 in message["seats"])
    bob.pick(table, times=4)
    here.next("change", lambda message: message["table"]["asked"] == "empire")
    here.close()
    bob.live(table).next("presence", lambda message: 1 not in message["seats"])
    other = bob.new_table("uprising", ME, OPEN, control={"kind": "mail", "days": 1})
    ann.post(f"/tables/{other}/seats/1/join", status=204)
    bob.pick(other, times=4)
    eventually(lambda: [call for call in post.calls if call["person"] == name])
    assert [call["path"].endswith(other) for call in post.calls if call["person"] == name] == [True]
