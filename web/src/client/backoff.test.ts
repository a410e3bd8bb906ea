import { expect, it } from 'vitest'
import { delay } from './backoff'

it('tries again soon at first, then ever longer, up to a limit', () => {
  const most = [0, 1, 2, 3, 20].map((attempt) => delay(attempt, () => 1))
  expect(most).toEqual([300, 600, 1_200, 2_400, 6_000])
  expect(delay(20, () => 0)).toBe(3_600)
})
