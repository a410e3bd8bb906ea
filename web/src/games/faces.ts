// The games that this client can draw. A game's board is fetched when somebody sits down to it.

import type { Component } from 'svelte'
import type { GameFace } from './contract'

const FACES = import.meta.glob<{ FACE: GameFace }>('./*/face.ts')
const EMBLEMS = import.meta.glob<{ default: Component<Record<string, never>> }>('./*/Emblem.svelte')

export function hasFace(game: string): boolean {
  return `./${game}/face.ts` in FACES
}

/** The board of a game; a plain one for a game that nobody has drawn yet. */
export async function face(game: string): Promise<GameFace> {
  const load = FACES[`./${game}/face.ts`] ?? FACES['./plain/face.ts']
  if (!load) throw new Error(`no board has been drawn for ${game}`)
  return (await load()).FACE
}

/** The drawing for a game's card; null for a game that has none. */
export async function emblem(game: string): Promise<Component<Record<string, never>> | null> {
  const load = EMBLEMS[`./${game}/Emblem.svelte`]
  return load ? (await load()).default : null
}
