// What has changed on the map from one view to the next: where something happened, and who went where.

import {
  figuresOf,
  leadersAt,
  leaderSide,
  type PlaceId,
  type Printed,
  type RebellionView,
  type Side,
  SIDES,
  spotOf,
} from '../view'

export interface Journey {
  readonly side: Side
  readonly from: PlaceId
  readonly to: PlaceId
}
export interface Changes {
  /** Places that look different. */
  readonly places: ReadonlySet<PlaceId>
  readonly journeys: readonly Journey[]
}

export const NOTHING: Changes = { places: new Set(), journeys: [] }
const TOO_MANY = 9 // places at once: somebody leafs through the past, or a phase is over

export function changes(
  before: RebellionView,
  now: RebellionView,
  facts: Printed,
  places: readonly PlaceId[],
): Changes {
  const changed = places.filter((place) => looks(before, facts, place) !== looks(now, facts, place))
  if (changed.length === 0 || changed.length > TOO_MANY) return NOTHING
  return { places: new Set(changed), journeys: journeys(before, now, facts, changed) }
}

function looks(view: RebellionView, facts: Printed, place: PlaceId): string {
  const system = facts.systems.findIndex(({ id }) => id === place)
  const marked = [view.subjugated, view.sabotaged, view.destroyed].map((set) => set.includes(place))
  return JSON.stringify([view.units[place] ?? {}, leadersAt(view, facts, place), view.loyalty[system] ?? null, marked])
}

/** Who went from one place to another: units of a side that became fewer here and more in one place there, and leaders. */
function journeys(
  before: RebellionView,
  now: RebellionView,
  facts: Printed,
  changed: readonly PlaceId[],
): readonly Journey[] {
  const found = new Map<string, Journey>()
  const add = (journey: Journey) => found.set(`${journey.side} ${journey.from} ${journey.to}`, journey)
  const strength = (view: RebellionView, place: PlaceId, side: Side) =>
    figuresOf(facts, view.units[place], side).reduce((sum, { count }) => sum + count, 0)
  for (const side of SIDES) {
    const gain = (place: PlaceId) => strength(now, place, side) - strength(before, place, side)
    const goals = changed.filter((place) => gain(place) > 0)
    const lost = changed.filter((place) => gain(place) < 0)
    const [to] = goals
    const all = (from: readonly PlaceId[]) => from.reduce((sum, place) => sum + gain(place), 0)
    if (to !== undefined && goals.length === 1 && all(lost) + gain(to) === 0)
      for (const from of lost) add({ side, from, to })
  }
  for (const { id } of facts.leaders) {
    const [from, to] = [spotOf(before, facts, id), spotOf(now, facts, id)]
    if (from !== to && changed.includes(from) && changed.includes(to))
      add({ side: leaderSide(now, facts, id), from, to })
  }
  return [...found.values()]
}
