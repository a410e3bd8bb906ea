// The text of a rule in pieces: plain, *emphasised*, the number of another rule, or a word that was searched for.

export interface Piece {
  readonly text: string
  readonly kind: 'plain' | 'emphasis' | 'rule'
  readonly found: boolean
}

const MARKED = /(\*[^*\s][^*]*\*|\b[A-Z]{2,5}(?:-[A-Z]+)+-\d+\b)/

export function pieces(text: string, words: readonly string[] = []): readonly Piece[] {
  return text.split(MARKED).flatMap((part, at): readonly Piece[] => {
    if (part === '') return []
    if (at % 2 === 0) return highlighted(part, 'plain', words)
    return part.startsWith('*')
      ? highlighted(part.slice(1, -1), 'emphasis', words)
      : [{ text: part, kind: 'rule', found: false }]
  })
}

function highlighted(text: string, kind: Piece['kind'], words: readonly string[]): readonly Piece[] {
  if (words.length === 0) return [{ text, kind, found: false }]
  const any = new RegExp(`(${words.map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|')})`, 'giu')
  return text
    .split(any)
    .map((part, at): Piece => ({ text: part, kind, found: at % 2 === 1 }))
    .filter((piece) => piece.text !== '')
}
