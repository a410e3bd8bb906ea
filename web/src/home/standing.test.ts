import { beforeAll, expect, it } from 'vitest'
import type { SeatInfo, TableInfo } from '../client/types'
import { words } from '../words/words.svelte'
import { pathTo, standing } from './standing'

beforeAll(() => words.loadPart('app'))

const seat = (number: number, seat: string, more: Partial<SeatInfo> = {}): SeatInfo => ({
  number,
  seat,
  kind: 'person',
  side: seat,
  name: seat,
  bot: null,
  stand_in: null,
  resigned: false,
  seen: null,
  mine: false,
  auto_pass: false,
  ...more,
})
const table = (more: Partial<TableInfo>): TableInfo => ({
  id: 'T',
  game: 'uprising',
  players: 2,
  options: {},
  public: true,
  control: { kind: 'none' },
  status: 'playing',
  version: 1,
  seed_hash: null,
  seed: null,
  asked: null,
  my_turn: false,
  since: null,
  deadline: null,
  outcome: null,
  replayable: true,
  rematch: null,
  created: 0,
  changed: 0,
  seats: [seat(0, 'resistance', { mine: true }), seat(1, 'empire')],
  ...more,
})
const hotSeat = [seat(0, 'resistance', { mine: true }), seat(1, 'empire', { mine: true })]
const won = (...winners: string[]) => ({ winners, scores: [], rule: '' })

it('knows how a table stands to me', () => {
  const kinds = [
    table({ status: 'open' }),
    table({ my_turn: true, asked: 'resistance' }),
    table({ asked: 'empire' }),
    table({ status: 'finished', outcome: won('resistance') }),
    table({ status: 'finished', outcome: won('empire') }),
    table({ status: 'finished', outcome: won('empire'), seats: hotSeat }),
  ].map((each) => standing(each).kind)
  expect(kinds).toEqual(['gathering', 'mine', 'theirs', 'won', 'lost', 'lost'])
})

it('says who has won where no seat has', () => {
  const texts = [won(), { ...won(), side: 'droid' }, null].map(
    (outcome) => standing(table({ status: 'finished', outcome })).text,
  )
  expect(texts).toEqual(['Nobody won', 'Won by droid', 'Over'])
})

it('knows that I have won a game that I played alone', () => {
  const seats = [seat(0, 'hunter', { mine: true })]
  expect(standing(table({ status: 'finished', outcome: won('hunter'), seats })).kind).toBe('won')
})

it('leads to the waiting room, the table or the replay', () => {
  const paths = (['open', 'playing', 'finished'] as const).map((status) => pathTo(table({ status })))
  expect(paths).toEqual(['/join/T', '/table/T', '/replay/T'])
})
