// Dragging a die onto a unit with a mouse, a finger or a pen. What can be dragged can always be clicked instead.

import type { Attachment } from 'svelte/attachments'
import type { Thing } from '../../contract'

interface Dragging {
  /** Whether it can be dragged now. */
  movable: boolean
  /** It was let go over a thing of the board. */
  drop: (onto: Thing) => void
}

const FAR = 6 // pixels before a press is a drag

/** A copy follows the pointer; the thing under it when it is let go is what was meant. */
export function draggable(dragging: () => Dragging): Attachment<HTMLElement> {
  return (element) => {
    let from: { x: number; y: number } | null = null
    let ghost: HTMLElement | null = null

    const stop = () => {
      ghost?.remove()
      ghost = from = null
    }
    const down = (event: PointerEvent) => {
      if (event.button !== 0 || !dragging().movable) return
      from = { x: event.clientX, y: event.clientY }
      element.setPointerCapture(event.pointerId)
    }
    const move = (event: PointerEvent) => {
      if (!from) return
      const [x, y] = [event.clientX - from.x, event.clientY - from.y]
      if (!ghost && Math.hypot(x, y) < FAR) return
      ghost ??= copyOf(element)
      ghost.style.transform = `translate(${x}px, ${y}px)`
    }
    const up = (event: PointerEvent) => {
      const dragged = ghost !== null
      stop()
      if (!dragged) return
      const under = document.elementFromPoint(event.clientX, event.clientY)
      const thing = under?.closest<HTMLElement>('[data-thing]')?.dataset['thing']
      // The click that follows was the end of the drag.
      element.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true })
      setTimeout(() => thing !== undefined && dragging().drop(thing))
    }
    element.addEventListener('pointerdown', down)
    element.addEventListener('pointermove', move)
    element.addEventListener('pointerup', up)
    element.addEventListener('pointercancel', stop)
    return () => {
      stop()
      element.removeEventListener('pointerdown', down)
      element.removeEventListener('pointermove', move)
      element.removeEventListener('pointerup', up)
      element.removeEventListener('pointercancel', stop)
    }
  }
}

/** Where the element is, above everything, and not in the way of the pointer. Styles come with it: it stays beside it. */
function copyOf(element: HTMLElement): HTMLElement {
  const box = element.getBoundingClientRect()
  const ghost = element.cloneNode(true) as HTMLElement
  ghost.removeAttribute('data-thing')
  ghost.setAttribute('aria-hidden', 'true')
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
    zIndex: '100',
    pointerEvents: 'none',
  })
  element.after(ghost)
  return ghost
}
