import { beforeAll, expect, it } from 'vitest'
import { words } from '../words/words.svelte'
import { winner } from './winner'

beforeAll(() => words.loadPart('table'))

const seats = [
  { seat: 'hunter', side: 'hunter', mine: true },
  { seat: 'smuggler', side: 'smuggler', mine: false },
]
const hotSeat = seats.map((seat) => ({ ...seat, mine: true }))
const ended = (winners: readonly string[], side?: string) => ({
  winners,
  scores: [],
  rule: '',
  ...(side === undefined ? {} : { side }),
})

const watching = seats.map((seat) => ({ ...seat, mine: false }))
const team = [
  { seat: 'red-admiral', side: 'red', mine: false },
  { seat: 'red-general', side: 'red', mine: false },
  { seat: 'blue', side: 'blue', mine: false },
]

it('tells me that I have won, or who has', () => {
  expect(winner('g', seats, ended(['hunter']))).toBe('You won!')
  expect(winner('g', seats, ended(['smuggler']))).toBe('You lost. Victory: smuggler')
  expect(winner('g', hotSeat, ended(['hunter']))).toBe('Victory: hunter')
  expect(winner('g', watching, ended(['hunter', 'smuggler']))).toBe('Victory: hunter, smuggler')
})

it('names a side that has won together once', () => {
  expect(winner('g', team, ended(['red-admiral', 'red-general']))).toBe('Victory: red')
  const both = team.map((seat) => ({ ...seat, mine: seat.side === 'red' }))
  expect(winner('g', both, ended(['red-admiral', 'red-general']))).toBe('You won!')
})

it('names an automatic opponent that has won', () => {
  expect(winner('g', watching, ended([], 'droid'))).toBe('The automatic opponent wins: droid')
})

it('says that nobody has won', () => {
  expect(winner('g', watching, ended([]))).toBe('Nobody wins')
})
