// A table to test with: four captains in the eighth round of a game between bots, seen by the second one, who begins the
// turn; and what is printed on all that lies there.

import CONTENT from './fixture/content.json'
import VIEW from './fixture/view.json'
import { type OuterRimView, printed, seen } from './view'

export { CONTENT, VIEW }

export const FACTS = printed(CONTENT)
export const TABLE: OuterRimView = seen(VIEW)

/** The table with something else on it. */
export function after(changes: Partial<OuterRimView>): OuterRimView {
  return { ...TABLE, ...changes }
}
