import { expect, test } from 'vitest'
import { after, FACTS } from '../../table.fixture'
import { ask } from './asking.fixture'
import { building, buildPicks, choose, chosenFor, obvious, remaining, unused } from './build'

const form = (view: object = {}) => {
  const stack = [
    {
      ask: 'build-units',
      side: 'rebel',
      icons: [
        ['mon-calamari', 0],
        ['rebel-base', 0],
      ],
    },
  ] as const
  const found = building(after({ stack, ...view }), FACTS, ask('build-units', 'done'))
  if (!found) throw new Error('no form')
  return found
}
const icon = (found: ReturnType<typeof form>, at: number) => {
  const each = found.icons[at]
  if (!each) throw new Error('no icon')
  return each
}

test('each icon offers the kinds of which figures are left, for its space of the queue', () => {
  expect(form().icons.map(({ place, slot, kinds }) => [place, slot, ...kinds])).toEqual([
    ['mon-calamari', 3, 'rebel-trooper'],
    ['rebel-base', 1, 'x-wing', 'rebel-transport'],
  ])
  const busy = form({ units: { naboo: { 'rebel-trooper': 21 } } })
  expect(icon(busy, 0).kinds).toEqual([])
})

test('where there is no choice the unit stands in the form already', () => {
  const counts = obvious(form())
  expect(form().icons.map((each) => chosenFor(each, counts))).toEqual(['rebel-trooper', null])
  expect(buildPicks(form(), counts)).toEqual(['build rebel-trooper at mon-calamari'])
  expect(unused(form(), counts)).toBe(1)
})

test('another choice replaces the first, the same one takes it back', () => {
  const base = icon(form(), 1)
  const transport = choose(base, choose(base, {}, 'x-wing'), 'rebel-transport')
  expect(chosenFor(base, transport)).toBe('rebel-transport')
  expect(chosenFor(base, choose(base, transport, 'rebel-transport'))).toBeNull()
  expect(remaining(form(), transport, 'rebel-transport')).toBe(6) // of eight one is on the board
})

test('an icon for which no figure is left is not one that stays unused', () => {
  const scarce = form({ units: { naboo: { 'rebel-trooper': 21 } } })
  expect(unused(scarce, choose(icon(scarce, 1), {}, 'x-wing'))).toBe(0)
})
