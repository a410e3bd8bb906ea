// Names that are short enough for a token.

/** What somebody is called for short: the last word of the name, without what stands in brackets. */
export function shortName(name: string): string {
  return (
    name
      .replace(/\s*\(.*\)$/, '')
      .split(/\s+/)
      .at(-1) ?? name
  )
}

/** The first letters of the short name, for a token that has no room for more. */
export function initials(name: string): string {
  return shortName(name).slice(0, 3)
}
