import { describe, expect, it } from 'vitest'
import { beliefs, duration, percent, thoughtAfter, thoughtBefore, untold, type Thought } from './thought'

const thought = (version: number, more: Partial<Thought> = {}): Thought => ({
  version,
  seat: 'empire',
  iterations: 20,
  considered: [{ option: 'done', visits: 20, value: 0.5, prior: 1 }],
  beliefs: {},
  ...more,
})

describe('thoughts', () => {
  const some = [thought(3), thought(7), thought(8)]
  it('are found from any moment on, in both directions', () => {
    expect([0, 3, 7, 8].map((at) => thoughtAfter(some, at))).toEqual([3, 7, 8, null])
    expect([3, 5, 8, 99].map((at) => thoughtBefore(some, at))).toEqual([null, 3, 7, 8])
    expect(thoughtAfter([], 0)).toBeNull()
  })
  it('say how many options they do not tell of', () => {
    expect(untold(thought(1, { options: 4 }))).toBe(3)
    expect(untold(thought(1, { options: 1 }))).toBe(0)
    expect(untold(thought(1))).toBe(0)
  })
})

describe('beliefs', () => {
  it('begin with what is likeliest, things in the order of their numbers', () => {
    const found = beliefs(thought(1, { beliefs: { 'card/10/1': { a: 1 }, 'card/2/1': { a: 0.25, b: 0.75 } } }))
    expect(found.map((each) => each.thing)).toEqual(['card/2/1', 'card/10/1'])
    expect(found[0]?.guesses.map((each) => each.guess)).toEqual(['b', 'a'])
  })
  it('keep what is not told as a share of its own, but no rounding', () => {
    const [base] = beliefs(thought(1, { beliefs: { base: { hoth: 0.5, dantooine: 0.2 } } }))
    expect(base?.rest).toBeCloseTo(0.3)
    const [card] = beliefs(thought(1, { beliefs: { card: { a: 0.3333, b: 0.3333, c: 0.3333 } } }))
    expect(card?.rest).toBe(0)
  })
})

describe('numbers', () => {
  it('are written as in the language of the reader', () => {
    expect(percent(0.54, 'en')).toBe('54%')
    expect(duration(0.204, 'en')).toBe('0.2 sec')
    expect(duration(0.204, 'uk')).toMatch(/^0,2\s?с$/)
    expect(duration(12.34, 'en')).toBe('12.3 sec')
  })
  it('tell little from nothing', () => {
    expect([percent(0.004, 'en'), percent(0, 'en')]).toEqual(['< 1%', '0%'])
  })
})
