import { expect, test } from 'vitest'
import type { Light, Thing } from '../contract'
import { subjectOf } from './subject'
import { lineTarget, ownShip } from './wiring'

const litOnly =
  (...things: Thing[]) =>
  (thing: Thing): Light =>
    things.includes(thing) ? 'lit' : 'none'

test('a ship of my fleet is pointed at by the name that is asked for', () => {
  expect(ownShip(litOnly('fleet/own/tie-bomber'), 0, 'tie-bomber')).toBe('fleet/own/tie-bomber')
  expect(ownShip(litOnly('fleet/commander-1/tie-bomber'), 0, 'tie-bomber')).toBe('fleet/commander-1/tie-bomber')
  expect(ownShip(litOnly(), 0, 'tie-bomber')).toBe('fleet/commander-1/tie-bomber')
})

test('a ship of a line stands for its planet where only the planet is asked for', () => {
  expect(lineTarget(litOnly('planet/hoth'), 'hoth', 'tie-bomber')).toBe('planet/hoth')
  expect(lineTarget(litOnly('planet/hoth', 'line/hoth/tie-bomber'), 'hoth', 'tie-bomber')).toBe('line/hoth/tie-bomber')
  expect(lineTarget(litOnly(), 'hoth', 'tie-bomber')).toBe('line/hoth/tie-bomber')
})

test.each([
  ['hand/slave-1', { sort: 'card', card: 'slave-1' }],
  ['line/hoth/tie-bomber', { sort: 'card', card: 'tie-bomber' }],
  ['fleet/own/tie-bomber', { sort: 'card', card: 'tie-bomber' }],
  ['fleet/own', { sort: 'fleet', seat: null }],
  ['fleet/commander-2', { sort: 'fleet', seat: 'commander-2' }],
  ['held/commander-2', { sort: 'hand', seat: 'commander-2' }],
  ['planet/hoth', { sort: 'planet', planet: 'hoth' }],
  ['shown/slave-1', { sort: 'card', card: 'slave-1' }],
  ['discard', { sort: 'discard' }],
  ['nothing', null],
])('%s is read about as %j', (thing, subject) => {
  expect(subjectOf(thing)).toEqual(subject)
})
