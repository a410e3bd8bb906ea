// A small table to test with: two commanders in the middle of a game, seen by the first.

import type { CommandersView } from './facts'

export const TABLE: CommandersView = {
  game: 'commanders',
  players: 2,
  options: { first: 'drawn' },
  seat: 'commander-1',
  turn: 'commander-1',
  stack: [{ do: 'turn', step: 1 }, { ask: 'take-turn' }],
  column: ['hoth', 'naboo', 'dagobah', 'kamino'],
  lines: [[], [], ['tie-bomber'], []],
  pile: 10,
  deck: 80,
  discard: [],
  shown: null,
  destroyed: [],
  hands: [
    ['tie-fighter', 'tie-fighter', 'tie-bomber', 'slave-1'],
    ['unknown', 'unknown', 'unknown', 'unknown', 'unknown'],
  ],
  known: [[], []],
  stuck_cards: [0, 0],
  stuck_with: [[], []],
  remembered: [],
  fleets: [['v-wing-fighter'], []],
  captured: [[], []],
  histories: [[], []],
  repeats: [0, 0],
  outcome: null,
}

export const after = (changes: Partial<CommandersView>): CommandersView => ({ ...TABLE, ...changes })
