// One line about a seat, of what everybody may know.

import type { View } from '../../client/types'
import type { BoardProps } from '../contract'
import { goalFame, playerNumber, seen } from './view'

export function holdings(
  seat: string,
  view: View,
  say: BoardProps['say'],
): readonly { label: string; value: string }[] {
  const table = seen(view)
  const player = playerNumber(seat)
  return [
    {
      label: say('outer_rim-web-holds-fame'),
      value: say('outer_rim-web-of', { count: table.shown_fame[player] ?? 0, all: goalFame(table) }),
    },
    { label: say('outer_rim-web-holds-credits'), value: String(table.credits[player] ?? 0) },
  ]
}
