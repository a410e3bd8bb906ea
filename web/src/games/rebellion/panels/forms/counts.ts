// What stands in a form: how many times each pick is to be made, by its text.

import type { Ask } from '../../../../client/types'
import type { Frame, RebellionView } from '../../view'

export type Counts = Readonly<Record<string, number>>

export const NOTHING: Counts = {}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** A pick as often as the form says. */
export function times(pick: string, counts: Counts): readonly string[] {
  return Array.from({ length: counts[pick] ?? 0 }, () => pick)
}

export function changed(counts: Counts, pick: string, by: number): Counts {
  return { ...counts, [pick]: Math.max(0, (counts[pick] ?? 0) + by) }
}

/** The question in the view that belongs to an ask of this name. */
export function frameOf(view: RebellionView, ask: Ask, name: string): Frame | null {
  const frame = view.stack.at(-1)
  return ask.name === name && frame?.ask === name ? frame : null
}
