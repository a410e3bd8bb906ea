"""People and addresses that may not come in. Each process keeps them in memory: every request is looked at."""

from __future__ import annotations

import time
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, TypeAlias

from sqlalchemy import Connection, Row, delete, insert, or_, select

from dejarik.server.http.refusal import Refusal
from dejarik.server.people.secret import new_id
from dejarik.server.storage import schema
from dejarik.server.storage.store import Store

Network: TypeAlias = IPv4Network | IPv6Network
Ban: TypeAlias = Row[Any]


class Bans:
    """The bans that hold."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._people: dict[str, Ban] = {}
        self._networks: list[tuple[Network, Ban]] = []

    async def read(self) -> None:
        """Read them anew."""
        rows = await self._store.read(in_force)
        self._people = {row.whom: row for row in rows if row.kind == "person"}
        self._networks = [(ip_network(row.whom), row) for row in rows if row.kind == "address"]

    def check(self, person: str | None, address: str) -> None:
        """Refuse somebody who may not come in."""
        ban = self._people.get(person or "")
        if ban is None and self._networks:
            ban = self._of_address(address)
        if ban is not None and (ban.until is None or ban.until > time.time()):
            detail = ban.reason or "whoever runs this server does not let you in"
            raise Refusal(403, "banned", detail, reason=ban.reason, until=ban.until)

    def _of_address(self, text: str) -> Ban | None:
        address = address_in(text)
        return next((ban for network, ban in self._networks if address is not None and address in network), None)


def address_in(text: str) -> IPv4Address | IPv6Address | None:
    """Read an address; one of IPv4 may come in the clothes of IPv6."""
    try:
        address = ip_address(text)
    except ValueError:
        return None  # a local socket has none
    return address.ipv4_mapped or address if isinstance(address, IPv6Address) else address


def in_force(connection: Connection) -> list[Ban]:
    columns = schema.bans.c
    held = or_(columns.until.is_(None), columns.until > time.time())
    return list(connection.execute(select(schema.bans).where(held).order_by(columns.created)))


def add(kind: str, whom: str, reason: str, until: float | None, connection: Connection) -> str:
    """Ban somebody; return by which id that can be taken back. An older ban of the same is replaced."""
    columns, id = schema.bans.c, new_id()
    connection.execute(delete(schema.bans).where(columns.kind == kind, columns.whom == whom))
    row = {"id": id, "kind": kind, "whom": whom, "reason": reason, "created": time.time(), "until": until}
    connection.execute(insert(schema.bans).values(row))
    return id


def lift(which: str, connection: Connection) -> bool:
    """Take back a ban, by its id or by whom it is about; return whether there was such a one."""
    columns = schema.bans.c
    return connection.execute(delete(schema.bans).where(or_(columns.id == which, columns.whom == which))).rowcount > 0
