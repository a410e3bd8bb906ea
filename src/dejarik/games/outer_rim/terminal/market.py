"""The market on the terminal board, and what is known of the decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from dejarik.engine.game import UNKNOWN
from dejarik.engine.language import Language
from dejarik.games.drawing import Clipped, Row, flow, rows
from dejarik.games.outer_rim.components import COST, DECKS, FACTIONS, MARKET_CARD, STACKS, card
from dejarik.games.outer_rim.knowledge.seen import Offer, OuterRimView
from dejarik.games.outer_rim.sources import SOURCES
from dejarik.games.outer_rim.terminal.players import in_short
from dejarik.games.outer_rim.terminal.wording import (
    FACTION_SIGN,
    FACTION_STYLE,
    OURS,
    card_titled,
    name,
    say_board,
)

LINES: Final = 2  # of the text of a card
NOT_HERE: Final = ("RIM-BUY-8", "RIM-BUY-9")


def market(view: OuterRimView, language: Language) -> RenderableType:
    """The top card of each deck with its price, its patrol and its text; below it the cards whose place is known."""
    return rows(row for deck in range(len(DECKS)) for row in deck_rows(view, language, deck))


def deck_rows(view: OuterRimView, language: Language, deck: int) -> Iterator[Row]:
    cards = view["market"][deck]
    title = say_board(language, f"deck-{DECKS[deck]}")
    if not cards:
        yield title, Text(say_board(language, "deck-empty"), "dim")
        return
    offer = view["offers"][deck] if view["offers"] else None
    yield title, Clipped(top(view, language, cards[-1], offer), LINES)
    known = below(language, cards[:-1])
    if known:
        yield "", flow([Text(say_board(language, "below", count=len(cards) - 1), "dim"), *known])


def top(view: OuterRimView, language: Language, text: str, offer: Offer | None) -> Text:
    cost = COST[card(text)]
    parts = [card_titled(language, text), Text(price(language, cost, offer), "bold")]
    if MARKET_CARD[card(text)].patrol is not None:
        parts.append(icon(text))
    return Text(" ").join([*parts, Text(in_short(view, language, text))])


def price(language: Language, cost: int, offer: Offer | None) -> str:
    """What is printed; what it costs this seat, if that is something else; and whether it can be had now.
    [RIM-BUY-1, 5, 11, RIM-SHIP-6]"""
    if offer is None:
        return say_board(language, "price", count=cost)
    if offer["price"] == cost:
        said = say_board(language, "price", count=cost)
    else:
        said = say_board(language, "price-now", count=cost, now=offer["price"])
    if not offer["forbidden"]:
        return said
    why = "not-here" if offer["forbidden"] in NOT_HERE else "too-dear"
    return f"{said} ({say_board(language, why)})"


def icon(text: str) -> Text:
    """Which patrol moves how far when the card is revealed after a purchase. [RIM-PATMOVE-4]"""
    patrol = MARKET_CARD[card(text)].patrol
    assert patrol is not None
    faction = FACTIONS[patrol.faction]
    ours = OURS if "patrol" in SOURCES[f"outer_rim-card-{text}"].reconstructed else ""
    return Text.assemble((f"[{FACTION_SIGN[faction]}→{patrol.distance}]", FACTION_STYLE[faction]), (ours, "yellow"))


def below(language: Language, cards: list[str]) -> list[Text]:
    """The known cards of a pile, from the top, each with its place. [RIM-HIDDEN-18 … 20]"""
    places = range(len(cards) + 1, 1, -1)
    known = [(place, text) for place, text in zip(places, cards, strict=True) if text != UNKNOWN]
    return [Text.assemble((f"{place}. ", "dim"), name(language, "card", text)) for place, text in reversed(known)]


def stacks(view: OuterRimView, language: Language) -> Iterator[RenderableType]:
    """Encounter decks in which the place of a card is known. [RIM-HIDDEN-19, 20]"""
    found: list[Row] = []
    for number, pile in enumerate(view["stacks"]):
        cards = pile["cards"]
        known = below(language, [*cards, UNKNOWN])
        if known:
            count = Text(say_board(language, "cards", count=len(cards)), "dim")
            found.append((name(language, "stack", STACKS[number]), flow([count, *known])))
    if found:
        yield rows(found)
