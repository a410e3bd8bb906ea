// What lies in the slots of a player, kind by kind, and how many are free.

import { type CardId, type OuterRimView, type Player, type Printed } from '../view'

export interface Row {
  readonly kind: 'job' | 'gear' | 'crew' | 'cargo' | 'mod'
  readonly cards: readonly CardId[]
  /** Slots of this kind alone that are free. */
  readonly free: number
}
export interface Held {
  readonly rows: readonly Row[]
  /** Slots for cargo or a mod: all of them, and those that are free. */
  readonly either: number
  readonly eitherFree: number
}

export function held(view: OuterRimView, facts: Printed, player: Player): Held {
  const slots = view.slots[player]
  const cards = view.assets[player] ?? []
  const kindOf = (card: CardId) => {
    const kind = facts.asset(card)?.kind
    return kind === 'bounty' ? 'job' : kind
  }
  const row = (kind: Row['kind'], count = 0): Row => {
    const found = cards.filter((card) => kindOf(card) === kind)
    return { kind, cards: found, free: Math.max(0, count - found.length) }
  }
  const cargo = row('cargo', slots?.cargo)
  const mods = row('mod', slots?.mod)
  const either = slots?.cargo_or_mod ?? 0
  const over =
    Math.max(0, cargo.cards.length - (slots?.cargo ?? 0)) + Math.max(0, mods.cards.length - (slots?.mod ?? 0))
  return {
    rows: [row('job', slots?.job_or_bounty), row('gear', slots?.gear), row('crew', slots?.crew), cargo, mods],
    either,
    eitherFree: Math.max(0, either - over),
  }
}
