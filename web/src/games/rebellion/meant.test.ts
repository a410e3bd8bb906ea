import { expect, test } from 'vitest'
import explain from '../../../../src/dejarik/games/rebellion/explain/explain.py?raw'
import type { View } from '../../client/types'
import { meant } from './meant'

function asked(ask: string, more: object = {}): View {
  const view = {
    game: 'rebellion',
    players: 2,
    seat: 'empire',
    side: 'empire',
    outcome: null,
    stack: [{ do: 'round', step: 1 }, { ask }],
    missions: [['unknown'], ['gather-intel']],
    ready: {},
    units: {},
    ...more,
  }
  return view
}

const PICKS = [
  ['assign-leaders', ['leader/darth-vader'], 'assign darth-vader'],
  ['assign-leaders', ['leader/darth-vader', 'mission/gather-intel'], null],
  ['assign-leaders', ['mission/long-range-probe'], 'reveal long-range-probe'],
  ['choose-mission', ['mission/long-range-probe'], 'to long-range-probe'],
  ['choose-mission', ['leader/darth-vader'], 'join darth-vader'],
  ['take-turn', ['leader/general-veers'], 'activate with general-veers'],
  ['take-turn', ['leader/general-veers', 'place/hoth'], 'activate hoth with general-veers'],
  ['take-turn', ['mission/gather-intel'], 'reveal gather-intel'],
  ['take-turn', ['place/rebel-base'], 'reveal base'],
  ['take-turn', ['place/hoth'], null],
  ['take-turn', ['unit/hoth/at-at'], 'move at-at from hoth'],
  ['activate-where', ['place/rebel-base'], 'at rebel-base'],
  ['activate-where', ['unit/hoth/at-at'], 'at hoth'],
  ['move-units', ['unit/hoth/at-at'], 'move at-at from hoth'],
  ['choose-target', ['leader/han-solo'], 'against han-solo'],
  ['oppose', ['leader/darth-vader'], 'send darth-vader'],
  ['retreat', ['leader/darth-vader'], 'retreat with darth-vader'],
  ['choose-refuge', ['place/bespin'], 'to bespin'],
  ['choose-site', ['place/bespin'], 'new base at bespin'],
  ['gain-in-region', ['place/bespin'], 'in bespin'],
  ['assign-hit', ['unit/hoth/x-wing'], 'hit x-wing'],
  ['return-figures', ['unit/hoth/at-at'], 'destroy at-at at hoth'],
  ['oversee-project', ['queue/empire/3/death-star'], 'deploy death-star from 3'],
  ['destroy-queued', ['queue/empire/2/at-at'], 'destroy at-at on 2'],
  ['take-turn', ['action/blindside'], 'use blindside'],
  ['assign-leaders', ['action/blindside', 'leader/boba-fett'], 'use blindside with boba-fett'],
  ['keep-action', ['action/blindside'], 'keep blindside'],
  ['play-objective', ['objective/liberation'], 'play liberation'],
  ['combat-action', ['die/red/special'], 'draw with red special'],
  ['combat-action', ['die/red/hit'], null],
  ['build-units', ['place/hoth'], 'build stormtrooper at hoth'],
] as const

test.each(PICKS)('at %s, pointing at %j means %s', (ask, things, pick) => {
  expect(meant(things, asked(ask))).toBe(pick)
})

test('the server understands every way of putting it', () => {
  const patterns = [...explain.matchAll(/\(r"([^"]+)"/g)].map(([, pattern]) => new RegExp(`^(?:${pattern ?? ''})$`))
  expect(patterns.length).toBeGreaterThan(20)
  for (const [, , pick] of PICKS)
    if (pick !== null)
      expect(
        patterns.some((pattern) => pattern.test(pick)),
        pick,
      ).toBe(true)
})

test('a place without more stands for what is there, or what waits to be placed', () => {
  expect(meant(['place/hoth'], asked('move-units', { units: { hoth: { 'at-at': 1 } } }))).toBe('move at-at from hoth')
  expect(meant(['place/hoth'], asked('move-units'))).toBeNull()
  expect(meant(['place/hoth'], asked('deploy-units', { ready: { 'at-st': 2 } }))).toBe('deploy at-st at hoth')
})
