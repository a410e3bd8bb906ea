// Made by web/generate.py from the annotations in src/dejarik/server. Change those, then `make types`.

/** Whatever can be sent. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json }

/** A text in no language yet: a key of the catalogues, and what to put into it. What is empty is left out. */
export type Message = {
  readonly key: string
  readonly params?: Readonly<Record<string, number | string | Message | readonly Message[]>>
  readonly rule?: string
}

/** How a game ended. */
export type Outcome = {
  readonly winners: readonly string[] // seats; none if everybody lost
  readonly scores: readonly number[] // one for each seat
  readonly rule: string // by which it ended
  readonly side?: string // the side without a seat that won, if one did
}

/** What every view has; a game adds all that lies on its table. */
export type View = {
  readonly game: string
  readonly players: number
  readonly options: Readonly<Record<string, Json>>
  readonly seat: string | null // null: somebody who only watches
  readonly stack: readonly Readonly<Record<string, Json>>[] // where we are in the rules: procedures under way, and on top what is asked
  readonly outcome: Outcome | null
  readonly [field: string]: Json // what lies on its table
}

/** A field of a request that does not fit. */
export type Wrong = {
  readonly where: readonly string[]
  readonly why: string
}

/** Why a pick may not be made; nothing if it may. */
export type Objections = {
  readonly pick?: string // that somebody means who points at things
  readonly rule?: string // that forbids it
  readonly objection?: Message
}

/** What a refusal can tell besides its sort. */
export type Facts = {
  readonly pick?: string // that somebody means who points at things
  readonly rule?: string // that forbids it
  readonly objection?: Message
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly version?: number // at which the game is
  readonly message?: Message
  readonly errors?: readonly Wrong[]
  readonly retry_after?: number // seconds
  readonly reason?: string // of a ban, in the words of whoever runs the server
  readonly until?: number | null // of a ban; null: for good
  readonly request?: string // on a live connection: which one was refused
}

/** What was wrong (RFC 9457). */
export type Problem = {
  readonly pick?: string // that somebody means who points at things
  readonly rule?: string // that forbids it
  readonly objection?: Message
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly version?: number // at which the game is
  readonly message?: Message
  readonly errors?: readonly Wrong[]
  readonly retry_after?: number // seconds
  readonly reason?: string // of a ban, in the words of whoever runs the server
  readonly until?: number | null // of a ban; null: for good
  readonly request?: string // on a live connection: which one was refused
  readonly type: string // as `/problems/stale`
}

/** GET /health */
export type Health = {
  readonly version: string
  readonly games: readonly string[]
}

/** GET /ready */
export type Readiness = {
  readonly database: boolean // whether it can be written
  readonly redis: boolean | null // whether it answers; null: there is one process alone
  readonly draining: boolean // whether this process is about to stop
}

/** Something that whoever runs the server has to say to everybody, in their own words. */
export type Notice = {
  readonly id: string
  readonly text: string
  readonly created: number
  readonly until: number | null
}

/** The server is about to be started again; games go on after it. */
export type Restart = {
  readonly at: number | null // if that is known
}

/** GET /api/notices */
export type Notices = {
  readonly notices: readonly Notice[]
  readonly restart: Restart | null
}

/** Somebody at this server: a guest, or an account if there is a login. */
export type Person = {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly language: string
}

/** A browser in which one is known. */
export type SessionInfo = {
  readonly id: string
  readonly agent: string // what it calls itself
  readonly created: number
  readonly seen: number
  readonly current: boolean // the one that asks
}

/** GET /api/sessions */
export type Sessions = {
  readonly sessions: readonly SessionInfo[]
}

/** A token, which is shown once. */
export type NewToken = {
  readonly id: string
  readonly token: string
}

/** What can be told of a token later. */
export type TokenInfo = {
  readonly id: string
  readonly label: string
  readonly scope: 'play' | 'read'
  readonly created: number
  readonly used: number | null // when it was last used, to some minutes
}

/** GET /api/tokens */
export type Tokens = {
  readonly tokens: readonly TokenInfo[]
}

/** A pick of one's own. */
export type OwnPick = {
  readonly version: number
  readonly at: number
  readonly pick: string
}

/** A table at which one sits or sat, and what one picked there. */
export type OwnTable = {
  readonly id: string
  readonly game: string
  readonly status: string
  readonly created: number
  readonly seats: readonly number[]
  readonly picks: readonly OwnPick[]
}

/** What one said at a table. */
export type OwnWords = {
  readonly table: string
  readonly text: string
  readonly side: string | null
  readonly at: number
}

/** GET /api/people/me/export: all that is kept about somebody. */
export type Export = {
  readonly id: string
  readonly name: string
  readonly login: string | null
  readonly mail: string | null
  readonly language: string
  readonly created: number
  readonly sessions: readonly SessionInfo[]
  readonly tokens: readonly TokenInfo[]
  readonly tables: readonly OwnTable[]
  readonly chat: readonly OwnWords[]
}

