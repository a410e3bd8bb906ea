import { expect, test } from 'vitest'
import type { Ask } from '../../../client/types'
import type { Entry } from '../../../client/wire'
import { after, TABLE } from '../table.fixture'
import { aboutTheMap, aside, goesOn, news, underWay } from './stage'
import { tales, toldIn } from './telling'

const ask = (name: string, ...touches: string[]): Ask => ({
  name,
  rule: '',
  prompt: { key: '' },
  options: [{ pick: 'one', label: { key: '' }, touches }],
  free_undo: 0,
})
const drew = (version: number, seat: string): Entry => ({
  version,
  kind: 'pick',
  seat,
  at: 0,
  events: [{ key: 'outer_rim-event-drew', params: {} }],
})

test('what is in front of the map follows from the table and from what is asked', () => {
  expect(underWay(TABLE, ask('choose-plan'))).toBeNull()
  expect(underWay(TABLE, ask('cycle-deck'))).toBe('market')
  expect(aside(ask('choose-encounter'))).toBe('crossroads')
  expect(aside(ask('make-room'))).toBe('cards')
  const reading = after({
    stack: [{ do: 'reading', step: 1, player: 'captain-2', card: 'navpoint-1', section: 'patrol' }],
  })
  expect(goesOn(reading)).toBe(true)
  expect(underWay(reading, null)).toBe('story')
})

test('a story steps aside for what is asked of the map', () => {
  expect(aboutTheMap(ask('choose-space', 'space/kessel'))).toBe(true)
  expect(aboutTheMap(ask('choose-way', 'card/dl-44'))).toBe(false)
})

test('what one’s own pick brought is news until the next one, and so is what others have done since', () => {
  const heard = [drew(1, 'captain-2'), drew(2, 'captain-1'), drew(3, 'captain-2'), drew(4, 'captain-3')]
  const all = tales(toldIn(heard))
  expect(news(all, heard, 'captain-2', false).map(({ last }) => last)).toEqual([3, 4])
  expect(news(all, heard, 'captain-2', true).map(({ last }) => last)).toEqual([3])
  expect(news(all, heard, null, false).map(({ last }) => last)).toEqual([4])
})
