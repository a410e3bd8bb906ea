"""Why a pick that a person would naturally try is refused: the rule and the facts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from dejarik.engine.option import Ask
from dejarik.engine.outcome import Objection
from dejarik.engine.refusals import Refusals, Tried, at_any_time, pointed, sort_of
from dejarik.games.outer_rim.abilities import ResolveAbility, UseAbility
from dejarik.games.outer_rim.actions import CHOICES, DELIVER, MARKET, TRADE
from dejarik.games.outer_rim.assets.gaining import TakeCard, TakeInstead
from dejarik.games.outer_rim.assets.room import DiscardCard
from dejarik.games.outer_rim.assets.tokens import PutToken
from dejarik.games.outer_rim.basics import NameFaction, TakeWay
from dejarik.games.outer_rim.characters import TakeCharacter, TakeShip
from dejarik.games.outer_rim.components import (
    ABILITIES,
    ABILITY,
    CARD_ABILITIES,
    CARDS,
    CHARACTERS,
    CONTACTS,
    DECKS,
    FACTIONS,
    KIND,
    MARKET_CARD,
    SEATS,
    SHIP_CARD,
    SHIPS,
    SPACES,
    SPOT_PLANET,
    SPOTS,
    CardId,
    PlayerId,
    card,
    character,
    contact,
    deck,
    faction,
    ship,
)
from dejarik.games.outer_rim.contacts import LayToken, LookAt, PickToken, TurnUp
from dejarik.games.outer_rim.delivery import DeliverCard
from dejarik.games.outer_rim.dice.changes import RerollDie
from dejarik.games.outer_rim.dice.rolls import ResolveDie
from dejarik.games.outer_rim.dice.skill_tests import TestSkill
from dejarik.games.outer_rim.encounters.choice import (
    DRAW,
    AttemptJob,
    Challenge,
    FightPatrol,
    HuntCrew,
    MeetContact,
    MeetFacedown,
)
from dejarik.games.outer_rim.encounters.drawing import NamePatrol, ResolveCard
from dejarik.games.outer_rim.explain import (
    abilities,
    actions,
    assets,
    choices,
    contacts,
    encounters,
    market,
    movement,
    setup,
    steps,
    trade,
)
from dejarik.games.outer_rim.explain.answers import offered, refuse
from dejarik.games.outer_rim.forms import YES, Choice
from dejarik.games.outer_rim.goals import SHIP_GOAL, AchieveGoal
from dejarik.games.outer_rim.market.action import Cycle
from dejarik.games.outer_rim.market.deals import BuyCard
from dejarik.games.outer_rim.market.decks import top
from dejarik.games.outer_rim.market.information_broker import ChoosePlanet
from dejarik.games.outer_rim.market.purchase import PAY, TradeInCard
from dejarik.games.outer_rim.market.sith_holocron import ChooseMarker
from dejarik.games.outer_rim.market.used_ship import ChooseShip
from dejarik.games.outer_rim.movement import MoveTo
from dejarik.games.outer_rim.patrols import PatrolTo
from dejarik.games.outer_rim.planning import GAIN_CREDITS, MOVE, RECOVER
from dejarik.games.outer_rim.players import NamePlayer
from dejarik.games.outer_rim.state import State
from dejarik.games.outer_rim.trade import AskCard, AskCredits, ComposeDeal, GiveCard, GiveCredits, TradeWith
from dejarik.games.outer_rim.transfers import OFFER, TRANSFER, AddCredits, AskFrom, GiveTo

# The rule that lists what there is of a sort.
LISTED: Final = {
    "ability": "RIM-ABIL-1",
    "card": "RIM-COMP-3",
    "character": "RIM-COMP-1",
    "contact": "RIM-CONTACT-1",
    "contact space": "RIM-CONTACT-15",
    "deck": "RIM-DECK-1",
    "face": "RIM-DICE-2",
    "faction": "RIM-FACTION-1",
    "ship": "RIM-SHIP-13",
    "skill": "RIM-SKILL-1",
    "space": "RIM-MAP-3",
    "way": "RIM-EFFECT-12",
}


class OuterRimRefusals(Refusals[State]):
    """What is refused, by the form of the pick."""

    refuse = refuse
    objections = (
        # The setup
        (TakeCharacter, setup.character),
        (TakeShip, offered),
        # The planning step
        (MOVE, steps.plan),
        (GAIN_CREDITS, steps.plan),
        (RECOVER, steps.plan),
        (at_any_time(MoveTo), movement.move_to),
        (PatrolTo, movement.move_patrol),
        # The action step
        (CHOICES[DELIVER], actions.deliver),
        (CHOICES[MARKET], actions.market),
        (CHOICES[TRADE], actions.trade),
        (at_any_time(DeliverCard), actions.deliver_card),
        (at_any_time(Cycle), market.cycle),
        (at_any_time(BuyCard), market.buy),
        (at_any_time(BuyCard, "buy {ship}", ship=SHIPS), market.buy_ship),
        (at_any_time(TradeInCard), market.trade_in),
        (at_any_time(TradeInCard, "trade in {ship}", ship=SHIPS), market.trade_in_ship),
        (PAY, market.pay),
        (ChooseShip, market.used_ship),
        (ChoosePlanet, choices.planet),
        (ChooseMarker, offered),
        (at_any_time(TradeWith), trade.trade_with),
        (at_any_time(GiveCredits), trade.give_credits),  # before the cards, none of which is called 20000
        (at_any_time(GiveCard), trade.give_card),
        (at_any_time(GiveCard, "give {ship}", ship=SHIPS), trade.trade_ship),
        (at_any_time(AskCredits), trade.want_credits),
        (at_any_time(AskCard), trade.want_card),
        (at_any_time(AskCard, "want {ship}", ship=SHIPS), trade.trade_ship),
        (OFFER, trade.offer),
        (TRANSFER, trade.transfer),
        (at_any_time(GiveTo), trade.give_to),
        (at_any_time(AskFrom), trade.ask_from),
        (at_any_time(AddCredits), trade.add),
        # Assets
        (TakeCard, assets.take),
        (TakeInstead, assets.take_instead),
        (at_any_time(DiscardCard), assets.discard),
        (PutToken, contacts.put_back),
        # Abilities and goals
        (at_any_time(UseAbility), abilities.use),
        (at_any_time(UseAbility, "use {card}", card=CARDS), abilities.use_card),
        (ResolveAbility, offered),
        (SHIP_GOAL, abilities.ship_goal),
        (AchieveGoal, offered),
        # The encounter step
        (DRAW, encounters.draw),
        (at_any_time(FightPatrol), encounters.fight_patrol),
        (at_any_time(MeetContact), encounters.meet),
        (at_any_time(MeetContact, "fight {contact}", contact=CONTACTS), encounters.fight_contact),
        (at_any_time(MeetFacedown), encounters.meet_facedown),
        (at_any_time(MeetFacedown, "meet {spot}", spot=SPOTS), encounters.meet_at),
        (at_any_time(AttemptJob), encounters.attempt),
        (at_any_time(HuntCrew), encounters.hunt),
        (at_any_time(Challenge), encounters.challenge),
        (at_any_time(Challenge, "fight {who}", who=CHARACTERS), encounters.attack),
        (at_any_time(Challenge, "attack {who}", who=CHARACTERS), encounters.attack),
        (NamePatrol, offered),
        (ResolveCard, offered),
        (LookAt, contacts.pick),
        (TurnUp, contacts.pick),
        (PickToken, contacts.pick),
        (LayToken, contacts.lay),
        # Cards, tests and combats
        (TakeWay, choices.way),
        (YES, choices.yes),
        (NameFaction, offered),
        (NamePlayer, offered),
        (TestSkill, offered),
        (RerollDie, choices.reroll),
        (ResolveDie, offered),
        (choices.Enough(), choices.enough),
    )

    def leading(self, game: State, ask: Ask) -> tuple[Any, ...]:
        return game, PlayerId(ask.seat)

    def object(self, game: State, ask: Ask, pick: str) -> Objection | None:
        """A choice of another moment is known too."""
        found = super().object(game, ask, pick)
        return self.not_now(game, ask) if found is None and pick in Choice.known.values() else found

    def over(self, game: State) -> Objection:
        return self.refuse("RIM-FAME-17", "over")

    def not_your_turn(self, game: State, ask: Ask) -> Objection:
        character = game.characters[ask.seat]
        player = SEATS.name(ask.seat) if character is None else CHARACTERS.name(character)
        return self.refuse("RIM-INV-19", "not-your-turn", player=player)

    def not_now(self, game: State, ask: Ask) -> Objection:
        return self.refuse(ask.rule, "not-now", prompt=ask.prompt)

    def unknown(self, game: State, ask: Ask, tried: Tried, sort: str, text: str) -> Objection:
        if sort == "credits":
            return trade.token_by_token("RIM-CREDIT-9" if sort_of(tried) is AddCredits else "RIM-TRADE-13")
        return self.refuse(LISTED[sort], sort.replace(" ", "-"), text=text)

    # What somebody points at

    def meant(self, game: State, things: Sequence[str]) -> str | None:
        """An option that touches all of the things comes first. What a card means depends on who has it."""
        ask = game.ask
        if ask is None:
            return None
        for option in ask.options:
            if things and set(things) <= set(option.touches()):
                return str(option)
        match [thing.split("/") for thing in things]:
            case [["card", text]] if text in CARDS:
                found = meant_by_card(game, ask, card(text))
                if found is not None:
                    return found
            case [["ship", text]] if text in SHIPS and ship(text) in SHIP_CARD and at_a_step(ask):
                return f"buy {CARDS[SHIP_CARD[ship(text)]]}"
        return super().meant(game, things)

    def called(self, game: State, ask: Ask, thing: str) -> Sequence[str]:
        """It may stand for something else, if that is asked for."""
        others = [
            other for other in stands_for(game, thing) if any(pointed(kind, [[other]]) for kind in ask.decision.offers)
        ]
        return (thing, *others)


def stands_for(game: State, thing: str) -> Sequence[str]:
    """Whatever lies in a space stands for it, a faceup contact and its place for each other, a deck and its top card
    too."""
    match thing.split("/"):
        case ["spot", text] if text in SPOTS:
            spot = SPOTS.number(text)
            token = game.spots[spot] if game.open[spot] else None
            space = f"space/{SPACES[SPOT_PLANET[spot]]}"
            return (space,) if token is None else (f"contact/{CONTACTS[token]}", space)
        case ["contact", text] if text in CONTACTS and contact(text) in game.spots:
            spot = game.spots.index(contact(text))
            return (f"spot/{SPOTS[spot]}", f"space/{SPACES[SPOT_PLANET[spot]]}") if game.open[spot] else ()
        case ["player", text] if text in CHARACTERS and character(text) in game.characters:
            return (f"space/{SPACES[game.places[game.characters.index(character(text))]]}",)
        case ["patrol", text] if text in FACTIONS:
            return (f"space/{SPACES[game.patrols[faction(text)]]}",)
        case ["deck", text] if text in DECKS:
            upper = top(game, deck(text))
            return () if upper is None else (f"card/{CARDS[upper]}",)
        case ["card", text] if text in CARDS and on_top(game, card(text)):
            return (f"deck/{DECKS[MARKET_CARD[card(text)].deck]}",)
    return ()


def on_top(game: State, which: CardId) -> bool:
    return which in MARKET_CARD and top(game, MARKET_CARD[which].deck) == which


def at_a_step(ask: Ask) -> bool:
    """Whether it is one of the choices of a turn."""
    return isinstance(ask.decision, tuple(steps.CHOICES))


def meant_by_card(game: State, ask: Ask, which: CardId) -> str | None:
    """A card of one's own is used, delivered or attempted; one of the market bought; another player's crew hunted."""
    text, own = CARDS[which], which in game.assets[ask.seat]
    for option in ask.options:
        if isinstance(option, UseAbility) and option.ability in CARD_ABILITIES[which]:
            return str(option)
    if isinstance(ask.decision, ComposeDeal):
        return f"give {text}" if own else f"want {text}"
    if not at_a_step(ask):
        return None
    if on_top(game, which):
        return f"buy {text}"
    if not own:
        return f"hunt {text}" if KIND[which] == "crew" else None
    if KIND[which] in ("cargo", "bounty"):
        return f"deliver {text}"
    if KIND[which] == "job":
        return f"attempt {text}"
    usual = abilities.MOMENTS[type(ask.decision)]
    found = sorted(CARD_ABILITIES[which], key=lambda each: ABILITY[each].when not in usual)
    return f"use {ABILITIES[found[0]]}" if found else None


REFUSALS: Final = OuterRimRefusals()
