"""The promises of the contract, checked on random games of any game.

    report = check(dejarik.game("uprising"), games=100)

Each game is played with random picks; at every decision everything that `engine.game` promises is tried. A failure
names the promise, the seed of the game and the number of the pick, so it can be had again.

What costs time is tried where it tells most. The picks of a long game resemble each other, so after the first few
hundred the promises about saving, copying, seeing and imagining are tried at one in four, the others always. A free
undo plays the game again from where it began. One in eight is tried on a twin, which is saved and loaded again every so
often and then begins there; after 1, 2, 4, 8 picks and so on it is tried on the game itself, which begins at its setup.

An imagined game must be one that could be true, also where the seat that imagines only watches another one decide. So
whoever is asked in it knows what is offered: from its own view of the imagined game that seat imagines a game with the
same options in the same order, which can be played on. This holds only if the cards that a decision is about were dealt
to where the decision takes them from, and if who decides has seen them. The options need not be those of the true game,
nor as many: a watcher who could tell their number could tell what is in a hand.
"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from dejarik.engine.chance import Chance
from dejarik.engine.event import Event
from dejarik.engine.game import Game
from dejarik.engine.language import LANGUAGES
from dejarik.engine.message import Message
from dejarik.engine.option import Ask, Option
from dejarik.engine.problem import BadOption, IllegalPick
from dejarik.engine.record import Record
from dejarik.engine.seen import AnyView
from dejarik.engine.state import State
from dejarik.engine.undo import before, free_picks

ALL = 300  # decisions of a game at which every promise is tried;
LATER = 4  # afterwards one in so many
UNDOS = 8  # one free undo in so many is tried
RELOAD = 32  # picks after which the twin is loaded again
DREAM = 8  # decisions that an imagined game is played on
DREAMS = 4  # one in so many of those that were imagined twice is played on


@dataclass(frozen=True, slots=True)
class Failure:
    """A promise that was broken, and where."""

    promise: str
    seed: int
    players: int
    pick: int
    detail: str


@dataclass(slots=True)
class Report:
    """What was played and what was found."""

    games: int = 0
    decisions: int = 0
    failures: list[Failure] = field(default_factory=list)

    def __iadd__(self, other: Report) -> Report:
        self.games += other.games
        self.decisions += other.decisions
        self.failures += other.failures
        return self


def check(
    game: Game[Any],
    games: int,
    players: int | None = None,
    seed: int = 0,
    progress: Callable[[int], None] = lambda _: None,
) -> Report:
    """Play so many random games, with every number of players in turn unless one is given."""
    report = Report()
    for number in range(seed, seed + games):
        count = players if players is not None else game.players[number % len(game.players)]
        report += _Walk(game, count, number).play()
        progress(report.games)
    return report


class _Broken(Exception):
    """A promise does not hold."""


class _Walk:
    """One random game and what is checked on the way."""

    spoken: set[tuple[str, str]] = set()  # noqa: RUF012  # keys that have been said in every language, by all walks

    def __init__(self, game: Game[Any], players: int, seed: int) -> None:
        self.game = game
        self.players = players
        self.seed = seed
        self.rng = random.Random(seed)
        self.dreams = random.Random(seed)
        self.options = _random_options(game, players, self.rng)
        self.made = 0
        self.promise = "the game can be begun"

    def play(self) -> Report:
        report = Report(games=1)
        try:
            self._play()
        except Exception as problem:  # noqa: BLE001  # whatever goes wrong in a game is a failure of that game
            detail = str(problem) if isinstance(problem, _Broken) else f"{type(problem).__name__}: {problem}"
            report.failures.append(Failure(self.promise, self.seed, self.players, self.made, detail[:500]))
        report.decisions = self.made
        return report

    def _play(self) -> None:
        state = self.game.new(self.players, self.seed, self.options)
        twin = self.game.new(self.players, self.seed, self.options)
        census = self.game.census(state)
        bound = self.game.bound(self.players)
        while (ask := state.ask) is not None:
            self.promise = "the game ends within its bound"
            _must(self.made < bound, f"more than {bound} decisions")
            self._stands(state, ask, census)
            if self.made % RELOAD == 0:
                twin = self._load(twin)
            previous = state.copy()
            if self.made < ALL or self.rng.randrange(LATER) == 0:
                self._watched(state, ask, census)
            else:
                self._pick(state, ask)
            self._followed(state, twin, previous)
            self.made += 1
        self._ended(state, census)

    def _stands(self, state: State, ask: Ask, census: Counter[str]) -> None:
        """What holds at every decision."""
        self.promise = "what is asked is what the decision offers now"
        _same(list(ask.options), list(ask.decision.options(state)))
        self.promise = "options are unique and never none"
        _unique(ask)
        self.promise = "components are neither lost nor doubled"
        _same(self.game.census(state), census)
        self.promise = "what is not offered is refused and changes nothing"
        _refuses(state)
        self.promise = "everything has words in every language"
        self._speaks(state, ask)

    def _pick(self, state: State, ask: Ask) -> Option:
        self.promise = "the game can be played"
        pick = self.rng.choice(ask.options)
        state.apply(pick)
        return pick

    def _watched(self, state: State, ask: Ask, census: Counter[str]) -> None:
        """What holds for all who see a pick made."""
        seats: list[int | None] = [None, *range(len(state.start.seats))]
        self._load(state)
        previous = state.copy()
        kept = previous.dump()
        views = {seat: state.view(seat) for seat in seats}
        self.promise = "an imagined game looks the same"
        imagined = {seat: self.game.imagine(views[seat], Chance(self.rng.getrandbits(64))) for seat in seats}
        for seat in seats:
            _looks(views[seat], state, imagined[seat], seat)
        other = imagined[self.rng.choice(seats)]
        self._load(other)
        self.promise = "an imagined game can be imagined on from any seat"
        seat = self.rng.choice(seats)
        _same(self.game.imagine(other.view(seat), Chance(self.rng.getrandbits(64))).view(seat), other.view(seat))
        for seat in seats:
            if seat != ask.seat:  # who decides imagines the true options, as looked at above
                self._asked(imagined[seat], census)
        pick = self._pick(state, ask)
        self.promise = "copies never change each other"
        _same(previous.dump(), kept)
        self.promise = "a copy plays on like the original"
        _equal(previous.after(pick), state)
        self.promise = "what is learnt without luck was declared revealed"
        for seat in seats:
            _declared(views[seat], state, imagined[seat], pick, seat)
        self.promise = "an imagined game can be played on"
        self._dream(self.game.imagine(views[self.dreams.choice(seats)], Chance(self.dreams.getrandbits(64))), census)

    def _followed(self, state: State, twin: State, previous: State) -> None:
        """What holds when a pick has been made. An undo plays the whole game again after 1, 2, 4, 8 … picks, and else
        what the twin has played since it was loaded."""
        self.promise = "one seed gives one game"
        assert state.trail is not None
        _, seat, pick, *_ = state.trail
        twin.apply(str(pick))
        _equal(twin, state)
        self.promise = "a free undo gives back the state before"
        if free_picks(state, seat):
            if self.made & (self.made + 1) == 0:
                _equal(before(state, 1), previous)
            if self.rng.randrange(UNDOS) == 0:
                _equal(before(twin, 1), previous)

    def _asked(self, imagined: State, census: Counter[str]) -> None:
        """The seat that is asked in an imagined game can decide there as in a true one."""
        self.promise = "who is asked in an imagined game knows the options"
        ask = imagined.ask
        assert ask is not None
        _unique(ask)
        view = imagined.view(ask.seat)
        again = self.game.imagine(view, Chance(self.dreams.getrandbits(64)))
        _looks(view, imagined, again, ask.seat)
        self.promise = "an imagined game can be played on"
        if self.dreams.randrange(DREAMS) == 0:
            self._dream(again, census)

    def _dream(self, state: State, census: Counter[str]) -> None:
        """An imagined game is as whole as the real one."""
        _same(self.game.census(state), census)
        for _ in range(DREAM):
            if (ask := state.ask) is None:
                return
            _must(bool(ask.options), f"{ask.name} offers nothing")
            state.apply(self.dreams.choice(ask.options))

    def _ended(self, state: State, census: Counter[str]) -> None:
        """What holds when the game is over."""
        self.promise = "components are neither lost nor doubled"
        _same(self.game.census(state), census)
        self._load(state)
        self.promise = "an imagined game looks the same"
        for seat in (None, *range(len(state.start.seats))):
            view = state.view(seat)
            _same(self.game.imagine(view, Chance(self.seed)).view(seat), view)
        self.promise = "a finished game has an outcome by a rule"
        _must(state.outcome is not None and state.outcome.rule in self.game.rulebook, str(state.outcome))
        self.promise = "a replay of the record gives the same state"
        _same(Record.read(state.record().text()).replay(self.game).dump(), state.dump())

    def _load(self, state: State) -> State:
        """What was saved is loaded again."""
        self.promise = "load(dump(state)) is the state"
        dump = state.dump()
        loaded: State = self.game.load(json.loads(json.dumps(dump)))
        _same(loaded.dump(), dump)
        _equal(loaded, state)
        _equal(state.copy(), state)
        if state.ask is not None:
            assert loaded.ask is not None
            _same([str(option) for option in loaded.ask.options], [str(option) for option in state.ask.options])
        return loaded

    def _speaks(self, state: State, ask: Ask) -> None:
        messages = [ask.prompt, *(option.label() for option in ask.options), *(event.message for event in state.events)]
        for message in messages:
            self._say(message)

    def _say(self, message: Message) -> None:
        if (self.game.id, message.key) in self.spoken:
            return
        for code in LANGUAGES:
            _must(bool(self.game.language(code).text(message).strip()), f"{code}: {message.key} is empty")
        _must(not message.rule or message.rule in self.game.rulebook, f"{message.key} cites {message.rule}")
        self.spoken.add((self.game.id, message.key))


def _random_options(game: Game[Any], players: int, rng: random.Random) -> dict[str, Any]:
    """Options to try: each at random, as long as they go together."""
    while True:
        options = {setting.name: setting.sample(rng) for setting in game.settings}
        try:
            game.check_options(options, players)
        except BadOption:
            continue
        return options


def _must(holds: bool, detail: str) -> None:
    if not holds:
        raise _Broken(detail)


def _same(ours: object, theirs: object) -> None:
    if ours != theirs:
        raise _Broken(_difference(ours, theirs, "$"))


def _equal(ours: State, theirs: State) -> None:
    if ours != theirs:
        _same(ours.dump(), theirs.dump())
        raise _Broken("not equal, although their dumps are")


def _difference(ours: Any, theirs: Any, where: str) -> str:
    """The first place at which two plain values differ."""
    if isinstance(ours, dict) and isinstance(theirs, dict):
        for key in {**ours, **theirs}:
            if ours.get(key) != theirs.get(key):
                return _difference(ours.get(key), theirs.get(key), f"{where}.{key}")
    if isinstance(ours, list) and isinstance(theirs, list) and len(ours) == len(theirs):
        for at, (one, other) in enumerate(zip(ours, theirs, strict=True)):
            if one != other:
                return _difference(one, other, f"{where}[{at}]")
    return f"{where}: {ours!r} is not {theirs!r}"


def _unique(ask: Ask) -> None:
    texts = [str(option) for option in ask.options]
    _must(bool(texts), f"{ask.name} offers nothing")
    _must(len(set(texts)) == len(texts), f"{ask.name} offers twice the same")
    _must(all(ask.find(text) is option for text, option in zip(texts, ask.options, strict=True)), "text is another's")


def _refuses(state: State) -> None:
    kept = state.copy()
    try:
        state.apply("no such pick")
    except IllegalPick:
        _equal(state, kept)
    else:
        raise _Broken("it was taken")


def _looks(view: AnyView, state: State, imagined: State, seat: int | None) -> None:
    """The round trip that proves that a view holds no secret, nor the form of what is asked."""
    _same(json.loads(json.dumps(view)), view)
    _same(imagined.view(seat), view)
    ask, other = state.ask, imagined.ask
    assert ask is not None
    _must(other is not None and other.seat == ask.seat, "somebody else is asked")
    if ask.seat == seat and other is not None:
        _same([str(option) for option in other.options], [str(option) for option in ask.options])
        _same(list(other.options), list(ask.options))
        _same(other.decision.form(imagined), ask.decision.form(state))


def _declared(view: AnyView, state: State, imagined: State, pick: Option, seat: int | None) -> None:
    """Whoever saw something change without luck and without `reveal` could have foreseen it from what was public."""
    assert state.trail is not None
    *_, luck, revealed = state.trail
    seen = state.view(seat)
    if luck or revealed or seen == view:
        return
    try:
        imagined.apply(str(pick))
    except IllegalPick:
        raise _Broken(f"seat {seat} could not have known that {pick} was possible") from None
    _same(imagined.view(seat), seen)
    _same(_log(imagined.events, seat), _log(state.events, seat))


def _log(events: list[Event], seat: int | None) -> list[object]:
    return [event.message.plain() for event in events if event.seen_by(seat)]
