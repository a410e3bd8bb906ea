// Made by web/generate.py from the annotations in src/dejarik/games/commanders. Change those, then `make types`.

import type { Outcome } from './wire'

export type CardId = string

export type PlanetId = string

export type Seat = 'commander-1' | 'commander-2' | 'commander-3' | 'commander-4' | 'commander-5'

export type Options = {
  readonly first: 'drawn' | 'commander-1' | 'commander-2' | 'commander-3' | 'commander-4' | 'commander-5'
}

/** A procedure that is under way. */
export type Doing =
  | { readonly do: 'turn'; readonly step: number }
  | { readonly do: 'chain'; readonly step: number; readonly at: number; readonly direction: number }

/** A decision that waits for its answer. */
export type Asking =
  | { readonly ask: 'take-turn' }
  | { readonly ask: 'hit-first' }
  | { readonly ask: 'hit-second'; readonly ship: CardId; readonly planet: PlanetId }
  | { readonly ask: 'choose-ship' }
  | { readonly ask: 'swap-with'; readonly ship: CardId; readonly place: number }
  | { readonly ask: 'give'; readonly ship: CardId; readonly opponent: number }
  | { readonly ask: 'first-swap' }
  | { readonly ask: 'next-swap'; readonly at: number; readonly direction: number }

/** The innermost stands last. */
export type Frame = (Doing & { readonly ask?: never }) | (Asking & { readonly do?: never })

/** All that a seat may know. */
export type CommandersView = {
  readonly game: 'commanders'
  readonly players: number
  readonly options: Options
  readonly seat: Seat | null // null: somebody who only watches
  readonly stack: readonly Frame[] // where we are in the rules: procedures under way, and on top what is asked
  readonly outcome: Outcome | null
  readonly turn: string // the seat whose it is
  readonly column: readonly (PlanetId | null)[]
  readonly lines: readonly (readonly CardId[])[] // by place in the column
  readonly pile: number
  readonly deck: number
  readonly discard: readonly CardId[] // the top card last
  readonly shown: CardId | null // a special card whose effect is being carried out
  readonly destroyed: readonly PlanetId[]
  readonly hands: readonly (readonly CardId[])[] // or 'unknown'; by seat, as the next three
  readonly known: readonly (readonly CardId[])[] // of each hand: what everybody saw go into it and has not seen leave
  readonly stuck_cards: readonly number[] // of each hand: so many of the other cards are among `stuck_with`
  readonly stuck_with: readonly (readonly CardId[])[]
  readonly remembered: readonly CardId[] // what the others together must still hold
  readonly fleets: readonly (readonly CardId[])[] // by seat, as all that follow
  readonly captured: readonly (readonly PlanetId[])[]
  readonly histories: readonly (readonly (readonly CardId[])[])[] // the fleets since the last progress
  readonly repeats: readonly number[]
}
