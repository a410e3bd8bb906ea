// Dragging a leader or a unit out of a panel with the mouse or a pen. A finger scrolls; it points twice instead.

import type { Attachment } from 'svelte/attachments'
import type { Thing } from '../../contract'
import type { LeaderId, UnitKind } from '../view'

export type Load =
  { readonly sort: 'leader'; readonly leader: LeaderId } | { readonly sort: 'unit'; readonly kind: UnitKind }

/** Where it was let go: a place to drop by its own name (`data-drop`), or else a thing of the board. */
export type Drop = { readonly drop: string } | { readonly thing: Thing }

interface Dragged {
  readonly load: Load
  readonly x: number
  readonly y: number
}

const THRESHOLD = 6 // pixels before a press becomes a drag

export class Drag {
  now = $state.raw<Dragged | null>(null)
  readonly #dropped: (load: Load, on: Drop) => void

  constructor(dropped: (load: Load, on: Drop) => void) {
    this.#dropped = dropped
  }

  /** For the element that is dragged; null: it cannot be dragged now. */
  source(load: () => Load | null): Attachment<HTMLElement> {
    return (element) => {
      const press = (down: PointerEvent) => {
        const what = load()
        if (what === null || down.button !== 0 || down.pointerType === 'touch') return
        const move = (event: PointerEvent) => {
          const far = Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY)
          if (this.now || far > THRESHOLD) this.now = { load: what, x: event.clientX, y: event.clientY }
        }
        const stop = (event: Event) => {
          removeEventListener('pointermove', move)
          removeEventListener('pointerup', stop)
          removeEventListener('pointercancel', stop)
          removeEventListener('keydown', escape, true)
          if (!this.now) return
          this.now = null
          if (!(event instanceof PointerEvent) || event.type === 'pointercancel') return
          swallowClick()
          const on = under(event.clientX, event.clientY)
          if (on) this.#dropped(what, on)
        }
        const escape = (event: KeyboardEvent) => {
          if (event.key !== 'Escape' || !this.now) return
          event.stopPropagation()
          stop(event)
        }
        addEventListener('pointermove', move)
        addEventListener('pointerup', stop)
        addEventListener('pointercancel', stop)
        addEventListener('keydown', escape, true)
      }
      element.addEventListener('pointerdown', press)
      return () => element.removeEventListener('pointerdown', press)
    }
  }
}

function under(x: number, y: number): Drop | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const drop = element.closest<HTMLElement>('[data-drop]')?.dataset['drop']
    if (drop) return { drop }
    const thing = element.closest<HTMLElement | SVGElement>('[data-thing]')?.dataset['thing']
    if (thing) return { thing }
  }
  return null
}

/** What was dragged is not clicked as well. A drag that ends elsewhere makes no click: then there is none to swallow. */
function swallowClick(): void {
  const swallow = (event: Event) => {
    event.stopPropagation()
    event.preventDefault()
  }
  addEventListener('click', swallow, { capture: true, once: true })
  setTimeout(() => removeEventListener('click', swallow, { capture: true }))
}
