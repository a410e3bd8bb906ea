"""What all options and decisions of Outer Rim have in common: their words, who decides, and what chance decides for the
automatic opponent."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated, Any, ClassVar, Final, Literal, TypeAlias, TypedDict, TypeVar, TypeVarTuple, final

from dejarik.engine import option, procedure, sentence
from dejarik.engine.event import EVERYONE
from dejarik.engine.message import Message, MessageData, say
from dejarik.games.outer_rim.components import CHARACTERS, IDS, SEATS, CardId, CharacterId, PlayerId, SkillId
from dejarik.games.outer_rim.state import State

T = TypeVar("T")
Facts = TypeVarTuple("Facts")
Player: TypeAlias = Annotated[PlayerId, SEATS]


class Option(option.Option):
    """A pick of Outer Rim."""

    __slots__ = ()

    prefix = "outer_rim"
    ids = IDS


@final
class Choice(Option, option.Choice):
    """A pick without anything to fill in."""

    __slots__ = ()

    known: ClassVar[dict[str, str]] = {}


class Sentence(sentence.Sentence[*Facts]):
    """What is told of an event."""

    __slots__ = ()

    prefix = "outer_rim"
    ids = IDS


class Decision(procedure.Decision[State]):
    """A choice of one player, who is a field of every decision. Where the automatic opponent has to choose it declines
    if it may, and otherwise chance decides. [RIM-SOLO-64, 65, 87]"""

    __slots__ = ()

    prefix = "outer_rim"
    ids = IDS
    automatic = True
    declining: ClassVar[Choice | None] = None  # what says no, if one may

    player: PlayerId

    def seat(self, game: State) -> int:
        return self.player

    def alone(self, game: State) -> option.Option | None:
        if not game.is_ai(self.player):
            return None
        options = self.options(game)
        if len(options) == 1:
            return options[0]
        declines = self.declining is not None and self.declining in options
        picked = self.declining if declines else options[game.chance.below(len(options))]
        assert picked is not None
        game.tell(EVERYONE, decided, game.who(self.player), picked, declines)
        return picked


def decided(who: CharacterId, picked: option.Option, declines: bool) -> Message:
    """What the automatic opponent has picked, and whether it declined by it or chance decided."""
    key, rule = ("ai-declines", "RIM-SOLO-64") if declines else ("ai-decides", "RIM-SOLO-65")
    return say(f"outer_rim-event-{key}", rule=rule, who=CHARACTERS.name(who), what=picked.label())


def drawn(game: State, among: Sequence[T]) -> T:
    """Which of these it is for the automatic opponent, with equal chances; of one nothing is drawn. [RIM-SOLO-87]"""
    if len(among) == 1:
        return among[0]
    game.tell(EVERYONE, by_chance, len(among))
    return among[game.chance.below(len(among))]


by_chance = Sentence[int]("ai-by-chance {count}", "RIM-SOLO-87")


# What can be said beforehand


class Check(TypedDict):
    """A test or a combat that a pick leads to, by what everybody can see."""

    kind: Literal["test", "delivery", "ground", "ship"]
    skill: Annotated[str, SkillId] | None  # that is tested
    critical: bool  # without passing it the job fails
    dice: int  # of the opponent; 0 where there is none
    chance: int  # per cent, that it goes well
    defeat: int  # per cent, that the player is defeated in the combat


class Prospect(TypedDict):
    """What a pick does, as far as it is printed, and how likely it goes well."""

    pick: str
    what: MessageData | None
    checks: list[Check]


class Prospects(TypedDict):
    """Of some of the options."""

    prospects: list[Prospect]


class Ware(TypedDict):
    """A market card that is shown: its price for the player, the picks that buy it, and why it cannot be bought."""

    card: Annotated[str, CardId]
    price: int
    picks: list[str]
    why: MessageData | None


class Wares(TypedDict):
    """What there is to buy."""

    wares: list[Ware]


Foresee: TypeAlias = Callable[[Any, State], Any]
FORESEE: Final[dict[type[Decision], Foresee]] = {}  # `prospects.py` knows how


class Weighed(Decision):
    """A decision of which something can be said beforehand: what its options do, and how likely that goes well."""

    __slots__ = ()

    def form(self, game: State) -> Prospects:
        return {"prospects": FORESEE[type(self)](self, game)}


class Shopping(Decision):
    """A decision in which something can be bought, or that leads there."""

    __slots__ = ()

    def form(self, game: State) -> Wares:
        return {"wares": FORESEE[type(self)](self, game)}


DONE: Choice = Choice("done", "done")
YES: Choice = Choice("yes", "yes")
NO: Choice = Choice("no", "no")
