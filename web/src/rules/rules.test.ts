import { describe, expect, it } from 'vitest'
import type { Rule } from '../client/types'
import { pieces } from './inline'
import { chapterTitle, chapters, search } from './search'

const rule = (id: string, text: string, chapter: string, title = ''): Rule => ({ id, text, chapter, title, source: '' })
const RULES = [
  rule('UPR-COMP-1', 'There are 24 cards.', '1. Components (COMP)'),
  rule('UPR-DEF-1', 'The Empire performs two actions.', 'Phase 3 (DEF)'),
  rule('UPR-DEF-10', 'Tokens come back.', 'Phase 3 (DEF)'),
  rule('UPR-RUL-1', 'The row is a line.', '9. Rulings (RUL)', 'Neighbours'),
]
const found = (text: string) => search(RULES, text).map((each) => each.id)

describe('searching the rules', () => {
  it('finds all while nothing is typed', () => expect(found(' ')).toHaveLength(4))
  it('finds a number', () => expect(found('upr-def-1')).toEqual(['UPR-DEF-1']))
  it('finds what begins like it', () => {
    expect(found('UPR-DEF')).toEqual(['UPR-DEF-1', 'UPR-DEF-10'])
    expect(found('upr-def-')).toEqual(['UPR-DEF-1', 'UPR-DEF-10'])
  })
  it('finds words in any order, titles included', () => {
    expect(found('actions empire')).toEqual(['UPR-DEF-1'])
    expect(found('line neighbours')).toEqual(['UPR-RUL-1'])
    expect(found('death star')).toEqual([])
  })
})

it('has chapters', () => {
  expect(chapters(RULES).map((each) => [each.id, each.rules.length])).toEqual([
    ['UPR-COMP', 1],
    ['UPR-DEF', 2],
    ['UPR-RUL', 1],
  ])
  expect(chapterTitle('3. Підготовка (SETUP)')).toBe('3. Підготовка')
  expect(chapterTitle('6. Koniec gry (END, SCORE)')).toBe('6. Koniec gry')
})

describe('the text of a rule', () => {
  it('has emphasis and numbers of other rules', () => {
    expect(pieces('Only *within one* line, see UPR-DEF-2.').map((piece) => [piece.kind, piece.text])).toEqual([
      ['plain', 'Only '],
      ['emphasis', 'within one'],
      ['plain', ' line, see '],
      ['rule', 'UPR-DEF-2'],
      ['plain', '.'],
    ])
  })
  it('shows what was searched for, whatever it is', () => {
    const marked = pieces('Опір добирає 5 карток (закритих).', ['опір', '('])
    expect(marked.filter((piece) => piece.found).map((piece) => piece.text)).toEqual(['Опір', '('])
  })
  it('leaves single stars alone', () => expect(pieces('2 * 3 * 4')).toHaveLength(1))
})
