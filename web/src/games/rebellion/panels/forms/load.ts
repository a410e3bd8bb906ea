// Loading and moving units: which figures come along from where, as many as the form says, sent as one row of picks.
// The server says what may come and what it brings or takes of the room on ships (`MoveUnits.form`); here it is added up.

import type { Ask } from '../../../../client/types'
import type { MoveForm } from '../../../../generated/rebellion'
import type { LeaderId, PlaceId, UnitKind } from '../../view'
import { type Counts, times } from './counts'

export interface Loading {
  readonly sort: 'load'
  readonly goal: PlaceId
  /** So many figures in all may still come; null: any number. */
  readonly limit: number | null
  readonly origins: readonly Origin[]
}

export interface Origin {
  readonly place: PlaceId
  readonly capacity: number // of the ships that have been picked
  readonly passengers: number // that have been picked
  readonly rows: readonly LoadRow[]
  readonly captives: readonly Captive[]
}

export interface LoadRow {
  readonly kind: UnitKind
  readonly pick: string // one more figure of it
  readonly loaded: number // by picks that have been made
  readonly left: number // figures that may still come from there
  readonly room: number // on ships: what a figure brings, or -1 if it takes a place
}

export interface Captive {
  readonly leader: LeaderId
  readonly pick: string
  readonly taken: boolean
}

export function loading(ask: Ask): Loading | null {
  if (ask.name !== 'move-units' || ask.form === undefined) return null
  const { goal, limit, origins } = ask.form as MoveForm
  return {
    sort: 'load',
    goal,
    limit,
    origins: origins.map(({ place, units, captives, ...room }) => ({
      ...room,
      place,
      rows: units.map(({ unit, ...row }) => ({ ...row, kind: unit, pick: `move ${unit} from ${place}` })),
      captives: captives.map((each) => ({ ...each, pick: `take ${each.leader} from ${place}` })),
    })),
  }
}

/** How full the ships from a place are, with what has been picked and what the form says. */
export function room(origin: Origin, counts: Counts): { readonly capacity: number; readonly passengers: number } {
  let { capacity, passengers } = origin
  for (const row of origin.rows) {
    const number = counts[row.pick] ?? 0
    if (row.room < 0) passengers -= row.room * number
    else capacity += row.room * number
  }
  return { capacity, passengers }
}

/** Figures that the form adds. */
export function added(form: Loading, counts: Counts): number {
  return form.origins.flatMap((origin) => origin.rows).reduce((sum, row) => sum + (counts[row.pick] ?? 0), 0)
}

/** Figures that picks have loaded. */
export function loaded(form: Loading): number {
  return form.origins.flatMap((origin) => origin.rows).reduce((sum, row) => sum + row.loaded, 0)
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
export function everything(form: Loading, origin: Origin, counts: Counts): Counts {
  const others = added(form, counts) - origin.rows.reduce((sum, row) => sum + (counts[row.pick] ?? 0), 0)
  let figures = form.limit === null ? Infinity : form.limit - others
  let free = origin.capacity - origin.passengers
  const found: Record<string, number> = {}
  for (const row of inLoadingOrder(origin.rows)) {
    const number = Math.max(0, Math.min(row.left, figures, row.room < 0 ? free : Infinity))
    found[row.pick] = number
    figures -= number
    free += number * row.room
  }
  return { ...counts, ...found }
}

/** The picks that load what the form says: what brings room before what takes it, captives last. */
export function loadPicks(form: Loading, counts: Counts): readonly string[] {
  const rows = form.origins.flatMap((origin) => origin.rows)
  const captives = form.origins.flatMap((origin) => origin.captives)
  return [...inLoadingOrder(rows), ...captives].flatMap((each) => times(each.pick, counts))
}

function inLoadingOrder(rows: readonly LoadRow[]): readonly LoadRow[] {
  return rows.toSorted((one, other) => other.room - one.room)
}
