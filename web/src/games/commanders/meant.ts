// What somebody would type who pointed at these things: src/dejarik/games/commanders/explain.py understands it and says
// which rule is in the way.

import type { View } from '../../client/types'
import type { Thing } from '../contract'
import { type CardId, mine, type PlanetId, seatName, type SeatName, seen } from './facts'

interface Pointed {
  hand?: CardId
  planet?: PlanetId
  line?: { planet: PlanetId; ship: CardId }
  ownFleet: boolean // the fleet, not a ship of it
  own: CardId[]
  theirs?: { seat: SeatName; ship: CardId }
}

export function meant(things: readonly Thing[], view: View): string | null {
  const { hand, planet, line, own, ownFleet, theirs } = sorted(things, view)
  const table = seen(view)
  const mySeat = mine(table)
  switch (table.stack.at(-1)?.ask) {
    case 'hit-first':
    case 'hit-second':
      if (line) return `hit ${line.ship} at ${line.planet}`
      break
    case 'choose-ship':
    case 'swap-with':
      if (line) return `swap ${line.ship} at ${line.planet}`
      if (theirs) return `swap ${theirs.ship} of ${theirs.seat}`
      if (own[0] && mySeat !== null) return `swap ${own[0]} of ${seatName(mySeat)}`
      break
    case 'give':
      if (hand) return `give ${hand}`
      break
    case 'first-swap':
    case 'next-swap': {
      const given = own[0] ?? (mySeat === null ? undefined : table.fleets[mySeat]?.[0])
      if (theirs && given) return `swap ${given} for ${theirs.ship} of ${theirs.seat}`
      break
    }
  }
  const where = planet ?? line?.planet
  if (hand && where) return hand === 'death-star' ? `play death-star on ${where}` : `place ${hand} at ${where}`
  if (hand && (ownFleet || own.length > 0)) return `add ${hand} to fleet`
  if (hand) return `play ${hand}`
  if (where) return own.length > 0 ? `capture ${where} using ${own.join(' ')}` : `capture ${where}`
  if (theirs) return `take ${theirs.ship} from ${theirs.seat}`
  return own[0] ? `take back ${own[0]}` : null
}

function sorted(things: readonly Thing[], view: View): Pointed {
  const pointed: Pointed = { ownFleet: false, own: [] }
  for (const thing of things) {
    const [sort, first, second] = thing.split('/')
    if (sort === 'hand' && first) pointed.hand = first
    if (sort === 'planet' && first) pointed.planet = first
    if (sort === 'line' && first && second) pointed.line = { planet: first, ship: second }
    if (sort !== 'fleet' || !first) continue
    const isMine = first === 'own' || first === view.seat
    if (!second) pointed.ownFleet ||= isMine
    else if (isMine) pointed.own.push(second)
    else pointed.theirs = { seat: first, ship: second }
  }
  return pointed
}
