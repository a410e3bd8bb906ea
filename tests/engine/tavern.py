"""A small complete game made of the engine's forms, for tests of these: cards that are data, a pile of which each seat
knows some cards, charms that may be used when dice have been rolled, and an end at which everybody can lose.

Two guests take turns with the top card of a deck, until none is left. Each has a secret charm: the cup turns a blank to
a star, the feather rolls a blank again, once. Most fame wins; without any fame nobody does. At the haunted inn, which
has few cards, the ghost wins then: a side without a seat.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any, ClassVar, Final, NewType

from dejarik.engine import option, procedure, script, sentence, window
from dejarik.engine.chance import Chance
from dejarik.engine.dealer import deal
from dejarik.engine.dice import Die, turn
from dejarik.engine.event import EVERYONE, ONLY, SPECTATOR, only
from dejarik.engine.game import UNKNOWN, Game, Seat
from dejarik.engine.message import say
from dejarik.engine.names import Names, Numbers
from dejarik.engine.outcome import Objection, Outcome
from dejarik.engine.pile import Pile
from dejarik.engine.procedure import Frame, Procedure
from dejarik.engine.script import NOTHING, Effects, Script, Ways, in_turn
from dejarik.engine.sentence import Facts
from dejarik.engine.state import Start, State
from dejarik.engine.window import Moment, open_in_turn

CardId = NewType("CardId", int)
CharmId = NewType("CharmId", int)
CONTENT: Final[dict[str, Any]] = {
    "wages": [{"credits": 2}],
    "dice": [{"may": {"cost": [{"credits": -1}], "do": [{"test": {"dice": 2, "pass": [{"fame": 1}]}}]}}],
    "brawl": [{"test": {"dice": 1, "pass": [{"fame": 1}], "fail": [{"credits": -1}]}}, {"credits": 1}],
    "offer": [
        {
            "choose": [
                {"option": "money", "do": [{"credits": 3}]},
                {"option": "glory", "if": {"credits_at_least": 2}, "do": [{"credits": -2}, {"fame": 1}]},
                {"option": "nothing"},
            ]
        }
    ],
    "round": [{"each": {"do": [{"credits": 1}]}}, {"fame": 0}],
    "gossip": [{"peek": True}],
    "beggar": [{"if": {"cond": {"not": {"credits_at_least": 1}}, "then": [{"credits": 1}], "else": [{"credits": -1}]}}],
    "rumour": [{"bury": {"openly": True}}, {"if": {"cond": {"any": [{"famous": True}]}, "then": [{"fame": 1}]}}],
}
CARDS: Final = Names("card", CONTENT, key="tavern-card")
CHARMS: Final = Names("charm", ["cup", "feather", "pebble"], key="tavern-charm")
CUP, FEATHER = CharmId(0), CharmId(1)
BLANK, STAR = 0, 1
DIE: Final = Die((BLANK, BLANK, STAR))
COPIES: Final = 2


@dataclass(frozen=True, slots=True)
class Deck(Pile):
    cards: tuple[CardId, ...] = ()


class Tavern(State):
    """What lies on the table of the inn."""

    deck: Deck
    turn: int
    credits: list[int]
    fame: list[int]
    charms: list[CharmId]
    used: list[bool]  # whether everybody has seen the charm; it is worth nothing then
    roll: list[int]


# The vocabulary

SCRIPT: Final = Script[Tavern, "CardRun"]({})
IDS: Final = {CardId: CARDS, CharmId: CHARMS, Effects: SCRIPT.effects, Ways: SCRIPT.ways}


class Sentence(sentence.Sentence[*Facts]):
    __slots__ = ()

    prefix = "tavern"
    ids = IDS


saw = Sentence[CardId]("saw {card?}")
rolled = Sentence[int]("rolled {stars}")


class TavernOption(option.Option):
    __slots__ = ()
    prefix = "tavern"
    ids = IDS


class TavernChoice(TavernOption, option.Choice):
    __slots__ = ()
    known: ClassVar[dict[str, str]] = {}


class TavernDecision(procedure.Decision[Tavern]):
    __slots__ = ()
    prefix = "tavern"
    ids = IDS


class CardRun(script.Run):
    """The effects of a card, for one of the guests."""

    todo: Effects
    seat: int
    card: CardId

    script = SCRIPT


@SCRIPT.effect("credits")
def gain_credits(game: Tavern, run: CardRun, count: int) -> None:
    game.credits[run.seat] = max(0, game.credits[run.seat] + count)


@SCRIPT.cost("credits")
def can_pay(game: Tavern, run: CardRun, count: int) -> bool:
    return game.credits[run.seat] + count >= 0


@SCRIPT.effect("fame")
def gain_fame(game: Tavern, run: CardRun, count: int) -> None:
    game.fame[run.seat] += count


@SCRIPT.effect("each")
def for_each(game: Tavern, run: CardRun, do: Effects) -> None:
    in_turn(game, [CardRun(do, seat, run.card) for seat in (run.seat, 1 - run.seat)])


@SCRIPT.effect("peek")
def peek(game: Tavern, run: CardRun) -> None:
    if len(game.deck):
        game.deck = game.deck.look(-1, ONLY[run.seat])
        game.reveal()
        game.tell_apart(ONLY[run.seat], saw, game.deck.top)


@SCRIPT.effect("bury")
def bury(game: Tavern, run: CardRun, openly: bool = False) -> None:
    if len(game.deck):
        card, game.deck = game.deck.draw()
        game.deck = game.deck.bury(card, EVERYONE if openly else 0)
        game.reveal()


@SCRIPT.effect("test")
def take_test(game: Tavern, run: CardRun, dice: int, pass_: Effects = NOTHING, fail: Effects = NOTHING) -> None:
    game.perform(AfterTest(run, pass_, fail))
    game.perform(Roll(run.seat, dice))


@SCRIPT.condition("credits_at_least")
def credits_at_least(game: Tavern, run: CardRun, count: int) -> bool:
    return game.credits[run.seat] >= count


@SCRIPT.condition("famous")
def famous(game: Tavern, run: CardRun) -> bool:
    return game.fame[run.seat] > 0


class AfterTest(script.Tested):
    run: CardRun
    passed: Effects
    failed: Effects

    def success(self, game: Tavern) -> bool:
        return bool(game.roll[STAR])


# Dice, and charms


def roll_dice(game: Tavern, frame: Roll) -> None:
    game.roll = DIE.roll(game.chance, frame.dice)
    ROLLED.open(game, frame.seat)


def read_dice(game: Tavern, frame: Roll) -> None:
    game.tell(EVERYONE, rolled, game.roll[STAR])


class Roll(Procedure):
    seat: int
    dice: int

    steps = (roll_dice, read_dice)


ROLLED: Final = Moment[[Tavern, int]]()


class UseIt(TavernOption):
    words = "use {charm}"
    charm: CharmId


class UseCharm(window.Window[Tavern], TavernDecision):
    guest: int

    rule = "TAVERN-CHARM-1"
    decline = TavernChoice("no-charm", "no charm")

    def seat(self, game: Tavern) -> int:
        return self.guest

    def possible(self, game: Tavern) -> bool:
        return not game.used[self.guest] and game.roll[BLANK] > 0

    def usable(self, game: Tavern) -> list[UseIt]:
        charm = game.charms[self.guest]
        return [UseIt(charm)] if charm in (CUP, FEATHER) else []

    def use(self, game: Tavern, option: Any) -> None:
        game.used[self.guest] = True
        game.reveal()
        if option.charm == CUP:
            turn(game.roll, BLANK, STAR)
        else:
            DIE.reroll(game.chance, game.roll, BLANK)


@ROLLED.join
def offer_charms(game: Tavern, seat: int) -> None:
    open_in_turn(game, [UseCharm(seat), UseCharm(1 - seat)])


# Choices of cards


class TakeWay(TavernOption):
    words = "choose {number}"
    number: Annotated[int, Numbers("way", 1, 9)]


class ChooseOne(script.ChooseWay[Tavern], TavernDecision):
    run: CardRun
    ways: Ways

    rule = "TAVERN-CARD-1"

    def seat(self, game: Tavern) -> int:
        return self.run.seat

    def way(self, number: int) -> TakeWay:
        return TakeWay(number + 1)

    def number(self, option: TakeWay) -> int:
        return option.number - 1


class PayAndDo(script.MayDo[Tavern], TavernDecision):
    run: CardRun
    todo: Effects
    cost: Effects
    declined: Effects

    rule = "TAVERN-CARD-1"
    yes = TavernChoice("yes", "yes")
    no = TavernChoice("no", "no")

    def seat(self, game: Tavern) -> int:
        return self.run.seat


EFFECTS: Final = {CardId(CARDS.number(card)): SCRIPT.read(data, card) for card, data in CONTENT.items()}
SCRIPT.decide_by(ChooseOne, PayAndDo)
SCRIPT.complete()


# The evening


def outcome(game: Tavern) -> Outcome:
    start, most = game.start, max(game.fame)
    if most:
        return Outcome(tuple(seat for seat in (0, 1) if game.fame[seat] == most), tuple(game.fame), "TAVERN-END-1")
    return Outcome((), (0, 0), "TAVERN-END-1", next(iter(start.game.sides_without_seat(start.players)), None))


def next_card(game: Tavern, _: Procedure) -> None:
    if not len(game.deck):
        game.finish(outcome(game))
        return
    game.turn = 1 - game.turn
    game.perform(Evening())
    game.ask_for(TurnCard())


DRAW: Final = TavernChoice("draw", "draw")


class TurnCard(TavernDecision):
    rule = "TAVERN-TURN-1"

    def seat(self, game: Tavern) -> int:
        return game.turn

    def options(self, game: Tavern) -> list[option.Option]:
        return [DRAW]

    def resolve(self, game: Tavern, option: option.Option) -> None:
        card, game.deck = game.deck.draw()
        game.reveal()
        run = CardRun(EFFECTS[card], game.turn, card)
        run.go_on(game, run.todo)


class Evening(Procedure):
    steps = (next_card,)


class Inn(Game[Tavern]):
    """The game as the engine sees it."""

    id = "tavern"
    rules_version = "1"
    folder = Path(__file__).parent / "inn"
    players = range(2, 3)
    settings = ()
    ids = IDS
    frames: ClassVar[tuple[type[Frame], ...]] = (
        Evening, TurnCard, CardRun, AfterTest, Roll, UseCharm, ChooseOne, PayAndDo
    )  # fmt: skip
    state = Tavern
    option = TavernOption
    content = "tavern"
    cards: ClassVar[tuple[CardId, ...]] = tuple(EFFECTS) * COPIES

    def seats(self, players: int) -> tuple[Seat, ...]:
        return (Seat("left", "left"), Seat("right", "right"))

    def set_up(self, start: Start, chance: Chance) -> Tavern:
        game = Tavern(start, chance)
        game.deck = Deck.of(self.cards).shuffled(chance)
        game.turn = 1
        game.credits, game.fame, game.used, game.roll = [1, 1], [0, 0], [False, False], [0, 0]
        game.charms = [CharmId(each) for each in chance.shuffled(len(CHARMS))[:2]]
        game.perform(Evening())
        return game

    def view(self, state: Tavern, seat: int | None) -> dict[str, Any]:
        return {
            "players": 2,
            "options": {},
            "seat": seat,
            "deck": state.deck.seen(CARDS, seat, UNKNOWN),
            "left": sorted(CARDS[card] for card in state.deck.cards),  # who counts knows what is left
            "turn": state.turn,
            "credits": list(state.credits),
            "fame": list(state.fame),
            "used": list(state.used),
            "roll": list(state.roll),
            "charms": [
                CHARMS[charm] if at == seat or state.used[at] else UNKNOWN for at, charm in enumerate(state.charms)
            ],
            "stack": self.stack_seen_by(state, seat),
            "outcome": self.dump_outcome(state),
        }

    def reconstruct(self, view: dict[str, Any], start: Start) -> Callable[[Chance], Tavern]:
        return partial(self.fill_in, view, start)

    def fill_in(self, view: dict[str, Any], start: Start, chance: Chance) -> Tavern:
        game = Tavern(start, chance.fork())
        game.turn = view["turn"]
        game.credits, game.fame = list(view["credits"]), list(view["fame"])
        game.used, game.roll = list(view["used"]), list(view["roll"])
        left = Counter(view["left"])
        left.subtract(text for text in view["deck"] if text != UNKNOWN)
        hidden, _ = deal(sorted(left.elements()), [None] * view["deck"].count(UNKNOWN), chance)
        audience = only(SPECTATOR if view["seat"] is None else view["seat"])
        game.deck = Deck.redealt(view["deck"], CARDS, audience, lambda: CARDS.number(hidden.pop()))
        known = [text for text in view["charms"] if text != UNKNOWN]
        charms, _ = deal([text for text in CHARMS if text not in known], [None] * view["charms"].count(UNKNOWN), chance)
        game.charms = [CharmId(CHARMS.number(text if text != UNKNOWN else charms.pop())) for text in view["charms"]]
        self.load_outcome(view["outcome"], game)
        self.load_stack(view["stack"], game)
        return game

    def explain(self, state: Tavern, pick: str, seat: int | None = None) -> Objection | None:
        legal = state.ask is not None and any(str(option) == pick for option in state.ask.options)
        return None if legal else Objection("TAVERN-TURN-1", say("tavern-prompt-turn-card"))

    def census(self, state: Tavern) -> Counter[str]:
        return Counter({"charms": len(state.charms)})

    def check(self, state: Tavern) -> None:
        """Anything goes at an inn."""

    def evaluate(self, state: Tavern, seat: int) -> float:
        return 0.5 if state.outcome is None else float(seat in state.outcome.winners)

    def bound(self, players: int) -> int:
        return 200

    def names(self, code: str) -> dict[str, str]:
        return {f"tavern-card-{card}": card for card in CARDS}


class HauntedInn(Inn):
    """An inn with a brawl and wages, at which the ghost wins if no guest has any fame."""

    id = "haunted"
    content = "haunted"
    cards = (CardId(CARDS.number("wages")), CardId(CARDS.number("brawl")))

    def sides_without_seat(self, players: int) -> tuple[str, ...]:
        return ("ghost",)


INN: Final = Inn()
HAUNTED: Final = HauntedInn()
