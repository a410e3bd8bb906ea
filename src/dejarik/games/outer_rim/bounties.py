"""Bounties: finding the mark, on a planet or among somebody's crew, fighting it, and what it brings. [RIM-BOUNTY]"""

from __future__ import annotations

from typing import Final

from dejarik.engine import option
from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.games.outer_rim.abilities import trigger
from dejarik.games.outer_rim.assets import discard, mark_of, remove, take_token
from dejarik.games.outer_rim.assets.tokens import TOKEN_OF_CREW
from dejarik.games.outer_rim.combat.combat import Combat, begin_combat
from dejarik.games.outer_rim.components import ASSET, IS_PLANET, Bounty, CardId, PlayerId
from dejarik.games.outer_rim.contacts import bounty_for
from dejarik.games.outer_rim.encounters import events
from dejarik.games.outer_rim.forms import NO, YES, Choice, Weighed
from dejarik.games.outer_rim.goals import count, ship_goal
from dejarik.games.outer_rim.rewards import Rewarding
from dejarik.games.outer_rim.runs import NO_RUN, CardRun
from dejarik.games.outer_rim.state import BOUNTIES, State


def bounty_on_card(card: CardId) -> Bounty:
    """What is printed on a bounty. [RIM-BOUNTY-1, 11]"""
    asset = ASSET[card]
    assert isinstance(asset, Bounty)
    return asset


def marks_among_crew(game: State, player: PlayerId) -> list[CardId]:
    """The crew members, own and of others in the space, for whom a player has the bounty.
    [RIM-BOUNTY-16, 20, RIM-CREW-9, RIM-ENC-9]"""
    return [
        card
        for owner in (player, *game.here(player))
        for card in game.assets[owner]
        if card in TOKEN_OF_CREW and bounty_for(game, player, TOKEN_OF_CREW[card]) is not None
    ]


# The fight


class BountyFight(Combat):
    """A combat with the mark of a bounty, or with the one who defends it.
    [RIM-BOUNTY-9, 10, RIM-COMBAT-8, 9, 26, 43]"""

    bounty: CardId
    crew: CardId | None  # the mark is a crew member

    def won(self, game: State) -> None:
        game.perform(Claim(self.player, self.bounty, self.crew))

    def lost(self, game: State) -> None:
        """Own crew is gone, and its token is on the map again; nothing else changes. [RIM-BOUNTY-18, RIM-RUL-24]"""
        if self.crew is not None and self.crew in game.assets[self.player]:
            discard(game, self.player, self.crew)


def fight_mark(game: State, player: PlayerId, bounty: CardId, crew: CardId | None = None) -> None:
    """A ground or ship combat with as many dice as the bounty says, wherever it takes place.
    [RIM-BOUNTY-11, 19, 24, RIM-COMBAT-4]"""
    printed = bounty_on_card(bounty)
    strength = printed.combat
    game.tell(EVERYONE, events.hunted, game.who(player), printed.contact)
    begin_combat(
        game,
        BountyFight(player, bounty, crew),
        ship=strength.kind == "ship",
        contact=printed.contact,
        crew=crew,
        bounty=bounty,
        strength=strength.dice,
    )


def fight_owner(game: State, player: PlayerId, bounty: CardId, crew: CardId, owner: PlayerId) -> None:
    """The owner fights instead of the crew member: on a planet a ground combat, elsewhere a ship combat.
    [RIM-BOUNTY-21, 22]"""
    begin_combat(
        game,
        BountyFight(player, bounty, crew),
        ship=not IS_PLANET[game.places[player]],
        against=owner,
        bounty=bounty,
    )


def hunt_crew(game: State, player: PlayerId, crew: CardId) -> None:
    """The mark is a crew member: one's own, or another player's, who may defend it. The automatic opponent does not,
    and a defeated player cannot. [RIM-BOUNTY-16, 20, 21, 28, RIM-DEFEAT-10, RIM-SOLO-63, RIM-RUL-13]"""
    bounty = bounty_for(game, player, TOKEN_OF_CREW[crew])
    owner = game.owner(crew)
    assert bounty is not None
    assert owner is not None
    if owner == player or game.is_ai(owner) or game.defeated[owner]:
        fight_mark(game, player, bounty, crew)
    else:
        game.ask_for(MayDefend(owner, player, bounty, crew))


class MayDefend(Weighed):
    """The owner of a crew member decides before any die is rolled. [RIM-BOUNTY-21, 28]"""

    player: PlayerId
    hunter: PlayerId
    bounty: CardId
    crew: CardId

    rule = "RIM-BOUNTY-21"
    prompted = ("crew",)
    offers = (Choice,)

    def options(self, game: State) -> list[option.Option]:
        return [YES, NO]

    def resolve(self, game: State, option: option.Option) -> None:
        if option == YES:
            game.tell(EVERYONE, events.defended, game.who(self.player), TOKEN_OF_CREW[self.crew])
            fight_owner(game, self.hunter, self.bounty, self.crew, self.player)
        else:
            fight_mark(game, self.hunter, self.bounty, self.crew)


