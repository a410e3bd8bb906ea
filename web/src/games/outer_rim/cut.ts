// How the log of this game is read: turn by turn, with jobs, combats and the opponent's card told at length.

import type { Message } from '../../client/types'
import type { Cut } from '../contract'

const CUTS: Readonly<Record<string, Cut>> = {
  turn: 'part',
  'extra-turn': 'part',
  'ai-planning': 'turn',
  'ai-action': 'turn',
  'ai-encounter': 'turn',
  'ai-special': 'turn',
  drew: 'turn',
  met: 'turn',
  delivered: 'turn',
  'delivered-mark': 'turn',
  attempted: 'opens',
  hunted: 'opens',
  'fights-patrol': 'opens',
  'fights-player-ground': 'opens',
  'fights-player-ship': 'opens',
  completed: 'gist',
  failed: 'gist',
  eliminated: 'gist',
  captured: 'gist',
  defeated: 'gist',
  fame: 'gist',
  'won-combat': 'gist',
  'opponent-won-combat': 'gist',
  'unbeatable-patrol': 'gist',
}

export function cut(event: Message): Cut | null {
  return CUTS[event.key.replace(/^outer_rim-event-/, '')] ?? null
}
