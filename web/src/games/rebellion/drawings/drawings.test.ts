import { expect, test } from 'vitest'
import leaders from '../../../../../src/dejarik/games/rebellion/content/leaders.yaml?raw'
import systems from '../../../../../src/dejarik/games/rebellion/content/systems.yaml?raw'
import units from '../../../../../src/dejarik/games/rebellion/content/units.yaml?raw'
import { OUTLINES } from './figures'
import { initials, shortName } from './naming'
import { LOOKS, TERRAINS } from './planets'

const ids = (yaml: string) => [...yaml.matchAll(/^ {2}- id: ([\w-]+)$/gm)].map((found) => found[1])
const LEADERS = [...leaders.matchAll(/^ {4}name: \{en: (.+?), uk: (.+?), pl: (.+?), ru: (.+?)\}$/gm)]

test('every kind of unit has an outline of its own', () => {
  expect(Object.keys(OUTLINES).sort()).toEqual(ids(units).sort())
  expect(new Set(Object.values(OUTLINES).map(({ hull }) => hull.join())).size).toBe(18)
})

test('every system looks like no other', () => {
  expect(Object.keys(LOOKS).sort()).toEqual(ids(systems).sort())
  const looks = Object.values(LOOKS).map(({ terrain, companion, tilt, ground }) =>
    [terrain, companion, tilt, ground].join(),
  )
  expect(new Set(looks).size).toBe(32)
  for (const { terrain } of Object.values(LOOKS)) expect(TERRAINS[terrain]).toBeDefined()
})

// Who steers by voice says what is written on a token; it is called by the whole name.
test.each([1, 2, 3, 4])(
  'what stands on a token is a part of the name, and tells the leaders of a language apart: %i',
  (column) => {
    const names = LEADERS.map((found) => found[column] ?? '')
    expect(names).toHaveLength(25)
    for (const name of names) {
      expect(name).toContain(shortName(name))
      expect(shortName(name)).toMatch(new RegExp(`^${initials(name)}`))
    }
    expect(new Set(names.map(initials)).size).toBe(24) // there are two Lukes, never at the same time
  },
)

test('a short name is the last word, without what stands in brackets', () => {
  expect(shortName('Grand Moff Tarkin')).toBe('Tarkin')
  expect(shortName('Luke Skywalker (Jedi)')).toBe('Skywalker')
  expect(shortName('Chewbacca')).toBe('Chewbacca')
  expect(initials('Darth Vader')).toBe('Vad')
})
