"""A combat, a test or a roll in progress, on the terminal board."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from dejarik.engine.language import Language
from dejarik.engine.message import say
from dejarik.engine.script import NOTHING, Effects
from dejarik.games.drawing import Row, flow
from dejarik.games.outer_rim.components import FACTIONS, PATROL, SEATS, SKILLS, Patrol, faction
from dejarik.games.outer_rim.dice.skill_tests import passing
from dejarik.games.outer_rim.knowledge.seen import Fight, OuterRimView, Throw
from dejarik.games.outer_rim.state import ATTACKER, DEFENDER, FACES, UNDECIDED
from dejarik.games.outer_rim.terminal.players import skills
from dejarik.games.outer_rim.terminal.wording import card, faces, faction_name, name, say_board, who
from dejarik.games.outer_rim.wording import in_words

SIDES = ("attacker", "defender")
ROLLS = "▶"
WINS = "★"


def fight(view: OuterRimView, language: Language, now: Fight) -> Iterator[Row]:
    """The kind of combat, and of each side the dice, what they show, and the damage. [RIM-COMBAT-14 … 20]"""
    parts = [Text(say_board(language, "ship-combat" if now["ship"] else "ground-combat-now"), "bold")]
    if now["bounty"] is not None:
        parts.append(Text(say_board(language, "for-bounty", card=say(f"outer_rim-card-{now['bounty']}"))))
    stake = at_stake(view, now)
    if stake:
        parts.append(Text(say_board(language, "at-stake", what=in_words(stake, "also"))))
    waiting = len(view["fights"]) - 1
    if waiting:
        parts.append(Text(say_board(language, "others-wait", count=waiting), "dim"))
    yield say_board(language, "combat"), flow(parts)
    for side in (ATTACKER, DEFENDER):
        sign = ROLLS if now["rolling"] == side else WINS if now["winner"] == side else " "
        yield f"{sign} {say_board(language, SIDES[side])}", flow(side_of(view, language, now, side))


def at_stake(view: OuterRimView, now: Fight) -> Effects:
    """What beating a patrol gives. [RIM-PATROL-13]"""
    patrol = patrol_in(view, now)
    return NOTHING if patrol is None else patrol.reward


def patrol_in(view: OuterRimView, now: Fight) -> Patrol | None:
    """The token that is fought."""
    if now["patrol"] is None:
        return None
    number = faction(now["patrol"])
    return PATROL[number, view["patrol_levels"][number]]


def side_of(view: OuterRimView, language: Language, now: Fight, side: int) -> Iterator[Text]:
    yield fighter(view, language, now, side)
    dice = dice_of(view, now, side)
    yield Text(say_board(language, "unbeatable") if dice is None else say_board(language, "dice", count=dice))
    rolled = [*faces(language, now["shown"][side]), *(f"+{each}" for each in faces(language, now["added"][side]))]
    if rolled:
        yield Text(", ".join(rolled), "bold")
    if now["damage"][side]:
        yield Text(say_board(language, "rolled-damage", count=now["damage"][side]), "bold")
    if now["prevented"][side]:
        yield Text(say_board(language, "prevented", count=now["prevented"][side]))
    if now["cap"][side] != UNDECIDED:
        yield Text(say_board(language, "at-most", count=now["cap"][side]))
    if now["winner"] == side:
        yield Text(say_board(language, "wins"), "bold")


def fighter(view: OuterRimView, language: Language, now: Fight, side: int) -> Text:
    """A player, a patrol, a contact, a crew member, or an enemy on a card. [RIM-OPP-1]"""
    player = now["attacker"] if side == ATTACKER else now["defender"]
    if player is not None:
        return who(view, language, SEATS.number(player))
    patrol = patrol_in(view, now)
    if patrol is not None:
        level = say_board(language, "level", level=patrol.level)
        return faction_name(language, FACTIONS[patrol.faction]).append(f" {level}")
    if now["crew"] is not None:
        return card(language, now["crew"])
    if now["contact"] is not None:
        return Text(name(language, "contact", now["contact"]))
    return Text(say_board(language, "card-enemy"))


def dice_of(view: OuterRimView, now: Fight, side: int) -> int | None:
    """How many dice it rolls; None for a patrol that cannot be beaten. [RIM-COMBAT-16, 33, RIM-PATROL-7]"""
    player = now["attacker"] if side == ATTACKER else now["defender"]
    if player is not None:
        values = view["values"][SEATS.number(player)]
        strength = values["ship_combat"] if now["ship"] else values["ground_combat"]
    else:
        patrol = patrol_in(view, now)
        if patrol is not None and patrol.dice is None:
            return None
        strength = now["strength"]
    return max(0, strength + now["change"][side])


def throw(view: OuterRimView, language: Language, now: Throw) -> Iterator[Row]:
    """A skill test with what passes it, or another roll. [RIM-TEST-2 … 6]"""
    player = SEATS.number(now["player"])
    parts = [who(view, language, player)]
    if now["skill"] is not None:
        level = skills(view, player)[now["skill"]] + now["bonus"]
        enough = tuple(say(f"outer_rim-words-face-{FACES[face]}") for face in passing(level))
        parts.append(Text(say_board(language, f"skill-level-{min(level, 2)}", count=level)))
        parts.append(Text(say_board(language, "passes-with", faces=enough)))
    rolled = [*faces(language, now["shown"]), *(f"+{each}" for each in faces(language, now["added"]))]
    if rolled:
        parts.append(Text(", ".join(rolled), "bold"))
    if now["passed"]:
        parts.append(Text(say_board(language, "passed"), "bold"))
    skill = "" if now["skill"] is None else f" {name(language, 'skill', SKILLS[SKILLS.number(now['skill'])])}"
    yield say_board(language, "roll" if now["skill"] is None else "test") + skill, flow(parts)
