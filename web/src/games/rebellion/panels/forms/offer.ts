// What is offered and lies nowhere on the board: cards that were looked at, figures of the supply, leaders beside it.

import type { Ask } from '../../../../client/types'
import type { Thing } from '../../../contract'
import { actionCards, type Printed, type RebellionView, spotOf } from '../../view'
import { laid } from './assign'

export interface Offer {
  readonly sort: 'offer'
  readonly things: readonly Thing[]
}

// Questions about cards of a deck, or dice that are laid out: a card of the same name may be in the hand, too.
const DEALT: ReadonlySet<string> = new Set([
  'keep-action',
  'keep-objective',
  'keep-on-top',
  'order-objectives',
  'confiscate-objective',
  'search-deck',
  'search-for-mission',
  'keep-project',
  'lay-dice',
])

export function offer(view: RebellionView, facts: Printed, ask: Ask): Offer | null {
  const touched = new Set(ask.options.flatMap((option) => option.touches))
  const things = [...touched].filter((thing) => DEALT.has(ask.name) || !lies(view, facts, thing))
  return things.length > 0 ? { sort: 'offer', things } : null
}

/** Whether a thing has its place on the board or in a panel. */
function lies(view: RebellionView, facts: Printed, thing: Thing): boolean {
  const [sort, id] = thing.split('/')
  const side = view.side
  if (!id || side === null) return true
  if (sort === 'supply' || sort === 'probe') return false
  if (sort === 'leader') return spotOf(view, facts, id) !== 'beside-the-board'
  if (sort === 'action') return actionCards(view, side).some(({ card }) => card === id)
  if (sort === 'objective') return side === 'rebel' && view.objectives.includes(id)
  if (sort === 'mission') {
    const hand = view.missions[side === 'rebel' ? 0 : 1] ?? []
    return hand.includes(id) || laid(view, side).some(({ card }) => card === id)
  }
  return true
}
