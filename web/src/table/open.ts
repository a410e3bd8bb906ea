// Everything open: what each seat saw, put together. Knows of no game more than that `unknown` is a thing not known.

import type { Json, View } from '../client/types'

const UNKNOWN = 'unknown'

/** One seat's view, with all that the others knew where it knew nothing. */
export function opened(base: View, others: readonly View[]): View {
  const fields: Record<string, Json> = {}
  for (const [field, value] of Object.entries(base)) {
    const known = others.map((other) => other[field]).filter((other) => other !== undefined)
    fields[field] = together(value, known)
  }
  return { ...base, ...fields }
}

function together(value: Json, others: readonly Json[]): Json {
  if (!hides(value)) return value
  const clear = others.find((other) => !hides(other))
  // A hand is known as a whole or not at all: its order is the owner's.
  if (clear !== undefined && (!isList(value) || !value.some(isRecord))) return clear
  if (isList(value))
    return value.map((item, at) =>
      together(
        item,
        others.flatMap((other) => itemOf(other, at)),
      ),
    )
  if (isRecord(value))
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [
        key,
        together(
          item,
          others.flatMap((other) => (isRecord(other) && key in other ? [other[key] as Json] : [])),
        ),
      ]),
    )
  return clear ?? value
}

function itemOf(list: Json, at: number): readonly Json[] {
  const item = isList(list) ? list[at] : undefined
  return item === undefined ? [] : [item]
}

function hides(value: Json): boolean {
  // `unknown-space`: something is known of it (the back of a card tells), but not what it is.
  if (typeof value === 'string') return value === UNKNOWN || value.startsWith(`${UNKNOWN}-`)
  if (isList(value)) return value.some(hides)
  return isRecord(value) && Object.values(value).some(hides)
}

function isList(value: Json): value is readonly Json[] {
  return Array.isArray(value)
}
function isRecord(value: Json): value is Readonly<Record<string, Json>> {
  return typeof value === 'object' && value !== null && !isList(value)
}
