// Commanders of the Empire, as the shared client sees it.

import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Closeup from './Closeup.svelte'
import Emblem from './Emblem.svelte'
import { points, printed, seatNumber, seen } from './facts'

export const FACE: GameFace = {
  Board,
  Closeup,
  Emblem,
  holdings: (seat, view, say, content) => {
    const table = seen(view)
    const number = seatNumber(seat)
    return [
      { label: say('commanders-web-points'), value: String(points(table, printed(content), number)) },
      { label: say('commanders-web-cards'), value: String(table.hands[number]?.length ?? 0) },
      { label: say('commanders-web-ships'), value: String(table.fleets[number]?.length ?? 0) },
    ]
  },
}