# What a win brings


class Claim(Procedure):
    """The mark has been beaten: in step 4 of the combat. [RIM-BOUNTY-12, 26]"""

    player: PlayerId
    bounty: CardId
    crew: CardId | None

    @property
    def steps(self) -> Steps:
        return CLAIM


def discard_crew(game: State, frame: Claim) -> None:
    """1. A crew member is discarded by the owner; the token stays off the map.
    [RIM-BOUNTY-17, 23, 25, RIM-RUL-87]"""
    owner = None if frame.crew is None else game.owner(frame.crew)
    if frame.crew is not None and owner is not None:
        discard(game, owner, frame.crew, token=False)


def choose_fate(game: State, frame: Claim) -> None:
    """2. Eliminate or capture. [RIM-BOUNTY-12]"""
    game.ask_for(EliminateOrCapture(frame.player, frame.bounty))


CLAIM: Final[Steps] = (discard_crew, choose_fate)

ELIMINATE: Final = Choice("eliminate", "eliminate")
CAPTURE: Final = Choice("capture", "capture")


class EliminateOrCapture(Weighed):
    """The reward at once, or another one for bringing the mark somewhere, in an action step to come.
    [RIM-BOUNTY-12 … 14, RIM-DELIVER-12]"""

    player: PlayerId
    bounty: CardId

    rule = "RIM-BOUNTY-12"
    prompted = ("bounty",)
    offers = (Choice,)

    def options(self, game: State) -> list[option.Option]:
        return [ELIMINATE, CAPTURE]

    def resolve(self, game: State, option: option.Option) -> None:
        mark = mark_of(self.bounty)
        if option == ELIMINATE:
            game.tell(EVERYONE, events.eliminated, game.who(self.player), mark)
            game.perform(BountyReward(self.player, self.bounty, delivered=False))
        else:
            take_token(game, mark)
            game.captured.append(self.bounty)
            game.tell(EVERYONE, events.captured, game.who(self.player), mark)


def deliver_mark(game: State, player: PlayerId, bounty: CardId) -> None:
    """A captured mark has arrived. [RIM-DELIVER-8, RIM-BOUNTY-14, 15]"""
    game.tell(EVERYONE, events.delivered_mark, game.who(player), mark_of(bounty))
    game.perform(BountyReward(player, bounty, delivered=True))


class BountyReward(Procedure):
    """Either reward of a bounty, and what follows. [RIM-BOUNTY-13, 15, RIM-DELIVER-15, RIM-RUL-68]"""

    player: PlayerId
    bounty: CardId
    delivered: bool  # else eliminated

    @property
    def steps(self) -> Steps:
        return BOUNTY_REWARD


def reward_bounty(game: State, frame: BountyReward) -> None:
    """1. Abilities with the reward, and the reward. [RIM-BOUNTY-13, 15, RIM-DELIVER-8, RIM-ABIL-42]"""
    printed = bounty_on_card(frame.bounty)
    reward = printed.capture.reward if frame.delivered else printed.eliminate
    game.perform(Rewarding(CardRun(reward, frame.player, frame.bounty), ("bounty-reward",)))


def also(game: State, frame: BountyReward) -> None:
    """2. What the card says beside its rewards. [RIM-BOUNTY-27]"""
    todo = bounty_on_card(frame.bounty).also
    CardRun(todo, frame.player, frame.bounty).go_on(game, todo)


def put_bounty_away(game: State, frame: BountyReward) -> None:
    """3. Card and token are out of the game. [RIM-BOUNTY-13, 15, RIM-DISCARD-6 … 8, RIM-DELIVER-8, RIM-EFFECT-52]"""
    if not frame.delivered:
        mark = mark_of(frame.bounty)
        take_token(game, mark)
        game.gone.append(mark)
    remove(game, frame.player, frame.bounty)


def count_bounty(game: State, frame: BountyReward) -> None:
    """4. Counters and goals. [RIM-DELIVER-15, RIM-GOAL-15]"""
    if frame.delivered:
        ship_goal(game, frame.player, "deliver-bounty")
    count(game, frame.player, BOUNTIES)


def after_bounty(game: State, frame: BountyReward) -> None:
    """5. Abilities "after" it. [RIM-ABIL-42]"""
    trigger(game, ("deliver-bounty",) if frame.delivered else ("after-eliminate",), [frame.player], NO_RUN)


BOUNTY_REWARD: Final[Steps] = (reward_bounty, also, put_bounty_away, count_bounty, after_bounty)
