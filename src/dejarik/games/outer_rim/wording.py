"""What cards do, put into words from their effects, in every language. [RIM-EFFECT]

A text is never written down beside the effects: change the data, and the words follow. A list of effects becomes one
message, made of messages; the catalogue `words.ftl` has a phrase for each operation, condition and moment.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from dejarik.engine.language import Language
from dejarik.engine.message import Message, Param
from dejarik.engine.script import NOTHING, Condition, Effect, Effects, Way
from dejarik.games.outer_rim.components import (
    ABILITIES,
    ABILITY,
    AI_CARD,
    AI_CARDS,
    ASSET,
    CARDS,
    CHARACTER,
    CHARACTERS,
    CONTACTS,
    DATABANK,
    DECKS,
    ENCOUNTERS,
    ENEMIES,
    FACTIONS,
    FOLDER,
    MARKS,
    PATROL,
    SCRIPT,
    SECTIONS,
    SHEET,
    SHIPS,
    SKILLS,
    SPACES,
    WAYS,
    Ability,
    AbilityId,
    AiItem,
    Bounty,
    CardId,
    Cargo,
    Crew,
    Destination,
    Event,
    Gear,
    Job,
    Ship,
    ShipId,
    SkillId,
)

PREFIX: Final = "outer_rim-words"


def phrase(key: str, **params: Param) -> Message:
    return Message(f"{PREFIX}-{key}", params)


# Lists of effects


def in_words(effects: Effects, joint: str = "then") -> Message:
    """A list of effects: on a card with a semicolon between them (`also`), inside another with "then"."""
    return joined([_effect(each) for each in SCRIPT.lists[effects]], joint)


def joined(parts: Sequence[Message], joint: str) -> Message:
    if not parts:
        return phrase("nothing")
    if len(parts) == 1:
        return parts[0]
    return phrase(joint, first=parts[0], rest=joined(parts[1:], joint))


def _effect(effect: Effect) -> Message:
    return _EFFECTS[effect.op](*effect.values)


def _branches(**lists: Effects) -> Param:
    """What follows a result: "(pass: …; fail: …)"; nothing where nothing follows."""
    parts = [
        phrase("branch", when=phrase(f"branch-{name.removesuffix('_')}"), what=in_words(effects))
        for name, effects in lists.items()
        if effects != NOTHING
    ]
    return phrase("branches", all=joined(parts, "also")) if parts else ""


def _skills(skill: SkillId | tuple[SkillId, ...]) -> Message:
    skills = skill if isinstance(skill, tuple) else (skill,)
    return joined([SKILLS.name(each) for each in skills], "or")


def _change(key: str, count: int, **params: Param) -> Message:
    return phrase(f"{key}-{'gain' if count > 0 else 'lose'}", count=abs(count), **params)


def faction_in_words(faction: Any) -> Message:
    return phrase(f"faction-{faction}") if isinstance(faction, str) else FACTIONS.name(faction)


def _patrol(faction: Any) -> Message:
    return phrase("patrol-here") if faction == "here" else phrase("patrol-of", faction=FACTIONS.name(faction))


def _roll(dice: Any, *lists: Effects) -> Message:
    branches = _branches(**dict(zip(("hit", "crit", "focus", "blank", "other"), lists, strict=True)))
    if isinstance(dice, int):
        return phrase("roll", count=dice, branches=branches)
    return phrase("roll-per", asset=phrase(f"asset-{dice.per}"), branches=branches)


def _if(cond: Condition, then: Effects, else_: Effects = NOTHING) -> Message:
    said = phrase("if", cond=condition_in_words(cond), then=in_words(then))
    return said if else_ == NOTHING else phrase("otherwise", first=said, other=in_words(else_))


def _choose(ways: int) -> Message:
    return phrase("choose", ways=joined([_way(way) for way in SCRIPT.choices[ways]], "or"))


def _way(way: Way) -> Message:
    name = WAYS.name(WAYS.number(way.option))
    if way.if_ is None:
        return phrase("way", name=name, what=in_words(way.do))
    return phrase("way-if", name=name, cond=condition_in_words(way.if_), what=in_words(way.do))


def _may(do: Effects, cost: Effects = NOTHING, decline: Effects = NOTHING) -> Message:
    said = phrase("may", what=in_words(do))
    if cost != NOTHING:
        said = phrase("may-pay", cost=in_words(cost, "and"), what=in_words(do))
    return said if decline == NOTHING else phrase("or-else", first=said, other=in_words(decline))


def _dice(op: str, whose: str, face: str | None, into: str | None, count: Any) -> Message:
    many: Param = phrase("any-number") if count == "any" else count
    params: dict[str, Param] = {"count": many}
    if face is not None:
        params["face"] = phrase(f"face-{face}")
    if into is not None:
        params["into"] = phrase(f"face-{into}")
    key = f"dice-{op}" if op != "reroll" else f"dice-reroll-{whose}{'-face' if face else ''}"
    return phrase(key, **params)


def _stat(*counts: int) -> Message:
    names = ("ground-combat", "ship-combat", "health", "hull", "hyperdrive", "fame")
    return joined(
        [phrase(f"stat-{name}", count=count) for name, count in zip(names, counts, strict=True) if count], "and"
    )


def _rule(name: str, count: int, skill: SkillId | None) -> Message:
    params: dict[str, Param] = {"count": count}
    if skill is not None:
        params["skill"] = SKILLS.name(skill)
    return phrase(f"rule-{name}", **params)


def _buy(deck: int, discount: int, reveal: int) -> Message:
    key = ("buy" if reveal == 1 else "buy-one-of") + ("-less" if discount else "")
    return phrase(key, deck=DECKS.name(deck), discount=discount, count=reveal)


def _move(up_to: int, to: str | None) -> Message:
    return phrase("move", count=up_to) if to is None else phrase("move-to", where=phrase(f"place-{to}"))


def _move_patrol(faction: Any, steps: int, to: str | None) -> Message:
    if to is None:
        return phrase("move-patrol", patrol=_patrol(faction), count=steps)
    return phrase("move-patrol-to", patrol=_patrol(faction), where=phrase(f"place-{to}"))


def _lose(asset: str, count: int, pick: str) -> Message:
    if asset == "this-cargo":
        return phrase("lose-this-cargo")
    return phrase(f"lose-{pick}", asset=phrase(f"asset-{asset}"), count=count)


_EFFECTS: Final[dict[str, Callable[..., Message]]] = {
    "credits": lambda count: _change("credits", count),
    "fame": lambda count: _change("fame", count),
    "rep": lambda faction, count: _change("rep", count, faction=faction_in_words(faction)),
    "set_rep": lambda faction, to: phrase(f"set-rep-{to}", faction=FACTIONS.name(faction)),
    "damage": lambda to, count: phrase(f"damage-{to}", count=count),
    "recover": lambda from_, count: (
        phrase(f"recover-all-{from_}") if count == "all" else phrase(f"recover-{from_}", count=count)
    ),
    "test": lambda skill, pass_, fail: phrase("test", skill=_skills(skill), branches=_branches(pass_=pass_, fail=fail)),
    "contest": lambda skill, _, win, lose, tie: phrase(
        "contest", skill=_skills(skill), branches=_branches(win=win, lose=lose, tie=tie)
    ),
    "roll": _roll,
    "fight": lambda enemy, type_, value, win, lose: phrase(
        f"fight-{type_}", enemy=ENEMIES.name(enemy), dice=value, branches=_branches(win=win, lose=lose)
    ),
    "fight_player": lambda who, type_, win, lose: phrase(
        f"fight-player-{type_}", who=phrase(f"player-{who}"), branches=_branches(win=win, lose=lose)
    ),
    "fight_patrol": lambda faction: phrase("fight-patrol", patrol=_patrol(faction)),
    "if": _if,
    "choose": _choose,
    "may": _may,
    "mark": lambda name: phrase("mark", mark=MARKS.name(name)),
    "resolve": lambda number: phrase("resolve", number=number),
    "job": lambda end: phrase(f"job-{end}"),
    "deliver": lambda: phrase("deliver"),
    "extra_turn": lambda: phrase("extra-turn"),
    "end_turn": lambda: phrase("end-turn"),
    "gain": lambda asset, _: phrase("gain", asset=phrase(f"asset-{asset}")),
    "lose_asset": _lose,
    "discard": lambda _: phrase("discard"),
    "remove": lambda _: phrase("remove"),
    "buy": _buy,
    "cycle": lambda deck, count: phrase("cycle", deck=DECKS.name(deck), count=count),
    "move": _move,
    "move_patrol": _move_patrol,
    "contact": lambda do, where, count: phrase(f"contact-{do}", where=phrase(f"where-{where}"), count=count),
    "token": lambda _kind, _where: phrase("token"),
    "other_player": lambda who, do: phrase("other-player", who=phrase(f"player-{who}"), what=in_words(do)),
    "dice": _dice,
    "stat": _stat,
    "skill": lambda which: phrase("skill-choice") if which == "choice" else phrase("skill", skill=SKILLS.name(which)),
    "rule": _rule,
}


# Conditions


def condition_in_words(cond: Condition) -> Message:
    return _CONDITIONS[cond.word](*cond.values)


def _has(asset: str, count: int, trait: str | None, id_: str) -> Message:
    if id_:
        return phrase("cond-has-card", card=CARDS.name(CARDS.number(id_)))
    key = "cond-has" if trait is None else f"cond-has-{trait}"
    return phrase(key, asset=phrase(f"asset-{asset}"), count=count)


def _not(cond: Condition) -> Message:
    if cond.word in ("droid", "marked"):
        return phrase(f"cond-not-{cond.word}", **_CONDITIONS[cond.word](*cond.values).params)
    return phrase("cond-not", cond=condition_in_words(cond))


_CONDITIONS: Final[dict[str, Callable[..., Message]]] = {
    "rep": lambda faction, is_: phrase(f"cond-rep-{is_}", faction=FACTIONS.name(faction)),
    "has_skill": lambda skill: phrase("cond-skill", skill=SKILLS.name(skill)),
    "has": _has,
    "credits_at_least": lambda count: phrase("cond-credits", count=count),
    "fame": lambda who: phrase(f"cond-fame-{who}"),
    "planet": lambda planet: phrase("cond-planet", planet=SPACES.name(planet)),
    "space": lambda kind: phrase(f"cond-space-{kind}"),
    "faction_planet": lambda faction: (
        phrase("cond-any-faction") if faction == "any" else phrase("cond-faction", faction=FACTIONS.name(faction))
    ),
    "patrol_here": lambda faction: (
        phrase("cond-patrol") if faction is True else phrase("cond-patrol-of", faction=FACTIONS.name(faction))
    ),
    "player_here": lambda: phrase("cond-player"),
    "marked": lambda mark: phrase("cond-marked", mark=MARKS.name(mark)),
    "droid": lambda: phrase("cond-droid"),
    "character": lambda who: phrase("cond-character", who=CHARACTERS.name(who)),
    "ship_cost_at_least": lambda cost: phrase("cond-ship-cost", count=cost),
    "combined_cost": lambda assets, at_least: phrase(
        "cond-combined-cost", assets=joined([phrase(f"asset-{each}") for each in assets], "and"), count=at_least
    ),
    "opponent_fame": lambda _: phrase("cond-opponent-fame"),
    "counter": lambda name, at_least: phrase(f"cond-counter-{name}", count=at_least),
    "patrol_reward": lambda _: phrase("cond-patrol-reward"),
    "positive_reputations": lambda between: phrase(
        "cond-positive" if between[0] < between[1] else "cond-positive-exactly", least=between[0], most=between[1]
    ),
    "fighting": lambda how: phrase(f"cond-fighting-{how}"),
    "test_skill": lambda skill: phrase("cond-test", skill=SKILLS.name(skill)),
    "all": lambda parts: joined([condition_in_words(each) for each in parts], "and"),
    "any": lambda parts: joined([condition_in_words(each) for each in parts], "or"),
    "not": _not,
}


# Abilities and cards


def ability_in_words(ability: Ability) -> Message:
    """When, how often, on what condition, and what: "Action, if you are on a planet: …"."""
    when = phrase(f"when-{ability.when}")
    if ability.limit is not None:
        when = phrase(f"limit-{ability.limit}", when=when)
    if ability.per is not None:
        when = phrase(f"per-{ability.per}", when=when)
    if ability.optional:
        when = phrase("optional", when=when)
    if ability.if_ is not None:
        when = phrase("when-if", when=when, cond=condition_in_words(ability.if_))
    said = phrase("ability", when=when, what=in_words(ability.do, "also"))
    return said if ability.if_passed == NOTHING else phrase("if-passed", first=said, what=in_words(ability.if_passed))


def destination_in_words(destination: Destination) -> Message:
    if isinstance(destination, str):
        return phrase(f"destination-{destination}")
    return SPACES.name(destination)


def asset_in_words(card: CardId) -> list[Message]:
    """What is printed on a card, sentence by sentence."""
    asset = ASSET[card]
    found: list[Message] = []
    if isinstance(asset, Bounty):
        strength = phrase(f"strength-{asset.combat.kind}", dice=asset.combat.dice)
        found.append(phrase("bounty", contact=CONTACTS.name(asset.contact), strength=strength))
        found.append(phrase("bounty-eliminate", what=in_words(asset.eliminate, "also")))
        found.append(
            phrase(
                "bounty-capture",
                where=SPACES.name(asset.capture.destination),
                what=in_words(asset.capture.reward, "also"),
            )
        )
        if asset.also != NOTHING:
            found.append(phrase("bounty-also", what=in_words(asset.also, "also")))
    if isinstance(asset, Cargo):
        if asset.destination is not None:
            where = destination_in_words(asset.destination)
            found.append(phrase("cargo", where=where, what=in_words(asset.reward, "also")))
        if asset.illegal:
            found.append(phrase("cargo-illegal"))
    if isinstance(asset, Job):
        where = destination_in_words(asset.destination)
        found.append(phrase("job", where=where, what=in_words(asset.encounter, "also")))
        found.append(phrase("job-reward", what=in_words(asset.reward, "also")))
    if isinstance(asset, Crew):
        if asset.skills:
            found.append(phrase("crew", skills=tuple(SKILLS.name(each) for each in asset.skills)))
        if asset.droid:
            found.append(phrase("droid"))
    if isinstance(asset, Gear):
        found += [Message(f"outer_rim-trait-{trait}") for trait in asset.traits]
        if "armor" in asset.traits:
            found.append(phrase("one-armor"))
    if isinstance(asset, Event):
        found.append(phrase("event", what=in_words(asset.effects, "also")))
    if isinstance(asset, Ship):
        found.append(phrase("ship-card", ship=SHIPS.name(asset.ship)))
    if not isinstance(asset, Bounty | None) and asset is not None:
        found += [ability_in_words(each) for each in asset.abilities]
    return found


def ship_in_words(ship: ShipId) -> list[Message]:
    """The ability of the turned side of a ship sheet."""
    return [ability_in_words(each) for each in SHEET[ship].back]


def item_in_words(item: AiItem) -> Message:
    """A line of a card of the automatic opponent."""
    parts: list[Message] = []
    if item.recover_all is not None:
        parts.append(phrase(f"ai-recover-{item.recover_all}"))
    if item.move_to_goal:
        parts.append(phrase("ai-move"))
    if item.deliver:
        parts.append(phrase("ai-deliver"))
    if item.illegal_penalty != NOTHING:
        parts.append(phrase("ai-penalty", what=in_words(item.illegal_penalty)))
    if item.buy is not None:
        other = () if item.if_full is None else (DECKS.name(item.if_full),)
        parts.append(phrase("ai-buy-or" if other else "ai-buy", deck=DECKS.name(item.buy), other=other))
    if item.place_goal:
        parts.append(phrase("ai-goal"))
    if item.fight_patrol:
        parts.append(phrase("ai-fight"))
    if item.complete_job:
        parts.append(phrase("ai-job"))
    if item.reveal_contact:
        parts.append(phrase("ai-contact-crew" if item.take_crew else "ai-contact"))
    if item.cost != NOTHING:
        parts.append(in_words(item.cost))
    if item.effects != NOTHING:
        parts.append(in_words(item.effects))
    if item.cycle:
        parts.append(phrase("ai-cycle", decks=tuple(DECKS.name(each) for each in item.cycle)))
    if item.reshuffle:
        parts.append(phrase("ai-shuffle"))
    return joined(parts, "also")


def texts(code: str, names: dict[str, str]) -> dict[str, str]:
    """Every text of a card in a language, by message key: what it does, and for encounters and databank cards each
    section, part and step."""
    language = Language(code, (FOLDER / "locale",), names)
    found: dict[str, str] = {}

    def say(key: str, *messages: Message) -> None:
        if messages:
            found[key] = " ".join(_sentence(language.text(each)) for each in messages)

    for number, ability in enumerate(ABILITY):
        say(f"{ABILITIES.key}-{ABILITIES[AbilityId(number)]}-text", ability_in_words(ability))
    for number in range(len(CARDS)):
        say(f"{CARDS.key}-{CARDS[number]}-text", *asset_in_words(CardId(number)))
    for encounter in ENCOUNTERS:
        for where, section in encounter.sections.items():
            key = f"{CARDS.key}-{CARDS[encounter.id]}-{SECTIONS[where]}"
            if section.secret is not None:
                say(key, ability_in_words(section.secret), phrase("secret"))
            elif section.cases:
                for at, case in enumerate(section.cases, 1):
                    reputation = joined([phrase(f"rep-{each}") for each in case.reputation], "or")
                    faction = faction_in_words(section.split)
                    what = in_words(case.effects, "also")
                    say(f"{key}-{at}", phrase("case", faction=faction, reputation=reputation, what=what))
            else:
                say(key, in_words(section.effects, "also"))
    for data in DATABANK:
        if data.effects != NOTHING:
            say(f"{CARDS.key}-{CARDS[data.id]}-databank", in_words(data.effects, "also"))
        for at, step in enumerate(data.steps, 1):
            say(f"{CARDS.key}-{CARDS[data.id]}-step-{at}", in_words(step.effects, "also"))
    for card in AI_CARD:
        for name in ("planning", "action", "encounter", "special"):
            for at, item in enumerate(getattr(card, name), 1):
                say(f"{AI_CARDS.key}-{AI_CARDS[card.id]}-{name}-{at}", item_in_words(item))
    for ship in SHEET:
        say(f"{SHIPS.key}-{SHIPS[ship.id]}-text", *ship_in_words(ship.id))
        if ship.goal is not None:
            found[f"{SHIPS.key}-{SHIPS[ship.id]}-reward"] = language.text(in_words(ship.goal.reward, "also"))
    for character in CHARACTER:
        key = f"{CHARACTERS.key}-{CHARACTERS[character.id]}-reward"
        found[key] = language.text(in_words(character.goal.reward, "also"))
    for (whose, level), patrol in PATROL.items():
        found[f"outer_rim-patrol-{FACTIONS[whose]}-{level}-reward"] = language.text(in_words(patrol.reward, "also"))
    return found


def _sentence(text: str) -> str:
    return f"{text[:1].upper()}{text[1:]}" + ("" if text.endswith((".", "!", "?")) else ".")
