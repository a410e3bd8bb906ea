import { expect, test } from 'vitest'
import type { PlaceForm } from '../../../../generated/rebellion'
import { ask, asking, unitsToPlace } from './asking.fixture'
import { fits, leftOver, placed, placePick, placePicks, type Placing, placing, room, scarce, waiting } from './place'

function form(room = 2): Placing {
  const found = placing(
    asking('deploy-units', {
      units: [
        unitsToPlace('deploy', 'x-wing', 3, 'mon-calamari', 'rebel-base'),
        unitsToPlace('deploy', 'rebel-trooper', 1, 'mon-calamari', 'rebel-base'),
      ],
      places: [
        { place: 'mon-calamari', room, bare: false },
        { place: 'rebel-base', room: 2, bare: false },
      ],
      rest: null,
      done: 'done',
    }),
  )
  if (!found) throw new Error('no form')
  return found
}
const waitingFor = (found: Placing, counts: Record<string, number>) =>
  found.units.map((units) => `${units.unit} ${waiting(units, counts)}`)
const roomLeft = (found: Placing, counts: Record<string, number>) =>
  found.places.map((open) => room(found, counts, open))

test('what is in the form no longer waits, and takes the room', () => {
  const counts = { 'deploy x-wing at mon-calamari': 2 }
  expect(waitingFor(form(), {})).toEqual(['x-wing 3', 'rebel-trooper 1'])
  expect(waitingFor(form(), counts)).toEqual(['x-wing 1', 'rebel-trooper 1'])
  expect(roomLeft(form(), {})).toEqual([2, 2])
  expect(roomLeft(form(), counts)).toEqual([0, 2])
  expect(placed(form(), counts, 'mon-calamari').map(({ units, count }) => `${units.unit} ${count}`)).toEqual([
    'x-wing 2',
  ])
  expect(fits(form(), counts, 'x-wing', 'mon-calamari')).toBe(false)
  expect(fits(form(), counts, 'x-wing', 'rebel-base')).toBe(true)
  expect(fits(form(), { ...counts, 'deploy x-wing at rebel-base': 1 }, 'x-wing', 'rebel-base')).toBe(false)
})

test('a unit goes only where the server says', () => {
  expect(placePick(form(), 'x-wing', 'mon-calamari')).toBe('deploy x-wing at mon-calamari')
  expect(placePick(form(), 'x-wing', 'naboo')).toBeNull()
  expect(fits(form(), {}, 'x-wing', 'naboo')).toBe(false)
  expect(fits(form(1), { 'deploy rebel-trooper at mon-calamari': 1 }, 'x-wing', 'mon-calamari')).toBe(false)
})

test('one has to say that it is enough only while something could still be placed', () => {
  const full = {
    'deploy x-wing at mon-calamari': 2,
    'deploy x-wing at rebel-base': 1,
    'deploy rebel-trooper at rebel-base': 1,
  }
  expect(leftOver(form(), {})).toBe(true)
  expect(leftOver(form(), full)).toBe(false)
  expect(placePicks(form(), full)).toEqual([
    'deploy x-wing at mon-calamari',
    'deploy x-wing at mon-calamari',
    'deploy x-wing at rebel-base',
    'deploy rebel-trooper at rebel-base',
  ])
})

const IMPERIAL: PlaceForm = {
  units: [
    unitsToPlace('place', 'stormtrooper', 3, 'coruscant', 'mustafar'),
    unitsToPlace('place', 'tie-fighter', 9, 'coruscant', 'mustafar'),
  ],
  places: [
    { place: 'coruscant', room: null, bare: true },
    { place: 'mustafar', room: null, bare: true },
  ],
  rest: null,
  done: null,
}

test('in the setup any number fits, but a ground unit is left for each place that has to get one', () => {
  const found = placing(asking('place-imperial-units', IMPERIAL))
  if (!found) throw new Error('no form')
  expect([found.verb, found.done]).toEqual(['place', null])
  const two = { 'place stormtrooper at coruscant': 2, 'place tie-fighter at coruscant': 8 }
  expect(scarce(found, { 'place stormtrooper at coruscant': 1 })).toBe(false)
  expect(scarce(found, two)).toBe(true)
  expect(fits(found, two, 'stormtrooper', 'coruscant')).toBe(false)
  expect(fits(found, two, 'stormtrooper', 'mustafar')).toBe(true)
  expect(fits(found, two, 'tie-fighter', 'coruscant')).toBe(true)
  expect(scarce(found, { ...two, 'place stormtrooper at mustafar': 1 })).toBe(false)
})

test('another question has no such form', () => {
  expect(placing(ask('take-turn', 'pass'))).toBeNull()
})
