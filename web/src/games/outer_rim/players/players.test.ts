import { expect, test } from 'vitest'
import { after, FACTS, TABLE } from '../table.fixture'
import { idsOf, inForce } from './abilities'
import { held } from './slots'

test('what stands on both sides of a card is one ability', () => {
  const [one, two, three] = ['action', 'planning', 'encounter'].map((when) => ({ when, do: [] }))
  if (!one || !two || !three) throw new Error('three')
  expect(idsOf('ig-88', [one, two], [one, three])).toEqual({
    front: ['ig-88-1', 'ig-88-2'],
    back: ['ig-88-1', 'ig-88-3'],
  })
})

test('abilities are those of the sides that lie up', () => {
  expect(inForce(TABLE, FACTS, 3)).toEqual(['bossk-1'])
  expect(inForce(after({ goals_met: [false, true, true, true] }), FACTS, 3)).toEqual(['bossk-1', 'bossk-2'])
})

test('cards lie by kind, and free slots are counted', () => {
  const { rows, either, eitherFree } = held(TABLE, FACTS, 1)
  expect(rows.map(({ kind, cards, free }) => [kind, cards.length, free])).toEqual([
    ['job', 0, 2],
    ['gear', 0, 2],
    ['crew', 2, 1],
    ['cargo', 3, 0],
    ['mod', 1, 0],
  ])
  expect([either, eitherFree]).toEqual([1, 0])
})
