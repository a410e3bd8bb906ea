// Pointing, reading and the keyboard for anything on a board, HTML or SVG.

import type { Attachment } from 'svelte/attachments'

/**
 * A thing on the board, by the name that options use in `touches`: `planet/hoth`, `hand/tie-fighter`, `pool/2`,
 * `fleet/commander-1/tie-fighter`, `district/capitol`, `token/cordon`, `mission/coup`.
 */
export type Thing = string

/** How a thing stands to the picks that are possible now. */
export type Light =
  | 'held' // part of the pick that is being put together
  | 'lit' // pointing at it goes on with a pick
  | 'none'

interface Wiring {
  thing: Thing
  point: (thing: Thing) => void
  inspect: (thing: Thing | null) => void
}

const LONG_PRESS = 450 // milliseconds
const STILL = 8 // pixels: who moves farther pulls at something

/** Click, Enter or Space points; hover, focus, a long press or the key `i` opens the inspector. */
export function pickable(wiring: () => Wiring): Attachment {
  return (element) => {
    let pressing: ReturnType<typeof setTimeout> | undefined
    let pressed = false
    let from = { x: 0, y: 0 }
    const listen = <K extends keyof HTMLElementEventMap>(type: K, act: (event: HTMLElementEventMap[K]) => void) => {
      const listener = act as EventListener
      element.addEventListener(type, listener)
      return () => element.removeEventListener(type, listener)
    }
    const stop = [
      listen('click', (event) => {
        event.stopPropagation()
        if (pressed) pressed = false
        else wiring().point(wiring().thing)
      }),
      listen('keydown', (event) => {
        if (event.key === 'i') wiring().inspect(wiring().thing)
        else if ((event.key === 'Enter' || event.key === ' ') && !(element instanceof HTMLButtonElement)) {
          event.preventDefault()
          wiring().point(wiring().thing)
        }
      }),
      listen('pointerenter', (event) => event.pointerType === 'mouse' && wiring().inspect(wiring().thing)),
      listen('pointerleave', () => {
        clearTimeout(pressing)
        wiring().inspect(null)
      }),
      listen('pointerdown', (event) => {
        if (event.pointerType === 'mouse') return
        from = { x: event.clientX, y: event.clientY }
        pressing = setTimeout(() => {
          pressed = true
          wiring().inspect(wiring().thing)
        }, LONG_PRESS)
      }),
      listen('pointermove', (event) => {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL) clearTimeout(pressing)
      }),
      listen('pointerup', () => clearTimeout(pressing)),
      listen('contextmenu', (event) => pressed && event.preventDefault()),
    ]
    return () => stop.forEach((off) => off())
  }
}
