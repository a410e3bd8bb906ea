import { expect, test } from 'vitest'
import type { Message } from '../../../client/types'
import { career } from './fame'

const WHO = { key: 'outer_rim-character-bossk' }
const OTHER = { key: 'outer_rim-character-han-solo' }
const events: readonly Message[] = [
  { key: 'outer_rim-event-turn', params: { who: WHO, round: 1 } },
  { key: 'outer_rim-event-delivered', params: { who: WHO } },
  { key: 'outer_rim-event-fame', params: { who: WHO, count: 1, fame: 1 } },
  { key: 'outer_rim-event-turn', params: { who: OTHER, round: 1 } },
  { key: 'outer_rim-event-fame', params: { who: OTHER, count: 2, fame: 2 } },
  { key: 'outer_rim-event-turn', params: { who: WHO, round: 2 } },
  { key: 'outer_rim-event-fights-patrol', params: { who: WHO } },
  { key: 'outer_rim-event-fame', params: { who: WHO, count: 1, fame: 2 } },
  { key: 'outer_rim-event-goal-achieved', params: { who: WHO } },
  { key: 'outer_rim-event-fame', params: { who: WHO, count: 1, fame: 3 } },
  { key: 'outer_rim-event-fame-lost', params: { who: WHO, count: 1, fame: 2 } },
]

test('fame counts for what brought it, and what no sentence told is worth of assets', () => {
  const { by, over } = career([{ version: 1, kind: 'pick', seat: 'captain-1', at: 0, events }], 'bossk', 4)
  expect(by).toMatchObject({ cargo: 1, patrol: 1, goal: 0, asset: 2 })
  expect(over.map(({ round, fame }) => [round, fame])).toEqual([
    [1, 0],
    [1, 1],
    [2, 2],
    [2, 3],
    [2, 2],
    [3, 4],
  ])
})
