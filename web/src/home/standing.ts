// How a table stands to me, and where its row leads.

import type { TableInfo } from '../client/types'
import { seatName, sideName, sitter } from '../client/who'
import { say } from '../words/words.svelte'

export interface Standing {
  readonly kind: 'mine' | 'theirs' | 'gathering' | 'won' | 'lost'
  readonly text: string
}

export function standing(table: TableInfo): Standing {
  if (table.status === 'open') {
    const count = table.seats.filter((seat) => seat.kind === 'open').length
    return { kind: 'gathering', text: say('app-home-gathering', { count }) }
  }
  if (table.status === 'playing') {
    if (table.my_turn) return { kind: 'mine', text: say('app-home-your-turn') }
    const asked = table.seats.find((seat) => seat.seat === table.asked)
    return { kind: 'theirs', text: say('app-home-turn-of', { who: asked ? sitter(asked) : '' }) }
  }
  const winners = table.outcome?.winners ?? []
  const side = table.outcome?.side
  if (table.seats.some((seat) => seat.mine && winners.includes(seat.seat)) && !onOneScreen(table)) {
    return { kind: 'won', text: say('app-home-won') }
  }
  if (side !== undefined) return { kind: 'lost', text: say('app-home-lost', { who: sideName(table.game, side) }) }
  if (winners.length === 0) return { kind: 'lost', text: say(table.outcome ? 'app-home-nobody' : 'app-home-ended') }
  const who = winners.map((seat) => seatName(table.game, seat)).join(', ')
  return { kind: 'lost', text: say('app-home-lost', { who }) }
}

const onOneScreen = (table: TableInfo) => table.seats.length > 1 && table.seats.every((seat) => seat.mine)

export function pathTo(table: TableInfo): string {
  if (table.status === 'open') return `/join/${table.id}`
  return table.status === 'playing' ? `/table/${table.id}` : `/replay/${table.id}`
}
