"""The contract of a game.

A game is a package `dejarik.games.<id>` whose `GAME` is an instance of a class derived from `Game`. The engine, the
bots, the arena, the server and the clients use nothing of it but what stands in this module, and every promise made
here is checked on random games by `dejarik.engine.conformance`.

**Seats and sides.** A seat is a place at the table, with a number from 0 and a name. A side is who wins together and
shares what it knows; most games have one seat to a side, a team game has more. Everything is asked of seats and shown
to seats; only outcomes are counted by side. A side without a seat, such as the automatic opponent of a solo game, plays
by the rules alone and is never asked; where it wins, or nobody does, an outcome has no winners among the seats.

**State.** A game derives its own `State`, with class-level annotations for all that lies on the table, made of ints,
bools, ids (`NewType` over int, their texts in `ids`), lists and tuples of these. Slots, dump, load, comparison and
`copy` (`engine.copying`) follow from the annotations. Nothing derived is kept, and nothing that is printed: printed
tables are shared by every copy of every game.

**Rules.** `set_up` lays the table and performs the first procedure. From then on the stack of frames
(`engine.procedure`) is where we are; every class that may lie on it stands in `frames`. Rules change the state, put
decisions on the stack, `tell` what happened and to whom, and say `reveal()` whenever a pick lets somebody learn
something hidden. All luck comes from `state.chance`. Loops that the rules allow must be ended by a rule.

**Options.** A decision lists every legal pick, each once, in an order that depends on the position alone. Pieces that
cannot be told apart give one option. What is picked is never judged again. Where the mere fact that a seat is asked,
or how often, would tell another seat something hidden, the question is asked on public grounds, even if there is only
one answer.

**Views.** `view(state, seat)` is built up from nothing, field by field. What the seat does not know is the text
`unknown`; what it has learnt stays in its view, so that a view holds all that a perfect memory could. `imagine` goes
back: from a view alone, a whole state that looks the same from that seat and offers it the same options. It must be
able to produce every state that fits, and never one that what the seat has seen rules out. Where another seat decides
about cards that it has looked at, it has looked at those of the imagined state. That no view holds a secret is proved
by this round trip, since an imagined game has other secrets and yet the same view.

**Bots.** `evaluate` says how a position looks for a seat. A game in which one pick says little about the position may
also have a `heuristic`: a number for each option of the ask. It looks at an imagined state, and must come to the same
numbers whatever was imagined: what the asked seat does not know is there, but made up. Bots that search first try
what their `prior` likes, play on in imagined games by `playout`, pass over what is `routine`, and believe in what
they imagine by `likelihood`; `secrets` are what they can afterwards be asked about.

**Words.** `locale/` of the package has the catalogues (en, uk, pl, ru); keys begin with the id of the game. Names of
components come from the content, in the same four languages. `rules.md` has the numbered rules. `explain` says why
a pick that a person would naturally try is refused, from what that person may know, and `meant` which pick that is when
the person points at things on the board (the things that options touch) instead of typing.
"""

from __future__ import annotations

import secrets
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from random import Random
from typing import Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar

from dejarik.engine.chance import Chance, Luck
from dejarik.engine.language import Language
from dejarik.engine.message import Message, say
from dejarik.engine.names import Names, SetNames
from dejarik.engine.option import Option
from dejarik.engine.outcome import Objection, Outcome
from dejarik.engine.plain import Plain, annotated
from dejarik.engine.problem import BadOption, Damaged
from dejarik.engine.procedure import Decision, Frame, Procedure
from dejarik.engine.rulebook import Rulebook
from dejarik.engine.seen import AnyView, OutcomeData
from dejarik.engine.setting import Setting
from dejarik.engine.space import Space
from dejarik.engine.state import Start, State

UNKNOWN: Final = "unknown"  # in a view: there is something, and this seat does not know what

Sitter: TypeAlias = Literal["person", "bot"]
S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Seat:
    """A place at the table. Seats of the same side win together and share what they know."""

    name: str
    side: str


