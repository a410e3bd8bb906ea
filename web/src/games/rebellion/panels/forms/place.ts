// Placing units: the starting units of the setup, and what comes off the build queue. One kind is chosen at a time, and
// goes where one points.

import type { Ask } from '../../../../client/types'
import { BASE_SPACE, type PlaceId, type Printed, type RebellionView, type UnitKind } from '../../view'
import { type Counts, times } from './counts'

const VERBS: Readonly<Record<string, string>> = {
  'place-imperial-units': 'place',
  'place-rebel-units': 'place',
  'deploy-units': 'deploy',
}

export interface Placing {
  readonly sort: 'place'
  readonly verb: string
  /** What waits, by kind, with the places that are open to it. */
  readonly kinds: readonly WaitingKind[]
  readonly places: readonly OpenPlace[]
  /** Whether one may be done before everything has been placed. */
  readonly canStop: boolean
}
export interface WaitingKind {
  readonly kind: UnitKind
  readonly count: number
  readonly places: readonly PlaceId[]
}
export interface OpenPlace {
  readonly place: PlaceId
  /** So many more figures fit; null: any number. */
  readonly room: number | null
}

export function placing(view: RebellionView, facts: Printed, ask: Ask): Placing | null {
  const verb = VERBS[ask.name]
  if (verb === undefined) return null
  const kinds = new Map<UnitKind, PlaceId[]>()
  for (const option of ask.options) {
    const [, its, kind, place] = /^(\S+) (\S+) at (\S+)$/.exec(option.pick) ?? []
    if (its !== verb || !kind || !place) continue
    const places = kinds.get(kind)
    if (places) places.push(place)
    else kinds.set(kind, [place])
  }
  const open = [...new Set([...kinds.values()].flat())]
  const limit = facts.content.misc.hand_and_deck_limits.units_deployed_per_system_and_refresh
  return {
    sort: 'place',
    verb,
    kinds: [...kinds].map(([kind, places]) => ({ kind, count: view.ready[kind] ?? 0, places })),
    places: open.map((place) => ({
      place,
      room: verb === 'deploy' ? limit - (view.deployed[numberOf(facts, place)] ?? 0) : null,
    })),
    canStop: ask.options.some((option) => option.pick === 'done'),
  }
}

function numberOf(facts: Printed, place: PlaceId): number {
  return place === BASE_SPACE ? facts.systems.length : facts.systems.findIndex((system) => system.id === place)
}

export function placePick(form: Placing, kind: UnitKind, place: PlaceId): string {
  return `${form.verb} ${kind} at ${place}`
}

/** Figures of a kind that wait still, when the form is done. */
export function waiting(form: Placing, counts: Counts, kind: UnitKind): number {
  const all = form.kinds.find((each) => each.kind === kind)
  if (!all) return 0
  return all.places.reduce((left, place) => left - (counts[placePick(form, kind, place)] ?? 0), all.count)
}

/** What the form puts into a place. */
export function placed(
  form: Placing,
  counts: Counts,
  place: PlaceId,
): readonly { readonly kind: UnitKind; readonly count: number }[] {
  return form.kinds
    .map(({ kind }) => ({ kind, count: counts[placePick(form, kind, place)] ?? 0 }))
    .filter((each) => each.count > 0)
}

/** Whether one more figure of a kind can go to a place. */
export function fits(form: Placing, counts: Counts, kind: UnitKind, place: PlaceId): boolean {
  const open = form.places.find((each) => each.place === place)
  const goes = form.kinds.find((each) => each.kind === kind)?.places.includes(place) ?? false
  if (!open || !goes || waiting(form, counts, kind) <= 0) return false
  return open.room === null || placed(form, counts, place).reduce((sum, each) => sum + each.count, 0) < open.room
}

/** Whether anything could still be placed after what is in the form: then one has to say that it is enough. */
export function leftOver(form: Placing, counts: Counts): boolean {
  return form.kinds.some(({ kind, places }) => places.some((place) => fits(form, counts, kind, place)))
}

export function placePicks(form: Placing, counts: Counts): readonly string[] {
  return form.kinds.flatMap(({ kind, places }) =>
    places.flatMap((place) => times(placePick(form, kind, place), counts)),
  )
}
