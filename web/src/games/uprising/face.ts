// Uprising as the shared client sees it.

import type { GameFace } from '../contract'
import { believed } from './believed'
import Board from './Board.svelte'
import Closeup from './Closeup.svelte'
import Emblem from './Emblem.svelte'
import { holdings } from './holdings'

const ROUNDS = ['uprising-event-round', 'uprising-event-decisive']

export const FACE: GameFace = {
  Board,
  Emblem,
  Closeup,
  holdings,
  believed,
  cut: ({ key }) => (ROUNDS.includes(key) ? 'part' : null),
}
