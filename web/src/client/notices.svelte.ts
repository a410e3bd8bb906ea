// What whoever runs the server has to say. Tables hear it on their live connection; every page asks now and then.

import { get } from './http'
import type { Notices } from '../generated/wire'

const EVERY = 60_000 // milliseconds

export const posted = $state<{ notices: Notices['notices']; restart: Notices['restart'] }>({
  notices: [],
  restart: null,
})

export function post({ notices, restart }: Notices): void {
  posted.notices = notices
  posted.restart = restart
}

/** Ask at once, whenever the page comes into sight, and now and then while it is. Returns how to stop. */
export function watchNotices(): () => void {
  const look = () => {
    if (!document.hidden) get<Notices>('/api/notices').then(post, () => undefined) // games are played without it
  }
  look()
  const timer = setInterval(look, EVERY)
  document.addEventListener('visibilitychange', look)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', look)
  }
}
