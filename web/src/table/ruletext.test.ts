import { expect, it } from 'vitest'
import { pieces } from './ruletext'

it('finds the numbers of rules in a text', () => {
  expect(pieces('As in UPR-TOK-13, but not TIE-1 (CMD-RUL-3).')).toEqual([
    { text: 'As in ' },
    { rule: 'UPR-TOK-13' },
    { text: ', but not TIE-1 (' },
    { rule: 'CMD-RUL-3' },
    { text: ').' },
  ])
  expect(pieces('Nothing here.')).toEqual([{ text: 'Nothing here.' }])
})
