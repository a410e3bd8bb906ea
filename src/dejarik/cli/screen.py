"""What a person at the terminal gets to see."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console, RenderableType
from rich.rule import Rule as Line
from rich.table import Table
from rich.text import Text

from dejarik.cli import boards, log, rulebooks
from dejarik.cli.answer import COMMANDS
from dejarik.cli.boards import draw, focus, open_views
from dejarik.cli.choices import listed, numbered
from dejarik.cli.words import Words
from dejarik.engine.message import Message
from dejarik.engine.option import Ask, Option
from dejarik.engine.outcome import Objection, Outcome
from dejarik.engine.state import State

FORGET = "\x1b[3J"  # erases what has been scrolled away, in terminals that support it
RULES_SHOWN = 12
THINGS_SHOWN = 6
ASKED = 10  # lines that a table must leave free for a question


class Screen:
    """Shows a game to one seat at a time. It never asks for more than that seat's view, ask and events."""

    def __init__(self, console: Console, words: Words) -> None:
        self.console = console
        self.words = words

    def say(self, key: str, style: str = "", **params: int | str | Message) -> None:
        self.console.print(Text(self.words(key, **params), style))

    def quote(self, key: str, **params: str) -> None:
        """Print a sentence with something to copy: the terminal may wrap it, we do not."""
        self.console.print(Text(self.words(key, **params)), soft_wrap=True)

    def show(self, *shown: RenderableType) -> None:
        self.console.print(*shown, sep="\n")

    def clear(self) -> None:
        self.console.clear()

    def curtain(self, seat: Message) -> None:
        """Erase the screen and what was scrolled away, before the next person looks."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write(FORGET)
        self.console.print(Line(style="bold"))
        self.say("cli-play-curtain", "bold", seat=seat)

    def position(self, state: State, seat: int) -> None:
        """Show the table as the seat sees it."""
        game = state.start.game
        title = Text.assemble((self.words.text(game.title), "bold"), " · ")
        title.append(self.words.text(game.seat_name(state.start.seats[seat])))
        self.show(Line(title, style="dim"), draw(game, state.view(seat), self.words))

    def fits(self, state: State, seat: int) -> bool:
        """Whether the table leaves room for a question. It always does if the output is no terminal."""
        if not self.console.is_terminal:
            return True
        table = draw(state.start.game, state.view(seat), self.words)
        return len(self.console.render_lines(table)) + ASKED <= self.console.height

    def focus(self, state: State, seat: int) -> None:
        """Show what matters between picks of one person, when the table is too large to be shown each time."""
        self.show(Line(style="dim"), *focus(state.start.game, state.view(seat), self.words))

    def events(self, messages: Sequence[Message]) -> None:
        for message in messages:
            self.show(Text("· ", "dim") + log.line(message, self.words))

    def ask(self, ask: Ask) -> None:
        """Show what is to be decided, and the options."""
        self.show(Text(self.words.text(ask.prompt), "bold").append(f" [{ask.rule}]", "not bold dim"))
        labels = [self.words.text(option.label()) for option in ask.options]
        self.show(listed(labels, [str(option) for option in ask.options], self.console.width))
        self.say("cli-play-hint" if ask.default is None else "cli-play-hint-one", "dim")

    def help(self) -> None:
        self.say("cli-play-help")
        table = Table.grid(padding=(0, 2))
        for name in COMMANDS:
            words = dict.fromkeys((self.words(f"cli-command-{name}"), name))
            typed = ", ".join((*words, "?") if name == "help" else words)
            table.add_row(Text(f"  {typed}", "bold"), self.words(f"cli-play-help-{name}"))
        self.show(table)

    def ambiguous(self, options: Sequence[Option], ask: Ask) -> None:
        self.say("cli-play-ambiguous")
        for number, option in enumerate(ask.options, 1):
            if option in options:
                self.show(numbered(number, self.words.text(option.label())))

    def objection(self, objection: Objection, state: State) -> None:
        """Show why a pick is refused: the facts, and what the rule says."""
        self.show(Text(self.words.text(objection.message), "bold red"))
        if objection.rule:
            self.show(rulebooks.cited(state.start.game, objection.rule, self.words.code))

    def look(self, state: State, seat: int, wanted: str) -> None:
        """Show what is printed on the components with this name."""
        game = state.start.game
        found = boards.things(game, wanted, self.words) if wanted else []
        if not wanted:
            self.say("cli-play-help-look")
        elif not found:
            self.say("cli-play-nothing-named", words=wanted)
        for key in found[:THINGS_SHOWN]:
            self.show(*boards.close_up(game, key, state.view(seat), self.words))
        if len(found) > THINGS_SHOWN:
            self.say("cli-play-more-things", "dim", count=len(found) - THINGS_SHOWN)

    def rules(self, state: State, wanted: str) -> None:
        found = rulebooks.rulebook(state.start.game, self.words.code).search(wanted) if wanted else []
        if not wanted:
            self.say("cli-play-help-rule")
        elif not found:
            self.say("cli-rules-none", words=wanted)
        for rule in found[:RULES_SHOWN]:
            self.show(rulebooks.rule_text(rule))
        if len(found) > RULES_SHOWN:
            self.say("cli-play-more-rules", "dim", count=len(found) - RULES_SHOWN)

    def left(self, state: State, path: Path) -> None:
        """Say where the game is saved and how to go on with it."""
        file = str(path)
        self.quote("cli-play-saved", file=file)
        self.quote("cli-play-resume", command=f"dejarik play {state.start.game.id} --resume {shlex.quote(file)}")

    def end(self, state: State, news: Sequence[Message]) -> None:
        """Show the table with everything open, and what happened last."""
        self.show(Line(Text(self.words("cli-end-title"), "bold"), style="dim"))
        for view in open_views(state):
            self.show(draw(state.start.game, view, self.words))
        self.events(news)

    def winner(self, state: State, outcome: Outcome) -> Text:
        """Name the sides that won, with a seat or without; or say that nobody did."""
        start = state.start
        if outcome.side is not None:
            return Text(self.words("cli-end-side-won", side=start.game.side_name(outcome.side)), "bold")
        sides = dict.fromkeys(start.seats[seat].side for seat in outcome.winners)
        winners = tuple(start.game.side_name(side) for side in sides)
        return Text(self.words("cli-end-won", count=len(winners), sides=winners), "bold green" if winners else "bold")

    def outcome(self, state: State, outcome: Outcome, path: Path) -> None:
        """Say who won and by which rule, and where to find the game."""
        start = state.start
        self.show(self.winner(state, outcome))
        self.show(rulebooks.cited(start.game, outcome.rule, self.words.code))
        scores = zip(start.seats, outcome.scores, strict=True)
        named = (f"{self.words.text(start.game.seat_name(seat))} {score}" for seat, score in scores)
        self.say("cli-end-scores", scores=", ".join(named))
        self.quote("cli-play-saved", file=str(path))
        self.quote("cli-end-replay", command=f"dejarik replay {shlex.quote(str(path))}")
