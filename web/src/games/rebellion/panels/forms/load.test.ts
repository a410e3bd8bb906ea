import { expect, test } from 'vitest'
import { after, FACTS } from '../../table.fixture'
import { ask } from './asking.fixture'
import { added, everything, loading, loadPicks, overload, room } from './load'

const MOVE = {
  ask: 'move-units',
  side: 'empire',
  role: 'admiral',
  goal: 'ord-mantell',
  origins: ['alderaan', 'coruscant'],
  kinds: ['tie-fighter', 'star-destroyer', 'stormtrooper'],
  limit: -1,
  quotas: [],
  transport: true,
  near: false,
  captives: true,
  load: [],
  taken: [],
} as const
const OPTIONS = ask('move-units', 'done', 'move star-destroyer from coruscant')
const form = (more: object = {}, view: object = {}) => {
  const found = loading(after({ side: 'empire', stack: [{ ...MOVE, ...more }], ...view }), FACTS, OPTIONS)
  if (!found) throw new Error('no form')
  return found
}
const coruscant = (found: ReturnType<typeof form>) => {
  const [origin] = found.origins
  if (!origin) throw new Error('no origin')
  return origin
}

test('the form shows every kind in the places that something can leave', () => {
  const { goal, limit, origins } = form()
  expect([goal, limit]).toEqual(['ord-mantell', null])
  expect(origins.map(({ place }) => place)).toEqual(['coruscant'])
  expect(coruscant(form()).rows.map(({ kind, left }) => `${kind} ${left}`)).toEqual([
    'tie-fighter 3',
    'star-destroyer 1',
    'stormtrooper 2',
  ])
})

test('what has been picked already is loaded, and counts for the room', () => {
  const found = form({
    load: [
      ['coruscant', 'star-destroyer', 1],
      ['coruscant', 'stormtrooper', 1],
    ],
    limit: 5,
  })
  expect(found.limit).toBe(3)
  expect(room(FACTS, coruscant(found), { 'move tie-fighter from coruscant': 2 })).toEqual({
    capacity: 6,
    passengers: 3,
  })
})

test('no more of a kind than may come in all', () => {
  const found = form({ quotas: [2, 1, 1], load: [['coruscant', 'tie-fighter', 1]] })
  expect(coruscant(found).rows.map(({ left }) => left)).toEqual([1, 1, 1])
})

test('ships are picked before those they carry', () => {
  const counts = { 'move stormtrooper from coruscant': 2, 'move star-destroyer from coruscant': 1 }
  expect(added(form(), counts)).toBe(3)
  expect(loadPicks(FACTS, form(), counts)).toEqual([
    'move star-destroyer from coruscant',
    'move stormtrooper from coruscant',
    'move stormtrooper from coruscant',
  ])
})

test('a captive comes last', () => {
  const view = { leaders: ['pool', 'coruscant', 'naboo'], rings: ['princess-leia', null, null] }
  const found = form({}, view)
  expect(coruscant(found).captives).toEqual([
    { leader: 'princess-leia', pick: 'take princess-leia from coruscant', taken: false },
  ])
  const counts = { 'take princess-leia from coruscant': 1, 'move star-destroyer from coruscant': 1 }
  expect(loadPicks(FACTS, found, counts).at(-1)).toBe('take princess-leia from coruscant')
})

test('too many passengers or figures are told', () => {
  const troops = { 'move stormtrooper from coruscant': 2 }
  expect(overload(FACTS, form(), troops)).toEqual({ what: 'room', place: 'coruscant' })
  expect(overload(FACTS, form(), { ...troops, 'move star-destroyer from coruscant': 1 })).toBeNull()
  expect(overload(FACTS, form({ transport: false }), troops)).toBeNull()
  expect(overload(FACTS, form({ limit: 1, transport: false }), troops)).toEqual({ what: 'limit' })
})

test('everything is all ships and as many passengers as they carry', () => {
  const all = everything(FACTS, form(), coruscant(form()), {})
  expect(all).toEqual({
    'move star-destroyer from coruscant': 1,
    'move tie-fighter from coruscant': 3,
    'move stormtrooper from coruscant': 2,
  })
  const few = form({ limit: 2 })
  expect(added(few, everything(FACTS, few, coruscant(few), {}))).toBe(2)
})

test('another question has no such form', () => {
  expect(loading(after({}), FACTS, ask('take-turn', 'pass'))).toBeNull()
})
