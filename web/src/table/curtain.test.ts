import { describe, expect, it } from 'vitest'
import { looking, type Sitting } from './curtain'

const sitting = (more: Partial<Sitting>): Sitting => ({
  mine: ['a', 'b'],
  asked: 'a',
  over: false,
  curtain: true,
  ready: null,
  ...more,
})

describe('the curtain', () => {
  it('is not there for one seat or none', () => {
    expect(looking(sitting({ mine: ['a'] }))).toEqual({ eye: 'a', pass: null })
    expect(looking(sitting({ mine: [] }))).toEqual({ eye: null, pass: null })
  })
  it('shows nothing of a hand before its player is ready', () => {
    expect(looking(sitting({}))).toEqual({ eye: null, pass: 'a' })
    expect(looking(sitting({ ready: 'b' }))).toEqual({ eye: null, pass: 'a' })
    expect(looking(sitting({ ready: 'a' }))).toEqual({ eye: 'a', pass: null })
  })
  it('stays with who has the device while others decide', () => {
    expect(looking(sitting({ asked: 'bot', ready: 'a' }))).toEqual({ eye: 'a', pass: null })
    expect(looking(sitting({ asked: 'bot' }))).toEqual({ eye: null, pass: null })
  })
  it('can be turned off by somebody who plays all seats alone', () => {
    expect(looking(sitting({ curtain: false, asked: 'b' }))).toEqual({ eye: 'b', pass: null })
    expect(looking(sitting({ curtain: false, asked: 'bot', ready: 'b' }))).toEqual({ eye: 'b', pass: null })
  })
  it('is up when the game is over', () => {
    expect(looking(sitting({ over: true, asked: null }))).toEqual({ eye: 'a', pass: null })
  })
})
