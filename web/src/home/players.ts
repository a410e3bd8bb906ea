// How many play, in words.

import { say } from '../words/words.svelte'

export function sayPlayers(players: readonly number[]): string {
  const least = Math.min(...players)
  const most = Math.max(...players)
  return least === most ? say('app-players', { count: most }) : say('app-players-range', { least, most })
}
