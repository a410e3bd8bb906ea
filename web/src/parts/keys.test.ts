import { describe, expect, it } from 'vitest'
import { keysFor, matches, pressed, RESERVED, SHORT } from './keys'

describe('keys', () => {
  it('are digits, then letters, each once', () => {
    expect(keysFor(3)).toEqual(['1', '2', '3'])
    const all = keysFor(SHORT)
    expect(all[9]).toBe('a')
    expect(all).not.toContain(null)
    expect(new Set(all).size).toBe(SHORT)
    for (const taken of RESERVED) expect(all).not.toContain(taken)
  })
  it('leave the letters of a long list to the filter', () => {
    const all = keysFor(40)
    expect(keysFor(11, false).slice(8)).toEqual(['9', null, null])
    expect(all.slice(0, 10)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', null])
  })
  it('are where they are on the keyboard, whatever is written on them', () => {
    expect(pressed({ key: 'ф', code: 'KeyA' })).toBe('a')
    expect(pressed({ key: '"', code: 'Digit2' })).toBe('2')
    expect(pressed({ key: '3', code: 'Numpad3' })).toBe('3')
    expect(pressed({ key: 'Enter', code: 'Enter' })).toBe('Enter')
  })
})

describe('a filter', () => {
  it('finds all words in any order, whatever the case and the accents', () => {
    expect(matches('Myśliwiec TIE na Naboo', 'naboo mysl')).toBe(true)
    expect(matches('Myśliwiec TIE na Naboo', 'hoth')).toBe(false)
    expect(matches('Їжак', 'їж')).toBe(true)
    expect(matches('anything', ' ')).toBe(true)
  })
})
