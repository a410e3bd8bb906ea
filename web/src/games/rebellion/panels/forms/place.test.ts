import { expect, test } from 'vitest'
import { after, FACTS } from '../../table.fixture'
import { ask } from './asking.fixture'
import { fits, leftOver, placed, placePicks, placing, waiting } from './place'

const ASK = ask(
  'deploy-units',
  'done',
  'deploy x-wing at mon-calamari',
  'deploy x-wing at rebel-base',
  'deploy rebel-trooper at mon-calamari',
  'deploy rebel-trooper at rebel-base',
)
const form = (view: object = {}) => {
  const found = placing(after({ ready: { 'x-wing': 3, 'rebel-trooper': 1 }, ...view }), FACTS, ASK)
  if (!found) throw new Error('no form')
  return found
}

test('kinds wait with the places that are open to them, of which each has room for two', () => {
  const { kinds, places, canStop } = form({ deployed: [0, 0, 0, 1, 0, 0, 0] })
  expect(kinds.map(({ kind, count }) => `${kind} ${count}`)).toEqual(['x-wing 3', 'rebel-trooper 1'])
  expect(places).toEqual([
    { place: 'mon-calamari', room: 1 },
    { place: 'rebel-base', room: 2 },
  ])
  expect(canStop).toBe(true)
})

test('what is in the form no longer waits, and takes the room', () => {
  const counts = { 'deploy x-wing at mon-calamari': 2 }
  expect(waiting(form(), counts, 'x-wing')).toBe(1)
  expect(placed(form(), counts, 'mon-calamari')).toEqual([{ kind: 'x-wing', count: 2 }])
  expect(fits(form(), counts, 'x-wing', 'mon-calamari')).toBe(false)
  expect(fits(form(), counts, 'x-wing', 'rebel-base')).toBe(true)
  expect(fits(form(), { ...counts, 'deploy x-wing at rebel-base': 1 }, 'x-wing', 'rebel-base')).toBe(false)
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

test('in the setup any number of figures fits', () => {
  const setup = placing(
    after({ ready: { stormtrooper: 12 } }),
    FACTS,
    ask('place-imperial-units', 'place stormtrooper at coruscant'),
  )
  expect(setup?.places).toEqual([{ place: 'coruscant', room: null }])
  expect(setup?.canStop).toBe(false)
})
