// What this game's views and printed facts look like, and what can be read off them. Nothing here says what is allowed.

import type { Json, View } from '../../client/types'
import type { CardId, CommandersView, PlanetId } from '../../generated/commanders'

export type { CardId, CommandersView, PlanetId } from '../../generated/commanders'
export type SeatName = string

export const UNKNOWN = 'unknown'

function isCommanders(view: View): view is View & CommandersView {
  return view.game === 'commanders'
}

export function seen(view: View): CommandersView {
  if (!isCommanders(view)) throw new Error(`a view of ${view.game}`)
  return view
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

function hasComponents(content: unknown): content is { readonly components: Printed } {
  return typeof content === 'object' && content !== null && 'components' in content
}

export function printed(content: Json): Printed {
  if (!hasComponents(content)) throw new Error('the content is that of another game')
  return content.components
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
  return top?.ask === 'next-swap' ? top.at : seatNumber(view.turn)
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
