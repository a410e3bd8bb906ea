"""The setup page of the rulebook."""

from __future__ import annotations

from dejarik.engine.chance import Chance
from dejarik.engine.event import EVERYONE
from dejarik.engine.state import Start
from dejarik.games.uprising import events
from dejarik.games.uprising.components import (
    CAPITOL,
    DECK,
    DISTRICTS,
    MISSIONS,
    MISSIONS_DRAWN,
    REVOLUTION,
    STARTING_HAND,
    TOKENS,
    DistrictId,
    MissionId,
    TokenId,
)
from dejarik.games.uprising.draw import draw
from dejarik.games.uprising.round import ROUND
from dejarik.games.uprising.state import State


def set_up(start: Start, chance: Chance) -> State:
    """The table as it is laid out before the first round. [UPR-SETUP]"""
    game = State(start, chance)
    game.capitol_mode = start.options["capitol"]
    game.round = 1
    game.captured = []
    game.captured_with = []
    game.pair = None
    game.cordon = None
    game.plan = []
    game.played = []
    game.opened = []
    game.where = []
    game.by_empire = []
    game.hand = []
    lay_districts(game)
    shuffle_deck(game)
    game.tokens = [TokenId(token) for token in range(len(TOKENS))]  # [UPR-SETUP-6]
    lay_missions(game)
    game.tell(EVERYONE, events.set_up, tuple(game.row), tuple(game.missions))
    draw(game, STARTING_HAND, "UPR-SETUP-4")
    game.perform(ROUND)
    return game


def lay_districts(game: State) -> None:
    """Lay a row in random order; in Capitol mode the others lie around the Capitol.
    [UPR-SETUP-2, UPR-CPT-2, UPR-RUL-37]"""
    districts = [DistrictId(district) for district in range(len(DISTRICTS))]
    if game.capitol_mode:
        districts.remove(CAPITOL)
    game.row = [districts[at] for at in game.chance.shuffled(len(districts))]
    if game.capitol_mode:
        game.row.insert(len(game.row) // 2, CAPITOL)


def shuffle_deck(game: State) -> None:
    """Shuffle all cards of the Resistance. [UPR-SETUP-3]"""
    game.deck = [DECK[at] for at in game.chance.shuffled(len(DECK))]


def lay_missions(game: State) -> None:
    """Lay out Revolution, and three of the other ten: drawn, or chosen by the players. The rest play no part.
    [UPR-SETUP-8, 9, 10]"""
    chosen = [MissionId(MISSIONS.number(text)) for text in game.start.options["missions"]]
    if not chosen:
        others = [MissionId(mission) for mission in range(len(MISSIONS)) if mission != REVOLUTION]
        chosen = [others[at] for at in game.chance.shuffled(len(others))[:MISSIONS_DRAWN]]
    game.missions = [REVOLUTION, *chosen]
