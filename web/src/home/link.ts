// What somebody pastes to come to a table: a whole link, its path, or the bare id.

import { read } from '../route.svelte'

const ID = /^[\w-]{8,24}$/

/** Where on this site the text leads; null if it leads to no table here. */
export function tablePath(text: string, origin: string): string | null {
  const given = text.trim()
  if (ID.test(given)) return `/join/${given}`
  let url: URL
  try {
    url = new URL(given, origin)
  } catch {
    return null
  }
  if (url.origin !== origin) return null
  const leads = ['join', 'table', 'replay'].includes(read(url).screen)
  return leads ? url.pathname + url.search + url.hash : null
}
