// A long list of options in blocks: those about the same thing stand together under the words they begin with.

import type { Option } from '../client/types'
import type { Thing } from '../games/contract'

export interface Named {
  readonly option: Option
  readonly text: string // the label in words
}
export interface Choice extends Named {
  readonly short: string // what is left of it under the heading
}
export interface Group {
  readonly heading: string | null
  readonly thing: Thing | null // what all of them are about, under a heading
  readonly choices: readonly Choice[]
}

const FEW = 6 // a list as short as this stands as it is

/** `held`: what is in hand already, and no longer tells options apart. */
export function grouped(options: readonly Named[], held: readonly Thing[] = []): readonly Group[] {
  if (options.length <= FEW) return [plain(options)]
  const groups: Group[] = []
  for (const [thing, block] of byFirstThing(options, held)) {
    const heading = block.length > 1 ? shared(block.map((each) => each.text)) : ''
    if (heading)
      groups.push({ heading, thing, choices: block.map((each) => ({ ...each, short: rest(each.text, heading) })) })
    else if (groups.at(-1)?.heading === null) groups.push(joined(groups.pop(), block))
    else groups.push(plain(block))
  }
  return groups
}

/** What belongs to no thing, or to one that no other option is about, comes last. */
function byFirstThing(options: readonly Named[], held: readonly Thing[]): readonly (readonly [Thing, Named[]])[] {
  const blocks = new Map<string, Named[]>()
  for (const each of options) {
    const thing = each.option.touches.find((touched) => !held.includes(touched)) ?? ''
    const block = blocks.get(thing)
    if (block) block.push(each)
    else blocks.set(thing, [each])
  }
  const alone = [...blocks.entries()].filter(([thing, block]) => thing === '' || block.length === 1)
  const together = [...blocks.entries()].filter(([thing, block]) => thing !== '' && block.length > 1)
  return [...together, ...alone]
}

function plain(options: readonly Named[]): Group {
  return { heading: null, thing: null, choices: options.map((each) => ({ ...each, short: each.text })) }
}

function joined(group: Group | undefined, more: readonly Named[]): Group {
  return { heading: null, thing: null, choices: [...(group?.choices ?? []), ...plain(more).choices] }
}

/** The whole words that all texts begin with, if each of them goes on after them. */
function shared(texts: readonly string[]): string {
  const all = texts.map((text) => text.split(' '))
  const most = Math.min(...all.map((words) => words.length)) - 1
  const first = all[0] ?? []
  let length = 0
  while (length < most && all.every((words) => words[length] === first[length])) length += 1
  return first.slice(0, length).join(' ')
}

function rest(text: string, heading: string): string {
  return text.slice(heading.length).trim()
}
