import { describe, expect, it } from 'vitest'
import { beside } from './place'

const SCREEN = { width: 400, height: 800 }
const SIZE = { width: 200, height: 100 }

describe('something that floats', () => {
  it('stands below what it is about, in the middle', () => {
    expect(beside({ left: 150, top: 100, width: 100, height: 50 }, SIZE, SCREEN)).toEqual({ left: 100, top: 158 })
  })
  it('stands above where there is no room below', () => {
    expect(beside({ left: 150, top: 700, width: 100, height: 50 }, SIZE, SCREEN).top).toBe(592)
  })
  it('stays on the screen', () => {
    expect(beside({ left: 390, top: 0, width: 10, height: 10 }, SIZE, SCREEN).left).toBe(192)
    expect(beside({ left: 0, top: 0, width: 10, height: 10 }, SIZE, SCREEN).left).toBe(8)
    expect(beside({ left: 0, top: 20, width: 10, height: 770 }, SIZE, SCREEN).top).toBe(692)
  })
})
