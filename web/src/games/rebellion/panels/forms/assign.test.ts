import { expect, test } from 'vitest'
import { after, TABLE } from '../../table.fixture'
import { ask, asking } from './asking.fixture'
import { assigning, assignPicks, canBeAssigned, handLeft, laid, planned } from './assign'

const PENDING = [
  ['luke-skywalker', 'infiltration', 'princess-leia'],
  ['han-solo', 'build-alliance', null],
] as const
const putTogether = after({
  stack: [{ ask: 'assign-leaders', side: 'rebel', role: null, pending: PENDING, forbidden: [] }],
})

const LUKE = {
  leader: 'luke-skywalker',
  pick: 'assign luke-skywalker',
  missions: { sabotage: 'to sabotage' },
  partners: { 'princess-leia': 'join princess-leia' },
}
const form = (pick: string | null = LUKE.pick) => {
  const found = assigning(asking(pick === null ? 'choose-mission' : 'assign-leaders', { leaders: [{ ...LUKE, pick }] }))
  if (!found) throw new Error('no form')
  return found
}

test('the leaders who can be assigned are those of the form', () => {
  expect(canBeAssigned(form(), 'luke-skywalker')).toBe(true)
  expect(canBeAssigned(form(), 'princess-leia')).toBe(false)
  expect(form().leader).toBeNull()
  expect(form(null).leader).toBe('luke-skywalker')
  expect(assigning(asking('assign-leaders', { leaders: [] }, 'done'))).toBeNull()
  expect(assigning(ask('take-turn', 'pass'))).toBeNull()
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
  expect(assignPicks(form(), 'luke-skywalker', { card: 'sabotage' })).toEqual(['assign luke-skywalker', 'to sabotage'])
  expect(assignPicks(form(null), 'luke-skywalker', { partner: 'princess-leia' })).toEqual(['join princess-leia'])
})

test('nobody goes where the form says nothing', () => {
  expect(assignPicks(form(), 'luke-skywalker', { card: 'infiltration' })).toBeNull()
  expect(assignPicks(form(), 'luke-skywalker', { partner: 'han-solo' })).toBeNull()
  expect(assignPicks(form(), 'princess-leia', { card: 'sabotage' })).toBeNull()
})
