import { expect, test } from 'vitest'
import type { View } from '../../client/types'
import { meant } from './meant'

const asked = (ask: string): View => ({
  game: 'commanders',
  players: 3,
  options: {},
  seat: 'commander-1',
  outcome: null,
  stack: [{ do: 'turn', step: 1 }, { ask }],
  fleets: [['tie-bomber', 'tie-fighter'], ['v-wing-fighter'], []],
})

test.each([
  ['take-turn', ['hand/tie-fighter', 'planet/hoth'], 'place tie-fighter at hoth'],
  ['take-turn', ['planet/hoth', 'hand/tie-fighter'], 'place tie-fighter at hoth'],
  ['take-turn', ['hand/tie-fighter', 'line/hoth/tie-fighter'], 'place tie-fighter at hoth'],
  ['take-turn', ['hand/slave-1', 'planet/hoth'], 'place slave-1 at hoth'],
  ['take-turn', ['hand/death-star', 'planet/hoth'], 'play death-star on hoth'],
  ['take-turn', ['hand/tie-fighter', 'fleet/own'], 'add tie-fighter to fleet'],
  ['take-turn', ['hand/slave-1', 'fleet/own/tie-bomber'], 'add slave-1 to fleet'],
  ['take-turn', ['hand/super-star-destroyer'], 'play super-star-destroyer'],
  ['take-turn', ['planet/hoth'], 'capture hoth'],
  ['take-turn', ['line/hoth/tie-bomber'], 'capture hoth'],
  ['take-turn', ['planet/hoth', 'fleet/own/tie-bomber'], 'capture hoth using tie-bomber'],
  ['take-turn', ['fleet/commander-1/tie-bomber'], 'take back tie-bomber'],
  ['take-turn', ['fleet/commander-2/tie-bomber'], 'take tie-bomber from commander-2'],
  ['take-turn', ['deck'], null],
  ['take-turn', ['fleet/commander-2'], null],
  ['hit-second', ['line/hoth/tie-bomber'], 'hit tie-bomber at hoth'],
  ['choose-ship', ['line/hoth/tie-bomber'], 'swap tie-bomber at hoth'],
  ['choose-ship', ['fleet/commander-2/v-wing-fighter'], 'swap v-wing-fighter of commander-2'],
  ['swap-with', ['fleet/commander-1/tie-bomber'], 'swap tie-bomber of commander-1'],
  ['give', ['hand/slave-1'], 'give slave-1'],
  [
    'first-swap',
    ['fleet/own/tie-fighter', 'fleet/commander-3/tie-bomber'],
    'swap tie-fighter for tie-bomber of commander-3',
  ],
  ['first-swap', ['fleet/commander-3/tie-bomber'], 'swap tie-bomber for tie-bomber of commander-3'],
  ['first-swap', ['hand/tie-fighter'], 'play tie-fighter'],
])('%s: pointing at %j means %s', (ask, things, pick) => {
  expect(meant(things, asked(ask))).toBe(pick)
})
