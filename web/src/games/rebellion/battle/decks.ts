// Decks that are drawn from in a combat. Options say from which decks a card comes, and some are about one deck twice.

import type { Option } from '../../../client/types'
import type { Thing } from '../../contract'

/** What somebody means who points at a thing that they hold already: the pick about it alone, if others go on from it.
 *  null: they let go of it, as of anything else. */
export function twice(options: readonly Option[], thing: Thing): Option | null {
  const about = options.filter(({ touches }) => touches.includes(thing))
  const alone = about.filter(({ touches }) => touches.length === 1)
  return about.length > 1 && alone.length === 1 ? (alone[0] ?? null) : null
}
