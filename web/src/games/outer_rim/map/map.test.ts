import { describe, expect, test } from 'vitest'
import type { Ask, Params } from '../../../client/types'
import type { Entry } from '../../../client/wire'
import { apart } from '../../../parts/chart/camera'
import { errandsAt, shownErrands, soughtOn } from '../errands'
import { after, FACTS, TABLE } from '../table.fixture'
import { entered, standing, wayBetween } from './journeys'
import { patrolLabel, shortName, spaceLabel, spotLabel } from './labels'
import { berth, layOut, routesOf } from './layout'
import { reachOf } from './reach'

const say = (key: string, params: Params = {}) =>
  [key, ...Object.values(params).map((value) => (typeof value === 'object' ? '' : String(value)))].join(' ')
const READ = { table: TABLE, facts: FACTS, say, me: 1, nameOf: (player: number) => `player ${player}` }

describe('where things lie', () => {
  test.each([
    [1042, 351],
    [730, 289],
    [1300, 800],
    [372, 525],
    [390, 700],
  ])('every space has room of its own: %i × %i', (width, height) => {
    const layout = layOut(FACTS, TABLE.tiles, width, height)
    const size = (space: string) => (FACTS.space(space).kind === 'navpoint' ? 10 : 24)
    for (const [number, one] of layout.places.entries()) {
      const at = layout.at(one)
      expect(at.x).toBeGreaterThan(20)
      expect(at.x).toBeLessThan(layout.width - 20)
      expect(at.y).toBeGreaterThan(40)
      expect(at.y).toBeLessThan(layout.height - 40)
      for (const two of layout.places.slice(number + 1))
        expect(apart(at, layout.at(two)), `${one} ${two}`).toBeGreaterThan(size(one) + size(two))
    }
  })

  test('a frame that is higher than wide has the arc from top to bottom', () => {
    const [lying, upright] = [layOut(FACTS, TABLE.tiles, 1000, 400), layOut(FACTS, TABLE.tiles, 390, 600)]
    expect([lying.turned, upright.turned]).toEqual([false, true])
    expect(lying.at('takodana').x).toBeGreaterThan(lying.at('cantonica').x)
    expect(upright.at('takodana').y).toBeGreaterThan(upright.at('cantonica').y)
  })

  test('the tiles lie in the order of this game, and the stacks at its ends', () => {
    const tiles = TABLE.tiles.toReversed()
    const layout = layOut(FACTS, tiles, 1000, 400)
    expect(layout.at('takodana').x).toBeLessThan(layout.at('cantonica').x)
    expect(layout.waiting.map(({ faction, enters }) => [faction, enters])).toEqual([
      ['rebel', 'nav-f-lo'],
      ['syndicate', 'nav-f-li'],
      ['imperial', 'nav-a-ro'],
      ['hutt', 'nav-a-ri'],
    ])
    expect(routesOf(FACTS, tiles)).toContainEqual({ a: 'nav-f-ro', b: 'nav-e-lo' })
    expect(routesOf(FACTS, TABLE.tiles)).toHaveLength(FACTS.content.map.routes.length + 10)
  })

  test('tokens above a space stand beside each other, and then in a second row', () => {
    const layout = layOut(FACTS, TABLE.tiles, 1000, 400)
    const seats = [0, 1, 2, 3, 4].map((number) => berth(layout, 'kessel', number, 5))
    for (const [number, one] of seats.entries())
      for (const two of seats.slice(number + 1)) expect(apart(one, two)).toBeGreaterThan(25)
    expect(berth(layout, 'kessel', 0, 1).x).toBe(layout.at('kessel').x)
  })
})

describe('where one can go', () => {
  const reach = [{ space: 'ryloth', way: ['nav-e-lo', 'ryloth'], stops: true, picks: ['move', 'move to nav-e-lo'] }]
  const ask = (name: string, form?: Ask['form']): Ask => ({
    name,
    rule: '',
    prompt: { key: '' },
    options: [],
    free_undo: 0,
    ...(form && { form }),
  })

  test('is what the server says with the question', () => {
    expect(reachOf(ask('choose-plan', { reach })).get('ryloth')?.picks).toEqual(['move', 'move to nav-e-lo'])
    expect(reachOf(ask('choose-action', { reach })).size).toBe(0)
    expect(reachOf(ask('choose-plan')).size).toBe(0)
    expect(reachOf(null).size).toBe(0)
  })
})

