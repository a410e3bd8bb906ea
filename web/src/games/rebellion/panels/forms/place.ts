// Placing units: the starting units of the setup, and what comes off the build queue. One kind is chosen at a time, and
// goes where one points. The server says what may go where (`PlaceForm`); here it is added up.

import type { Ask } from '../../../../client/types'
import type { OpenPlace, PlaceForm, UnitsToPlace } from '../../../../generated/rebellion'
import type { PlaceId, UnitKind } from '../../view'
import { formIn } from './asked'
import { type Counts, often, times } from './counts'

export interface Placing extends PlaceForm {
  readonly sort: 'place'
  /** How it is called. */
  readonly verb: 'place' | 'deploy'
}

export function placing(ask: Ask): Placing | null {
  const setup = formIn(ask, 'place-imperial-units') ?? formIn(ask, 'place-rebel-units')
  if (setup) return { sort: 'place', verb: 'place', ...setup }
  const refresh = formIn(ask, 'deploy-units')
  return refresh && { sort: 'place', verb: 'deploy', ...refresh }
}

/** The pick that puts a unit of a kind into a place; null: the place is not open to it. */
export function placePick(form: Placing, kind: UnitKind, place: PlaceId): string | null {
  return form.units.find(({ unit }) => unit === kind)?.picks[place] ?? null
}

/** Units of a kind that wait still, when the form is done. */
export function waiting({ count, picks }: UnitsToPlace, counts: Counts): number {
  return Object.values(picks).reduce((left, pick) => left - often(counts, pick), count)
}

/** What the form puts into a place. */
export interface Placed {
  readonly units: UnitsToPlace
  readonly count: number
  readonly pick: string // of one more
}

export function placed(form: Placing, counts: Counts, place: PlaceId): readonly Placed[] {
  return form.units.flatMap((units) => {
    const pick = units.picks[place]
    const count = pick === undefined ? 0 : often(counts, pick)
    return pick !== undefined && count > 0 ? [{ units, count, pick }] : []
  })
}

/** How many units more fit into a place; null: any number. */
export function room(form: Placing, counts: Counts, open: OpenPlace): number | null {
  return open.room && placed(form, counts, open.place).reduce((left, { count }) => left - count, open.room)
}

/** Whether a place lacks a ground unit that it has to get, also when the form is done. */
function bare(form: Placing, counts: Counts, open: OpenPlace): boolean {
  return open.bare && !placed(form, counts, open.place).some(({ units }) => units.ground)
}

/** Whether all ground units that wait still are needed where none is. */
export function scarce(form: Placing, counts: Counts): boolean {
  const needed = form.places.filter((open) => bare(form, counts, open)).length
  const ground = form.units.filter((units) => units.ground).reduce((sum, units) => sum + waiting(units, counts), 0)
  return needed > 0 && ground <= needed
}

/** Whether one more unit of a kind can go to a place. */
export function fits(form: Placing, counts: Counts, kind: UnitKind, place: PlaceId): boolean {
  const units = form.units.find(({ unit }) => unit === kind)
  const open = form.places.find((each) => each.place === place)
  if (!units || !open || units.picks[place] === undefined) return false
  if (waiting(units, counts) <= 0 || room(form, counts, open) === 0) return false
  return !units.ground || bare(form, counts, open) || !scarce(form, counts)
}

/** Whether anything could still be placed after what is in the form: then one has to say that it is enough. */
export function leftOver(form: Placing, counts: Counts): boolean {
  return form.units.some(({ unit, picks }) => Object.keys(picks).some((place) => fits(form, counts, unit, place)))
}

export function placePicks(form: Placing, counts: Counts): readonly string[] {
  return form.units.flatMap(({ picks }) => Object.values(picks).flatMap((pick) => times(pick, counts)))
}
