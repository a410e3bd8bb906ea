// Keys for options. A short list has digits and letters, so that a pick is one key. In a long one there are digits, for
// blocks of options where there are such, and letters narrow it down.

const DIGITS = Array.from('123456789')
// Letters that always mean something: I inspects, U takes back, F fits a large board into the window and B folds away
// what lies over it.
export const RESERVED: readonly string[] = ['b', 'f', 'i', 'u']
// Without these, and without those that look like digits.
const LETTERS = Array.from('acdeghjkmnpqrstvwxyz')
export const SHORT = 16

export function isShort(count: number): boolean {
  return count <= SHORT
}

/** A key for each of so many, in order; null where the mouse or the filter has to do. */
export function keysFor(count: number, short = isShort(count)): readonly (string | null)[] {
  const keys = short ? [...DIGITS, ...LETTERS] : DIGITS
  return Array.from({ length: count }, (_, at) => keys[at] ?? null)
}

/** The key on which something is pressed, in any alphabet: who plays with a Ukrainian keyboard presses Ф for A. */
export function pressed(event: { key: string; code: string }): string {
  const code = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(event.code)
  if (code) return (code[1] ?? code[2] ?? '').toLowerCase()
  return event.key
}

/** Whether the words somebody types all occur in a text, in any order. */
export function matches(text: string, typed: string): boolean {
  const plain = simple(text)
  return simple(typed)
    .split(' ')
    .every((word) => plain.includes(word))
}

function simple(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase().trim().replace(/\s+/g, ' ')
}
