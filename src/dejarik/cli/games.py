"""`dejarik games`: what can be played."""

from __future__ import annotations

from argparse import Namespace
from typing import Any

from rich.table import Table
from rich.text import Text

import dejarik
from dejarik.cli.arguments import Parser
from dejarik.cli.output import console, print_json
from dejarik.cli.words import Words
from dejarik.engine.game import Game

NAME = "games"


def arguments(parser: Parser) -> None:
    parser.take("--json", action="store_true", help="cli-help-json")


def run(args: Namespace, words: Words) -> int:
    games = [dejarik.game(id) for id in dejarik.GAMES]
    if args.json:
        print_json({"games": [described(game, words.of(game)) for game in games]})
    else:
        for game in games:
            show(game, words.of(game))
    return 0


def described(game: Game[Any], words: Words) -> dict[str, Any]:
    return {
        "id": game.id,
        "title": words.text(game.title),
        "about": words.text(game.about),
        "players": list(game.players),
        "seats": {str(count): [seat.name for seat in game.seats(count)] for count in game.players},
        "usual_players": game.usual_players,
        "usual_seats": {str(count): list(game.usual_seats(count)) for count in game.players},
        "options": [
            {
                "name": setting.name,
                "default": setting.default,
                "values": setting.values(),
                "about": words.text(setting.about),
            }
            for setting in game.settings
        ],
    }


def show(game: Game[Any], words: Words) -> None:
    out = console()
    least, most = game.players[0], game.players[-1]
    count = words("cli-games-players", players=str(least) if least == most else f"{least}–{most}", most=most)
    out.print(Text.assemble((game.id, "bold cyan"), "  ", (words.text(game.title), "bold"), f"  {count}"))
    out.print(Text(words.text(game.about)))
    seats = ", ".join(seat.name for seat in game.seats(most))
    table = Table.grid(padding=(0, 2))
    table.add_row(Text("--seat …=…", "bold"), words("cli-games-seats", seats=seats))
    for setting in game.settings:
        about = f"{words.text(setting.about)} ({setting.values()})"
        table.add_row(Text(f"--option {setting.name}=…", "bold"), about)
    out.print(table)
    out.print()
