// What it means to let go of a leader or a unit somewhere.

import type { Thing } from '../../contract'
import type { PlaceId } from '../view'
import type { Wiring } from '../wiring'
import type { Drop, Load } from './drag.svelte'
import { assignPicks } from './forms/assign'
import { fits, placePick } from './forms/place'

/** The names of the places where leaders are dropped: a card of the hand, or a card that somebody is on. */
export const ON_CARD = 'card/'
export const WITH_LEADER = 'with/'

export function dropped(wiring: Wiring, load: Load, on: Drop): void {
  const { ask, forms, pick } = wiring
  const form = forms.form
  if (load.sort === 'unit') {
    const place = 'thing' in on ? placeOf(on.thing) : null
    if (form?.sort === 'place' && place !== null && fits(form, forms.counts, load.kind, place))
      forms.add(placePick(form, load.kind, place), 1)
    return
  }
  const { leader } = load
  if ('drop' in on) {
    if (form?.sort !== 'assign' || !form.leaders.includes(leader)) return
    if (on.drop.startsWith(ON_CARD)) pick(assignPicks(form, leader, { card: on.drop.slice(ON_CARD.length) }))
    if (on.drop.startsWith(WITH_LEADER)) pick(assignPicks(form, leader, { partner: on.drop.slice(WITH_LEADER.length) }))
    return
  }
  const place = placeOf(on.thing)
  const activates = `activate with ${leader}`
  if (place !== null && ask?.options.some((option) => option.pick === activates)) pick([activates, `at ${place}`])
}

/** Whatever stands in a place stands for it. */
function placeOf(thing: Thing): PlaceId | null {
  const [sort, place] = thing.split('/')
  return (sort === 'place' || sort === 'unit') && place ? place : null
}
