// Clocks. The server sends what was left at a moment of its own; in between we count down ourselves.

import type { Around } from './wire'

/** Seconds left to each seat; that of the seat which is asked runs. */
export function left(table: Around, seats: readonly string[], now: number): readonly number[] | null {
  const { clock, since, asked } = table
  if (!clock) return null
  return clock.map((seconds, seat) => {
    const runs = table.status === 'playing' && seats[seat] === asked && since !== null
    return runs ? Math.max(0, seconds - Math.max(0, now - since)) : seconds
  })
}

/** 1:02:03, 12:34, 0:07. */
export function digits(seconds: number): string {
  const whole = Math.ceil(seconds)
  const two = (number: number) => String(number).padStart(2, '0')
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor(whole / 60) % 60
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** Whole days, hours and minutes, for games by mail. */
export function daysOf(seconds: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(seconds / 60)
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}

/**
 * How far our clock is ahead of the server's, in seconds. A change that has just happened carries the server's time;
 * the one that came quickest is the best guess.
 */
export function ahead(known: number | null, since: number | null, now: number): number | null {
  if (since === null) return known
  const guess = now - since
  return known === null || guess < known ? guess : known
}
