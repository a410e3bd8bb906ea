"""The table of Outer Rim, drawn in a terminal from a view.

Nothing is told by colour alone: factions and players have signs, classes of contacts shapes, which are filled when the
token lies faceup. What is ours until somebody with the box corrects it has a sign too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from dejarik.engine.language import Language
from dejarik.engine.message import say
from dejarik.games.drawing import Flow, Row, flow, framed
from dejarik.games.outer_rim.arc import arc_of
from dejarik.games.outer_rim.components import (
    CLASSES,
    FACTIONS,
    LAST_LEVEL,
    PATROL,
    SEATS,
    SPACES,
    TILES,
    FactionId,
    TileId,
)
from dejarik.games.outer_rim.knowledge.seen import OuterRimView
from dejarik.games.outer_rim.solo import turn as ai
from dejarik.games.outer_rim.sources import PATROL_KEY
from dejarik.games.outer_rim.terminal.arc import BETWEEN, CROSSING, HOLOCRON, MARK, POSSIBLE, ROUTE, SABOTAGED, Tiles
from dejarik.games.outer_rim.terminal.dice import fight, throw
from dejarik.games.outer_rim.terminal.errands import CAPTIVE, DELIVER, GOAL, JOB, Errands
from dejarik.games.outer_rim.terminal.market import IN_FULL, market, stacks
from dejarik.games.outer_rim.terminal.players import boards, others_board, own_table, title, values_of
from dejarik.games.outer_rim.terminal.resolving import resolving
from dejarik.games.outer_rim.terminal.rival import rival
from dejarik.games.outer_rim.terminal.wording import (
    CLASS_SIGN,
    FREE,
    OURS,
    called,
    faction_name,
    label,
    name,
    ours,
    own_number,
    say_board,
    who,
)
from dejarik.games.outer_rim.turn import TURN, act, encounter, plan
from dejarik.games.outer_rim.wording import in_words

STEPS: Final[dict[Callable[..., None], str]] = {
    plan: "planning-step",
    act: "action-step",
    encounter: "encounter-step",
    ai.planning: "planning-step",
    ai.action: "action-step",
    ai.encounter: "encounter-step",
}
PLANNING: Final = "choose-plan"  # with this decision a turn begins
CHOOSING: Final = ("choose-action", "choose-encounter")  # for these decisions one looks at all that one has
TRADING: Final = ("compose-deal", "answer-deal")  # for these at what the other one has
MOVING: Final = ("choose-space", "move-patrol", "put-yourself")  # and for these at the map
BUYING: Final = ("market-action", "purchase")  # what is under way when the market is looked at


def draw(view: OuterRimView, language: Language) -> RenderableType:
    """The whole table as this view has it. It is taller than most terminals: what is looked at most often stands last,
    next to the question: one's own board, the map, and what is under way."""
    return Group(
        heading(view, language),
        legend(view, language),
        market(view, language),
        *stacks(view, language),
        *rival(view, language),
        *boards(view, language),
        patrols(view, language),
        Tiles(view, language),
        *under_way(view, language),
    )


def focus(view: OuterRimView, language: Language) -> RenderableType:
    """Only what a decision in the middle of something is about, for those who have just seen the whole table. A turn
    begins with all of it: the automatic opponent may have had one in between."""
    frame = view["stack"][-1] if view["stack"] else {}
    asked = frame.get("ask")
    if asked == PLANNING:
        return draw(view, language)
    found = list(under_way(view, language))
    if any(frame.get("do") in BUYING for frame in view["stack"]):
        found.insert(0, market(view, language, IN_FULL))
    if asked in MOVING:
        found.insert(0, Tiles(view, language))
    if asked in TRADING:
        found += others_board(view, language, SEATS.number(frame.get("proposer") or frame["deal"]["partner"]))
    own = own_number(view)
    if own is not None and view["characters"][own] is not None:
        in_short = (title(view, language, own), values_of(view, language, own))
        found += own_table(view, language, own) if asked in CHOOSING else in_short
    return Group(heading(view, language), *found)


# The heading


