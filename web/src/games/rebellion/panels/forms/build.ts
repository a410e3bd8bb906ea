// Building: a unit for each resource icon that can be used, chosen icon by icon and sent together. The server says what
// each can build and which figures are left (`BuildForm`); here it is added up.

import type { Ask } from '../../../../client/types'
import type { BuildForm, IconThatBuilds } from '../../../../generated/rebellion'
import type { UnitKind } from '../../view'
import { formIn } from './asked'
import { type Counts, often } from './counts'

export interface Building extends BuildForm {
  readonly sort: 'build'
}

export function building(ask: Ask): Building | null {
  const form = formIn(ask, 'build-units')
  return form && { sort: 'build', ...form }
}

/** What tells an icon from others: the picks of icons that are alike are the same. */
export function iconKey({ place, number }: IconThatBuilds): string {
  return `${place}.${number}`
}

const keyOf = (icon: IconThatBuilds, kind: UnitKind) => `${iconKey(icon)}.${kind}`

/** What an icon can build, if there are figures. */
export function kindsOf(icon: IconThatBuilds): readonly UnitKind[] {
  return Object.keys(icon.picks)
}

/** What an icon is to build; null: nothing. */
export function chosenFor(icon: IconThatBuilds, counts: Counts): UnitKind | null {
  return kindsOf(icon).find((kind) => often(counts, keyOf(icon, kind)) > 0) ?? null
}

/** The same form with another choice for an icon; choosing what is chosen takes it back. */
export function choose(icon: IconThatBuilds, counts: Counts, kind: UnitKind): Counts {
  const others = Object.fromEntries(kindsOf(icon).map((each) => [keyOf(icon, each), 0]))
  return { ...counts, ...others, [keyOf(icon, kind)]: chosenFor(icon, counts) === kind ? 0 : 1 }
}

/** Where an icon leaves no choice, its unit stands in the form from the beginning, as long as there are figures. */
export function obvious(form: Building): Counts {
  return form.icons.reduce<Counts>((counts, icon) => {
    const [kind, other] = kindsOf(icon)
    const plain = kind !== undefined && other === undefined && remaining(form, counts, kind) > 0
    return plain ? choose(icon, counts, kind) : counts
  }, {})
}

/** Figures of a kind that are left when everything in the form is built. */
export function remaining(form: Building, counts: Counts, kind: UnitKind): number {
  const built = form.icons.filter((icon) => chosenFor(icon, counts) === kind).length
  return (form.supply[kind] ?? 0) - built
}

/** Icons that could still build something after what is in the form: then one has to say that it is enough. */
export function unused(form: Building, counts: Counts): number {
  return form.icons.filter(
    (icon) => chosenFor(icon, counts) === null && kindsOf(icon).some((kind) => remaining(form, counts, kind) > 0),
  ).length
}

export function buildPicks(form: Building, counts: Counts): readonly string[] {
  return form.icons.flatMap((icon) => icon.picks[chosenFor(icon, counts) ?? ''] ?? [])
}
