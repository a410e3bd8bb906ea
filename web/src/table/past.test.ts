import { describe, expect, it } from 'vitest'
import { Past } from './past'
import type { Moment } from '../client/wire'

const moment = (version: number): Moment => ({ version, kind: 'pick', seat: null, at: 0, replayable: true, eyes: {} })

describe('the past', () => {
  it('is asked for once', async () => {
    let asked = 0
    const past = new Past((version) => ((asked += 1), Promise.resolve(moment(version))))
    await past.at(1, 'a')
    await past.at(1, 'a')
    await past.at(1, 'b')
    expect(asked).toBe(2)
  })
  it('may be tried again after a failure', async () => {
    let asked = 0
    const past = new Past((version) => {
      asked += 1
      return asked === 1 ? Promise.reject(new Error('no line')) : Promise.resolve(moment(version))
    })
    await expect(past.at(1, 'a')).rejects.toThrow()
    expect((await past.at(1, 'a')).version).toBe(1)
  })
  it('forgets what was not looked at for longest', async () => {
    const asked: number[] = []
    const past = new Past((version) => (asked.push(version), Promise.resolve(moment(version))), 2)
    for (const version of [1, 2, 1, 3, 1, 2]) await past.at(version, 'a')
    expect(asked).toEqual([1, 2, 3, 2])
  })
  it('looks ahead, but not beyond the end', () => {
    const asked: number[] = []
    const past = new Past((version) => (asked.push(version), Promise.resolve(moment(version))))
    past.ahead(3, 5, 5, 'a')
    expect(asked).toEqual([4, 5])
  })
})
