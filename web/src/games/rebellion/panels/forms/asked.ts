// What the server gives with a question in which several picks are put together: what is possible, and the texts of the
// picks. Forms add up what stands in them, and make no pick of their own.

import type { Ask } from '../../../../client/types'
import type { Forms } from '../../../../generated/rebellion'

/** What comes with a question of this name; null: something else is asked. */
export function formIn<Name extends keyof Forms>(ask: Ask | null, name: Name): Forms[Name] | null {
  return ask?.name === name && ask.form !== undefined ? (ask.form as Forms[Name]) : null
}
