// A rule speaks of other rules by their numbers; those become links.

export type Piece = { readonly text: string } | { readonly rule: string }

const NUMBER = /\b([A-Z]{2,5}(?:-[A-Z]+)+-\d+)\b/

export function pieces(text: string): readonly Piece[] {
  return text
    .split(NUMBER)
    .map((part, at): Piece => (at % 2 === 1 ? { rule: part } : { text: part }))
    .filter((piece) => 'rule' in piece || piece.text !== '')
}
