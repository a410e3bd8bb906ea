// The ids are those of `secrets` in the packages of the games.

import { describe, expect, it } from 'vitest'
import type { Params } from '../client/types'
import { believed as rebellion } from './rebellion/believed'
import { believed as uprising } from './uprising/believed'

const say = (key: string, params: Params = {}) =>
  [key, ...Object.values(params).map((each) => JSON.stringify(each))].join(' ')

describe('what is believed', () => {
  it('of closed cards in Uprising', () => {
    expect(uprising.thing('card/3/1', say)).toBe('uprising-face-believed-card "3" "1"')
    expect(uprising.guess('card/3/1', 'riot-5', say)).toBe('uprising-card-riot-5')
  })
  it('of the base and of missions in Rebellion', () => {
    expect(rebellion.thing('base', say)).toBe('rebellion-web-believed-base')
    expect(rebellion.guess('base', 'mon-calamari', say)).toBe('rebellion-place-mon-calamari')
    expect(rebellion.thing('mission/han-solo', say)).toBe(
      'rebellion-web-believed-mission {"key":"rebellion-leader-han-solo"}',
    )
    expect(rebellion.guess('mission/han-solo', 'coup', say)).toBe('rebellion-mission-coup')
  })
})
