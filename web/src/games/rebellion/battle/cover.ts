// What a combat or a mission lies over on the board, and when it should make room.

import type { Ask } from '../../../client/types'

export type Cover = 'nothing' | 'map' | 'board' // the panels too

/** Whether something that is asked for can be pointed at on the map. What is grave is not picked by pointing. */
export function aboutTheMap(ask: Ask | null): boolean {
  const within = ask?.options.filter((option) => !option.grave) ?? []
  return within.some(({ touches }) => touches.some((thing) => /^(place|unit)\//.test(thing)))
}
