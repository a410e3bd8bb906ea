import { describe, expect, it } from 'vitest'
import type { Option } from '../../../client/types'
import { point } from '../../../table/gesture'
import { aboutTheMap } from './cover'
import { twice } from './decks'

const option = (pick: string, touches: readonly string[], more: Partial<Option> = {}): Option => ({
  pick,
  label: { key: pick },
  touches,
  ...more,
})
const DRAWS = [
  option('draw space space', ['deck/space']),
  option('draw ground ground', ['deck/ground']),
  option('draw space ground', ['deck/space', 'deck/ground']),
]

describe('a draw of two cards', () => {
  it('is from both decks when one is pointed at after the other', () => {
    expect(point(DRAWS, [], 'deck/space')).toEqual({ what: 'hold', held: ['deck/space'] })
    expect(point(DRAWS, ['deck/space'], 'deck/ground')).toEqual({ what: 'pick', option: DRAWS[2] })
  })
  it('is from one deck when it is pointed at twice', () => {
    expect(twice(DRAWS, 'deck/space')?.pick).toBe('draw space space')
    expect(twice(DRAWS, 'deck/ground')?.pick).toBe('draw ground ground')
  })
  it('is nothing that a die can pay for: a deck is let go of', () => {
    const spend = ['black', 'red'].map((colour) =>
      option(`draw with ${colour} special`, [`die/${colour}/special`, 'deck/space']),
    )
    expect(twice(spend, 'deck/space')).toBeNull()
    expect(twice([], 'deck/space')).toBeNull()
  })
})

describe('room for the map', () => {
  const ask = (...options: Option[]) => ({ name: 'x', prompt: { key: 'x' }, rule: '', options, free_undo: 0 })
  it('is made when something on it can be pointed at', () => {
    expect(aboutTheMap(ask(option('at hoth', ['place/hoth'])))).toBe(true)
    expect(aboutTheMap(ask(option('move', ['unit/hoth/x-wing'])))).toBe(true)
  })
  it('is not made for what lies beside it, or is not picked by pointing', () => {
    expect(aboutTheMap(ask(option('hit', ['die/hit']), option('send', ['leader/leia'])))).toBe(false)
    expect(aboutTheMap(ask(option('reveal base', ['place/rebel-base'], { grave: true })))).toBe(false)
    expect(aboutTheMap(null)).toBe(false)
  })
})
