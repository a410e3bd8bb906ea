// Moves between two views: a card that lies elsewhere now is seen to glide there. Svelte's crossfade keeps both ends in
// the document until it is over, so that a card would be there twice for keyboard, screen reader and tests; this moves
// the one that is there.

import type { Attachment } from 'svelte/attachments'

const TRAVEL = 340 // milliseconds
const EASE = 'cubic-bezier(0.22, 0.8, 0.28, 1)'

/** Where a thing comes from that was not there before: the place, if that is drawn. */
export type Origin = string | null

export class Glide {
  readonly #moving = new Map<string, { element: Element; origin: Origin }>()
  readonly #places = new Map<string, Element>()
  #before = new Map<string, DOMRect>()
  #sources = new Map<string, DOMRect>()
  #measured = false

  /** An element that glides, known by its key in every view. */
  piece(key: string, origin: Origin = null): Attachment {
    return (element) => {
      this.#moving.set(key, { element, origin })
      return () => {
        if (this.#moving.get(key)?.element === element) this.#moving.delete(key)
      }
    }
  }

  /** An element that things come out of: a deck, a hand. */
  place(name: string): Attachment {
    return (element) => {
      this.#places.set(name, element)
      return () => {
        if (this.#places.get(name) === element) this.#places.delete(name)
      }
    }
  }

  /** Before the page changes. */
  measure(): void {
    this.#before = new Map([...this.#moving].map(([key, { element }]) => [key, element.getBoundingClientRect()]))
    this.#sources = new Map([...this.#places].map(([name, element]) => [name, element.getBoundingClientRect()]))
    this.#measured = this.#moving.size > 0
  }

  /** After the page has changed. */
  play(): void {
    if (!this.#measured || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    for (const [key, { element, origin }] of this.#moving) {
      const before = this.#before.get(key) ?? (origin === null ? undefined : this.#sources.get(origin))
      if (before) travel(element, before, element.getBoundingClientRect())
    }
  }
}

function travel(element: Element, from: DOMRect, to: DOMRect): void {
  if (from.width === 0 || to.width === 0 || to.height === 0) return // one of them is not to be seen
  const [x, y] = [from.left - to.left, from.top - to.top]
  if (Math.abs(x) < 1 && Math.abs(y) < 1 && Math.abs(from.width - to.width) < 1) return
  const scale = from.width / to.width
  element.animate(
    [
      { transform: `translate(${x}px, ${y}px) scale(${scale})`, transformOrigin: '0 0', zIndex: 5 },
      { transform: 'none', transformOrigin: '0 0', zIndex: 5 },
    ],
    { duration: TRAVEL, easing: EASE },
  )
}
