// The games of this server, with titles and explanations in the language of the page.

import { words } from '../words/words.svelte'
import { get } from './http'
import type { GameInfo, Games } from './types'

/** `all` is null until they have come; after a change of language the old ones stay until the new ones are here. */
class GameList {
  all = $state.raw<Games | null>(null)
  #language = ''

  async load(): Promise<void> {
    const language = words.language
    if (this.#language === language) return
    const games = await get<Games>('/api/games', { lang: language })
    if (language !== words.language) return // somebody has chosen another one meanwhile
    this.#language = language
    this.all = games
  }

  named(id: string): GameInfo | undefined {
    return this.all?.games.find((game) => game.id === id)
  }

  title(id: string): string {
    return this.named(id)?.title ?? id
  }
}

export const games = new GameList()
