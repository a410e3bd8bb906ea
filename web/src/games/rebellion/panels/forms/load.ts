// Loading and moving units: which figures come along from where, as many as the form says, sent as one row of picks.
// The server judges; here is only what a form needs to show steppers and how full the ships are.

import type { Ask } from '../../../../client/types'
import {
  captured,
  type LeaderId,
  leadersAt,
  type PlaceId,
  type Printed,
  type RebellionView,
  transport,
  type UnitKind,
} from '../../view'
import { type Counts, frameOf, strings, times } from './counts'

export interface Loading {
  readonly sort: 'load'
  readonly goal: PlaceId
  /** So many figures in all may still come; null: any number. */
  readonly limit: number | null
  /** Whether room on ships matters. */
  readonly transport: boolean
  readonly origins: readonly Origin[]
}

export interface Origin {
  readonly place: PlaceId
  readonly rows: readonly LoadRow[]
  readonly captives: readonly Captive[]
}

export interface LoadRow {
  readonly kind: UnitKind
  readonly pick: string // one more figure of it
  readonly loaded: number // by picks that have been made
  readonly left: number // figures that may still come from there
}

export interface Captive {
  readonly leader: LeaderId
  readonly pick: string
  readonly taken: boolean
}

export function loading(view: RebellionView, facts: Printed, ask: Ask): Loading | null {
  const frame = frameOf(view, ask, 'move-units')
  if (!frame) return null
  const load = (frame['load'] ?? []) as unknown as readonly (readonly [PlaceId, UnitKind, number])[]
  const taken = strings(frame['taken'])
  const limit = Number(frame['limit'])
  const moved = load.reduce((sum, [, , number]) => sum + number, 0)
  const kinds = strings(frame['kinds'])
  const quotas = (frame['quotas'] ?? []) as readonly number[] // by kind; none: any number
  const quotaLeft = (kind: UnitKind) => {
    const quota = quotas[kinds.indexOf(kind)]
    if (quota === undefined) return Infinity
    return load.reduce((left, [, its, number]) => left - (its === kind ? number : 0), quota)
  }
  const offered = new Set(ask.options.map((option) => / from (\S+)$/.exec(option.pick)?.[1]))
  const origins = strings(frame['origins']).filter(
    (place) => offered.has(place) || load.some(([origin]) => origin === place),
  )
  return {
    sort: 'load',
    goal: typeof frame['goal'] === 'string' ? frame['goal'] : '',
    limit: limit < 0 ? null : limit - moved,
    transport: frame['transport'] === true,
    origins: origins.map((place) => ({
      place,
      rows: kinds
        .filter((kind) => (view.units[place]?.[kind] ?? 0) > 0)
        .map((kind) => {
          const loaded = load.find(([origin, its]) => origin === place && its === kind)?.[2] ?? 0
          const left = Math.min((view.units[place]?.[kind] ?? 0) - loaded, quotaLeft(kind))
          return { kind, pick: `move ${kind} from ${place}`, loaded, left }
        }),
      captives:
        frame['captives'] === true
          ? leadersAt(view, facts, place)
              .filter((leader) => captured(view, facts, leader))
              .map((leader) => ({ leader, pick: `take ${leader} from ${place}`, taken: taken.includes(leader) }))
          : [],
    })),
  }
}

/** How full the ships from a place are, with what has been picked and what the form says. */
export function room(facts: Printed, origin: Origin, counts: Counts): ReturnType<typeof transport> {
  return transport(
    facts,
    Object.fromEntries(origin.rows.map((row) => [row.kind, row.loaded + (counts[row.pick] ?? 0)])),
  )
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

export function overload(facts: Printed, form: Loading, counts: Counts): Overload | null {
  if (form.limit !== null && added(form, counts) > form.limit) return { what: 'limit' }
  if (!form.transport) return null
  const full = form.origins.find((origin) => {
    const { capacity, passengers } = room(facts, origin, counts)
    return passengers > capacity
  })
  return full ? { what: 'room', place: full.place } : null
}

/** Everything that can leave a place: all that flies by itself, and passengers as long as there is room. */
export function everything(facts: Printed, form: Loading, origin: Origin, counts: Counts): Counts {
  const others = added(form, counts) - origin.rows.reduce((sum, row) => sum + (counts[row.pick] ?? 0), 0)
  let figures = form.limit === null ? Infinity : form.limit - others
  let free = 0
  const found: Record<string, number> = {}
  for (const row of inLoadingOrder(facts, origin.rows)) {
    const unit = facts.unit(row.kind)
    const aboard = form.transport && unit.needs_transport
    const number = Math.max(0, Math.min(row.left, figures, aboard ? free - row.loaded : Infinity))
    found[row.pick] = number
    figures -= number
    free += (number + row.loaded) * (aboard ? -1 : unit.capacity)
  }
  return { ...counts, ...found }
}

/** The picks that load what the form says: ships before those they carry, captives last. */
export function loadPicks(facts: Printed, form: Loading, counts: Counts): readonly string[] {
  const rows = form.origins.flatMap((origin) => origin.rows)
  const captives = form.origins.flatMap((origin) => origin.captives)
  return [...inLoadingOrder(facts, rows), ...captives].flatMap((each) => times(each.pick, counts))
}

function inLoadingOrder(facts: Printed, rows: readonly LoadRow[]): readonly LoadRow[] {
  const weight = (row: LoadRow) => {
    const unit = facts.unit(row.kind)
    return unit.needs_transport ? 2 : unit.capacity > 0 ? 0 : 1
  }
  return rows.toSorted((one, other) => weight(one) - weight(other))
}
