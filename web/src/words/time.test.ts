import { expect, it } from 'vitest'
import { ago } from './time'

it('says how long ago in the largest unit that fits', () => {
  const said = [0, 59, 60, 7_200, 86_400, 20 * 86_400, 40 * 86_400].map((passed) => ago(1_000, 1_000 + passed, 'en'))
  expect(said).toEqual(['now', 'now', '1 minute ago', '2 hours ago', 'yesterday', '20 days ago', 'last month'])
})
it('does not speak of the future when clocks differ', () => expect(ago(1_010, 1_000, 'en')).toBe('now'))
