"""`dejarik serve`: the table on this machine, for people, bots and scripts elsewhere."""

from __future__ import annotations

import os
from argparse import BooleanOptionalAction, Namespace

from rich.text import Text

from dejarik.cli import browser
from dejarik.cli.arguments import Parser, whole_number
from dejarik.cli.output import console
from dejarik.cli.refused import Refused
from dejarik.cli.words import Words

NAME = "serve"
PORT = 8000
LAST_PORT = 65535


def arguments(parser: Parser) -> None:
    port = whole_number(parser.words, 0, LAST_PORT)
    parser.take("--host", default="127.0.0.1", metavar="ADDRESS", help="cli-help-host")
    parser.take("--port", type=port, metavar="N", help="cli-help-port")
    parser.take("--db", metavar="URL", help="cli-help-db")
    parser.take("--redis", metavar="URL", help="cli-help-redis")
    parser.take("--workers", type=whole_number(parser.words, 1), default=2, metavar="N", help="cli-help-workers")
    parser.take("--origin", metavar="URL", help="cli-help-origin")
    parser.take("--trusted-host", action="append", default=[], metavar="NAME", help="cli-help-trusted-host")
    parser.take("--trusted-proxy", action="append", default=[], metavar="ADDRESS", help="cli-help-trusted-proxy")
    parser.take("--smtp", default=os.environ.get("DEJARIK_SMTP"), metavar="URL", help="cli-help-smtp")
    parser.take("--browser", action=BooleanOptionalAction, help="cli-help-browser")


def run(args: Namespace, words: Words) -> int:
    try:
        from dejarik.cli import serving  # it needs the extra `server`; the other commands work without that
    except ModuleNotFoundError as problem:
        name = problem.name or ""
        if name.partition(".")[0] == "dejarik":
            raise
        raise Refused("cli-serve-no-libraries", name=name, command='pip install "dejarik[server]"') from problem

    settings = serving.settings(
        args.db,
        args.redis,
        args.origin,
        args.workers,
        hosts=args.trusted_host,
        proxies=args.trusted_proxy,
        smtp=args.smtp,
    )
    with serving.listen(args.host, args.port, usual=PORT, for_a_player=args.browser is not None) as listening:
        address = serving.address(listening)

        def ready() -> None:
            show(words, "cli-serve-open", url=address)
            show(words, "cli-serve-data", place=serving.place(settings.database))
            show(words, "cli-serve-docs", url=f"{address}/docs")
            show(words, "cli-serve-help", command="dejarik --help")
            show(words, "cli-serve-stop")
            if args.browser:
                page = browser.page(address, words.code)
                browser.show(page, otherwise=lambda: show(words, "cli-serve-no-browser", url=page))

        serving.serve(settings, listening, ready)
    show(words, "cli-serve-stopped")
    return 0


def show(words: Words, key: str, **params: str) -> None:
    """Print a line with something to copy: the terminal may wrap it, we do not."""
    console().print(Text(words(key, **params)), soft_wrap=True)
