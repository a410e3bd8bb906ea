// Building: a unit for each resource icon that can be used, chosen icon by icon and sent together.

import type { Ask } from '../../../../client/types'
import {
  builtBy,
  type PlaceId,
  type Printed,
  production,
  type RebellionView,
  type ResourceIcon,
  type Side,
  supply,
  type UnitKind,
} from '../../view'
import { type Counts, frameOf } from './counts'

export interface Building {
  readonly sort: 'build'
  readonly icons: readonly UsableIcon[]
  /** Figures that are left, by kind. */
  readonly supply: Readonly<Record<UnitKind, number>>
}
export interface UsableIcon {
  readonly key: string
  readonly place: PlaceId
  readonly icon: ResourceIcon
  readonly slot: number
  readonly kinds: readonly UnitKind[] // of which there are figures
}

export function building(view: RebellionView, facts: Printed, ask: Ask): Building | null {
  const frame = frameOf(view, ask, 'build-units')
  if (!frame?.side) return null
  const side: Side = frame.side
  const left: Record<UnitKind, number> = {}
  const used = (frame['icons'] ?? []) as unknown as readonly (readonly [PlaceId, number])[]
  const icons = used.flatMap(([place, number]): UsableIcon[] => {
    const { slot, icons: printed } = production(facts, place)
    const icon = printed[number]
    if (!icon) return []
    const kinds = builtBy(facts, icon, side)
    for (const kind of kinds) left[kind] ??= supply(view, facts, kind)
    const some = kinds.filter((kind) => (left[kind] ?? 0) > 0)
    return [{ key: `${place} ${number}`, place, icon, slot: slot ?? 0, kinds: some }]
  })
  return { sort: 'build', icons, supply: left }
}

const keyOf = (icon: UsableIcon, kind: UnitKind) => `${icon.key} ${kind}`

/** What an icon is to build; null: nothing. */
export function chosenFor(icon: UsableIcon, counts: Counts): UnitKind | null {
  return icon.kinds.find((kind) => (counts[keyOf(icon, kind)] ?? 0) > 0) ?? null
}

/** The same form with another choice for an icon; choosing what is chosen takes it back. */
export function choose(icon: UsableIcon, counts: Counts, kind: UnitKind): Counts {
  const others = Object.fromEntries(icon.kinds.map((each) => [keyOf(icon, each), 0]))
  return { ...counts, ...others, [keyOf(icon, kind)]: chosenFor(icon, counts) === kind ? 0 : 1 }
}

/** Where an icon leaves no choice, its unit stands in the form from the beginning, as long as there are figures. */
export function obvious(form: Building): Counts {
  const counts: Record<string, number> = {}
  const left = { ...form.supply }
  for (const icon of form.icons) {
    const [kind] = icon.kinds
    if (icon.kinds.length !== 1 || !kind || (left[kind] ?? 0) <= 0) continue
    counts[keyOf(icon, kind)] = 1
    left[kind] = (left[kind] ?? 0) - 1
  }
  return counts
}

/** Figures of a kind that are left when everything in the form is built. */
export function remaining(form: Building, counts: Counts, kind: UnitKind): number {
  const built = form.icons.filter((icon) => chosenFor(icon, counts) === kind).length
  return (form.supply[kind] ?? 0) - built
}

/** Icons that could still build something after what is in the form: then one has to say that it is enough. */
export function unused(form: Building, counts: Counts): number {
  return form.icons.filter(
    (icon) => chosenFor(icon, counts) === null && icon.kinds.some((kind) => remaining(form, counts, kind) > 0),
  ).length
}

export function buildPicks(form: Building, counts: Counts): readonly string[] {
  return form.icons.flatMap((icon) => {
    const kind = chosenFor(icon, counts)
    return kind === null ? [] : [`build ${kind} at ${icon.place}`]
  })
}
