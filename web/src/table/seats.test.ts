import { describe, expect, it } from 'vitest'
import type { SeatInfo, TableInfo } from '../client/types'
import { partner, shown, teams } from './seats'
import type { Around } from '../client/wire'

const seat = (number: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  number,
  seat: `s${number}`,
  side: `s${number}`,
  kind: 'person',
  name: 'Olena',
  bot: null,
  stand_in: null,
  resigned: false,
  seen: 1_000,
  mine: false,
  auto_pass: false,
  ...more,
})
const table = (seats: readonly SeatInfo[], more: Partial<TableInfo> = {}): TableInfo =>
  ({ id: 'T', game: 'g', players: seats.length, control: { kind: 'none' }, created: 900, seats, ...more }) as TableInfo
const AROUND: Around = {
  status: 'playing',
  asked: 's1',
  clock: null,
  since: 1_000,
  deadline: null,
  undo: null,
  outcome: null,
  rematch: null,
  stand_ins: [null, null],
}

describe('a seat', () => {
  it('is asked, and here when somebody is connected or it is a bot', () => {
    const seats = shown(table([seat(0), seat(1, { kind: 'bot' })]), AROUND, [], 1_010)
    expect(seats.map((each) => [each.asked, each.here])).toEqual([
      [false, false],
      [true, true],
    ])
  })
  it('can be given to a bot when nobody has been there for a while', () => {
    const at = (now: number, presence: number[] = []) =>
      shown(table([seat(0, { mine: true }), seat(1)]), AROUND, presence, now).map((each) => each.replaceable)
    expect(at(1_100)).toEqual([false, false])
    expect(at(1_200)).toEqual([false, true])
    expect(at(1_200, [1])).toEqual([false, false])
  })
  it('can be given to a bot at once when its days are over', () => {
    const mail = table([seat(0), seat(1)], { control: { kind: 'mail', seconds: 1, increment: 0 } })
    expect(shown(mail, AROUND, [1], 1_001)[1]?.replaceable).toBe(true)
  })
})

describe('seats that play together', () => {
  const seats = [
    seat(0, { side: 'rebel', mine: true }),
    seat(1, { side: 'rebel' }),
    seat(2, { side: 'empire' }),
    seat(3, { side: 'empire' }),
  ]
  it('are a team for who sits in one of them', () => {
    expect([teams(seats), teams(seats.slice(0, 1)), teams(seats.slice(1))]).toEqual([['rebel'], [], []])
  })
  it('are partners of each other, not of themselves', () => {
    expect(seats.map((each) => partner(seats, each))).toEqual([false, true, false, false])
  })
})
