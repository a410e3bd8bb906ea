// What somebody wants to read about, by the name of a thing on the board; and which rules speak of it.

import type { Thing } from '../contract'
import type { CardId, PlanetId, SeatName } from './facts'

export type Subject =
  | { readonly sort: 'card'; readonly card: CardId }
  | { readonly sort: 'planet'; readonly planet: PlanetId }
  | { readonly sort: 'fleet'; readonly seat: SeatName | null } // null: of whoever looks
  | { readonly sort: 'hand'; readonly seat: SeatName }
  | { readonly sort: 'deck' | 'discard' | 'pile' }

export function subjectOf(thing: Thing): Subject | null {
  const [sort, first, second] = thing.split('/')
  if (sort === 'deck' || sort === 'discard' || sort === 'pile') return { sort }
  if (!first) return null
  if (sort === 'planet') return { sort, planet: first }
  if (sort === 'hand' || sort === 'shown') return { sort: 'card', card: first }
  if (sort === 'held') return { sort: 'hand', seat: first }
  if (sort === 'line' && second) return { sort: 'card', card: second }
  if (sort === 'fleet') return second ? { sort: 'card', card: second } : { sort, seat: first === 'own' ? null : first }
  return null
}

const OF_CARDS: Readonly<Record<CardId, readonly string[]>> = {
  'death-star': ['CMD-DS-1', 'CMD-DS-2', 'CMD-DS-3', 'CMD-DS-4', 'CMD-RUL-17'],
  'super-star-destroyer': ['CMD-SSD-1', 'CMD-SSD-2', 'CMD-SSD-3'],
  'star-destroyer': ['CMD-SD-1', 'CMD-SD-2', 'CMD-SD-5', 'CMD-SD-6', 'CMD-RUL-12', 'CMD-RUL-13'],
  'slave-1': ['CMD-SLAVE-1', 'CMD-SLAVE-3', 'CMD-SLAVE-4', 'CMD-SLAVE-6', 'CMD-RUL-15'],
}
const OF_SHIPS = ['CMD-COMP-10', 'CMD-LINE-1', 'CMD-LINE-2', 'CMD-FLEET-1', 'CMD-CAP-2']
const OF_CAPTURES: Readonly<Record<number, string>> = { 2: 'CMD-CAP-3', 3: 'CMD-CAP-4', 4: 'CMD-CAP-5' }

export function rulesOfCard(card: CardId): readonly string[] {
  return OF_CARDS[card] ?? OF_SHIPS
}

export function rulesOfPlanet(value: number): readonly string[] {
  const capture = OF_CAPTURES[value]
  return ['CMD-COMP-5', 'CMD-CAP-1', ...(capture ? [capture] : []), 'CMD-RUL-18', 'CMD-RUL-19']
}

export const RULES_OF: Readonly<Record<'fleet' | 'hand' | 'deck' | 'discard' | 'pile', readonly string[]>> = {
  fleet: ['CMD-FLEET-2', 'CMD-FLEET-3', 'CMD-CAP-2'],
  hand: ['CMD-RUL-3', 'CMD-RUL-39'],
  deck: ['CMD-SETUP-1', 'CMD-DECK-1'],
  discard: ['CMD-RUL-3', 'CMD-DECK-1'],
  pile: ['CMD-CAP-10', 'CMD-END-1', 'CMD-END-3'],
}
