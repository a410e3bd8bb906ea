import { beforeAll, expect, it } from 'vitest'
import { words } from '../words/words.svelte'
import { winner } from './winner'

beforeAll(() => words.loadPart('table'))

const seats = [
  { seat: 'hunter', mine: true },
  { seat: 'smuggler', mine: false },
]
const hotSeat = seats.map((seat) => ({ ...seat, mine: true }))
const ended = (winners: readonly string[], side?: string) => ({
  winners,
  scores: [],
  rule: '',
  ...(side === undefined ? {} : { side }),
})

it('tells me that I have won, or who has', () => {
  expect(winner('g', seats, ended(['hunter']))).toBe('You win!')
  expect(winner('g', seats, ended(['smuggler']))).toBe('smuggler wins')
  expect(winner('g', hotSeat, ended(['hunter']))).toBe('hunter wins')
})

it('names an automatic opponent that has won', () => {
  expect(winner('g', seats, ended([], 'droid'))).toBe('The automatic opponent wins: droid')
})

it('says that nobody has won', () => {
  expect(winner('g', seats, ended([]))).toBe('Nobody wins')
})
