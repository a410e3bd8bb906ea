import { expect, test } from 'vitest'
import { asking, iconThatBuilds } from './asking.fixture'
import { building, buildPicks, choose, chosenFor, obvious, remaining, unused } from './build'

const form = (supply: Record<string, number> = { 'rebel-trooper': 5, 'x-wing': 5, 'rebel-transport': 7 }) => {
  const icons = [
    iconThatBuilds('mon-calamari', ...('rebel-trooper' in supply ? ['rebel-trooper'] : [])),
    iconThatBuilds('rebel-base', 'x-wing', 'rebel-transport'),
  ]
  const found = building(asking('build-units', { icons, supply, done: 'done' }))
  if (!found) throw new Error('no form')
  return found
}
const icon = (found: ReturnType<typeof form>, at: number) => {
  const each = found.icons[at]
  if (!each) throw new Error('no icon')
  return each
}

test('where there is no choice the unit stands in the form already', () => {
  const counts = obvious(form())
  expect(form().icons.map((each) => chosenFor(each, counts))).toEqual(['rebel-trooper', null])
  expect(buildPicks(form(), counts)).toEqual(['build rebel-trooper at mon-calamari'])
  expect(unused(form(), counts)).toBe(1)
})

test('of figures that are too few, the first icons get them', () => {
  const trooper = iconThatBuilds('naboo', 'rebel-trooper')
  const icons = [trooper, { ...trooper, number: 1 }]
  const found = building(asking('build-units', { icons, supply: { 'rebel-trooper': 1 }, done: 'done' }))
  if (!found) throw new Error('no form')
  expect(found.icons.map((each) => chosenFor(each, obvious(found)))).toEqual(['rebel-trooper', null])
})

test('another choice replaces the first, the same one takes it back', () => {
  const base = icon(form(), 1)
  const transport = choose(base, choose(base, {}, 'x-wing'), 'rebel-transport')
  expect(chosenFor(base, transport)).toBe('rebel-transport')
  expect(chosenFor(base, choose(base, transport, 'rebel-transport'))).toBeNull()
  expect(remaining(form(), transport, 'rebel-transport')).toBe(6)
})

test('an icon for which no figure is left is not one that stays unused', () => {
  const few = form({ 'x-wing': 1 })
  expect(unused(few, choose(icon(few, 1), {}, 'x-wing'))).toBe(0)
})
