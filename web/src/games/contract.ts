// What a game's board is to the shared client. A board draws a view and says what was pointed at; it knows no rules.

import type { Component } from 'svelte'
import type { Json, Message, View } from '../client/types'

/**
 * A thing on the board, by the name that options use in `touches`: `planet/hoth`, `hand/tie-fighter`, `pool/2`,
 * `fleet/commander-1/tie-fighter`, `district/capitol`, `token/cordon`, `mission/coup`.
 */
export type Thing = string

/** How a thing stands to the picks that are possible now. */
export type Light =
  | 'held' // part of the pick that is being put together
  | 'lit' // pointing at it goes on with a pick
  | 'none'

export interface BoardProps {
  /** What the seat may know. */
  view: View
  /** The printed facts of the game: GET /api/games/{game}/content. */
  content: Json
  /** Seats as the table has them, in order: seat name, who sits there. */
  seats: readonly { name: string; who: string }[]
  /** How a thing stands now. A board gives every lit or held thing the class and attributes of `Pickable`. */
  light: (thing: Thing) => Light
  /** Somebody pointed at a thing: goes on with a pick, lets go of a held thing, or asks why not. */
  point: (thing: Thing) => void
  /** Somebody wants to read about a thing (hover, long press, key `i`). null: no longer. */
  inspect: (thing: Thing | null) => void
  /** A message in the language of the page, with the catalogues of this game. */
  say: (key: string, params?: Message['params']) => string
}

export interface GameFace {
  /** The board: everything that lies on the table, the seat's own hand included. */
  Board: Component<BoardProps>
  /** A drawing for the card of this game on the home screen. */
  Emblem: Component<Record<string, never>>
  /** A thing large and in full, for the inspector: name, drawing, effect, its rules. */
  Closeup: Component<{ thing: Thing; view: View; content: Json; say: BoardProps['say'] }>
  /**
   * What somebody would type who wanted to do something with these things (pointed at in this order), so that the
   * server can say why not. Naming, not judging: it may well be illegal.
   */
  meant: (things: readonly Thing[], view: View) => string | null
  /** One line about a seat, of what everybody may know: cards in hand, points. Shown beside the player's name. */
  holdings: (
    seat: string,
    view: View,
    say: BoardProps['say'],
    content: Json,
  ) => readonly { label: string; value: string }[]
}
