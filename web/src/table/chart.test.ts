import { describe, expect, it } from 'vitest'
import type { Scores } from '../client/wire'
import { curves, versionAt } from './chart'

describe('the chart', () => {
  it('runs from left to right, and what is won is at the top', () => {
    const scores: Scores = {
      kind: 'evaluation',
      seats: ['a', 'b'],
      scores: [
        { version: 0, scores: [0.5, 0.5] },
        { version: 2, scores: [1, 0] },
      ],
    }
    expect(curves(scores, 100, 40)).toEqual([
      { seat: 'a', points: '0,20 100,0', end: { x: 100, y: 0 } },
      { seat: 'b', points: '0,20 100,40', end: { x: 100, y: 40 } },
    ])
  })
  it('leaves out points that nobody could see, but never the last', () => {
    const level = Array.from({ length: 1_001 }, (_, version) => ({ version, scores: [0.5] }))
    const scores: Scores = { kind: 'evaluation', seats: ['a'], scores: level }
    const points = curves(scores, 100, 40)[0]?.points.split(' ') ?? []
    expect(points.length).toBeLessThan(260)
    expect(points.at(-1)).toBe('100,20')
  })
  it('tells which version was pointed at', () => {
    expect([versionAt(50, 100, 9), versionAt(-5, 100, 9), versionAt(200, 100, 9)]).toEqual([5, 0, 9])
  })
})
