// Pulling and pinching a chart: what the pointers on it mean. A pointer that hardly moves is a click and none of ours.

import type { Point } from './camera'

const SLACK = 6 // pixels that a click may wander

export type Grip =
  | { readonly pull: Point } // by so many pixels
  | { readonly pull: Point; readonly pinch: number; readonly at: Point } // and closer by a factor, around a point

export class Hand {
  readonly #pointers = new Map<number, Point>()
  #from: Point | null = null
  /** Something was pulled since the first pointer came down, so what follows is no click. */
  pulling = false

  down(pointer: number, at: Point): void {
    this.#pointers.delete(pointer) // it was let go somewhere else
    if (this.#pointers.size === 0) {
      this.pulling = false
      this.#from = at
    } else this.pulling = true
    this.#pointers.set(pointer, at)
  }

  /** What a movement does to the map; null: nothing. */
  move(pointer: number, at: Point): Grip | null {
    const before = this.#pointers.get(pointer)
    if (!before || this.#pointers.size > 2) return null
    if (!this.pulling && this.#from && Math.hypot(at.x - this.#from.x, at.y - this.#from.y) < SLACK) return null
    this.pulling = true
    this.#pointers.set(pointer, at)
    const other = [...this.#pointers].find(([id]) => id !== pointer)?.[1]
    if (!other) return { pull: { x: at.x - before.x, y: at.y - before.y } }
    return {
      pull: { x: (at.x - before.x) / 2, y: (at.y - before.y) / 2 },
      pinch: Math.hypot(at.x - other.x, at.y - other.y) / (Math.hypot(before.x - other.x, before.y - other.y) || 1),
      at: { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 },
    }
  }

  up(pointer: number): void {
    this.#pointers.delete(pointer)
  }
}
