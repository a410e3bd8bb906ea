// Where one can go: what the server says with the question, by the space one points at.

import type { Ask } from '../../../client/types'
import type { Forms } from '../../../generated/outer_rim'
import type { SpaceId } from '../view'

export type Reach = Forms['choose-space']['reach'][number]

const MOVING: readonly string[] = ['choose-plan', 'choose-space'] satisfies (keyof Forms)[]

export function reachOf(ask: Ask | null): ReadonlyMap<SpaceId, Reach> {
  if (!ask || !MOVING.includes(ask.name) || !ask.form) return new Map()
  const { reach } = ask.form as Forms['choose-space']
  return new Map(reach.map((each) => [each.space, each]))
}