/** Something a game can be started with. */
export type Setting = {
  readonly name: string
  readonly default: Json
  readonly values: string // what can be given, in short
  readonly kind: 'flag' | 'one' | 'some'
  readonly choices: readonly string[]
  readonly count: number // of `some`: exactly so many, or none
  readonly about: string
}

/** A game that can be played. */
export type GameInfo = {
  readonly id: string
  readonly title: string
  readonly about: string
  readonly players: readonly number[]
  readonly seats: Readonly<Record<string, readonly string[]>> // by number of players
  readonly usual_players: number // where nobody says how many
  readonly usual_seats: Readonly<Record<string, readonly ('person' | 'bot')[]>> // by number of players: who sits where in a first game
  readonly options: readonly Setting[]
}

/** GET /api/games */
export type Games = {
  readonly games: readonly GameInfo[]
  readonly bots: readonly string[]
  readonly languages: readonly string[]
}

/** A numbered rule. */
export type Rule = {
  readonly id: string
  readonly title: string
  readonly text: string
  readonly chapter: string
  readonly source: string
  readonly language?: string // of this rule, where it is not translated
}

/** GET /api/games/{game}/rules */
export type Rules = {
  readonly language: string
  readonly rules: readonly Rule[]
}

/** GET /api/games/{game}/catalogue */
export type Catalogue = {
  readonly language: string
  readonly fluent: string
  readonly names: Readonly<Record<string, string>>
}

/** No clock. */
export type Untimed = {
  readonly kind: 'none'
}

/** Seconds for the whole game and an increment for each turn, or seconds for each move by mail. */
export type Timed = {
  readonly kind: 'live' | 'mail'
  readonly seconds: number
  readonly increment: number
}

/** How it ended: by a rule of the game, or for a reason that is none. */
export type Ending = {
  readonly winners: readonly string[] // seats; none if everybody lost
  readonly scores: readonly number[] // one for each seat
  readonly rule: string // by which it ended
  readonly side?: string // the side without a seat that won, if one did
  readonly reason?: 'resigned' | 'time' | 'closed'
}

/** Who sits where. */
export type SeatInfo = {
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
  readonly auto_pass: boolean // formalities are left to the server; of the seats of others nobody knows
}

/** GET /api/tables/{table}, and each table of a list */
export type TableInfo = {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly options: Readonly<Record<string, Json>>
  readonly public: boolean
  readonly control: Untimed | Timed
  readonly status: 'open' | 'playing' | 'finished'
  readonly version: number
  readonly seed_hash: string | null
  readonly seed: string | null
  readonly asked: string | null
  readonly my_turn: boolean
  readonly since: number | null
  readonly deadline: number | null
  readonly outcome: Ending | null
  readonly replayable: boolean
  readonly rematch: string | null
  readonly created: number
  readonly changed: number
  readonly seats: readonly SeatInfo[]
}

/** GET /api/tables */
export type Lobby = {
  readonly public: readonly TableInfo[]
  readonly mine: readonly TableInfo[]
}

/** The id of a table that was made. */
export type NewId = {
  readonly id: string
}

/** The secret link of a seat. */
export type SeatKey = {
  readonly key: string
  readonly path: string
}

/** The seat that somebody has come to. */
export type Claimed = {
  readonly seat: number
}

/** Something that was said at a table. */
export type Said = {
  readonly id: number // grows with time, and tells nothing else
  readonly name: string
  readonly seats: readonly string[] | null // that the speaker held; none: a spectator; null: not known of old lines
  readonly text: string
  readonly side: string | null // said to this side alone; null: to everybody
  readonly at: number
}

/** The number that something got that was said. */
export type SaidId = {
  readonly id: number
}

/** GET chat */
export type Chat = {
  readonly chat: readonly Said[]
}

/** GET explain: whether a pick may be made, and if not, why. */
export type Explained = {
  readonly pick?: string // that somebody means who points at things
  readonly rule?: string // that forbids it
  readonly objection?: Message
  readonly legal: boolean
}

/** The version that a game has come to. */
export type Reached = {
  readonly version: number
}

/** POST undo: done at once, or asked of the seats that have to agree. */
export type Undone = {
  readonly done: boolean
  readonly version?: number
  readonly waiting?: readonly number[]
}

/** What happened at one version. */
export type Happened = {
  readonly version: number
  readonly kind: 'begin' | 'pick' | 'undo' | 'end'
  readonly seat: string | null
  readonly at: number
  readonly picks?: number // of an undo: how many were taken back
}

/** What happened at one version, as one eye heard it. */
export type Entry = {
  readonly version: number
  readonly kind: 'begin' | 'pick' | 'undo' | 'end'
  readonly seat: string | null
  readonly at: number
  readonly picks?: number // of an undo: how many were taken back
  readonly events: readonly Message[]
}

/** GET events */
export type Events = {
  readonly events: readonly Entry[]
}

/** What an eye saw and heard then. */
export type Glimpse = {
  readonly view: View
  readonly events: readonly Message[]
}

