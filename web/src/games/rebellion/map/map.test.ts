import { describe, expect, test } from 'vitest'
import { apart, type Point } from '../../../parts/chart/camera'
import { after, FACTS, TABLE } from '../table.fixture'
import { changes, NOTHING } from './changes'
import { border, cell, lanePath, lanes, layOut, type Layout } from './layout'

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
