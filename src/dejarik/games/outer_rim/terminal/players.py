"""The boards of the players on the terminal board: one's own with all that lies on it, the others in a few lines."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from dejarik.engine.language import Language
from dejarik.engine.message import say
from dejarik.engine.script import NOTHING as NO_EFFECTS
from dejarik.games.drawing import Flow, Paragraph, Row, flow, rows
from dejarik.games.outer_rim.components import (
    ABILITIES,
    ASSET,
    BARTER,
    CARD_ABILITIES,
    CARDS,
    CHARACTER,
    CHARACTER_ABILITIES,
    CHARACTERS,
    CLASSES,
    CONTACT,
    COST,
    KIND,
    PRINTED,
    SHEET,
    SHIPS,
    SKILLS,
    SPACES,
    WITH_PATROL,
    WITHOUT_PATROL,
    Bounty,
    Cargo,
    Destination,
    Job,
    Ship,
    ShipId,
    Slots,
    card,
    section,
)
from dejarik.games.outer_rim.knowledge.seen import OuterRimView, Part, Secret
from dejarik.games.outer_rim.terminal.wording import (
    CLASS_SIGN,
    card_titled,
    is_ai,
    label,
    name,
    own_number,
    preparing,
    say_board,
    standing,
    times,
    who,
)
from dejarik.games.outer_rim.wording import destination_in_words, in_words, phrase

RENAMED: Final = {entry["id"] for entry in PRINTED["ships"]["ships"] if "back_name" in entry}
LINES: Final = 2  # of the text of a card that lies on one's own board


def boards(view: OuterRimView, language: Language) -> Iterator[RenderableType]:
    """Of everybody, one's own last."""
    own = own_number(view)
    for player in range(len(view["places"])):
        if player != own:
            yield from others_board(view, language, player)
    if own is not None:
        yield from own_table(view, language, own)


def title(view: OuterRimView, language: Language, player: int) -> Flow:
    """What everybody looks at first: fame, credits, reputation."""
    head = who(view, language, player)
    if player == own_number(view):
        head.append(f" ({say_board(language, 'you')})", "not bold dim")
    elif is_ai(view, player):
        head.append(f" ({language.text(say('outer_rim-side-rival'))})", "not bold dim")
    parts = [
        head,
        Text(say_board(language, "fame", count=view["shown_fame"][player], goal=int(view["options"]["fame"])), "bold"),
        Text(say_board(language, "credits", count=view["credits"][player])),
        standing(view, player),
    ]
    if view["defeated"][player]:
        parts.append(Text(say_board(language, "defeated"), "bold reverse"))
    return Flow(parts, " · ")


# Others


def others_board(view: OuterRimView, language: Language, player: int) -> Iterator[RenderableType]:
    """The title, then ship and character, then the names of what lies there."""
    yield title(view, language, player)
    cards = [Text(name(language, "card", text)) for text in view["assets"][player]]
    cards += [Text(secret_place(language, secret), "dim") for secret in view["secrets"][player]]
    lying = [Flow(cards, " · ")] if cards else []
    yield Padding(Group(values_of(view, language, player), *lying), (0, 0, 0, 2))


def values_of(view: OuterRimView, language: Language, player: int) -> Flow:
    """Ship and character in a line or two."""
    return Flow([*ship_facts(view, language, player), *character_facts(view, language, player)], " · ")


# One's own


def own_table(view: OuterRimView, language: Language, player: int) -> Iterator[RenderableType]:
    yield title(view, language, player)
    yield rows(own_board(view, language, player))


def own_board(view: OuterRimView, language: Language, player: int) -> Iterator[Row]:
    """Character and ship with their goals, then slot by slot what lies there."""
    text = view["characters"][player]
    if text is not None:
        character = CHARACTERS.number(text)
        met = view["goals_met"][player]
        abilities = (
            name(language, "ability", f"{ABILITIES[ability]}-text") for ability in CHARACTER_ABILITIES[character][met]
        )
        yield say_board(language, "character"), flow(character_facts(view, language, player))
        yield "", Paragraph(" ".join(abilities))
        if not met:
            aim = name(language, "character", f"{text}-aim")
            yield say_board(language, "goal"), aimed(language, aim, view["goals"][player]["character"])
    yield say_board(language, "ship"), flow(ship_facts(view, language, player))
    ship = view["ships"][player]
    if view["ship_goals_met"][player]:
        yield "", Paragraph(name(language, "ship", f"{ship}-text"))
    elif SHEET[SHIPS.number(ship)].goal is not None:
        aim = name(language, "ship", f"{ship}-aim")
        yield say_board(language, "ship-goal"), aimed(language, aim, view["goals"][player]["ship"])
    yield from slots(view, language, player)
    if view["secrets"][player]:
        yield (
            say_board(language, "secrets"),
            Group(*(Paragraph(own_secret(language, each)) for each in view["secrets"][player])),
        )


