"""The market on the terminal board, and what is known of the decks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.text import Text

from dejarik.engine.game import UNKNOWN
from dejarik.engine.language import Language
from dejarik.games.drawing import Paragraph, Row, flow, rows
from dejarik.games.outer_rim.components import COST, DECKS, FACTIONS, MARKET_CARD, STACKS, card
from dejarik.games.outer_rim.knowledge.seen import Offer, OuterRimView
from dejarik.games.outer_rim.market.prices import sells_used_ships
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

LINES: Final = 1  # of the text of a card
IN_FULL: Final = 4  # the same, for somebody who is buying
SOON: Final = 3  # so far down a known card of a deck is told
NOT_HERE: Final = ("RIM-BUY-8", "RIM-BUY-9")


def market(view: OuterRimView, language: Language, lines: int = LINES) -> RenderableType:
    """The top card of each deck with its price, its patrol and its text; below it what is known of the next ones."""
    return rows(row for deck in range(len(DECKS)) for row in deck_rows(view, language, deck, lines))


def deck_rows(view: OuterRimView, language: Language, deck: int, lines: int) -> Iterator[Row]:
    cards = view["market"][deck]
    title = say_board(language, f"deck-{DECKS[deck]}")
    if not cards:
        yield title, Text(say_board(language, "deck-empty"), "dim")
        return
    if cards[-1] == UNKNOWN:  # while the card above it is bought [RIM-DECK-3, 4]
        yield title, Text(say_board(language, "deck-facedown"), "dim")
        return
    offer = view["offers"][deck] if view["offers"] else None
    yield title, Paragraph(top(view, language, cards[-1], offer), lines)
    known = near(language, cards[:-1], 2)
    if known:
        yield "", flow([Text.assemble((f"{say_board(language, 'next')} ", "dim"), known[0]), *known[1:]])


def top(view: OuterRimView, language: Language, text: str, offer: Offer | None) -> Text:
    cost = COST[card(text)]
    said = say_board(language, "price-of-ship") if sells_used_ships(card(text)) else price(language, cost, offer)
    parts = [card_titled(language, text), Text(said, "bold")]
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


def known_places(language: Language, cards: list[str], top: int = 1) -> list[tuple[int, Text]]:
    """The known cards of a pile, from the top, each with its place; `top` is that of the last one.
    [RIM-HIDDEN-18 … 20]"""
    return [
        (place, Text.assemble((f"{place}. ", "dim"), name(language, "card", text)))
        for place, text in enumerate(reversed(cards), top)
        if text != UNKNOWN
    ]


def near(language: Language, cards: list[str], top: int = 1) -> list[Text]:
    """Only those that come soon; a close look at the deck shows them all."""
    return [text for place, text in known_places(language, cards, top) if place <= SOON]


def stacks(view: OuterRimView, language: Language) -> Iterator[RenderableType]:
    """Encounter decks of which a card that comes soon is known."""
    coming = [
        (name(language, "stack", STACKS[at]), near(language, pile["cards"])) for at, pile in enumerate(view["stacks"])
    ]
    found: list[Row] = [(title, flow(known)) for title, known in coming if known]
    if found:
        yield rows(found)
