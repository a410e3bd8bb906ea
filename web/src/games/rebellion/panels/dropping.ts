// What it means to let go of a leader or a unit somewhere.

import type { Thing } from '../../contract'
import type { PlaceId } from '../view'
import type { Wiring } from '../wiring'
import type { Drop, Load } from './drag.svelte'
import { formIn } from './forms/asked'
import { assignPicks, type Target } from './forms/assign'
import { fits, placePick } from './forms/place'

/** The names of the places where leaders are dropped: a card of the hand, or a card that somebody is on. */
export const ON_CARD = 'card/'
export const WITH_LEADER = 'with/'

export function dropped({ ask, forms, pick }: Pick<Wiring, 'ask' | 'forms' | 'pick'>, load: Load, on: Drop): void {
  const form = forms.form
  if (load.sort === 'unit') {
    const place = 'thing' in on ? placeOf(on.thing) : null
    if (form?.sort !== 'place' || place === null || !fits(form, forms.counts, load.kind, place)) return
    const puts = placePick(form, load.kind, place)
    if (puts !== null) forms.add(puts, 1)
    return
  }
  const { leader } = load
  if ('drop' in on) {
    const target = targetOf(on.drop)
    const assigns = form?.sort === 'assign' && target ? assignPicks(form, leader, target) : null
    if (assigns) pick(assigns)
    return
  }
  const place = placeOf(on.thing)
  const turn = formIn(ask, 'take-turn')
  const [activates, there] = [turn?.leaders[leader], place === null ? undefined : turn?.places[place]]
  if (activates !== undefined && there !== undefined) pick([activates, there])
}

function targetOf(drop: string): Target | null {
  if (drop.startsWith(ON_CARD)) return { card: drop.slice(ON_CARD.length) }
  return drop.startsWith(WITH_LEADER) ? { partner: drop.slice(WITH_LEADER.length) } : null
}

/** Whatever stands in a place stands for it. */
function placeOf(thing: Thing): PlaceId | null {
  const [sort, place] = thing.split('/')
  return (sort === 'place' || sort === 'unit') && place ? place : null
}
