"""The deeds of `dejarik admin`. Only that loads this: it needs the extra `server`."""

from __future__ import annotations

import asyncio
import time
from argparse import Namespace
from collections.abc import Awaitable, Callable
from datetime import datetime
from ipaddress import ip_network
from typing import Any, TypeAlias

from rich.table import Table

from dejarik.cli import serving
from dejarik.cli.output import console, line, print_json
from dejarik.cli.refused import Refused
from dejarik.cli.words import Words
from dejarik.server.office import Nobody, Office, OtherVersion

Rows: TypeAlias = list[dict[str, Any]]
Deed: TypeAlias = Callable[[Office, Namespace, Words], Awaitable[None]]
HOUR = 3600.0
DEAD = 180.0  # seconds without a sign of life
REASON = 300  # characters


def carry_out(args: Namespace, words: Words) -> None:
    """Do what was asked for, and write it down for the servers."""
    database = serving.usable_database(args.db, anew=False)
    check(args)

    async def work() -> None:
        office = Office(database)
        try:
            await office.open()
            await DEEDS[args.action](office, args, words)
            await office.write_notes()
        finally:
            await office.close()

    try:
        with serving.explained(database):
            asyncio.run(work())
    except OtherVersion as problem:
        raise Refused("cli-admin-other-version", place=serving.place(database)) from problem
    except Nobody as problem:
        about = next(getattr(args, name) for name in ("table", "whom", "who") if hasattr(args, name))
        raise Refused("cli-admin-nobody", who=about) from problem


def check(args: Namespace) -> None:
    """Refuse what cannot be used before anything is opened."""
    if args.action == "delete-account" and not args.yes:
        raise Refused("cli-admin-sure", who=args.who)
    if args.action == "reset-password" and args.origin:
        args.origin = serving.as_browsers_send_it(args.origin)
    if args.action == "ban" and len(args.reason) > REASON:
        raise Refused("cli-admin-long", most=str(REASON))


# Lists


async def status(office: Office, args: Namespace, words: Words) -> None:
    processes, counts = await office.processes_now(), await office.counts()
    if args.json:
        print_json({"processes": processes, "tables": counts})
        return
    grid = heading(words, "process", "version", "started", "seen", "state")
    for each in processes:
        alive = time.time() - each["seen"] < DEAD
        state = words("cli-admin-draining" if each["draining"] else "cli-admin-open" if alive else "cli-admin-silent")
        place = f"{each['host']}:{each['pid']}"
        grid.add_row(place, each["version"], moment(each["started"]), moment(each["seen"]), state)
    console().print(grid)
    line(words("cli-admin-tables", **{name: str(count) for name, count in counts.items()}))


async def tables(office: Office, args: Namespace, words: Words) -> None:
    found = await office.tables(args.status)
    if args.json:
        print_json({"tables": found})
        return
    grid = heading(words, "table", "game", "state", "picks", "changed", "seats")
    for each in found:
        who = ", ".join(seat["name"] or "—" for seat in each["seats"])
        grid.add_row(each["id"], each["game"], each["status"], str(each["picks"]), moment(each["changed"]), who)
    console().print(grid)


async def people(office: Office, args: Namespace, words: Words) -> None:
    found = await office.people(args.words)
    if args.json:
        print_json({"people": found})
        return
    grid = heading(words, "person", "name", "login", "seen", "tables")
    for each in found:
        seen = moment(each["seen"] or each["created"])
        grid.add_row(each["id"], each["name"], each["login"] or "—", seen, str(each["tables"]))
    console().print(grid)


async def bans(office: Office, args: Namespace, words: Words) -> None:
    found = await office.bans_in_force()
    if args.json:
        print_json({"bans": found})
        return
    grid = heading(words, "ban", "whom", "until", "reason")
    for each in found:
        until = words("cli-admin-for-good") if each["until"] is None else moment(each["until"])
        grid.add_row(each["id"], each["whom"], until, each["reason"])
    console().print(grid)


COLUMNS = (
    *("process", "version", "started", "seen", "state", "table", "game", "picks", "changed", "seats"),
    *("person", "name", "login", "tables", "ban", "whom", "until", "reason"),
)


def heading(words: Words, *columns: str) -> Table:
    grid = Table(box=None, pad_edge=False)
    for column in columns:
        grid.add_column(words(f"cli-admin-column-{column}"), overflow="fold")
    return grid


def moment(seconds: float) -> str:
    return datetime.fromtimestamp(seconds).astimezone().strftime("%Y-%m-%d %H:%M")


# Deeds


async def close(office: Office, args: Namespace, words: Words) -> None:
    await office.close_table(args.table)
    line(words("cli-admin-closed", table=args.table))


async def ban(office: Office, args: Namespace, words: Words) -> None:
    until = None if args.hours is None else time.time() + args.hours * HOUR
    try:
        kind, whom = "address", str(ip_network(args.whom, strict=False))
    except ValueError:
        kind, whom = "person", (await office.person(args.whom)).id
    id = await office.ban(kind, whom, args.reason, until)
    line(words("cli-admin-banned", whom=args.whom, command=f"dejarik admin unban {id}"))


async def unban(office: Office, args: Namespace, words: Words) -> None:
    await office.lift_ban(args.whom)
    line(words("cli-admin-unbanned", whom=args.whom))


async def reset_password(office: Office, args: Namespace, words: Words) -> None:
    person = await office.person(args.who)
    if person.login is None:
        raise Nobody
    key = await office.new_key(person, at_once=args.at_once)
    line(words("cli-admin-link", login=person.login, link=f"{args.origin}/account#reset={key}"))


async def delete_account(office: Office, args: Namespace, words: Words) -> None:
    await office.forget(await office.person(args.who))
    line(words("cli-admin-deleted", who=args.who))


async def notice(office: Office, args: Namespace, words: Words) -> None:
    if args.text is None:
        await office.withdraw_notices()
        line(words("cli-admin-notices-gone"))
        return
    text = " ".join(args.text.split())
    await office.post_notice(text, None if args.hours is None else time.time() + args.hours * HOUR)
    line(words("cli-admin-notice-posted", command="dejarik admin notice"))


async def drain(office: Office, args: Namespace, words: Words) -> None:
    if args.cancel:
        await office.drain(None)
        line(words("cli-admin-stays"))
        return
    await office.drain({"at": None if args.minutes is None else time.time() + args.minutes * 60})
    line(words("cli-admin-drains", command="dejarik admin drain --cancel"))


DEEDS: dict[str, Deed] = {
    "status": status,
    "tables": tables,
    "close": close,
    "people": people,
    "bans": bans,
    "ban": ban,
    "unban": unban,
    "reset-password": reset_password,
    "delete-account": delete_account,
    "notice": notice,
    "drain": drain,
}
