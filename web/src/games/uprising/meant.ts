// What somebody would type who pointed at these things, so that the server can say why not. See explain.py.

import type { Thing } from '../contract'
import type { View } from '../../client/types'
import { inZone, phase, pool, read, type Uprising } from './view'

export function meant(things: readonly Thing[], seen: View): string | null {
  const view = read(seen)
  const districts = named(things, 'district')
  const place = named(things, 'pool').at(-1)
  const token = named(things, 'token').at(-1)
  const mission = named(things, 'mission').at(-1)
  const card = named(things, 'hand').at(-1) ?? named(things, 'plan').at(-1)
  const district = districts.at(-1)

  if (mission) return `capture ${district ?? fullest(view) ?? ''} with ${mission}`
  if (token) return used(token, place, district, view)
  if (place) return moved(place, district, view)
  if (card) return `play ${card} ${asked(view) === 'play-closed' ? 'closed' : 'open'}`
  if (district) return about(districts, district, view)
  return null
}

function named(things: readonly Thing[], sort: string): string[] {
  return things.filter((thing) => thing.startsWith(`${sort}/`)).map((thing) => thing.slice(sort.length + 1))
}

function asked(view: Uprising): string {
  return view.stack.at(-1)?.ask ?? ''
}

/** A token: with a card, a district, or both. A token of which no target was named aims at the nearest. */
function used(token: string, place: string | undefined, district: string | undefined, view: Uprising): string {
  if (token === 'cordon') return `cordon ${district ?? place ?? view.pair?.[0] ?? view.row[0] ?? ''}`
  const card = place ?? nextPlace(view)
  if (token === 'disorient') return `disorient ${card} to ${district ?? view.row[0] ?? ''}`
  return `${token} ${place ?? district ?? card}`
}

/** A card of the pool: the Empire does something to it, the Resistance sends it. */
function moved(place: string, district: string | undefined, view: Uprising): string {
  if (asked(view) !== 'use-token') return `assign ${place} to ${district ?? view.pair?.[0] ?? view.row[0] ?? ''}`
  if (district) return `disorient ${place} to ${district}`
  const token = view.tokens.find((each) => each === 'surveillance' || each === 'eliminate')
  return `${token ?? 'eliminate'} ${place}`
}

/** Districts alone mean what is being done with districts in this phase. */
function about(districts: readonly string[], district: string, view: Uprising): string {
  switch (phase(view)) {
    case 'assign-card':
      return `assign ${nextPlace(view)} to ${district}`
    case 'use-token':
      return `cordon ${district}`
    case 'declare':
      return `capture ${district} with ${view.missions[0] ?? ''}`
    default: {
      const row = view.row as readonly string[]
      const [left, right] = [districts.at(-2) ?? district, district]
      return row.indexOf(left) <= row.indexOf(right) ? `choose ${left} and ${right}` : `choose ${right} and ${left}`
    }
  }
}

function nextPlace(view: Uprising): number {
  return pool(view.cards).find((card) => card !== undefined)?.place ?? 1
}

/** Where a mission is likeliest meant when no district was named. */
function fullest(view: Uprising): string | undefined {
  const count = (district: Uprising['row'][number]) => inZone(view.cards, district).length
  return [...view.row].sort((one, other) => count(other) - count(one))[0]
}
