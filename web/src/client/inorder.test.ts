import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { InOrder, pace } from './inorder'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function watching(still = false): { queue: InOrder<number>; seen: number[] } {
  const seen: number[] = []
  return {
    seen,
    queue: new InOrder<number>(
      (item) => seen.push(item),
      () => still,
      () => Date.now(),
    ),
  }
}

describe('changes in order', () => {
  it('shows the first at once and the others one after the other', () => {
    const { queue, seen } = watching()
    for (const item of [1, 2, 3]) queue.add(item)
    expect(seen).toEqual([1])
    vi.advanceTimersByTime(pace(1, false))
    expect(seen).toEqual([1, 2])
    vi.advanceTimersByTime(2 * pace(1, false))
    expect(seen).toEqual([1, 2, 3])
  })
  it('does not keep me waiting for what I did', () => {
    const { queue, seen } = watching()
    queue.add(1)
    queue.add(2, true)
    expect(seen).toEqual([1, 2])
  })
  it('shows the last one when it is far behind', () => {
    const { queue, seen } = watching()
    for (let item = 1; item <= 20; item += 1) queue.add(item)
    expect(seen).toEqual([1, 14])
    vi.runAllTimers()
    expect(seen).toEqual([1, 14, 15, 16, 17, 18, 19, 20])
  })
  it('goes step by step without waiting where nothing may move', () => {
    const { queue, seen } = watching(true)
    for (const item of [1, 2, 3]) queue.add(item)
    expect(seen).toEqual([1, 2, 3])
  })
  it('jumps to a new state and forgets what waited', () => {
    const { queue, seen } = watching()
    for (const item of [1, 2, 3]) queue.add(item)
    queue.jump(9)
    vi.runAllTimers()
    expect(seen).toEqual([1, 9])
  })
  it('skips to the last', () => {
    const { queue, seen } = watching()
    for (const item of [1, 2, 3]) queue.add(item)
    queue.skip()
    expect(seen).toEqual([1, 3])
  })
})
