// A question with its options, as the server asks it.

import type { Ask } from '../../../../client/types'

export function ask(name: string, ...picks: readonly (string | readonly [string, ...string[]])[]): Ask {
  const options = picks.map((each) => {
    const [pick, ...touches] = typeof each === 'string' ? [each] : each
    return { pick, touches, label: { key: pick } }
  })
  return { name, rule: 'REB-1', prompt: { key: name }, options, free_undo: 0 }
}
