import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Replay } from './replay.svelte'

const seat = (number: number, name: string, mine = false) => ({ number, seat: name, kind: 'person', name, mine })
const info = { id: 'T', game: 'g', version: 5, status: 'finished', seats: [seat(0, 'a', true), seat(1, 'b')] }
const entry = (version: number, who: string, text: string) => ({
  version,
  kind: 'pick',
  seat: who,
  at: 0,
  events: [{ key: text }],
})
const LOGS: Record<string, object[]> = {
  a: [entry(1, 'a', 'drew x'), entry(2, 'b', 'drew something')],
  b: [entry(1, 'a', 'drew something'), entry(2, 'b', 'drew y')],
}
const THOUGHTS = [2, 4].map((version) => ({ version, seat: 'b', iterations: 9, considered: [], beliefs: {} }))

let replay: Replay
beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('fetch', (path: string) => {
    const url = new URL(path, 'http://here')
    const events = LOGS[url.searchParams.get('eye') ?? ''] ?? []
    if (url.pathname.endsWith('/thoughts')) return Promise.resolve(Response.json({ thoughts: THOUGHTS }))
    if (url.pathname.endsWith('/events')) return Promise.resolve(Response.json({ events }))
    return Promise.resolve(Response.json(info))
  })
  info.status = 'finished'
  replay = new Replay('T')
})
afterEach(() => {
  replay.close()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('a replay', () => {
  it('begins where the address says, with everything open', async () => {
    await replay.open(3, '')
    expect([replay.at, replay.eye, replay.eyes]).toEqual([3, 'open', ['open', 'a', 'b', 'spectator']])
    await replay.open(99, 'b')
    expect([replay.at, replay.eye]).toEqual([5, 'b'])
  })
  it('shows a game that is not over only through own eyes', async () => {
    info.status = 'playing'
    await replay.open(null, 'open')
    expect([replay.eye, replay.eyes]).toEqual(['a', ['a', 'spectator']])
  })
  it('stays within the game', async () => {
    await replay.open(0, '')
    replay.go(-1)
    expect(replay.at).toBe(0)
    replay.go(9)
    expect(replay.at).toBe(5)
  })
  it('plays to the end, and from the beginning again', async () => {
    await replay.open(3, '')
    replay.speed = 2
    replay.play()
    vi.advanceTimersByTime(601)
    expect([replay.at, replay.playing]).toEqual([4, true])
    vi.advanceTimersByTime(601)
    expect([replay.at, replay.playing]).toEqual([5, false])
    replay.play()
    expect(replay.at).toBe(0)
  })
  it('goes from thought to thought of the bots', async () => {
    await replay.open(0, '')
    expect([replay.thought, replay.laterThought]).toEqual([null, null])
    await replay.readThoughts()
    expect([replay.thought, replay.earlierThought, replay.laterThought]).toEqual([null, null, 2])
    replay.go(4)
    expect([replay.thought?.version, replay.earlierThought, replay.laterThought]).toEqual([4, 2, null])
  })
  it('tells what happened as whoever acted heard it', async () => {
    await replay.open(0, 'open')
    await replay.read('open')
    expect(replay.entries.map((each) => each.events[0]?.key)).toEqual(['drew x', 'drew y'])
  })
})