/** GET history/{version} */
export type Moment = {
  readonly version: number
  readonly kind: 'begin' | 'pick' | 'undo' | 'end'
  readonly seat: string | null
  readonly at: number
  readonly picks?: number // of an undo: how many were taken back
  readonly replayable: boolean
  readonly eyes: Readonly<Record<string, Glimpse>>
}

/** From 0 (lost) to 1 (won), by seat. */
export type Score = {
  readonly version: number
  readonly scores: readonly number[]
}

/** GET scores */
export type Scores = {
  readonly kind: 'evaluation'
  readonly seats: readonly string[]
  readonly scores: readonly Score[]
}

/** An option that was looked at. */
export type Considered = {
  readonly option: string // as it is typed
  readonly visits: number
  readonly value: number // how well that went on average, from 0 (lost) to 1 (won)
  readonly prior: number
  readonly label?: Message // thoughts that were kept by an older server have none
}

/** What a bot thought before a pick. The picked option is the first. */
export type BotThought = {
  readonly iterations: number // games that were imagined
  readonly considered: readonly Considered[] // the best of them
  readonly beliefs: Readonly<Record<string, Readonly<Record<string, number>>>> // hidden thing: what it is: how likely
  readonly bot?: string
  readonly prompt?: Message
  readonly options?: number // that there were in all
  readonly seconds?: number
  readonly version: number // of the game after the pick
  readonly seat: string
}

/** GET thoughts: one for each pick of a bot that looked ahead. */
export type Thoughts = {
  readonly thoughts: readonly BotThought[]
}

/** One legal pick. `pick` is what is sent back. */
export type Option = {
  readonly pick: string
  readonly label: Message
  readonly touches: readonly string[] // the things on the board that it is about
  readonly grave?: true // not by a slip of the hand: asked twice
}

/** What a seat is asked now, with all options. */
export type Ask = {
  readonly name: string
  readonly rule: string
  readonly prompt: Message
  readonly options: readonly Option[]
  readonly free_undo: number // so many of its last picks can be taken back at once
  readonly form?: Readonly<Record<string, Json>> // what a form needs in which several picks are put together
}

/** Somebody wants picks back that are not free; `waiting` have not answered yet. Seats by number. */
export type UndoRequest = {
  readonly seat: number
  readonly picks: number
  readonly waiting: readonly number[]
  readonly version: number
}

/** What everybody may know of a table that is being played. */
export type Around = {
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

/** What one seat sees, or a spectator. */
export type Eye = {
  readonly view: View
  readonly ask: Ask | null
}

/** Everything, as it is now; also GET game. */
export type StateMessage = {
  readonly type: 'state'
  readonly version: number
  readonly replayable: boolean // false: the last snapshot of a game that today's rules cannot play on
  readonly table: Around
  readonly eyes: Readonly<Record<string, Eye>>
}

/** What has changed for one eye; of the view only the fields that are new. */
export type Changed = {
  readonly view: Readonly<Record<string, Json>>
  readonly ask: Ask | null
  readonly events: readonly Message[]
}

/** A change, with what each of the listener's eyes sees of it, which is JSON already. */
export type ChangeMessage = {
  readonly type: 'change'
  readonly version: number
  readonly table: Around
  readonly eyes: Readonly<Record<string, Changed>>
}

/** A refusal; `problem` is the `type` of the problem. */
export type RefusedMessage = {
  readonly pick?: string // that somebody means who points at things
  readonly rule?: string // that forbids it
  readonly objection?: Message
  readonly status: number
  readonly title: string
  readonly detail: string
  readonly version?: number // at which the game is
  readonly message?: Message
  readonly errors?: readonly Wrong[]
  readonly retry_after?: number // seconds
  readonly reason?: string // of a ban, in the words of whoever runs the server
  readonly until?: number | null // of a ban; null: for good
  readonly request?: string // on a live connection: which one was refused
  readonly type: 'refused'
  readonly problem: string
}

/** Picks were made. */
export type AckMessage = {
  readonly type: 'ack'
  readonly request: string
  readonly version: number
}

/** Who is connected: seats by number. */
export type PresenceMessage = {
  readonly type: 'presence'
  readonly seats: readonly number[]
}

/** The table, until the game begins. */
export type WaitingMessage = {
  readonly type: 'waiting'
  readonly table: TableInfo
}

/** The connection is alive. */
export type BeatMessage = {
  readonly type: 'pong' | 'heartbeat'
  readonly version: number
}

/** Somebody said something. */
export type ChatMessage = {
  readonly id: number // grows with time, and tells nothing else
  readonly name: string
  readonly seats: readonly string[] | null // that the speaker held; none: a spectator; null: not known of old lines
  readonly text: string
  readonly side: string | null // said to this side alone; null: to everybody
  readonly at: number
  readonly type: 'chat'
}

/** What whoever runs the server has to say, whenever that changes. */
export type NoticesMessage = {
  readonly notices: readonly Notice[]
  readonly restart: Restart | null
  readonly type: 'notices'
}

export type ServerMessage =
  | StateMessage
  | ChangeMessage
  | RefusedMessage
  | AckMessage
  | PresenceMessage
  | WaitingMessage
  | BeatMessage
  | ChatMessage
  | NoticesMessage
