"""The card that is being resolved, on the terminal board, as far as it has been read. [RIM-HIDDEN-14, RIM-JOB-10]"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from rich.text import Text

from dejarik.engine.language import Language
from dejarik.games.drawing import Paragraph, Row, flow
from dejarik.games.outer_rim.components import DATA, ENCOUNTER, SCRIPT, SEATS, card, section
from dejarik.games.outer_rim.conditions import LEVELS
from dejarik.games.outer_rim.knowledge.seen import OuterRimView
from dejarik.games.outer_rim.state import FACTION_COUNT
from dejarik.games.outer_rim.terminal.wording import card_titled, name, say_board, who


def resolving(view: OuterRimView, language: Language) -> Iterator[Row]:
    """The job that is attempted, the encounter card, databank and event cards in use, and what was noted."""
    for frame in view["stack"]:
        if frame.get("do") == "attempt":
            parts = [who(view, language, SEATS.number(frame["player"])), card_titled(language, frame["job"])]
            yield say_board(language, "attempt"), flow(parts)
        elif frame.get("do") == "reading" and frame["card"] == view["drawn"]:
            yield say_board(language, "encounter"), section_read(view, language, frame)
    for text in view["in_use"]:
        keys = [text if not suffix else f"{text}-{suffix}" for suffix in parts_read(view, text)]
        texts = [Text(name(language, "card", key)) for key in keys]
        yield say_board(language, "in-use"), Paragraph(Text(" ").join([card_titled(language, text), *texts]))
    if view["marks"]:
        yield say_board(language, "noted"), flow(Text(name(language, "mark", mark)) for mark in view["marks"])


def section_read(view: OuterRimView, language: Language, frame: Mapping[str, Any]) -> Paragraph:
    """Its title and its text; of several parts the one for the player's reputation. [RIM-ENCCARD-6, 9]"""
    key = f"{frame['card']}-{frame['section']}"
    parts = parts_meant(view, SEATS.number(frame["player"]), frame["card"], frame["section"])
    texts = [Text(name(language, "card", key + part)) for part in parts]
    return Paragraph(Text(" ").join([card_titled(language, frame["card"], f"{key}-title"), *texts]))


def parts_meant(view: OuterRimView, player: int, text: str, where: str) -> list[str]:
    """The endings of their keys; all parts where it depends on which of several patrols is meant."""
    printed = ENCOUNTER[card(text)].sections[section(where)]
    if not printed.cases:
        return [""]
    if printed.split == "patrol-here":
        here = [at for at, place in enumerate(view["patrols"]) if place == view["places"][player]]
    else:
        here = [] if printed.split is None else [int(printed.split)]
    levels = {view["reputation"][player * FACTION_COUNT + faction] for faction in here}
    return [f"-{at}" for at, case in enumerate(printed.cases, 1) if levels & {LEVELS[each] for each in case.reputation}]


def parts_read(view: OuterRimView, text: str) -> list[str]:
    """Of a databank card with steps the one that is carried out: nobody reads ahead. [RIM-JOB-10]"""
    data = DATA.get(card(text))
    if data is None:
        return ["text"]
    if not data.steps:
        return ["databank"]
    steps = {SCRIPT.effects[step.effects]: f"step-{at}" for at, step in enumerate(data.steps, 1)}
    running = (steps[frame["todo"]] for frame in reversed(view["stack"]) if frame.get("todo") in steps)
    return [part for step in list(running)[:1] for part in (f"{step}-story", step)]
