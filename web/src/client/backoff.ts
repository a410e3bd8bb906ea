// How long to wait before trying the server again: soon at first, then ever longer; not all at the same moment.

const FIRST = 300
const LONGEST = 6_000

/** Milliseconds before the attempt of this number, counted from 0. */
export function delay(attempt: number, luck: () => number = Math.random): number {
  const most = Math.min(LONGEST, FIRST * 2 ** attempt)
  return Math.round(most * (0.6 + 0.4 * luck()))
}
