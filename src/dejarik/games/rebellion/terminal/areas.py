"""What lies beside the galaxy on the terminal board: the mission or combat in progress, leaders, cards, queues."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.text import Text

from dejarik.engine.game import UNKNOWN
from dejarik.engine.language import Language
from dejarik.engine.message import say
from dejarik.engine.seen import AnyView
from dejarik.games.drawing import NOTHING, Flow, Row, flow, framed, rows, spaced
from dejarik.games.rebellion.components import (
    COLOURS,
    FACES,
    MISSION_COST,
    MISSION_SKILL,
    MISSIONS,
    OBJECTIVES,
    REBEL,
    RINGS,
    SIDES,
    SKILLS,
    STAGE,
    SUCCESSES,
    TACTIC_THEATRE,
    TACTICS,
    THEATRES,
)
from dejarik.games.rebellion.knowledge.seen import Assignment, RebellionView
from dejarik.games.rebellion.terminal.wording import (
    SIGN,
    STYLE,
    figures,
    leader,
    leaders,
    leaders_in,
    name,
    say_board,
    times,
)

STAGES: Final = ("", "I", "II", "III")
LASTING: Final = {  # what lasts for a while, under the name of the card that did it
    "detained": ("mission-detained", "leader"),
    "misdirected": ("mission-misdirection", "leader"),
    "inspired": ("mission-contingency-plan", "leader"),
    "loose": ("action-public-support", "leader"),
    "barred": ("action-boba-fett-where", "place"),
}


# The mission and the combat in progress


def conflict(view: RebellionView, language: Language) -> Iterator[RenderableType]:
    if view["mission"] is not None:
        yield framed(mission(view, language, view["mission"]))
    if view["battle"] is not None:
        yield framed(battle(view, language, view["battle"]))


def waiting(view: RebellionView, language: Language) -> Iterator[RenderableType]:
    """One's own units that are about to be placed."""
    side = view["side"]
    found = [] if side is None else list(figures(language, view["ready"], side))
    if found:
        yield rows([(say_board(language, "ready"), flow(found))])


def moving(view: RebellionView, language: Language) -> Iterator[RenderableType]:
    """What one has picked for a move so far, by where it comes from."""
    for frame in view["stack"]:
        if frame.get("ask") != "move-units":
            continue
        loads: dict[str, dict[str, int]] = {}
        for origin, kind, number in frame["load"]:
            loads.setdefault(origin, {})[kind] = number
        picked = [
            Text.assemble(f"{name(language, 'place', origin)}: ", spaced(figures(language, load, frame["side"]), ", "))
            for origin, load in loads.items()
        ]
        picked += [leader(view, language, who) for who in frame["taken"]]
        if picked:
            yield rows([(say_board(language, "moving"), flow(picked))])


def mission(view: RebellionView, language: Language, now: dict[str, Any]) -> Iterator[Row]:
    """The card, where and by whom it is carried out, and the dice."""
    side = now["side"]
    parts = [Text(f"{SIGN[side]} {name(language, 'mission', now['card'])}", f"bold {STYLE[side]}")]
    if now["place"] is not None:
        parts.append(Text(name(language, "place", now["place"]), "bold"))
    parts += [leaders(view, language, now["leaders"])] if now["leaders"] else []
    if now["target"] is not None:
        parts.append(Text(say_board(language, "against", leader=say(f"rebellion-leader-{now['target']}"))))
    parts += [Text(say_board(language, "failed"))] if now["failed"] else []
    yield say_board(language, "mission"), flow(parts)
    if now["rolled"]:
        for roller, faces in zip(SIDES, now["dice"], strict=True):
            successes = sum(worth * count for worth, count in zip(SUCCESSES, faces, strict=True))
            shown = [times(name(language, "face", FACES[face]), count) for face, count in enumerate(faces) if count]
            total = Text(say_board(language, "successes", count=successes), "bold")
            yield name(language, "side", roller), flow([total, *map(Text, shown)])


