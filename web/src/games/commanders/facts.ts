// What this game's views and printed facts look like, and what can be read off them. Nothing here says what is allowed.

import type { Json, Outcome, View } from '../../client/types'

export type CardId = string // a kind of ship or special card
export type PlanetId = string
export type SeatName = string

export const UNKNOWN = 'unknown'

/** src/dejarik/games/commanders/view.py */
export interface CommandersView {
  readonly game: string
  readonly players: number
  readonly seat: SeatName | null
  readonly turn: SeatName
  readonly stack: readonly Frame[]
  readonly column: readonly (PlanetId | null)[]
  readonly lines: readonly (readonly CardId[])[] // by place in the column
  readonly pile: number
  readonly deck: number
  readonly discard: readonly CardId[] // the top card last
  readonly shown: CardId | null
  readonly destroyed: readonly PlanetId[]
  readonly hands: readonly (readonly CardId[])[] // by seat, as all that follow
  readonly known: readonly (readonly CardId[])[]
  readonly stuck_cards: readonly number[]
  readonly stuck_with: readonly (readonly CardId[])[]
  readonly remembered: readonly CardId[]
  readonly fleets: readonly (readonly CardId[])[]
  readonly captured: readonly (readonly PlanetId[])[]
  readonly repeats: readonly number[]
  readonly outcome: Outcome | null
}
export interface Frame {
  readonly ask?: string
  readonly do?: string
  readonly at?: number
  readonly [field: string]: Json | undefined
}

export function seen(view: View): CommandersView {
  return view as unknown as CommandersView
}

/** content/components.yaml */
export interface Printed {
  readonly numbers: Readonly<Record<string, { readonly value: number }>>
  readonly ships: readonly PrintedCard[]
  readonly specials: readonly PrintedCard[]
  readonly planets: readonly PrintedPlanet[]
}
export interface Sourced {
  readonly id: string
  readonly source: string
  readonly note?: string
}
export interface PrintedCard extends Sourced {
  readonly copies: number
  readonly rule?: string
}
export interface PrintedPlanet extends Sourced {
  readonly value: number
}

export function printed(content: Json): Printed {
  return (content as unknown as { components: Printed }).components
}

export function planetOf(facts: Printed, id: PlanetId): PrintedPlanet {
  const found = facts.planets.find((planet) => planet.id === id)
  if (!found) throw new Error(`no planet ${id}`)
  return found
}

export function cardOf(facts: Printed, id: CardId): PrintedCard {
  const found = [...facts.ships, ...facts.specials].find((card) => card.id === id)
  if (!found) throw new Error(`no card ${id}`)
  return found
}

const SPECIALS: ReadonlySet<CardId> = new Set(['star-destroyer', 'death-star', 'super-star-destroyer', 'slave-1'])

export function isShip(card: CardId): boolean {
  return !SPECIALS.has(card) && card !== UNKNOWN
}

export function seatName(number: number): SeatName {
  return `commander-${number + 1}`
}

export function seatNumber(name: SeatName): number {
  return Number(name.slice('commander-'.length)) - 1
}

/** The seat that looks, by number; null for somebody who only watches. */
export function mine(view: CommandersView): number | null {
  return view.seat === null ? null : seatNumber(view.seat)
}

/** The other commanders clockwise from the one who looks: the left neighbour first, the right one last. */
export function others(view: CommandersView): readonly number[] {
  const me = mine(view)
  const first = me === null ? 0 : me + 1
  const count = me === null ? view.players : view.players - 1
  return Array.from({ length: count }, (_, step) => (first + step) % view.players)
}

/** Whom the table waits for, as far as everybody may know: whoever goes on with the swaps of Slave I, else whose turn
 *  it is. */
export function deciding(view: CommandersView): number | null {
  if (view.outcome) return null
  const top = view.stack.at(-1)
  return top?.ask === 'next-swap' && top.at !== undefined ? top.at : seatNumber(view.turn)
}

export function points(view: CommandersView, facts: Printed, seat: number): number {
  if (view.outcome) return view.outcome.scores[seat] ?? 0
  return (view.captured[seat] ?? []).reduce((sum, planet) => sum + planetOf(facts, planet).value, 0)
}

/** How a fleet stands to a planet: the kinds of its line that lie in the fleet too, and how many a capture takes.
 *  [CMD-CAP-3 … 5, CMD-RUL-18] */
export interface Siege {
  readonly full: boolean
  readonly matching: ReadonlySet<CardId>
  readonly needed: number
}

export function siege(value: number, line: readonly CardId[], fleet: readonly CardId[]): Siege {
  return {
    full: line.length === value,
    matching: new Set(line.filter((ship) => fleet.includes(ship))),
    needed: value - 1,
  }
}

export type Whereabouts = Readonly<
  Record<'lines' | 'fleets' | 'hand' | 'known' | 'discard' | 'shown' | 'unseen', number>
>

/** Where the copies of a card visibly are; the rest lies in the deck or in hands that nobody has seen. */
export function whereabouts(view: CommandersView, card: CardId, copies: number): Whereabouts {
  const count = (cards: readonly CardId[]) => cards.filter((each) => each === card).length
  const all = (places: readonly (readonly CardId[])[]) => places.reduce((sum, place) => sum + count(place), 0)
  const me = mine(view)
  const found = {
    lines: all(view.lines),
    fleets: all(view.fleets),
    hand: me === null ? 0 : count(view.hands[me] ?? []),
    known: all(view.hands.filter((_, seat) => seat !== me)),
    discard: count(view.discard),
    shown: view.shown === card ? 1 : 0,
  }
  const visible = Object.values(found).reduce((sum, each) => sum + each, 0)
  return { ...found, unseen: copies - visible }
}

/** Equal cards that lie one after the other, counted. */
export function runs(cards: readonly CardId[]): readonly { card: CardId; count: number }[] {
  const found: { card: CardId; count: number }[] = []
  for (const card of cards) {
    const last = found.at(-1)
    if (last?.card === card) last.count += 1
    else found.push({ card, count: 1 })
  }
  return found
}
