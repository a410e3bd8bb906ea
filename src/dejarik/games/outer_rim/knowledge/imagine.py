"""From a view back to a whole game: what the seat does not know is dealt anew. [RIM-HIDDEN-26]"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from dejarik.engine.chance import Chance
from dejarik.engine.dealer import Dealer
from dejarik.engine.event import EVERYONE
from dejarik.engine.game import UNKNOWN
from dejarik.engine.message import say
from dejarik.engine.plain import annotated
from dejarik.engine.problem import Damaged
from dejarik.engine.state import Start
from dejarik.games.outer_rim.abilities import could_hold
from dejarik.games.outer_rim.components import (
    AI_CARDS,
    CARDS,
    CLASSES,
    CONTACT_CLASS,
    CONTACTS,
    MARKET_DECK,
    STACK,
    STACK_OF_SECTION,
    AiCardId,
    CardId,
    ContactId,
    card,
    contact,
    section,
)
from dejarik.games.outer_rim.knowledge.seen import HIDDEN, OuterRimView
from dejarik.games.outer_rim.knowledge.tokens import marked
from dejarik.games.outer_rim.knowledge.view import PLAIN
from dejarik.games.outer_rim.state import AiDeck, Deck, Secret, Stack, State


def reconstruct(view: OuterRimView, start: Start) -> Callable[[Chance], State]:
    """What makes whole games that fit a view. What everybody sees is read once."""
    table: Any = view
    known = State(start, Chance(0))
    for name, kind in annotated(State).items():
        if name not in HIDDEN:
            setattr(known, name, PLAIN.decode(table[name], kind, f"$.{name}"))
    start.game.load_outcome(view["outcome"], known)
    start.game.load_stack(view["stack"], known)
    known.spots, known.secrets, known.market, known.stacks = [], [], [], []
    known.ai_deck = AiDeck()
    out = _elsewhere(known)
    contacts = _contacts(view)
    market = [_market(at, texts, out) for at, texts in enumerate(view["market"])]
    stacks = [_stack(view, at, out) for at in range(len(STACK))]
    ai_deck = _ai_deck(view)

    def imagined(chance: Chance) -> State:
        game = known.copy()
        game.chance = chance.fork()
        game.spots = contacts(chance)
        game.market = [deck(chance) for deck in market]
        game.secrets = [[] for _ in view["secrets"]]
        dealt = [stack(chance) for stack in stacks]
        game.stacks = [stack for stack, _ in dealt]
        for player, secrets in enumerate(view["secrets"]):
            for each in secrets:
                where = section(each["section"])
                held = card(each["card"]) if each["card"] != UNKNOWN else dealt[STACK_OF_SECTION[where]][1].pop(0)
                game.secrets[player].append(Secret(held, where))
        game.ai_deck = ai_deck(chance)
        return game

    return imagined


def _elsewhere(game: State) -> set[CardId]:
    """The cards that everybody sees outside the decks."""
    found = {each for cards in game.assets for each in cards} | {*game.removed, *game.in_use}
    return found if game.drawn is None else found | {game.drawn}


def _contacts(view: OuterRimView) -> Callable[[Chance], list[ContactId | None]]:
    """The tokens on the contact spaces: those that the seat has not seen, within each class. [RIM-HIDDEN-3, 26]"""
    seen = {contact(text) for text in view["spots"] if text is not None and text != UNKNOWN}
    seen |= {contact(text) for text in (*view["away"], *view["gone"])}
    seen |= {marked(card(text)) for text in view["captured"]}
    hidden: list[tuple[list[int], list[ContactId]]] = []
    for class_ in range(len(CLASSES)):
        spots = [
            spot
            for spot, text in enumerate(view["spots"])
            if text == UNKNOWN and view["classes"][spot] == CLASSES[class_]
        ]
        tokens = [
            ContactId(each) for each in range(len(CONTACTS)) if CONTACT_CLASS[each] == class_ and each not in seen
        ]
        if len(spots) != len(tokens):
            raise Damaged("$.spots", say("engine-why-uneven"))
        if spots:
            hidden.append((spots, tokens))
    lying = [None if text is None or text == UNKNOWN else contact(text) for text in view["spots"]]

    def deal(chance: Chance) -> list[ContactId | None]:
        dealt = lying.copy()
        for spots, tokens in hidden:
            for spot, at in zip(spots, chance.shuffled(len(tokens)), strict=True):
                dealt[spot] = tokens[at]
        return dealt

    return deal


def _market(at: int, texts: Sequence[str], out: set[CardId]) -> Callable[[Chance], Deck]:
    """Everybody knows the same of a market deck. [RIM-HIDDEN-7, 18]"""
    seen = {card(text) for text in texts if text != UNKNOWN}
    hidden = [each for each in MARKET_DECK[at] if each not in seen and each not in out]
    if len(hidden) != list(texts).count(UNKNOWN):
        raise Damaged(f"$.market[{at}]", say("engine-why-uneven"))

    def deal(chance: Chance) -> Deck:
        left = [hidden[each] for each in chance.shuffled(len(hidden))] if hidden else []
        return Deck.redealt(texts, CARDS, EVERYONE, left.pop)

    return deal


def _stack(view: OuterRimView, at: int, out: set[CardId]) -> Callable[[Chance], tuple[Stack, list[CardId]]]:
    """An encounter deck together with the secrets from it that others hold, each among the cards it may be.
    [RIM-HIDDEN-19 … 21, 26]"""
    pile = view["stacks"][at]
    seen = {card(text) for text in pile["cards"] if text != UNKNOWN}
    limits: list[Callable[[CardId], bool] | None] = [
        None if secret_of is None else could_hold(section(secret_of))
        for text, secret_of in zip(pile["cards"], pile["secret_of"], strict=True)
        if text == UNKNOWN
    ]
    for secrets in view["secrets"]:
        for each in secrets:
            where = section(each["section"])
            if STACK_OF_SECTION[where] == at:
                if each["card"] == UNKNOWN:
                    limits.append(could_hold(where))
                else:
                    seen.add(card(each["card"]))
    hidden = [each for each in STACK[at] if each not in seen and each not in out]
    if len(hidden) != len(limits):
        raise Damaged(f"$.stacks[{at}]", say("engine-why-uneven"))
    dealer = Dealer(hidden, limits, f"$.stacks[{at}]")
    secret_of = tuple(None if text is None else section(text) for text in pile["secret_of"])
    known = tuple(pile["known"])

    def deal(chance: Chance) -> tuple[Stack, list[CardId]]:
        dealt = dealer.deal(chance) if hidden else []
        left = iter(dealt)
        cards = tuple([next(left) if text == UNKNOWN else card(text) for text in pile["cards"]])
        return Stack(cards, known, secret_of), list(left)

    return deal


def _ai_deck(view: OuterRimView) -> Callable[[Chance], AiDeck]:
    """The cards of the automatic opponent that have not been played since the last shuffle. [RIM-HIDDEN-13, 23]"""
    texts = view["ai_deck"]
    seen = {*texts, view["ai_card"]}
    hidden = [AiCardId(AI_CARDS.number(text)) for text in AI_CARDS if text not in seen]

    def deal(chance: Chance) -> AiDeck:
        if not texts:
            return AiDeck()
        left = [hidden[each] for each in chance.shuffled(len(hidden))] if hidden else []
        return AiDeck.redealt(texts, AI_CARDS, EVERYONE, left.pop)

    return deal
