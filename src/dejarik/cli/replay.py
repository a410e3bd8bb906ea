"""`dejarik replay`: the log of a game that was played, and the table at any moment of it."""

from __future__ import annotations

from argparse import Namespace
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

import dejarik
from dejarik.cli import log, records
from dejarik.cli.arguments import Parser, whole_number
from dejarik.cli.boards import draw, open_views
from dejarik.cli.output import console
from dejarik.cli.refused import Refused
from dejarik.cli.words import Words
from dejarik.engine.game import Game
from dejarik.engine.message import Message
from dejarik.engine.problem import Damaged
from dejarik.engine.record import Record
from dejarik.engine.seen import AnyView
from dejarik.engine.state import State

NAME = "replay"
SPECTATOR = "spectator"


def arguments(parser: Parser) -> None:
    parser.take("file", type=Path, metavar="FILE", help="cli-help-record")
    parser.take("--as", dest="eyes", metavar="SEAT", help="cli-help-as")
    parser.take("--to", type=whole_number(parser.words, 0), metavar="K", help="cli-help-to")


def run(args: Namespace, words: Words) -> int:
    record = records.read(args.file)
    game = dejarik.game(record.header["game"])
    if args.to is not None and args.to > len(record.moves):
        raise Refused("cli-replay-too-far", to=args.to, count=len(record.moves))
    try:
        Replay(game, args.eyes, words.of(game)).show(record if args.to is None else record.cut(args.to), console())
    except Damaged as problem:
        raise Refused("cli-bad-record", file=str(args.file), problem=problem.message) from problem
    return 0


class Replay:
    """A record as a seat or a spectator saw it, or with everything open."""

    def __init__(self, game: Game[Any], eyes: str | None, words: Words) -> None:
        self.game = game
        self.eyes = eyes
        self.words = words

    def show(self, record: Record, out: Console) -> None:
        """Show the log, numbered by picks, and then the table."""
        told = Table.grid(padding=(0, 1))
        told.add_column(justify="right", style="dim")
        for state in record.states(self.game):
            self.check_eyes(state)
            number = str(len(state.picks()))
            for text in self.entry(state):
                told.add_row(number, text)
                number = ""
        ending = record.ending(self.game)
        if ending is not None:
            told.add_row("", log.line(ending, self.words))
        out.print(told)
        for view in self.views(state):
            out.print(draw(self.game, view, self.words))

    def check_eyes(self, state: State) -> None:
        names = [seat.name for seat in state.start.seats]
        if self.eyes not in (None, SPECTATOR, *names):
            raise Refused("cli-no-seat", name=str(self.eyes), known=", ".join((*names, SPECTATOR)))

    def entry(self, state: State) -> list[Text]:
        """Show the last pick, if one may know it, and what it brought about."""
        texts = [log.line(message, self.words) for message in self.messages(state)]
        for seat, option, _, _ in state.picks()[-1:]:
            if self.eyes in (None, state.start.seats[seat].name):
                name = self.words.text(self.game.seat_name(state.start.seats[seat]))
                texts.insert(0, Text(f"{name}: {self.words.text(option.label())}", "bold"))
        return texts

    def messages(self, state: State) -> list[Message]:
        if self.eyes is None:
            return log.all_open(state.events)
        seat = state.seat(None if self.eyes == SPECTATOR else self.eyes)
        return [event.message for event in state.events if event.seen_by(seat)]

    def views(self, state: State) -> list[AnyView]:
        if self.eyes is None:
            return open_views(state)
        return [state.view(None if self.eyes == SPECTATOR else self.eyes)]
