"""Commanders of the Empire: two to five commanders build defence lines and fleets, and capture planets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from dejarik.engine import content
from dejarik.engine.chance import Chance
from dejarik.engine.game import Game, Seat
from dejarik.engine.message import Message, say
from dejarik.engine.option import Option
from dejarik.engine.outcome import Objection
from dejarik.engine.problem import BadOption, Damaged
from dejarik.engine.procedure import frames_of
from dejarik.engine.setting import OneOf
from dejarik.engine.state import Start
from dejarik.games.commanders import components, forms, setup, slave_1, star_destroyer, super_star_destroyer, turn, view
from dejarik.games.commanders.bot import evaluation, playout
from dejarik.games.commanders.components import (
    CARDS,
    DECK,
    FIRST_SPECIAL,
    FLEET_LIMIT,
    IN_SET,
    OPEN_PLANETS,
    PLANETS,
    PLAYERS,
    PRINTED,
    SEATS,
    VALUE,
)
from dejarik.games.commanders.explain import REFUSALS
from dejarik.games.commanders.seen import CommandersView
from dejarik.games.commanders.state import State


class Commanders(Game[State]):
    """The game as the engine sees it."""

    id = "commanders"
    rules_version = "1"
    folder = components.FOLDER
    players = PLAYERS
    settings = (OneOf("first", setup.DRAWN, say("commanders-setting-first", rule="CMD-RUL-2"), (setup.DRAWN, *SEATS)),)
    ids = components.IDS
    frames = frames_of(turn, super_star_destroyer, star_destroyer, slave_1)
    state = State
    option = forms.Option
    content = content.digest(PRINTED)
    foresight = 12

    def seats(self, players: int) -> tuple[Seat, ...]:
        return tuple(Seat(SEATS[number], SEATS[number]) for number in range(players))

    def side_name(self, side: str) -> Message:
        return say(f"commanders-seat-{side}")

    def check_options(self, options: Mapping[str, Any], players: int) -> None:
        first = options["first"]
        if first != setup.DRAWN and SEATS.number(first) >= players:
            values = ", ".join([setup.DRAWN, *tuple(SEATS)[:players]])
            raise BadOption("engine-bad-value", name="first", value=first, values=values)

    def set_up(self, start: Start, chance: Chance) -> State:
        return setup.set_up(start, chance)

    def view(self, state: State, seat: int | None) -> CommandersView:
        return view.view(state, seat)

    def reconstruct(self, view_: CommandersView, start: Start) -> Callable[[Chance], State]:
        return partial(view.reconstruct, view_, start)

    def explain(self, state: State, pick: str, seat: int | None = None) -> Objection | None:
        return REFUSALS.explain(state, pick, seat)

    def meant(self, state: State, things: Sequence[str]) -> str | None:
        return REFUSALS.meant(state, things)

    def census(self, state: State) -> Counter[str]:
        cards = Counter(
            CARDS[card] for pile in (*state.hands, *state.fleets, state.deck, state.discard) for card in pile
        )
        cards.update(CARDS[ship] for line in state.lines for ship in IN_SET[line])
        cards.update([] if state.shown is None else [CARDS[state.shown]])
        planets = [planet for planet in state.column if planet is not None] + state.pile + state.destroyed
        cards.update(PLANETS[planet] for pile in (planets, *state.captured) for planet in pile)
        return cards

    def check(self, state: State) -> None:
        players = state.start.players
        by_seat = (
            state.hands,
            state.fleets,
            state.captured,
            state.known,
            state.stuck_cards,
            state.stuck_with,
            state.histories,
            state.repeats,
        )
        if any(len(each) != players for each in by_seat):
            raise Damaged("$.table", say("engine-why-uneven"))
        if len(state.remembered) != players + 1:
            raise Damaged("$.table.remembered", say("engine-why-uneven"))
        if not len(state.column) == len(state.lines) == OPEN_PLANETS:
            raise Damaged("$.table.column", say("engine-why-uneven"))
        if self.census(state) != Counter(CARDS[card] for card in DECK) + Counter(PLANETS):
            raise Damaged("$.table", say("engine-why-not-all"))
        if not 0 <= state.turn < players:
            raise Damaged("$.table.turn", say("engine-why-impossible"))
        for place, (planet, line) in enumerate(zip(state.column, state.lines, strict=True)):
            if line.bit_count() > (0 if planet is None else VALUE[planet]):
                raise Damaged(f"$.table.lines[{place}]", say("engine-why-impossible"))
        for seat, fleet in enumerate(state.fleets):
            if len(fleet) > FLEET_LIMIT or any(card >= FIRST_SPECIAL for card in fleet):
                raise Damaged(f"$.table.fleets[{seat}]", say("engine-why-impossible"))

    def evaluate(self, state: State, seat: int) -> float:
        return evaluation.evaluate(state, seat)

    def evaluate_seats(self, state: State) -> list[float]:
        return evaluation.evaluate_seats(state)

    def playout(self, state: State, rng: Random) -> Option | None:
        return playout.playout(state, rng)

    def bound(self, players: int) -> int:
        return 20_000  # the rules set none [CMD-RUL-38]; random games have a few hundred decisions

    def names(self, code: str) -> dict[str, str]:
        return components.names(code)


GAME = Commanders()
