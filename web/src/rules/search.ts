// Finding rules as one types, in the way of src/dejarik/engine/rulebook.py: a number, its beginning, or words.

import type { Rule } from '../client/types'

export function search(rules: readonly Rule[], text: string): readonly Rule[] {
  const wanted = text.trim().toUpperCase()
  if (!wanted) return rules
  const exact = rules.filter((rule) => rule.id === wanted)
  if (exact.length > 0) return exact
  const begins = rules.filter((rule) => rule.id.startsWith(wanted.replace(/-$/, '') + '-'))
  if (begins.length > 0) return begins
  const parts = wordsOf(text)
  return rules.filter((rule) => {
    const all = `${rule.title} ${rule.text}`.toLowerCase()
    return parts.every((part) => all.includes(part))
  })
}

export function wordsOf(text: string): string[] {
  return text.toLowerCase().split(/\s+/).filter(Boolean)
}

export interface Chapter {
  /** What the numbers of its rules begin with: a link to the chapter. */
  readonly id: string
  readonly title: string
  readonly rules: readonly Rule[]
}

export function chapters(rules: readonly Rule[]): readonly Chapter[] {
  const found: { id: string; title: string; rules: Rule[] }[] = []
  for (const rule of rules) {
    const last = found.at(-1)
    if (last?.title === rule.chapter) last.rules.push(rule)
    else found.push({ id: rule.id.replace(/-\d+$/, ''), title: rule.chapter, rules: [rule] })
  }
  const seen = new Set<string>()
  return found.map((each) => {
    const id = seen.has(each.id) ? `${each.id}:${each.rules[0]?.id ?? ''}` : each.id
    seen.add(id)
    return { ...each, id }
  })
}

/** `3. Setup (SETUP)` as people read it: the code is for links. */
export function chapterTitle(chapter: string): string {
  return chapter.replace(/\s*\([A-Z, -]+\)\s*$/, '')
}
