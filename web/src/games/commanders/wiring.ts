// What every area of the board needs to be pointed at and read about.

import type { BoardProps, Light, Thing } from '../contract'
import { type CardId, type PlanetId, type SeatName, seatName } from './facts'
import type { Glide } from './glide'

export interface Wiring {
  readonly light: (thing: Thing) => Light
  readonly point: (thing: Thing) => void
  readonly inspect: (thing: Thing | null) => void
  readonly say: BoardProps['say']
  readonly glide: Glide
  /** Something is held: what is lit now is where it can go. */
  readonly holding: boolean
}

export const handThing = (card: CardId): Thing => `hand/${card}`
export const planetThing = (planet: PlanetId): Thing => `planet/${planet}`
export const lineThing = (planet: PlanetId, ship: CardId): Thing => `line/${planet}/${ship}`
export const fleetThing = (seat: SeatName, ship: CardId): Thing => `fleet/${seat}/${ship}`
export const OWN_FLEET: Thing = 'fleet/own'

/** A ship of the own fleet has two names: what only its owner can do with it is about `fleet/own/…`, what anybody can
 *  is about the fleet of the seat. */
export function ownShip(light: (thing: Thing) => Light, seat: number, ship: CardId): Thing {
  const own = fleetThing('own', ship)
  return light(own) === 'none' ? fleetThing(seatName(seat), ship) : own
}

/** A ship of a line stands for its planet where only the planet is meant: a large thing is easy to point at. */
export function lineTarget(light: (thing: Thing) => Light, planet: PlanetId, ship: CardId): Thing {
  const inLine = lineThing(planet, ship)
  return light(inLine) === 'none' && light(planetThing(planet)) !== 'none' ? planetThing(planet) : inLine
}
