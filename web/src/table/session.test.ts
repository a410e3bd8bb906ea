// Somebody at a table, without a page around it.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Option, View } from '../client/types'
import type { Present } from '../client/present'
import { Session } from './session.svelte'
import type { Around } from '../client/wire'

const option = (pick: string, ...touches: string[]): Option => ({ pick, touches, label: { key: pick } })
const OPTIONS = [
  option('place tie at hoth', 'hand/tie', 'planet/hoth'),
  option('place tie at naboo', 'hand/tie', 'planet/naboo'),
  option('done'),
]
const view = (seat: string): View => ({ game: 'g', players: 2, options: {}, seat, stack: [], outcome: null })
const around = (asked: string, more: Partial<Around> = {}): Around => ({
  status: 'playing',
  asked,
  clock: null,
  since: 1,
  deadline: null,
  undo: null,
  outcome: null,
  rematch: null,
  stand_ins: [null, null],
  ...more,
})
const ask = { name: 'x', rule: 'R-1', prompt: { key: 'p' }, options: OPTIONS, free_undo: 0 }

function present(asked: string, seats: readonly string[], more: Partial<Around> = {}): Present {
  const eyes = Object.fromEntries(seats.map((seat) => [seat, { view: view(seat), ask: seat === asked ? ask : null }]))
  return { version: 7, table: around(asked, more), eyes }
}

let session: Session
let picked: string[]
let asked: string[]
function sit(now: Present): void {
  session = new Session('T')
  session.live.present = now
  session.live.shown = now
  picked = []
  session.live.pick = (picks) => void picked.push(...picks)
}
beforeEach(() => {
  asked = []
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(decodeURIComponent(path).replaceAll('+', ' '))
    return Promise.resolve(Response.json({ legal: false, rule: 'R-2', objection: { key: 'no' } }))
  })
})
afterEach(() => vi.unstubAllGlobals())

describe('pointing', () => {
  beforeEach(() => sit(present('a', ['a'])))

  it('takes hold, goes on, and is a pick', () => {
    session.point('hand/tie')
    expect(session.held).toEqual(['hand/tie'])
    expect(session.fitting.map((each) => each.pick)).toEqual(['place tie at hoth', 'place tie at naboo'])
    expect(session.light('planet/naboo')).toBe('lit')
    session.point('planet/naboo')
    expect([picked, session.held]).toEqual([['place tie at naboo'], []])
  })
  it('is not needed: a form of the board picks several things in one go, once', () => {
    session.hold('hand/tie')
    session.pickAll(['place tie at hoth', 'place tie at naboo', 'done'])
    expect([picked, session.held]).toEqual([['place tie at hoth', 'place tie at naboo', 'done'], []])
    session.live.sending = { request: 'r', version: 7, picks: picked }
    session.pickAll(['done'])
    expect(picked).toHaveLength(3)
  })
  it('goes together with what stands in a form of the board', () => {
    session.draft = (pick) => ['place tie at hoth', pick]
    session.pick(option('done'))
    expect(picked).toEqual(['place tie at hoth', 'done'])
  })
  it('picks nothing for somebody who is not asked', () => {
    sit(present('b', ['a']))
    session.pickAll(['done'])
    expect(picked).toEqual([])
  })
  it('lights what an option is about while the mouse is on it', () => {
    session.hovered = ['planet/hoth']
    expect([session.light('planet/hoth'), session.light('hand/tie')]).toEqual(['held', 'none'])
  })
  it('asks why not, with all that was pointed at', async () => {
    session.point('hand/tie')
    session.point('planet/kuat')
    await vi.waitFor(() => expect(session.whyNot?.asking).toBe(false))
    expect(asked.at(-1)).toBe('/api/tables/T/explain?seat=a&thing=hand/tie&thing=planet/kuat')
    expect(session.whyNot?.answer).toMatchObject({ rule: 'R-2' })
    expect(picked).toEqual([])
  })
  it('does nothing while a pick is on its way', () => {
    session.live.sending = { request: 'r', version: 7, picks: ['x'] }
    session.point('hand/tie')
    expect(session.held).toEqual([])
    expect(session.light('hand/tie')).toBe('none')
  })
  it('shows the present first when the board is behind', () => {
    session.live.present = present('a', ['a'])
    expect(session.ask).toBeNull()
    session.point('hand/tie')
    expect(session.held).toEqual([])
  })
})

describe('several seats on one screen', () => {
  it('show nothing before the device was passed on', () => {
    sit(present('a', ['a', 'b']))
    expect([session.pass, session.eye, session.ask, session.view]).toEqual(['a', 'spectator', null, null])
    session.takeDevice()
    expect([session.pass, session.eye, session.view?.seat]).toEqual([null, 'a', 'a'])
    expect(session.ask).not.toBeNull()
    const next = present('b', ['a', 'b'])
    session.live.present = session.live.shown = next
    expect([session.pass, session.eye]).toEqual(['b', 'spectator'])
  })
  it('show only what everybody may see when the screen lies open', () => {
    sit(present('a', ['a', 'b']))
    session.setTabletop(true)
    expect([session.pass, session.eye, session.ask, session.wantsPublic]).toEqual([null, 'spectator', null, true])
  })
})

describe('looking back', () => {
  it('asks nothing and lights nothing', async () => {
    sit(present('a', ['a']))
    const looking = session.lookBack(3)
    expect([session.at, session.ask, session.light('hand/tie')]).toEqual([3, null, 'none'])
    session.backToNow()
    await looking
    expect([session.at, session.ask === null]).toEqual([null, false])
  })
  it('to the last moment is the present', async () => {
    sit(present('a', ['a']))
    await session.lookBack(7)
    expect(session.at).toBeNull()
  })
})
