// The rules of the game on the table, in the language of the page; and the one rule that somebody has pointed at.

import { get } from '../client/http'
import type { Rule, Rules } from '../client/types'
import { words } from '../words/words.svelte'

class Book {
  game = $state('')
  rules = $state.raw<readonly Rule[]>([])
  #key = ''

  /** Call in an effect: it reads the language. */
  load(game: string): void {
    const key = `${game} ${words.language}`
    this.game = game
    if (key === this.#key) return
    this.#key = key
    get<Rules>(`/api/games/${game}/rules`, { lang: words.language }).then(
      ({ rules }) => key === this.#key && (this.rules = rules),
      (problem: unknown) => {
        this.#key = '' // the next one tries again
        console.warn('the rules could not be read', problem)
      },
    )
  }

  rule(id: string): Rule | undefined {
    return this.rules.find((rule) => rule.id === id)
  }
}
export const book = new Book()

class Pointed {
  rule = $state<string | null>(null)
  /** Opened by a click: stays until it is closed. */
  kept = $state(false)
  anchor = $state.raw<Element | null>(null)
  #leaving: ReturnType<typeof setTimeout> | undefined

  show(rule: string, anchor: Element, kept: boolean): void {
    clearTimeout(this.#leaving)
    if (this.kept && !kept) return
    this.rule = rule
    this.anchor = anchor
    this.kept = kept
  }
  /** The mouse has left; it may be on its way to the card itself. */
  leave(): void {
    if (this.kept) return
    clearTimeout(this.#leaving)
    this.#leaving = setTimeout(() => this.close(), 200)
  }
  stay(): void {
    clearTimeout(this.#leaving)
  }
  close(): void {
    clearTimeout(this.#leaving)
    this.rule = null
    this.anchor = null
    this.kept = false
  }
}
export const pointedRule = new Pointed()
