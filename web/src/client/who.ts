// What seats and those who sit on them are called.

import { say, words } from '../words/words.svelte'
import type { SeatInfo } from './types'

export function seatName(game: string, seat: string): string {
  const key = `${game}-seat-${seat}`
  return words.has(key) ? say(key) : seat
}

/** Of a side, with a seat or without. */
export function sideName(game: string, side: string): string {
  const key = `${game}-side-${side}`
  return words.has(key) ? say(key) : side
}

export function botName(bot: string): string {
  const key = `app-bot-${bot}`
  return words.has(key) ? say(key) : say('app-bot-other', { name: bot })
}

/** Whoever sits there, whether a person, a bot or nobody yet. */
export function sitter(seat: Pick<SeatInfo, 'kind' | 'name' | 'bot'>): string {
  if (seat.kind === 'open') return say('app-seat-open')
  if (seat.kind === 'bot') return botName(seat.bot ?? '')
  return seat.name ?? say('app-nobody')
}
