// Which form belongs to what is asked, and which picks it makes.

import type { Ask } from '../../../../client/types'
import type { Light, Thing } from '../../../contract'
import { placeThing, type Printed, type RebellionView, unitThing } from '../../view'
import { type Assigning, assigning } from './assign'
import { type Building, building, buildPicks, choose, chosenFor, kindsOf, obvious, remaining, unused } from './build'
import { changed, type Counts, NOTHING, often, total } from './counts'
import { type Loading, loading, loadPicks } from './load'
import { type Offer, offer } from './offer'
import { fits, leftOver, placed, placePick, placePicks, type Placing, placing, waiting } from './place'

export type Form = Loading | Placing | Building | Assigning | Offer

export function formOf(view: RebellionView, facts: Printed, ask: Ask | null): Form | null {
  if (ask === null || view.side === null) return null
  return loading(ask) ?? placing(ask) ?? building(ask) ?? assigning(ask) ?? offer(view, facts, ask)
}

/** What stands in a form before anybody has touched it. */
export function untouched(form: Form): Counts {
  return form.sort === 'build' ? obvious(form) : NOTHING
}

/** The kind that is placed next, as long as there is one. */
export function nextKind(form: Form, counts: Counts, chosen: string | null): string | null {
  if (form.sort !== 'place') return chosen
  const left = form.units.filter((units) => waiting(units, counts) > 0)
  return (left.find(({ unit }) => unit === chosen) ?? left[0])?.unit ?? null
}

/** What is put together, without an end to it. */
export function picksOf(form: Form, counts: Counts): readonly string[] {
  if (form.sort === 'load') return loadPicks(form, counts)
  if (form.sort === 'place') return placePicks(form, counts)
  return form.sort === 'build' ? buildPicks(form, counts) : []
}

/** The pick that ends it; null: it ends by itself. */
function done(form: Form): string | null {
  return 'done' in form ? form.done : null
}

/** All picks that a pick makes together with what stands in the form. *Done* is left out where nothing is left to do,
 *  because then it is not asked. */
export function wholeOf(form: Form, counts: Counts, pick: string): readonly string[] {
  const picks = picksOf(form, counts)
  if (pick === done(form) && picks.length > 0 && !needsEnd(form, counts)) return picks
  return [...picks, pick]
}

/** Whether one has to say that it is enough. */
function needsEnd(form: Form, counts: Counts): boolean {
  if (form.sort === 'place') return leftOver(form, counts)
  return form.sort === 'build' ? unused(form, counts) > 0 : true
}

/** Everything that the button under the form sends. */
export function sent(form: Form, counts: Counts): readonly string[] {
  const end = done(form)
  return end === null ? picksOf(form, counts) : wholeOf(form, counts, end)
}

// Pointing at the map while a form is open fills it in.

/** What pointing at a thing of the map adds to the form; null: nothing. */
export function pointed(form: Form, counts: Counts, chosen: string | null, thing: Thing): Counts | null {
  if (form.sort === 'load') {
    const row = form.origins
      .flatMap(({ place, units }) => units.filter(({ unit }) => unitThing(place, unit) === thing))
      .find((each) => often(counts, each.pick) < each.left)
    return row ? changed(counts, row.pick, 1) : null
  }
  if (form.sort === 'place') {
    const at = form.places.find(({ place }) => placeThing(place) === thing)
    const kind = nextKind(form, counts, chosen)
    const pick = at && kind !== null && fits(form, counts, kind, at.place) ? placePick(form, kind, at.place) : null
    return pick === null ? null : changed(counts, pick, 1)
  }
  if (form.sort === 'build') {
    const icons = form.icons.filter(({ place }) => placeThing(place) === thing)
    const icon = icons.find((each) => chosenFor(each, counts) === null)
    const kind = icon && kindsOf(icon).find((each) => remaining(form, counts, each) > 0)
    return icon && kind !== undefined ? choose(icon, counts, kind) : null
  }
  return null
}

/** How a thing of the map stands to the form; null: the form has nothing to say about it. */
export function formLight(form: Form, counts: Counts, chosen: string | null, thing: Thing): Light | null {
  if (form.sort === 'load' && !thing.startsWith('unit/')) return null
  if (pointed(form, counts, chosen, thing)) return 'lit'
  return inForm(form, counts, thing) ? 'held' : null
}

function inForm(form: Form, counts: Counts, thing: Thing): boolean {
  if (total(counts) === 0) return false
  if (form.sort === 'load')
    return form.origins.some(({ place, units }) =>
      units.some(({ unit, pick }) => unitThing(place, unit) === thing && often(counts, pick) > 0),
    )
  if (form.sort === 'place')
    return form.places.some(({ place }) => placeThing(place) === thing && placed(form, counts, place).length > 0)
  if (form.sort === 'build')
    return form.icons.some((icon) => placeThing(icon.place) === thing && chosenFor(icon, counts) !== null)
  return false
}
