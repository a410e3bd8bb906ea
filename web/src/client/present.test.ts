import { describe, expect, it } from 'vitest'
import type { Ask, View } from './types'
import { take, type Present } from './present'
import type { Around, Changed, ChangeMessage, StateMessage } from './wire'

const TABLE: Around = {
  status: 'playing',
  asked: 'empire',
  clock: null,
  since: 1,
  deadline: null,
  undo: null,
  outcome: null,
  rematch: null,
  stand_ins: [null, null],
}
const VIEW: View = {
  game: 'uprising',
  players: 2,
  options: {},
  seat: 'empire',
  stack: [],
  outcome: null,
  round: 1,
  deck: 19,
}
const ASK: Ask = { name: 'use-token', rule: 'UPR-DEF-1', prompt: { key: 'p' }, options: [], free_undo: 0 }
const STATE: StateMessage = {
  type: 'state',
  version: 3,
  replayable: true,
  table: TABLE,
  eyes: { empire: { view: VIEW, ask: ASK } },
}
const change = (version: number, view: Changed['view'], eye = 'empire'): ChangeMessage => ({
  type: 'change',
  version,
  table: { ...TABLE, asked: 'resistance' },
  eyes: { [eye]: { view, ask: null, events: [] } },
})
const present = take(null, STATE) as Present

describe('the present', () => {
  it('is what the server says it is', () => {
    expect(present).toEqual({ version: 3, table: TABLE, eyes: STATE.eyes })
    expect(take(present, { ...STATE, version: 1 })).toMatchObject({ version: 1 })
  })
  it('gets the fields that are new, and a whole table and ask', () => {
    const next = take(present, change(4, { deck: 17 })) as Present
    expect(next.version).toBe(4)
    expect(next.table.asked).toBe('resistance')
    expect(next.eyes['empire']).toEqual({ view: { ...VIEW, deck: 17 }, ask: null })
  })
  it('keeps the very same view when only something around it is new', () => {
    const next = take(present, change(3, {})) as Present
    expect(next.eyes['empire']?.view).toBe(VIEW)
  })
  it('cannot follow a change to something it does not have', () => {
    expect(take(null, change(4, {}))).toBe('gap')
    expect(take(present, change(2, {}))).toBe('gap')
    expect(take(present, change(4, {}, 'resistance'))).toBe('gap')
  })
})
