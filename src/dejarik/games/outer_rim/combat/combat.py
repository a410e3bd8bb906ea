"""A combat from its start to its damage. [RIM-COMBAT]"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from dejarik.engine.event import EVERYONE
from dejarik.engine.procedure import Procedure, Steps
from dejarik.engine.window import Moment
from dejarik.games.outer_rim.abilities import AFTER_COMBAT, beaten, trigger, value
from dejarik.games.outer_rim.combat import events
from dejarik.games.outer_rim.components import (
    PATROL,
    Body,
    CardId,
    CharacterId,
    ContactId,
    EnemyId,
    FactionId,
    PlayerId,
)
from dejarik.games.outer_rim.damage import face_defeat, place_damage, room_for
from dejarik.games.outer_rim.dice import events as dice_events
from dejarik.games.outer_rim.dice.faces import DAMAGE, FACE_COUNT
from dejarik.games.outer_rim.dice.stages import DAMAGE as DAMAGE_STAGE
from dejarik.games.outer_rim.dice.stages import REROLL, RESULTS, START, VALUE
from dejarik.games.outer_rim.dice.windows import DiceWindow
from dejarik.games.outer_rim.forms import Decision
from dejarik.games.outer_rim.players import NamePlayer
from dejarik.games.outer_rim.runs import LIST_DONE, NO_RUN, Whole, end_whole
from dejarik.games.outer_rim.state import ATTACKER, COUNTERS, DEFENDER, DIE, PATROLS, UNDECIDED, WINS, Fight, State

COMBAT_WON: Final = Moment[[State, PlayerId]]()  # a player has won; all else of step 4 is done [RIM-COMBAT-38]
SIDES: Final = (ATTACKER, DEFENDER)
ENDLESS: Final = -1  # the strength of a patrol that cannot be beaten [RIM-PATROL-7]


# Begin


def new_fight(
    game: State,
    player: PlayerId,
    *,
    ship: bool,
    against: PlayerId | None = None,
    patrol: FactionId | None = None,
    contact: ContactId | None = None,
    enemy: EnemyId | None = None,
    crew: CardId | None = None,
    bounty: CardId | None = None,
    strength: int = 0,
) -> Fight:
    """A combat that this player starts: the active player is the attacker, otherwise whoever started it.
    [RIM-COMBAT-10, 11]"""
    attacker, defender = (against, player) if against == game.turn and against is not None else (player, against)
    return Fight(
        ship=ship,
        attacker=attacker,
        defender=defender,
        patrol=patrol,
        contact=contact,
        enemy=enemy,
        crew=crew,
        bounty=bounty,
        strength=strength,
        change=[0, 0],
        shown=[[0] * FACE_COUNT, [0] * FACE_COUNT],
        added=[[0] * FACE_COUNT, [0] * FACE_COUNT],
        damage=[0, 0],
        prevented=[0, 0],
        cap=[UNDECIDED, UNDECIDED],
        winner=UNDECIDED,
        rolling=UNDECIDED,
        used=[],
    )


def begin_combat(
    game: State,
    combat: Combat,
    *,
    ship: bool,
    against: PlayerId | None = None,
    patrol: FactionId | None = None,
    contact: ContactId | None = None,
    enemy: EnemyId | None = None,
    crew: CardId | None = None,
    bounty: CardId | None = None,
    strength: int = 0,
) -> None:
    """`combat.player` fights a player, or a patrol, a contact, an enemy named on a card; these have a `strength`, but a
    patrol brings its own. `crew` is the crew member that is fought, `bounty` what the combat is for.
    [RIM-OPP-1, RIM-COMBAT-1, 2]"""
    who = game.who(combat.player)
    if against is not None:
        game.tell(EVERYONE, events.fights_player, who, game.who(against), ship)
    elif patrol is not None:
        game.tell(EVERYONE, events.fights_patrol, who, patrol, game.patrol_levels[patrol])
        strength = strength_of(game, patrol)
    elif contact is not None:
        game.tell(EVERYONE, events.fights_contact, who, contact, ship)
    elif enemy is not None:
        game.tell(EVERYONE, events.fights_enemy, who, enemy, ship)
    game.fights.append(
        new_fight(
            game,
            combat.player,
            ship=ship,
            against=against,
            patrol=patrol,
            contact=contact,
            enemy=enemy,
            crew=crew,
            bounty=bounty,
            strength=strength,
        )
    )
    game.perform(combat)


def strength_of(game: State, patrol: FactionId) -> int:
    """The dice of the patrol of a faction that is on the map. [RIM-PATROL-4, 7]"""
    dice = PATROL[patrol, game.patrol_levels[patrol]].dice
    return ENDLESS if dice is None else dice


def unbeatable(game: State) -> bool:
    """Whether it is a patrol without a combat value that is fought. [RIM-PATROL-7]"""
    return game.fight.strength == ENDLESS


def players_in(fight: Fight) -> list[PlayerId]:
    """The players who fight, the attacker first."""
    return [fight.attacker] if fight.defender is None else [fight.attacker, fight.defender]


def name_of(game: State, side: int) -> CharacterId | None:
    player = game.fight.player(side)
    return None if player is None else game.who(player)


# 0. Start of combat


def start_attacker(game: State, combat: Combat) -> None:
    """0a. "At the start of combat": before anyone rolls, the attacker first. [RIM-COMBAT-15, RIM-ABIL-39]"""
    if not unbeatable(game):
        game.perform(DiceWindow(game.fight.attacker, START))


def start_defender(game: State, combat: Combat) -> None:
    """0b. Then the defender. [RIM-ABIL-39]"""
    if game.fight.defender is not None:
        game.perform(DiceWindow(game.fight.defender, START))


# 1 … 3. Rolls


def attacker_rolls(game: State, combat: Combat) -> None:
    """1, 2. The attacker rolls, and the damage is counted. [RIM-COMBAT-14, 16]"""
    if not unbeatable(game):  # there are no windows and no dice [RIM-COMBAT-42]
        game.perform(CombatRoll(ATTACKER))


def defender_rolls(game: State, combat: Combat) -> None:
    """3. The defender likewise. [RIM-COMBAT-22]"""
    if not unbeatable(game):
        game.perform(CombatRoll(DEFENDER))


def dice_of(game: State, side: int) -> int:
    """How many dice a side rolls: its combat value with all bonuses that hold now and the changes of this combat, never
    fewer than none. [RIM-COMBAT-16, 33]"""
    fight = game.fight
    player = fight.player(side)
    dice = fight.strength if player is None else value(game, player, "ship_combat" if fight.ship else "ground_combat")
    return max(0, dice + fight.change[side])


def rolling_sides(fight: Fight, side: int) -> list[PlayerId]:
    """The side that rolls has its say first, then the other. Who is no player has none, and whoever rolls dice for it
    has no part in the combat. [RIM-COMBAT-13, 17, 23, 37, RIM-RUL-45]"""
    return [player for each in (side, 1 - side) if (player := fight.player(each)) is not None]


def open_windows(game: State, frame: CombatRoll, stage: str) -> None:
    for player in reversed(rolling_sides(game.fight, frame.side)):
        game.perform(DiceWindow(player, stage))


def change_values(game: State, frame: CombatRoll) -> None:
    """1a. Abilities that change the combat value. [RIM-COMBAT-17, RIM-RUL-10]"""
    game.fight.rolling = frame.side
    open_windows(game, frame, VALUE)


def roll_dice(game: State, frame: CombatRoll) -> None:
    """1b. The throw; for whoever is no player, chance rolls. [RIM-COMBAT-12, 16, 37, RIM-SOLO-70]"""
    fight = game.fight
    fight.shown[frame.side] = DIE.roll(game.chance, dice_of(game, frame.side))
    game.tell(EVERYONE, dice_events.rolled, name_of(game, frame.side), tuple(fight.shown[frame.side]))


def use_rerolls(game: State, frame: CombatRoll) -> None:
    """1c. Rerolls. [RIM-COMBAT-18, 19]"""
    open_windows(game, frame, REROLL)


def change_results(game: State, frame: CombatRoll) -> None:
    """2a. Changes of results. [RIM-COMBAT-21, RIM-RUL-11]"""
    open_windows(game, frame, RESULTS)


def count_damage(game: State, frame: CombatRoll) -> None:
    """2b. A hit is 1 damage, a crit 2. [RIM-COMBAT-20]"""
    fight = game.fight
    side = frame.side
    fight.damage[side] = sum(
        (fight.shown[side][face] + fight.added[side][face]) * count for face, count in DAMAGE.items()
    )
    game.tell(EVERYONE, events.damage_counted, name_of(game, side), fight.damage[side])


COMBAT_ROLL: Final[Steps] = (change_values, roll_dice, use_rerolls, change_results, count_damage)


class CombatRoll(Procedure):
    """A side rolls and counts its damage. [RIM-COMBAT-34]"""

    side: int

    @property
    def steps(self) -> Steps:
        return COMBAT_ROLL


# 4. The winner


def find_winner(game: State, combat: Combat) -> None:
    """4a. More damage wins; the attacker, if it is equal. [RIM-COMBAT-24, 25, RIM-PATROL-8]"""
    fight = game.fight
    if unbeatable(game):
        assert fight.patrol is not None
        game.tell(EVERYONE, events.unbeatable, game.who(fight.attacker), fight.patrol)
    won = not unbeatable(game) and fight.damage[ATTACKER] >= fight.damage[DEFENDER]
    fight.winner = ATTACKER if won else DEFENDER
    fight.rolling = UNDECIDED
    game.tell(EVERYONE, events.won_combat, name_of(game, fight.winner))


def follow_up(game: State, combat: Combat) -> None:
    """4b. What winning or losing does, and what changes it ("if you win"), before any damage is taken.
    [RIM-COMBAT-26, 27, 38, RIM-DEFEAT-11, RIM-ABIL-9, 10, RIM-RUL-18]"""
    fight = game.fight
    if fight.player(fight.winner) == combat.player:
        combat.won(game)
    else:
        combat.lost(game)


def use_after(game: State, combat: Combat) -> None:
    """4c. When that is finished, abilities "when" or "after" you win or lose. [RIM-COMBAT-38, RIM-ABIL-41]"""
    LIST_DONE.open(game)
    trigger(game, tuple(AFTER_COMBAT), players_in(game.fight), NO_RUN)


def count_win(game: State, combat: Combat) -> None:
    """4d. Counters and goals. [RIM-COMBAT-38, RIM-GOAL-15]"""
    fight = game.fight
    winner = fight.player(fight.winner) if fight.winner != UNDECIDED else None
    if winner is not None:
        game.counters[winner * COUNTERS + WINS] += 1
        if fight.patrol is not None:
            game.counters[winner * COUNTERS + PATROLS] += 1
        COMBAT_WON.open(game, winner)
        LIST_DONE.open(game)


# 5. Damage


def lower_damage(game: State, combat: Combat) -> None:
    """5a. Abilities that lower damage taken. [RIM-COMBAT-39]"""
    if not unbeatable(game):
        for player in reversed(players_in(game.fight)):
            game.perform(DiceWindow(player, DAMAGE_STAGE))


def suffered(fight: Fight, side: int) -> int:
    """First all that is subtracted, then the limit. [RIM-COMBAT-39, RIM-RUL-49, RIM-DMG-7]"""
    damage = max(0, fight.damage[1 - side] - fight.prevented[side])
    return damage if fight.cap[side] == UNDECIDED else min(damage, fight.cap[side])


def take_damage(game: State, combat: Combat) -> None:
    """5b. Each side takes what the other has rolled, both at the same time. [RIM-COMBAT-28 … 31, 40, RIM-PATROL-8]"""
    fight = game.fight
    body: Body = "ship" if fight.ship else "character"
    for side in SIDES:
        player = fight.player(side)
        if player is not None:
            count = room_for(game, player, body) if unbeatable(game) else suffered(fight, side)
            place_damage(game, player, body, count)


def face_next(game: State, combat: Combat) -> None:
    """5c. Who has taken too much is defeated. If both have, the active player picks who is first.
    [RIM-COMBAT-40, RIM-RUL-74]"""
    falling = [player for player in players_in(game.fight) if beaten(game, player) and not game.defeated[player]]
    if len(falling) > 1:
        game.ask_for(FirstDefeat(game.turn))
    elif falling:
        face_defeat(game, falling[0], game.fight.ship)


class FirstDefeat(Decision):
    """Both sides are defeated: whose defeat is resolved first. [RIM-COMBAT-40]"""

    player: PlayerId

    rule = "RIM-COMBAT-40"
    offers = (NamePlayer,)

    def options(self, game: State) -> Sequence[NamePlayer]:
        return [NamePlayer(game.who(player)) for player in players_in(game.fight)]

    def resolve(self, game: State, option: NamePlayer) -> None:
        face_defeat(game, PlayerId(game.characters.index(option.who)), game.fight.ship)


def end_combat(game: State, combat: Combat) -> None:
    """The combat is over; so is what it belongs to, if the turn has ended. [RIM-COMBAT-41]"""
    game.fights.pop()
    end_whole(game)


COMBAT: Final[Steps] = (
    start_attacker,
    start_defender,
    attacker_rolls,
    defender_rolls,
    find_winner,
    follow_up,
    use_after,
    count_win,
    lower_damage,
    take_damage,
    face_next,
    face_next,  # the other one
    end_combat,
)


class Combat(Whole):
    """A combat that a player started. Each sort of combat says what follows. [RIM-COMBAT-14, 26]"""

    player: PlayerId

    last_step: ClassVar[int] = COMBAT.index(count_win)

    @property
    def steps(self) -> Steps:
        return COMBAT

    def won(self, game: State) -> None:
        """The player who started it has won."""

    def lost(self, game: State) -> None:
        """The player who started it has lost."""
