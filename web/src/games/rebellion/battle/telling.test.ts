import { describe, expect, it } from 'vitest'
import type { Message } from '../../../client/types'
import type { Entry } from '../../../client/wire'
import { after } from '../table.fixture'
import { printed } from '../view'
import { attempt } from './attempt'
import { diceIn, ending, lastRoll, leftBehind, missionRoll, plansRoll, story, within, type RolledDie } from './telling'

const event = (key: string, params: Message['params'] = {}): Message => ({ key: `rebellion-event-${key}`, params })
const entry = (version: number, seat: string, ...events: Message[]): Entry => ({
  version,
  kind: 'pick',
  seat,
  at: version,
  events,
})
// As the game names dice: one by itself, several with their number.
const several = (die: Message, count: number): Message =>
  count === 1 ? die : { key: 'rebellion-dice', params: { die, count } }
const die = (name: string, count: number): Message => several({ key: `rebellion-die-${name}` }, count)
const result = (face: string, count: number): Message => several({ key: `rebellion-result-${face}` }, count)
const face = (name: string): Message => ({ key: `rebellion-face-${name}` })
const names = (dice: readonly RolledDie[] | undefined) => dice?.map((each) => `${each.colour} ${each.face}`)
const SIDE = { rebel: { key: 'rebellion-side-rebel' }, empire: { key: 'rebellion-side-empire' } }
const COMBAT = [
  entry(1, 'rebel', event('round'), event('activated'), event('combat-began')),
  entry(
    2,
    'empire',
    event('space-battle'),
    event('attacked', { side: SIDE.empire, dice: [die('black-hit', 2), die('red-blank', 1)] }),
  ),
  entry(
    3,
    'empire',
    event('rerolled-dice', { side: SIDE.empire, before: [die('red-blank', 1)], after: [die('red-special', 1)] }),
  ),
]

describe('the story of a combat', () => {
  it('begins where it began', () => {
    const tale = story(COMBAT)
    expect(tale?.what).toBe('combat')
    expect(tale?.told.map(({ key }) => key)).toEqual(['1.2', '2.0', '2.1', '3.0'])
    expect(tale && ending(tale)).toBeNull()
  })
  it('has the dice as they lie after all rerolls', () => {
    const roll = lastRoll(story(COMBAT)?.told ?? [])
    expect(roll?.side).toBe('empire')
    expect(names(roll?.dice)).toEqual(['black hit', 'black hit', 'red special'])
    const yoda = entry(
      4,
      'rebel',
      event('rerolled', { before: die('black-hit', 1), after: die('black-direct-hit', 1) }),
    )
    expect(names(lastRoll(story([...COMBAT, yoda])?.told ?? [])?.dice)).toEqual([
      'black hit',
      'red special',
      'black direct-hit',
    ])
    expect(lastRoll(story([...COMBAT, entry(4, 'rebel', event('ground-battle'))])?.told ?? [])).toBeNull()
  })
  it('ends, and is left behind when somebody goes on', () => {
    const over = [...COMBAT, entry(4, 'empire', event('combat-ended'), event('passed'))]
    const tale = story(over)
    if (!tale) throw new Error('no story')
    expect(within(tale).at(-1)?.event.key).toBe('rebellion-event-combat-ended')
    const later = [5, 6, 7, 8, 9, 10].map((version) => entry(version, 'empire'))
    expect(leftBehind(tale, over, 'rebel', false)).toBe(false)
    expect(leftBehind(tale, [...over, entry(5, 'empire')], 'rebel', false)).toBe(false)
    expect(leftBehind(tale, [...over, entry(5, 'rebel')], 'rebel', true)).toBe(true)
    expect(leftBehind(tale, [...over, ...later], 'rebel', true)).toBe(false)
    expect(leftBehind(tale, [...over, ...later], null, false)).toBe(true)
  })
  it('is over with the round', () => {
    expect(story([...COMBAT, entry(4, 'rebel', event('round'))])).toBeNull()
    expect(story([])).toBeNull()
  })
  it('names no dice where there are none', () => {
    expect([diceIn(undefined), diceIn('x'), diceIn([{ key: 'rebellion-unit-x-wing' }])]).toEqual([[], [], []])
  })
})

