// Star Wars: Outer Rim, as the shared client sees it.

import type { GameFace } from '../contract'
import Board from './Board.svelte'
import Closeup from './Closeup.svelte'
import { cut } from './cut'
import Emblem from './Emblem.svelte'
import { holdings } from './holdings'

export const FACE: GameFace = { Board, Closeup, Emblem, cut, holdings }
