// What one can do at a table besides picking.

import { get, post } from '../client/http'
import type { Message } from '../client/types'
import type { Thought } from './thought'
import type { Moment, Scores } from '../client/wire'

const at = (table: string) => `/api/tables/${table}`
const seat = (table: string, number: number) => `${at(table)}/seats/${number}`

export const resign = (table: string, number: number) => post(`${seat(table, number)}/resign`)
export const standIn = (table: string, number: number) => post(`${seat(table, number)}/stand-in`, { bot: 'greedy' })
export const reclaim = (table: string, number: number) => post(`${seat(table, number)}/reclaim`)
export const chat = (table: string, text: string, side: string | null) => post(`${at(table)}/chat`, { text, side })
export const answerUndo = (table: string, agree: boolean) => post(`${at(table)}/undo/answer`, { agree })
export const rematch = (table: string) => post<{ id: string }>(`${at(table)}/rematch`)
export const scores = (table: string) => get<Scores>(`${at(table)}/scores`)
export const thoughts = (table: string) => get<{ thoughts: readonly Thought[] }>(`${at(table)}/thoughts`)

export function undo(table: string): Promise<{ done: boolean }> {
  return post(`${at(table)}/undo`, { picks: 1 })
}

/** The secret link of a seat, for another device. */
export async function seatLink(table: string, number: number): Promise<string> {
  const { key } = await post<{ key: string }>(`${seat(table, number)}/key`)
  return `${location.origin}/join/${table}#key=${key}`
}

export function playOn(table: string, version: number, seat: string): Promise<{ id: string }> {
  return post(`${at(table)}/play-on`, { version, seat })
}

export function moment(table: string, version: number, eye: string): Promise<Moment> {
  return get(`${at(table)}/history/${version}`, { eye })
}

export interface Explained {
  readonly legal: boolean
  readonly rule?: string
  readonly objection?: Message
}
/** Why a seat cannot do what it means by pointing at these things, the last of them just now. */
export function explain(table: string, seat: string, things: readonly string[]): Promise<Explained> {
  return get(`${at(table)}/explain`, { seat, thing: things })
}
