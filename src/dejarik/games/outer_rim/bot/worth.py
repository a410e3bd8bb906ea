"""What effects are worth to a player, in thousands of credits: expected, as far as one thinks ahead while a card is
being resolved. Everything is judged by a profile, so by what everybody knows.

    worth(profile, effects, around)      a list of effects
    prize(profile, card)                 what a job, cargo or a bounty brings to whoever is where it leads
    draw(profile, place, patrols)        an encounter card, on average
    meeting(profile, contact)            a contact
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple, TypeAlias

from dejarik.engine.script import NOTHING, Condition, Effects, Ways
from dejarik.games.outer_rim.bot import odds
from dejarik.games.outer_rim.bot.goods import asset_worth
from dejarik.games.outer_rim.bot.profile import HIGHLY_SKILLED, Profile
from dejarik.games.outer_rim.bot.stakes import (
    TURN,
    combat,
    credits_in,
    defeat,
    fame,
    goal_step,
    money,
    patrol_fight,
    recovery,
    rep_change,
    reward,
    ship_step,
)
from dejarik.games.outer_rim.components import (
    ABILITY,
    ASSET,
    CARDS,
    CONTACT_CARD,
    DATA,
    DATA_OF_NUMBER,
    DECKS,
    ENCOUNTER,
    IS_NAVPOINT,
    IS_PLANET,
    KIND,
    PLANET_FACTION,
    PLANETS,
    SCRIPT,
    STACK,
    STACK_OF_SECTION,
    WITH_PATROL,
    AbilityId,
    Bounty,
    CardId,
    Cargo,
    ContactId,
    FactionId,
    Job,
    MarkId,
    SectionId,
    SpaceId,
)
from dejarik.games.outer_rim.conditions import LEVELS
from dejarik.games.outer_rim.encounters.sections import SECTION_OF
from dejarik.games.outer_rim.state import BLANK, CRIT, FOCUS, HIT

Patrol: TypeAlias = tuple[FactionId, int]  # and its level

FACE_CHANCE: Final = {HIT: 3 / 8, CRIT: 1 / 8, FOCUS: 2 / 8, BLANK: 2 / 8}
INSPECTION: Final = 1
SECRET: Final = 1.2
# What it is worth to be shown some cards of a deck and to buy one of them, with enough money.
SHOPPING: Final = {"bounty": 1.5, "cargo": 1.8, "gear-mod": 1.0, "job": 2.0, "luxury": 1.0, "ship": 1.0}
NEEDED: Final = {"bounty": 0, "cargo": 2, "gear-mod": 4, "job": 0, "luxury": 10, "ship": 6}  # thousands
ONE_MORE: Final = 0.4  # card to choose from
LOOKS: Final = {"peek": 0.4, "reveal": 0.2, "swap": 0.1, "encounter": 1.0, "move": 0.1}
RULES: Final = {
    "no-stop-for-patrol": 1.0,
    "look-next-encounter": 0.5,
    "peek-any-contact": 0.5,
    "turn-delivery-die": 5.0,
    "turn-delivery-die-fc": 5.0,
    "take-droid-crew": 3.0,
    "market-action": 1.0,
    "redirect-patrol": 0.5,
    "information-broker": 0.5,
    "special-order": 1.0,
    "used-ship": 1.0,
    "stop-mover": 0.5,
}
TO_OTHERS: Final = 0.4  # of what something is worth to somebody else counts against it
TYPICAL_DICE: Final = 3  # of another player


class Around(NamedTuple):
    """Where effects are carried out, and what for."""

    place: SpaceId
    patrol: Patrol | None = None  # that counts for the section
    card: CardId | None = None  # on which they are printed
    job: CardId | None = None
    cargo: CardId | None = None


class Now(NamedTuple):
    """What changes while they are carried out: room for damage, marks, skills that can still be counted once more."""

    health: int
    hull: int
    jokers: int
    marks: frozenset[MarkId] = frozenset()


After: TypeAlias = tuple[Effects, int, Any] | None  # what is still to be carried out: a list, from where, and then


def worth(profile: Profile, todo: Effects, around: Around) -> float:
    """What a list of effects is worth."""
    key = todo, around
    found = profile.memo.get(key)
    if found is None:
        now = Now(profile.health, profile.hull, profile.jokers)
        found = profile.memo[key] = Reckoning(profile, around).go((todo, 0, None), now)
    return found


def worth_with(profile: Profile, todo: Effects, around: Around, marks: frozenset[MarkId]) -> float:
    """The same in the middle of a card on which something was marked."""
    now = Now(profile.health, profile.hull, profile.jokers, marks)
    return Reckoning(profile, around).go((todo, 0, None), now)


def holds(profile: Profile, condition: Condition | None, around: Around, marks: frozenset[MarkId]) -> bool:
    """Whether a condition of an effect holds for a player somewhere."""
    if condition is None:
        return True
    word, values = condition.word, condition.values
    place = around.place
    if word == "marked":
        return values[0] in marks
    if word == "not":
        return not holds(profile, values[0], around, marks)
    if word == "all":
        return all(holds(profile, each, around, marks) for each in values[0])
    if word == "any":
        return any(holds(profile, each, around, marks) for each in values[0])
    if word == "faction_planet":
        here = PLANET_FACTION[place]
        return here is not None if values[0] == "any" else here == values[0]
    if word == "planet":
        return bool(place == values[0])
    if word == "space":
        kinds = {"planet": IS_PLANET[place], "navpoint": IS_NAVPOINT[place]}
        return kinds.get(values[0], not (IS_PLANET[place] or IS_NAVPOINT[place]))
    return profile.fulfils(condition)


class Reckoning:
    """Goes through effects, branch by branch, and adds up what they bring."""

    __slots__ = ("around", "profile")

    def __init__(self, profile: Profile, around: Around) -> None:
        self.profile = profile
        self.around = around

    def go(self, after: After, now: Now) -> float:
        """What is still to be carried out."""
        while after is not None:
            todo, at, rest = after
            effects = SCRIPT.lists[todo]
            if at < len(effects):
                effect = effects[at]
                reckon = RECKONED.get(effect.op)
                after = (todo, at + 1, rest)
                if reckon is not None:
                    return reckon(self, after, now, *effect.values)
            else:
                after = rest
        return 0.0

    def branch(self, todo: Effects, after: After, now: Now) -> float:
        """Another list first."""
        return self.go((todo, 0, after) if todo != NOTHING else after, now)

    # Each gets what comes after it, what is so now, and what is printed.

    def credits(self, after: After, now: Now, count: int) -> float:
        return money(self.profile, count / 1000) + self.go(after, now)

    def fame(self, after: After, now: Now, count: int) -> float:
        return fame(self.profile, count) + self.go(after, now)

    def rep(self, after: After, now: Now, faction: str | FactionId, count: int) -> float:
        among = self.factions(faction)
        change = [rep_change(self.profile, each, count) for each in among]
        best = max(change, default=0.0) if faction == "choose" else sum(change) / max(1, len(change))
        return best + self.go(after, now)

    def factions(self, faction: str | FactionId) -> list[FactionId]:
        if not isinstance(faction, str):
            return [faction]
        if faction == "planet":
            here = PLANET_FACTION[self.around.place]
            return [] if here is None else [here]
        if faction == "patrol-here":
            return [] if self.around.patrol is None else [self.around.patrol[0]]
        if faction == "job":
            job = None if self.around.job is None else ASSET[self.around.job]
            return [job.faction] if isinstance(job, Job) and job.faction is not None else []
        return [FactionId(each) for each in range(len(self.profile.rep))]

    def set_rep(self, after: After, now: Now, faction: FactionId, to: Any) -> float:
        change = LEVELS[to] - self.profile.rep[faction]
        return rep_change(self.profile, faction, change) + self.go(after, now)

    def damage(self, after: After, now: Now, to: str, count: int) -> float:
        """A defeat breaks off whatever comes after it. [RIM-DEFEAT-12]"""
        room = now.health if to == "character" else now.hull
        if count >= room:
            return -defeat(self.profile)
        hurt = odds.unease(room - count) - odds.unease(room)
        now = now._replace(health=room - count) if to == "character" else now._replace(hull=room - count)
        return self.go(after, now) - hurt

    def recover(self, after: After, now: Now, from_: str, count: int | str) -> float:
        gained = 0.0
        bodies = ("character", "ship") if from_ == "both" else (from_,)
        for body in bodies:
            gained += recovery(self.profile, body, None if isinstance(count, str) else count)
        return gained + self.go(after, now)

    def test(self, after: After, now: Now, skill: Any, pass_: Effects = NOTHING, fail: Effects = NOTHING) -> float:
        skills = skill if isinstance(skill, tuple) else (skill,)
        level = max(self.profile.skills[each] for each in skills)
        later = now
        if now.jokers and level < HIGHLY_SKILLED:
            level += 1
            later = now._replace(jokers=now.jokers - 1)
        chance = odds.passes(level, self.profile.rerolls, self.profile.focus)
        return chance * self.branch(pass_, after, later) + (1 - chance) * self.branch(fail, after, later)

    def contest(
        self, after: After, now: Now, skill: Any, with_: str, win: Effects, lose: Effects, tie: Effects
    ) -> float:
        """Against somebody who has the skill once."""
        skills = skill if isinstance(skill, tuple) else (skill,)
        own = odds.passes(max(self.profile.skills[each] for each in skills), self.profile.rerolls, self.profile.focus)
        other = odds.passes(1)
        won, lost = own * (1 - other), other * (1 - own)
        even = 1 - won - lost
        return sum(chance * self.branch(todo, after, now) for chance, todo in ((won, win), (lost, lose), (even, tie)))

    def roll(self, after: After, now: Now, dice: Any, *faces: Effects) -> float:
        hit, crit, focus, blank, other = faces
        lists = {HIT: hit or other, CRIT: crit or other, FOCUS: focus or other, BLANK: blank or other}
        count = dice if isinstance(dice, int) else self.profile.count(dice.per, 0, None, "")
        each = sum(chance * self.branch(lists[face], None, now) for face, chance in FACE_CHANCE.items())
        return count * each + self.go(after, now)

    def fight(
        self,
        after: After,
        now: Now,
        enemy: Any,
        type_: str,
        value: int,
        win: Effects = NOTHING,
        lose: Effects = NOTHING,
    ) -> float:
        won, lost = self.branch(win, after, now), self.branch(lose, after, now)
        return combat(self.profile, type_, value, won, lost, now.health, now.hull)

    def fight_player(
        self, after: After, now: Now, who: str, type_: str, win: Effects = NOTHING, lose: Effects = NOTHING
    ) -> float:
        kind = "ship" if type_ == "ship" else "ground"
        won, lost = self.branch(win, after, now), self.branch(lose, after, now)
        return combat(self.profile, kind, TYPICAL_DICE, won, lost, now.health, now.hull)

    def fight_patrol(self, after: After, now: Now, faction: Any) -> float:
        patrol = self.around.patrol
        return (0.0 if patrol is None else patrol_fight(self.profile, *patrol)) + self.go(after, now)

    def if_(self, after: After, now: Now, cond: Condition, then: Effects, else_: Effects = NOTHING) -> float:
        return self.branch(then if holds(self.profile, cond, self.around, now.marks) else else_, after, now)

    def choose(self, after: After, now: Now, ways: Ways) -> float:
        found = [
            self.branch(way.do, after, now)
            for way in SCRIPT.choices[ways]
            if holds(self.profile, way.if_, self.around, now.marks)
        ]
        return max(found) if found else self.go(after, now)

    def may(self, after: After, now: Now, do: Effects, cost: Effects = NOTHING, decline: Effects = NOTHING) -> float:
        declined = self.branch(decline, after, now)
        if not payable(self.profile, cost):
            return declined
        return max(declined, self.branch(cost, (do, 0, after), now))

    def mark(self, after: After, now: Now, name: MarkId) -> float:
        return self.go(after, now._replace(marks=now.marks | {name}))

    def job(self, after: After, now: Now, end: str) -> float:
        """It ends the attempt. [RIM-EFFECT-15]"""
        return job_reward(self.profile, self.around) if end == "complete" else 0.0

    def deliver(self, after: After, now: Now) -> float:
        return cargo_reward(self.profile, self.around) + self.go(after, now)

    def gain(self, after: After, now: Now, asset: str, ref: str) -> float:
        card = self.around.card
        gained = 0.0 if card is None else new_asset(self.profile, card, self.around)
        return gained + self.go(after, now)

    def lose_asset(self, after: After, now: Now, asset: str, count: int = 1, pick: str = "") -> float:
        """Cargo that is being delivered is what one hoped for anyway."""
        if asset == "this-cargo":
            return self.go(after, now)
        kind = "cargo" if asset == "illegal-cargo" else asset
        least = min([held_worth(self.profile, each) for each in self.profile.cards if is_a(each, kind)], default=0.0)
        return self.go(after, now) - count * least

    def buy(self, after: After, now: Now, deck: Any, discount: int = 0, reveal: int = 1) -> float:
        return shopping(self.profile, DECKS[deck], discount / 1000, reveal) + self.go(after, now)

    def resolve(self, after: After, now: Now, number: int) -> float:
        """One of the cards of this number, each as likely. [RIM-DATA-8]"""
        cards = DATA_OF_NUMBER[number]
        return sum(self.script(card, after, now) for card in cards) / len(cards)

    def script(self, card: CardId, after: After, now: Now) -> float:
        printed = DATA[card]
        for step in reversed(printed.steps):
            after = (step.effects, 0, after)
        return self.branch(printed.effects, after, now)

    def contact(self, after: After, now: Now, do: str, where: str, count: int = 1) -> float:
        return LOOKS[do] * count * (0.5 if where == "here" else 1.0) + self.go(after, now)

    def extra_turn(self, after: After, now: Now) -> float:
        return TURN + self.go(after, now)

    def end_turn(self, after: After, now: Now) -> float:
        return -0.5

    def move(self, after: After, now: Now, up_to: int = 0, to: Any = None) -> float:
        return 1.0 + self.go(after, now)

    def other_player(self, after: After, now: Now, who: str, do: Effects) -> float:
        """As much as it would be worth to oneself, in part, against it."""
        if who == "any-player":
            return max(0.0, self.branch(do, None, now)) + self.go(after, now)
        return self.go(after, now) - TO_OTHERS * self.branch(do, None, now)

    def token(self, after: After, now: Now, kind: str, where: str) -> float:
        return goal_step(self.profile, "sabotaged-imperial-planets") + self.go(after, now)

    def rule(self, after: After, now: Now, name: str, *rest: Any) -> float:
        if name == "zero-credits-for-fame":
            return instead_of_credits(self.profile, self.around) + self.go(after, now)
        return RULES.get(name, 0.0) + self.go(after, now)


RECKONED: Final[Mapping[str, Callable[..., float]]] = {
    "credits": Reckoning.credits,
    "fame": Reckoning.fame,
    "rep": Reckoning.rep,
    "set_rep": Reckoning.set_rep,
    "damage": Reckoning.damage,
    "recover": Reckoning.recover,
    "test": Reckoning.test,
    "contest": Reckoning.contest,
    "roll": Reckoning.roll,
    "fight": Reckoning.fight,
    "fight_player": Reckoning.fight_player,
    "fight_patrol": Reckoning.fight_patrol,
    "if": Reckoning.if_,
    "choose": Reckoning.choose,
    "may": Reckoning.may,
    "mark": Reckoning.mark,
    "job": Reckoning.job,
    "deliver": Reckoning.deliver,
    "gain": Reckoning.gain,
    "lose_asset": Reckoning.lose_asset,
    "buy": Reckoning.buy,
    "resolve": Reckoning.resolve,
    "contact": Reckoning.contact,
    "extra_turn": Reckoning.extra_turn,
    "end_turn": Reckoning.end_turn,
    "move": Reckoning.move,
    "other_player": Reckoning.other_player,
    "token": Reckoning.token,
    "rule": Reckoning.rule,
}


# What stands on cards


def payable(profile: Profile, cost: Effects) -> bool:
    """Whether a player could pay this, as far as credits go."""
    return -credits_in(cost) <= profile.credits


def shopping(profile: Profile, deck: str, discount: float, reveal: int) -> float:
    """To be shown so many cards of a deck and to buy one of them."""
    if profile.credits + discount < NEEDED[deck]:
        return 0.2
    return SHOPPING[deck] + ONE_MORE * (reveal - 1) + 0.5 * discount


def new_asset(profile: Profile, card: CardId, around: Around) -> float:
    """What it is worth to be offered a card: it may be declined, and without room another one has to go."""
    gained = HELD_FOR_LATER * prize(profile, card) if KIND[card] in LEADS_SOMEWHERE else asset_worth(profile, card)
    if card not in profile.cards and not profile.has_room(card):
        gained -= least_worth(profile, card)
    return max(0.0, gained)


LEADS_SOMEWHERE: Final = ("bounty", "cargo", "job")
HELD_FOR_LATER: Final = 0.5  # of a prize, when nothing is known of the way


def least_worth(profile: Profile, new: CardId) -> float:
    """The card that would go to make room for a new one."""
    slots = SHARED.get(KIND[new], (KIND[new],))
    return min([held_worth(profile, each) for each in profile.cards if KIND[each] in slots], default=0.0)


SHARED: Final = {"job": ("job", "bounty"), "bounty": ("job", "bounty")}


def held_worth(profile: Profile, card: CardId) -> float:
    """What a card is worth that one has."""
    return HELD_FOR_LATER * prize(profile, card) if KIND[card] in LEADS_SOMEWHERE else asset_worth(profile, card)


def is_a(card: CardId, kind: str) -> bool:
    return KIND[card] == kind


def prize(profile: Profile, card: CardId) -> float:
    """What a job, cargo or a bounty brings to whoever is where it leads, with the risk."""
    key = "prize", card
    found = profile.memo.get(key)
    if found is None:
        printed = ASSET[card]
        if isinstance(printed, Job):
            value = _job(profile, card, printed)
        elif isinstance(printed, Cargo):
            value = _cargo(profile, card, printed)
        else:
            assert isinstance(printed, Bounty)
            value = _bounty(profile, card, printed)
        found = profile.memo[key] = value
    return found


def _job(profile: Profile, card: CardId, printed: Job) -> float:
    place = printed.destination if not isinstance(printed.destination, str) else SpaceId(0)
    return worth(profile, printed.encounter, Around(place, card=card, job=card))


def job_reward(profile: Profile, around: Around) -> float:
    """What completing the job that is attempted brings."""
    assert around.job is not None
    printed = ASSET[around.job]
    assert isinstance(printed, Job)
    found = reward(profile, printed.reward) + goal_step(profile, "jobs-completed") + ship_step(profile, "complete-job")
    return found + _for_fame(profile, "sy-snootles", credits_in(printed.reward))


def _cargo(profile: Profile, card: CardId, printed: Cargo) -> float:
    if printed.destination is None:
        return asset_worth(profile, card)
    around = Around(SpaceId(0) if isinstance(printed.destination, str) else printed.destination, cargo=card)
    brings = cargo_reward(profile, around)
    if not printed.illegal or any(CARDS[each] == "smuggling-compartment" for each in profile.cards):
        return brings
    chance = odds.SMUGGLED
    if profile.rerolls:
        chance += (1 - chance) * chance
    now = Now(profile.health, profile.hull, profile.jokers)
    return chance * brings + (1 - chance) * Reckoning(profile, around).resolve(None, now, INSPECTION)


def cargo_reward(profile: Profile, around: Around) -> float:
    """What delivering the cargo brings."""
    assert around.cargo is not None
    printed = ASSET[around.cargo]
    assert isinstance(printed, Cargo)
    found = reward(profile, printed.reward) + ship_step(profile, "deliver-cargo")
    if printed.illegal:
        found += goal_step(profile, "illegal-cargo-delivered")
        found += _for_fame(profile, "dash-rendar", credits_in(printed.reward))
    return found


def _for_fame(profile: Profile, name: str, thousands: int) -> float:
    """What it brings that a card turns the credits of a reward into fame, if one has it."""
    if thousands and any(CARDS[each] == name for each in profile.cards):
        return max(0.0, fame(profile, 1) - money(profile, thousands))
    return 0.0


def instead_of_credits(profile: Profile, around: Around) -> float:
    """The same when it is asked for: of the job or cargo whose reward it is."""
    card = around.job if around.job is not None else around.cargo
    printed = None if card is None else ASSET[card]
    thousands = credits_in(printed.reward) if isinstance(printed, Job | Cargo) else 0
    return fame(profile, 1) - money(profile, thousands)


def _bounty(profile: Profile, card: CardId, printed: Bounty) -> float:
    """Before the fight: whatever becomes of the mark afterwards."""
    return combat(profile, printed.combat.kind, printed.combat.dice, claim(profile, card), 0.0)


def claim(profile: Profile, card: CardId) -> float:
    """The mark is beaten: what eliminating it brings, or capturing it, on the whole."""
    return max(eliminated(profile, card), CAPTURED * delivered(profile, card))


CAPTURED: Final = 0.75  # of the reward for a mark, as long as it is to be delivered


def eliminated(profile: Profile, card: CardId) -> float:
    printed = ASSET[card]
    assert isinstance(printed, Bounty)
    found = _bounty_reward(profile, printed, printed.eliminate)
    return found + (5.0 if profile.name == "boba-fett" and profile.facts.goal_met else 0.0)


def delivered(profile: Profile, card: CardId) -> float:
    printed = ASSET[card]
    assert isinstance(printed, Bounty)
    return _bounty_reward(profile, printed, printed.capture.reward) + ship_step(profile, "deliver-bounty")


def _bounty_reward(profile: Profile, printed: Bounty, effects: Effects) -> float:
    found = reward(profile, effects) + reward(profile, printed.also) + goal_step(profile, "bounty-rewards-gained")
    found += _for_fame(profile, "mandalorian-armor", credits_in(effects))
    return found + (2.0 if any(CARDS[each] == "dengar" for each in profile.cards) else 0.0)


# Encounters


def draw(profile: Profile, place: SpaceId, patrols: tuple[Patrol, ...] = ()) -> float:
    """An encounter card of a space, on average over all cards that may come."""
    own = profile.coarse
    key = "draw", place if not IS_NAVPOINT[place] else -1, patrols
    found = own.memo.get(key)
    if found is None:
        section = WITH_PATROL if patrols and IS_NAVPOINT[place] else SECTION_OF[place]
        cards = STACK[STACK_OF_SECTION[section]]
        found = sum([part(own, each, section, place, patrols) for each in cards]) / len(cards)
        own.memo[key] = found
    return found


def part(profile: Profile, card: CardId, section: SectionId, place: SpaceId, patrols: tuple[Patrol, ...] = ()) -> float:
    """The section of an encounter card, with the best of the patrols that can count for it."""
    printed = ENCOUNTER[card].sections[section]
    if printed.secret is not None:
        return SECRET
    found = []
    for patrol in patrols or (None,):
        effects, faction = printed.effects, printed.split
        if faction == "patrol-here":
            faction = None if patrol is None else patrol[0]
        if printed.cases:
            level = 0 if faction is None else profile.rep[faction]
            effects = next(
                (each.effects for each in printed.cases if any(LEVELS[text] == level for text in each.reputation)),
                NOTHING,
            )
        found.append(worth(profile, effects, Around(place, patrol, card)))
    return max(found)


def meeting(profile: Profile, contact: ContactId) -> float:
    """A contact whose databank card is resolved, wherever that is."""
    own = profile.coarse
    key = "meeting", contact
    found = own.memo.get(key)
    if found is None:
        card = CONTACT_CARD[contact]
        found = own.memo[key] = worth(own, DATA[card].effects, Around(PLANETS[0], card=card))
    return found


def use(profile: Profile, ability: AbilityId, around: Around) -> float:
    """What an ability that is carried out now brings."""
    return worth(profile, ABILITY[ability].do, around)
