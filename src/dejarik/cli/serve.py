"""`dejarik serve`: the table on this machine, for people, bots and scripts elsewhere."""

from __future__ import annotations

from argparse import BooleanOptionalAction, Namespace

from dejarik.cli import browser, libraries
from dejarik.cli.arguments import Parser, environment, take_database, whole_number
from dejarik.cli.output import line
from dejarik.cli.words import Words

NAME = "serve"
PORT = 8000
LAST_PORT = 65535


def arguments(parser: Parser) -> None:
    port = whole_number(parser.words, 0, LAST_PORT)
    parser.take("--host", default="127.0.0.1", metavar="ADDRESS", help="cli-help-host")
    parser.take("--port", type=port, metavar="N", help="cli-help-port")
    take_database(parser)
    parser.take("--redis", default=environment("DEJARIK_REDIS"), metavar="URL", help="cli-help-redis")
    parser.take("--workers", type=whole_number(parser.words, 1), default=2, metavar="N", help="cli-help-workers")
    parser.take("--origin", default=environment("DEJARIK_ORIGIN"), metavar="URL", help="cli-help-origin")
    parser.take("--trusted-host", action="append", default=[], metavar="NAME", help="cli-help-trusted-host")
    parser.take("--trusted-proxy", action="append", default=[], metavar="ADDRESS", help="cli-help-trusted-proxy")
    parser.take("--limit", action="append", default=[], metavar="NAME=NUMBER", help="cli-help-limit")
    parser.take("--smtp", default=environment("DEJARIK_SMTP"), metavar="URL", help="cli-help-smtp")
    parser.take("--metrics", metavar="ADDRESS:PORT", help="cli-help-metrics")
    parser.take("--log", choices=("text", "json"), default="text", metavar="text|json", help="cli-help-log")
    parser.take("--browser", action=BooleanOptionalAction, help="cli-help-browser")


def run(args: Namespace, words: Words) -> int:
    with libraries.of_the_server():
        from dejarik.cli import serving

    settings = serving.settings(
        args.db,
        args.redis,
        args.origin,
        args.workers,
        hosts=args.trusted_host,
        proxies=args.trusted_proxy,
        limits=args.limit,
        smtp=args.smtp,
        metrics=args.metrics,
    )
    with serving.listen(args.host, args.port, usual=PORT, for_a_player=args.browser is not None) as listening:
        address = serving.address(listening)

        def say(key: str, **params: str) -> None:
            line(words(key, **params))

        def ready() -> None:
            say("cli-serve-open", url=address)
            say("cli-serve-data", place=serving.place(settings.database))
            say("cli-serve-docs", url=f"{address}/docs")
            say("cli-serve-help", command="dejarik --help")
            say("cli-serve-stop")
            if args.browser:
                page = browser.page(address, words.code)
                browser.show(page, otherwise=lambda: say("cli-serve-no-browser", url=page))

        serving.serve(settings, listening, ready, args.log)
    line(words("cli-serve-stopped"))
    return 0
