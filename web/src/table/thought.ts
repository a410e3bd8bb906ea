// What a bot thought before a pick: which options it weighed, and what it took the hidden things for.

import type { BotThought } from '../generated/wire'

export type { Considered } from '../generated/wire'
export type Thought = BotThought

/** The version of the first thought after a moment; null if there is none. */
export function thoughtAfter(thoughts: readonly Thought[], at: number): number | null {
  return thoughts.find((each) => each.version > at)?.version ?? null
}

export function thoughtBefore(thoughts: readonly Thought[], at: number): number | null {
  return thoughts.findLast((each) => each.version < at)?.version ?? null
}

/** How many options there were besides those that are told. */
export function untold(thought: Thought): number {
  return Math.max(0, (thought.options ?? 0) - thought.considered.length)
}

/** What a hidden thing was taken for: the likeliest first, and the share of all that is not told. */
export interface Belief {
  readonly thing: string
  readonly guesses: readonly { readonly guess: string; readonly share: number }[]
  readonly rest: number
}

const HARDLY = 0.005 // shares are rounded, so they do not add up quite
const IN_ORDER = new Intl.Collator('en', { numeric: true }) // card 2 comes before card 10

export function beliefs(thought: Thought): Belief[] {
  return Object.entries(thought.beliefs)
    .map(([thing, shares]) => {
      const guesses = Object.entries(shares)
        .map(([guess, share]) => ({ guess, share }))
        .sort((one, other) => other.share - one.share)
      const rest = 1 - guesses.reduce((sum, each) => sum + each.share, 0)
      return { thing, guesses, rest: rest < HARDLY ? 0 : rest }
    })
    .sort((one, other) => IN_ORDER.compare(one.thing, other.thing))
}

/** A share in words; what is little but not nothing says so. */
export function percent(share: number, language: string): string {
  const words = new Intl.NumberFormat(language, { style: 'percent' })
  return share > 0 && share < 0.005 ? `< ${words.format(0.01)}` : words.format(share)
}

export function duration(seconds: number, language: string): string {
  const exactly = { maximumFractionDigits: seconds < 1 ? 2 : 1 }
  return new Intl.NumberFormat(language, { style: 'unit', unit: 'second', unitDisplay: 'short', ...exactly }).format(
    seconds,
  )
}
