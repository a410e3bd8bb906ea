// One line about a seat, of what everybody may know.

import type { View } from '../../client/types'
import type { BoardProps } from '../contract'
import { read } from './view'

export function holdings(
  seat: string,
  seen: View,
  say: BoardProps['say'],
): readonly { label: string; value: string }[] {
  const view = read(seen)
  const held = (what: string, count: number) => ({ label: say(`uprising-face-holds-${what}`), value: String(count) })
  if (seat === 'resistance') return [held('hand', view.hand.length), held('captured', view.captured.length)]
  return [held('tokens', view.tokens.length), held('districts', view.row.length)]
}