def battle(view: RebellionView, language: Language, now: dict[str, Any]) -> Iterator[Row]:
    """Where, the round and battle step; who fights; the attack in progress, damage, and the tactic cards of both."""
    parts = [Text(name(language, "place", now["system"]), "bold")]
    if now["round"]:
        parts.append(Text(say_board(language, "combat-round", round=now["round"])))
        parts.append(Text(say_board(language, f"battle-{now['theatre']}")))
        parts.append(Text(say_board(language, "attacks", side=say(f"rebellion-side-{now['attacker']}"))))
    yield say_board(language, "combat"), flow(parts)
    for side in SIDES:
        present = figures(language, view["units"].get(now["system"], {}), side)
        led_by = [leader(view, language, who) for who in leaders_in(view, now["system"], side)]
        yield name(language, "side", side), Flow([Text(SIGN[side], STYLE[side]), *present, *led_by])
    kinds = [f"{colour}-{face}" for colour in COLOURS for face in FACES]
    dice = [times(name(language, "die", kind), count) for kind, count in zip(kinds, now["dice"], strict=True) if count]
    if dice:
        yield say_board(language, "dice"), flow(map(Text, dice))
    if now["wounds"]:
        hurt = [
            Text(f"{name(language, 'unit', kind)} {markers or ''}" + (f"+{fresh}" if fresh else ""))
            for kind, markers, fresh in now["wounds"]
        ]
        yield say_board(language, "damage"), flow(hurt)
    for side, hand in zip(SIDES, view["tactics"], strict=True):
        label = f"{say_board(language, 'tactics')} {SIGN[side]}"
        yield label, flow(tactics(language, hand))


def tactics(language: Language, hand: list[str]) -> Iterator[Text]:
    """Theatre by theatre, by name; of those face down, how many. [REB-INFO-10]"""
    for theatre in THEATRES:
        closed = hand.count(f"{UNKNOWN}-{theatre}")
        known = Counter(card for card in hand if card in TACTICS and theatre_of(card) == theatre)
        shown = [times(name(language, "tactic", card), count) for card, count in known.items()]
        if closed or shown:
            yield Text(say_board(language, f"tactics-{theatre}", cards=", ".join(shown) or str(closed)))


def theatre_of(card: str) -> str:
    return THEATRES[TACTIC_THEATRE[TACTICS.number(card)]]


# Both sides


def areas(view: RebellionView, language: Language) -> RenderableType:
    """Leaders, cards and queues of each side, one's own last; then what belongs to nobody."""
    own_last = sorted(SIDES, key=lambda side: side == view["side"])
    lying = {side: list(side_rows(view, language, side)) for side in own_last}
    widest = max(cell_len(label) for found in lying.values() for label, _ in found)
    parts = [part for side in own_last for part in (title(view, language, side), rows(lying[side], widest))]
    return Group(*parts, rows(common(view, language), widest))


def title(view: RebellionView, language: Language, side: str) -> Text:
    text = Text(f"{SIGN[side]} {name(language, 'side', side)}", f"bold {STYLE[side]}")
    return text.append(f" ({say_board(language, 'you')})", "dim") if side == view["side"] else text


def side_rows(view: RebellionView, language: Language, side: str) -> Iterator[Row]:
    number = SIDES.number(side)
    yield say_board(language, "pool"), flow(leader(view, language, who) for who in leaders_in(view, "pool", side))
    assigned = [each for each in view["assigned"] if each["side"] == side]
    if assigned:
        yield say_board(language, "assigned"), flow(assignment(view, language, each) for each in assigned)
    yield say_board(language, "missions"), flow(missions(language, view["missions"][number]))
    yield say_board(language, "actions"), flow(actions(view, language, number))
    if number == REBEL:
        yield say_board(language, "objectives"), flow(objectives(view, language))
        if view["objectives_scored"]:
            yield say_board(language, "scored"), flow(objective(language, card) for card in view["objectives_scored"])
    else:
        yield say_board(language, "probes"), flow(partly_known(language, "place", view["probes"]))
    yield say_board(language, "queue"), queue(view, language, side)
    ready = list(figures(language, view["ready"], side))
    if ready:
        yield say_board(language, "ready"), flow(ready)
    yield say_board(language, "decks"), Text(decks(view, language, number), "dim")


