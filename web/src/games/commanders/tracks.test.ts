import { describe, expect, test } from 'vitest'
import { after, TABLE } from './table.fixture'
import { at, follow, NO_TRACKS, type Tracks } from './tracks'

const keys = (tracks: Tracks, place: string) => at(tracks, place).map((piece) => piece.key)
const first = follow(NO_TRACKS, TABLE)

describe('following cards from view to view', () => {
  test('equal cards have different keys, and nothing has come from anywhere', () => {
    const all = [...first.places.values()].flat()
    expect(new Set(all.map((piece) => piece.key)).size).toBe(all.length)
    expect(all.every((piece) => piece.from === null)).toBe(true)
  })

  test('the same view again changes nothing', () => {
    const again = follow(first, TABLE)
    for (const place of first.places.keys()) expect(keys(again, place)).toEqual(keys(first, place))
  })

  test('a ship put beside a planet keeps its key; the one drawn for it comes from the deck', () => {
    const next = follow(
      first,
      after({
        turn: 'commander-2',
        lines: [['tie-fighter'], [], ['tie-bomber'], []],
        hands: [['tie-fighter', 'tie-bomber', 'landing-craft', 'slave-1'], TABLE.hands[1] ?? []],
      }),
    )
    const [moved] = at(next, 'line/hoth')
    expect(keys(first, 'hand/0')).toContain(moved?.key)
    expect(moved?.from).toBe('hand/0')
    expect(at(next, 'hand/0').map((piece) => [piece.card, piece.from])).toEqual([
      ['tie-fighter', null],
      ['tie-bomber', null],
      ['landing-craft', 'deck'],
      ['slave-1', null],
    ])
  })

  test('who draws at once what was played: the card still comes from that hand', () => {
    const next = follow(first, after({ turn: 'commander-2', lines: [['tie-fighter'], [], ['tie-bomber'], []] }))
    expect(at(next, 'line/hoth')[0]?.from).toBe('hand/0')
    expect(keys(next, 'hand/0')).toEqual(keys(first, 'hand/0'))
  })

  test('a card of a hand that nobody saw is followed when it is played and none is drawn', () => {
    const theirs = follow(first, after({ turn: 'commander-2' }))
    const next = follow(
      theirs,
      after({
        fleets: [['v-wing-fighter'], ['tie-advanced']],
        hands: [TABLE.hands[0] ?? [], Array(4).fill('unknown')],
      }),
    )
    const [joined] = at(next, 'fleet/1')
    expect(keys(theirs, 'hand/1')).toContain(joined?.key)
    expect(joined?.card).toBe('tie-advanced')
  })

  test('two ships that change places are both followed', () => {
    const before = follow(NO_TRACKS, after({ fleets: [['v-wing-fighter'], []] }))
    const next = follow(before, after({ lines: [[], [], ['v-wing-fighter'], []], fleets: [['tie-bomber'], []] }))
    expect(keys(next, 'line/dagobah')).toEqual(keys(before, 'fleet/0'))
    expect(keys(next, 'fleet/0')).toEqual(keys(before, 'line/dagobah'))
  })

  test('the line of a planet that has gone is found in the discard', () => {
    const next = follow(
      first,
      after({ column: ['hoth', 'naboo', 'endor', 'kamino'], lines: [[], [], [], []], discard: ['tie-bomber'] }),
    )
    expect(keys(next, 'discard')).toEqual(keys(first, 'line/dagobah'))
  })

  test('nothing comes back out of the discard but through the deck', () => {
    const before = follow(NO_TRACKS, after({ discard: ['death-star'] }))
    const next = follow(before, after({ hands: [['death-star'], TABLE.hands[1] ?? []] }))
    expect(at(next, 'hand/0')[0]?.from).toBe('deck')
    expect(keys(before, 'discard')).not.toContain(at(next, 'hand/0')[0]?.key)
  })
})