def aimed(language: Language, aim: str, progress: Iterable[Part]) -> Paragraph:
    """A goal in words, and how far along it is."""
    said = [say_board(language, "progress", count=part["count"], of=part["of"]) for part in progress]
    return Paragraph(Text(aim).append(f" ({', '.join(said)})" if said else "", "bold"))


def character_facts(view: OuterRimView, language: Language, player: int) -> Iterator[Text]:
    """Ground combat, damage, and every skill as often as it counts. [RIM-CHAR-4 … 6, RIM-SKILL-2]"""
    text = view["characters"][player]
    if text is None:
        return
    values, printed = view["values"][player], CHARACTER[CHARACTERS.number(text)]
    yield Text(say_board(language, "ground-combat", value=raised(values["ground_combat"], printed.ground_combat)))
    yield damage(language, "health", view["wounds"][player], values["health"], printed.health)
    yield Text(", ".join(times(name(language, "skill", each), count) for each, count in skills(view, player).items()))


def ship_facts(view: OuterRimView, language: Language, player: int) -> Iterator[Text]:
    """Where it is, its name, hyperdrive, ship combat, and damage."""
    text = view["ships"][player]
    values, printed = view["values"][player], SHEET[SHIPS.number(text)]
    if not preparing(view):
        yield Text(label(language, view["places"][player]), "bold")
    yield Text(ship_name(view, language, player))
    yield Text(say_board(language, "hyperdrive", value=raised(values["hyperdrive"], printed.hyperdrive)))
    yield Text(say_board(language, "ship-combat-value", value=raised(values["ship_combat"], printed.ship_combat)))
    yield damage(language, "hull", view["hull_damage"][player], values["hull"], printed.hull)


def ship_name(view: OuterRimView, language: Language, player: int) -> str:
    """A turned sheet may have a name of its own. [RIM-GOAL-7]"""
    text = view["ships"][player]
    turned = view["ship_goals_met"][player] and text in RENAMED
    return name(language, "ship", f"{text}-back_name" if turned else text)


def raised(value: int, printed: int) -> str:
    """A value, and what is printed if a bonus changes it: "4 (3 +1)"."""
    return str(value) if value == printed else f"{value} ({printed} {value - printed:+d})"


def damage(language: Language, body: str, count: int, value: int, printed: int) -> Text:
    words = say_board(language, body, count=count, value=raised(value, printed))
    return Text(words, "bold" if count else "")


def skills(view: OuterRimView, player: int) -> Counter[str]:
    """How often each stands on the character and on the crew. [RIM-SKILL-2, RIM-CREW-8]"""
    counts = zip(SKILLS, view["values"][player]["skills"], strict=True)
    return Counter({text: count for text, count in counts if count})


# Slots


def slots(view: OuterRimView, language: Language, player: int) -> Iterator[Row]:
    """Every sort of slot with how many are taken, the empty ones together. [RIM-SLOT-1 … 5]"""
    has = view["slots"][player]
    empty = []
    either = f"+{has['cargo_or_mod']}" if has["cargo_or_mod"] else ""
    for key, kinds, count in (
        ("gear", ("gear",), f"{has['gear']}"),
        ("jobs", ("job", "bounty"), f"{has['job_or_bounty']}"),
        ("cargo", ("cargo",), f"{has['cargo']}{either}"),
        ("mods", ("mod",), f"{has['mod']}{either}"),
        ("crew", ("crew",), f"{has['crew']}"),
    ):
        cards = [text for text in view["assets"][player] if KIND[CARDS.number(text)] in kinds]
        taken = f"{say_board(language, key)} {len(cards)}/{count}"
        if cards:
            yield taken, Group(*[Paragraph(asset(view, language, text), LINES) for text in cards])
        else:
            empty.append(Text(taken))
    if empty:
        yield say_board(language, "empty"), flow(empty)


