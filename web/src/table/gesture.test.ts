import { describe, expect, it } from 'vitest'
import type { Option } from '../client/types'
import { lightOf, point } from './gesture'

const option = (pick: string, ...touches: string[]): Option => ({ pick, touches, label: { key: pick, params: {} } })
const OPTIONS = [
  option('place tie at hoth', 'hand/tie', 'planet/hoth'),
  option('place tie at naboo', 'hand/tie', 'planet/naboo'),
  option('capture hoth', 'planet/hoth'),
  option('add shuttle', 'hand/shuttle'),
]

describe('a gesture', () => {
  it('is whole when one option is left', () => {
    expect(point(OPTIONS, [], 'hand/shuttle')).toEqual({ what: 'pick', option: OPTIONS[3] })
    expect(point(OPTIONS, ['hand/tie'], 'planet/naboo')).toEqual({ what: 'pick', option: OPTIONS[1] })
  })
  it('goes on while several are left', () => {
    expect(point(OPTIONS, [], 'hand/tie')).toEqual({ what: 'hold', held: ['hand/tie'] })
  })
  it('lets go of what is pointed at twice', () => {
    expect(point(OPTIONS, ['hand/tie'], 'hand/tie')).toEqual({ what: 'hold', held: [] })
  })
  it('begins anew with what is possible by itself', () => {
    expect(point(OPTIONS, ['hand/tie'], 'hand/shuttle')).toEqual({ what: 'pick', option: OPTIONS[3] })
  })
  it('is refused where nothing is possible', () => {
    expect(point(OPTIONS, ['hand/tie'], 'planet/kuat')).toEqual({ what: 'refuse', things: ['hand/tie', 'planet/kuat'] })
  })
  it('lights what goes on', () => {
    const light = lightOf(OPTIONS, ['hand/tie'])
    expect([light('hand/tie'), light('planet/hoth'), light('hand/shuttle')]).toEqual(['held', 'lit', 'none'])
  })
})
