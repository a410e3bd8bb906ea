// One line about a seat, of what everybody may know.

import type { Json, View } from '../../client/types'
import type { BoardProps } from '../contract'
import { actionCards, leadersAt, printed, seen, sideNumber, sideOfSeat } from './view'

export function holdings(
  seat: string,
  view: View,
  say: BoardProps['say'],
  content: Json,
): readonly { label: string; value: string }[] {
  const table = seen(view)
  const side = sideOfSeat(seat)
  const held = (what: string, count: number) => ({ label: say(`rebellion-web-holds-${what}`), value: String(count) })
  return [
    held('leaders', leadersAt(table, printed(content), 'pool', side).length),
    held('missions', table.missions[sideNumber(side)]?.length ?? 0),
    held('actions', actionCards(table, side).length),
    side === 'rebel' ? held('objectives', table.objectives.length) : held('probes', table.probes.length),
  ]
}