class Game(ABC, Generic[S]):
    """One game: what it is called, who can play, and its rules."""

    id: ClassVar[str]
    rules_version: ClassVar[str]  # changes when an old record would no longer replay
    folder: ClassVar[Path]  # of the package: rules.md, locale/
    players: ClassVar[range]
    settings: ClassVar[tuple[Setting, ...]]
    ids: ClassVar[Mapping[Any, Names | SetNames]]  # the texts of every NewType used in states and frames
    frames: ClassVar[tuple[type[Frame], ...]]  # all procedures and decisions (`procedure.frames_of`)
    state: ClassVar[type[State]]
    option: ClassVar[type[Option]] = Option  # the base of all its options
    content: ClassVar[str]  # a hash of the facts that are played with; names do not count
    foresight: ClassVar[int] = 12  # decisions that a bot plays on in an imagined game before it judges it
    exploration: ClassVar[float] = 6.0  # how much it tries what looks worse, in units of how much games differ

    # What a game must provide

    @abstractmethod
    def seats(self, players: int) -> tuple[Seat, ...]:
        """The seats of a game for so many."""

    @abstractmethod
    def set_up(self, start: Start, chance: Chance) -> S:
        """Lay the table and perform the first procedure."""

    @abstractmethod
    def view(self, state: S, seat: int | None) -> AnyView:
        """All that the seat may know; None is somebody who only watches. A game says more precisely what it returns, by
        a `TypedDict` derived from `engine.seen.View`."""

    @abstractmethod
    def reconstruct(self, view: Any, start: Start) -> Callable[[Chance], S]:
        """What makes whole states that fit the view, stack and all, each from the view and its chance alone. The view
        can be read once for all of them."""

    @abstractmethod
    def explain(self, state: S, pick: str, seat: int | None = None) -> Objection | None:
        """Why the seat (or whoever is asked) may not pick this; None if it may."""

    @abstractmethod
    def census(self, state: S) -> Counter[str]:
        """Every component and how many there are, wherever they lie. Never changes while a game lasts."""

    @abstractmethod
    def check(self, state: S) -> None:
        """Damaged if the state, well typed though it is, cannot be a position of this game."""

    @abstractmethod
    def evaluate(self, state: S, seat: int) -> float:
        """How good this looks for the seat, from 0 (lost) to 1 (won). For bots."""

    @abstractmethod
    def bound(self, players: int) -> int:
        """More decisions than any game can have."""

    @abstractmethod
    def names(self, code: str) -> dict[str, str]:
        """Names of the components in a language, by message key."""

    # What a game may provide

    @property
    def usual_players(self) -> int:
        """How many play where nobody says a number. A game may say it as a class attribute."""
        return self.players[0]

    def usual_seats(self, players: int) -> tuple[Sitter, ...]:
        """Who sits on each seat in a first game of so many: by default a person on the first, bots on the others."""
        return tuple("bot" if seat else "person" for seat in range(players))

    def sides_without_seat(self, players: int) -> tuple[str, ...]:
        """The sides that play by the rules alone: nobody sits there, and yet they can win."""
        return ()

    def meant(self, state: S, things: Sequence[str]) -> str | None:
        """The pick, legal or not, that the seat that is asked means by pointing at these things, one after the other;
        None if that cannot be told."""
        return None

    def check_options(self, options: Mapping[str, Any], players: int) -> None:
        """BadOption if the options, each of them possible, do not go with one another or with so many players."""

    def heuristic(self, state: S) -> Sequence[float] | None:
        """How each option of the ask appeals to a player of some sense, from what the asked seat may know; None if the
        game has no opinion. Bots that do not search go by it."""
        return None

    def prior(self, state: S) -> Sequence[float] | None:
        """How each option of the ask appeals to a bot before it searches, on the same terms as the heuristic: what is
        more by 3.5 is tried ten times as often at first. A game that knows no better says what `heuristic` does."""
        return self.heuristic(state)

    def evaluate_seats(self, state: S) -> Sequence[float]:
        """How likely each seat wins, for bots that search. A game that knows no better says what `evaluate` does."""
        return [self.evaluate(state, seat) for seat in range(len(state.start.seats))]

    def playout(self, state: S, rng: Random) -> Option | None:
        """What a player who does not stop to think would pick, quickly: bots play on like this in games that they
        imagine. None: anything."""
        return None

    def routine(self, state: S) -> bool:
        """Whether the ask is not worth a search, because the playout policy does as well as anybody would. A search
        then passes over it, so that a plan of many small picks is one move in it."""
        return False

    def unsettled(self, state: S) -> bool:
        """Whether it is too early to judge: bots that search play on, beyond what is foreseen, until it is not. So the
        options of a turn can be compared at its end, however many decisions they take."""
        return False

    def likelihood(self, state: S, seat: int) -> float:
        """How likely it is, by the way people play, that what is hidden from the seat is as it is here, against other
        games that fit; any number above 0. Bots believe in the games they imagine by it."""
        return 1.0

    def secrets(self, state: S, seat: int) -> Mapping[str, str]:
        """The hidden things that the seat would most like to know, as they are here; both as ids. For what bots
        believe."""
        return {}

    def note(self, state: S, notes: dict[str, int]) -> None:
        """Write down what is worth counting over many games: a number under a name, whose words are the message
        `<id>-note-<name>`. What does not happen in a game has no number. Called after every pick, so it must be
        cheap."""

    # What every game has

    @cached_property
    def space(self) -> Space:
        """The numbers of all its options."""
        return Space(self.option)

    @property
    def title(self) -> Message:
        return say(f"{self.id}-title")

    @property
    def about(self) -> Message:
        return say(f"{self.id}-about")

    def seat_name(self, seat: Seat) -> Message:
        return say(f"{self.id}-seat-{seat.name}")

    def side_name(self, side: str) -> Message:
        return say(f"{self.id}-side-{side}")

    @cached_property
    def rulebook(self) -> Rulebook:
        return Rulebook.read(self.folder)

    def language(self, code: str, *folders: Path) -> Language:
        """Everything this game says in a language; `folders` have what else is to be said."""
        return _language(self, code, folders)

    def new(
        self,
        players: int | None = None,
        seed: int | None = None,
        options: Mapping[str, Any] | None = None,
        luck: Luck = (),
    ) -> S:
        """A game at its first decision. The same players, options and seed give the same game.

        `luck` scripts what chance gives, as far as it reaches.
        """
        players = self.usual_players if players is None else players
        if players not in self.players:
            least, most = self.players[0], self.players[-1]
            if least == most:
                raise BadOption("engine-bad-players-exactly", game=self.id, players=players, least=least)
            raise BadOption("engine-bad-players", game=self.id, players=players, least=least, most=most)
        settled = self.read_options(options or {})
        self.check_options(settled, players)
        seed = secrets.randbits(128) if seed is None else seed
        chance = Chance(seed)
        chance.script(luck)
        start = Start(self, players, self.seats(players), settled, seed, ())
        state = self.set_up(start, chance)
        state.advance()
        state.start = Start(self, players, start.seats, start.options, seed, tuple(chance.given))
        state.origin = state.copy()
        return state

    def read_options(self, options: Mapping[str, Any]) -> dict[str, Any]:
        """Every option with its value: the given ones checked, the others as they are by default."""
        settings = {setting.name: setting for setting in self.settings}
        for name in options:
            if name not in settings:
                raise BadOption("engine-bad-option", name=name, game=self.id, known=", ".join(settings))
        return {
            name: setting.read(options[name]) if name in options else setting.default
            for name, setting in settings.items()
        }

    def imagine(self, view: AnyView, chance: Chance) -> S:
        """A whole game that fits a view, its hidden part dealt by `chance`."""
        return self.imagine_many(view)(chance)

    def imagine_many(self, view: AnyView) -> Callable[[Chance], S]:
        """What imagines many games that fit one view."""
        players = view["players"]
        deal = self.reconstruct(view, Start(self, players, self.seats(players), view["options"], 0, None))

        def imagined(chance: Chance) -> S:
            state = deal(chance)
            state.origin = state.copy()
            return state

        return imagined

    def dump(self, state: S) -> dict[str, Any]:
        start = state.start
        return {
            "game": self.id,
            "rules": self.rules_version,
            "content": self.content,
            "players": start.players,
            "options": dict(start.options),
            "chance": {"seed": str(state.chance.seed), "drawn": state.chance.drawn},
            "stack": self.dump_stack(state),
            "outcome": self.dump_outcome(state),
            "table": self._plain.encode_attributes(state, self.state),
        }

    def load(self, data: Any) -> S:
        """The state of a dump. Damaged, with the place, if it is not a whole position of this game."""
        wanted = {"game", "rules", "content", "players", "options", "chance", "stack", "outcome", "table"}
        if not isinstance(data, dict):
            raise Damaged("$", say("engine-why-unlike", wanted="object", text=repr(data)[:60]))
        for key in sorted(wanted - set(data)):
            raise Damaged(f"$.{key}", say("engine-why-missing"))
        for key in sorted(set(data) - wanted):
            raise Damaged(f"$.{key}", say("engine-why-unexpected"))
        self.check_version(data, lambda field: f"$.{field}")
        plain = self._plain
        players = plain.decode(data["players"], int, "$.players")
        if players not in self.players or not isinstance(data["options"], dict):
            raise Damaged("$.players", say("engine-why-unlike", wanted=str(self.players), text=str(players)))
        try:
            options = self.read_options(data["options"])
            self.check_options(options, players)
        except BadOption as problem:
            raise Damaged("$.options", problem.message) from problem
        chance = _read_chance(data["chance"], plain)
        start = Start(self, players, self.seats(players), options, chance.seed, None)
        state: Any = self.state(start, chance)
        table = plain.decode_attributes(data["table"], self.state, "$.table")
        for name, value in table.items():
            setattr(state, name, value)
        self.load_outcome(data["outcome"], state)
        self.load_stack(data["stack"], state)
        self.check(state)
        state.origin = state.copy()
        loaded: S = state
        return loaded

    def check_version(self, data: Mapping[str, Any], where: Callable[[str], str | Message]) -> None:
        """Damaged if the data are another game's, or of other rules or content than these."""
        ours = {"game": self.id, "rules": self.rules_version, "content": self.content}
        for key, value in ours.items():
            if data.get(key) != value:
                raise Damaged(where(key), say("engine-why-foreign", ours=value, theirs=str(data.get(key))))

    def dump_outcome(self, state: State) -> OutcomeData | None:
        outcome = state.outcome
        if outcome is None:
            return None
        data: OutcomeData = {
            "winners": [state.start.seats[seat].name for seat in outcome.winners],
            "scores": list(outcome.scores),
            "rule": outcome.rule,
        }
        if outcome.side is not None:
            data["side"] = outcome.side
        return data

    def load_outcome(self, data: Any, state: State) -> None:
        """Set the outcome from what `dump_outcome` gave."""
        if data is None:
            return
        where = "$.outcome"
        if not isinstance(data, dict) or set(data) - {"side"} != {"winners", "scores", "rule"}:
            raise Damaged(where, say("engine-why-unlike", wanted="winners, scores, rule", text=repr(data)[:60]))
        plain = self._plain
        seats = Names("seat", [seat.name for seat in state.start.seats])
        winners = plain.decode(data["winners"], list[str], f"{where}.winners")
        for winner in winners:
            if winner not in seats:
                raise Damaged(f"{where}.winners", say("engine-why-no-such", sort="seat", text=winner))
        scores = plain.decode(data["scores"], tuple[int, ...], f"{where}.scores")
        rule = plain.decode(data["rule"], str, f"{where}.rule")
        side = self._read_side(data["side"], state) if "side" in data else None
        if side is not None and winners:
            raise Damaged(f"{where}.side", say("engine-why-impossible"))
        state.outcome = Outcome(tuple(seats.number(winner) for winner in winners), scores, rule, side)

    def _read_side(self, data: Any, state: State) -> str:
        """Return the side without a seat that an outcome names."""
        where = "$.outcome.side"
        side: str = self._plain.decode(data, str, where)
        if side not in self.sides_without_seat(state.start.players):
            raise Damaged(where, say("engine-why-no-such", sort="side", text=side))
        return side

    def dump_stack(self, state: State) -> list[dict[str, Any]]:
        """The frames, bottom first: a procedure with its step, a decision, each with its variables."""
        return self._dump_frames(state, state.stack)

    def stack_seen_by(self, state: State, seat: int | None) -> list[dict[str, Any]]:
        """The frames as a seat sees them, for its view."""
        return self._dump_frames(state, [frame.seen_by(state, seat) for frame in state.stack])

    def _dump_frames(self, state: State, frames: Sequence[Frame]) -> list[dict[str, Any]]:
        plain = self._plain
        steps = iter(state.steps)
        out: list[dict[str, Any]] = []
        for frame in frames:
            what: dict[str, Any] = {"ask": frame.name()}
            if frame.steps is not None:
                what = {"do": frame.name(), "step": next(steps)}
            out.append(what | plain.encode(frame, type(frame)))
        return out

    def load_stack(self, data: Any, state: State) -> None:
        """Put the frames of `dump_stack` on the stack. The topmost must be a decision, unless the game is over."""
        plain = self._plain
        if not isinstance(data, list):
            raise Damaged("$.stack", say("engine-why-unlike", wanted="list", text=repr(data)[:60]))
        for at, record in enumerate(data):
            where = f"$.stack[{at}]"
            if not isinstance(record, dict):
                raise Damaged(where, say("engine-why-unlike", wanted="object", text=repr(record)[:60]))
            fields = dict(record)
            name = fields.pop("ask", None) or fields.pop("do", None)
            kind = self._kinds.get(str(name))
            if kind is None:
                raise Damaged(where, say("engine-why-no-such", sort="frame", text=str(name)))
            step = fields.pop("step", None) if issubclass(kind, Procedure) else None
            frame: Frame = plain.decode(fields, kind, where)
            if frame.steps is not None:
                step = plain.decode(step, int, f"{where}.step")
                if not 0 <= step < len(frame.steps):
                    raise Damaged(f"{where}.step", say("engine-why-no-such", sort="step", text=str(step)))
                state.steps.append(step)
            state.stack.append(frame)
        waits = bool(state.stack) and isinstance(state.stack[-1], Decision)
        if waits == (state.outcome is not None) or bool(state.stack) != waits:
            raise Damaged("$.stack", say("engine-why-no-decision"))

    @cached_property
    def _plain(self) -> Plain:
        return Plain(self.ids)

    @cached_property
    def _kinds(self) -> dict[str, type[Frame]]:
        kinds = {kind.name(): kind for kind in self.frames}
        if len(kinds) != len(self.frames):  # a dump names frames, so one of them would be loaded as the other
            raise TypeError(f"two frames of one name: {sorted(kind.name() for kind in self.frames)}")
        frames: tuple[Any, ...] = self.frames
        for kind in frames:
            if not {"do", "ask", "step"}.isdisjoint(annotated(kind)):  # a dump says by these which frame it is
                raise TypeError(f"{kind.__name__} has a field do, ask or step")
        return kinds


@cache
def _language(game: Game[Any], code: str, folders: tuple[Path, ...]) -> Language:
    return Language(code, (game.folder / "locale", *folders), game.names(code))


def _read_chance(data: Any, plain: Plain) -> Chance:
    if not isinstance(data, dict) or set(data) != {"seed", "drawn"}:
        raise Damaged("$.chance", say("engine-why-unlike", wanted="seed, drawn", text=repr(data)[:60]))
    seed = plain.decode(data["seed"], str, "$.chance.seed")
    if not seed.lstrip("-").isdigit():
        raise Damaged("$.chance.seed", say("engine-why-unlike", wanted="int", text=seed[:60]))
    return Chance(int(seed), plain.decode(data["drawn"], int, "$.chance.drawn"))
