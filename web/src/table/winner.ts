// Who has won, in a line.

import type { SeatInfo } from '../client/types'
import { seatName, sideName } from '../client/who'
import type { Ending } from '../client/wire'
import { say } from '../words/words.svelte'

type Sitting = Pick<SeatInfo, 'seat' | 'side' | 'mine'>

export function winner(game: string, seats: readonly Sitting[], outcome: Ending): string {
  const mine = seats.filter((seat) => seat.mine)
  const oneSide = new Set(mine.map((seat) => seat.side)).size === 1
  if (oneSide && mine.some((seat) => outcome.winners.includes(seat.seat))) return say('table-you-won')
  const who = victor(game, seats, outcome)
  return oneSide ? say('table-you-lost', { who }) : who
}

function victor(game: string, seats: readonly Sitting[], outcome: Ending): string {
  if (outcome.side !== undefined) return say('table-side-won', { side: sideName(game, outcome.side) })
  const winners = seats.filter((seat) => outcome.winners.includes(seat.seat))
  if (winners.length === 0) return say('table-nobody-won')
  const [side, ...others] = new Set(winners.map((seat) => seat.side))
  const team = winners.length > 1 && others.length === 0 && side !== undefined
  const who = team ? sideName(game, side) : winners.map((seat) => seatName(game, seat.seat)).join(', ')
  return say('table-won', { who })
}
