"""Positions of Outer Rim in a few lines, in the notation of the game.

    game = rim(at="tatooine ryloth", who="han-solo bossk", assets=["ion-cannon chewbacca", ""], rep="hutt+ rebel-")
    carry_out(game, [{"credits": 1000}])            # effects, for the first player, up to the first question
    begin(game, FightPatrol(...))                   # any frame

Lists have a word or a text for each player, and there are as many players as places. What is not said is as at the
start: G9 Riggers, 4,000 credits each, neutral, level-1 patrols at their stacks, contacts facedown in the order of the
data within their class, decks in the order of the data with the first card on top. `contacts` puts tokens on contact
spaces, facedown if in brackets: `{"tatooine-1": "greedo", "lothal-2": "(chopper)"}`; a token that lies elsewhere
changes places with it. The crew of a contact takes the token off the map. `market` and `stacks` name the cards on top
of a deck, the top one first. In the solo game (`solo=True`) the second place is that of the automatic opponent.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from dejarik.engine.chance import Chance
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Decision, Frame, Procedure
from dejarik.engine.state import Start
from dejarik.games.outer_rim import GAME
from dejarik.games.outer_rim.components import (
    ASSET,
    CARDS,
    CHARACTERS,
    CONTACT,
    CONTACT_CARD,
    DECKS,
    FACTIONS,
    KIND,
    MARKET_DECK,
    SCRIPT,
    SECTIONS,
    SPOTS,
    STACK,
    STACKS,
    Bounty,
    CardId,
    CharacterId,
    ContactId,
    PlayerId,
    SectionId,
    ShipId,
    card,
    contact,
    ship,
    space,
)
from dejarik.games.outer_rim.runs import CardRun
from dejarik.games.outer_rim.setup import lay_table
from dejarik.games.outer_rim.state import FACTION_COUNT, NEGATIVE, NEUTRAL, POSITIVE, Deck, Secret, Stack, State
from tests.playing import asked, options, play, refusal

__all__ = ["asked", "options", "play", "refusal"]  # and everything below

WHO = "han-solo lando-calrissian boba-fett bossk"
SIGNS = {"+": POSITIVE, "-": NEGATIVE, "0": NEUTRAL}
_read = 0


def rim(
    at: str = "tatooine ryloth",
    *,
    who: str = WHO,
    ships: str = "",
    assets: Sequence[str] = (),
    credits: str = "",
    fame: str = "",
    rep: str | Sequence[str] = (),
    wounds: str = "",
    hull: str = "",
    patrols: str = "",
    contacts: Mapping[str, str] | None = None,
    market: Mapping[str, str] | None = None,
    stacks: Mapping[str, str] | None = None,
    secrets: Sequence[str] = (),
    captured: str = "",
    goals: str = "",
    turn: int = 1,
    first: int = 1,
    solo: bool = False,
    options: Mapping[str, Any] | None = None,
    luck: Sequence[Any] = (),
    seed: int = 1,
) -> State:
    """The position before anything is asked. `patrols`: "hutt-2@tatooine imperial@lothal"; `rep` of the first player,
    or one text for each; `secrets`: "tatooine-nal-hutta-7@tatooine" for each player; `goals`: the players (from 1)
    whose personal goal is met; `luck` is what chance gives next."""
    places = at.split()
    count = len(places)
    players = 1 if solo else count
    start = Start(GAME, players, GAME.seats(players), GAME.read_options(options or {}), seed, ())
    game = lay_table(start, Chance(seed))
    game.turn, game.first = PlayerId(turn - 1), PlayerId(first - 1)
    game.places = [space(text) for text in places]
    game.characters = [CharacterId(CHARACTERS.number(text)) for text in who.split()[:count]]
    game.ships = [ship(text) for text in ships.split()] or [ShipId(0)] * count
    game.credits = _numbers(credits, count, 4000)
    game.fame = _numbers(fame, count, 0)
    game.wounds = _numbers(wounds, count, 0)
    game.hull_damage = _numbers(hull, count, 0)
    for player, text in enumerate([rep] if isinstance(rep, str) else rep):
        for word in text.split():
            game.reputation[player * FACTION_COUNT + FACTIONS.number(word[:-1])] = SIGNS[word[-1]]
    for text in goals.split():
        game.goals_met[int(text) - 1] = True
    game.assets = [[card(text) for text in _at(assets, player).split()] for player in range(count)]
    _place_contacts(game, contacts or {})
    for text in patrols.split():
        patrol, where = text.split("@")
        faction, _, level = patrol.partition("-")
        game.patrols[FACTIONS.number(faction)] = space(where)
        game.patrol_levels[FACTIONS.number(faction)] = int(level or 1)
    game.secrets = [
        [
            Secret(card(text.split("@")[0]), SectionId(SECTIONS.number(text.split("@")[1])))
            for text in _at(secrets, player).split()
        ]
        for player in range(count)
    ]
    game.captured = [card(text) for text in captured.split()]
    for text in captured.split():
        asset = _bounty(card(text))
        if asset in game.spots:
            game.spots[game.spots.index(asset)] = None
    out = {each for cards in game.assets for each in cards} | {each.card for own in game.secrets for each in own}
    game.market = [
        Deck.of(_deck(MARKET_DECK[at], out, (market or {}).get(text, ""))).look(-1, EVERYONE)
        for at, text in enumerate(DECKS)
    ]
    game.stacks = [Stack.of(_deck(STACK[at], out, (stacks or {}).get(text, ""))) for at, text in enumerate(STACKS)]
    game.ai_deck = type(game.ai_deck).of(sorted(game.ai_deck.cards, reverse=True))
    game.chance.given = []
    game.chance.script(tuple(luck))
    return game


def begin(game: State, *frames: Frame) -> State:
    """Go through these frames, the first one first, up to the first question."""
    for frame in reversed(frames):
        if isinstance(frame, Procedure):
            game.perform(frame)
        else:
            assert isinstance(frame, Decision)
            game.ask_for(frame)
    game._ask = None  # whatever was asked waits underneath
    game.advance()
    return game


def carry_out(game: State, effects: list[dict[str, Any]], **run: Any) -> State:
    """Effects of a card, for the first player unless `player` says otherwise, up to the first question."""
    return begin(game, run_of(effects, **run))


def run_of(effects: list[dict[str, Any]], **run: Any) -> CardRun:
    """A frame that carries effects out."""
    global _read
    _read += 1
    return replace(CardRun(SCRIPT.read(effects, f"test-{_read}"), PlayerId(0)), **run)


def hand(game: State, player: int = 1) -> str:
    """The assets of a player (from 1)."""
    return " ".join(CARDS[each] for each in game.assets[player - 1])


def standing(game: State, player: int = 1) -> str:
    """The reputation of a player (from 1), as far as it is not neutral: "hutt+ rebel-"."""
    signs = {value: sign for sign, value in SIGNS.items()}
    own = game.reputation[(player - 1) * FACTION_COUNT : player * FACTION_COUNT]
    return " ".join(f"{text}{signs[value]}" for text, value in zip(FACTIONS, own, strict=True) if value)


def told(game: State) -> list[str]:
    """The keys of what was said by the last pick (or since the position was laid)."""
    return [event.message.key.removeprefix("outer_rim-event-") for event in game.events]


def _numbers(text: str, count: int, default: int) -> list[int]:
    return [int(word) for word in text.split()] or [default] * count


def _at(texts: Sequence[str], at: int) -> str:
    return texts[at] if at < len(texts) else ""


def _deck(cards: Sequence[CardId], out: set[CardId], top: str) -> list[CardId]:
    """From the bottom to the top: the named cards on top, the first one topmost; below them the others."""
    named = [card(text) for text in top.split()]
    rest = [each for each in cards if each not in out and each not in named]
    return [*reversed(rest), *reversed(named)]


def _place_contacts(game: State, contacts: Mapping[str, str]) -> None:
    for class_ in range(4):
        tokens = [each for each in range(len(CONTACT)) if CONTACT[each].class_ == class_]
        spots = [at for at, token in enumerate(game.spots) if token is not None and CONTACT[token].class_ == class_]
        for at, token in zip(spots, tokens, strict=True):
            game.spots[at] = ContactId(token)
    for spot, text in contacts.items():
        token, at = contact(text.strip("()")), SPOTS.number(spot)
        other = game.spots.index(token)
        game.spots[at], game.spots[other] = game.spots[other], game.spots[at]
        game.open[at] = not text.startswith("(")
    for cards in game.assets:
        for each in cards:
            if KIND[each] == "crew" and each in CONTACT_CARD:
                token = ContactId(CONTACT_CARD.index(each))
                if token in game.spots:
                    game.spots[game.spots.index(token)] = None


def _bounty(bounty: CardId) -> ContactId | None:
    asset = ASSET[bounty]
    assert isinstance(asset, Bounty)
    return asset.contact
