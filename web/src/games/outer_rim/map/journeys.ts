// Who went where from one view to the next, and by which way: as it was told, or straight.

import type { Message } from '../../../client/types'
import type { Entry } from '../../../client/wire'
import type { OuterRimView, SpaceId } from '../view'

const MOVED = 'outer_rim-event-moved'
const SPACE = 'outer_rim-space-'
const CHARACTER = 'outer_rim-character-'

/** The spaces that each character has entered in what was told after a version. */
export function entered(heard: readonly Entry[], after: number): ReadonlyMap<string, readonly SpaceId[]> {
  const found = new Map<string, SpaceId[]>()
  for (const { version, events } of heard)
    if (version > after)
      for (const event of events) {
        const [who, space] = [named(event, 'who', CHARACTER), named(event, 'space', SPACE)]
        if (event.key === MOVED && who !== null && space !== null) found.set(who, [...(found.get(who) ?? []), space])
      }
  return found
}

function named(event: Message, param: string, prefix: string): string | null {
  const value = event.params?.[param]
  const key = typeof value === 'object' && 'key' in value ? value.key : ''
  return key.startsWith(prefix) ? key.slice(prefix.length) : null
}

/** From where somebody was to where they are: by the spaces that were told, if they lead there. */
export function wayBetween(from: SpaceId, to: SpaceId, told: readonly SpaceId[]): readonly SpaceId[] {
  if (from === to) return []
  return told.at(-1) === to ? [from, ...told] : [from, to]
}

/** Where everybody stands, by what they are called on the map. */
export function standing(view: OuterRimView): ReadonlyMap<string, SpaceId> {
  const found = new Map<string, SpaceId>()
  view.places.forEach((space, player) => {
    const character = view.characters[player]
    if (character) found.set(character, space)
  })
  return found
}
