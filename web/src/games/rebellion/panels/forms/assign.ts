// Assigning leaders: who is on which card, laid out or still being put together, and what a leader dropped on a card
// means.

import type { Ask } from '../../../../client/types'
import type { AssignForm } from '../../../../generated/rebellion'
import type { LeaderId, MissionId, RebellionView, Side } from '../../view'
import { formIn } from './asked'

export interface Assigning extends AssignForm {
  readonly sort: 'assign'
  /** Whose mission is asked for already; null: any leader may come next. */
  readonly leader: LeaderId | null
}

export function assigning(ask: Ask): Assigning | null {
  const form = formIn(ask, 'assign-leaders') ?? formIn(ask, 'choose-mission')
  const [first] = form?.leaders ?? []
  return form && first ? { sort: 'assign', leader: first.pick === null ? first.leader : null, ...form } : null
}

export function canBeAssigned(form: Assigning, leader: LeaderId): boolean {
  return form.leaders.some((each) => each.leader === leader)
}

/** A mission card on the table: laid out, or in the assignments that are being put together in secret. */
export interface Laid {
  readonly card: MissionId
  readonly leaders: readonly LeaderId[]
  readonly pending: boolean
}

/** What is being put together: a leader, the card, and who is on it already. */
function plans(view: RebellionView, side: Side) {
  const frame = view.stack.at(-1)
  return frame && 'pending' in frame && frame.side === side ? frame.pending : []
}

/** The cards of a side on the table, with what its owner is putting together. */
export function laid(view: RebellionView, side: Side): readonly Laid[] {
  const found = view.assigned
    .filter((each) => each.side === side)
    .map((each): Laid => ({ card: each.card, leaders: each.leaders, pending: false }))
  for (const [leader, card, partner] of plans(view, side)) {
    const at = found.findIndex((each) => partner !== null && each.leaders.includes(partner))
    const joined = found[at]
    if (joined) found[at] = { ...joined, leaders: [...joined.leaders, leader], pending: true }
    else found.push({ card, leaders: [leader], pending: true })
  }
  return found
}

/** The leaders in these, who are no longer in the pool. */
export function planned(view: RebellionView, side: Side): readonly LeaderId[] {
  return plans(view, side).map(([leader]) => leader)
}

/** The hand without the cards that are being laid out. */
export function handLeft(view: RebellionView, side: Side, hand: readonly MissionId[]): readonly MissionId[] {
  const left = [...hand]
  for (const [, card, partner] of plans(view, side)) {
    const at = partner === null ? left.indexOf(card) : -1
    if (at >= 0) left.splice(at, 1)
  }
  return left
}

/** Where a leader can be put: a card of the hand, or the card that another leader is on. */
export type Target = { readonly card: MissionId } | { readonly partner: LeaderId }

/** The picks that put a leader there; null: that cannot be done. */
export function assignPicks(form: Assigning, leader: LeaderId, target: Target): readonly string[] | null {
  const found = form.leaders.find((each) => each.leader === leader)
  const where = 'card' in target ? found?.missions[target.card] : found?.partners[target.partner]
  if (!found || where === undefined) return null
  return found.pick === null ? [where] : [found.pick, where]
}
