import { describe, expect, it } from 'vitest'
import { ahead, daysOf, digits, left } from './clock'
import type { Around } from './wire'

const table = (more: Partial<Around>): Around => ({
  status: 'playing',
  asked: 'b',
  clock: [100, 60],
  since: 1_000,
  deadline: 1_060,
  undo: null,
  outcome: null,
  rematch: null,
  stand_ins: [],
  ...more,
})

describe('a clock', () => {
  it('runs for the seat that is asked, and stops at nothing', () => {
    expect(left(table({}), ['a', 'b'], 1_010)).toEqual([100, 50])
    expect(left(table({}), ['a', 'b'], 9_000)).toEqual([100, 0])
  })
  it('never shows more than was left', () => {
    expect(left(table({}), ['a', 'b'], 990)).toEqual([100, 60])
  })
  it('stands still when the game is over, and is not there without time control', () => {
    expect(left(table({ status: 'finished' }), ['a', 'b'], 1_010)).toEqual([100, 60])
    expect(left(table({ clock: null }), ['a', 'b'], 1_010)).toBeNull()
  })
  it('reads as people write it', () => {
    expect([digits(3_723), digits(754), digits(6.2), digits(0)]).toEqual(['1:02:03', '12:34', '0:07', '0:00'])
    expect(daysOf(2 * 86_400 + 5 * 3_600 + 90)).toEqual({ days: 2, hours: 5, minutes: 1 })
  })
  it('learns how far we are ahead of the server from the change that came quickest', () => {
    expect(ahead(null, null, 50)).toBeNull()
    expect(ahead(null, 100, 130)).toBe(30)
    expect(ahead(30, 200, 229.5)).toBe(29.5)
    expect(ahead(29.5, 300, 331)).toBe(29.5)
  })
})
