// Changes that come at once are shown one after the other, quickly, so that one sees what happened.

const PACE = 520 // milliseconds between two changes; boards move for less than that
const BEHIND = 12 // so many waiting: somebody was away, and wants the present

/** How long a change stays when so many wait for their turn; 0: no time, show the last. */
export function pace(waiting: number, still: boolean): number {
  if (still || waiting > BEHIND) return 0
  return Math.round(PACE / (1 + 0.3 * Math.max(0, waiting - 1)))
}

export class InOrder<T> {
  #waiting: T[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #free = 0 // when the next may be shown

  constructor(
    private readonly show: (item: T) => void,
    private readonly still: () => boolean, // nothing moves for somebody who wants it so
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** `mine`: the answer to what I did; that is never kept waiting, unless something else is. */
  add(item: T, mine = false): void {
    this.#waiting.push(item)
    if (pace(this.#waiting.length, this.still()) === 0) this.skip()
    else if (mine && this.#waiting.length === 1) this.#next()
    else if (this.#timer === undefined) this.#wait()
  }

  /** Show this at once; whatever waited is part of it. */
  jump(item: T): void {
    this.clear()
    this.#waiting = [item]
    this.#next()
  }

  /** Show the last one now. */
  skip(): void {
    const last = this.#waiting.at(-1)
    if (last !== undefined) this.jump(last)
  }

  clear(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    this.#waiting = []
  }

  #wait(): void {
    const wait = this.#free - this.now()
    if (wait <= 0) return this.#next()
    this.#timer = setTimeout(() => {
      this.#timer = undefined
      this.#next()
    }, wait)
  }

  #next(): void {
    const item = this.#waiting.shift()
    if (item === undefined) return
    this.#free = this.now() + pace(this.#waiting.length, false)
    this.show(item)
    if (this.#waiting.length > 0 && this.#timer === undefined) this.#wait()
  }
}
