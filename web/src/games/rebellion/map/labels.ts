// What a screen reader says about the map.

import type { BoardProps } from '../../contract'
import {
  BASE_SPACE,
  baseSystem,
  figuresOf,
  leadersAt,
  type LeaderId,
  loyaltyOf,
  type PlaceId,
  ringsOn,
  SIDES,
  type UnitKind,
} from '../view'
import type { Wiring } from '../wiring'

/** What a label is made from. */
type Seen = Pick<Wiring, 'table' | 'facts' | 'say'>

type Say = BoardProps['say']

export function figureLabel(say: Say, kind: UnitKind, count: number): string {
  const unit = say(`rebellion-unit-${kind}`)
  return count === 1 ? unit : say('rebellion-figures', { unit, count })
}

export function leaderLabel({ table, facts, say }: Seen, leader: LeaderId): string {
  const name = say(`rebellion-leader-${leader}`)
  const rings = ringsOn(table, facts, leader).map((ring) => say(`rebellion-ring-${ring}`))
  return rings.length === 0 ? name : say('rebellion-web-map-leader-label', { name, rings })
}

/** The markers of a system in words. */
export function marks({ table, facts, say }: Seen, place: PlaceId): readonly string[] {
  if (place === BASE_SPACE) return []
  const found: string[] = []
  if (table.destroyed.includes(place)) found.push(say('rebellion-board-sign-destroyed'))
  else {
    const loyalty = loyaltyOf(table, facts, place)
    const remote = facts.system(place).kind === 'remote'
    found.push(say(`rebellion-web-map-${remote ? 'remote' : `loyal-${loyalty}`}`))
  }
  if (table.subjugated.includes(place)) found.push(say('rebellion-board-sign-subjugated'))
  if (table.sabotaged.includes(place)) found.push(say('rebellion-board-sign-sabotaged'))
  if (baseSystem(table) === place) found.push(say('rebellion-board-sign-base'))
  if (table.battle?.system === place) found.push(say('rebellion-web-map-combat'))
  else if (table.mission?.place === place) found.push(say('rebellion-web-map-mission'))
  return found
}

/** A place, how it stands, and who is there. */
export function placeLabel(wiring: Seen, place: PlaceId, more: readonly string[]): string {
  const { table, facts, say } = wiring
  const there = SIDES.flatMap((side) => {
    const found = [
      ...figuresOf(facts, table.units[place], side).map(({ kind, count }) => figureLabel(say, kind, count)),
      ...leadersAt(table, facts, place, side).map((leader) => leaderLabel(wiring, leader)),
    ]
    return found.length === 0 ? [] : [say('rebellion-web-map-there', { side: say(`rebellion-side-${side}`), found })]
  })
  const name = say(`rebellion-place-${place}`)
  return [name, ...[...marks(wiring, place), ...more], ...there].join('; ')
}
