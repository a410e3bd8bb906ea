// What stands in a form: how many times each pick is to be made, by its text.

import type { Ask } from '../../../../client/types'
import type { Asking, Frame, RebellionView } from '../../view'

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
export function frameOf<Name extends Asking['ask']>(view: RebellionView, ask: Ask, name: Name): Asked<Name> | null {
  const frame = view.stack.at(-1)
  return ask.name === name && frame && asks(frame, name) ? frame : null
}

type Asked<Name> = Frame & { readonly ask: Name }

function asks<Name>(frame: Frame, name: Name): frame is Asked<Name> {
  return frame.ask === name
}
