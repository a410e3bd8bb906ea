// A view of any game, read without knowing the game: every field with its values, and which of them are things.

import type { Json, View } from '../../client/types'
import type { Light, Thing } from '../contract'

/** One value: what to write, and the thing it is, if options speak of it. */
export interface Leaf {
  readonly text: string
  readonly thing: Thing | null
}
export type Reading =
  | { readonly kind: 'leaf'; readonly leaf: Leaf }
  | { readonly kind: 'row'; readonly leaves: readonly Leaf[] }
  | { readonly kind: 'list'; readonly items: readonly Reading[] }
  | { readonly kind: 'record'; readonly fields: readonly (readonly [string, Reading])[] }

const OURS = ['game', 'seat', 'players', 'options', 'stack', 'outcome']

export function reading(view: View, light: (thing: Thing) => Light): readonly (readonly [string, Reading])[] {
  return Object.entries(view)
    .filter(([field]) => !OURS.includes(field))
    .map(([field, value]) => [field, read(value, [field], light)] as const)
}

function read(value: Json, path: readonly string[], light: (thing: Thing) => Light): Reading {
  if (typeof value !== 'object' || value === null) return { kind: 'leaf', leaf: leaf(value, path, light) }
  if (isList(value)) {
    if (value.every((item) => typeof item !== 'object' || item === null))
      return { kind: 'row', leaves: value.map((item) => leaf(item, path, light)) }
    return { kind: 'list', items: value.map((item, at) => read(item, [...path, String(at)], light)) }
  }
  const fields = Object.entries(value).map(([key, item]) => [key, read(item, [...path, key], light)] as const)
  return { kind: 'record', fields }
}

function leaf(value: Json, path: readonly string[], light: (thing: Thing) => Light): Leaf {
  const text = value === null ? '—' : typeof value === 'string' ? value : JSON.stringify(value)
  const [field = ''] = path
  // Things are called after the place they are in, in the singular: `planet/hoth` lies in `planets`.
  const names = [field, field.replace(/s$/, ''), field.replace(/ies$/, 'y')]
  const thing = names.map((name) => `${name}/${text}`).find((name) => light(name) !== 'none')
  return { text, thing: thing ?? null }
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