def asset(view: OuterRimView, language: Language, text: str) -> Text:
    """A card with what it is worth in a trade-in and what it does, in short. [RIM-TRADEIN-2]"""
    title = card_titled(language, text)
    if BARTER[card(text)]:
        title.append(f" {say_board(language, 'price', count=COST[card(text)])}", "dim")
    return Text(": ").join([title, Text(in_short(view, language, text))])


def in_short(view: OuterRimView, language: Language, text: str) -> str:
    """Of cargo, jobs and bounties where they lead and what they give; of the others their text."""
    number = card(text)
    printed = ASSET[number]
    if isinstance(printed, Ship):
        return sheet_values(language, printed.ship)
    if isinstance(printed, Bounty):
        said = bounty(language, printed, text in view["captured"])
    elif isinstance(printed, Cargo) and printed.destination is not None:
        said = cargo(language, printed, printed.destination)
    elif isinstance(printed, Job):
        said = job(language, printed)
    else:
        return name(language, "card", f"{text}-text")
    abilities = (name(language, "ability", f"{ABILITIES[each]}-text") for each in CARD_ABILITIES[number])
    return ". ".join([said, *abilities])


def bounty(language: Language, printed: Bounty, captured: bool) -> str:
    """The class and strength of the mark, and both rewards; of a captive the one that is still to come."""
    where = SPACES.name(printed.capture.destination)
    capture = in_words(printed.capture.reward, "also")
    also = (
        "" if printed.also == NO_EFFECTS else f"; {language.text(phrase('bounty-also', what=in_words(printed.also)))}"
    )
    if captured:
        return say_board(language, "bounty-captured", where=where, capture=capture) + also
    sign = CLASS_SIGN[CLASSES[CONTACT[printed.contact].class_]][0]
    strength = phrase(f"strength-{printed.combat.kind}", dice=printed.combat.dice)
    eliminate = in_words(printed.eliminate, "also")
    said = say_board(
        language, "bounty", class_=sign, strength=strength, eliminate=eliminate, where=where, capture=capture
    )
    return said + also


def cargo(language: Language, printed: Cargo, destination: Destination) -> str:
    key = "cargo-illegal" if printed.illegal else "cargo-to"
    return say_board(language, key, where=destination_in_words(destination), what=in_words(printed.reward, "also"))


def job(language: Language, printed: Job) -> str:
    where, reward = destination_in_words(printed.destination), in_words(printed.reward, "also")
    if not printed.skills:
        return say_board(language, "job-untested", where=where, what=reward)
    tested = tuple(SKILLS.name(each) for each in printed.skills)
    return say_board(language, "job", where=where, skills=tested, what=reward)


def sheet_values(language: Language, ship: ShipId) -> str:
    """What is printed on a ship sheet."""
    sheet = SHEET[ship]
    values = {"hyperdrive": sheet.hyperdrive, "combat": sheet.ship_combat, "hull": sheet.hull}
    return f"{say_board(language, 'ship-values', **values)}; {slot_counts(language, sheet.slots)}"


def slot_counts(language: Language, slots: Slots) -> str:
    """How many slots of each kind there are."""
    counts = {"crew": slots.crew, "cargo": slots.cargo, "mods": slots.mod, "either": slots.cargo_or_mod}
    said = (f"{say_board(language, key)} {count}" for key, count in counts.items() if count)
    return say_board(language, "slots", kinds=", ".join(said))


# Secrets


def own_secret(language: Language, secret: Secret) -> Text:
    """Where it was drawn, and what it does. [RIM-SECRET-8]"""
    key = f"{secret['card']}-{secret['section']}"
    said = Text(name(language, "card", f"{key}-title"), "bold")
    return said.append(f" ({section_name(language, secret['section'])}): {name(language, 'card', key)}", "not bold")


def secret_place(language: Language, secret: Secret) -> str:
    """Of another player's secret, where it was drawn. [RIM-SECRET-11]"""
    return say_board(language, "secret", where=section_name(language, secret["section"]))


def section_name(language: Language, where: str) -> str:
    """A planet, the Maelstrom, or navpoints with a patrol or without. [RIM-ENCCARD-5]"""
    if section(where) in (WITH_PATROL, WITHOUT_PATROL):
        return say_board(language, f"section-{where}")
    return name(language, "space", where)
