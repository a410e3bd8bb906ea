import { expect, test } from 'vitest'
import { after, FACTS, TABLE } from '../table.fixture'
import { ask, asking, unitsToPlace } from './forms/asking.fixture'
import { formOf } from './forms/form'
import { onlyInPanels, tabLabel, tabsOf, wanted } from './tabs'

test('a form comes first and is in front', () => {
  const deploy = asking('deploy-units', {
    units: [unitsToPlace('deploy', 'x-wing', 1, 'rebel-base')],
    places: [{ place: 'rebel-base', room: 2, bare: false }],
    rest: null,
    done: 'done',
  })
  const form = formOf(TABLE, FACTS, deploy)
  expect(tabsOf(TABLE, form)).toEqual(['form', 'rebel', 'empire', 'queue', 'piles'])
  expect(wanted(TABLE, form, deploy)).toBe('form')
  expect(tabLabel('form', TABLE, form)).toBe('rebellion-web-tab-deploy')
})

test("one's own side is called so, the other by its name", () => {
  expect(tabsOf(after({ side: 'empire' }), null)).toEqual(['empire', 'rebel', 'queue', 'piles'])
  expect(tabLabel('rebel', TABLE, null)).toBe('rebellion-web-tab-mine')
  expect(tabLabel('empire', TABLE, null)).toBe('rebellion-side-empire')
  expect(tabLabel('rebel', after({ side: null }), null)).toBe('rebellion-side-rebel')
})

test('what is asked brings the panel to the front that it is about', () => {
  expect(wanted(TABLE, null, ask('take-turn', ['reveal infiltration', 'mission/infiltration']))).toBe('rebel')
  expect(wanted(TABLE, null, ask('hasten-unit', ['advance at-at from 2', 'queue/empire/2/at-at']))).toBe('queue')
  expect(onlyInPanels(ask('discard-mission', ['discard infiltration', 'mission/infiltration']))).toBe(true)
  expect(onlyInPanels(ask('take-turn', 'pass', ['activate with luke-skywalker', 'leader/luke-skywalker']))).toBe(false)
  expect(onlyInPanels(ask('block-damage', 'done'))).toBe(false)
  expect(wanted(TABLE, null, ask('choose-place', ['at hoth', 'place/hoth']))).toBeNull()
  const assign = ask('assign-leaders', 'done', ['assign luke-skywalker', 'leader/luke-skywalker'])
  expect(wanted(TABLE, formOf(TABLE, FACTS, assign), assign)).toBe('rebel')
})
