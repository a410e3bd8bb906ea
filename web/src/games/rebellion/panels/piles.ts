// What can be looked through: decks as far as this seat knows their cards, and open piles.

import { isKnown, type RebellionView, type Side, SIDES, sideNumber, THEATRES } from '../view'

export type Deck = 'mission' | 'action' | 'objective' | 'place' | 'tactic' // as in the keys of names

export interface Pile {
  readonly name: string // of the message
  readonly side: Side | null
  readonly deck: Deck
  readonly count: number
  /** The cards that this seat knows, the top one first; `at` is its place from the top of a closed deck. */
  readonly cards: readonly { readonly card: string; readonly at: number | null }[]
}

export function piles(view: RebellionView): readonly Pile[] {
  const open = (name: string, side: Side | null, deck: Deck, cards: readonly string[]): Pile => ({
    name,
    side,
    deck,
    count: cards.length,
    cards: cards.toReversed().map((card) => ({ card, at: null })),
  })
  const closed = (name: string, side: Side | null, deck: Deck, cards: readonly string[]): Pile => ({
    name,
    side,
    deck,
    count: cards.length,
    cards: cards
      .toReversed()
      .map((card, at) => ({ card, at: at + 1 }))
      .filter(({ card }) => isKnown(card)),
  })
  const uncounted = (count: number): readonly string[] => Array.from({ length: count }, () => 'unknown')
  return [
    ...SIDES.flatMap((side) => [
      closed('mission-deck', side, 'mission', uncounted(view.mission_decks[sideNumber(side)] ?? 0)),
      open('mission-discard', side, 'mission', view.mission_discards[sideNumber(side)] ?? []),
      closed('action-deck', side, 'action', view.action_decks[sideNumber(side)] ?? []),
    ]),
    open('actions-used', null, 'action', view.actions_used),
    closed('objective-deck', 'rebel', 'objective', view.objective_deck),
    open('objectives-scored', 'rebel', 'objective', view.objectives_scored),
    closed('project-deck', 'empire', 'mission', view.project_deck),
    open('project-discard', 'empire', 'mission', view.project_discard),
    closed('probe-deck', 'empire', 'place', view.probe_deck),
    open('probe-boxed', null, 'place', view.probe_boxed),
    ...THEATRES.flatMap((theatre, at) => [
      closed(`tactic-deck-${theatre}`, null, 'tactic', uncounted(view.tactic_decks[at] ?? 0)),
      open(`tactic-discard-${theatre}`, null, 'tactic', view.tactic_discards[at] ?? []),
    ]),
  ]
}
