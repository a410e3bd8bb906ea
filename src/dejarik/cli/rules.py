"""`dejarik rules`: the numbered rules, what plays each of them, and which test proves it."""

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
from dejarik.cli.coverage import Coverage, cover, pytest_name
from dejarik.cli.output import complain, console, print_json
from dejarik.cli.refused import Refused
from dejarik.cli.rulebooks import rule_text, rulebook
from dejarik.cli.where import Whereabouts, find
from dejarik.cli.words import Words
from dejarik.engine.game import Game
from dejarik.engine.rulebook import Rule

NAME = "rules"


def arguments(parser: Parser) -> None:
    parser.take("game", nargs="?", metavar="GAME", help="cli-help-game")
    parser.take("wanted", nargs="*", metavar="WORDS|ID", help="cli-help-wanted")
    parser.take("--where", nargs="*", metavar="WORDS|ID", help="cli-help-where")
    parser.take("--coverage", action="store_true", help="cli-help-coverage")
    parser.take("--json", action="store_true", help="cli-help-json")


def run(args: Namespace, words: Words) -> int:
    chosen = [dejarik.game(id) for id in ([args.game] if args.game is not None else dejarik.GAMES)]
    if args.coverage:
        if args.wanted or args.where is not None:
            raise Refused("cli-coverage-all", words=" ".join([*args.wanted, *(args.where or ["--where"])]))
        return coverage(chosen, args.json, words)
    if args.where is not None:
        return where(chosen, " ".join([*args.wanted, *args.where]), args.json, words)
    if args.game is None:
        return games.run(args, words)
    return look_up(dejarik.game(args.game), " ".join(args.wanted), args.json, words)


def look_up(game: Game[Any], wanted: str, json: bool, words: Words) -> int:
    """Print all rules, or the wanted ones; return 1 if there are none."""
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
    """Print every rule with its tests; return 1 if one has neither tests nor a reason."""
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
            table.add_row(Text(id, "bold"), "\n".join(map(pytest_name, tests)))
        elif id in found.exempt:
            table.add_row(Text(id, "bold"), Text(words("cli-coverage-exempt", reason=found.exempt[id]), "dim"))
        else:
            table.add_row(Text(id, "bold red"), Text(words("cli-coverage-missing"), "bold red"))
    return table


def where(games: list[Game[Any]], wanted: str, json: bool, words: Words) -> int:
    """Print what plays and proves the wanted rules, or all; return 1 if there are none, or if nothing plays one."""
    found = find(games, wanted, words.code)
    if json:
        print_json(found.summary())
    else:
        console().print(whereabouts(found, words, told=bool(wanted)), soft_wrap=True, end="")
    if not found.rules:
        complain(words("cli-rules-none", words=wanted))
    return 0 if found.rules and not found.uncited else 1


def whereabouts(found: Whereabouts, words: Words, told: bool) -> Text:
    """Print the places of each rule, one on a line, with the text of the rule if that is wanted."""
    text = Text()
    for rule in found.rules:
        text.append_text(rule_text(rule) if told else Text(rule.id, "bold")).append("\n")
        lines = [Text(str(place)) for place in found.code.get(rule.id, [])] or [no_code(rule.id, found, words)]
        if found.tests is not None:
            lines += [Text(str(place)) for place in found.tests.get(rule.id, [])] or [no_test(rule.id, found, words)]
        for line in lines:
            text.append("  ").append_text(line).append("\n")
    if found.tests is None:
        text.append(words("cli-where-no-tests"), "italic").append("\n")
    if not told:
        text.append(words("cli-where-sum", **found.counts()), "bold").append("\n")
    return text


def no_code(id: str, found: Whereabouts, words: Words) -> Text:
    reason = found.unplayed.get(id) or found.exempt.get(id)
    if reason is None:
        return Text(words("cli-where-uncited"), "bold red")
    return Text(words("cli-where-exempt", reason=reason), "dim")


def no_test(id: str, found: Whereabouts, words: Words) -> Text:
    reason = found.exempt.get(id)
    if reason is None:
        return Text(words("cli-coverage-missing"), "bold red")
    return Text(words("cli-coverage-exempt", reason=reason), "dim")
