// The tables of the lobby: mine, and those of others that anybody may see. Looked up again now and then.

import { get } from './http'
import type { Lobby } from '../generated/wire'
import type { TableInfo } from './types'

const EVERY = 10_000 // milliseconds

export class Tables {
  #all = $state.raw<Lobby>({ mine: [], public: [] })
  /** seconds since 1970, as of the last look */
  now = $state(Date.now() / 1000)

  get running(): readonly TableInfo[] {
    const mine = this.#all.mine.filter((table) => table.status !== 'finished')
    return [...mine].sort((a, b) => Number(b.my_turn) - Number(a.my_turn)) // the newest first among equals
  }
  get finished(): readonly TableInfo[] {
    return this.#all.mine.filter((table) => table.status === 'finished')
  }
  get others(): readonly TableInfo[] {
    const mine = new Set(this.#all.mine.map((table) => table.id))
    const theirs = this.#all.public.filter((table) => !mine.has(table.id))
    return [...theirs].sort((a, b) => Number(b.status === 'open') - Number(a.status === 'open'))
  }

  async look(): Promise<void> {
    this.#all = await get<Lobby>('/api/tables')
    this.now = Date.now() / 1000
  }

  /** Look at once, whenever the page comes into sight, and every few seconds while it is. Returns how to stop. */
  watch(): () => void {
    const look = () => {
      if (!document.hidden) this.look().catch(() => undefined) // what is shown stays until the server answers again
    }
    look()
    const timer = setInterval(look, EVERY)
    document.addEventListener('visibilitychange', look)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', look)
    }
  }
}
