"""Names that would make a person look like a bot."""

from __future__ import annotations

import unicodedata

from dejarik.bots import BOTS, SEARCHING
from dejarik.server.http.refusal import Refusal

# What the browser calls the bots; a test compares them with its words.
SHOWN = (
    *("Easy bot", "Medium bot", "Hard bot"),
    *("Слабкий бот", "Середній бот", "Сильний бот"),
    *("Słaby bot", "Średni bot", "Silny bot"),
    *("Слабый бот", "Средний бот", "Сильный бот"),
)
# Letters that look alike, and the one that stands for them all.
ALIKE = {
    "авгекмнопрстухіјѕԁ": "abrekmhonpctyxijsd",  # Cyrillic
    "αβεικνορτυχ": "abeikvoptux",  # Greek
    "łlı1": "iiii",
    "0": "o",
}
TABLE = str.maketrans("".join(ALIKE), "".join(ALIKE.values()))


def skeleton(name: str) -> str:
    """Return what is left of a name for somebody who looks fleetingly: letters that look alike are one."""
    plain = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", name).casefold())
    return "".join(letter for letter in plain if letter.isalnum()).translate(TABLE)


def refuse_names_of_bots(name: str) -> None:
    bones = skeleton(name)
    bare = bones.removeprefix(skeleton("Bot")).removeprefix(skeleton("Бот"))  # as bots without a word are shown
    if {bones, bare} & OF_BOTS or bare.startswith(skeleton(SEARCHING)):
        raise Refusal(422, "name-of-a-bot", "this is what a bot is called here")


OF_BOTS = frozenset(map(skeleton, (*BOTS, *SHOWN)))
