import { describe, expect, it } from 'vitest'
import { grouped, type Named } from './groups'

const named = (text: string, ...touches: string[]): Named => ({
  text,
  option: { pick: text, touches, label: { key: text } },
})
const PLACES = ['Hoth', 'Naboo', 'your fleet']
const LONG = [
  ...PLACES.map((place) => named(`TIE Fighter to ${place}`, 'hand/tie', `at/${place}`)),
  ...PLACES.map((place) => named(`Shuttle to ${place}`, 'hand/shuttle', `at/${place}`)),
  named('Do nothing'),
  named('Capture Hoth with TIE Fighter', 'planet/hoth'),
]

describe('options in blocks', () => {
  it('leaves a short list alone', () => {
    expect(grouped(LONG.slice(0, 3))).toMatchObject([
      { heading: null, choices: [{ short: 'TIE Fighter to Hoth' }, {}, {}] },
    ])
  })
  it('puts together what is about the same thing, under the words it begins with', () => {
    const shown = grouped(LONG).map((group) => [group.heading, ...group.choices.map((each) => each.short)])
    expect(shown).toEqual([
      ['TIE Fighter to', 'Hoth', 'Naboo', 'your fleet'],
      ['Shuttle to', 'Hoth', 'Naboo', 'your fleet'],
      [null, 'Do nothing', 'Capture Hoth with TIE Fighter'],
    ])
  })
  it('goes on with the next thing when the first is in hand', () => {
    const moves = ['1', '2'].flatMap((card) =>
      ['a', 'b', 'c', 'd'].map((place) =>
        named(`Move card ${card} to ${place}`, 'token', `card/${card}`, `at/${place}`),
      ),
    )
    expect(grouped(moves).map((group) => group.thing)).toEqual(['token'])
    expect(grouped(moves, ['token']).map((group) => [group.thing, group.heading])).toEqual([
      ['card/1', 'Move card 1 to'],
      ['card/2', 'Move card 2 to'],
    ])
  })
  it('never leaves an option without words', () => {
    const same = [named('Card', 'a'), named('Card open', 'a'), ...LONG]
    for (const group of grouped(same)) for (const choice of group.choices) expect(choice.short).not.toBe('')
  })
  it('keeps every option', () => {
    expect(grouped(LONG).flatMap((group) => group.choices)).toHaveLength(LONG.length)
  })
})
