import { expect, test } from 'vitest'
import { after, CONTENT, FACTS, TABLE } from './table.fixture'
import {
  captainClass,
  colourOf,
  counter,
  goalFame,
  isAi,
  ownNumber,
  patrolLevel,
  patrolsAt,
  playersAt,
  printed,
  reputation,
  stackOf,
  tokenAt,
  topCard,
  under,
} from './view'

test('the same content is read once', () => {
  expect(printed(CONTENT)).toBe(FACTS)
  expect(() => FACTS.space('earth')).toThrow('no space earth')
})

test('players have a number, a colour of their own, and a standing with each faction', () => {
  expect(ownNumber(TABLE)).toBe(1)
  expect(captainClass(TABLE, 1)).toBe('captain-2')
  expect(reputation(TABLE, 0, 'imperial')).toBe(-1)
  expect(reputation(TABLE, 1, 'imperial')).toBe(1)
  expect(goalFame(TABLE)).toBe(10)
  expect(counter(TABLE, 2, 'illegal-cargo-delivered')).toBe(4)
})

test('the automatic opponent has the fifth colour', () => {
  const solo = after({ players: 1, places: ['kessel', 'tatooine'], characters: ['bossk', 'jyn-erso'] })
  expect([isAi(solo, 0), isAi(solo, 1)]).toEqual([false, true])
  expect(colourOf(solo, 1)).toBe(4)
})

test('contact spaces are numbered planet by planet', () => {
  expect(FACTS.spots).toHaveLength(22)
  expect(FACTS.spot('ord-mantell-2')).toEqual({
    id: 'ord-mantell-2',
    number: 3,
    planet: 'ord-mantell',
    class: 'yellow',
  })
  expect(tokenAt(TABLE, FACTS.spot('ord-mantell-2'))).toEqual({ contact: null, class: 'yellow', open: false })
  const thrawn = FACTS.spots[13]
  expect(thrawn && tokenAt(TABLE, thrawn)).toEqual({ contact: 'grand-admiral-thrawn', class: 'orange', open: true })
  const empty = FACTS.spots[7]
  expect(empty && tokenAt(TABLE, empty)).toBeNull()
})

test('who and what is in a space', () => {
  expect(playersAt(TABLE, 'kessel')).toEqual([1, 2])
  expect(patrolsAt(TABLE, 'tatooine')).toEqual(['hutt', 'syndicate'])
  expect(patrolLevel(TABLE, 'imperial')).toBe(2)
})

test('the top card of a deck is the last one', () => {
  expect(topCard(TABLE, 'bounty')).toBe('wanted')
  expect(topCard(after({ market: TABLE.market.map(() => []) }), 'bounty')).toBeNull()
  expect(topCard(after({ market: TABLE.market.map(() => ['wanted', 'unknown']) }), 'bounty')).toBeNull()
  expect(FACTS.asset('wanted')?.kind).toBe('job')
  expect(stackOf(TABLE, 'navpoint')?.cards).toHaveLength(10)
})

test('the procedure that is under way', () => {
  expect(under(TABLE, 'turn')).toEqual({ do: 'turn', step: 2, player: 'captain-2' })
  expect(under(TABLE, 'combat')).toBeNull()
})
