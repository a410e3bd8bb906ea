// Everything that is needed to show a game: its face, what is printed, its words. Fetched together.

import { get } from '../client/http'
import type { Json } from '../client/types'
import type { GameFace } from '../games/contract'
import { face, hasFace } from '../games/faces'
import { loadCatalogue } from '../words/words.svelte'

export interface Kit {
  readonly face: GameFace
  readonly content: Json
}

/** A game that nobody has drawn a board for is shown plainly. */
export async function kitOf(game: string): Promise<Kit> {
  const [drawn, content] = await Promise.all([
    face(hasFace(game) ? game : 'plain'),
    get<Json>(`/api/games/${game}/content`),
    loadCatalogue(game),
  ])
  return { face: drawn, content }
}
