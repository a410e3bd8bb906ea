// The past of a game. A moment never changes, so each is asked for once, and the oldest are forgotten.

import type { Moment } from '../client/wire'

type Look = (version: number, eye: string) => Promise<Moment>

export class Past {
  readonly #moments = new Map<string, Promise<Moment>>()

  constructor(
    private readonly look: Look,
    private readonly kept = 200,
  ) {}

  at(version: number, eye: string): Promise<Moment> {
    const key = `${version} ${eye}`
    const known = this.#moments.get(key)
    if (known) {
      this.#moments.delete(key) // so that it is the newest
      this.#moments.set(key, known)
      return known
    }
    const moment = this.look(version, eye)
    this.#moments.set(key, moment)
    moment.catch(() => this.#moments.delete(key)) // what failed may be tried again
    const oldest = this.#moments.keys().next()
    if (this.#moments.size > this.kept && !oldest.done) this.#moments.delete(oldest.value)
    return moment
  }

  /** Look at these beforehand. */
  ahead(version: number, count: number, last: number, eye: string): void {
    for (let next = version + 1; next <= Math.min(last, version + count); next += 1)
      this.at(next, eye).catch(() => undefined)
  }
}
