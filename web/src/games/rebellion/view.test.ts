import { expect, test } from 'vitest'
import { after, BATTLE, CONTENT, FACTS, TABLE } from './table.fixture'
import {
  actionCards,
  adjacent,
  attackDice,
  builtBy,
  captured,
  counted,
  figuresOf,
  hasUnits,
  isKnown,
  leadersAt,
  leaderSide,
  phase,
  printed,
  production,
  ringsOn,
  sideOfSeat,
  skillTotal,
  spotOf,
  successes,
  supply,
  suspicion,
  turns,
  unknownProbes,
} from './view'

test('the same content is read once', () => {
  expect(printed(CONTENT)).toBe(FACTS)
  expect(() => FACTS.system('earth')).toThrow('no system earth')
})

test('seats have a side', () => {
  expect(['rebel', 'empire', 'rebel-general', 'imperial-admiral'].map(sideOfSeat)).toEqual([
    'rebel',
    'empire',
    'rebel',
    'empire',
  ])
})

test('turns go from side to side, and from role to role in a team', () => {
  expect(turns(TABLE)).toEqual([
    ['rebel', null],
    ['empire', null],
  ])
  expect(turns(after({ players: 4 })).map((turn) => turn.join(' '))).toEqual([
    'rebel admiral',
    'empire admiral',
    'empire general',
    'rebel general',
  ])
  expect(turns(after({ players: 3, options: { setup: 'full', initiative: 'alternating' } }))[2]).toEqual([
    'rebel',
    'general',
  ])
  expect(turns(after({ players: 3, options: { setup: 'full', initiative: 'consecutive' } })).slice(0, 2)).toEqual([
    ['rebel', 'admiral'],
    ['rebel', 'general'],
  ])
})

test('where we are in the rules says which phase it is', () => {
  expect(phase(TABLE)).toBe('command-phase')
  expect(phase(after({ stack: [{ do: 'full-setup', step: 1 }, { ask: 'choose-base' }] }))).toBe('setup')
  // In its last step a phase is no longer on the stack.
  expect(
    phase(
      after({
        stack: [
          { do: 'round', step: 3 },
          { do: 'deploy', step: 2, side: 'rebel' },
          { ask: 'deploy-units', side: 'rebel' },
        ],
      }),
    ),
  ).toBe('refresh-phase')
  expect(phase(after({ stack: [] }))).toBe('over')
})

test('what a place builds, and what is next to it', () => {
  expect(production(FACTS, 'ord-mantell').slot).toBe(2)
  expect(production(FACTS, 'rebel-base').icons).toEqual([{ colour: 'blue', shape: 'triangle' }])
  expect(builtBy(FACTS, { colour: 'blue', shape: 'triangle' }, 'rebel')).toEqual(['x-wing', 'rebel-transport'])
  expect(builtBy(FACTS, { colour: 'blue', shape: 'triangle' }, 'empire')).toEqual(['tie-fighter'])
  expect(adjacent(FACTS, 'alderaan')).toEqual(['coruscant', 'ord-mantell'])
})

test('figures of a side and theatre, in printed order', () => {
  expect(figuresOf(FACTS, TABLE.units['coruscant'], 'empire')).toEqual([
    { kind: 'tie-fighter', count: 3 },
    { kind: 'star-destroyer', count: 1 },
    { kind: 'stormtrooper', count: 2 },
  ])
  expect(figuresOf(FACTS, TABLE.units['naboo'], 'rebel', 'ground')).toEqual([{ kind: 'rebel-trooper', count: 2 }])
  expect(figuresOf(FACTS, undefined, 'rebel')).toEqual([])
  expect(hasUnits(TABLE, FACTS, 'naboo', 'empire', 'ground')).toBe(false)
})

test('figures on the board, in the queue and to be placed are in use', () => {
  expect(supply(TABLE, FACTS, 'tie-fighter')).toBe(24 - 3 - 1)
  expect(supply(after({ ready: { 'x-wing': 1 } }), FACTS, 'x-wing')).toBe(8 - 2 - 1 - 1)
})

test('leaders are where they are, and whose they are now', () => {
  expect(spotOf(TABLE, FACTS, 'luke-skywalker')).toBe('naboo')
  expect(leadersAt(TABLE, FACTS, 'pool')).toEqual(['darth-vader'])
  const taken = after({ rings: [null, 'luke-skywalker', 'princess-leia'] })
  expect(captured(taken, FACTS, 'luke-skywalker')).toBe(true)
  expect(captured(taken, FACTS, 'princess-leia')).toBe(false)
  expect(leaderSide(taken, FACTS, 'princess-leia')).toBe('empire')
  expect(leadersAt(taken, FACTS, 'mission', 'rebel')).toEqual([])
  expect(ringsOn(taken, FACTS, 'princess-leia')).toEqual(['lure-of-the-dark-side'])
  expect(skillTotal(FACTS, ['princess-leia', 'luke-skywalker'], 'diplomacy')).toBe(3)
})

test('cards are counted, and known or not', () => {
  expect(counted(['b', 'a', 'b'])).toEqual([
    { card: 'b', count: 2 },
    { card: 'a', count: 1 },
  ])
  expect(['unknown', 'unknown-space', 'infiltration'].map(isKnown)).toEqual([false, false, true])
  expect(actionCards(TABLE, 'empire')).toEqual([
    { card: 'unknown-starting', role: 'admiral', announced: null },
    { card: 'unknown', role: 'admiral', announced: 'darth-vader' },
  ])
})

test('dice are read by colour and face', () => {
  expect(successes(FACTS, [1, 1, 2, 3])).toBe(6)
  expect(attackDice({ ...BATTLE, dice: [2, 0, 0, 1, 0, 0, 1, 0] })).toEqual([
    { colour: 'black', face: 'hit', count: 2 },
    { colour: 'black', face: 'blank', count: 1 },
    { colour: 'red', face: 'special', count: 1 },
  ])
})

test('every system is possible, or ruled out for a reason', () => {
  const known = (view = TABLE) => Object.fromEntries(FACTS.systems.map(({ id }) => [id, suspicion(view, FACTS, id)]))
  expect(known()).toEqual({
    alderaan: 'boxed',
    coruscant: 'no-card',
    hoth: 'possible',
    'mon-calamari': 'possible',
    naboo: 'told',
    'ord-mantell': 'probe-card',
  })
  const garrison = { ...TABLE.units, naboo: { stormtrooper: 1 } }
  expect(known(after({ units: garrison }))['naboo']).toBe('occupied')
  expect(known(after({ destroyed: ['naboo'] }))['naboo']).toBe('destroyed')
  expect(known(after({ exposed: true }))['hoth']).toBe('here')
  expect(known(after({ probed: ['hoth'], possible: ['mon-calamari'] }))['hoth']).toBe('probe-card')
  expect(unknownProbes(TABLE)).toBe(1)
})
