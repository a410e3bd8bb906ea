// What goes on in front of the map: which scene, and what of it has been seen.

import type { Ask } from '../../../client/types'
import type { Entry } from '../../../client/wire'
import type { OuterRimView } from '../view'
import { type Tale } from './telling'

const STORY = [
  'reading',
  'attempt',
  'resolving',
  'meeting',
  'bounty-fight',
  'claim',
  'card-fight',
  'contest',
  'skill-test',
  'throw-dice',
  'dice-results',
  'smuggling',
] as const
const AT_MARKET = [
  'cycle-deck',
  'buy-at-market',
  'trade-in',
  'reveal-cards',
  'buy-from-deck',
  'name-order',
  'buy-ordered',
  'choose-used-ship',
] as const
const CROSSROADS = ['choose-encounter', 'choose-remote', 'choose-delivery', 'meet-or-fight'] as const
const CARDS = ['gain-asset', 'make-room', 'lose-asset', 'take-droid', 'choose-card'] as const

export type SceneName = 'end' | 'gather' | 'combat' | 'market' | 'story' | 'report' | 'rival' | 'crossroads' | 'cards'

const isOneOf = (names: readonly string[], name: string | undefined) => name !== undefined && names.includes(name)

/** Whether a card is being read or tested. */
export function goesOn(table: OuterRimView): boolean {
  return table.throws.length > 0 || table.stack.some((frame) => isOneOf(STORY, frame.do))
}

/** What is under way, without what was before; null: nothing that is seen in front of the map. */
export function underWay(table: OuterRimView, ask: Ask | null): SceneName | null {
  if (table.outcome !== null) return 'end'
  if (table.stack.some((frame) => frame.do === 'gathering')) return 'gather'
  if (table.fights.length > 0) return 'combat'
  if (isOneOf(AT_MARKET, ask?.name)) return 'market'
  if (goesOn(table)) return 'story'
  return null
}

/** What is asked beside that, where it is worth a scene. */
export function aside(ask: Ask | null): SceneName | null {
  if (isOneOf(CROSSROADS, ask?.name)) return 'crossroads'
  return isOneOf(CARDS, ask?.name) ? 'cards' : null
}

/** What is told of since somebody last picked, of what is over: what their pick brought, then the rest. Who only watches
 *  sees what was last. */
export function news(
  all: readonly Tale[],
  heard: readonly Entry[],
  seat: string | null,
  going: boolean,
): readonly Tale[] {
  const over = going ? all.slice(0, -1) : all
  const own = heard.findLast((entry) => entry.kind === 'pick' && entry.seat === seat)
  return own ? over.filter((tale) => tale.last >= own.version) : over.slice(-1)
}

/** Whether something on the map is asked for: then what lies in front of it steps aside. */
export function aboutTheMap(ask: Ask | null): boolean {
  const within = ask?.options.filter((option) => !option.grave) ?? []
  return within.some(({ touches }) => touches.some((thing) => /^(space|spot|patrol)\//.test(thing)))
}
