// Asking the server over HTTP. The cookie says who we are; the browser itself says which site the page is from.

import type { Problem } from '../generated/wire'

/** What is wrong, as far as it was our server that said so. */
export type ProblemBody = Partial<Problem>

/** The server understood and said no: nothing has changed. `problem` is the sort, as `stale` or `seat-taken`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly problem: string,
    readonly body: ProblemBody,
  ) {
    super(body.detail ?? problem)
    this.name = 'Refusal'
  }
}

/** Nobody answered. Whether anything has changed is not known. */
export class Unreachable extends Error {
  constructor(cause: unknown) {
    super('the server cannot be reached', { cause })
    this.name = 'Unreachable'
  }
}

export function get<T>(path: string, query: Record<string, string | readonly string[]> = {}): Promise<T> {
  const pairs = Object.entries(query).flatMap(([name, value]) => [value].flat().map((each) => [name, each]))
  const asked = new URLSearchParams(pairs).toString()
  return ask<T>(asked ? `${path}?${asked}` : path, { method: 'GET' })
}

/** Callers say what they send (`satisfies`) and what comes back. */
export function post<T = void>(path: string, body?: object): Promise<T> {
  if (body === undefined) return ask<T>(path, { method: 'POST' })
  return ask<T>(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function ask<T>(path: string, init: RequestInit): Promise<T> {
  let response: Response
  let text: string
  try {
    response = await fetch(path, { ...init, credentials: 'same-origin' })
    text = await response.text()
  } catch (cause) {
    throw new Unreachable(cause)
  }
  if (!response.ok) throw refusal(response.status, text)
  return (text === '' ? undefined : JSON.parse(text)) as T // the shape is the server's promise: docs/api.md
}

export function refusal(status: number, text: string): Refusal {
  let body: ProblemBody = {}
  try {
    const read: unknown = JSON.parse(text)
    if (typeof read === 'object' && read !== null) body = read
  } catch {
    // a proxy in between answers in HTML
  }
  return new Refusal(status, sortOf(body.type), body)
}

/** `/problems/stale` is `stale`. */
export function sortOf(type: string | undefined): string {
  return typeof type === 'string' ? type.replace(/^\/problems\//, '') : 'unknown'
}
