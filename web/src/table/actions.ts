// What one can do at a table besides picking.

import { get, post } from '../client/http'
import type { Answer, AutoPass, PlayOn, Said, StandIn, Undo } from '../generated/requests'
import type { Explained, Moment, NewId, Scores, SeatKey, Thoughts, Undone } from '../generated/wire'

export type { Explained } from '../generated/wire'

const at = (table: string) => `/api/tables/${table}`
const seat = (table: string, number: number) => `${at(table)}/seats/${number}`

export const resign = (table: string, number: number) => post(`${seat(table, number)}/resign`)
export const standIn = (table: string, number: number) =>
  post(`${seat(table, number)}/stand-in`, { bot: 'greedy' } satisfies StandIn)
export const reclaim = (table: string, number: number) => post(`${seat(table, number)}/reclaim`)
/** Whether questions with one answer are left to the server. */
export const autoPass = (table: string, number: number, on: boolean) =>
  post(`${seat(table, number)}/auto-pass`, { on } satisfies AutoPass)
export const chat = (table: string, text: string, side: string | null) =>
  post(`${at(table)}/chat`, { text, side } satisfies Said)
export const answerUndo = (table: string, agree: boolean) =>
  post(`${at(table)}/undo/answer`, { agree } satisfies Answer)
export const rematch = (table: string) => post<NewId>(`${at(table)}/rematch`)
export const scores = (table: string) => get<Scores>(`${at(table)}/scores`)
export const thoughts = (table: string) => get<Thoughts>(`${at(table)}/thoughts`)

export function undo(table: string): Promise<Undone> {
  return post<Undone>(`${at(table)}/undo`, { picks: 1 } satisfies Undo)
}

/** The secret link of a seat, for another device. */
export async function seatLink(table: string, number: number): Promise<string> {
  const { key } = await post<SeatKey>(`${seat(table, number)}/key`)
  return `${location.origin}/join/${table}#key=${key}`
}

export function playOn(table: string, version: number, seat: string): Promise<NewId> {
  return post<NewId>(`${at(table)}/play-on`, { version, seat } satisfies PlayOn)
}

export function moment(table: string, version: number, eye: string): Promise<Moment> {
  return get<Moment>(`${at(table)}/history/${version}`, { eye })
}

/** Why a seat cannot do what it means by pointing at these things, the last of them just now. */
export function explain(table: string, seat: string, things: readonly string[]): Promise<Explained> {
  return get<Explained>(`${at(table)}/explain`, { seat, thing: things })
}
