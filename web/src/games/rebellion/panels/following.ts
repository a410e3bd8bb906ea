// A panel follows what is asked: what can be picked comes into sight, and who works with the keyboard stays in the panel.

import type { Attachment } from 'svelte/attachments'

/** Scrolls to the first lit thing in a panel, unless one is in sight already. */
export function showLit(panel: Element): void {
  const scrolled = panel.closest('[role="tabpanel"], [data-scrolls]')
  const lit = [...panel.querySelectorAll('.reb-lit')]
  const [first] = lit
  if (!scrolled || !first) return
  const { top, bottom } = scrolled.getBoundingClientRect()
  const inSight = (element: Element) => {
    const box = element.getBoundingClientRect()
    return box.top >= top && box.bottom <= bottom
  }
  if (!lit.some(inSight)) scrolled.scrollTop += first.getBoundingClientRect().top - top - MARGIN
}

const MARGIN = 32 // pixels above it, for the heading

/** Remembers whether the focus was in the panel: what had it may be gone with the question it belonged to. */
export class Focus {
  #inside = false

  readonly watch: Attachment<HTMLElement> = (panel) => {
    const came = () => (this.#inside = true)
    const went = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Node && !panel.contains(event.relatedTarget)) this.#inside = false
    }
    panel.addEventListener('focusin', came)
    panel.addEventListener('focusout', went)
    return () => {
      panel.removeEventListener('focusin', came)
      panel.removeEventListener('focusout', went)
    }
  }

  keep(panel: HTMLElement): void {
    if (this.#inside && document.activeElement === document.body) panel.focus({ preventScroll: true })
  }
}
