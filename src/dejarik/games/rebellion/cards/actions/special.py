"""Cards that are used at a moment of their own. [REB-ACTION-5d]"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from dejarik.engine.event import EVERYONE
from dejarik.games.rebellion.cards.actions.holding import (
    NO_CARD,
    USE,
    UseCard,
    able,
    barred,
    holds,
    may_hold,
    shown_at,
    spend,
)
from dejarik.games.rebellion.cards.capturing import capture
from dejarik.games.rebellion.cards.missions.rescue import company
from dejarik.games.rebellion.combat.attack import dice_to_roll
from dejarik.games.rebellion.combat.dice import OfDie
from dejarik.games.rebellion.components import (
    ACTION_LEADERS,
    ADMIRAL,
    BASE,
    BLACK,
    BLANK,
    CAPTURED,
    EMPIRE,
    MISSION_SKILL,
    REBEL,
    RED,
    SKILLS,
    ActionId,
    LeaderId,
    MissionId,
    PlaceId,
    Role,
    Side,
    Skill,
    action,
    leader,
    mission,
)
from dejarik.games.rebellion.decks import renew_missions
from dejarik.games.rebellion.forms import Choice, Colour, Decision, Face, OfLeader, Option, RoleDecision, Sentence
from dejarik.games.rebellion.leaders import eliminate, place
from dejarik.games.rebellion.missions.carrying_out import reveal
from dejarik.games.rebellion.missions.opposition import dice_for, opposed
from dejarik.games.rebellion.missions.targets import mission_of
from dejarik.games.rebellion.moments import MISSION_SHOWN
from dejarik.games.rebellion.roles import alone, audience, deciders, seat_of
from dejarik.games.rebellion.state import Assignment, State
from dejarik.games.rebellion.victory import gain_reputation

OBI_WAN: Final = leader("obi-wan-kenobi")
SPEC_OPS: Final = Skill(SKILLS.number("spec_ops"))
BLINDSIDE: Final = action("blindside")
MILLION: Final = action("one-in-a-million")
SOUGHT: Final = (mission("seek-yoda"), mission("daring-rescue"))


class ChosenLeader(OfLeader):
    """A leader."""

    words = "choose {leader}"
    labelled = "{leader}"


def mission_place(game: State) -> PlaceId:
    where = mission_of(game).place
    assert where is not None
    return where


def at_mission(game: State, card: ActionId) -> bool:
    """A leader shown on the card is in the system of the mission, assigned to it or not.
    [REB-ACTION-3, REB-CARD-SON-OF-SKYWALKER-3]"""
    return bool(shown_at(game, card, mission_place(game)))


# Undercover: a leader comes from another system to oppose


def undercover_leaders(game: State, card: ActionId) -> list[LeaderId]:
    """Those who are in another system. They may leave one in which the Rebels may use no cards, but not enter it.
    [REB-CARD-UNDERCOVER-3, REB-CARD-BOBA-FETT-WHERE-2]"""
    here = mission_place(game)
    if barred(game, here):
        return []
    return [
        who
        for who in ACTION_LEADERS[card]
        if game.leaders[who] < BASE and game.leaders[who] != here and able(game, who)
    ]


def can_go_undercover(game: State, card: ActionId) -> bool:
    """Whether the Empire attempts a mission and somebody can come. [REB-CARD-UNDERCOVER-1]"""
    return mission_of(game).side == EMPIRE and bool(undercover_leaders(game, card))


class GoUndercover(RoleDecision):
    """Which of the two joins."""

    role: Role
    card: ActionId

    rule = "REB-CARD-UNDERCOVER-1"
    side = REBEL

    def options(self, game: State) -> list[ChosenLeader]:
        return [ChosenLeader(who) for who in undercover_leaders(game, self.card)]

    def resolve(self, game: State, option: ChosenLeader) -> None:
        join(game, option.leader)


def join(game: State, who: LeaderId) -> None:
    """He opposes the mission, besides whoever was sent from the pool. [REB-CARD-UNDERCOVER-2]"""
    place(game, who, mission_place(game))
    game.tell(EVERYONE, joined, who)


def undercover(game: State, card: ActionId, role: Role) -> None:
    game.offer(GoUndercover(role, card))


joined = Sentence[LeaderId]("joined {leader}", "REB-CARD-UNDERCOVER-1")


# Wookiee Guardian: a spec ops mission fails


def can_guard(game: State, card: ActionId) -> bool:
    """Whether the Empire attempts a spec ops mission where Chewbacca is. [REB-CARD-WOOKIEE-GUARDIAN-1, 2]"""
    running = mission_of(game)
    return running.side == EMPIRE and MISSION_SKILL[running.card] == SPEC_OPS and at_mission(game, card)


def wookiee_guardian(game: State, card: ActionId, role: Role) -> None:
    """The mission fails: no dice are rolled, nor laid out. [REB-CARD-WOOKIEE-GUARDIAN-1, 2]"""
    mission_of(game).failed = True
    game.laid = []


# One in a Million: dice are laid out rather than rolled


def dice_in_mission(game: State) -> int:
    if mission_of(game).failed or not opposed(game):
        return 0
    return dice_for(game, REBEL)


def million_in_mission(game: State, card: ActionId) -> bool:
    """Whether the Rebels roll dice and the leader is there, on the mission or not. [REB-CARD-ONE-IN-A-MILLION-2, 4]"""
    return dice_in_mission(game) > 0 and at_mission(game, card)


def million_in_combat(game: State, card: ActionId) -> bool:
    battle = game.battle
    return battle is not None and bool(shown_at(game, card, battle.system))


class LayDie(OfDie, Option):
    """A die with this result."""

    words = "lay {colour} {face}"
    touched = ("die/{colour}/{face}",)
    labelled = "{die}"

    colour: Colour
    face: Face


class LayFace(Option):
    """A die with this result, where its colour does not matter."""

    words = "lay {face}"
    touched = ("die/black/{face}",)
    labelled = "{face}"

    colour = BLACK

    face: Face


ROLL_THE_REST: Final = Choice("roll-the-rest", "roll the rest")
FACES_LAID: Final = range(BLANK + 1)
LAY_DIE: Final = [[LayDie(colour, face) for face in FACES_LAID] for colour in (BLACK, RED)]
LAY_FACE: Final = [LayFace(face) for face in FACES_LAID]


class LayDice(RoleDecision):
    """Up to two of the dice that would be rolled, with any printed result. Colours matter only in combat.
    [REB-CARD-ONE-IN-A-MILLION-1, 4]"""

    role: Role
    black: int  # dice of each colour that may still be laid out
    red: int
    left: int
    coloured: bool

    rule = "REB-CARD-ONE-IN-A-MILLION-1"
    side = REBEL
    prompted = ("count",)

    @property
    def count(self) -> int:
        return self.left

    def options(self, game: State) -> list[Option]:
        if not self.coloured:
            return [ROLL_THE_REST, *LAY_FACE]
        return [ROLL_THE_REST, *(LAY_DIE[BLACK] if self.black else ()), *(LAY_DIE[RED] if self.red else ())]

    def resolve(self, game: State, option: Choice | LayDie | LayFace) -> None:
        if isinstance(option, Choice):
            return
        game.laid.append((option.colour, option.face))
        again = replace(
            self,
            black=self.black - (option.colour == BLACK),
            red=self.red - (option.colour == RED),
            left=self.left - 1,
        )
        if again.left and again.black + again.red > 0:
            game.ask_for(again)


def lay_in_mission(game: State, card: ActionId, role: Role) -> None:
    game.ask_for(LayDice(role, dice_in_mission(game), 0, 2, coloured=False))


def lay_in_combat(game: State, card: ActionId, role: Role) -> None:
    black, red = dice_to_roll(game)
    game.ask_for(LayDice(role, black, red, 2, coloured=True))


def lay_for_plans(game: State, card: ActionId, role: Role) -> None:
    """Two of the three dice for Death Star Plans, of any colour. [REB-CARD-ONE-IN-A-MILLION-3]"""
    game.ask_for(LayDice(role, 3, 0, 2, coloured=False))


# Son of Skywalker: a card out of the mission deck


class TakeMission(Option):
    """A card found in the deck."""

    words = "take {mission}"
    labelled = "{mission}"
    touched = ("mission/{mission}",)

    mission: MissionId


TAKE_NOTHING: Final = Choice("take-nothing", "take nothing")


class SearchForMission(RoleDecision):
    """Seek Yoda or Daring Rescue, if the deck has them; then it is shuffled. The Empire learns whether a card was
    taken, but not which. [REB-CARD-SON-OF-SKYWALKER-1, 2, 3]"""

    role: Role

    rule = "REB-CARD-SON-OF-SKYWALKER-1"
    side = REBEL

    def options(self, game: State) -> list[Option]:
        return [TakeMission(card) for card in SOUGHT if card in game.mission_decks[REBEL].cards] or [TAKE_NOTHING]

    def resolve(self, game: State, option: TakeMission | Choice) -> None:
        deck = game.mission_decks[REBEL]
        if isinstance(option, TakeMission):
            deck = deck.without(option.mission)
            game.mission_hands[REBEL] = sorted([*game.mission_hands[REBEL], option.mission])
            game.tell_apart(audience(game, REBEL), took_mission, option.mission)
        else:
            game.tell(EVERYONE, took_nothing)
        game.mission_decks[REBEL] = deck.shuffled(game.chance)
        renew_missions(game, REBEL)
        game.reveal()


def son_of_skywalker(game: State, card: ActionId, role: Role) -> None:
    renew_missions(game, REBEL)
    game.ask_for(SearchForMission(role))


took_mission = Sentence[MissionId]("took-mission {mission?}", "REB-CARD-SON-OF-SKYWALKER-1")
took_nothing = Sentence[()]("took-nothing", "REB-CARD-SON-OF-SKYWALKER-1")


# It Is Your Destiny: a leader who attempted a rescue is captured


def destiny_calls(game: State, card: ActionId) -> bool:
    """Somebody who was assigned to the mission is still there, and so is Darth Vader.
    [REB-CARD-IT-IS-YOUR-DESTINY-5]"""
    return bool(company(game)) and at_mission(game, card)


class CaptureRescuer(RoleDecision):
    """Which of the leaders who attempted the mission, also one who is about to leave for the base. Like any capture
    it rescues whoever had the ring, and without an Imperial unit it does not last.
    [REB-CARD-IT-IS-YOUR-DESTINY-1, 2, 5, 6]"""

    role: Role

    rule = "REB-CARD-IT-IS-YOUR-DESTINY-1"
    side = EMPIRE

    def options(self, game: State) -> list[ChosenLeader]:
        return [ChosenLeader(who) for who in company(game)]

    def resolve(self, game: State, option: ChosenLeader) -> None:
        capture(game, option.leader)


def it_is_your_destiny(game: State, card: ActionId, role: Role) -> None:
    game.offer(CaptureRescuer(role))


# Noble Sacrifice: Obi-Wan, just captured, is eliminated


def obi_wan_captured(game: State, card: ActionId) -> bool:
    """He may use this card although he is captured, but not where the Rebels may use none.
    [REB-CARD-NOBLE-SACRIFICE-1, 2]"""
    return game.rings[CAPTURED] == OBI_WAN and not barred(game, game.leaders[OBI_WAN])


def noble_sacrifice(game: State, card: ActionId, role: Role) -> None:
    """He is eliminated for 1 reputation, and the ring comes off with him. [REB-CARD-NOBLE-SACRIFICE-1, 2]"""
    eliminate(game, OBI_WAN)
    gain_reputation(game, 1)


# Blindside: shown right before a mission


class Blindside(Decision):
    """Before a mission to which Janus Greejatus or Boba Fett is assigned: no Rebel leader may be sent against it.
    Whoever shows the card reveals that mission at once. [REB-CARD-BLINDSIDE-1, 3]"""

    holder: Role
    role: Role  # who reveals the mission
    leader: LeaderId  # on the mission

    rule = "REB-CARD-BLINDSIDE-1"
    first_is_default = True

    def seat(self, game: State) -> int:
        return seat_of(game, EMPIRE, self.holder)

    def options(self, game: State) -> list[Option]:
        return [NO_CARD, USE[BLINDSIDE]] if holds(game, EMPIRE, self.holder, BLINDSIDE) else [NO_CARD]

    def resolve(self, game: State, option: Choice | UseCard) -> None:
        if isinstance(option, UseCard):
            spend(game, EMPIRE, BLINDSIDE)
            assignment = next(each for each in game.assigned if self.leader in each.leaders)
            reveal(game, assignment, self.role, unopposed=True)
        elif not alone(game, EMPIRE):
            offer_blindside(game, deciders(game, EMPIRE)[self.holder + 1 :], self.role, self.leader)


def offer_blindside(game: State, holders: tuple[Role | None, ...], role: Role, who: LeaderId) -> None:
    """The first of these who could hold it; the next one if the card is not shown."""
    for holder in holders:
        if may_hold(game, EMPIRE, holder, BLINDSIDE):
            game.ask_for(Blindside(ADMIRAL if holder is None else holder, role, who))
            return


@MISSION_SHOWN.join
def before_reveal(game: State, side: Side, role: Role, assignment: Assignment) -> None:
    """Offer the card for a mission of a leader shown on it."""
    if side == EMPIRE and any(who in ACTION_LEADERS[BLINDSIDE] for who in assignment.leaders):
        offer_blindside(game, deciders(game, EMPIRE), role, assignment.leaders[0])


UNDERCOVER: Final = (action("undercover"), can_go_undercover, undercover)
WOOKIEE_GUARDIAN: Final = (action("wookiee-guardian"), can_guard, wookiee_guardian)
ONE_IN_A_MILLION_IN_MISSION: Final = (MILLION, million_in_mission, lay_in_mission)
ONE_IN_A_MILLION_IN_COMBAT: Final = (MILLION, million_in_combat, lay_in_combat)
ONE_IN_A_MILLION_FOR_PLANS: Final = (MILLION, million_in_combat, lay_for_plans)
SON_OF_SKYWALKER: Final = (action("son-of-skywalker"), at_mission, son_of_skywalker)
IT_IS_YOUR_DESTINY: Final = (action("it-is-your-destiny"), destiny_calls, it_is_your_destiny)
NOBLE_SACRIFICE: Final = (action("noble-sacrifice"), obi_wan_captured, noble_sacrifice)
