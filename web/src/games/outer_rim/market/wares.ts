// The market as somebody sees it: the card on top of each deck, its price for this seat, and why it cannot be bought.

import type { Ask, Message } from '../../../client/types'
import { waresOf } from '../scenes/asked'
import { type AssetKind, type CardId, type DeckId, DECKS, type OuterRimView, type Printed, topCard } from '../view'

export interface Stall {
  readonly deck: DeckId
  readonly card: CardId | null // null: an empty deck
  readonly left: number // cards in the deck
  /** What it costs this seat; null: nobody looks who could buy. */
  readonly price: number | null
  readonly cost: number
  /** The picks that buy it now; none where it cannot be bought. */
  readonly picks: readonly string[]
  /** Why not, where the server has said so; otherwise the rule alone. */
  readonly why: Message | null
  readonly forbidden: string
}

export function stalls(table: OuterRimView, facts: Printed, ask: Ask | null): readonly Stall[] {
  const wares = waresOf(ask)
  return DECKS.map((deck, at) => {
    const card = topCard(table, deck)
    const offer = table.offers[at] ?? null
    const ware = wares.find((each) => each.card === card)
    return {
      deck,
      card,
      left: table.market[at]?.length ?? 0,
      price: ware?.price ?? offer?.price ?? null,
      cost: (card === null ? null : facts.market(card)?.cost) ?? 0,
      picks: ware?.picks ?? [],
      why: ware?.why ?? null,
      forbidden: offer?.forbidden ?? '',
    }
  })
}

export function kindOf(facts: Printed, card: CardId): AssetKind {
  return facts.asset(card)?.kind ?? 'event'
}
