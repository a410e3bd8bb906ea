import { describe, expect, it } from 'vitest'
import type { Json, View } from '../client/types'
import { opened } from './open'

const view = (fields: Record<string, Json>): View => ({
  game: 'g',
  players: 2,
  options: {},
  seat: 'a',
  stack: [],
  outcome: null,
  ...fields,
})

describe('everything open', () => {
  it('takes a hand from its owner as a whole, and leaves what was known', () => {
    const a = view({
      hands: [
        ['x', 'y'],
        ['z', 'unknown'],
      ],
      deck: 5,
    })
    const b = view({
      seat: 'b',
      hands: [
        ['unknown', 'unknown'],
        ['w', 'z'],
      ],
      deck: 5,
    })
    expect(opened(a, [b])).toMatchObject({
      seat: 'a',
      deck: 5,
      hands: [
        ['x', 'y'],
        ['w', 'z'],
      ],
    })
  })
  it('opens cards that lie closed', () => {
    const empire = view({
      plan: 'unknown',
      cards: [
        { card: 'unknown', open: false },
        { card: 'riot', open: true },
      ],
    })
    const resistance = view({
      plan: ['riot'],
      cards: [
        { card: 'supplies', open: false },
        { card: 'riot', open: true },
      ],
    })
    expect(opened(empire, [resistance])).toMatchObject({
      plan: ['riot'],
      cards: [
        { card: 'supplies', open: false },
        { card: 'riot', open: true },
      ],
    })
  })
  it('opens cards whose backs tell something', () => {
    const a = view({ tactics: [['space-onslaught'], ['unknown-space', 'unknown-ground']] })
    const b = view({ tactics: [['unknown-space'], ['space-outmaneuver', 'ground-dig-in']] })
    expect(opened(a, [b])['tactics']).toEqual([['space-onslaught'], ['space-outmaneuver', 'ground-dig-in']])
  })
  it('leaves unknown what nobody knew', () => {
    expect(opened(view({ top: 'unknown' }), [view({ top: 'unknown' })])['top']).toBe('unknown')
  })
})
