import { expect, test } from 'vitest'
import type { Param, Params } from '../../../client/types'
import { after, FACTS, TABLE } from '../table.fixture'
import type { RebellionView } from '../view'
import { placeLabel } from './labels'

/** Says keys without what they have in common, and what they are given. */
function say(key: string, params?: Params): string {
  const text = (value: Param): string => (Array.isArray(value) ? value.map(text).join(', ') : JSON.stringify(value))
  const given = Object.values(params ?? {}).map((value) => text(value).replaceAll('"', ''))
  return [key.replace(/^rebellion-(web-map-|board-sign-)?/, ''), ...given].join(' ')
}
const at = (table: RebellionView) => ({ table, facts: FACTS, say })

test('a place says how it stands and who is there', () => {
  expect(placeLabel(at(TABLE), 'naboo', [])).toBe(
    'place-naboo; loyal-rebel; subjugated; there side-rebel figures unit-rebel-trooper 2, leader-luke-skywalker; there side-empire unit-star-destroyer',
  )
  expect(placeLabel(at(TABLE), 'hoth', ['known-possible'])).toBe('place-hoth; remote; base; known-possible')
  expect(placeLabel(at(TABLE), 'rebel-base', [])).toMatch(/^place-rebel-base; there side-rebel figures unit-x-wing 2/)
})

test('a destroyed system has no loyalty, a captive has a ring', () => {
  const ruined = after({ destroyed: ['naboo'], subjugated: [], units: {}, rings: ['luke-skywalker', null, null] })
  expect(placeLabel(at(ruined), 'naboo', [])).toBe(
    'place-naboo; destroyed; there side-rebel leader-label leader-luke-skywalker ring-captured',
  )
})
