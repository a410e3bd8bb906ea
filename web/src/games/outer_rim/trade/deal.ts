// A proposal as it is put together on the table: what goes over, in both directions, and the picks that say so.

import type { CreditsOfDeal, Deal, DealForm } from '../../../generated/outer_rim'
import type { CardId } from '../view'

export interface Draft {
  readonly given: readonly CardId[]
  readonly received: readonly CardId[]
  readonly paid: number
  readonly gained: number
}

export const EMPTY: Draft = { given: [], received: [], paid: 0, gained: 0 }

export function isEmpty(draft: Draft): boolean {
  return draft.given.length === 0 && draft.received.length === 0 && draft.paid === 0 && draft.gained === 0
}

/** With a card more or less on one side. */
export function toggled(cards: readonly CardId[], card: CardId): readonly CardId[] {
  return cards.includes(card) ? cards.filter((each) => each !== card) : [...cards, card]
}

/** The tokens that make an amount, the largest first. */
export function tokens(amount: number, all: readonly CreditsOfDeal[]): readonly CreditsOfDeal[] {
  const found: CreditsOfDeal[] = []
  let left = amount
  for (const token of all.toSorted((one, other) => other.count - one.count)) {
    while (left >= token.count) {
      found.push(token)
      left -= token.count
    }
  }
  return found
}

/** The picks that turn what lies in the proposal already into this one, and offer it. */
export function picksFor(draft: Draft, laid: Deal, form: DealForm): readonly string[] {
  const more = (cards: readonly CardId[], there: readonly CardId[], all: DealForm['give']) =>
    all.filter(({ card }) => cards.includes(card) && !there.includes(card)).map(({ pick }) => pick)
  return [
    ...more(draft.given, laid.given, form.give),
    ...more(draft.received, laid.received, form.want),
    ...tokens(draft.paid - laid.paid, form.credits).map(({ give }) => give),
    ...tokens(draft.gained - laid.gained, form.credits).map(({ want }) => want),
    form.offer,
  ]
}

/** Whether just this was declined already. */
export function declinedBefore(draft: Draft, declined: readonly Deal[]): boolean {
  const same = (one: readonly string[], other: readonly string[]) =>
    one.length === other.length && one.every((each) => other.includes(each))
  return declined.some(
    (deal) =>
      same(deal.given, draft.given) &&
      same(deal.received, draft.received) &&
      deal.paid === draft.paid &&
      deal.gained === draft.gained,
  )
}
