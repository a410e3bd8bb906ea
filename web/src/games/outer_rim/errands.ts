// What cards of players lead where: the server says it in the view.

import type { OuterRimView, Player, SpaceId, SpotId } from './view'
import { isAi } from './view'

export type Errand = OuterRimView['errands'][number][number]
export type ErrandKind = Errand['kind']

export interface Owned {
  readonly player: Player
  readonly errand: Errand
}

/** The errands that are shown on the map: one's own and those of the automatic opponent; all for somebody who only
 *  watches. */
export function shownErrands(view: OuterRimView, me: Player | null): readonly Owned[] {
  return view.errands.flatMap((errands, player) =>
    me === null || player === me || isAi(view, player) ? errands.map((errand) => ({ player, errand })) : [],
  )
}

/** Those that lead to a space, but for marks that could be in several. */
export function errandsAt(view: OuterRimView, space: SpaceId, me: Player | null): readonly Owned[] {
  return shownErrands(view, me).filter(({ errand }) => errand.spaces.includes(space) && errand.spots.length <= 1)
}

/** Whose mark lies, or may lie, on a contact space. */
export function soughtOn(view: OuterRimView, spot: SpotId, me: Player | null): 'sure' | 'maybe' | null {
  const found = shownErrands(view, me).filter(({ errand }) => errand.spots.includes(spot))
  if (found.length === 0) return null
  return found.some(({ errand }) => errand.spots.length === 1) ? 'sure' : 'maybe'
}

export function errandKey(kind: ErrandKind): string {
  return `outer_rim-web-errand-${kind}`
}

export function leadsTo(view: OuterRimView, player: Player, card: string): Errand | null {
  return view.errands[player]?.find((errand) => errand.card === card) ?? null
}
