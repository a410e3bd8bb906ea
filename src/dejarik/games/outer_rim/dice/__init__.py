"""Dice: rolls with their windows, skill tests, and what cards do to dice. [RIM-DICE, RIM-SKILL, RIM-TEST]

For other chapters:

- `skill_tests.SkillTest(player, skills)`: a whole test; its `Throw` stays on `game.throws` until `throws.taken(game)`.
- `throws.ThrowDice(player, count)`: dice and the window of rerolls, nothing more; the throw stays on `game.throws`, for
  a window of one's own, until `throws.taken(game)` takes it away. Do so before anything else follows from it.
- `windows.DiceWindow(player, stage)`: a player's abilities at one stage of the roll that is under way.
- `chances`: how likely a test is passed.
"""