def heading(view: OuterRimView, language: Language) -> Flow:
    """The round, the turn and its step, what wins, and who has won."""
    step = step_of(view)
    begun = step is not None or view["outcome"] is not None
    parts = [Text(say_board(language, "round", round=view["round"]) if begun else say_board(language, "setup"), "bold")]
    if step is not None:
        turn = who(view, language, SEATS.number(view["turn"]))
        parts.append(Text.assemble(f"{say_board(language, 'turn')} ", turn))
        parts.append(Text(say_board(language, step), "bold"))
        parts += [Text(say_board(language, "in-extra-turn"))] if view["in_extra_turn"] else []
        parts += [Text(say_board(language, "extra-turn"))] if view["extra_turn"] else []
    parts.append(Text(say_board(language, "needed", count=int(view["options"]["fame"]))))
    if view["outcome"] is not None:
        winners = tuple(called(view, SEATS.number(seat)) for seat in view["outcome"]["winners"])
        rival = (say(f"outer_rim-side-{view['outcome']['side']}"),) if "side" in view["outcome"] else ()
        parts.append(Text(say_board(language, "winners", players=winners or rival), "bold"))
    return Flow(parts, " · ")


def step_of(view: OuterRimView) -> str | None:
    """The step of the turn under way, by how many have begun; None while nobody has a turn."""
    found = None
    for frame in view["stack"]:
        steps = {"turn": TURN, "ai-turn": ai.AI_TURN}.get(frame.get("do", ""))
        if steps is not None:
            found = STEPS.get(steps[frame["step"] - 1], found or "last-moment")
    return found


# Patrols


def patrols(view: OuterRimView, language: Language) -> RenderableType:
    """The faceup patrol of each faction, what it gives, and which ones wait where. [RIM-PATROL-2 … 10]"""
    factions = [FactionId(each) for each in range(len(FACTIONS))]
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True)
    table.add_column(ratio=1)
    for faction in factions:
        table.add_row(patrol_title(view, language, faction), patrol(view, language, faction))
    return table


def patrol_title(view: OuterRimView, language: Language, faction: FactionId) -> Text:
    key = f"{PATROL_KEY}-{FACTIONS[faction]}-{view['patrol_levels'][faction]}"
    return faction_name(language, FACTIONS[faction]).append(ours(key), "yellow")


def patrol(view: OuterRimView, language: Language, faction: FactionId) -> RenderableType:
    level = view["patrol_levels"][faction]
    printed = PATROL[faction, level]
    parts = [Text(label(language, view["patrols"][faction]), "bold")]
    parts.append(Text(say_board(language, "level", level=level)))
    if printed.dice is None:
        parts.append(Text(say_board(language, "unbeatable"), "bold"))
    else:
        parts.append(Text(say_board(language, "dice", count=printed.dice)))
        parts.append(Text(language.text(in_words(printed.reward, "also"))))
    waiting = range(level + 1, LAST_LEVEL + 1)
    if waiting:
        tiles = tuple(TileId(TILES.number(text)) for text in view["tiles"])
        place = label(language, SPACES[arc_of(tiles).stack_exit[faction]])
        parts.append(Text(say_board(language, "stack", levels=" ".join(map(str, waiting)), place=place), "dim"))
    return flow(parts)


# What the signs mean


def legend(view: OuterRimView, language: Language) -> Flow:
    """Of those that may be missing, only the ones that are on the table."""
    errands = Errands(view)
    signs = "".join(errands.signs.values())
    shown = [f"{CLASS_SIGN[each][0]}{CLASS_SIGN[each][1]} {name(language, 'class', each)}" for each in CLASSES]
    for sign, key, there in (
        ("○●", "facing", True),
        ("( )", "seen", any(view["looked"])),
        (FREE, "free", None in view["spots"]),
        ("[⬢2:5]", "patrol", True),
        (DELIVER, "deliver", DELIVER in signs),
        (JOB, "job", JOB in signs),
        (CAPTIVE, "captive", CAPTIVE in signs),
        (GOAL, "goal", GOAL in signs),
        (MARK, "mark", errands.marks),
        (POSSIBLE, "possible", any(errands.possible(each) for each in CLASSES)),
        (SABOTAGED, "sabotaged", view["sabotaged"]),
        (HOLOCRON, "holocron", view["holocron"]),
        (f"{ROUTE} {CROSSING}", "route", True),
        (BETWEEN, "between", True),
        ("A1", "navpoint", True),
        (OURS, "ours", True),
    ):
        shown += [f"{sign} {say_board(language, f'sign-{key}')}"] if there else []
    return Flow(Text(each, "dim") for each in shown)


# Under way


def under_way(view: OuterRimView, language: Language) -> Iterator[RenderableType]:
    """What is read, the last combat, and the last roll, if it belongs to no combat."""
    found: list[Row] = list(resolving(view, language))
    if view["fights"]:
        found += fight(view, language, view["fights"][-1])
    if view["throws"]:
        found += throw(view, language, view["throws"][-1])
    if found:
        yield framed(found)
