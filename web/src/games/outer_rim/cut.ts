// How the log of this game is read: rounds, turns, and what is told at length.

import type { Message } from '../../client/types'
import type { Cut } from '../contract'

const CUTS: Readonly<Record<string, Cut>> = {}

export function cut(event: Message): Cut | null {
  return CUTS[event.key] ?? null
}
