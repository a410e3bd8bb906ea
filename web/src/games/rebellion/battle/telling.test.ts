import { describe, expect, it } from 'vitest'
import type { Message } from '../../../client/types'
import type { Entry } from '../../../table/wire'
import { printed, type RebellionView } from '../view'
import { attempt } from './attempt'
import { diceIn, ending, lastRoll, leftBehind, missionRoll, story, within } from './telling'

const event = (key: string, params: Message['params'] = {}): Message => ({ key: `rebellion-event-${key}`, params })
const entry = (version: number, seat: string, ...events: Message[]): Entry => ({ version, kind: 'pick', seat, at: version, events })
const die = (name: string, count: number): Message => ({ key: 'rebellion-dice', params: { die: { key: `rebellion-die-${name}` }, count } })
const SIDE = { rebel: { key: 'rebellion-side-rebel' }, empire: { key: 'rebellion-side-empire' } }
const COMBAT = [
  entry(1, 'rebel', event('round'), event('activated'), event('combat-began')),
  entry(2, 'empire', event('space-battle'), event('attacked', { side: SIDE.empire, dice: [die('black-hit', 2), die('red-blank', 1)] })),
  entry(3, 'empire', event('rerolled-dice', { side: SIDE.empire, before: [die('red-blank', 1)], after: [die('red-special', 1)] })),
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
    expect(roll?.dice.map((each) => `${each.colour} ${each.face}`)).toEqual(['black hit', 'black hit', 'red special'])
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

describe('an attempt', () => {
  const leader = (id: string) => ({ key: `rebellion-leader-${id}` })
  const HEARD = [
    entry(1, 'rebel', event('mission-revealed', { side: SIDE.rebel, mission: { key: 'rebellion-mission-sabotage' }, leaders: [leader('leia')] })),
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
    leaders: { leaders: [{ id: 'veers', side: 'imperial' }, { id: 'leia', side: 'rebel' }] },
    missions: { missions: [] },
    actions: { actions: [] },
    objectives: { objectives: [] },
    tactics: { tactics: [] },
    misc: { rings: ['captured', 'carbonite', 'lure-of-the-dark-side'].map((id) => ({ id, side: 'imperial' })) },
  } as never)
  const table = { mission: null, leaders: ['hoth', 'hoth'], rings: [null, null, null] } as unknown as RebellionView

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
  it('has dice only where somebody rolled', () => {
    expect(missionRoll(story(HEARD.slice(0, 2))?.told ?? [], 'rebel')).toBeNull()
    expect(attempt(table, facts, story(HEARD.slice(0, 2)))?.outcome).toBeNull()
  })
})
