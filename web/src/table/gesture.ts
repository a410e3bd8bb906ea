// Putting a pick together by pointing at things. Knows options and what they touch, and nothing else.

import type { Option } from '../client/types'
import type { Light, Thing } from '../games/contract'

/** The options that are about everything held. */
export function fitting(options: readonly Option[], held: readonly Thing[]): readonly Option[] {
  return options.filter((option) => held.every((thing) => option.touches.includes(thing)))
}

/** The things that go on from what is held. */
export function reachable(options: readonly Option[], held: readonly Thing[]): ReadonlySet<Thing> {
  const things = new Set<Thing>()
  for (const option of fitting(options, held)) for (const thing of option.touches) things.add(thing)
  for (const thing of held) things.delete(thing)
  return things
}

export function lightOf(options: readonly Option[], held: readonly Thing[]): (thing: Thing) => Light {
  const lit = reachable(options, held)
  return (thing) => (held.includes(thing) ? 'held' : lit.has(thing) ? 'lit' : 'none')
}

export type Pointed =
  | { what: 'pick'; option: Option } // the gesture is whole
  | { what: 'hold'; held: readonly Thing[] } // it goes on
  | { what: 'refuse'; things: readonly Thing[] } // nothing is possible with these

/** Somebody points at a thing while holding others. */
export function point(options: readonly Option[], held: readonly Thing[], thing: Thing): Pointed {
  if (held.includes(thing)) return { what: 'hold', held: held.filter((other) => other !== thing) }
  const things = [...held, thing]
  const left = fitting(options, things)
  const only = left.length === 1 ? left[0] : undefined
  if (only) return { what: 'pick', option: only }
  if (left.length > 0) return { what: 'hold', held: things }
  // Not with what is held, but by itself: begin anew.
  if (held.length > 0 && fitting(options, [thing]).length > 0) return point(options, [], thing)
  return { what: 'refuse', things }
}
