// Which card is which from one view to the next. Cards of a kind are alike and have no identity in a view; to see one
// move, each gets a key that stays with it: its kind and a number, as long as it can be followed.

import { type CardId, type CommandersView, seatNumber, UNKNOWN } from './facts'

/** `hand/0`, `fleet/0`, `line/hoth`, `discard`, `shown`; `deck` only as where a card came from. */
export type Place = string

export interface Piece {
  readonly key: string
  readonly card: CardId
  /** Where it was before it could be followed: a card drawn comes from the deck, one played from a hand. */
  readonly from: Place | null
}

export interface Tracks {
  readonly places: ReadonlyMap<Place, readonly Piece[]>
  readonly turn: number // whose it was
  readonly next: number // the number of the next new key
}

export const NO_TRACKS: Tracks = { places: new Map(), turn: 0, next: 0 }

export function at(tracks: Tracks, place: Place): readonly Piece[] {
  return tracks.places.get(place) ?? []
}

/** The pieces of a view, with the keys they had before wherever they can be the same. Following a view that has been
 *  followed already changes nothing. */
export function follow(before: Tracks, view: CommandersView): Tracks {
  const cards = layout(view)
  const places = new Map<Place, (Piece | undefined)[]>()
  const loose: { piece: Piece; place: Place }[] = []

  // What is still in its place has not moved.
  for (const [place, wanted] of cards) {
    const there = [...at(before, place)]
    places.set(
      place,
      wanted.map((card) => take(there, (piece) => piece.card === card)),
    )
    for (const piece of there) loose.push({ piece, place })
  }
  for (const [place, pieces] of before.places)
    if (!cards.has(place)) for (const piece of pieces) loose.push({ piece, place })

  // A gap is filled by a card of its kind that has left its place; then by one of a hand that nobody had seen.
  const fill = (fits: (piece: Piece, card: CardId) => boolean) => {
    for (const [place, pieces] of places) {
      pieces.forEach((piece, index) => {
        const card = cards.get(place)?.[index]
        if (piece || card === undefined || before.places.size === 0) return
        const found = take(loose, (other) => other.place !== 'discard' && fits(other.piece, card))
        if (found) pieces[index] = { key: found.piece.key, card, from: found.place }
      })
    }
  }
  fill((piece, card) => piece.card === card && card !== UNKNOWN)
  fill((piece, card) => piece.card === UNKNOWN && card !== UNKNOWN)

  let next = before.next
  const filled = new Map<Place, readonly Piece[]>()
  for (const [place, pieces] of places) {
    const from = before.places.size === 0 ? null : place.startsWith('hand/') ? 'deck' : `hand/${before.turn}`
    filled.set(
      place,
      pieces.map((piece, index) => {
        const card = cards.get(place)?.[index] ?? UNKNOWN
        return piece ?? { key: `${card}.${next++}`, card, from }
      }),
    )
  }
  return { places: filled, turn: seatNumber(view.turn), next }
}

function layout(view: CommandersView): ReadonlyMap<Place, readonly CardId[]> {
  const places = new Map<Place, readonly CardId[]>()
  view.column.forEach((planet, place) => planet && places.set(`line/${planet}`, view.lines[place] ?? []))
  view.fleets.forEach((fleet, seat) => places.set(`fleet/${seat}`, fleet))
  places.set('shown', view.shown === null ? [] : [view.shown])
  places.set('discard', view.discard)
  view.hands.forEach((hand, seat) => places.set(`hand/${seat}`, hand))
  return places
}

function take<T>(from: T[], fits: (each: T) => boolean): T | undefined {
  const index = from.findIndex(fits)
  return index < 0 ? undefined : from.splice(index, 1)[0]
}
