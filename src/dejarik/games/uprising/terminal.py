"""The table of Uprising, drawn in a terminal from a view.

Nothing is told by colour alone: a type has its own shape, a closed card stands in brackets, the two districts under
the escalation marker have heavy borders. Closed cards keep their order and say when they were played, since the Empire
may remember both. [UPR-RUL-4]
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rich import box
from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from dejarik.engine.game import UNKNOWN
from dejarik.engine.language import Language
from dejarik.engine.message import Message, Param, say
from dejarik.games.drawing import Flow, spaced
from dejarik.games.uprising.components import CARDS, CARDS_PLAYED, MISSIONS, PROVOCATION, RECONSTRUCTED, TOKENS
from dejarik.games.uprising.missions import CONDITIONS

FACES = {  # shape and colour; the colours are those of the printed cards
    "propaganda": ("✦", "bright_blue"),
    "riot": ("▲", "red"),
    "sabotage": ("◆", "yellow"),
    "supplies": ("●", "magenta"),
    CARDS[PROVOCATION]: ("✕", "bold"),
}
ROUND = "₀₁₂₃₄₅₆₇₈₉"
WIDEST = 24  # of a district: wider ones only look empty
NARROWEST = 16  # "Міністерство" and "Headquarters" just fit in


def draw(view: dict[str, Any], language: Language) -> RenderableType:
    """Draw the whole table as this view has it."""
    return Group(missions(view, language), City(view, language), areas(view, language))


def say_board(language: Language, key: str, **params: Param) -> str:
    return language.text(Message(f"uprising-board-{key}", params))


# Cards


def face(card: str) -> Text:
    """A card as one short word: its shape and value."""
    if card == UNKNOWN:
        return Text("?")
    kind, _, value = card.partition("-")
    shape, colour = FACES[kind]
    return Text(shape + value, colour)


def lying(card: dict[str, Any]) -> Text:
    """A card that has been played: closed ones in brackets with their round, what the Empire sent with a star."""
    text = face(card["card"])
    if not card["open"]:
        text = bracketed(text.append(ROUND[card["round"]], "dim"))
    return text + Text("*" if card["by_empire"] else "")


def in_zone(view: dict[str, Any], zone: str) -> list[dict[str, Any]]:
    return [card for card in view["cards"] if card["zone"] == zone]


def cards_in(view: dict[str, Any], zone: str) -> Text:
    return spaced(lying(card) for card in in_zone(view, zone))


def named(card: str, language: Language) -> Text:
    """A card with its name, for those who may know it."""
    shape, colour = FACES[card.partition("-")[0]]
    return Text(f"{shape} {language.text(say(f'uprising-card-{card}'))}", colour)


def bracketed(text: Text) -> Text:
    """How a closed card is marked."""
    return Text.assemble("(", text, ")", style="dim")


# Missions and what the signs mean


def missions(view: dict[str, Any], language: Language) -> RenderableType:
    """The missions on the table with what they ask, and a mark on those whose text nobody has seen."""
    table = Table.grid(padding=(0, 1))
    for text in view["missions"]:
        mission = MISSIONS.number(text)
        condition = [Text(word) for word in language.text(CONDITIONS[mission].text()).split()]
        if mission in RECONSTRUCTED:
            condition.append(Text(say_board(language, "reconstructed"), "italic yellow"))
        table.add_row(Text(language.text(say(f"uprising-mission-{text}")), "bold"), Flow(condition, " "))
    return Group(table, legend(language))


def legend(language: Language) -> Flow:
    """What the shapes and marks stand for."""
    cards = [say(f"uprising-{'card' if kind == CARDS[PROVOCATION] else 'type'}-{kind}") for kind in FACES]
    meanings = [language.text(card) for card in cards]
    signs = [
        Text(f"{sign} {name}", f"dim {colour}") for name, (sign, colour) in zip(meanings, FACES.values(), strict=True)
    ]
    signs.append(Text(f"(?{ROUND[3]}) {say_board(language, 'sign-closed')}", "dim"))
    signs.append(Text(f"* {say_board(language, 'sign-sent')}", "dim"))
    signs.append(Text(f"□ {say_board(language, 'sign-used')}", "dim"))
    return Flow(signs)


# The city: the round, the pool, the marker, the row


class City:
    """The districts of the row side by side, the pool above the escalation marker above its pair."""

    def __init__(self, view: dict[str, Any], language: Language) -> None:
        self.view = view
        self.language = language
        self.row: list[str] = view["row"]
        self.pair: list[str] = view["pair"] or []

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield self.heading()
        width = min(WIDEST, options.max_width // len(self.row))
        if width < NARROWEST:
            yield self.listed()
            return
        yield from self.above(width)
        yield self.districts(width, console)

    def heading(self) -> Text:
        number, last = self.view["round"], self.view["rounds"]
        parts = [Text(say_board(self.language, "round", round=number, rounds=last), "bold")]
        if number == last:
            parts.append(Text(say_board(self.language, "decisive"), "bold"))
        parts.append(Text(say_board(self.language, f"phase-{phase_of(self.view)}")))
        return spaced(parts, " · ")

    def above(self, width: int) -> Iterable[Text]:
        """The pool and the marker, over the pair; without a pair, over the whole row."""
        left = self.row.index(self.pair[0]) if self.pair else 0
        span = width * (len(self.pair) or len(self.row))
        pool = self.pool()
        if pool.plain:
            yield Text(" " * (width * left + max(0, span - pool.cell_len) // 2)) + pool
        if self.pair:
            marker = f" {say_board(self.language, 'marker')} ".center(span - 4, "━")
            yield Text(" " * (width * left)) + Text(f" ▼{marker}▼ ", "bold")

    def pool(self) -> Text:
        """Places 1 to 3 of this round; a place is empty when its card has left the pool."""
        played = [card for card in self.view["cards"] if card["round"] == self.view["round"]]
        if not any(card["zone"] == "pool" for card in played):
            return Text()
        places = [Text("·", "dim")] * CARDS_PLAYED
        for card in played:
            if card["zone"] == "pool":
                text = face(card["card"])
                places[card["place"] - 1] = text if card["open"] else bracketed(text)
        shown = [Text.assemble((f"{place} ", "bold"), text) for place, text in enumerate(places, 1)]
        return Text(f"{say_board(self.language, 'pool')}: ") + spaced(shown, "  ")

    def districts(self, width: int, console: Console) -> Table:
        inner = width - 4
        names = [Text(self.name(district), "bold").wrap(console, inner) for district in self.row]
        cards = [cards_in(self.view, district).wrap(console, inner) for district in self.row]
        tallest_name = max(len(lines) for lines in names)
        tallest_cards = max(1, *(len(lines) for lines in cards))
        table = Table.grid()
        panels = []
        for district, name, held in zip(self.row, names, cards, strict=True):
            lines = [*name, *[Text()] * (tallest_name - len(name)), *held]
            panels.append(self.panel(district, Text("\n").join(lines), width, tallest_name + tallest_cards + 2))
        table.add_row(*panels)
        return table

    def panel(self, district: str, content: Text, width: int, height: int) -> Panel:
        marked = district in self.pair
        cordoned = district == self.view["cordon"]
        return Panel(
            content,
            box=box.HEAVY if marked else box.ROUNDED,
            border_style="bold" if marked else "dim",
            subtitle=Text(f"⊘ {say_board(self.language, 'cordon')}", "bold red") if cordoned else None,
            width=width,
            height=height,
        )

    def listed(self) -> Table:
        """One district a line, for a terminal too narrow for panels."""
        table = Table.grid(padding=(0, 1))
        pool = self.pool()
        if pool.plain:
            table.add_row("", pool, "")
        for district in self.row:
            mark = "⊘" if district == self.view["cordon"] else "▼" if district in self.pair else " "
            table.add_row(mark, Text(self.name(district), "bold"), cards_in(self.view, district))
        return table

    def name(self, district: str) -> str:
        return self.language.text(say(f"uprising-district-{district}"))


def phase_of(view: dict[str, Any]) -> str:
    """What is asked, by which the phase is known; the Decisive Operation has phases of the same names."""
    if not view["stack"]:
        return "over"
    name: str = view["stack"][-1]["ask"]
    return "play-open" if name == "play-closed" else name


# What lies around the city


def areas(view: dict[str, Any], language: Language) -> Table:
    """Tokens, hand, deck and what has been set aside, each with its name before it."""
    table = Table.grid(padding=(0, 1))
    table.add_column(style="dim", no_wrap=True)
    table.add_column()
    table.add_row(say_board(language, "tokens"), tokens(view, language))
    table.add_row(say_board(language, "hand"), hand(view, language))
    if view["plan"] and view["plan"] != UNKNOWN:
        table.add_row(say_board(language, "planned"), planned(view, language))
    table.add_row(say_board(language, "deck"), say_board(language, "cards", count=view["deck"]))
    if in_zone(view, "eliminated"):
        table.add_row(say_board(language, "eliminated"), cards_in(view, "eliminated"))
    for capture in view["captured"]:
        table.add_row(say_board(language, "captured"), captured(view, capture, language))
    return table


def tokens(view: dict[str, Any], language: Language) -> Flow:
    """All four; those face down are hollow."""
    shown = []
    for token in TOKENS:
        sign, style = ("■", "bold") if token in view["tokens"] else ("□", "dim")
        shown.append(Text(f"{sign} {language.text(say(f'uprising-token-{token}'))}", style))
    return Flow(shown)


def hand(view: dict[str, Any], language: Language) -> RenderableType:
    if UNKNOWN in view["hand"]:
        return Text(say_board(language, "closed-cards", count=len(view["hand"])))
    return Flow(named(card, language) for card in view["hand"]) if view["hand"] else Text("—")


def planned(view: dict[str, Any], language: Language) -> Flow:
    """What has been picked for this round: the open card first, unless there is none."""
    first, *rest = view["plan"]
    open_ = named(first, language) if first != CARDS[PROVOCATION] else bracketed(named(first, language))
    return Flow([open_, *(bracketed(named(card, language)) for card in rest)])


def captured(view: dict[str, Any], capture: dict[str, str], language: Language) -> Text:
    district = say(f"uprising-district-{capture['district']}")
    mission: Message = say(f"uprising-mission-{capture['mission']}")
    text = Text(say_board(language, "captured-with", district=district, mission=mission) + "  ")
    return text + cards_in(view, capture["district"])
