"""A close look at what is printed, where it lies, and which facts are ours."""

from __future__ import annotations

import pytest

from dejarik.cli.boards import things
from dejarik.cli.words import Words
from dejarik.engine.language import LANGUAGES
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.components import CARDS, CHARACTERS, CONTACTS, DECKS, FACTIONS, SHIPS, SPACES, STACKS
from dejarik.games.outer_rim.sources import SOURCES
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.terminal import SORTS, close_up
from tests.games.outer_rim.position import rim
from tests.games.outer_rim.terminal.drawing import look

EVERYTHING = (CARDS, CHARACTERS, CONTACTS, DECKS, FACTIONS, SHIPS, SPACES, STACKS)
LINE = "ours until somebody with the box corrects it"


@pytest.fixture
def table() -> State:
    return rim(
        at="tatooine kessel",
        ships="hwk-290 g9-rigger",
        assets=["ion-cannon chewbacca bounty-chopper"],
        rep="hutt+ rebel-",
        captured="bounty-chopper",
        contacts={"ryloth-1": "doctor-evazan"},
        patrols="hutt-2@tatooine",
    )


def found(wanted: str) -> list[str]:
    keys = things(GAME, wanted, Words(GAME.language("en")))
    return [key.removeprefix("outer_rim-") for key in keys]


@pytest.mark.parametrize("code", LANGUAGES)
def test_everything_can_be_looked_at(code: str, table: State) -> None:
    view, language = GAME.view(table, 0), GAME.language(code)
    assert {names.key.removeprefix("outer_rim-") for names in EVERYTHING} == set(SORTS)
    for names in EVERYTHING:
        for id in names:
            lines = [line.plain for line in close_up(view, language, names.key.removeprefix("outer_rim-"), id)]
            assert all(lines or [""]), id
            source = SOURCES.get(f"{names.key}-{id}")
            if source is not None:
                assert any("⟲" in line for line in lines) >= (source.made_up or bool(source.ours)), id


def test_things_are_found_by_their_names_and_not_by_their_texts() -> None:
    assert found("kessel") == ["space-kessel"]  # and none of the cards that lead there
    assert found("a1") == found("nav-a-lo") == ["space-nav-a-lo"]
    assert found("falcon") == ["ship-yt-1300"]  # the name of the other side
    assert found("Ion C") == ["card-ion-cannon"]
    assert found("greedo") == ["contact-greedo", "card-bounty-greedo", "card-greedo"]


def test_a_planet(table: State) -> None:
    assert look(table, "space", "tatooine") == [
        "planet on tile D · ♛ Hutts · tatooine",
        "next to: Navpoint D1, Navpoint D3, Navpoint D4",
        "encounters: Tatooine / Nal Hutta",
        "there: ○ facedown contact (White), △ facedown contact (Green), patrol (Hutts, level 2), Han Solo",
        f"⟲ {LINE}: lane, contact spaces, where the lanes leave the tile, routes and navpoints",
    ]
    assert look(table, "space", "nav-a-lo")[-1].startswith("⟲ made up in the spirit of the game")


def test_a_faction(table: State) -> None:
    shown = look(table, "faction", "hutt")
    assert shown[:2] == ["patrol of level 2 at: Tatooine", "level 1: 3 dice; beaten: gain 4,000 credits"]
    assert "level 4: cannot be beaten" in shown
    assert "Han Solo: positive" in shown
    assert shown[-1] == f"⟲ {LINE}: dice, reward"


def test_a_contact_where_it_is_as_far_as_one_knows(table: State) -> None:
    assert look(table, "contact", "doctor-evazan")[:2] == [
        "○● contact · class: White · databank card #9",
        "is here: Ryloth",
    ]
    assert look(table, "contact", "chewbacca")[1] == "is crew"
    assert look(table, "contact", "chopper")[1] == "is captured"
    spot = next(at for at, token in enumerate(table.spots) if token == CONTACTS.number("greedo"))
    assert look(table, "contact", "greedo")[1] == "lies facedown somewhere"
    table.looked[spot] = 1
    assert look(table, "contact", "greedo")[1].startswith("facedown here, seen by you alone: ")
    assert look(table, "contact", "greedo", 1)[1] == "lies facedown somewhere"


def test_a_character_and_a_ship(table: State) -> None:
    assert look(table, "character", "han-solo") == [
        "ground combat 3 · health 4 · Piloting, Tech",
        "Always: +2 hyperdrive.",
        "goal: Have a ship that costs at least 15,000. Reward: gain 1 fame; turn this card over.",
        "turned over: Always: +2 hyperdrive. When you move into a space with a patrol (optional): "
        "test Piloting (pass: you need not stop here).",
        "starts with databank card #91; reputation negative (Hutts)",
        "is here: Tatooine",
    ]
    assert look(table, "ship", "hwk-290") == [
        "hyperdrive 6, ship combat 3, hull 4; slots: crew 2, cargo 1, mods 1",
        "costs 5,000",
        "flown by Han Solo",
        "goal: As an action, if you have a mod, spend 7,000 credits. Reward: gain 1 fame; turn this card over.",
        "turned over: Moldy Crow · slots: crew 2, cargo 2, mods 1",
    ]


def test_cards(table: State) -> None:
    assert look(table, "card", "ion-cannon") == [
        "Gear and mod deck · costs 5,000 · can be traded in · [⬢→3]⟲",
        "lies with Han Solo",
        f"⟲ {LINE}: patrol icon",
        "mod",
    ]
    assert look(table, "card", "weequay-gunner")[:4] == [
        "Cantonica / Ord Mantell",
        "Cantonica: Fathier Races",
        "A stable hand whispers the name of a runner.",
        "  You may lose 1,000 credits; if you do, test Knowledge (pass: gain 5,000 credits).",
    ]
    assert look(table, "card", "the-casino-heist")[-1] == (
        "job · tests Influence, Stealth, Tech (must be passed) · leaves the game when completed"
    )
    script = look(table, "card", "script-the-casino-heist")
    assert script[0] == "databank card #42"
    assert "  Test Influence (pass: note “inside”; fail: lose 2,000 credits)." in script


def test_decks_with_the_known_cards(table: State) -> None:
    top = CARDS[table.market[DECKS.number("cargo")].cards[-1]]
    name = GAME.names("en")[f"outer_rim-card-{top}"]
    assert look(table, "deck", "cargo") == ["10 cards", f"1. {name}"]
    assert look(table, "stack", "navpoint") == ["10 cards"]
