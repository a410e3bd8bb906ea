// The log of a game: what happened at each version, in order, once.

import type { Message } from './types'
import type { Entry } from './wire'

/** Both, by version; where both have one, the newer word counts. */
export function merged(known: readonly Entry[], more: readonly Entry[]): readonly Entry[] {
  if (more.length === 0) return known
  const last = known.at(-1)
  const first = more[0]
  if (first && (!last || first.version > last.version) && ordered(more)) return [...known, ...more]
  const all = new Map(known.map((entry) => [entry.version, entry]))
  for (const entry of more) all.set(entry.version, entry)
  return [...all.values()].sort((a, b) => a.version - b.version)
}

function ordered(entries: readonly Entry[]): boolean {
  return entries.every((entry, at) => at === 0 || (entries[at - 1]?.version ?? 0) < entry.version)
}

export interface Line {
  readonly version: number
  readonly kind: Entry['kind']
  readonly seat: string | null
  readonly at: number
  readonly message: Message | null // null: an undo, an end
  readonly undone: boolean
  readonly key: string
}

export function lines(entries: readonly Entry[]): readonly Line[] {
  const undone = takenBack(entries)
  return entries.flatMap((entry): Line[] => {
    const base = {
      version: entry.version,
      kind: entry.kind,
      seat: entry.seat,
      at: entry.at,
      undone: undone.has(entry.version),
    }
    const own =
      entry.kind === 'undo' || entry.kind === 'end' ? [{ ...base, message: null, key: `${entry.version}` }] : []
    return [...own, ...entry.events.map((message, at) => ({ ...base, message, key: `${entry.version}.${at}` }))]
  })
}

/** The versions of picks that were taken back later. */
function takenBack(entries: readonly Entry[]): ReadonlySet<number> {
  const standing: number[] = []
  const gone = new Set<number>()
  for (const entry of entries) {
    if (entry.kind === 'pick') standing.push(entry.version)
    else if (entry.kind === 'undo') for (const version of standing.splice(-(entry.picks ?? 1))) gone.add(version)
  }
  return gone
}
