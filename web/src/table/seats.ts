// A seat as it is shown: who sits there, whether they are there, what is on their clock.

import type { SeatInfo, TableInfo } from '../client/types'
import { left } from '../client/clock'
import type { Around } from '../client/wire'

export interface Shown {
  readonly info: SeatInfo
  readonly asked: boolean
  readonly here: boolean
  readonly left: number | null // seconds
  readonly standIn: string | null
  /** Gone for so long that the others may let a bot play. The server judges; this only decides whether to offer it. */
  readonly replaceable: boolean
}

/** The sides one plays for that have more than one seat: there is somebody to talk to among ourselves. */
export function teams(seats: readonly SeatInfo[]): readonly string[] {
  const mine = new Set(seats.filter((seat) => seat.mine).map((seat) => seat.side))
  return [...mine].filter((side) => seats.filter((seat) => seat.side === side).length > 1)
}

/** Somebody else's seat on my side. */
export function partner(seats: readonly SeatInfo[], seat: SeatInfo): boolean {
  return !seat.mine && seats.some((other) => other.mine && other.side === seat.side)
}

const ABSENT = 120 // seconds, as the server's

export function shown(
  table: TableInfo,
  around: Around | null,
  presence: readonly number[],
  now: number,
): readonly Shown[] {
  const clocks =
    around &&
    left(
      around,
      table.seats.map((seat) => seat.seat),
      now,
    )
  return table.seats.map((info, number) => {
    const asked = around?.asked === info.seat
    const here = info.kind === 'bot' || presence.includes(number)
    const standIn = around?.stand_ins[number] ?? info.stand_in
    const since = Math.max(info.seen ?? table.created, asked ? (around.since ?? 0) : 0)
    const late = asked && table.control.kind === 'mail' && around.deadline === null
    return {
      info,
      asked,
      here,
      left: clocks?.[number] ?? null,
      standIn,
      replaceable:
        around?.status === 'playing' &&
        info.kind === 'person' &&
        !info.mine &&
        standIn === null &&
        ((!here && now - since > ABSENT) || late),
    }
  })
}
