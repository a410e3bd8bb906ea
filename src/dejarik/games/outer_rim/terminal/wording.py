"""The words and signs of the terminal board. Nothing is told by colour alone: factions and players have signs, classes
of contacts have shapes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rich.text import Text

from dejarik.engine.language import Language
from dejarik.engine.message import Message, Param, say
from dejarik.games.outer_rim.components import FACTIONS, IS_NAVPOINT, PATROL, SEATS, SPACES, FactionId
from dejarik.games.outer_rim.knowledge.seen import OuterRimView
from dejarik.games.outer_rim.sources import SOURCES
from dejarik.games.outer_rim.state import FACES, FACTION_COUNT

FACTION_SIGN: Final = {"hutt": "♛", "imperial": "⬢", "rebel": "✦", "syndicate": "❖"}
FACTION_STYLE: Final = {"hutt": "green", "imperial": "bright_cyan", "rebel": "bright_red", "syndicate": "magenta"}
SHIP_SIGN: Final = "❶❷❸❹"
SHIP_STYLE: Final = ("bright_yellow", "bright_blue", "bright_green", "bright_magenta")
CLASS_SIGN: Final = {"white": "○●", "green": "△▲", "yellow": "□■", "orange": "◇◆"}  # facedown and faceup
CLASS_STYLE: Final = {"white": "bright_white", "green": "green", "yellow": "yellow", "orange": "dark_orange"}
FREE: Final = "‧"  # a contact space without a token
STANDING: Final = {-1: "−", 0: "·", 1: "+"}
OURS: Final = "⟲"


def say_board(language: Language, key: str, **params: Param) -> str:
    return language.text(Message(f"outer_rim-board-{key}", params))


def name(language: Language, sort: str, id: str) -> str:
    return language.text(say(f"outer_rim-{sort}-{id}"))


def times(words: str, count: int) -> str:
    return words if count == 1 else f"{words} ×{count}"


# Spaces and factions


def label(language: Language, space: str) -> str:
    """A planet by its name, a navpoint by the last word of its name: "A1"."""
    words = name(language, "space", space)
    return words.split()[-1] if IS_NAVPOINT[SPACES.number(space)] else words


def sign_of(faction: str) -> Text:
    return Text(FACTION_SIGN[faction], FACTION_STYLE[faction])


def faction_name(language: Language, faction: str) -> Text:
    return Text(f"{FACTION_SIGN[faction]} {name(language, 'faction', faction)}", FACTION_STYLE[faction])


def patrol(view: OuterRimView, faction: FactionId) -> Text:
    """Its level and its dice; one that cannot be beaten has no number of dice. [RIM-PATROL-3, 4, 7]"""
    level = view["patrol_levels"][faction]
    dice = PATROL[faction, level].dice
    text = FACTIONS[faction]
    return Text(f"[{FACTION_SIGN[text]}{level}:{'∞' if dice is None else dice}]", FACTION_STYLE[text])


def standing(view: OuterRimView, player: int) -> Text:
    """The reputation with every faction. [RIM-REP-1]"""
    own = view["reputation"][player * FACTION_COUNT : (player + 1) * FACTION_COUNT]
    shown = [
        Text(f"{FACTION_SIGN[faction]}{STANDING[each]}", FACTION_STYLE[faction])
        for faction, each in zip(FACTIONS, own, strict=True)
    ]
    return Text(" ").join(shown)


# Players


def preparing(view: OuterRimView) -> bool:
    """Whether nobody has begun a turn: ships have no places yet."""
    return any(frame.get("do") == "first-turn" for frame in view["stack"])


def is_ai(view: OuterRimView, player: int) -> bool:
    return player >= view["players"]


def own_number(view: OuterRimView) -> int | None:
    """The number of the seat that looks."""
    return None if view["seat"] is None else SEATS.number(view["seat"])


def called(view: OuterRimView, player: int) -> Message:
    """By the character; before it is chosen, by the seat."""
    character = view["characters"][player]
    if character is not None:
        return say(f"outer_rim-character-{character}")
    return say("outer_rim-side-rival") if is_ai(view, player) else say(f"outer_rim-seat-{SEATS[player]}")


def ship_sign(player: int) -> Text:
    return Text(SHIP_SIGN[player], f"bold {SHIP_STYLE[player]}")


def who(view: OuterRimView, language: Language, player: int) -> Text:
    return Text(f"{SHIP_SIGN[player]} {language.text(called(view, player))}", f"bold {SHIP_STYLE[player]}")


# Cards and their sources


def card(language: Language, id: str) -> Text:
    """By name, with the sign of what is ours."""
    return Text(name(language, "card", id)).append(ours(f"outer_rim-card-{id}"), "yellow")


def card_titled(language: Language, id: str, title: str = "") -> Text:
    """The card, or a part of it with a title of its own, as the head of its text."""
    return Text.assemble((name(language, "card", title or id), "bold"), (ours(f"outer_rim-card-{id}"), "yellow"))


def ours(key: str) -> str:
    """A sign for a component that is made up, or one of whose facts is; the patrol icon of a card has a sign of its
    own."""
    source = SOURCES[key]
    return OURS if source.made_up or any(fact != "patrol" for fact in source.ours) else ""


# Dice


def faces(language: Language, shown: Iterable[int]) -> Iterator[str]:
    """Those that came up, each with its count."""
    for face, count in zip(FACES, shown, strict=True):
        if count:
            yield times(language.text(say(f"outer_rim-words-face-{face}")), count)
