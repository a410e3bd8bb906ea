import { expect, test } from 'vitest'
import type { Message } from '../../../client/types'
import { after, FACTS } from '../table.fixture'
import { aiTurn, placeThen, staged, stepAfter } from './rival'
import { tales, toldIn } from './telling'

const WHO = { key: 'outer_rim-character-jyn-erso' }
const space = (id: string) => ({ key: `outer_rim-space-${id}` })
const CARD = FACTS.content.solo.cards[0]
const events: readonly Message[] = [
  { key: 'outer_rim-event-ai-drew', params: { who: WHO, card: 1 } },
  { key: 'outer_rim-event-ai-planning-skipped', params: { who: WHO, why: [{ key: 'outer_rim-ai-obstacle-unhurt' }] } },
  { key: 'outer_rim-event-ai-planning', params: { who: WHO, what: { key: 'outer_rim-words-ai-move' } } },
  { key: 'outer_rim-event-moved', params: { who: WHO, space: space('nav-a-lo') } },
  { key: 'outer_rim-event-moved', params: { who: WHO, space: space('kessel') } },
  { key: 'outer_rim-event-ai-encounter', params: { who: WHO, what: { key: 'outer_rim-words-nothing' } } },
]
const told = toldIn([{ version: 3, kind: 'pick', seat: 'captain-1', at: 0, events }])
const [tale] = tales(told)
const before = toldIn([
  {
    version: 2,
    kind: 'pick',
    seat: 'captain-1',
    at: 0,
    events: [{ key: 'outer_rim-event-moved', params: { who: WHO, space: space('lothal') } }],
  },
])

test('a line of the card is lit when it begins to be carried out, and one that is passed over has its reason', () => {
  if (!tale) throw new Error('no tale')
  const turn = aiTurn(tale, FACTS)
  expect(turn?.card).toBe(CARD)
  expect(turn?.steps).toEqual([1, 5])
  const planning = turn?.lines.filter(({ section }) => section === 'planning') ?? []
  expect(planning.slice(0, 2).map(({ done, skipped }) => [done, skipped?.why.key])).toEqual([
    [null, 'outer_rim-ai-obstacle-unhurt'],
    [2, undefined],
  ])
  if (turn) expect([stepAfter(tale, turn, 1), stepAfter(tale, turn, 5), stepAfter(tale, turn, 6)]).toEqual([5, 6, 6])
})

test('the ship is where it was at that moment', () => {
  if (!tale) throw new Error('no tale')
  expect([1, 4, 6].map((shown) => placeThen(before, tale, shown, 'jyn-erso'))).toEqual(['lothal', 'nav-a-lo', 'kessel'])
  const solo = after({ players: 1, places: ['ryloth', 'kessel'], characters: ['bossk', 'jyn-erso'] })
  expect(staged(solo, 'lothal')).toEqual({ places: ['ryloth', 'lothal'] })
  expect(staged(solo, 'kessel')).toBeNull()
})
