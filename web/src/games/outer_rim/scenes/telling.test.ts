import { expect, test } from 'vitest'
import type { Message } from '../../../client/types'
import type { Entry } from '../../../client/wire'
import { beats, tales, toldIn } from './telling'

const APHRA = { key: 'outer_rim-character-doctor-aphra' }
const BOSSK = { key: 'outer_rim-character-bossk' }
const face = (name: string): Message => ({ key: `outer_rim-words-face-${name}` })
const say = (name: string, params: NonNullable<Message['params']> = {}): Message => ({
  key: `outer_rim-event-${name}`,
  params: { who: APHRA, ...params },
})
const entry = (version: number, ...events: Message[]): Entry => ({
  version,
  kind: 'pick',
  seat: 'captain-1',
  at: 0,
  events,
})
const skill = (name: string) => ({ key: `outer_rim-skill-${name}` })

const JOB: readonly Message[] = [
  say('attempted', { job: { key: 'outer_rim-card-data-heist' } }),
  say('databank', { card: { key: 'outer_rim-card-script-data-heist' } }),
  say('step-read', { what: { key: 'outer_rim-card-script-data-heist-step-1-story' } }),
  say('tests', { skill: skill('knowledge'), level: 2 }),
  say('rolled', { dice: [face('hit'), face('blank')] }),
  say('passed-test', { skill: skill('knowledge') }),
  { key: 'outer_rim-event-fights-enemy-ground', params: { who: APHRA, enemy: { key: 'outer_rim-enemy-guards' } } },
  say('rolled', { dice: [{ key: 'outer_rim-dice', params: { face: face('focus'), count: 2 } }] }),
  say('turned', { face: face('focus'), into: face('crit'), count: 1 }),
  say('damage-counted', { count: 2 }),
  { key: 'outer_rim-event-opponent-rolled', params: { dice: [face('hit')] } },
  { key: 'outer_rim-event-opponent-damage-counted', params: { count: 1 } },
  say('won-combat'),
  say('completed', { job: { key: 'outer_rim-card-data-heist' } }),
]

test('a job is one tale, with its tests and combats', () => {
  const told = toldIn([
    entry(1, say('turn', { round: 1 })),
    entry(2, ...JOB),
    entry(3, say('turn', { round: 2 }), say('moved')),
  ])
  const found = tales(told)
  expect(found.map(({ kind, last }) => [kind, last])).toEqual([['job', 2]])
  expect(found[0]?.told).toHaveLength(JOB.length)
})

test('a test has its dice and how it ended', () => {
  const [, , read, tested] = beats(toldIn([entry(2, ...JOB)]))
  expect(read?.what).toBe('read')
  expect(tested).toMatchObject({ what: 'test', skill: 'knowledge', level: 2, dice: ['hit', 'blank'], passed: true })
})

test('a combat has both sides, with the dice as they lie at the end', () => {
  const fight = beats(toldIn([entry(2, ...JOB)])).find((beat) => beat.what === 'fight')
  expect(fight?.sides[0]).toMatchObject({ who: APHRA, dice: ['focus', 'crit'], damage: 2 })
  expect(fight?.sides[1]).toMatchObject({ who: null, dice: ['hit'], damage: 1 })
  expect(fight?.winner).toBe(0)
  expect(fight?.notes.map(({ name }) => name)).toEqual(['turned'])
})

test('between players dice belong to whom the sentence names', () => {
  const told = toldIn([
    entry(
      1,
      { key: 'outer_rim-event-fights-player-ship', params: { who: APHRA, other: BOSSK } },
      say('rolled', { dice: [face('blank')] }),
      { key: 'outer_rim-event-rolled', params: { who: BOSSK, dice: [face('crit')] } },
      { key: 'outer_rim-event-rerolled', params: { who: BOSSK, before: [face('crit')], after: [face('hit')] } },
      { key: 'outer_rim-event-won-combat', params: { who: BOSSK } },
    ),
  ])
  const [fight] = beats(told)
  expect(fight).toMatchObject({ what: 'fight', winner: 1, sides: [{ dice: ['blank'] }, { dice: ['hit'] }] })
})

test('the turn of the automatic opponent is a tale of its own, whatever happens in it', () => {
  const turn = [
    { key: 'outer_rim-event-ai-drew', params: { who: BOSSK, card: 4 } },
    { key: 'outer_rim-event-moved', params: { who: BOSSK, space: { key: 'outer_rim-space-kessel' } } },
    { key: 'outer_rim-event-fights-patrol', params: { who: BOSSK } },
  ]
  const found = tales(toldIn([entry(2, ...JOB, say('turn', { round: 1 }), ...turn, say('turn', { round: 2 }))]))
  expect(found.map(({ kind, told }) => [kind, told.length])).toEqual([
    ['job', JOB.length],
    ['rival', 3],
  ])
})
