// Where the focus goes when what has it is covered, or gone. Nobody is led away from what can still be reached.

/** Follows the focus past a change of the page: `before` and `after` are called around it. */
export class Guide {
  #had: Element | null = null
  #inside = false
  #changing = false
  #cameFrom: HTMLElement | null = null // what was covered while it had the focus

  before(overlay: HTMLElement | null): void {
    if (this.#changing) return // what had the focus may be gone by now
    this.#changing = true
    this.#had = document.activeElement
    this.#inside = overlay?.contains(this.#had) ?? false
  }

  /**
   * `overlay` is what lies over the board, null if nothing does; `folded` if only its head is there. Whoever was on
   * something that is covered now goes on in the overlay, and in the end back to it, or to `home` if it is gone.
   */
  after(overlay: HTMLElement | null, folded: boolean, home: () => HTMLElement | null): void {
    this.#changing = false
    const had = this.#had
    const lost = had instanceof HTMLElement && (!reachable(had) || (had === overlay && folded))
    if (lost && overlay && !folded) {
      if (!this.#inside) this.#cameFrom = had
      overlay.focus({ preventScroll: true })
    } else if (lost && this.#inside) {
      const back = this.#cameFrom && reachable(this.#cameFrom) ? this.#cameFrom : home()
      back?.focus({ preventScroll: true })
    }
    if (!overlay) this.#cameFrom = null
  }
}

function reachable(element: Element): boolean {
  return element.isConnected && element.closest('[inert]') === null
}
