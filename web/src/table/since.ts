// What has happened since somebody's last pick, for those who come back after hours.

import type { Entry } from '../client/wire'

export const AWAY = 3_600 // seconds since the last own pick after which one may have forgotten where the game stood

/** The version of the last pick of these seats that still stands; null if there is none. */
export function lastOwn(entries: readonly Entry[], mine: readonly string[]): number | null {
  return entries.findLast((entry) => entry.kind === 'pick' && mine.includes(entry.seat ?? ''))?.version ?? null
}

export interface Missed {
  readonly since: number // the version of the last own pick
  readonly entries: readonly Entry[]
}

/** What is worth reading to somebody who looks again at `now` and has read up to the version `read` before; null: they
 *  were here a moment ago, or there is nothing new. */
export function missed(entries: readonly Entry[], mine: readonly string[], now: number, read = -1): Missed | null {
  const since = lastOwn(entries, mine)
  const own = entries.find((entry) => entry.version === since)
  if (since === null || !own || now - own.at < AWAY) return null
  const later = entries.filter((entry) => entry.version > Math.max(since, read) && entry.events.length > 0)
  return later.length > 0 ? { since, entries: later } : null
}

// What was read once is not shown again on this device.

const KEY = 'dejarik-since-'

export function readTo(table: string): number {
  return Number(localStorage.getItem(KEY + table) ?? -1)
}
export function markRead(table: string, version: number): void {
  localStorage.setItem(KEY + table, `${version}`)
}
