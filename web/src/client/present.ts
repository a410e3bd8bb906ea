// The last state, and what a message makes of it.

import type { View } from './types'
import type { Around, Changed, ChangeMessage, Eye, Eyes, StateMessage } from './wire'

export interface Present {
  readonly version: number
  readonly table: Around
  readonly eyes: Eyes
}

/** `gap`: this change does not follow from what we have; ask for everything. */
export function take(before: Present | null, message: StateMessage | ChangeMessage): Present | 'gap' {
  if (message.type === 'state') return { version: message.version, table: message.table, eyes: message.eyes }
  if (!before || message.version < before.version) return 'gap'
  const names = Object.keys(message.eyes)
  // Other eyes than ours: a seat was claimed or given up in another window.
  if (names.length !== Object.keys(before.eyes).length) return 'gap'
  const eyes: Record<string, Eye> = {}
  for (const name of names) {
    const known = before.eyes[name]
    const changed = message.eyes[name]
    if (!known || !changed) return 'gap'
    // A view that is the same object has not changed: boards need not look at it again.
    const same = Object.keys(changed.view).length === 0
    eyes[name] = { view: same ? known.view : merged(known.view, changed.view), ask: changed.ask }
  }
  return { version: message.version, table: message.table, eyes }
}

function merged(view: View, changed: Changed['view']): View {
  return { ...view, ...changed } // the server sends whole fields; none is ever taken away
}
