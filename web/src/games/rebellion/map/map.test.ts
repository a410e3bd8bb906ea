import { describe, expect, test } from 'vitest'
import { after, FACTS, TABLE } from '../table.fixture'
import { centred, CLOSEST, nextIn, pulled, shownAt, under, whole, zoomed } from './camera'
import { changes, NOTHING } from './changes'
import { Hand } from './hand'
import { apart, border, cell, lanePath, lanes, layOut, type Layout, type Point, settled } from './layout'

const map = { width: 1000, height: 500 }
const frame = { width: 500, height: 250 }

describe('where things lie', () => {
  test.each([
    [1000, 500],
    [1150, 500],
    [700, 640],
    [390, 560],
  ])('every place has room of its own: %i × %i', (width, height) => {
    const layout = layOut(FACTS, width, height)
    for (const [number, one] of layout.places.entries())
      for (const two of layout.places.slice(number + 1)) {
        const [a, b] = [layout.at(one), layout.at(two)]
        expect(Math.max(Math.abs(a.x - b.x) / 100, Math.abs(a.y - b.y) / 93)).toBeGreaterThan(0.95)
      }
    expect(layout.width / layout.height).toBeCloseTo(width / height, 0)
  })

  test('places keep out of a covered corner', () => {
    const free = layOut(FACTS, 1000, 500).at('hoth')
    const layout = layOut(FACTS, 1000, 500, [{ corner: 'bottom-right', width: 300, height: 120 }])
    const { x, y } = layout.at('hoth')
    expect(layout.width - x > 300 || layout.height - y > 120).toBe(true)
    expect({ x, y }).not.toEqual(free)
  })

  test('an upright frame turns the galaxy by a quarter', () => {
    const lying = layOut(FACTS, 1000, 500)
    const upright = layOut(FACTS, 390, 560)
    expect([lying.turned, upright.turned]).toEqual([false, true])
    expect(lying.at('hoth').x).toBeGreaterThan(lying.at('mon-calamari').x)
    expect(upright.at('hoth').y).toBeGreaterThan(upright.at('mon-calamari').y)
  })

  test('a small change of the frame moves nothing', () => {
    const before = { width: 1000, height: 500 }
    expect(settled(before, { width: 1000, height: 460 })).toBe(before)
    expect(settled(before, { width: 700, height: 500 })).toEqual({ width: 700, height: 500 })
    expect(settled(before, { width: 500, height: 1000 })).toEqual({ width: 500, height: 1000 })
  })

  test('each pair of adjacent systems has one lane', () => {
    expect(lanes(FACTS)).toEqual([
      ['alderaan', 'coruscant'],
      ['alderaan', 'ord-mantell'],
      ['coruscant', 'ord-mantell'],
    ])
  })

  const plain = (at: Readonly<Record<string, Point>>): Layout => ({
    width: 400,
    height: 200,
    turned: false,
    places: Object.keys(at),
    at: (place) => at[place] ?? { x: 0, y: 0 },
  })

  test('a lane bends around a place that it does not lead to', () => {
    const ends = { a: { x: 0, y: 100 }, b: { x: 400, y: 100 } }
    expect(lanePath(plain({ ...ends, c: { x: 200, y: 20 } }), ['a', 'b'])).toBe('M0.0 100.0L400.0 100.0')
    expect(lanePath(plain({ ...ends, c: { x: 200, y: 90 } }), ['a', 'b'])).toMatch(/^M0.0 100.0Q200.0 1[4-9]\d/)
  })

  test('cells share out the map, and a border lies between two of them', () => {
    const layout = plain({ a: { x: 100, y: 100 }, b: { x: 300, y: 100 } })
    expect(cell(layout, 'a')).toEqual([
      { x: -400, y: -400 },
      { x: 200, y: -400 },
      { x: 200, y: 600 },
      { x: -400, y: 600 },
    ])
    for (const end of border(layout, ['a', 'b'])) expect(end.x).toBe(200)
    const far = plain({ a: { x: 50, y: 100 }, b: { x: 350, y: 100 }, c: { x: 200, y: 100 } })
    const [from, to] = border(far, ['a', 'b']) // c is between them
    expect(apart(from, to)).toBe(48)
    expect(from.x).toBeCloseTo(200)
  })
})

describe('looking at it', () => {
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

describe('what has changed', () => {
  const places = [...FACTS.systems.map(({ id }) => id), 'rebel-base']
  const seen = (now: Parameters<typeof after>[0]) => changes(TABLE, after(now), FACTS, places)

  test('nothing, where nothing did', () => {
    expect(seen({ time: 2, reputation: 13 })).toBe(NOTHING)
  })

  test('a marker changes its system and moves nobody', () => {
    expect(seen({ sabotaged: ['coruscant'] })).toEqual({ places: new Set(['coruscant']), journeys: [] })
  })

  test('units that are fewer here and more there have gone from here to there', () => {
    const { coruscant, ...others } = TABLE.units
    const units = { ...others, coruscant: { ...coruscant, 'tie-fighter': 1 }, alderaan: { 'tie-fighter': 2 } }
    expect(seen({ units }).journeys).toEqual([{ side: 'empire', from: 'coruscant', to: 'alderaan' }])
  })

  test('units that came from nowhere, or are gone for good, have made no journey', () => {
    expect(seen({ units: { ...TABLE.units, alderaan: { stormtrooper: 1 } } }).journeys).toEqual([])
    const { naboo: _, ...others } = TABLE.units
    expect(seen({ units: others }).journeys).toEqual([])
  })

  test('a leader goes from place to place, but not out of the pool', () => {
    expect(seen({ leaders: ['alderaan', 'mission', 'coruscant'] }).journeys).toEqual([
      { side: 'rebel', from: 'naboo', to: 'coruscant' },
    ])
  })
})
