// Made by web/generate.py from the annotations in src/dejarik/server. Change those, then `make types`.

import type { Json } from './wire'

/** A guest says their name. */
export type NewPerson = {
  readonly name: string
  readonly language?: 'en' | 'uk' | 'pl' | 'ru'
}

/** A guest becomes an account. */
export type NewAccount = {
  readonly login: string
  readonly password: string
  readonly mail?: string | null
}

/** Coming back. */
export type Login = {
  readonly login: string
  readonly password: string
}

/** Another password for one's account. */
export type NewPassword = {
  readonly old: string
  readonly new: string
}

/** Who would like a letter with a link to a new password. */
export type Forgotten = {
  readonly login: string
}

/** The secret of that link, and the new password. */
export type ResetPassword = {
  readonly key: string
  readonly password: string
}

/** Somebody and their data shall be forgotten; an account says its password. */
export type Farewell = {
  readonly password?: string | null
}

/** For a bot or a script: to `play`, or only to `read`. */
export type NewToken = {
  readonly label: string
  readonly scope?: 'play' | 'read'
}

/** `live`: minutes for the whole game and an increment in seconds; `mail`: days for each move. */
export type TimeControl = {
  readonly kind?: 'none' | 'live' | 'mail'
  readonly minutes?: number
  readonly increment?: number
  readonly days?: number
}

/** Who shall sit here: me (also several times), a bot, or whoever comes. */
export type NewSeat = {
  readonly kind: 'me' | 'bot' | 'open'
  readonly bot?: string
}

/** A table. With no seat open it begins at once. */
export type NewTable = {
  readonly game: string
  readonly options?: Readonly<Record<string, Json>>
  readonly seats: readonly NewSeat[]
  readonly public?: boolean
  readonly control?: TimeControl
}

/** One pick or several, by their texts, for the version they answer. `request` makes a retry harmless. */
export type Picks = {
  readonly version: number
  readonly picks: readonly string[]
  readonly request: string
}

/** Take back this many of one's last picks: at once if that is free, else when everybody agrees. */
export type Undo = {
  readonly picks?: number
}

/** To somebody's request. */
export type Answer = {
  readonly agree: boolean
}

/** Something said at the table; with a `side`, to the people of that side alone. */
export type Said = {
  readonly text: string
  readonly side?: string | null
}

/** The secret of a seat's link. */
export type Key = {
  readonly key: string
}

/** A bot plays for somebody who is absent. */
export type StandIn = {
  readonly bot?: string
}

/** Whether questions with one answer are left to the server. */
export type AutoPass = {
  readonly on: boolean
}

/** Play on from a moment of a finished game as one seat; the rest is dealt anew to fit what that seat knew. */
export type PlayOn = {
  readonly version: number
  readonly seat: string
  readonly bot?: string
}

/** The first message of a client. */
export type Hello = {
  readonly type: 'hello'
  readonly since?: number | null
}

/** Picks, as in POST …/picks. */
export type Pick = {
  readonly type: 'pick'
  readonly version: number
  readonly picks: readonly string[]
  readonly request: string
}

/** A sign that the client is still there. */
export type Ping = {
  readonly type: 'ping'
}

/** What a client says on the live connection. */
export type ClientMessage = Hello | Pick | Ping
