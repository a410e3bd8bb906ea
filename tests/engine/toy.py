"""A small complete game on the contract, for tests of the engine alone: four seats in two teams, a secret that
team-mates share, procedures inside procedures, dice, and a rule that ends it.

Two teams take stones from a heap in turns. Each team knows its own trap, a number of stones. Who leaves the heap at a
multiple of five duels: both teams roll a die, the other team first decides (any of its seats may be asked: the one
across) whether to back out. A side that leaves exactly the other team's trap loses at once; else the last stone wins.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any, ClassVar, NewType

from dejarik.engine.chance import Chance
from dejarik.engine.event import EVERYONE, only
from dejarik.engine.game import UNKNOWN, Game, Seat
from dejarik.engine.message import Message, say
from dejarik.engine.names import Names
from dejarik.engine.option import Option
from dejarik.engine.outcome import Objection, Outcome
from dejarik.engine.problem import Damaged
from dejarik.engine.procedure import Decision, Frame, Procedure
from dejarik.engine.setting import OneOf
from dejarik.engine.state import Start, State

TeamId = NewType("TeamId", int)
TEAMS = Names("team", ["sun", "moon"])
HEAP = 21
IDS = {TeamId: TEAMS}


class Heap(State):
    """The stones, the traps, whose turn it is."""

    stones: int
    traps: list[int]
    turn: int
    left: list[int]  # what each turn left; it was no trap, and everybody knows
    duels: tuple[TeamId, ...]


class Take(Option):
    stones: int

    def __str__(self) -> str:
        return f"take {self.stones}"

    def label(self) -> Message:
        return say("toy-take", stones=self.stones)


class Answer(Option):
    fight: bool

    def __str__(self) -> str:
        return "fight" if self.fight else "back out"

    def label(self) -> Message:
        return say("toy-answer")


take = cache(Take)


class TakeStones(Decision[Heap]):
    rule = "TOY-TURN-1"

    def seat(self, game: Heap) -> int:
        return game.turn % 4

    def options(self, game: Heap) -> list[Take]:
        return [take(stones) for stones in range(1, min(3, game.stones) + 1)]

    def resolve(self, game: Heap, option: Take) -> None:
        game.stones -= option.stones
        game.tell(EVERYONE, took, option.stones)

    def prompt(self) -> Message:
        return say("toy-prompt", rule=self.rule)


class AnswerDuel(Decision[Heap]):
    team: TeamId

    rule = "TOY-DUEL-1"

    def seat(self, game: Heap) -> int:
        return (game.turn + 1) % 4

    def options(self, game: Heap) -> list[Answer]:
        return [Answer(True), Answer(False)]

    def resolve(self, game: Heap, option: Answer) -> None:
        if option.fight:
            game.perform(Fight(self.team))

    def prompt(self) -> Message:
        return say("toy-prompt", rule=self.rule)


def took(stones: int) -> Message:
    return say("toy-took", stones=stones)


def secret(trap: int) -> Message:
    return say("toy-secret", trap=trap)


def ask_for_stones(game: Heap, _: Procedure) -> None:
    game.ask_for(TakeStones())


def maybe_duel(game: Heap, _: Procedure) -> None:
    if game.stones and game.stones % 5 == 0:
        game.perform(Duel(TeamId(game.turn % 2)))


def judge(game: Heap, _: Procedure) -> None:
    mine = game.turn % 2
    game.reveal()  # whether it was a trap
    if game.stones == game.traps[1 - mine]:
        end(game, 1 - mine, "TOY-END-2")
    elif game.stones == 0:
        end(game, mine, "TOY-END-1")
    else:
        game.turn += 1
        game.left.append(game.stones)
        game.perform(Turn())


def end(game: Heap, team: int, rule: str) -> None:
    game.finish(Outcome((team, team + 2), (1 - team, team, 1 - team, team), rule))


def challenge(game: Heap, duel: Duel) -> None:
    game.ask_for(AnswerDuel(duel.team))


def count_duel(game: Heap, duel: Duel) -> None:
    game.duels = (*game.duels, duel.team)


def roll(game: Heap, fight: Fight) -> None:
    ours, theirs = game.chance.roll(6, 2)
    game.stones = max(1, game.stones - abs(ours - theirs))


class Turn(Procedure):
    steps = (ask_for_stones, maybe_duel, judge)


class Duel(Procedure):
    team: TeamId

    steps = (challenge, count_duel)


class Fight(Procedure):
    team: TeamId

    steps = (roll,)


class Toy(Game[Heap]):
    """The game as the engine sees it."""

    id = "toy"
    rules_version = "1"
    folder = Path(__file__).parent / "toy"
    players = range(4, 5)
    settings = (OneOf("heap", "normal", say("toy-setting"), ("normal", "small")),)
    ids = IDS
    frames: ClassVar[tuple[type[Frame], ...]] = (Turn, Duel, Fight, TakeStones, AnswerDuel)
    state = Heap
    content = "toy"

    def seats(self, players: int) -> tuple[Seat, ...]:
        return tuple(Seat(f"{TEAMS[at % 2]}-{at // 2 + 1}", TEAMS[at % 2]) for at in range(players))

    def set_up(self, start: Start, chance: Chance) -> Heap:
        game = Heap(start, chance)
        game.stones = HEAP if start.options["heap"] == "normal" else 8
        game.traps = [chance.below(5) + 1, chance.below(5) + 1]
        game.turn = 0
        game.left = []
        game.duels = ()
        for seat in range(4):
            game.tell(only(seat), secret, game.traps[seat % 2])
        game.perform(Turn())
        return game

    def view(self, state: Heap, seat: int | None) -> dict[str, Any]:
        return {
            "game": self.id,
            "players": 4,
            "options": dict(state.start.options),
            "seat": None if seat is None else state.start.seats[seat].name,
            "stones": state.stones,
            "turn": state.turn,
            "left": list(state.left),
            "duels": [TEAMS[team] for team in state.duels],
            "traps": [trap if seat is not None and seat % 2 == at else UNKNOWN for at, trap in enumerate(state.traps)],
            "stack": self.dump_stack(state),
            "outcome": self.dump_outcome(state),
        }

    def reconstruct(self, view: dict[str, Any], start: Start) -> Callable[[Chance], Heap]:
        return partial(self.fill_in, view, start)

    def fill_in(self, view: dict[str, Any], start: Start, chance: Chance) -> Heap:
        game = Heap(start, chance.fork())
        game.stones = view["stones"]
        game.turn = view["turn"]
        game.duels = tuple(TeamId(TEAMS.number(text)) for text in view["duels"])
        game.left = list(view["left"])
        self.load_outcome(view["outcome"], game)
        game.traps = [
            self.guess(game, team, chance) if trap == UNKNOWN else trap for team, trap in enumerate(view["traps"])
        ]
        self.load_stack(view["stack"], game)
        return game

    def guess(self, game: Heap, team: int, chance: Chance) -> int:
        """A trap that nobody has stepped into."""
        if game.outcome is not None and game.outcome.rule == "TOY-END-2" and team in game.outcome.winners:
            return game.stones
        safe = game.left[1 - team :: 2] + ([game.stones] if game.outcome and game.turn % 2 != team else [])
        traps = [trap for trap in range(1, 6) if trap not in safe]
        return traps[chance.below(len(traps))]

    def explain(self, state: Heap, pick: str, seat: int | None = None) -> Objection | None:
        if state.ask is not None and any(str(option) == pick for option in state.ask.options):
            return None
        return Objection("TOY-TURN-1", say("toy-prompt"))

    def census(self, state: Heap) -> Counter[str]:
        return Counter({"traps": len(state.traps)})

    def check(self, state: Heap) -> None:
        if state.stones < 0:
            raise Damaged("$.table.stones", say("engine-why-unlike", wanted="0…", text=str(state.stones)))

    def evaluate(self, state: Heap, seat: int) -> float:
        return 0.5

    def bound(self, players: int) -> int:
        return 3 * HEAP

    def names(self, code: str) -> dict[str, str]:
        return {}


TOY = Toy()
