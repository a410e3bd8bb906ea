"""Notifications for people who are not here when it is their turn: by mail, by a webhook, or by other senders."""

from __future__ import annotations

import asyncio
import json
import logging
import smtplib
import urllib.request
from collections.abc import Callable
from email.message import EmailMessage
from typing import Any
from urllib.parse import parse_qs, urlsplit

from dejarik.engine.game import Game
from dejarik.engine.language import language
from dejarik.engine.message import say
from dejarik.server.people.identity import Person
from dejarik.server.settings import Settings

log = logging.getLogger(__name__)


Sender = Callable[[Person, str, str], None]


class Notifier:
    """Calls the senders in threads, so that one that fails or is slow holds nobody up; failures are logged."""

    def __init__(self, settings: Settings) -> None:
        self._origin = (settings.origin or "").rstrip("/")
        self.senders: list[Sender] = []
        self._mail = None if settings.smtp is None else smtp_sender(settings.smtp)
        if self._mail is not None:
            self.senders.append(self._mail)
        if settings.webhook:
            self.senders.append(webhook_sender(settings.webhook))

    @property
    def letters(self) -> bool:
        """Whether letters with secret links can be sent: by mail, and with an address that nobody else can choose."""
        return self._mail is not None and bool(self._origin)

    async def your_turn(self, person: Person, game: Game[Any], table: str) -> None:
        """Tell somebody that they have to decide in a game at a table."""
        title = game.language(person.language).text(game.title)
        subject = language(person.language).text(say("engine-your-turn", game=title))
        for sender in self.senders:
            await send(sender, person, subject, f"{self._origin}/table/{table}")

    async def new_password(self, person: Person, key: str) -> None:
        """Send somebody the link by which they set another password."""
        assert self._mail is not None
        text = language(person.language).text
        about = text(say("engine-new-password-about", login=person.login or ""))
        await send(
            self._mail, person, text(say("engine-new-password")), f"{about}\n\n{self._origin}/account#reset={key}"
        )


async def send(sender: Sender, person: Person, subject: str, path: str) -> None:
    try:
        await asyncio.to_thread(sender, person, subject, path)
    except Exception:
        log.exception("a notification could not be sent")


def smtp_sender(url: str) -> Sender:
    parts = urlsplit(url)
    sender = parse_qs(parts.query).get("from", ["dejarik@localhost"])[0]

    def send(person: Person, subject: str, path: str) -> None:
        if person.mail is None:
            return
        mail = EmailMessage()
        mail["Subject"], mail["From"], mail["To"] = subject, sender, person.mail
        mail.set_content(f"{subject}\n\n{path}\n")
        with smtplib.SMTP(parts.hostname or "localhost", parts.port or 25, timeout=20) as server:
            if parts.username and parts.password:
                server.starttls()
                server.login(parts.username, parts.password)
            server.send_message(mail)

    return send


def webhook_sender(url: str) -> Sender:
    def send(person: Person, subject: str, path: str) -> None:
        body = json.dumps({"person": person.name, "subject": subject, "path": path}).encode()
        request = urllib.request.Request(url, body, {"Content-Type": "application/json"})
        urllib.request.urlopen(request, timeout=20).close()

    return send
