// How many play, in words.

export function playersRange(players: readonly number[]): { range: string; most: number } {
  const least = Math.min(...players)
  const most = Math.max(...players)
  return { range: least === most ? String(most) : `${least}–${most}`, most }
}
