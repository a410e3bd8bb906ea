import { describe, expect, it } from 'vitest'
import { lines, merged } from './log'
import type { Entry } from './wire'

const entry = (version: number, more: Partial<Entry> = {}): Entry => ({
  version,
  kind: 'pick',
  seat: 'empire',
  at: version,
  events: [{ key: `happened-${version}` }],
  ...more,
})

describe('the log', () => {
  it('has each version once, in order, the newer word counting', () => {
    const known = [entry(0, { kind: 'begin' }), entry(1), entry(2)]
    const all = merged(known, [entry(2, { events: [] }), entry(3)])
    expect(all.map((each) => [each.version, each.events.length])).toEqual([
      [0, 1],
      [1, 1],
      [2, 0],
      [3, 1],
    ])
    expect(merged(known, [])).toBe(known)
    expect(merged(known, [entry(5), entry(4)]).map((each) => each.version)).toEqual([0, 1, 2, 4, 5])
  })
  it('marks what was taken back', () => {
    const entries = [entry(1), entry(2), entry(3), entry(4, { kind: 'undo', picks: 2, events: [] }), entry(5)]
    expect(lines(entries).map((line) => [line.version, line.kind, line.undone])).toEqual([
      [1, 'pick', false],
      [2, 'pick', true],
      [3, 'pick', true],
      [4, 'undo', false],
      [5, 'pick', false],
    ])
  })
  it('takes back further what stood before an earlier undo', () => {
    const undo = (version: number, picks: number) => entry(version, { kind: 'undo', picks, events: [] })
    const entries = [entry(1), entry(2), undo(3, 1), entry(4), undo(5, 2)]
    expect(lines(entries).flatMap((line) => (line.undone ? [line.version] : []))).toEqual([1, 2, 4])
  })
  it('gives every line a name of its own', () => {
    const all = lines([entry(1, { events: [{ key: 'a' }, { key: 'b' }] }), entry(2, { kind: 'end', events: [] })])
    expect(new Set(all.map((line) => line.key)).size).toBe(3)
  })
})
