import { expect, test } from 'vitest'
import components from '../../../../src/dejarik/games/commanders/content/components.yaml?raw'
import { Language, LANGUAGES } from '../../words/language'

const TEXTS = import.meta.glob<string>('../../words/commanders.*.ftl', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const CARDS = [...components.matchAll(/\{id: ([\w-]+), name: \{en: (.+?), uk: (.+?), pl: (.+?), ru: (.+?)\}, copies/g)]

// Who steers by voice says what is written on a card; it is called by its whole name.
test.each(LANGUAGES)('the short names of cards are parts of their names: %s', (code) => {
  const language = new Language(code)
  language.add(TEXTS[`../../words/commanders.${code}.ftl`] ?? '')
  expect(CARDS).toHaveLength(11)
  for (const card of CARDS) {
    const whole = (card[2 + LANGUAGES.indexOf(code)] ?? '').toLowerCase()
    expect(whole).toContain(
      language
        .text(`commanders-web-short-${card[1] ?? ''}`)
        .replaceAll('\u00AD', '')
        .toLowerCase(),
    )
  }
})
