// One language: sentences by key, and names of components. Reads messages as src/dejarik/engine/language.py does.

import { FluentBundle, FluentResource } from '@fluent/bundle'
import type { Message, Param, Params } from '../client/types'

export const LANGUAGES = ['en', 'uk', 'pl', 'ru'] as const
export type LanguageCode = (typeof LANGUAGES)[number]

const LONGEST = 2_000 // of a parameter; Fluent takes no more than 2,500 characters

export function isLanguage(code: string): code is LanguageCode {
  return (LANGUAGES as readonly string[]).includes(code)
}

/** The first language that somebody reads and we speak; browsers list them as `uk-UA`. */
export function preferred(wanted: readonly string[]): LanguageCode {
  for (const each of wanted) {
    const code = each.toLowerCase().split('-')[0] ?? ''
    if (isLanguage(code)) return code
  }
  return 'en'
}

export class Language {
  readonly #bundle: FluentBundle
  readonly #names = new Map<string, string>()

  constructor(
    readonly code: string,
    private readonly complain: (problem: string) => void = (problem) => console.error(problem),
  ) {
    this.#bundle = new FluentBundle(code, { useIsolating: false })
  }

  add(fluent: string, names: Readonly<Record<string, string>> = {}): void {
    // Every catalogue of a game brings the engine's sentences along, so they come more than once.
    this.#bundle.addResource(new FluentResource(fluent), { allowOverrides: true })
    for (const [key, name] of Object.entries(names)) this.#names.set(key, name)
  }

  has(key: string): boolean {
    return this.#names.has(key) || this.#bundle.hasMessage(key)
  }

  /** The names of components whose keys begin and end like this. */
  names(prefix: string, suffix: string): string[] {
    return [...this.#names].filter(([key]) => key.startsWith(prefix) && key.endsWith(suffix)).map(([, name]) => name)
  }

  text(key: string, params: Params = {}): string {
    const name = this.#names.get(key)
    if (name !== undefined) return name
    const pattern = this.#bundle.getMessage(key)?.value
    if (!pattern) {
      this.complain(`${this.code}: no text for ${key}`)
      return key
    }
    const given = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, this.#value(value)]))
    const errors: Error[] = []
    const text = this.#bundle.formatPattern(pattern, given, errors)
    for (const error of errors) this.complain(`${this.code}: ${key}: ${error.message}`)
    return text
  }

  tell(message: Message): string {
    return this.text(message.key, message.params)
  }

  #value(value: Param): string | number {
    if (typeof value === 'number') return value
    const text = this.#words(value)
    return text.length <= LONGEST ? text : text.slice(0, LONGEST - 1) + '…'
  }

  #words(value: Param): string {
    if (typeof value === 'string') return value
    if (typeof value === 'number') return String(value)
    if (isList(value)) return value.map((item) => this.#words(item)).join(', ')
    return this.tell(value)
  }
}

function isList(value: Param): value is readonly Param[] {
  return Array.isArray(value)
}
