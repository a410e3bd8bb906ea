// Where fame came from, and when, as the log tells it.

import type { Entry } from '../../../client/wire'
import { keyOf, toldIn, type Told } from './telling'

export const SOURCES = ['cargo', 'job', 'bounty', 'patrol', 'goal', 'encounter', 'asset'] as const
export type FameSource = (typeof SOURCES)[number]

export interface Career {
  readonly by: Readonly<Record<FameSource, number>>
  readonly over: readonly { readonly round: number; readonly fame: number }[]
}

const CAUSES: Readonly<Record<string, FameSource>> = {
  delivered: 'cargo',
  'delivered-mark': 'bounty',
  eliminated: 'bounty',
  completed: 'job',
  'goal-achieved': 'goal',
  'ship-goal-achieved': 'goal',
  'fights-patrol': 'patrol',
  drew: 'encounter',
  'drew-secret': 'encounter',
  'drew-secret-unseen': 'encounter',
  met: 'encounter',
  attempted: 'encounter',
  hunted: 'encounter',
  challenged: 'encounter',
  'ai-planning': 'encounter',
  'ai-action': 'encounter',
  'ai-encounter': 'encounter',
  'ai-special': 'encounter',
  turn: 'encounter',
}

/** How a character came to its fame. `shown` is what it has at the end: what no sentence told is worth of its assets. */
export function career(heard: readonly Entry[], character: string, shown: number): Career {
  const by = { cargo: 0, job: 0, bounty: 0, patrol: 0, goal: 0, encounter: 0, asset: 0 }
  const over = [{ round: 1, fame: 0 }]
  let cause: FameSource = 'encounter'
  let round = 1
  for (const told of toldIn(heard)) {
    cause = CAUSES[told.name] ?? cause
    if (told.name === 'turn') round = Number(told.event.params?.['round'] ?? round)
    const count = changeIn(told, character)
    if (count === null) continue
    by[cause] += count
    over.push({ round, fame: Number(told.event.params?.['fame'] ?? 0) })
  }
  over.push({ round: round + 1, fame: shown })
  by.asset = shown - Object.values(by).reduce((all, each) => all + each, 0)
  return { by, over }
}

function changeIn({ name, event }: Told, character: string): number | null {
  if (keyOf(event.params?.['who']) !== `outer_rim-character-${character}`) return null
  const count = Number(event.params?.['count'] ?? 0)
  return name === 'fame' ? count : name === 'fame-lost' ? -count : null
}
