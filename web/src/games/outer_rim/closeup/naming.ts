// What is called how in close-ups.

import type { BoardProps } from '../../contract'
import type { OuterRimView, Player } from '../view'

/** A player by the character. */
export function called(table: OuterRimView, player: Player, say: BoardProps['say']): string {
  const character = table.characters[player]
  return say(character ? `outer_rim-character-${character}` : `outer_rim-seat-captain-${player + 1}`)
}
