import { describe, expect, it } from 'vitest'
import { identities } from './identity'
import { concerns, held, phase, plan, pool, sums, type Played, type Uprising } from './view'

const card = (round: number, place: number, more: Partial<Played>): Played => ({
  round,
  place,
  card: 'unknown',
  open: false,
  zone: 'pool',
  by_empire: false,
  ...more,
})

const VIEW: Uprising = {
  game: 'uprising',
  players: 2,
  seat: 'resistance',
  options: { capitol: false, missions: [] },
  round: 2,
  rounds: 8,
  stack: [{ do: 'round', step: 2 }, { ask: 'play-closed' }],
  missions: ['revolution', 'coup', 'espionage', 'sleeper-agents'],
  row: ['capitol', 'ministry-of-plenty', 'ministry-of-truth', 'police-headquarters', 'ministry-of-peace'],
  captured: [],
  pair: ['ministry-of-plenty', 'ministry-of-truth'],
  cordon: null,
  tokens: ['surveillance', 'eliminate'],
  hand: ['riot-5', 'sabotage-3', 'provocation', 'provocation'],
  deck: 13,
  plan: ['riot-5', 'provocation'],
  cards: [
    card(1, 1, { card: 'provocation', zone: 'capitol' }),
    card(1, 2, { card: 'riot-2', zone: 'capitol', open: true }),
    card(1, 3, { card: 'riot-6', zone: 'eliminated' }),
  ],
  outcome: null,
}

describe('a view of Uprising', () => {
  it('keeps the plan apart from the hand', () => {
    expect(plan(VIEW)).toEqual([
      { card: 'riot-5', open: true },
      { card: 'provocation', open: false },
    ])
    expect(held(VIEW)).toEqual(['sabotage-3', 'provocation'])
  })

  it('plans a Provocation closed, though it comes first', () => {
    expect(plan({ ...VIEW, plan: ['provocation'] })).toEqual([{ card: 'provocation', open: false }])
  })

  it('does not tell how far the plan has come', () => {
    expect(phase(VIEW)).toBe('play-open')
    expect(phase({ ...VIEW, stack: [] })).toBe('over')
  })

  it('leaves the place of a card that is gone empty', () => {
    const cards = [...VIEW.cards, card(2, 1, {}), card(2, 2, { zone: 'eliminated' }), card(2, 3, {})]
    expect(pool(cards).map((each) => each?.place)).toEqual([1, undefined, 3])
  })

  it('adds up what is known', () => {
    const found = sums([...VIEW.cards, card(2, 1, { zone: 'capitol' })])
    expect(found).toMatchObject({ total: 8, unknown: 1 })
    expect(found.sum.riot).toBe(8)
    expect(found.open.riot).toBe(1)
  })

  it('knows which types a mission speaks of', () => {
    expect(concerns({ kind: 'without', type: 'riot', least: 8, forbidden: 'sabotage' })).toEqual({
      counted: ['riot'],
      forbidden: ['sabotage'],
    })
  })
})

function who(view: Uprising) {
  const { played, plan, hand } = identities(view)
  return {
    played: played.map((each) => each.who),
    plan: plan.map((each) => each.who),
    hand: hand.map((each) => each.who),
  }
}

describe('who a card is', () => {
  it('is its face for who knows it, all the way', () => {
    expect(who(VIEW)).toEqual({
      played: ['provocation-1', 'riot-2', 'riot-6'],
      plan: ['riot-5', 'provocation-2'],
      hand: ['sabotage-3', 'provocation-3'],
    })
  })

  it('is when it was played for who does not, also when it is opened', () => {
    const outside: Uprising = {
      ...VIEW,
      seat: 'empire',
      plan: 'unknown',
      hand: ['unknown', 'unknown'],
      cards: VIEW.cards.map((each) => (each.open ? each : { ...each, card: 'unknown' })),
    }
    const opened: Uprising = { ...outside, cards: VIEW.cards }
    expect(who(outside)).toEqual({ played: ['card-1', 'card-2', 'card-3'], plan: [], hand: ['card-4', 'card-5'] })
    expect(who(opened)).toEqual(who(outside))
  })
})
