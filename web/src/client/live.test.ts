// The live connection against a server made of lists.

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { View } from './types'
import { LiveTable } from './live.svelte'
import type { Around } from './wire'

class FakeSocket {
  static all: FakeSocket[] = []
  static get last(): FakeSocket {
    const last = FakeSocket.all.at(-1)
    if (!last) throw new Error('nobody has called')
    return last
  }
  readyState = 0
  sent: Record<string, unknown>[] = []
  onopen: (() => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: { code: number }) => void) | null = null
  constructor(readonly url: string) {
    FakeSocket.all.push(this)
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>)
  }
  close(): void {
    this.readyState = 3
  }
  // What the server does
  accept(): this {
    this.readyState = 1
    this.onopen?.()
    return this
  }
  says(message: object): this {
    this.onmessage?.({ data: JSON.stringify(message) })
    return this
  }
  drops(code = 1006): void {
    this.readyState = 3
    this.onclose?.({ code })
  }
  get picks(): Record<string, unknown>[] {
    return this.sent.filter((each) => each['type'] === 'pick')
  }
}

const TABLE: Around = {
  status: 'playing',
  asked: 'a',
  clock: null,
  since: 1,
  deadline: null,
  undo: null,
  outcome: null,
  rematch: null,
  stand_ins: [null, null],
}
const VIEW: View = { game: 'g', players: 2, options: {}, seat: 'a', stack: [], outcome: null, deck: 9 }
const ASK = { name: 'x', rule: 'R-1', prompt: { key: 'p' }, options: [], free_undo: 0 }
const state = (version: number) => ({ type: 'state', version, table: TABLE, eyes: { a: { view: VIEW, ask: ASK } } })
const change = (version: number, deck: number) => ({
  type: 'change',
  version,
  table: TABLE,
  eyes: { a: { view: { deck }, ask: ASK, events: [{ key: 'drew' }] } },
})

function listeners(): EventTarget & Record<string, unknown> {
  return new EventTarget() as EventTarget & Record<string, unknown>
}

const info = { id: 'T', seats: [{ seat: 'a', mine: true }] }
let table: LiveTable
beforeEach(() => {
  vi.useFakeTimers()
  FakeSocket.all = []
  const kept = new Map<string, string>()
  vi.stubGlobal('WebSocket', FakeSocket)
  vi.stubGlobal('location', { origin: 'http://here' })
  vi.stubGlobal('window', listeners())
  vi.stubGlobal('document', Object.assign(listeners(), { visibilityState: 'visible' }))
  vi.stubGlobal('navigator', { onLine: true })
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
  info.seats = [{ seat: 'a', mine: true }]
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('/chat')) return Promise.resolve(Response.json({ chat: [] }))
    if (path.includes('/events')) return Promise.resolve(Response.json({ events: [] }))
    return Promise.resolve(Response.json(info))
  })
  table = new LiveTable('T', () => true)
  table.open()
})
afterEach(() => {
  table.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a live table', () => {
  it('says hello and shows what it hears', () => {
    expect(FakeSocket.last.url).toBe('ws://here/api/tables/T/live')
    FakeSocket.last.accept().says(state(3))
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello' }])
    expect(table.status).toBe('live')
    FakeSocket.last.says(change(4, 8))
    expect(table.shown).toMatchObject({ version: 4, eyes: { a: { view: { deck: 8 } } } })
    expect(table.log['a']).toMatchObject([{ version: 4, seat: 'a', events: [{ key: 'drew' }] }])
  })
  it('comes back by itself, from the version it saw last', () => {
    FakeSocket.last.accept().says(state(3)).drops()
    expect(table.status).toBe('lost')
    vi.advanceTimersByTime(400)
    FakeSocket.last.accept()
    expect(FakeSocket.all).toHaveLength(2)
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', since: 3 }])
    FakeSocket.last.says(change(4, 8))
    expect([table.status, table.shown?.version]).toEqual(['live', 4])
  })
  it('tries less and less often while nobody answers', () => {
    for (let attempt = 0; attempt < 6; attempt += 1) {
      FakeSocket.last.drops()
      vi.runOnlyPendingTimers()
    }
    const before = FakeSocket.all.length
    FakeSocket.last.drops()
    vi.advanceTimersByTime(3_000)
    expect(FakeSocket.all.length).toBe(before)
  })
  it('asks for everything when a change is about other eyes', () => {
    FakeSocket.last.accept().says(state(3))
    FakeSocket.last.says({ ...change(4, 8), eyes: { b: { view: {}, ask: null, events: [] } } })
    FakeSocket.last.accept()
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello' }])
  })
  it('asks for what it missed when the server is further', () => {
    FakeSocket.last.accept().says(state(3)).says({ type: 'heartbeat', version: 5 })
    vi.advanceTimersByTime(2_000)
    FakeSocket.last.accept()
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', since: 3 }])
  })
  it('gives up where there is nothing to be had', () => {
    FakeSocket.last
      .accept()
      .says({ type: 'refused', problem: '/problems/not-found', status: 404, detail: 'no' })
      .drops(4404)
    vi.advanceTimersByTime(60_000)
    expect([table.status, FakeSocket.all.length]).toEqual(['closed', 1])
    expect(table.problem).toMatchObject({ problem: 'not-found' })
  })
  it('waits on the line until the game begins', async () => {
    FakeSocket.last.accept().says({ type: 'waiting', table: info })
    await vi.advanceTimersByTimeAsync(0)
    expect([table.status, table.info?.id]).toEqual(['waiting', 'T'])
    FakeSocket.last.says(state(0))
    expect(table.status).toBe('live')
  })
  it('calls anew, once, when we hold other seats than the line knows of', async () => {
    info.seats.push({ seat: 'b', mine: true })
    FakeSocket.last.accept().says(state(3))
    await vi.advanceTimersByTimeAsync(0)
    FakeSocket.last.accept().says(state(3))
    await vi.advanceTimersByTimeAsync(1_000)
    expect(FakeSocket.all.map((socket) => socket.sent)).toEqual([[{ type: 'hello' }], [{ type: 'hello' }]])
  })
  it('says that there is no network, until somebody is heard again', () => {
    FakeSocket.last.accept().says(state(3))
    window.dispatchEvent(new Event('offline'))
    expect(table.status).toBe('offline')
    FakeSocket.last.says({ type: 'pong', version: 3 })
    expect(table.status).toBe('live')
  })
  it('notices that a line is dead when it wakes up', () => {
    FakeSocket.last.accept().says(state(3))
    document.dispatchEvent(new Event('visibilitychange'))
    vi.advanceTimersByTime(4_100)
    expect(FakeSocket.all).toHaveLength(2)
  })
})

