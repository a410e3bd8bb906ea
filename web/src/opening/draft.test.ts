import { describe, expect, it } from 'vitest'
import type { GameInfo, Setting } from '../client/types'
import { choicesAt, draftOf, incomplete, ME, OPEN, request, seated, swapped, usual } from './draft'

const first: Setting = {
  name: 'first',
  kind: 'one',
  default: 'drawn',
  values: 'drawn, …',
  choices: ['drawn', 'commander-1', 'commander-2', 'commander-3'],
  count: 1,
  about: '',
}
const missions: Setting = {
  name: 'missions',
  kind: 'some',
  default: [],
  values: '2 × (a, b, c)',
  choices: ['a', 'b', 'c'],
  count: 2,
  about: '',
}
const GAME: GameInfo = {
  id: 'commanders',
  title: '',
  about: '',
  players: [2, 3],
  seats: { '2': ['commander-1', 'commander-2'], '3': ['commander-1', 'commander-2', 'commander-3'] },
  usual_players: 2,
  usual_seats: { '2': ['person', 'bot'], '3': ['person', 'bot', 'bot'] },
  options: [first, missions],
}
const BOT = { kind: 'bot', bot: 'greedy' } as const

describe('a table that is put together', () => {
  it('begins with me and open seats', () => {
    expect(draftOf(GAME).seats).toEqual([ME, OPEN])
  })
  it('has as many seats as usual, and me where a person usually sits', () => {
    const game: GameInfo = { ...GAME, usual_players: 3, usual_seats: { '3': ['bot', 'person', 'bot'] } }
    expect(draftOf(game).seats).toEqual([OPEN, ME, OPEN])
    expect(usual(game)).toEqual([BOT, ME, BOT])
  })
  it('is played at once against bots', () => {
    expect(usual(GAME)).toEqual([ME, BOT])
  })
  it('may have one seat', () => {
    const game: GameInfo = { ...GAME, players: [1], usual_players: 1, usual_seats: { '1': ['person'] } }
    expect([draftOf(game).seats, usual(game)]).toEqual([[ME], [ME]])
  })
  it('keeps who is seated when seats come or go', () => {
    expect(seated([ME, BOT], 3)).toEqual([ME, BOT, OPEN])
    expect(seated([ME, BOT, OPEN], 2)).toEqual([ME, BOT])
  })
  it('lets two change places', () => {
    expect(swapped([ME, BOT, OPEN], 0, 2)).toEqual([OPEN, BOT, ME])
    expect(swapped([ME, BOT], 0, 7)).toEqual([ME, BOT])
  })
  it('offers only seats of this table', () => {
    expect(choicesAt(first, GAME, 2)).toEqual(['drawn', 'commander-1', 'commander-2'])
    expect(choicesAt(missions, GAME, 2)).toEqual(['a', 'b', 'c'])
  })
  it('waits for a choice that is made halfway', () => {
    expect([[], ['a'], ['a', 'b']].map((value) => incomplete(missions, value))).toEqual([false, true, false])
  })
  it('sends what was changed', () => {
    const draft = { ...draftOf(GAME), options: { first: 'commander-3', missions: ['a', 'b'] } }
    draft.control = { ...draft.control, kind: 'live' }
    expect(request(draft, GAME)).toEqual({
      game: 'commanders',
      seats: [ME, OPEN],
      options: { missions: ['a', 'b'] }, // there is no third commander
      control: { kind: 'live', minutes: 20, increment: 10 },
      public: false,
    })
  })
})
