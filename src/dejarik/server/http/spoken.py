"""What people call themselves and say, without characters that nobody sees or that turn the text around them."""

from __future__ import annotations

import unicodedata

JOINER = "\u200d"  # makes one emoji of several
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0\u034f\u17b4\u17b5")  # letters and marks that show nothing
MARKS = 3  # on top of one letter; more would run into the lines above


def cleaned(text: str) -> str:
    """Return what can be seen of a text, with single spaces. A text of which nothing can be seen is refused."""
    kept: list[str] = []
    marks = 0
    composed = unicodedata.normalize("NFC", text)
    for place, letter in enumerate(composed):
        sort = unicodedata.category(letter)
        marks = marks + 1 if sort.startswith("M") else 0
        if sort.startswith("Z") or letter in "\t\r\n":
            kept.append(" ")
        elif letter == JOINER:
            if between_pictures(composed, place):
                kept.append(letter)
        elif not sort.startswith("C") and letter not in BLANK and marks <= MARKS:
            kept.append(letter)
    seen = " ".join("".join(kept).split())
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in seen):
        raise ValueError("there is nothing to be seen")
    return seen


def between_pictures(text: str, place: int) -> bool:
    """Whether a character stands between two emoji; a variation selector or a skin tone belongs to the first."""
    before = text[:place].rstrip("\ufe0f\U0001f3fb\U0001f3fc\U0001f3fd\U0001f3fe\U0001f3ff")[-1:]
    after = text[place + 1 : place + 2]
    return all(each and unicodedata.category(each) == "So" for each in (before, after))