def assignment(view: RebellionView, language: Language, each: Assignment) -> Text:
    """A mission on the table with its leaders; others see only its back. [REB-INFO-4]"""
    known = each["card"] != UNKNOWN
    words = name(language, "mission", each["card"]) if known else say_board(language, "face-down")
    return Text.assemble((words, "" if known else "dim"), ": ", leaders(view, language, each["leaders"]))


def missions(language: Language, hand: list[str]) -> Iterator[Text]:
    """Each with the skill and the icons it costs."""
    for card, count in Counter(hand).items():
        if card == UNKNOWN:
            yield closed(language, count)
            continue
        number = MISSIONS.number(card)
        skill = name(language, "skill", SKILLS[MISSION_SKILL[number]].replace("_", "-"))
        words = Text(times(name(language, "mission", card), count))
        yield words.append(f" ({skill} {MISSION_COST[number]})", "dim")


def actions(view: RebellionView, language: Language, side: int) -> Iterator[Text]:
    """With the leaders who were recruited with them, which everybody has seen. [REB-RECRUIT-4]"""
    unseen = 0
    for place in (2 * side, 2 * side + 1):
        for card, who in zip(view["actions"][place], view["announced"][place], strict=True):
            known = not card.startswith(UNKNOWN)
            if not known and who is None:
                unseen += 1
                continue
            words = Text(name(language, "action", card) if known else say_board(language, "face-down"))
            yield words.append(f" ({name(language, 'leader', who)})", "dim") if who is not None else words
    if unseen:
        yield closed(language, unseen)


def objectives(view: RebellionView, language: Language) -> Iterator[Text]:
    """The Rebels' hand; of the closed ones the stages, which are on their backs."""
    known = [card for card in view["objectives"] if card != UNKNOWN]
    yield from (objective(language, card) for card in known)
    stages = Counter(view["objective_stages"]) - Counter(STAGE[OBJECTIVES.number(card)] for card in known)
    if stages:
        backs = ", ".join(times(STAGES[stage], count) for stage, count in sorted(stages.items()))
        yield closed(language, stages.total()).append(f" ({backs})", "dim")


def objective(language: Language, card: str) -> Text:
    return Text(name(language, "objective", card)).append(f" ({STAGES[STAGE[OBJECTIVES.number(card)]]})", "dim")


def partly_known(language: Language, prefix: str, cards: list[str]) -> Iterator[Text]:
    known = [card for card in cards if card != UNKNOWN]
    yield from (Text(name(language, prefix, card)) for card in known)
    if len(known) < len(cards):
        yield closed(language, len(cards) - len(known))


def closed(language: Language, count: int) -> Text:
    return Text(say_board(language, "closed", count=count), "dim")


def queue(view: RebellionView, language: Language, side: str) -> Flow:
    """The three spaces of the build queue; what is on the first comes off next."""
    spaces = []
    for number, counts in enumerate(view["queues"], 1):
        built = spaced(figures(language, counts, side), ", ")
        spaces.append(Text.assemble((f"{number} ", "bold"), built if built.plain else NOTHING))
    return Flow(spaces, " │ ")


def decks(view: RebellionView, language: Language, side: int) -> str:
    missions, actions = view["mission_decks"][side], len(view["action_decks"][side])
    if side == REBEL:
        stages = view["objective_deck_stages"]
        top = STAGES[stages[-1]] if stages else "—"
        return say_board(language, "decks-rebel", missions=missions, actions=actions, objectives=len(stages), stage=top)
    projects, probes = len(view["project_deck"]), len(view["probe_deck"])
    return say_board(language, "decks-empire", missions=missions, actions=actions, projects=projects, probes=probes)


def common(view: RebellionView, language: Language) -> Iterator[Row]:
    """Rings on leaders, and effects that last until the end of the phase or round."""
    rings = [
        Text.assemble(f"{name(language, 'ring', ring)}: ", leader(view, language, who))
        for ring, who in zip(RINGS, view["rings"], strict=True)
        if who is not None
    ]
    if rings:
        yield say_board(language, "rings"), flow(rings)
    lists: AnyView = view
    for effect, (card, prefix) in LASTING.items():
        if found := lists[effect]:
            yield language.text(say(f"rebellion-{card}")), flow(Text(name(language, prefix, it)) for it in found)
