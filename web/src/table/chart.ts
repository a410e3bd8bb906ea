// How a game went, as lines: one for each seat, from 0 (lost) at the bottom to 1 (won) at the top.

import type { Scores } from '../client/wire'

export interface Curve {
  readonly seat: string
  readonly points: string // of an SVG polyline
  readonly end: { readonly x: number; readonly y: number }
}

const MOST = 240 // points; more cannot be seen

export function curves(scores: Scores, width: number, height: number): readonly Curve[] {
  const moments = thinned(scores.scores)
  const last = moments.at(-1)?.version ?? 0
  const x = (version: number) => rounded(last === 0 ? width : (version / last) * width)
  const y = (score: number) => rounded((1 - Math.min(1, Math.max(0, score))) * height)
  return scores.seats.map((seat, number) => {
    const at = moments.map(({ version, scores: each }) => ({ x: x(version), y: y(each[number] ?? 0) }))
    return { seat, points: at.map((point) => `${point.x},${point.y}`).join(' '), end: at.at(-1) ?? { x: 0, y: height } }
  })
}

/** The version at a place of the chart. */
export function versionAt(x: number, width: number, last: number): number {
  return width <= 0 ? 0 : Math.round(Math.min(1, Math.max(0, x / width)) * last)
}

function thinned<T>(all: readonly T[]): readonly T[] {
  const step = Math.ceil(all.length / MOST)
  return step <= 1 ? all : all.filter((_, at) => at % step === 0 || at === all.length - 1)
}

function rounded(number: number): number {
  return Math.round(number * 10) / 10
}
