// Which card is which between two views, so that a move shows as the way of one card. It must never tell more than
// the seat knows: a card whose face is hidden is known by when it was played and nothing else. [UPR-RUL-4]

import { PROVOCATION, held, insider, plan, type Played, type Uprising } from './view'

/** Something with who it is. It carries that itself: when it leaves, the view no longer knows it. */
export type Known<T> = T & { readonly who: string }

export interface Identities {
  readonly played: readonly Known<Played>[]
  readonly plan: readonly Known<{ card: string; open: boolean }>[]
  /** The cards in hand that are not planned. */
  readonly hand: readonly Known<{ card: string }>[]
}

/**
 * Who knows the faces knows a card by its face all the way from hand to district; Provocations, which all look alike,
 * are counted in the order in which they left the hand. Who does not sees cards leave the hand in the order of the
 * places they come to.
 */
export function identities(view: Uprising): Identities {
  const known = insider(view) ? faces() : numbers()
  return {
    played: view.cards.map((each) => ({ ...each, who: known(each.card) })),
    plan: plan(view).map((each) => ({ ...each, who: known(each.card) })),
    hand: held(view).map((card) => ({ card, who: known(card) })),
  }
}

function faces(): (card: string) => string {
  let provocations = 0
  return (card) => (card === PROVOCATION ? `${card}-${++provocations}` : card)
}

function numbers(): (card: string) => string {
  let number = 0
  return () => `card-${++number}`
}

/** What a played card is called while it lies on the table; opening it changes nothing about it. */
export function place(card: Played): string {
  return `${card.round}-${card.place}`
}
