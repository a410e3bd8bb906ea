// Who I am. Nobody has to say it before playing: who has no name gets a friendly one, and changes it later.

import { say, words } from '../words/words.svelte'
import type { Farewell, Login, NewAccount, NewPassword, NewPerson, ResetPassword } from '../generated/requests'
import { get, post, Refusal } from './http'
import type { Person } from './types'

/** `person` is null for somebody the server has not met; `known` says whether it was asked already. */
export const me = $state<{ person: Person | null; known: boolean }>({ person: null, known: false })

let asking: Promise<Person | null> | undefined

/** Ask the server once. */
export function whoAmI(): Promise<Person | null> {
  asking ??= get<Person>('/api/people/me').then(remember, (problem: unknown) => {
    if (problem instanceof Refusal && problem.status === 401) return remember(null)
    asking = undefined // ask again when the server can be reached
    throw problem
  })
  return asking
}

let becoming: Promise<unknown> = Promise.resolve()

/** Me; a new guest if there is none. With a name: me under that name from now on. */
export function beSomebody(name?: string): Promise<Person> {
  // One after the other: who types a name and sits down at once shall not become two guests.
  const next = becoming.then(() => become(name))
  becoming = next.catch(() => undefined)
  return next
}

async function become(name?: string): Promise<Person> {
  const known = await whoAmI()
  if (known && (name === undefined || name === known.name)) return known
  return remember(
    await post<Person>('/api/people', { name: name ?? guestName(), language: words.language } satisfies NewPerson),
  )
}

/** Letters about my turn come in the language I read. */
export async function speakMyLanguage(): Promise<void> {
  const person = me.person
  if (!person || person.language === words.language) return
  remember(await post<Person>('/api/people', { name: person.name, language: words.language } satisfies NewPerson))
}

export async function makeAccount(login: string, password: string, mail: string): Promise<Person> {
  await beSomebody()
  return remember(
    await post<Person>('/api/accounts', { login, password, ...(mail ? { mail } : {}) } satisfies NewAccount),
  )
}

export async function logIn(login: string, password: string): Promise<Person> {
  return remember(await post<Person>('/api/login', { login, password } satisfies Login))
}

export async function logOut(): Promise<void> {
  await post('/api/logout')
  remember(null)
}

/** Every other session ends, and ours is a new one. */
export async function changePassword(before: string, next: string): Promise<Person> {
  return remember(await post<Person>('/api/password', { old: before, new: next } satisfies NewPassword))
}

/** By the link of a letter. */
export async function resetPassword(key: string, password: string): Promise<Person> {
  return remember(await post<Person>('/api/password/reset', { key, password } satisfies ResetPassword))
}

/** My data go, and so do I. */
export async function forgetMe(password: string): Promise<void> {
  await post('/api/people/me/delete', (me.person?.login ? { password } : {}) satisfies Farewell)
  remember(null)
}

function remember<T extends Person | null>(person: T): T {
  me.person = person
  me.known = true
  asking = Promise.resolve(person)
  return person
}

function guestName(): string {
  const names = say('app-guest-names').split(' | ')
  return names[Math.floor(Math.random() * names.length)] ?? 'Guest'
}
