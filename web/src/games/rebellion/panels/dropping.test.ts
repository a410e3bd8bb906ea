import { expect, test } from 'vitest'
import type { Ask } from '../../../client/types'
import { FACTS, TABLE } from '../table.fixture'
import type { Drop, Load } from './drag.svelte'
import { dropped, ON_CARD, WITH_LEADER } from './dropping'
import { asking, unitsToPlace } from './forms/asking.fixture'
import { Forms } from './forms/forms.svelte'

const LUKE: Load = { sort: 'leader', leader: 'luke-skywalker' }
const X_WING: Load = { sort: 'unit', kind: 'x-wing' }

/** What is picked, and what stands in the form then. */
function after(ask: Ask, load: Load, on: Drop) {
  const forms = new Forms(() => ({ table: TABLE, facts: FACTS, ask }))
  const picked: string[] = []
  dropped({ ask, forms, pick: (picks) => picked.push(...picks) }, load, on)
  return { picked, counts: forms.counts }
}

test('a leader who is dropped on a place activates it', () => {
  const turn = asking('take-turn', {
    leaders: { 'luke-skywalker': 'activate with luke-skywalker' },
    places: { naboo: 'at naboo' },
  })
  const both = ['activate with luke-skywalker', 'at naboo']
  expect(after(turn, LUKE, { thing: 'place/naboo' }).picked).toEqual(both)
  expect(after(turn, LUKE, { thing: 'unit/naboo/rebel-trooper' }).picked).toEqual(both)
  expect(after(turn, LUKE, { thing: 'place/rebel-base' }).picked).toEqual([])
  expect(after(turn, { ...LUKE, leader: 'princess-leia' }, { thing: 'place/naboo' }).picked).toEqual([])
})

test('a leader who is dropped on a mission is assigned to it', () => {
  const assign = asking('assign-leaders', {
    leaders: [
      {
        leader: 'luke-skywalker',
        pick: 'assign luke-skywalker',
        missions: { sabotage: 'to sabotage' },
        partners: { 'princess-leia': 'join princess-leia' },
      },
    ],
  })
  expect(after(assign, LUKE, { drop: `${ON_CARD}sabotage` }).picked).toEqual(['assign luke-skywalker', 'to sabotage'])
  expect(after(assign, LUKE, { drop: `${WITH_LEADER}princess-leia` }).picked).toEqual([
    'assign luke-skywalker',
    'join princess-leia',
  ])
  expect(after(assign, LUKE, { drop: `${ON_CARD}infiltration` }).picked).toEqual([])
})

test('a unit that is dropped on a place with room stands in the form', () => {
  const deploy = asking('deploy-units', {
    units: [unitsToPlace('deploy', 'x-wing', 1, 'naboo')],
    places: [{ place: 'naboo', room: 1, bare: false }],
    rest: null,
    done: 'done',
  })
  expect(after(deploy, X_WING, { thing: 'place/naboo' }).counts).toEqual({ 'deploy x-wing at naboo': 1 })
  expect(after(deploy, X_WING, { thing: 'place/hoth' }).counts).toEqual({})
})
