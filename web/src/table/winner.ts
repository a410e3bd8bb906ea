// Who has won, in a line.

import type { SeatInfo } from '../client/types'
import { seatName, sideName } from '../client/who'
import type { Ending } from '../client/wire'
import { say } from '../words/words.svelte'

type Sitting = Pick<SeatInfo, 'seat' | 'mine'>

export function winner(game: string, seats: readonly Sitting[], outcome: Ending): string {
  if (outcome.side !== undefined) return say('table-side-won', { side: sideName(game, outcome.side) })
  const winners = seats.filter((seat) => outcome.winners.includes(seat.seat))
  if (winners.length === 0) return say('table-nobody-won')
  const alone = seats.filter((seat) => seat.mine).length === 1
  if (alone && winners.some((seat) => seat.mine)) return say('table-you-won')
  return say('table-won', { who: winners.map((seat) => seatName(game, seat.seat)).join(', ') })
}
