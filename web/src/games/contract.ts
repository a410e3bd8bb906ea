// What a game's board is to the shared client. A board draws a view and says what was pointed at; it knows no rules.

import type { Component } from 'svelte'
import type { Ask, Json, Message, Params, View } from '../client/types'
import type { Entry } from '../client/wire'
import type { Light, Thing } from '../parts/pickable'

export type { Light, Thing }

/** All the picks that one pick makes, together with what stands in a form. */
export type Draft = (pick: string) => readonly string[]

export interface BoardProps {
  /** What the seat may know. */
  view: View
  /** What the seat is asked now, with everything that it may pick; null when it has nothing to decide. */
  ask: Ask | null
  /** What the seat has heard up to this moment, oldest first: what came and went between two views is in it. */
  heard: readonly Entry[]
  /** The printed facts of the game: GET /api/games/{game}/content. */
  content: Json
  /** Seats as the table has them, in order: seat name, who sits there. */
  seats: readonly { name: string; who: string }[]
  /** How a thing stands now. A board gives every lit or held thing the class and attributes of `Pickable`. */
  light: (thing: Thing) => Light
  /** Somebody pointed at a thing: goes on with a pick, lets go of a held thing, or asks why not. */
  point: (thing: Thing) => void
  /**
   * Pick, past the pointing: the texts of one option or of several in a row, made in one go. The first is an option of
   * `ask`; the later ones are options that will be there when their turn comes (three fighters and then `done`). If one
   * of them is illegal none is made; after one that used luck or showed something hidden the rest is not made.
   */
  pick: (picks: readonly string[]) => void
  /**
   * Something stands in a form of the board and has not been sent: what a pick made elsewhere means together with it,
   * so that *done* in the action bar never forgets it. null: nothing is being put together.
   */
  draft: (whole: Draft | null) => void
  /** Somebody wants to read about a thing (hover, long press, key `i`). null: no longer. */
  inspect: (thing: Thing | null) => void
  /** A message in the language of the page, with the catalogues of this game. */
  say: (key: string, params?: Params) => string
}

/** What an event is to the log, which is read by parts and turns. */
export type Cut =
  | 'part' // heads a part of the game: a round
  | 'turn' // begins a turn
  | 'opens' // begins what is told at length, and folded when it is over: a battle
  | 'closes' // ends it
  | 'gist' // what came of it: to be seen while the rest is folded

export interface GameFace {
  /** The board: everything that lies on the table, the seat's own hand included. */
  Board: Component<BoardProps>
  /** A drawing for the card of this game on the home screen. */
  Emblem: Component<Record<string, never>>
  /** A thing large and in full, for the inspector: name, drawing, effect, its rules. */
  Closeup: Component<{ thing: Thing; view: View; content: Json; say: BoardProps['say'] }>
  /** How the log of this game is cut; without it the log is one list. */
  cut?: (event: Message) => Cut | null
  /** What a hidden thing is called about which a bot had a belief, and what it took it for: `secrets` of the game. */
  believed?: {
    thing: (thing: string, say: BoardProps['say']) => string
    guess: (thing: string, guess: string, say: BoardProps['say']) => string
  }
  /** One line about a seat, of what everybody may know: cards in hand, points. Shown beside the player's name. */
  holdings: (
    seat: string,
    view: View,
    say: BoardProps['say'],
    content: Json,
  ) => readonly { label: string; value: string }[]
}
