import { expect, test } from 'vitest'
import { after, TABLE } from '../../table.fixture'
import { ask } from './asking.fixture'
import { assigning, assignPicks, handLeft, laid, planned } from './assign'

const PENDING = [
  ['luke-skywalker', 'infiltration', 'princess-leia'],
  ['han-solo', 'build-alliance', null],
] as const
const putTogether = after({
  stack: [{ ask: 'assign-leaders', side: 'rebel', role: null, pending: PENDING, forbidden: [] }],
})

test('the leaders who can be assigned are those who are asked for', () => {
  const options = ask('assign-leaders', 'done', 'assign luke-skywalker', 'use noble-sacrifice with luke-skywalker')
  expect(assigning(TABLE, options)).toEqual({ sort: 'assign', leader: null, leaders: ['luke-skywalker'] })
  const frame = { side: 'rebel', role: null, leader: 'luke-skywalker', pending: [], forbidden: [] } as const
  const asked = after({ stack: [{ ask: 'choose-mission', ...frame }] })
  expect(assigning(asked, ask('choose-mission', 'to build-alliance'))?.leader).toBe('luke-skywalker')
  expect(assigning(TABLE, ask('assign-leaders', 'done'))).toBeNull()
})

test('cards lie on the table with what is still being put together', () => {
  expect(laid(TABLE, 'rebel')).toEqual([{ card: 'infiltration', leaders: ['princess-leia'], pending: false }])
  expect(laid(putTogether, 'rebel')).toEqual([
    { card: 'infiltration', leaders: ['princess-leia', 'luke-skywalker'], pending: true },
    { card: 'build-alliance', leaders: ['han-solo'], pending: true },
  ])
  expect(planned(putTogether, 'rebel')).toEqual(['luke-skywalker', 'han-solo'])
  expect(planned(putTogether, 'empire')).toEqual([])
})

test('a card that is being laid out is no longer in the hand, its copy is', () => {
  expect(handLeft(putTogether, 'rebel', ['build-alliance', 'build-alliance', 'sabotage'])).toEqual([
    'build-alliance',
    'sabotage',
  ])
})

test('a leader and a card are two picks, or one when the leader has been named', () => {
  const form = { sort: 'assign', leader: null, leaders: ['luke-skywalker'] } as const
  expect(assignPicks(form, 'luke-skywalker', { card: 'sabotage' })).toEqual(['assign luke-skywalker', 'to sabotage'])
  expect(assignPicks({ ...form, leader: 'luke-skywalker' }, 'luke-skywalker', { partner: 'princess-leia' })).toEqual([
    'join princess-leia',
  ])
})
