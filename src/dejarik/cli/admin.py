"""`dejarik admin`: what whoever runs a table server does besides starting it. The server may run or not."""

from __future__ import annotations

from argparse import Namespace

from dejarik.cli import libraries
from dejarik.cli.arguments import Parser, environment, take_database, whole_number
from dejarik.cli.words import Words

NAME = "admin"
STATUSES = ("open", "playing", "finished")


def arguments(parser: Parser) -> None:
    actions = parser.add_subparsers(title=parser.words("cli-help-actions"), dest="action", metavar="ACTION")
    actions.required = True

    def action(name: str, *, listing: bool = False) -> Parser:
        about = parser.words(f"cli-admin-about-{name}")
        added: Parser = actions.add_parser(name, words=parser.words, help=about, description=about)
        take_database(added)
        if listing:
            added.take("--json", action="store_true", help="cli-help-json")
        return added

    number = whole_number(parser.words, 1)
    action("status", listing=True)
    tables = action("tables", listing=True)
    tables.take("--status", choices=STATUSES, metavar="|".join(STATUSES), help="cli-help-status")
    action("close").take("table", metavar="TABLE", help="cli-help-table")
    people = action("people", listing=True)
    people.take("words", nargs="?", default="", metavar="WORDS", help="cli-help-people")
    action("bans", listing=True)
    ban = action("ban")
    ban.take("whom", metavar="WHO", help="cli-help-whom")
    ban.take("--reason", default="", metavar="TEXT", help="cli-help-reason")
    ban.take("--hours", type=number, metavar="N", help="cli-help-ban-hours")
    action("unban").take("whom", metavar="WHO", help="cli-help-unban")
    reset = action("reset-password")
    reset.take("who", metavar="LOGIN", help="cli-help-login")
    reset.take("--at-once", action="store_true", help="cli-help-at-once")
    reset.take("--origin", default=environment("DEJARIK_ORIGIN") or "", metavar="URL", help="cli-help-link-origin")
    delete = action("delete-account")
    delete.take("who", metavar="WHO", help="cli-help-who")
    delete.take("--yes", action="store_true", help="cli-help-yes")
    notice = action("notice")
    notice.take("text", nargs="?", metavar="TEXT", help="cli-help-notice")
    notice.take("--hours", type=number, metavar="N", help="cli-help-notice-hours")
    drain = action("drain")
    drain.take("--minutes", type=number, metavar="N", help="cli-help-drain-minutes")
    drain.take("--cancel", action="store_true", help="cli-help-drain-cancel")


def run(args: Namespace, words: Words) -> int:
    with libraries.of_the_server():
        from dejarik.cli import administration
    administration.carry_out(args, words)
    return 0