describe('a pick', () => {
  it('is sent once and is done when it is acknowledged', () => {
    FakeSocket.last.accept().says(state(3))
    table.pick(['done'])
    table.pick(['again'])
    expect(FakeSocket.last.picks).toHaveLength(1)
    const [pick] = FakeSocket.last.picks
    expect(pick).toMatchObject({ version: 3, picks: ['done'] })
    FakeSocket.last.says(change(4, 8)).says({ type: 'ack', request: pick?.['request'], version: 4 })
    expect(table.sending).toBeNull()
  })
  it('may be several: none of them is kept waiting for the one before', () => {
    table.close()
    table = new LiveTable('T', () => false) // where things move, changes of others come one after the other
    table.open()
    FakeSocket.last.accept().says(state(3))
    table.pick(['move tie', 'move tie', 'done'])
    expect(FakeSocket.last.picks[0]).toMatchObject({ version: 3, picks: ['move tie', 'move tie', 'done'] })
    FakeSocket.last.says(change(4, 8)).says(change(5, 7)).says(change(6, 6))
    expect(table.shown?.version).toBe(6)
    FakeSocket.last.says(change(7, 5))
    expect(table.shown?.version).toBe(6)
  })
  it('survives a lost connection under the same id', () => {
    FakeSocket.last.accept().says(state(3))
    table.pick(['done'])
    const [first] = FakeSocket.last.picks
    FakeSocket.last.drops()
    vi.advanceTimersByTime(400)
    FakeSocket.last.accept().says(change(3, 9))
    expect(FakeSocket.last.picks).toEqual([first])
  })
  it('survives a page that is loaded anew', () => {
    FakeSocket.last.accept().says(state(3))
    table.pick(['done'])
    const [first] = FakeSocket.last.picks
    table.close()
    table = new LiveTable('T', () => true)
    table.open()
    FakeSocket.last.accept().says(state(3))
    expect(FakeSocket.last.picks).toEqual([first])
  })
  it('that is refused says why, and the bar is free again', () => {
    FakeSocket.last.accept().says(state(3))
    table.pick(['done'])
    const request = FakeSocket.last.picks[0]?.['request']
    FakeSocket.last.says({ type: 'refused', request, problem: '/problems/stale', status: 409, version: 4 })
    expect(table.sending).toBeNull()
    expect(table.problem).toMatchObject({ problem: 'stale', status: 409 })
  })
  it('waits when the server asks for that', () => {
    FakeSocket.last.accept().says(state(3))
    table.pick(['done'])
    const request = FakeSocket.last.picks[0]?.['request']
    FakeSocket.last.says({ type: 'refused', request, problem: '/problems/too-fast', status: 429, retry_after: 2 })
    expect(table.problem).toBeNull()
    vi.advanceTimersByTime(2_100)
    expect(FakeSocket.last.picks.map((each) => each['request'])).toEqual([request, request])
  })
})
