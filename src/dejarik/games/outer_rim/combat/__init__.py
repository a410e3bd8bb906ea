"""Combat. [RIM-COMBAT]

A sort of combat derives `combat.Combat` (a frozen dataclass) and says what follows if `self.player`, who started it,
has `won` or `lost`; the game is begun with it by `begin_combat`:

    @dataclass(frozen=True, slots=True)
    class BountyFight(Combat):
        bounty: CardId

        def won(self, game: State) -> None:
            game.ask_for(EliminateOrCapture(self.player, self.bounty))

    begin_combat(game, BountyFight(player, card), ship=False, contact=mark, bounty=card, strength=4)

`won` and `lost` belong to step 4: whatever they put on the stack is over before abilities "after you win", counters,
goals and damage. While they go on, `game.fight` is this combat. Abilities that change what winning does (`win-patrol`)
are looked for there. [RIM-COMBAT-38] The damage of step 5 is taken even if the turn is over. [RIM-COMBAT-41]

- `combat.COMBAT_WON.join`: (game, winner) when all else of step 4 is done and the counters of goals (`WINS`, `PATROLS`)
  have been raised; for goals.
- `fights.FIGHT_PATROL.join`: (game, player, faction) what begins a combat with a patrol.
- `fights.rivals(game, run, who)`, `fights.in_ships(game, player)`: combats between players.
- `chances.combat_odds(...)`: how likely a combat is won, and how likely it ends in a defeat.
"""