describe('Death Star Plans', () => {
  const begun = entry(4, 'rebel', event('combat-round'), event('space-battle'))
  const rolled = entry(5, 'rebel', event('rolled-plans', { dice: [result('hit', 1), result('blank', 2)] }))
  const after = (...more: Entry[]) => plansRoll(story([...COMBAT, begun, rolled, ...more])?.told ?? [])

  it('have dice of no colour', () => {
    expect(names(after()?.dice)).toEqual(['black hit', 'black blank', 'black blank'])
    expect(after()?.outcome).toBeNull()
    expect(plansRoll(story([...COMBAT, begun])?.told ?? [])).toBeNull()
  })
  it('show what Master Yoda made of them, and what came of it', () => {
    const yoda = event('rerolled', { before: die('black-blank', 1), after: die('black-direct-hit', 1) })
    const roll = after(entry(6, 'rebel', yoda, event('destroyed')))
    expect(names(roll?.dice)).toEqual(['black hit', 'black blank', 'black direct-hit'])
    expect(roll?.outcome?.event.key).toBe('rebellion-event-destroyed')
    expect(after(entry(6, 'rebel', event('plans-failed')))?.outcome?.event.key).toBe('rebellion-event-plans-failed')
  })
  it('are not taken for those of the attack before them, nor seen in the next round', () => {
    const yoda = entry(6, 'rebel', event('rerolled', { before: die('black-hit', 1), after: die('black-blank', 1) }))
    const attack = entry(4, 'rebel', event('attacked', { side: SIDE.rebel, dice: [die('black-hit', 1)] }))
    expect(names(lastRoll(story([...COMBAT, attack, rolled, yoda])?.told ?? [])?.dice)).toEqual(['black hit'])
    expect(after(entry(6, 'rebel', event('plans-failed'), event('combat-round')))).toBeNull()
  })
})

describe('an attempt', () => {
  const leader = (id: string) => ({ key: `rebellion-leader-${id}` })
  const HEARD = [
    entry(
      1,
      'rebel',
      event('mission-revealed', {
        side: SIDE.rebel,
        mission: { key: 'rebellion-mission-sabotage' },
        leaders: [leader('leia')],
      }),
    ),
    entry(2, 'rebel', event('mission-at', { place: { key: 'rebellion-place-hoth' } })),
    entry(
      3,
      'empire',
      event('mission-sent', { leader: leader('veers') }),
      event('mission-rolled', { side: SIDE.rebel, hit: 1, direct_hit: 0, special: 1, blank: 0 }),
      event('mission-rolled', { side: SIDE.empire, hit: 0, direct_hit: 1, special: 0, blank: 2 }),
      event('mission-compared', { side: SIDE.rebel, ours: 3, theirs: 1 }),
      event('mission-succeeded'),
    ),
  ]
  const facts = printed({
    systems: { systems: [] },
    units: { units: [] },
    leaders: {
      leaders: [
        { id: 'veers', side: 'imperial' },
        { id: 'leia', side: 'rebel' },
      ],
    },
    missions: { missions: [] },
    actions: { actions: [] },
    objectives: { objectives: [] },
    tactics: { tactics: [] },
    misc: { rings: ['captured', 'carbonite', 'lure-of-the-dark-side'].map((id) => ({ id, side: 'imperial' })) },
  })
  const table = after({ mission: null, leaders: ['hoth', 'hoth'], rings: [null, null, null] })

  it('can be read after it is over', () => {
    expect(attempt(table, facts, story(HEARD))).toEqual({
      card: 'sabotage',
      side: 'rebel',
      place: 'hoth',
      target: null,
      leaders: ['leia'],
      opposing: ['veers'],
      dice: { rebel: [1, 0, 1, 0], empire: [0, 1, 0, 2] },
      compared: { ours: 3, theirs: 1 },
      outcome: 'succeeded',
    })
    expect(attempt(table, facts, story(COMBAT))).toBeNull()
  })
  it('shows dice as they were turned and rolled again', () => {
    const [revealed, at, rolled] = HEARD as [Entry, Entry, Entry]
    const [sent, ours, theirs, ...end] = rolled.events as [Message, Message, Message, ...Message[]]
    const turned = event('turned-die', { before: face('direct-hit'), after: face('blank') })
    const again = event('rerolled', { before: face('special'), after: face('hit') })
    const heard = [
      revealed,
      at,
      entry(3, 'empire', sent, ours, theirs),
      entry(4, 'rebel', again),
      entry(5, 'rebel', turned, ...end),
    ]
    expect(attempt(table, facts, story(heard))?.dice).toEqual({ rebel: [2, 0, 0, 0], empire: [0, 0, 0, 3] })
  })
  it('has dice only where somebody rolled', () => {
    expect(missionRoll(story(HEARD.slice(0, 2))?.told ?? [], 'rebel')).toBeNull()
    expect(attempt(table, facts, story(HEARD.slice(0, 2)))?.outcome).toBeNull()
  })
})
