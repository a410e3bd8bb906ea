// How the log of this game is read: rounds, turns, and combats told at length.

import type { Message } from '../../client/types'
import type { Cut } from '../contract'

const CUTS: Readonly<Record<string, Cut>> = {
  'rebellion-event-round': 'part',
  'rebellion-event-activated': 'turn',
  'rebellion-event-mission-revealed': 'turn',
  'rebellion-event-passed': 'turn',
  'rebellion-event-leaders-retrieved': 'turn', // the Refresh Phase
  'rebellion-event-combat-began': 'opens',
  'rebellion-event-combat-ended': 'closes',
  'rebellion-event-won-space-battle': 'gist',
  'rebellion-event-won-ground-battle': 'gist',
  'rebellion-event-destroyed': 'gist',
  'rebellion-event-retreated': 'gist',
  'rebellion-event-retreated-without-ships': 'gist',
}

export function cut(event: Message): Cut | null {
  return CUTS[event.key] ?? null
}
