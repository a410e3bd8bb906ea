// What the live connection says, and what the past looks like. docs/api.md describes both.

import type { Ask, Message, Outcome, TableInfo, View } from './types'

/** What everybody may know of a table that is being played. */
export interface Around {
  readonly status: 'playing' | 'finished'
  readonly asked: string | null
  readonly clock: readonly number[] | null
  readonly since: number | null
  readonly deadline: number | null
  readonly undo: UndoRequest | null
  readonly outcome: Ending | null
  readonly rematch: string | null
  readonly stand_ins: readonly (string | null)[]
}

/** Somebody wants picks back that are not free; `waiting` have not answered yet. Seats by number. */
export interface UndoRequest {
  readonly seat: number
  readonly picks: number
  readonly waiting: readonly number[]
  readonly version: number
}

/** How it ended: by a rule of the game, or by a `reason` that is none. */
export type Ending = Outcome & { readonly reason?: 'resigned' | 'time' }

export interface Eye {
  readonly view: View
  readonly ask: Ask | null
}
export type Eyes = Readonly<Record<string, Eye>>
export const SPECTATOR = 'spectator'
export const OPEN = 'open'

export interface StateMessage {
  readonly type: 'state'
  readonly version: number
  readonly replayable?: boolean
  readonly table: Around
  readonly eyes: Eyes
}
export interface ChangeMessage {
  readonly type: 'change'
  readonly version: number
  readonly table: Around
  readonly eyes: Readonly<Record<string, Changed>>
}
export interface Changed {
  readonly view: Partial<View> // only what is new
  readonly ask: Ask | null
  readonly events: readonly Message[]
}
export interface RefusedMessage {
  readonly type: 'refused'
  readonly problem: string
  readonly status: number
  readonly request?: string
  readonly detail?: string
  readonly version?: number
  readonly rule?: string
  readonly objection?: Message
  readonly message?: Message
  readonly retry_after?: number
}
export interface Said {
  readonly id: number
  readonly name: string
  readonly text: string
  readonly side: string | null // said to this side alone; null: to everybody
  readonly at: number
}
export type ServerMessage =
  | StateMessage
  | ChangeMessage
  | RefusedMessage
  | { readonly type: 'ack'; readonly request: string; readonly version: number }
  | { readonly type: 'presence'; readonly seats: readonly number[] }
  | { readonly type: 'pong' | 'heartbeat'; readonly version?: number }
  | { readonly type: 'waiting'; readonly table: TableInfo } // until the game begins
  | ({ readonly type: 'chat' } & Said)

/** What happened at one version, as one eye heard it. */
export interface Entry {
  readonly version: number
  readonly kind: 'begin' | 'pick' | 'undo' | 'end'
  readonly seat: string | null
  readonly at: number
  readonly picks?: number // of an undo: how many were taken back
  readonly events: readonly Message[]
}

/** GET history/{version} */
export interface Moment extends Omit<Entry, 'events'> {
  readonly replayable: boolean
  readonly eyes: Readonly<Record<string, { readonly view: View; readonly events: readonly Message[] }>>
}

/** GET scores: from 0 (lost) to 1 (won), by seat, at each version. */
export interface Scores {
  readonly seats: readonly string[]
  readonly scores: readonly { readonly version: number; readonly scores: readonly number[] }[]
}
