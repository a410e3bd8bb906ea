// The face of a game that has none of its own.

import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Closeup from './Closeup.svelte'
import Emblem from './Emblem.svelte'

export const FACE: GameFace = { Board, Closeup, Emblem, holdings: () => [] }
