// Where we are: the address of the page, read. Every screen has one, so links, bookmarks and the back button work.

export type Screen = 'home' | 'new' | 'join' | 'table' | 'replay' | 'rules' | 'account' | 'nowhere'

export interface Route {
  screen: Screen
  /** id of the table, on the screens `join`, `table` and `replay` */
  table: string
  /** id of the game, on `rules`, and on `new` where it is chosen already */
  game: string
  /** the secret of a seat's link, on `join`; of a letter's, on `account` */
  key: string
  /** number of a rule, on `rules` */
  rule: string
  /** version, on `replay`; null: the beginning */
  at: number | null
  /** whose eyes, on `replay`: a seat, `spectator` or `open` */
  eye: string
}

const NOTHING: Omit<Route, 'screen'> = { table: '', game: '', key: '', rule: '', at: null, eye: '' }

export function read(url: URL): Route {
  const [screen = '', id = '', ...more] = url.pathname.split('/').filter(Boolean).map(decoded)
  const hash = decoded(url.hash.slice(1))
  const query = url.searchParams
  if (more.length === 0) {
    if (screen === '') return { ...NOTHING, screen: 'home' }
    if (screen === 'new' && !id) return { ...NOTHING, screen: 'new', game: query.get('game') ?? '' }
    if (screen === 'account' && !id) return { ...NOTHING, screen: 'account', key: /^reset=(.+)$/.exec(hash)?.[1] ?? '' }
    if (screen === 'rules') return { ...NOTHING, screen: 'rules', game: id, rule: hash.toUpperCase() }
    if (id) {
      if (screen === 'join' || screen === 't')
        return { ...NOTHING, screen: 'join', table: id, key: hash.replace(/^key=/, '') }
      if (screen === 'table') return { ...NOTHING, screen: 'table', table: id }
      if (screen === 'replay')
        return { ...NOTHING, screen: 'replay', table: id, at: version(query.get('at')), eye: query.get('eye') ?? '' }
    }
  }
  return { ...NOTHING, screen: 'nowhere' }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

function version(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null
}

export const route = $state<Route>({ ...NOTHING, screen: 'home' })

/** Go to another address of this site. `replace` leaves no step back to the present one. */
export function go(path: string, how: { replace?: boolean } = {}): void {
  const url = new URL(path, location.href)
  if (how.replace) history.replaceState(null, '', url)
  else history.pushState(null, '', url)
  void look()
}

let ready: (next: Route) => Promise<unknown> = () => Promise.resolve()
let looks = 0

/** `route` follows the address when what the next screen needs is there, so that the last one stays whole until then. */
async function look(): Promise<void> {
  const next = read(new URL(location.href))
  const turn = (looks += 1)
  await ready(next)
  if (turn === looks) Object.assign(route, next) // else somebody has gone on meanwhile
}

/** Links of this site change the screen without loading the page anew. Call once; `prepare` fetches a screen. */
export function followLinks(prepare: (next: Route) => Promise<unknown>): void {
  ready = prepare
  void look()
  addEventListener('popstate', () => void look())
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!link || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return // another tab or window
    if (link.target || link.hasAttribute('download') || link.origin !== location.origin) return
    const to = new URL(link.href)
    if (read(to).screen === 'nowhere') return // the API, a file
    if (to.pathname === location.pathname && to.search === location.search && to.hash) return // within the page
    event.preventDefault()
    go(link.href)
    scrollTo(0, 0)
  })
}
