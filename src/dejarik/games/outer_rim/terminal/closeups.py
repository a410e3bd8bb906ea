"""What is printed on one thing and where it lies, for the terminal; and which facts of it are ours.

Names and the texts of cards are in the catalogues; here is the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final

from rich.text import Text

from dejarik.engine.game import UNKNOWN
from dejarik.engine.language import Language
from dejarik.engine.message import say
from dejarik.games.outer_rim.arc import arc_of
from dejarik.games.outer_rim.components import (
    ABILITIES,
    ASSET,
    BARTER,
    CHARACTER,
    CHARACTER_ABILITIES,
    CHARACTERS,
    CLASSES,
    CONTACT,
    COST,
    DATA,
    DECKS,
    ENCOUNTER,
    FACTIONS,
    KIND,
    LAST_LEVEL,
    MARK,
    MARKET_CARD,
    PATROL,
    SECTIONS,
    SHEET,
    SKILLS,
    SPACE,
    SPACES,
    SPOT_PLANET,
    STACKS,
    TILE,
    TILES,
    Job,
    TileId,
    card,
    contact,
    faction,
    names,
)
from dejarik.games.outer_rim.components import ship as ship_of
from dejarik.games.outer_rim.knowledge.seen import OuterRimView
from dejarik.games.outer_rim.sources import PATROL_KEY, SOURCES
from dejarik.games.outer_rim.state import FACTION_COUNT, NEGATIVE
from dejarik.games.outer_rim.terminal.market import icon, known_places
from dejarik.games.outer_rim.terminal.players import RENAMED, section_name, sheet_values, slot_counts
from dejarik.games.outer_rim.terminal.wording import (
    CLASS_SIGN,
    OURS,
    called,
    faction_name,
    name,
    say_board,
)
from dejarik.games.outer_rim.wording import faction_in_words, in_words

STORIES: Final = frozenset(key for key in names("en") if key.endswith("-story"))
LEVELS: Final = ("negative", "neutral", "positive")


def close_up(view: OuterRimView, language: Language, sort: str, id: str) -> Iterator[Text]:
    """Line by line, what a player would read on the component and beside it."""
    if sort in PRINTED:
        yield from PRINTED[sort](view, language, id)


# The map


def space(view: OuterRimView, language: Language, id: str) -> Iterator[Text]:
    """What it is, how it is typed, its neighbours, and what is there."""
    number = SPACES.number(id)
    printed = SPACE[number]
    kind = Text(say_board(language, f"kind-{printed.kind}", tile=TILE[printed.tile].letter))
    if printed.faction is not None:
        kind.append(" · ").append(faction_name(language, FACTIONS[printed.faction]))
    yield kind.append(f" · {id}", "dim")
    arc = arc_of(tuple(TileId(TILES.number(text)) for text in view["tiles"]))
    yield Text(say_board(language, "adjacent", spaces=tuple(SPACES.name(each) for each in arc.neighbours[number])))
    yield Text(say_board(language, "encounter-deck", deck=STACKS.name(printed.deck)))
    found = [token(view, language, spot) for spot, planet in enumerate(SPOT_PLANET) if planet == number]
    found += [faction_patrol(view, language, at) for at, place in enumerate(view["patrols"]) if place == id]
    found += [language.text(called(view, player)) for player, place in enumerate(view["places"]) if place == id]
    if found:
        yield Text(say_board(language, "present", things=", ".join(found)))
    key = f"outer_rim-space-{id}"
    yield from ours(language, *([key] if SOURCES[key].made_up else [key, f"tile-{TILES[printed.tile]}"]))


def token(view: OuterRimView, language: Language, spot: int) -> str:
    """A contact space with the token there, if there is one."""
    text, class_ = view["spots"][spot], view["classes"][spot]
    if text is None or class_ is None:
        return say_board(language, "free-spot")
    open_ = view["open"][spot]
    sign = f"{CLASS_SIGN[class_][open_]} "
    if text == UNKNOWN:
        return sign + say_board(language, "facedown", class_=say(f"outer_rim-class-{class_}"))
    known = name(language, "contact", text)
    return sign + (known if open_ else say_board(language, "seen", contact=known))


def faction_patrol(view: OuterRimView, language: Language, number: int) -> str:
    level = view["patrol_levels"][number]
    return say_board(language, "patrol-of", faction=FACTIONS.name(number), level=level)


def patrols(view: OuterRimView, language: Language, id: str) -> Iterator[Text]:
    """The patrols of a faction, level by level, and its opinion of the players."""
    number = faction(id)
    where = say(f"outer_rim-space-{view['patrols'][number]}")
    yield Text(say_board(language, "patrol-at", level=view["patrol_levels"][number], where=where))
    for level in range(1, LAST_LEVEL + 1):
        printed = PATROL[number, level]
        if printed.dice is None:
            yield Text(say_board(language, "patrol-unbeatable", level=level))
        else:
            what = in_words(printed.reward, "also")
            yield Text(say_board(language, "patrol-printed", level=level, dice=printed.dice, what=what))
    for player in range(len(view["places"])):
        standing = view["reputation"][player * FACTION_COUNT + number]
        word = say(f"outer_rim-words-rep-{LEVELS[standing - NEGATIVE]}")
        yield Text(say_board(language, "standing", who=called(view, player), standing=word))
    yield from ours(language, *(f"{PATROL_KEY}-{id}-{level}" for level in range(1, LAST_LEVEL + 1)))


def met_contact(view: OuterRimView, language: Language, id: str) -> Iterator[Text]:
    """Its class, number and icons, and where its token is, as far as this seat knows. [RIM-CONTACT-3, 4, 14]"""
    printed = CONTACT[contact(id)]
    class_ = CLASSES[printed.class_]
    said = say_board(language, "contact", class_=say(f"outer_rim-class-{class_}"), number=printed.number)
    line = Text(f"{''.join(CLASS_SIGN[class_])} {said}")
    if printed.faction is not None:
        line.append(" · ").append(faction_name(language, FACTIONS[printed.faction]))
    if printed.droid:
        line.append(f" · {say_board(language, 'droid')}")
    yield line
    if id in view["spots"]:
        spot = view["spots"].index(id)
        where = SPACES.name(SPOT_PLANET[spot])
        yield Text(say_board(language, "is-at" if view["open"][spot] else "is-facedown-at", place=where))
    elif id in view["gone"]:
        yield Text(say_board(language, "out-of-game"))
    elif id in view["away"]:
        yield Text(say_board(language, "is-crew-now"))
    elif any(MARK[card(text)] == contact(id) for text in view["captured"]):
        yield Text(say_board(language, "is-captured"))
    else:
        yield Text(say_board(language, "is-facedown"))
    yield from ours(language, f"outer_rim-contact-{id}")


# Players


def character(view: OuterRimView, language: Language, id: str) -> Iterator[Text]:
    """Values and skills, both sides with their abilities, the goal, and what it starts with."""
    number = CHARACTERS.number(id)
    printed = CHARACTER[number]
    skills = tuple(SKILLS.name(each) for each in printed.skills)
    values = say_board(language, "character-values", ground=printed.ground_combat, health=printed.health, skills=skills)
    yield Text(f"{values} · {say_board(language, 'droid')}" if printed.droid else values)
    front, back = (
        " ".join(name(language, "ability", f"{ABILITIES[each]}-text") for each in side)
        for side in CHARACTER_ABILITIES[number]
    )
    yield Text(front)
    goal = say_board(language, "reward", what=in_words(printed.goal.reward, "also"))
    yield Text(f"{say_board(language, 'goal')}: {name(language, 'character', f'{id}-aim')} {goal}")
    yield Text(f"{say_board(language, 'turned')}: {back}")
    starts = [
        say(f"outer_rim-board-starts-{each.to}", faction=faction_in_words(each.faction)) for each in printed.reputation
    ]
    yield Text(say_board(language, "starts", number=printed.databank, reputation=tuple(starts)))
    if id in view["characters"]:
        player = view["characters"].index(id)
        yield Text(say_board(language, "is-at", place=say(f"outer_rim-space-{view['places'][player]}")))
    yield from ours(language, f"outer_rim-character-{id}")


def ship(view: OuterRimView, language: Language, id: str) -> Iterator[Text]:
    """Values and slots, the goal, and the other side, whose ability follows as the text of the ship."""
    printed = SHEET[ship_of(id)]
    yield Text(sheet_values(language, ship_of(id)))
    yield Text(say_board(language, "cost", count=printed.cost))
    for player, flown in enumerate(view["ships"]):
        if flown == id and view["characters"][player] is not None:
            yield Text(say_board(language, "flown-by", who=called(view, player)))
    yield from ours(language, f"outer_rim-ship-{id}")
    if printed.goal is not None:
        goal = say_board(language, "reward", what=in_words(printed.goal.reward, "also"))
        yield Text(f"{say_board(language, 'goal')}: {name(language, 'ship', f'{id}-aim')} {goal}")
        back = [name(language, "ship", f"{id}-back_name")] if id in RENAMED else []
        yield Text(f"{say_board(language, 'turned')}: {' · '.join([*back, slot_counts(language, printed.back_slots)])}")


# Cards


def deck(view: OuterRimView, language: Language, id: str) -> Iterator[Text]:
    yield from pile(language, view["market"][DECKS.number(id)])


def stack(view: OuterRimView, language: Language, id: str) -> Iterator[Text]:
    yield from pile(language, view["stacks"][STACKS.number(id)]["cards"])


def pile(language: Language, cards: list[str]) -> Iterator[Text]:
    """How many cards there are, and those whose place is known."""
    yield Text(say_board(language, "cards", count=len(cards)))
    yield from (text for _, text in known_places(language, cards))


def any_card(view: OuterRimView, language: Language, id: str) -> Iterator[Text]:
    """Where it is from, what it costs, where it lies, its sections or steps; what is printed for its slot follows as
    its text."""
    number = card(id)
    yield origin(language, id)
    owner = next((player for player, assets in enumerate(view["assets"]) if id in assets), None)
    if owner is not None:
        yield Text(say_board(language, "owned-by", who=called(view, owner)))
    elif any(cards[-1:] == [id] for cards in view["market"]):
        yield Text(say_board(language, "on-top"))
    elif id in view["removed"]:
        yield Text(say_board(language, "out-of-game"))
    yield from story(language, id, "")
    if number in ENCOUNTER:
        for where, printed in ENCOUNTER[number].sections.items():
            part = f"-{SECTIONS[where]}"
            yield Text(f"{section_name(language, SECTIONS[where])}: ", "dim").append(
                name(language, "card", f"{id}{part}-title"), "bold not dim"
            )
            yield from lines(language, id, [f"{part}-{at}" for at in range(1, len(printed.cases) + 1)] or [part])
    if number in DATA:
        data = DATA[number]
        yield from lines(language, id, ["-databank"] if data.effects else [])
        yield from lines(language, id, [f"-step-{at}" for at in range(1, len(data.steps) + 1)])
    yield from ours(language, f"outer_rim-card-{id}")
    if ASSET[number] is not None:
        yield Text(printed_kind(language, id), "dim")


def origin(language: Language, id: str) -> Text:
    """The deck, and of market cards the price and the patrol; of databank cards the number."""
    number = card(id)
    if number in DATA:
        return Text(say_board(language, "databank-card", number=DATA[number].number))
    if number in ENCOUNTER:
        return Text(language.text(STACKS.name(ENCOUNTER[number].deck)))
    found = Text(language.text(DECKS.name(MARKET_CARD[number].deck)))
    found.append(f" · {say_board(language, 'cost', count=COST[number])}")
    found.append(f" · {say_board(language, 'barter')}" if BARTER[number] else "")
    return found.append(" · ").append(icon(id)) if MARKET_CARD[number].patrol is not None else found


def lines(language: Language, id: str, parts: list[str]) -> Iterator[Text]:
    """Each part with its story before it, if it has one."""
    for part in parts:
        yield from story(language, id, part)
        yield Text(f"  {name(language, 'card', id + part)}")


def story(language: Language, id: str, part: str) -> Iterator[Text]:
    key = f"outer_rim-card-{id}{part}-story"
    if key in STORIES:
        yield Text(language.text(say(key)), "italic dim")


def printed_kind(language: Language, id: str) -> str:
    """What the text that follows makes of the card: "crew:", "job, tests Tech and Stealth (must be passed):"."""
    number = card(id)
    asset = ASSET[number]
    kind = say_board(language, f"is-{KIND[number]}")
    if not isinstance(asset, Job):
        return kind
    tested = (
        say("outer_rim-board-critical", skill=SKILLS.name(each)) if each in asset.critical else SKILLS.name(each)
        for each in asset.skills
    )
    after = say_board(language, f"after-{asset.after}")
    return f"{kind} · {say_board(language, 'tests', skills=tuple(tested))} · {after}"


# What is ours


def ours(language: Language, *keys: str) -> Iterator[Text]:
    """A line that says which facts are not from the box: all of a component, or some of it."""
    sources = [SOURCES[key] for key in keys]
    if any(source.made_up for source in sources):
        yield Text(f"{OURS} {say_board(language, 'all-ours')}", "yellow")
    for key, facts in (
        ("some-ours", [fact for source in sources for fact in source.reconstructed if not source.made_up]),
        ("remembered", [fact for source in sources for fact in source.remembered]),
    ):
        if facts:
            named = tuple(say(f"outer_rim-board-fact-{fact.replace('.', '-')}") for fact in dict.fromkeys(facts))
            yield Text(f"{OURS} {say_board(language, key, facts=named)}", "yellow")


PRINTED: Final[dict[str, Callable[[OuterRimView, Language, str], Iterator[Text]]]] = {
    "space": space,
    "faction": patrols,
    "character": character,
    "ship": ship,
    "contact": met_contact,
    "deck": deck,
    "stack": stack,
    "card": any_card,
}
