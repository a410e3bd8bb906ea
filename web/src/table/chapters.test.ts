import { describe, expect, it } from 'vitest'
import type { Message } from '../client/types'
import type { Cut } from '../games/contract'
import { chapters } from './chapters'
import { lines } from '../client/log'
import type { Entry } from '../client/wire'

const CUTS: Record<string, Cut> = { round: 'part', turn: 'turn', fight: 'opens', won: 'gist', end: 'closes' }
const cut = ({ key }: Message) => CUTS[key] ?? null
const entry = (version: number, ...keys: string[]): Entry => ({
  version,
  kind: 'pick',
  seat: 'a',
  at: version,
  events: keys.map((key) => ({ key })),
})

/** A part as its heading and its items: `*` heads a turn, a scene is a list of its lines. */
function read(entries: readonly Entry[], how: typeof cut | null = cut): unknown {
  return chapters(lines(entries), how ?? undefined).map(({ heading, items }) => [
    heading?.message?.key ?? null,
    items.map((item) =>
      'scene' in item
        ? [
            item.scene.over,
            item.scene.lines.map((line) => line.message?.key),
            item.scene.gist.map((line) => line.message?.key),
          ]
        : `${item.heads ? '*' : ''}${item.line.message?.key ?? item.line.kind}`,
    ),
  ])
}

describe('the log', () => {
  it('is one list where a game does not say how to cut it', () => {
    expect(read([entry(1, 'round', 'turn'), entry(2, 'x')], null)).toEqual([[null, ['round', 'turn', 'x']]])
  })
  it('is read by parts and turns', () => {
    expect(read([entry(0, 'dealt'), entry(1, 'round', 'turn'), entry(2, 'x', 'round'), entry(3, 'turn')])).toEqual([
      [null, ['dealt']],
      ['round', ['*turn', 'x']],
      ['round', ['*turn']],
    ])
  })
  it('keeps what is told at length together, over many picks, with what came of it', () => {
    expect(read([entry(1, 'turn', 'fight'), entry(2, 'x', 'won'), entry(3, 'end', 'y')])).toEqual([
      [null, ['*turn', [true, ['fight', 'x', 'won', 'end'], ['won']], 'y']],
    ])
  })
  it('shows what is still going on as such, and ends it with the turn', () => {
    expect(read([entry(1, 'fight'), entry(2, 'x')])).toEqual([[null, [[false, ['fight', 'x'], []]]]])
    expect(read([entry(1, 'fight'), entry(2, 'turn')])).toEqual([[null, [[true, ['fight'], []], '*turn']]])
    expect(read([entry(1, 'fight', 'x', 'fight')])).toEqual([
      [
        null,
        [
          [true, ['fight', 'x'], []],
          [false, ['fight'], []],
        ],
      ],
    ])
  })
  it('is not cut by what was taken back', () => {
    const undo: Entry = { ...entry(2), kind: 'undo', picks: 1 }
    expect(read([entry(1, 'fight', 'x'), undo, entry(3, 'turn')])).toEqual([[null, ['fight', 'x', 'undo', '*turn']]])
  })
})
