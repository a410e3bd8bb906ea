"""Two people at one device: a curtain between them, and nothing of the other side in what each is shown."""

from __future__ import annotations

import re
from pathlib import Path
from typing import cast

import dejarik
from dejarik.games.uprising.components import CARDS, CardId, card_name
from dejarik.games.uprising.state import State
from tests.cli.running import run

CURTAIN = re.compile(r"Pass the device to: (\w+)\. Press Enter when nobody else is looking\.")
CARD = re.compile(r"(?:Propaganda|Riot|Sabotage|Supplies) \d")
SHAPE = re.compile(r"[✦▲◆●]\d")
TYPES = {"Propaganda": "✦", "Riot": "▲", "Sabotage": "◆", "Supplies": "●"}


def typed_in(state: State) -> tuple[list[str], list[set[str]]]:
    """What two people type who always take the first option, and for each sitting the cards open at its end."""
    lines: list[str] = []
    opened: list[set[str]] = []
    looking = None
    while (ask := state.ask) is not None:
        if ask.seat != looking:
            lines.append("")
            opened.append(set())
        looking = ask.seat
        lines.append("1")
        opened[-1] |= open_cards(state)
        state.apply(ask.options[0])
    return lines, opened


def open_cards(state: State) -> set[str]:
    language = dejarik.game("uprising").language("en")
    cards = [card for card, open_ in zip(state.played, state.opened, strict=True) if open_ and card < len(CARDS) - 1]
    return {language.text(card_name(CardId(card))) for card in cards}


def test_nobody_sees_the_other_side(tmp_path: Path) -> None:
    lines, opened = typed_in(cast(State, dejarik.game("uprising").new(seed=3)))
    people = ("--seat", "resistance=human", "--seat", "empire=human")
    done = run("play", "uprising", "--seed", "3", *people, "--save", tmp_path / "game.jsonl", typed=lines)
    shown, over, _ = done.stdout.partition("The game is over")
    assert over
    _, *parts = CURTAIN.split(shown)
    sittings = list(zip(parts[::2], parts[1::2], opened, strict=True))
    assert {seat for seat, _, _ in sittings} == {"Resistance", "Empire"}
    for seat, text, known in sittings:
        if seat == "Empire":
            shapes = {f"{TYPES[name.split()[0]]}{name.split()[1]}" for name in known}
            assert set(CARD.findall(text)) <= known
            assert set(SHAPE.findall(text)) <= shapes
            assert "only you see it" not in text
            assert "closed cards" in text
            assert "Uprising · Resistance" not in text
        else:
            assert "Use a power token" not in text


def test_leaving_at_the_curtain_shows_nothing(tmp_path: Path) -> None:
    people = ("--seat", "resistance=human", "--seat", "empire=human")
    done = run("play", "uprising", "--seed", "3", *people, "--save", tmp_path / "game.jsonl")
    assert done.returncode == 0
    assert "Hand" not in done.stdout
    assert "Saved in" in done.stdout
