import { describe, expect, it } from 'vitest'
import { Language, preferred } from './language'

function language(code: string, fluent: string, names: Record<string, string> = {}): { it: Language; wrong: string[] } {
  const wrong: string[] = []
  const it = new Language(code, (problem) => wrong.push(problem))
  it.add(fluent, names)
  return { it, wrong }
}

describe('a language', () => {
  const drew = `
drew =
    Dobierasz { $count ->
        [one] kartę
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards }.
`
  const { it: polish } = language('pl', drew, { 'card-riot': 'Zamieszki', 'card-sabotage': 'Sabotaż' })

  it('puts messages into messages, and commas between those of a list', () => {
    const cards = [{ key: 'card-riot' }, { key: 'card-sabotage', params: {} }]
    expect(polish.text('drew', { count: 2, cards })).toBe('Dobierasz 2 karty: Zamieszki, Sabotaż.')
  })
  it('has the plural forms', () => {
    const said = [1, 3, 5, 22].map((count) => polish.text('drew', { count, cards: [] }))
    expect(said).toEqual(['Dobierasz kartę: .', 'Dobierasz 3 karty: .', 'Dobierasz 5 kart: .', 'Dobierasz 22 karty: .'])
  })
  it('puts no marks around what it is given', () => {
    const { it: english } = language('en', 'hello = Hello, { $name }!')
    expect(english.text('hello', { name: 'Олена' })).toBe('Hello, Олена!')
  })
  it('shows the key where a text is missing, and complains', () => {
    const { it: english, wrong } = language('en', 'hello = Hello, { $name }!')
    expect(english.text('nothing')).toBe('nothing')
    expect(english.text('hello')).toBe('Hello, {$name}!')
    expect(wrong).toHaveLength(2)
  })
  it('shortens what is longer than Fluent takes', () => {
    const { it: english, wrong } = language('en', 'say = { $text }')
    expect(english.text('say', { text: 'x'.repeat(3_000) })).toHaveLength(2_000)
    expect(wrong).toEqual([])
  })
  it('takes a catalogue that says something again', () => {
    const { it: english } = language('en', 'hello = one')
    english.add('hello = two')
    expect(english.text('hello')).toBe('two')
  })
})

describe('the language of the reader', () => {
  it('is the first one that we speak', () => {
    expect(preferred(['de-DE', 'uk-UA', 'en'])).toBe('uk')
    expect(preferred(['PL'])).toBe('pl')
    expect(preferred(['de'])).toBe('en')
  })
})
