"""`dejarik play`: a game at the terminal, with people and bots."""

from __future__ import annotations

from argparse import Namespace
from contextlib import closing
from pathlib import Path
from typing import Any

import dejarik
from dejarik.cli import records
from dejarik.cli.arguments import Parser, pairs, whole_number
from dejarik.cli.log import Log
from dejarik.cli.output import console
from dejarik.cli.records import SavedGame
from dejarik.cli.refused import Refused
from dejarik.cli.screen import Screen
from dejarik.cli.seating import seating
from dejarik.cli.session import Session
from dejarik.cli.words import Words
from dejarik.engine.game import Game
from dejarik.engine.message import say
from dejarik.engine.problem import Damaged
from dejarik.engine.state import State

NAME = "play"
NEWEST = ""  # --resume without a file


def arguments(parser: Parser) -> None:
    parser.take("game", metavar="GAME", help="cli-help-game")
    parser.take("--seat", action="append", default=[], metavar="SEAT=WHO", help="cli-help-seat")
    parser.take("--players", type=whole_number(parser.words, 1), metavar="N", help="cli-help-players")
    parser.take("--seed", type=whole_number(parser.words), metavar="N", help="cli-help-seed")
    parser.take("--option", action="append", default=[], metavar="NAME=VALUE", help="cli-help-option")
    parser.take("--resume", nargs="?", const=NEWEST, metavar="FILE", help="cli-help-resume")
    parser.take("--save", type=Path, metavar="FILE", help="cli-help-save")


def run(args: Namespace, words: Words) -> int:
    game = dejarik.game(args.game)
    screen = Screen(console(), words.of(game))
    if args.resume is None:
        return begin(game, args, screen)
    for name in ("seat", "players", "seed", "option", "save"):
        if getattr(args, name) not in (None, []):
            raise Refused("cli-not-when-resuming", argument=f"--{name}")
    path = records.newest(game) if args.resume == NEWEST else Path(args.resume)
    with closing(SavedGame.open(path)) as saved:
        return resume(game, saved, screen).play()


def begin(game: Game[Any], args: Namespace, screen: Screen) -> int:
    """Begin a new game."""
    state: State = game.new(args.players, args.seed, pairs(args.option, "--option"))
    table = seating(state.start, pairs(args.seat, "--seat"))
    log = Log()
    log.add(state)
    with closing(SavedGame.create(args.save or records.new_path(game))) as saved:
        saved.begin(state, table)
        return Session(screen, state, log, table, saved).play()


def resume(game: Game[Any], saved: SavedGame, screen: Screen) -> Session:
    """Go on with a game that was left, with everything as it was."""
    path = saved.path
    record = saved.read()
    if record.header["game"] != game.id:
        raise Refused("cli-other-game", file=str(path), game=record.header["game"])
    log = Log()
    try:
        for state in record.states(game):
            log.add(state)
    except Damaged as problem:
        raise Refused("cli-bad-record", file=str(path), problem=problem.message) from problem
    if state.outcome is not None:
        saved.finish(state)
    return Session(screen, state, log, seating(state.start, seated(record.header, path)), saved)


def seated(header: dict[str, Any], path: Path) -> dict[str, str]:
    """Return who sat where when the game was left; a record from elsewhere does not say."""
    table = header.get("table", {})
    if not isinstance(table, dict) or not all(isinstance(who, str) for who in table.values()):
        problem = say("engine-why-unlike", wanted="{seat: who}", text=str(table)[:60])
        raise Refused("cli-bad-record", file=str(path), problem=problem)
    return table
