"""A game at the terminal, decision by decision."""

from __future__ import annotations

from collections.abc import Mapping

from dejarik.cli.answer import command, options_meant, repeated
from dejarik.cli.log import Log, last_decision
from dejarik.cli.records import SavedGame
from dejarik.cli.screen import Screen
from dejarik.cli.seating import HUMAN, bots
from dejarik.cli.thinking_ahead import thinking_ahead
from dejarik.cli.words import LONGEST
from dejarik.engine.option import Ask, Option
from dejarik.engine.state import State
from dejarik.engine.undo import before, free_picks

INTERRUPTED = 130


class Left(Exception):
    """Raised when a person wants to stop here."""


class Session:
    """People and bots at one table; every pick is saved before the next decision is shown."""

    def __init__(self, screen: Screen, state: State, log: Log, table: Mapping[str, str], saved: SavedGame) -> None:
        self.screen = screen
        self.state = state
        self.log = log
        self.saved = saved
        self.bots = bots(table, state.start.seed, len(state.picks()))
        self.people = sum(who == HUMAN for who in table.values())
        self.looking: int | None = None  # the seat of the person at the device
        self.seen: int | None = None  # the seat to which the table was last shown
        self.picked: dict[int, int] = {}  # by seat: where in the log its last line begins

    def play(self) -> int:
        """Play to the end of the game, or until somebody leaves; return the exit code."""
        try:
            while (ask := self.state.ask) is not None:
                if ask.seat in self.bots:
                    self.make(self.choice_of_bot(ask.seat))
                else:
                    self.turn(ask)
        except Left:
            self.screen.left(self.state, self.saved.path)
            return 0
        except KeyboardInterrupt:
            self.screen.show("")
            self.screen.left(self.state, self.saved.path)
            return INTERRUPTED
        self.end()
        return 0

    def end(self) -> None:
        """Show everything, now that the game is over."""
        people = [seat for seat in range(len(self.state.start.seats)) if seat not in self.bots]
        since = max((last_decision(self.state, seat) for seat in people), default=len(self.log.entries))
        self.screen.end(self.state, self.log.all_open(since))
        assert self.state.outcome is not None
        self.screen.outcome(self.state, self.state.outcome, self.saved.path)

    def make(self, option: Option) -> None:
        self.state.apply(option)
        self.saved.append(self.state)
        self.log.add(self.state)
        if not self.people:
            self.screen.events(self.log.seen_by(None, since=len(self.log.entries) - 1))

    def make_often(self, option: Option, times: int) -> None:
        """Make a pick as many times as wanted, or for as long as the seat that made it first can."""
        ask = self.state.ask
        assert ask is not None
        seat = ask.seat
        self.picked[seat] = len(self.log.entries)
        for _ in range(times):
            if ask is not None and ask.seat == seat and option in ask.options:
                self.make(option)
                ask = self.state.ask

    def choice_of_bot(self, seat: int) -> Option:
        start = self.state.start
        thinking = self.screen.words("cli-play-thinking", seat=start.game.seat_name(start.seats[seat]))
        with self.screen.console.status(thinking):
            return self.bots[seat].pick(self.state.perspective(seat))

    def turn(self, ask: Ask) -> None:
        """Let a person make one decision: show it, then read lines until one is a pick."""
        self.hand_over(ask.seat)
        if self.goes_on(ask.seat) and not self.screen.fits(self.state, ask.seat):
            self.screen.focus(self.state, ask.seat)
            self.ask(ask)
        else:
            self.show(ask)
        while self.state.ask is ask:
            line = " ".join(self.read()[:LONGEST].split())
            given = command(line, self.screen.words)
            if not line and ask.default is None:
                self.show(ask)
            elif given is not None:
                self.obey(*given, ask)
            else:
                self.pick(line or "1", ask)

    def hand_over(self, seat: int) -> None:
        """Hand the device over: with several people at one, nobody sees what was shown to the last."""
        if self.people > 1 and self.looking != seat:
            self.screen.curtain(self.state.start.game.seat_name(self.state.start.seats[seat]))
            self.read()
        self.looking = seat

    def goes_on(self, seat: int) -> bool:
        """Whether this person has just picked, and nobody has seen anything since."""
        trail = self.state.trail
        return self.seen == seat and trail is not None and trail[1] == seat

    def show(self, ask: Ask) -> None:
        self.screen.clear()
        self.screen.position(self.state, ask.seat)
        self.seen = ask.seat
        self.ask(ask)

    def ask(self, ask: Ask) -> None:
        """Show what has happened since this person last picked, and what is to be decided now."""
        since = self.picked.get(ask.seat, last_decision(self.state, ask.seat))
        self.screen.events(self.log.seen_by(ask.seat, since))
        self.screen.ask(ask)

    def read(self) -> str:
        try:
            with thinking_ahead(self.bots, self.state):
                return input("> ")
        except EOFError:
            self.screen.show("")
            raise Left from None

    def pick(self, line: str, ask: Ask) -> None:
        """Make the pick that the line means, or say why it means none."""
        line, times = repeated(line)
        meant = options_meant(line, ask, self.screen.words)
        if len(meant) == 1:
            self.make_often(meant[0], times)
        elif meant:
            self.screen.ambiguous(meant, ask)
        elif line.isdecimal():
            self.screen.say("cli-play-no-number", count=len(ask.options))
        else:
            self.refuse(line, ask)

    def refuse(self, line: str, ask: Ask) -> None:
        objection = self.state.start.game.explain(self.state, line, ask.seat)
        if objection is None:
            self.screen.say("cli-play-possible", pick=line)
        else:
            self.screen.objection(objection, self.state)

    def obey(self, name: str, rest: str, ask: Ask) -> None:
        """Carry out a command that is not a pick."""
        match name:
            case "help":
                self.screen.help()
            case "table":
                self.show(ask)
            case "look":
                self.screen.look(self.state, ask.seat, rest)
            case "why":
                self.why(rest, ask)
            case "rule":
                self.screen.rules(self.state, rest)
            case "log":
                self.screen.events(self.log.seen_by(ask.seat))
            case "undo":
                self.undo(ask.seat)
            case "save":
                self.screen.quote("cli-play-saved", file=str(self.saved.path))
            case "quit":
                raise Left

    def why(self, line: str, ask: Ask) -> None:
        """Say why something cannot be picked, or that it can."""
        meant = options_meant(line, ask, self.screen.words)
        if not line:
            self.screen.say("cli-play-help-why")
        elif len(meant) == 1:
            self.screen.say("cli-play-possible", pick=str(meant[0]))
        elif meant:
            self.screen.ambiguous(meant, ask)
        else:
            self.refuse(line, ask)

    def undo(self, seat: int) -> None:
        """Take back a pick, if it told nobody anything. The same holds against bots: what is hidden stays hidden."""
        if free_picks(self.state, seat):
            self.state = before(self.state, 1)
            self.picked.clear()
            self.log.take_back()
            self.saved.take_back()
        else:
            self.screen.say(self.why_not_free(seat))

    def why_not_free(self, seat: int) -> str:
        picks = self.state.picks()
        if not picks:
            return "cli-undo-nothing"
        by, _, luck, _ = picks[-1]
        return "cli-undo-other" if by != seat else "cli-undo-luck" if luck else "cli-undo-revealed"
