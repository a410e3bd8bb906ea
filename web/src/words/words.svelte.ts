// The words of the page: our own texts by part, the catalogues of games from the server, in the language of the reader.

import { get } from '../client/http'
import type { Message, Params } from '../client/types'
import type { Catalogue } from '../generated/wire'
import { isLanguage, Language, type LanguageCode, preferred } from './language'

export { LANGUAGES, type LanguageCode } from './language'

const REMEMBERED = 'dejarik-language'

/** Our texts: `<part>.<language>.ftl`, each fetched when its part is first shown. */
const TEXTS = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' })

class Words {
  #language = $state.raw(new Language(first()))
  #loaded = $state(0) // a text that is not here yet appears when it comes
  readonly #parts = new Set<string>()
  readonly #games = new Set<string>()
  readonly #under_way = new Map<string, Promise<void>>()

  get language(): LanguageCode {
    return this.#language.code as LanguageCode
  }

  /** Everything that is loaded now comes in the new language at once, or nothing does. */
  async setLanguage(code: LanguageCode): Promise<void> {
    if (code !== this.language) {
      const next = new Language(code)
      await Promise.all([
        ...[...this.#parts].map((part) => addPart(next, part)),
        ...[...this.#games].map((game) => addGame(next, game)),
      ])
      this.#under_way.clear()
      this.#language = next
    }
    document.documentElement.lang = code
    localStorage.setItem(REMEMBERED, code)
  }

  /** Our own texts of a part of the client: `app`, `table`, a game. */
  loadPart(part: string): Promise<void> {
    this.#parts.add(part)
    return this.#once(`part ${part}`, (language) => addPart(language, part))
  }

  /** What a game says, and our texts about its board. */
  loadCatalogue(game: string): Promise<void> {
    this.#parts.add(game)
    this.#games.add(game)
    return this.#once(`game ${game}`, async (language) => {
      await Promise.all([addPart(language, game), addGame(language, game)])
    })
  }

  #once(what: string, load: (language: Language) => Promise<void>): Promise<void> {
    const language = this.#language
    const key = `${what} ${language.code}`
    let loading = this.#under_way.get(key)
    if (!loading) {
      loading = load(language).then(
        () => {
          this.#loaded += 1
        },
        (problem: unknown) => {
          this.#under_way.delete(key) // the next one tries again
          throw problem
        },
      )
      this.#under_way.set(key, loading)
    }
    return loading
  }

  has(key: string): boolean {
    void this.#loaded
    return this.#language.has(key)
  }

  say(key: string, params?: Params): string {
    void this.#loaded
    return this.#language.text(key, params)
  }

  /** The name of a component by its bare id, if no other component of the game is called so. */
  nameOf(game: string, id: string): string | undefined {
    void this.#loaded
    const found = this.#language.names(`${game}-`, `-${id}`)
    return found.length === 1 ? found[0] : undefined
  }
}

async function addPart(language: Language, part: string): Promise<void> {
  const load = TEXTS[`./${part}.${language.code}.ftl`]
  if (load) language.add(await load())
}

async function addGame(language: Language, game: string): Promise<void> {
  const catalogue = await get<Catalogue>(`/api/games/${game}/catalogue`, { lang: language.code })
  language.add(catalogue.fluent, catalogue.names)
}

function first(): LanguageCode {
  if (typeof localStorage === 'undefined') return 'en' // in a unit test
  const url = new URL(location.href)
  const asked = url.searchParams.get('lang') // by `dejarik`, which opens the page in the language of the terminal
  if (asked && isLanguage(asked)) {
    url.searchParams.delete('lang') // only for the first time
    history.replaceState(null, '', url)
    localStorage.setItem(REMEMBERED, asked)
    return asked
  }
  const remembered = localStorage.getItem(REMEMBERED)
  return remembered && isLanguage(remembered) ? remembered : preferred(navigator.languages)
}

export const words = new Words()

export function say(key: string, params?: Params): string {
  return words.say(key, params)
}

export function tell(message: Message): string {
  return words.say(message.key, message.params)
}

export function loadCatalogue(game: string): Promise<void> {
  return words.loadCatalogue(game)
}
