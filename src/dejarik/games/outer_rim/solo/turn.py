"""A turn of the automatic opponent: one card, from top to bottom. [RIM-SOLO-10 … 16, 67, 73 … 76, 84, 95]"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.script import Effect, in_turn
from dejarik.games.outer_rim.basics import can_pay_rep
from dejarik.games.outer_rim.components import AI_CARD, SCRIPT, AiItem, Cargo, FactionId, Job, PlayerId
from dejarik.games.outer_rim.damage import recover
from dejarik.games.outer_rim.forms import drawn
from dejarik.games.outer_rim.market import cycle
from dejarik.games.outer_rim.patrols import start_patrol_fight
from dejarik.games.outer_rim.reputation import hostile
from dejarik.games.outer_rim.runs import CardRun, Whole, bare_run
from dejarik.games.outer_rim.solo import events
from dejarik.games.outer_rim.solo.crew import has_nobody, reveal
from dejarik.games.outer_rim.solo.deliveries import deliver, do_job, due_here
from dejarik.games.outer_rim.solo.events import FIRST_ONLY, SECTIONS
from dejarik.games.outer_rim.solo.movement import move
from dejarik.games.outer_rim.solo.purchases import bars_buying, buy_from
from dejarik.games.outer_rim.solo.routes import keeps_it
from dejarik.games.outer_rim.state import State


class AiTurn(Whole):
    """Draw the top AI card and resolve its sections. [RIM-SOLO-11]"""

    player: PlayerId

    last_step = 5

    @property
    def steps(self) -> Steps:
        return AI_TURN


def draw_card(game: State, frame: AiTurn) -> None:
    """1. The top card is open until it goes to the bottom. [RIM-SOLO-11, RIM-HIDDEN-13]"""
    game.ai_card, game.ai_deck = game.ai_deck.draw()
    game.reveal()
    game.tell(EVERYONE, events.drew, game.who(frame.player), game.ai_card)


def planning(game: State, frame: AiTurn) -> None:
    """2. The first item that can be done. [RIM-SOLO-13, 74]"""
    game.perform(AiSection(frame.player, 0))


def action(game: State, frame: AiTurn) -> None:
    """3. Every item that can be done. [RIM-SOLO-15]"""
    game.perform(AiSection(frame.player, 1))


def encounter(game: State, frame: AiTurn) -> None:
    """4. The first item that can be done; encounter cards are never drawn. [RIM-SOLO-12, 13, 75]"""
    game.perform(AiSection(frame.player, 2))


def special(game: State, frame: AiTurn) -> None:
    """5. What only one card has. [RIM-SOLO-84]"""
    game.perform(AiSection(frame.player, 3))


def put_card_away(game: State, frame: AiTurn) -> None:
    """6. To the bottom of the AI deck, unless it was shuffled into it. [RIM-SOLO-16, RIM-HIDDEN-23, RIM-RUL-83]"""
    if game.ai_card is not None:
        game.ai_deck = game.ai_deck.bury(game.ai_card, EVERYONE)
        game.ai_card = None


AI_TURN: Final[Steps] = (draw_card, planning, action, encounter, special, put_card_away)


class AiSection(Procedure):
    """A section of the AI card, from an item on."""

    player: PlayerId
    section: int
    at: int = 0

    @property
    def steps(self) -> Steps:
        return SECTION


def next_item(game: State, frame: AiSection) -> None:
    """The next item that can be done; after a defeat none is. It is told why those before it are not.
    [RIM-SOLO-13 … 15, 67]"""
    if game.turn_over or game.ai_card is None:
        return
    items: tuple[AiItem, ...] = getattr(AI_CARD[game.ai_card], SECTIONS[frame.section])
    obstacles = [obstacle(game, frame.player, item) for item in items[frame.at :]]
    left_out = obstacles.index("") if "" in obstacles else len(obstacles)
    if left_out:
        game.tell(EVERYONE, events.skipped, game.who(frame.player), frame.section, tuple(obstacles[:left_out]))
    at = frame.at + left_out
    if at < len(items):
        if not FIRST_ONLY[frame.section]:
            game.perform(replace(frame, at=at + 1))
        game.tell(EVERYONE, events.does, game.who(frame.player), game.ai_card, frame.section, at)
        carry_out(game, frame.player, items[at])


SECTION: Final[Steps] = (next_item,)


def obstacle(game: State, player: PlayerId, item: AiItem) -> str:
    """Why an item cannot be done: it is impossible, its cost cannot be paid, or nothing would change; "" if it can.
    [RIM-SOLO-13, 76, 95, RIM-RUL-91]"""
    if item.recover_all is not None:
        return no_need(game, player, item.recover_all)
    if item.move_to_goal:
        return keeps_it(game, player)
    if item.deliver:
        return "" if due_here(game, player, Cargo) else "no-cargo"
    if item.buy is not None:
        return bars_buying(game, player, item)
    if item.fight_patrol:
        return "" if hostile_here(game, player) else "no-patrol"
    if item.complete_job:
        return "" if due_here(game, player, Job) else "no-job"
    if item.reveal_contact:
        return has_nobody(game, player, item)
    return "" if item.cycle else no_effect(game, player, item)


def no_need(game: State, player: PlayerId, if_: str) -> str:
    """Why nothing is recovered: it is not defeated, or has no damage. [RIM-SOLO-74]"""
    if if_ == "defeated":
        return "" if game.defeated[player] else "not-defeated"
    return "" if game.wounds[player] or game.hull_damage[player] else "no-damage"


def no_effect(game: State, player: PlayerId, item: AiItem) -> str:
    """Why effects are not carried out: they cost too much, or change nothing. [RIM-SOLO-76]"""
    run = bare_run(player)
    if not SCRIPT.payable(game, run, item.cost):
        return "too-dear"
    return "" if any(changes(game, run, effect) for effect in SCRIPT.lists[item.effects]) else "no-change"


def changes(game: State, run: CardRun, effect: Effect) -> bool:
    """Whether an effect would change anything; reputation at the end of its track does not. [RIM-SOLO-76]"""
    return effect.op != "rep" or can_pay_rep(game, run, *effect.values)


def carry_out(game: State, player: PlayerId, item: AiItem) -> None:
    """Do what an item says. [RIM-SOLO-76, 84, 95]"""
    run = bare_run(player)
    in_turn(game, [run.of(item.cost), run.of(item.effects)])
    if item.recover_all is not None:
        recover(game, player, "character", None)
        recover(game, player, "ship", None)
    elif item.move_to_goal:
        move(game, player)
    elif item.deliver:
        deliver(game, player, item)
    elif item.buy is not None:
        buy_from(game, player, item)
    elif item.fight_patrol:
        fight(game, player)
    elif item.complete_job:
        do_job(game, player)
    elif item.reveal_contact:
        reveal(game, player, item)
    for deck in item.cycle:
        cycle(game, deck)
    if item.reshuffle and game.ai_card is not None:
        game.ai_deck = game.ai_deck.put(game.ai_card).shuffled(game.chance)
        game.ai_card = None


def fight(game: State, player: PlayerId) -> None:
    """A hostile patrol here, at random between several. [RIM-SOLO-75, RIM-RUL-32]"""
    start_patrol_fight(game, player, drawn(game, hostile_here(game, player)))


def hostile_here(game: State, player: PlayerId) -> list[FactionId]:
    return [each for each in game.patrols_at(game.places[player]) if hostile(game, player, each)]
