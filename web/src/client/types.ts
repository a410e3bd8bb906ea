// What the server says. The shapes are described in docs/api.md and at /openapi.json.

/** A text in no language yet: a key of the catalogues, and what to put into it. */
export interface Message {
  key: string
  params?: Params // the server leaves out what is empty
  rule?: string
}
export type Params = Readonly<Record<string, Param>>
export type Param = string | number | Message | readonly Param[]

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** What a seat may know. Each game narrows it to its own shape. */
export interface View {
  readonly game: string
  readonly players: number
  readonly seat: string | null
  readonly outcome: Outcome | null
  readonly [field: string]: Json
}

/** One legal pick. `pick` is what is sent back; `touches` are the things on the board that it is about. */
export interface Option {
  readonly pick: string
  readonly label: Message
  readonly touches: readonly string[]
  readonly grave?: true // not by a slip of the hand: asked twice
}

export interface Ask {
  readonly name: string
  readonly rule: string
  readonly prompt: Message
  readonly options: readonly Option[]
  readonly free_undo: number
  readonly form?: unknown // what a form needs in which several picks are put together; each game knows its own
}

// eslint-disable-next-line @typescript-eslint/consistent-type-definitions -- an interface would not be Json
export type Outcome = {
  readonly winners: readonly string[]
  readonly scores: readonly number[]
  readonly rule: string
}

/** Somebody at this server: a guest, or an account if there is a login. */
export interface Person {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly language: string
}

/** GET /api/games */
export interface Games {
  readonly games: readonly GameInfo[]
  readonly bots: readonly string[]
  readonly languages: readonly string[]
}
export interface GameInfo {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly players: readonly number[]
  readonly seats: Readonly<Record<string, readonly string[]>> // by number of players
  readonly options: readonly Setting[]
}

/** Something a game can be started with. */
export interface Setting {
  readonly name: string
  readonly kind: 'flag' | 'one' | 'some'
  readonly default: Json
  readonly choices: readonly string[]
  readonly count: number // of `some`: exactly so many, or none
  readonly about: string
}

/** GET /api/tables/{table}, and each table of a list */
export interface TableInfo {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly options: Readonly<Record<string, Json>>
  readonly public: boolean
  readonly control: Control
  readonly status: 'open' | 'playing' | 'finished'
  readonly version: number
  readonly seed_hash: string | null
  readonly seed: string | null
  readonly asked: string | null
  readonly my_turn: boolean
  readonly since: number | null
  readonly deadline: number | null
  readonly outcome: Outcome | null
  readonly replayable: boolean
  readonly rematch: string | null
  readonly created: number
  readonly changed: number
  readonly seats: readonly SeatInfo[]
}
export interface SeatInfo {
  readonly number: number
  readonly seat: string
  readonly side: string // seats of one side win together and share what they know
  readonly kind: 'person' | 'bot' | 'open'
  readonly name: string | null
  readonly bot: string | null
  readonly stand_in: string | null
  readonly resigned: boolean
  readonly seen: number | null
  readonly mine: boolean
}
export type Control =
  { readonly kind: 'none' } | { readonly kind: 'live' | 'mail'; readonly seconds: number; readonly increment: number }

/** GET /api/games/{game}/rules */
export interface Rules {
  readonly language: string
  readonly rules: readonly Rule[]
}
export interface Rule {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly chapter: string
  readonly source: string
  readonly language?: string // of this rule, where it is not translated
}
