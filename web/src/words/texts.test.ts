// Every text is there in every language, and wants the same parameters.

import { FluentResource } from '@fluent/bundle'
import { describe, expect, it } from 'vitest'
import { LANGUAGES } from './language'

const FILES = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default', eager: true })
const parts = [...new Set(Object.keys(FILES).map((file) => file.replace(/^\.\/(.+)\.\w+\.ftl$/, '$1')))]

function texts(part: string, language: string): string {
  return FILES[`./${part}.${language}.ftl`] ?? ''
}

/** What each text is called, and what it wants to be given. */
function wants(fluent: string): Record<string, string[]> {
  return Object.fromEntries(
    new FluentResource(fluent).body.map((entry) => [entry.id, [...variables(entry.value)].sort()]),
  )
}

function variables(node: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(node)) for (const each of node) variables(each, found)
  else if (typeof node === 'object' && node !== null) {
    if ('type' in node && node.type === 'var' && 'name' in node && typeof node.name === 'string') found.add(node.name)
    for (const each of Object.values(node)) variables(each, found)
  }
  return found
}

/** The parser leaves out what it cannot read; so count the lines on which a text begins. */
const begun = (fluent: string) => fluent.split('\n').filter((line) => /^[a-z][\w-]* =/.test(line)).length

describe.each(parts)('the texts of %s', (part) => {
  it.each(LANGUAGES)('can be read: %s', (language) => {
    const fluent = texts(part, language)
    expect(new FluentResource(fluent).body).toHaveLength(begun(fluent))
    for (const key of Object.keys(wants(fluent))) expect(key).toMatch(new RegExp(`^${part}-`))
  })
  it.each(LANGUAGES)('are the same as in English: %s', (language) => {
    expect(wants(texts(part, language))).toEqual(wants(texts(part, 'en')))
  })
})
