"""`dejarik rules`: the numbered rules, and which test proves each."""

from __future__ import annotations

from argparse import Namespace
from dataclasses import asdict
from itertools import groupby
from typing import Any

from rich.table import Table
from rich.text import Text

import dejarik
from dejarik.cli import games, source
from dejarik.cli.arguments import Parser
from dejarik.cli.coverage import Coverage, cover
from dejarik.cli.output import complain, console, print_json
from dejarik.cli.refused import Refused
from dejarik.cli.rulebooks import rule_text, rulebook
from dejarik.cli.words import Words
from dejarik.engine.game import Game
from dejarik.engine.rulebook import Rule

NAME = "rules"


def arguments(parser: Parser) -> None:
    parser.take("game", nargs="?", metavar="GAME", help="cli-help-game")
    parser.take("wanted", nargs="*", metavar="WORDS|ID", help="cli-help-wanted")
    parser.take("--coverage", action="store_true", help="cli-help-coverage")
    parser.take("--json", action="store_true", help="cli-help-json")


def run(args: Namespace, words: Words) -> int:
    if args.coverage:
        if args.wanted:
            raise Refused("cli-coverage-all", words=" ".join(args.wanted))
        chosen = [args.game] if args.game is not None else list(dejarik.GAMES)
        return coverage([dejarik.game(id) for id in chosen], args.json, words)
    if args.game is None:
        return games.run(args, words)
    return look_up(dejarik.game(args.game), " ".join(args.wanted), args.json, words)


def look_up(game: Game[Any], wanted: str, json: bool, words: Words) -> int:
    """All rules, or those that are wanted; 1 if there are none."""
    book = rulebook(game, words.code)
    found = book.search(wanted) if wanted else book.rules
    if json:
        print_json({"game": game.id, "translated": book.translated, "rules": [asdict(rule) for rule in found]})
    else:
        show(found, words, book.translated)
    if not found:
        complain(words("cli-rules-none", words=wanted))
    return 0 if found else 1


def show(rules: list[Rule], words: Words, translated: bool) -> None:
    out = console()
    if not translated:
        out.print(Text(words("cli-rules-untranslated"), "italic"))
    for chapter, group in groupby(rules, key=lambda rule: rule.chapter):
        out.print(Text(f"\n{chapter}", "bold underline"))
        for rule in group:
            source = f" [{rule.source}]" if rule.source else ""
            out.print(rule_text(rule).append(source, "dim"))


def coverage(games: list[Game[Any]], json: bool, words: Words) -> int:
    """Every rule with its tests; 1 if one has neither tests nor a reason."""
    found = cover(games, source.folder("tests"))
    if json:
        print_json(found.summary())
    else:
        console().print(proofs(found, words), Text(words("cli-coverage-sum", **found.counts()), "bold"), sep="\n")
    return 1 if found.missing else 0


def proofs(found: Coverage, words: Words) -> Table:
    table = Table.grid(padding=(0, 2))
    table.add_column()
    table.add_column(overflow="fold")
    for id, tests in found.proofs.items():
        if tests:
            table.add_row(Text(id, "bold"), "\n".join(tests))
        elif id in found.exempt:
            table.add_row(Text(id, "bold"), Text(words("cli-coverage-exempt", reason=found.exempt[id]), "dim"))
        else:
            table.add_row(Text(id, "bold red"), Text(words("cli-coverage-missing"), "bold red"))
    return table
