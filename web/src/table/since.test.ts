import { describe, expect, it } from 'vitest'
import { AWAY, lastOwn, missed } from './since'
import type { Entry } from '../client/wire'

const entry = (version: number, seat: string, at: number, ...keys: string[]): Entry => ({
  version,
  kind: 'pick',
  seat,
  at,
  events: keys.map((key) => ({ key })),
})
const ENTRIES = [entry(1, 'a', 100, 'x'), entry(2, 'b', 200, 'y'), entry(3, 'b', 300), entry(4, 'b', 9_000, 'z')]

describe('since my last turn', () => {
  it('begins after my last pick', () => {
    expect([lastOwn(ENTRIES, ['a']), lastOwn(ENTRIES, ['b']), lastOwn(ENTRIES, ['c'])]).toEqual([1, 4, null])
  })
  it('is told to who was away for long, without what had nothing to say', () => {
    const found = missed(ENTRIES, ['a'], 100 + AWAY)
    expect(found?.since).toBe(1)
    expect(found?.entries.map((each) => each.version)).toEqual([2, 4])
  })
  it('is told once', () => {
    expect(missed(ENTRIES, ['a'], 100 + AWAY, 2)?.entries.map((each) => each.version)).toEqual([4])
    expect(missed(ENTRIES, ['a'], 100 + AWAY, 4)).toBeNull()
  })
  it('is not told to who was here a moment ago, has just picked, or only watches', () => {
    expect(missed(ENTRIES, ['a'], 99 + AWAY)).toBeNull()
    expect(missed(ENTRIES, ['b'], 99_999)).toBeNull()
    expect(missed(ENTRIES, [], 99_999)).toBeNull()
  })
})