describe('errands', () => {
  const bounty = {
    card: 'bounty-greedo',
    kind: 'find',
    spaces: ['tatooine', 'kessel'],
    spots: ['tatooine-2', 'kessel-1'],
  } as const
  const table = after({ errands: [[], [bounty], [], []] })

  test('of others are their own business', () => {
    expect(shownErrands(TABLE, 1).map(({ player }) => player)).toEqual([1, 1, 1])
    expect(errandsAt(TABLE, 'cantonica', 1).map(({ errand }) => errand.card)).toEqual(['stolen-prototype'])
    expect(shownErrands(TABLE, null).length).toBeGreaterThan(3)
  })

  test('a mark that could be in several places marks the tokens, not the planets', () => {
    expect(errandsAt(table, 'tatooine', 1)).toEqual([])
    expect([soughtOn(table, 'tatooine-2', 1), soughtOn(table, 'tatooine-2', 0)]).toEqual(['maybe', null])
    const known = after({ errands: [[], [{ ...bounty, spaces: ['tatooine'], spots: ['tatooine-2'] }], [], []] })
    expect(soughtOn(known, 'tatooine-2', 1)).toBe('sure')
    expect(errandsAt(known, 'tatooine', 1)).toHaveLength(1)
  })
})

describe('who went where', () => {
  const moved = (version: number, who: string, space: string) =>
    ({
      version,
      kind: 'pick',
      seat: 'captain-1',
      at: 0,
      events: [
        {
          key: 'outer_rim-event-moved',
          params: { who: { key: `outer_rim-character-${who}` }, space: { key: `outer_rim-space-${space}` } },
        },
        { key: 'outer_rim-event-credits', params: { count: 2 } },
      ],
    }) satisfies Entry

  test('by the spaces that were told since', () => {
    const heard = [moved(3, 'bossk', 'kessel'), moved(4, 'bossk', 'nav-c-k2'), moved(5, 'jyn-erso', 'naboo')]
    expect([...entered(heard, 3)]).toEqual([
      ['bossk', ['nav-c-k2']],
      ['jyn-erso', ['naboo']],
    ])
    expect(standing(TABLE).get('bossk')).toBe('tatooine')
  })

  test('straight, where nothing was told that leads there', () => {
    expect(wayBetween('kessel', 'naboo', ['nav-e-lo', 'naboo'])).toEqual(['kessel', 'nav-e-lo', 'naboo'])
    expect(wayBetween('kessel', 'naboo', ['nav-e-lo'])).toEqual(['kessel', 'naboo'])
    expect(wayBetween('kessel', 'kessel', ['naboo', 'kessel'])).toEqual([])
  })
})

describe('what is read aloud', () => {
  test('a space says what is there', () => {
    expect(spaceLabel(READ, 'kessel', null)).toContain('player 1; player 2')
    const reach = { space: 'tatooine', way: ['nav-d-lo', 'tatooine'], stops: true, picks: [] }
    const label = spaceLabel(READ, 'tatooine', reach)
    expect(label).toContain('outer_rim-web-map-away 2; outer_rim-web-map-stops')
    expect(label).toContain(patrolLabel(READ, 'hutt'))
  })

  test('a token by what this seat knows of it', () => {
    const labels = FACTS.spots.map((spot) => spotLabel(READ, spot))
    expect(labels[0]).toBe('outer_rim-board-facedown outer_rim-class-white')
    expect(labels[7]).toBe('outer_rim-board-free-spot')
    expect(labels[13]).toBe('outer_rim-contact-grand-admiral-thrawn')
  })

  test('navpoints are called by the last word of their name', () => {
    const words = { ...READ, say: (key: string) => (key.endsWith('nav-a-lo') ? 'Navpoint A1' : 'Nal Hutta') }
    expect([shortName(words, 'nav-a-lo'), shortName(words, 'nal-hutta')]).toEqual(['A1', 'Nal Hutta'])
  })
})
