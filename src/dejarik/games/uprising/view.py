"""What a seat may know, and back: a whole game that fits it. [UPR-VIS, UPR-RUL-4, 5, 6]"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from dejarik.engine.chance import Chance
from dejarik.engine.dealer import Dealer
from dejarik.engine.game import UNKNOWN
from dejarik.engine.message import say
from dejarik.engine.problem import Damaged
from dejarik.engine.state import Start
from dejarik.games.uprising.components import (
    CARDS,
    CARDS_PLAYED,
    DECK,
    DISTRICTS,
    ELIMINATED,
    MISSIONS,
    PROVOCATION,
    RESISTANCE,
    ROUNDS,
    TOKENS,
    TYPE_OF,
    ZONES,
    CardId,
    DistrictId,
    MissionId,
    TokenId,
    ZoneId,
)
from dejarik.games.uprising.missions import CONDITIONS, absent
from dejarik.games.uprising.state import State, place_of, round_of


def view(game: State, seat: int | None) -> dict[str, Any]:
    """All that a seat may know. The Empire and a spectator see the same: all but the hand, the deck and the faces of
    closed cards, wherever they lie. [UPR-SETUP-5, UPR-VIS-2, 3, 4, 8]"""
    insider = seat == RESISTANCE
    start = game.start
    return {
        "game": start.game.id,
        "players": start.players,
        "options": dict(start.options),
        "seat": None if seat is None else start.seats[seat].name,
        "round": game.round,
        "rounds": ROUNDS,
        "stack": start.game.stack_seen_by(game, seat),
        "missions": [MISSIONS[mission] for mission in game.missions],
        "row": [DISTRICTS[district] for district in game.row],
        "captured": [
            {"district": DISTRICTS[district], "mission": MISSIONS[mission]}
            for district, mission in zip(game.captured, game.captured_with, strict=True)
        ],
        "pair": game.pair and [DISTRICTS[district] for district in game.pair],
        "cordon": None if game.cordon is None else DISTRICTS[game.cordon],
        "tokens": [TOKENS[token] for token in game.tokens],
        "hand": [CARDS[card] if insider else UNKNOWN for card in game.hand],
        "deck": len(game.deck),
        "plan": [CARDS[card] for card in game.plan] if insider else UNKNOWN,
        "cards": [
            {
                "round": round_of(number),
                "place": place_of(number),
                "card": CARDS[game.played[number]] if insider or game.opened[number] else UNKNOWN,
                "open": game.opened[number],
                "zone": ZONES[game.where[number]],
                "by_empire": game.by_empire[number],
            }
            for number in range(len(game.played))
        ],
        "outcome": start.game.dump_outcome(game),
    }


class Reading:
    """What a view tells. Known cards lie where they are seen; the others are dealt anew to the closed cards, the hand
    and the deck, as often as one likes."""

    def __init__(self, seen: dict[str, Any], start: Start) -> None:
        self._game = _table(seen, start)
        faces = _faces(seen["cards"]) + seen["hand"] + [UNKNOWN] * seen["deck"]
        self._unseen = [at for at, face in enumerate(faces) if face == UNKNOWN]
        self._cards = [PROVOCATION if face == UNKNOWN else CardId(CARDS.number(face)) for face in faces]
        unknown = list(DECK)
        for card, face in zip(self._cards, faces, strict=True):
            if face != UNKNOWN:
                if card not in unknown:
                    raise Damaged("$.cards", say("engine-why-impossible"))
                unknown.remove(card)
        limits = [_limit(self._game, number) for number in self._unseen]
        self._dealer = Dealer(unknown, limits, "$.cards")
        self._hand = slice(len(seen["cards"]), len(seen["cards"]) + len(seen["hand"]))

    def deal(self, chance: Chance) -> State:
        """Every way to deal the unknown cards that fits is as likely as any other."""
        game = self._game.copy()
        game.chance = chance.fork()
        cards = self._cards.copy()
        for at, card in zip(self._unseen, self._dealer.deal(chance), strict=True):
            cards[at] = card
        game.played = cards[: self._hand.start]
        game.hand = sorted(cards[self._hand])
        game.deck = cards[self._hand.stop :]
        game.cards_by_zone()  # copies will know them
        return game


def _table(seen: dict[str, Any], start: Start) -> State:
    """Everything but the faces of cards."""
    game = State(start, Chance(0))
    game.capitol_mode = start.options["capitol"]
    game.round = seen["round"]
    game.missions = [MissionId(MISSIONS.number(text)) for text in seen["missions"]]
    game.row = [DistrictId(DISTRICTS.number(text)) for text in seen["row"]]
    game.captured = [DistrictId(DISTRICTS.number(each["district"])) for each in seen["captured"]]
    game.captured_with = [MissionId(MISSIONS.number(each["mission"])) for each in seen["captured"]]
    game.pair = seen["pair"] and (
        DistrictId(DISTRICTS.number(seen["pair"][0])),
        DistrictId(DISTRICTS.number(seen["pair"][1])),
    )
    game.cordon = None if seen["cordon"] is None else DistrictId(DISTRICTS.number(seen["cordon"]))
    game.tokens = [TokenId(TOKENS.number(text)) for text in seen["tokens"]]
    game.opened = [each["open"] for each in seen["cards"]]
    game.where = [ZoneId(ZONES.number(each["zone"])) for each in seen["cards"]]
    game.by_empire = [each["by_empire"] for each in seen["cards"]]
    game.plan = [] if seen["plan"] == UNKNOWN else [CardId(CARDS.number(text)) for text in seen["plan"]]
    game.played, game.hand, game.deck = [], [], []
    start.game.load_outcome(seen["outcome"], game)
    start.game.load_stack(seen["stack"], game)
    return game


def _limit(game: State, number: int) -> Callable[[CardId], bool] | None:
    """What an unknown card can be, by what everybody has seen; None: anything."""
    barred = _barred(game, number) if number < len(game.where) else frozenset()
    return (lambda card: card not in barred) if barred else None


def _barred(game: State, number: int) -> frozenset[CardId]:
    """What a closed card on the table cannot be."""
    zone = game.where[number]
    if zone == ELIMINATED:
        return frozenset({PROVOCATION})  # it would have been opened [UPR-RUL-6]
    if DistrictId(zone) in game.captured:
        mission = game.captured_with[game.captured.index(DistrictId(zone))]
        kinds = absent(CONDITIONS[mission])
        return frozenset(CardId(card) for card, kind in enumerate(TYPE_OF) if kind in kinds)
    return frozenset()


def _faces(cards: list[dict[str, Any]]) -> list[str]:
    """The faces that can be known. In the Decisive Operation one card of three is open and valued unless all three are
    Provocations; so without an open valued card all of them are known. [UPR-RUL-7]"""
    faces = [each["card"] for each in cards]
    last = cards[(ROUNDS - 1) * CARDS_PLAYED :]
    if last and not any(each["open"] and each["card"] != CARDS[PROVOCATION] for each in last):
        faces[(ROUNDS - 1) * CARDS_PLAYED :] = [CARDS[PROVOCATION]] * CARDS_PLAYED
    return faces
