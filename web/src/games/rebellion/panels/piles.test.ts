import { expect, test } from 'vitest'
import { after } from '../table.fixture'
import { piles } from './piles'

test('a closed deck shows the cards that one knows, counted from the top', () => {
  const view = after({ objective_deck: ['unknown', 'liberation', 'unknown'] })
  const deck = piles(view).find(({ name }) => name === 'objective-deck')
  expect(deck).toMatchObject({ count: 3, cards: [{ card: 'liberation', at: 2 }] })
})

test('an open pile lies with its top card first', () => {
  const view = after({ mission_discards: [['sabotage', 'infiltration'], []] })
  const pile = piles(view).find(({ name, side }) => name === 'mission-discard' && side === 'rebel')
  expect(pile?.cards.map(({ card }) => card)).toEqual(['infiltration', 'sabotage'])
})
