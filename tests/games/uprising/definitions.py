"""The missions word for word as UPR-MIS-1 … UPR-MIS-12 define them, on cards by their names: what the code must agree
with. A card is `riot-5`; Provocations are left out, they count nowhere."""

from __future__ import annotations

from collections.abc import Collection

from dejarik.games.uprising.components import CARDS, TYPES

VALUED = [card for card in CARDS if card != "provocation"]


def value(card: str) -> int:
    return int(card.split("-")[1])


def of_type(cards: Collection[str], kind: str) -> list[str]:
    return [card for card in cards if card.startswith(kind)]


def total(cards: Collection[str], kind: str = "") -> int:
    """S, or S(t)."""
    return sum(value(card) for card in of_type(cards, kind))


def meets(mission: str, held: Collection[str], opened: Collection[str], capitol: bool = False) -> bool:
    """Whether the cards of a district, `opened` among them, meet a mission; `capitol`: at the Capitol in its mode."""
    values = [value(card) for card in held]
    match mission:
        case "revolution":
            return total(held) >= (25 if capitol else 21)
        case "political-surge":
            return any(len(of_type(opened, kind)) >= 3 for kind in TYPES)
        case "organised-protests":
            return total(held, "sabotage") > total(held, "supplies") >= 3
        case "coup":
            return all(of_type(held, kind) for kind in TYPES)
        case "coordinated-conspiracy":
            return any(values.count(each) >= 3 for each in values)
        case "sleeper-agents":
            return {2, 3, 4, 5} <= set(values) or {3, 4, 5, 6} <= set(values)
        case "civil-disobedience":
            return total(held, "riot") >= 8 and not of_type(held, "sabotage")
        case "espionage":
            return total(held, "propaganda") >= 4 and total(held, "sabotage") >= 4
        case "press-support":
            return total(held, "propaganda") > total(held, "riot") >= 3
        case "underground-arsenal":
            return total(held, "supplies") >= 8 and not of_type(held, "propaganda")
        case "armed-revolt":
            return total(held, "riot") >= 4 and total(held, "supplies") >= 4
    raise LookupError(mission)


def bits(cards: Collection[str]) -> int:
    """The set as the code has it."""
    return sum(1 << CARDS.number(card) for card in cards)
