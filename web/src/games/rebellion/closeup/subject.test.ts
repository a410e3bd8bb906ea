import { expect, test } from 'vitest'
import actions from '../../../../../src/dejarik/games/rebellion/content/actions.yaml?raw'
import missions from '../../../../../src/dejarik/games/rebellion/content/missions.yaml?raw'
import objectives from '../../../../../src/dejarik/games/rebellion/content/objectives.yaml?raw'
import tactics from '../../../../../src/dejarik/games/rebellion/content/tactics.yaml?raw'
import rules from '../../../../../src/dejarik/games/rebellion/rules.md?raw'
import source from './subject.ts?raw'
import { subjectOf } from './subject'

test.each([
  ['mission/sabotage', { sort: 'mission', card: 'sabotage' }],
  ['unit/hoth/at-at', { sort: 'unit', kind: 'at-at', place: 'hoth' }],
  ['supply/at-at', { sort: 'unit', kind: 'at-at', place: null }],
  ['queue/empire/2/at-at', { sort: 'unit', kind: 'at-at', place: null }],
  ['queue/empire/2', { sort: 'queue', side: 'empire', space: 2 }],
  ['place/rebel-base', { sort: 'place', place: 'rebel-base' }],
  ['probe/hoth', { sort: 'probe', system: 'hoth' }],
  ['die/red/special', { sort: 'die', colour: 'red', face: 'special' }],
  ['action/unknown-starting', null],
  ['something', null],
])('%s is read about as %j', (thing, subject) => {
  expect(subjectOf(thing)).toEqual(subject)
})

const numbered = new Set([...rules.matchAll(/\*\*(REB-[A-Z0-9-]+-\d+[a-z]?)\b/g)].map(([, id]) => id))

test('every card has a rule of its own under its name', () => {
  const cards = [actions, missions, objectives, tactics].flatMap((yaml) => [...yaml.matchAll(/^ {2}- id: (\S+)$/gm)])
  expect(cards.length).toBeGreaterThan(110)
  for (const [, card] of cards) expect(numbered).toContain(`REB-CARD-${(card ?? '').toUpperCase()}-1`)
})

test('the rules that things point to are in the book', () => {
  const named = [...source.matchAll(/'(REB-[A-Z0-9-]+)'/g)].map(([, id]) => id)
  expect(named.length).toBeGreaterThan(30)
  for (const rule of named) expect(numbered).toContain(rule)
})
