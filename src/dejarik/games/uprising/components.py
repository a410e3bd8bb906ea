"""What is printed: cards, districts, tokens, missions. Read once, never changed."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NewType

from dejarik.engine import content
from dejarik.engine.event import only
from dejarik.engine.names import Names

FOLDER: Final = Path(__file__).parent
PRINTED: Final[dict[str, Any]] = content.read(FOLDER / "content" / "components.yaml")
IDS: Final = content.Ids()

TypeId = NewType("TypeId", int)
CardId = NewType("CardId", int)
DistrictId = NewType("DistrictId", int)
ZoneId = NewType("ZoneId", int)
TokenId = NewType("TokenId", int)
MissionId = NewType("MissionId", int)
RESISTANCE: Final = 0
EMPIRE: Final = 1
INSIDERS: Final = only(RESISTANCE)  # who knows what lies closed


_NUMBERS: Final = content.numbers(PRINTED)
STARTING_HAND: Final = _NUMBERS["starting_hand"]
CARDS_PLAYED: Final = _NUMBERS["cards_played"]
TOKENS_USED: Final = _NUMBERS["tokens_used"]
CARDS_DRAWN: Final = _NUMBERS["cards_drawn"]
MISSIONS_DRAWN: Final = _NUMBERS["missions_drawn"]
CAPTURES_TO_WIN: Final = _NUMBERS["captures_to_win"]

# Cards. The valued ones are numbered type by type, so a set of them is a 20-bit number and one type of it 5 bits.
TYPES: Final = IDS.add(TypeId, content.ids("type", PRINTED["types"], key="uprising-type"))
LOWEST: Final[int] = PRINTED["values"]["lowest"]
HIGHEST: Final[int] = PRINTED["values"]["highest"]
VALUES: Final = HIGHEST - LOWEST + 1
_FACES: Final = [f"{kind}-{value}" for kind in TYPES for value in range(LOWEST, HIGHEST + 1)]
CARDS: Final = IDS.add(CardId, Names("card", [*_FACES, "provocation"], "uprising-card"))
PROVOCATION: Final = CardId(len(CARDS) - 1)
BITS: Final = (*(1 << card for card in range(PROVOCATION)), 0)  # of a card in a set; a Provocation never counts
TYPE_OF: Final = tuple(TypeId(card // VALUES) for card in range(PROVOCATION))
VALUE_OF: Final = tuple(card % VALUES + LOWEST for card in range(PROVOCATION))
DECK: Final = tuple(CardId(card) for card in range(PROVOCATION)) + (PROVOCATION,) * PRINTED["provocation"]["copies"]
ROUNDS: Final = len(DECK) // CARDS_PLAYED  # the Decisive Operation included [UPR-DER-3]

# A zone is where a played card lies: one of the districts, the pool, or among the eliminated. [UPR-SETUP-11]
DISTRICTS: Final = IDS.add(DistrictId, content.ids("district", PRINTED["districts"], key="uprising-district"))
CAPITOL: Final = DistrictId(DISTRICTS.number("capitol"))
POOL: Final = ZoneId(len(DISTRICTS))
ELIMINATED: Final = ZoneId(len(DISTRICTS) + 1)
ZONES: Final = IDS.add(ZoneId, Names("zone", [*DISTRICTS, "pool", "eliminated"]))

TOKENS: Final = IDS.add(TokenId, content.ids("token", PRINTED["tokens"], key="uprising-token"))
SURVEILLANCE: Final = TokenId(TOKENS.number("surveillance"))
ELIMINATE: Final = TokenId(TOKENS.number("eliminate"))
DISORIENT: Final = TokenId(TOKENS.number("disorient"))
CORDON: Final = TokenId(TOKENS.number("cordon"))

MISSIONS: Final = IDS.add(MissionId, content.ids("mission", PRINTED["missions"], key="uprising-mission"))
REVOLUTION: Final = MissionId(MISSIONS.number("revolution"))
RECONSTRUCTED: Final = frozenset(
    MissionId(number) for number, entry in enumerate(PRINTED["missions"]) if entry["source"] == "reconstructed"
)

card_name: Final = CARDS.name
type_name: Final = TYPES.name
district_name: Final = DISTRICTS.name
token_name: Final = TOKENS.name
mission_name: Final = MISSIONS.name


def names(code: str) -> dict[str, str]:
    """Every name in a language, by message key."""
    out: dict[str, str] = {}
    for sort in ("side", "type", "district", "token", "mission"):
        out |= content.names(f"uprising-{sort}", PRINTED[f"{sort}s"], code)
    out |= content.names("uprising-seat", PRINTED["sides"], code)
    out |= content.names("uprising-card", [PRINTED["provocation"]], code)
    for card in range(PROVOCATION):
        kind = out[f"uprising-type-{TYPES[TYPE_OF[card]]}"]
        out[f"uprising-card-{CARDS[card]}"] = f"{kind} {VALUE_OF[card]}"
    return out
