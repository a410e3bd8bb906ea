// What a screen reader says about the map.

import type { ErrandKind } from '../errands'
import { errandsAt, errandKey } from '../errands'
import {
  type FactionId,
  isAi,
  patrolLevel,
  patrolsAt,
  playersAt,
  type PrintedSpot,
  type SpaceId,
  tokenAt,
} from '../view'
import type { Wiring } from '../wiring'
import type { Reach } from './reach'

type Read = Pick<Wiring, 'table' | 'facts' | 'say' | 'me' | 'nameOf'>

/** The last word of a navpoint's name, which tells it from all others; of other spaces the name. */
export function shortName({ facts, say }: Pick<Read, 'facts' | 'say'>, space: SpaceId): string {
  const name = say(`outer_rim-space-${space}`)
  return facts.space(space).kind === 'navpoint' ? (name.split(' ').at(-1) ?? name) : name
}

export function patrolLabel({ table, say }: Pick<Read, 'table' | 'say'>, faction: FactionId): string {
  const level = patrolLevel(table, faction)
  return say('outer_rim-board-patrol-of', { faction: say(`outer_rim-faction-${faction}`), level })
}

export function spotLabel({ table, say }: Pick<Read, 'table' | 'say'>, spot: PrintedSpot): string {
  const token = tokenAt(table, spot)
  if (!token) return say('outer_rim-board-free-spot')
  if (token.contact === null) return say('outer_rim-board-facedown', { class_: say(`outer_rim-class-${token.class}`) })
  const contact = say(`outer_rim-contact-${token.contact}`)
  return token.open ? contact : say('outer_rim-board-seen', { contact })
}

export function errandLabel({ say, nameOf, me }: Read, kind: ErrandKind, card: string, player: number): string {
  const words = say(errandKey(kind), { card: say(`outer_rim-card-${card}`) })
  return player === me ? words : `${nameOf(player)}: ${words}`
}

/** A space, how it stands, and who is there. */
export function spaceLabel(read: Read, space: SpaceId, reach: Reach | null): string {
  const { table, facts, say, nameOf } = read
  const printed = facts.space(space)
  const parts = [say(`outer_rim-space-${space}`)]
  if (printed.faction) parts.push(say(`outer_rim-faction-${printed.faction}`))
  if (reach) parts.push(say('outer_rim-web-map-away', { count: reach.way.length }))
  if (reach?.stops) parts.push(say('outer_rim-web-map-stops'))
  for (const { player, errand } of errandsAt(table, space, read.me))
    parts.push(errandLabel(read, errand.kind, errand.card, player))
  if (table.sabotaged.includes(space)) parts.push(say('outer_rim-board-sign-sabotaged'))
  for (const spot of facts.spots) if (spot.planet === space) parts.push(spotLabel(read, spot))
  for (const faction of patrolsAt(table, space)) parts.push(patrolLabel(read, faction))
  for (const player of playersAt(table, space))
    parts.push(isAi(table, player) ? `${nameOf(player)} (${say('outer_rim-side-rival')})` : nameOf(player))
  return parts.join('; ')
}
