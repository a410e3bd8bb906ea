// Loading and moving units: which figures come along from where, as many as the form says, sent as one row of picks.
// The server says what may come and what it brings or takes of the room on ships (`MoveForm`); here it is added up.

import type { Ask } from '../../../../client/types'
import type { FiguresThatMove, MoveForm, OriginOfMove } from '../../../../generated/rebellion'
import type { PlaceId } from '../../view'
import { formIn } from './asked'
import { type Counts, often, times } from './counts'

export interface Loading extends MoveForm {
  readonly sort: 'load'
}

export function loading(ask: Ask): Loading | null {
  const form = formIn(ask, 'move-units')
  return form && { sort: 'load', ...form }
}

/** Figures that the form takes along. */
function chosen(rows: readonly FiguresThatMove[], counts: Counts): number {
  return rows.reduce((sum, { pick }) => sum + often(counts, pick), 0)
}

/** How full the ships from a place are, with what has been picked and what the form says. */
export function room(origin: OriginOfMove, counts: Counts): { readonly capacity: number; readonly passengers: number } {
  let { capacity, passengers } = origin
  for (const row of origin.units) {
    const number = often(counts, row.pick)
    if (row.room < 0) passengers -= row.room * number
    else capacity += row.room * number
  }
  return { capacity, passengers }
}

/** Figures that the form adds. */
export function added(form: Loading, counts: Counts): number {
  return chosen(
    form.origins.flatMap(({ units }) => units),
    counts,
  )
}

/** Figures that picks have loaded. */
export function loaded(form: Loading): number {
  return form.origins.flatMap(({ units }) => units).reduce((sum, row) => sum + row.loaded, 0)
}

/** Why the form cannot be sent yet. */
export type Overload = { readonly what: 'room'; readonly place: PlaceId } | { readonly what: 'limit' }

export function overload(form: Loading, counts: Counts): Overload | null {
  if (form.limit !== null && added(form, counts) > form.limit) return { what: 'limit' }
  const full = form.origins.find((origin) => {
    const { capacity, passengers } = room(origin, counts)
    return passengers > capacity
  })
  return full ? { what: 'room', place: full.place } : null
}

/** Everything that can leave a place: what brings room first, then as many as there is room for. */
export function everything(form: Loading, origin: OriginOfMove, counts: Counts): Counts {
  const others = added(form, counts) - chosen(origin.units, counts)
  let figures = form.limit === null ? Infinity : form.limit - others
  let free = origin.capacity - origin.passengers
  const found: Record<string, number> = {}
  for (const row of inLoadingOrder(origin.units)) {
    const number = Math.max(0, Math.min(row.left, figures, row.room < 0 ? free : Infinity))
    found[row.pick] = number
    figures -= number
    free += number * row.room
  }
  return { ...counts, ...found }
}

/** The picks that load what the form says: what brings room before what takes it, captives last. */
export function loadPicks(form: Loading, counts: Counts): readonly string[] {
  const units = form.origins.flatMap((origin) => origin.units)
  const captives = form.origins.flatMap((origin) => origin.captives)
  return [...inLoadingOrder(units), ...captives].flatMap(({ pick }) => times(pick, counts))
}

function inLoadingOrder(rows: readonly FiguresThatMove[]): readonly FiguresThatMove[] {
  return rows.toSorted((one, other) => other.room - one.room)
}
