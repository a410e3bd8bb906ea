// How many play, in words and for a first game.

export function playersRange(players: readonly number[]): { range: string; most: number } {
  const least = Math.min(...players)
  const most = Math.max(...players)
  return { range: least === most ? String(most) : `${least}–${most}`, most }
}

/** For somebody who just wants to play: not the fewest, where the game can be played by more. */
export function usualPlayers(players: readonly number[]): number {
  return players[1] ?? players[0] ?? 2
}
