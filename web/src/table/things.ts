// Where on the screen a thing of the board is.

import type { Thing } from '../games/contract'

export function elementOf(thing: Thing): Element | null {
  return document.querySelector(`[data-thing="${CSS.escape(thing)}"]`)
}

/** Whether it is on the left half of the screen: what is shown about it then goes to the right. */
export function onTheLeft(thing: Thing): boolean {
  const box = elementOf(thing)?.getBoundingClientRect()
  return !!box && box.left + box.width / 2 < innerWidth / 2
}
