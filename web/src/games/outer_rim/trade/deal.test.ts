import { expect, test } from 'vitest'
import type { Deal, DealForm } from '../../../generated/outer_rim'
import { declinedBefore, EMPTY, isEmpty, picksFor, toggled, tokens } from './deal'

const FORM: DealForm = {
  give: [
    { card: 'dl-44', pick: 'give dl-44' },
    { card: 'salvage', pick: 'give salvage' },
  ],
  want: [{ card: 'vibro-ax', pick: 'want vibro-ax' }],
  credits: [
    { count: 1000, give: 'give 1000', want: 'want 1000' },
    { count: 5000, give: 'give 5000', want: 'want 5000' },
  ],
  offer: 'offer',
  withdraw: 'withdraw',
}
const LAID: Deal = { partner: 'captain-2', given: [], paid: 0, received: [], gained: 0 }

test('a proposal becomes picks, and the offer comes last', () => {
  const draft = { given: ['salvage'], received: ['vibro-ax'], paid: 0, gained: 7000 }
  expect(picksFor(draft, LAID, FORM)).toEqual([
    'give salvage',
    'want vibro-ax',
    'want 5000',
    'want 1000',
    'want 1000',
    'offer',
  ])
})

test('what lies in the proposal already is not put into it again', () => {
  const draft = { ...EMPTY, given: ['salvage', 'dl-44'], paid: 2000 }
  expect(picksFor(draft, { ...LAID, given: ['salvage'], paid: 1000 }, FORM)).toEqual([
    'give dl-44',
    'give 1000',
    'offer',
  ])
})

test('cards go to and fro, and an amount is made of the largest tokens', () => {
  expect(toggled(toggled([], 'dl-44'), 'salvage')).toEqual(['dl-44', 'salvage'])
  expect(toggled(['dl-44'], 'dl-44')).toEqual([])
  expect(tokens(6000, FORM.credits).map(({ count }) => count)).toEqual([5000, 1000])
  expect([isEmpty(EMPTY), isEmpty({ ...EMPTY, paid: 1000 })]).toEqual([true, false])
})

test('just what was declined is known again, in whatever order', () => {
  const draft = { ...EMPTY, given: ['salvage', 'dl-44'] }
  expect(declinedBefore(draft, [{ ...LAID, given: ['dl-44', 'salvage'] }])).toBe(true)
  expect(declinedBefore(draft, [{ ...LAID, given: ['dl-44'] }])).toBe(false)
})
