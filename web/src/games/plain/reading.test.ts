import { describe, expect, it } from 'vitest'
import type { View } from '../../client/types'
import { reading } from './reading'

const VIEW: View = {
  game: 'g',
  players: 2,
  options: {},
  seat: null,
  stack: [],
  outcome: null,
  round: 3,
  planets: ['hoth', 'naboo'],
  hands: [['x'], ['unknown']],
  cordon: null,
}

describe('a plain reading', () => {
  it('has every field of the table, and none of those that every game has', () => {
    expect(reading(VIEW, () => 'none').map(([field]) => field)).toEqual(['round', 'planets', 'hands', 'cordon'])
  })
  it('knows the things that can be picked by where they lie', () => {
    const read = Object.fromEntries(reading(VIEW, (thing) => (thing === 'planet/hoth' ? 'lit' : 'none')))
    expect(read['planets']).toEqual({
      kind: 'row',
      leaves: [
        { text: 'hoth', thing: 'planet/hoth' },
        { text: 'naboo', thing: null },
      ],
    })
    expect(read['cordon']).toEqual({ kind: 'leaf', leaf: { text: '—', thing: null } })
  })
})
