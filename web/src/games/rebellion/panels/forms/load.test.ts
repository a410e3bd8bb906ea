import { expect, test } from 'vitest'
import type { OriginOfMove } from '../../../../generated/rebellion'
import { ask, asking } from './asking.fixture'
import { added, everything, type Loading, loading, loadPicks, overload, room } from './load'

const TROOPS = 'move stormtrooper from coruscant'
const FIGHTERS = 'move tie-fighter from coruscant'
const SHIP = 'move star-destroyer from coruscant'

const figures = (unit: string, left: number, each: number, loaded = 0) => ({
  unit,
  loaded,
  left,
  pick: `move ${unit} from coruscant`,
  room: each,
})
const CORUSCANT: OriginOfMove = {
  place: 'coruscant',
  capacity: 0,
  passengers: 0,
  units: [figures('tie-fighter', 3, -1), figures('star-destroyer', 1, 6), figures('stormtrooper', 2, -1)],
  captives: [],
}
function form(more: Partial<OriginOfMove> = {}, limit: number | null = null): Loading {
  const origins = [{ ...CORUSCANT, ...more }]
  const found = loading(asking('move-units', { goal: 'ord-mantell', limit, origins, done: 'done' }))
  if (!found) throw new Error('no form')
  return found
}
function coruscant(found: Loading): OriginOfMove {
  const [origin] = found.origins
  if (!origin) throw new Error('no origin')
  return origin
}

test('what has been picked already counts for the room', () => {
  const found = form({ capacity: 6, passengers: 1 })
  expect(room(coruscant(found), { [FIGHTERS]: 2 })).toEqual({ capacity: 6, passengers: 3 })
  expect(room(coruscant(found), { [SHIP]: 1 })).toEqual({ capacity: 12, passengers: 1 })
})

test('what brings room is picked before what takes it', () => {
  const counts = { [TROOPS]: 2, [SHIP]: 1 }
  expect(added(form(), counts)).toBe(3)
  expect(loadPicks(form(), counts)).toEqual([SHIP, TROOPS, TROOPS])
})

test('a captive comes last', () => {
  const take = 'take princess-leia from coruscant'
  const found = form({ captives: [{ leader: 'princess-leia', taken: false, pick: take }] })
  expect(loadPicks(found, { [take]: 1, [SHIP]: 1 })).toEqual([SHIP, take])
})

test('too many passengers or figures are told', () => {
  const troops = { [TROOPS]: 2 }
  expect(overload(form(), troops)).toEqual({ what: 'room', place: 'coruscant' })
  expect(overload(form(), { ...troops, [SHIP]: 1 })).toBeNull()
  expect(overload(form({ capacity: 6, passengers: 5 }), troops)).toEqual({ what: 'room', place: 'coruscant' })
  const free = { units: [figures('stormtrooper', 2, 0)] } // where transport does not matter
  expect(overload(form(free), troops)).toBeNull()
  expect(overload(form(free, 1), troops)).toEqual({ what: 'limit' })
})

test('everything is all that brings room, and as many as it takes', () => {
  expect(everything(form(), coruscant(form()), {})).toEqual({ [SHIP]: 1, [FIGHTERS]: 3, [TROOPS]: 2 })
  const full = form({
    units: [figures('tie-fighter', 5, -1), figures('stormtrooper', 5, -1)],
    capacity: 6,
    passengers: 0,
  })
  expect(everything(full, coruscant(full), {})).toEqual({ [FIGHTERS]: 5, [TROOPS]: 1 })
  const few = form({}, 2)
  expect(added(few, everything(few, coruscant(few), {}))).toBe(2)
})

test('another question has no such form', () => {
  expect(loading(ask('take-turn', 'pass'))).toBeNull()
})
