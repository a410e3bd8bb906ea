// What the server says. The shapes are described in docs/api.md and at /openapi.json.

/** A text in no language yet: a key of the catalogues, and what to put into it. */
export interface Message {
  key: string
  params: Record<string, Param>
  rule?: string
}
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
}

export interface Ask {
  readonly name: string
  readonly rule: string
  readonly prompt: Message
  readonly options: readonly Option[]
  readonly free_undo: number
}

export type Outcome = {
  readonly winners: readonly string[]
  readonly scores: readonly number[]
  readonly rule: string
}
