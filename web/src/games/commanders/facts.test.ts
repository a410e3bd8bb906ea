import { describe, expect, test } from 'vitest'
import { deciding, others, points, type Printed, runs, siege, whereabouts } from './facts'
import { after, TABLE } from './table.fixture'

const FACTS: Printed = {
  numbers: {},
  ships: [],
  specials: [],
  planets: [
    { id: 'hoth', value: 3, source: 'reconstructed' },
    { id: 'kamino', value: 2, source: 'reconstructed' },
  ],
}

describe('who is who', () => {
  test('the others go clockwise from me, the left neighbour first', () => {
    expect(others(after({ players: 5, seat: 'commander-4' }))).toEqual([4, 0, 1, 2])
  })
  test('who only watches sees everybody in order', () => {
    expect(others(after({ players: 3, seat: null }))).toEqual([0, 1, 2])
  })
  test('whose turn it is decides, or whoever goes on with the swaps of Slave I, and nobody at the end', () => {
    expect(deciding(TABLE)).toBe(0)
    expect(
      deciding(
        after({
          stack: [
            { do: 'chain', step: 1, at: 0, direction: 1 },
            { ask: 'next-swap', at: 1, direction: 1 },
          ],
        }),
      ),
    ).toBe(1)
    expect(deciding(after({ outcome: { winners: ['commander-1'], scores: [3, 0], rule: 'CMD-SCORE-2' } }))).toBe(null)
  })
})

test('points are the values of captured planets', () => {
  const table = after({ captured: [['hoth', 'kamino'], []] })
  expect([points(table, FACTS, 0), points(table, FACTS, 1)]).toEqual([5, 0])
})

test('a fleet matches each kind of a line once', () => {
  const stands = siege(3, ['tie-fighter', 'tie-bomber', 'slave-1'], ['tie-bomber', 'tie-bomber', 'v-wing-fighter'])
  expect(stands).toEqual({ full: true, matching: new Set(['tie-bomber']), needed: 2 })
})

test('the copies of a card are counted where they are seen; the rest is unseen', () => {
  const table = after({ fleets: [['tie-bomber'], ['tie-bomber', 'tie-bomber']], discard: ['tie-bomber'] })
  expect(whereabouts(table, 'tie-bomber', 12)).toEqual({
    lines: 1,
    fleets: 3,
    hand: 1,
    known: 0,
    discard: 1,
    shown: 0,
    unseen: 6,
  })
})

test('equal neighbours are counted together', () => {
  expect(runs(['a', 'a', 'b', 'a'])).toEqual([
    { card: 'a', count: 2 },
    { card: 'b', count: 1 },
    { card: 'a', count: 1 },
  ])
})
