import { expect, test } from 'vitest'
import { after, FACTS, TABLE } from '../table.fixture'
import { ask } from './forms/asking.fixture'
import { formOf } from './forms/form'
import { onlyInPanels, tabLabel, tabsOf, wanted } from './tabs'

const deploy = ask('deploy-units', 'done', ['deploy x-wing at rebel-base', 'place/rebel-base'])
const ready = after({ ready: { 'x-wing': 1 } })

test('a form comes first and is in front', () => {
  const form = formOf(ready, FACTS, deploy)
  expect(tabsOf(ready, form)).toEqual(['form', 'rebel', 'empire', 'queue', 'piles'])
  expect(wanted(ready, form, deploy)).toBe('form')
  expect(tabLabel('form', ready, form)).toBe('rebellion-web-tab-deploy')
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
