import { describe, expect, test } from 'vitest'
import { centred, CLOSEST, nextIn, type Point, pulled, settled, shownAt, under, whole, zoomed } from './camera'
import { Hand } from './hand'

const map = { width: 1000, height: 500 }
const frame = { width: 500, height: 250 }

describe('looking at it', () => {
  test('a small change of the frame moves nothing', () => {
    const before = { width: 1000, height: 500 }
    expect(settled(before, { width: 1000, height: 460 })).toBe(before)
    expect(settled(before, { width: 700, height: 500 })).toEqual({ width: 700, height: 500 })
    expect(settled(before, { width: 500, height: 1000 })).toEqual({ width: 500, height: 1000 })
  })

  test('everything is shown at first', () => {
    expect(shownAt(whole(map), map, frame, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 })
    expect(shownAt(whole(map), map, frame, { x: 1000, y: 500 })).toEqual({ x: 500, y: 250 })
  })

  test('zooming keeps what is under the pointer where it is', () => {
    const at = { x: 200, y: 150 }
    const closer = zoomed(whole(map), map, frame, at, 2)
    expect(closer.zoom).toBe(2)
    expect(under(closer, map, frame, at)).toEqual(under(whole(map), map, frame, at))
  })

  test('there is a closest and a farthest look', () => {
    const at = { x: 0, y: 0 }
    expect(zoomed(whole(map), map, frame, at, 100).zoom).toBe(CLOSEST)
    expect(zoomed(zoomed(whole(map), map, frame, at, 3), map, frame, at, 0.01)).toEqual(whole(map))
  })

  test('nothing beyond the edges comes into sight', () => {
    const closer = zoomed(whole(map), map, frame, { x: 250, y: 125 }, 2)
    const pushed = pulled(closer, map, frame, { x: 10_000, y: -10_000 })
    expect(shownAt(pushed, map, frame, { x: 0, y: 500 })).toEqual({ x: 0, y: 250 })
    expect(pulled(whole(map), map, frame, { x: 50, y: 50 })).toEqual(whole(map))
    expect(centred(whole(map), map, frame, { x: 10, y: 10 }, 2)).toEqual({ x: 250, y: 125, zoom: 2 })
  })

  test('an arrow leads to the next place in its direction', () => {
    const places: [string, Point][] = [
      ['near', { x: 60, y: 10 }],
      ['far', { x: 200, y: 0 }],
      ['below', { x: 20, y: 90 }],
    ]
    expect(nextIn('right', { x: 0, y: 0 }, places)).toBe('near')
    expect(nextIn('down', { x: 0, y: 0 }, places)).toBe('below')
    expect(nextIn('left', { x: 0, y: 0 }, places)).toBe(null)
  })
})

describe('the hand on it', () => {
  test('a click may wander a little and pulls nothing', () => {
    const hand = new Hand()
    hand.down(1, { x: 10, y: 10 })
    expect(hand.move(1, { x: 13, y: 12 })).toBe(null)
    expect(hand.pulling).toBe(false)
  })

  test('one pointer pulls', () => {
    const hand = new Hand()
    hand.down(1, { x: 10, y: 10 })
    expect(hand.move(1, { x: 30, y: 10 })).toEqual({ pull: { x: 20, y: 0 } })
    expect(hand.move(1, { x: 31, y: 14 })).toEqual({ pull: { x: 1, y: 4 } })
    expect(hand.pulling).toBe(true)
    hand.up(1)
    expect(hand.move(1, { x: 90, y: 90 })).toBe(null)
  })

  test('a pointer that was let go elsewhere begins anew', () => {
    const hand = new Hand()
    hand.down(1, { x: 10, y: 10 })
    hand.down(1, { x: 50, y: 50 })
    expect(hand.pulling).toBe(false)
    expect(hand.move(1, { x: 51, y: 51 })).toBe(null)
  })

  test('two pinch', () => {
    const hand = new Hand()
    hand.down(1, { x: 0, y: 0 })
    hand.down(2, { x: 100, y: 0 })
    expect(hand.move(2, { x: 200, y: 0 })).toEqual({ pull: { x: 50, y: 0 }, pinch: 2, at: { x: 100, y: 0 } })
  })
})
