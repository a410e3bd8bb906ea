// The log as it is read: parts of the game, turns in them, and what is told at length folded away when it is over.

import type { Message } from '../client/types'
import type { Cut } from '../games/contract'
import type { Line } from '../client/log'

/** Told at length: its first line is its heading. */
export interface Scene {
  readonly key: string
  readonly lines: readonly Line[]
  readonly gist: readonly Line[] // those that say what came of it
  readonly over: boolean
}
export type Item = { readonly line: Line; readonly heads: boolean } | { readonly scene: Scene }
export interface Part {
  readonly key: string
  readonly heading: Line | null // null: what comes before the first part
  readonly items: readonly Item[]
}

interface OpenScene {
  lines: Line[]
  gist: Line[]
}

/** What was taken back stands where it stood, and cuts nothing: it may happen again. */
export function chapters(lines: readonly Line[], cut: ((event: Message) => Cut | null) | undefined): readonly Part[] {
  const parts: { heading: Line | null; items: Item[] }[] = [{ heading: null, items: [] }]
  let scene: OpenScene | null = null
  const items = () => parts.at(-1)?.items ?? []
  const close = (over: boolean) => {
    const key = scene?.lines[0]?.key
    if (scene && key !== undefined) items().push({ scene: { key: `scene ${key}`, ...scene, over } })
    scene = null
  }
  for (const line of lines) {
    const what = line.message && !line.undone ? (cut?.(line.message) ?? null) : null
    if (what === 'part' || what === 'turn' || what === 'opens') close(true)
    if (what === 'part') parts.push({ heading: line, items: [] })
    else if (what === 'opens') scene = { lines: [line], gist: [] }
    else if (scene) {
      const open: OpenScene = scene
      open.lines.push(line)
      if (what === 'gist') open.gist.push(line)
      if (what === 'closes') close(true)
    } else items().push({ line, heads: what === 'turn' })
  }
  close(false)
  return parts
    .filter((part) => part.heading !== null || part.items.length > 0)
    .map((part) => ({ key: `part ${part.heading?.key ?? ''}`, ...part }))
}

/** Every line of an item. */
export function linesOf(item: Item): readonly Line[] {
  return 'scene' in item ? item.scene.lines : [item.line]
}
