// The turn of the automatic opponent, step by step: which lines of its card it carried out, and where its ship went.

import type { Message, Param } from '../../../client/types'
import type { OuterRimView, Printed, PrintedAiCard, SpaceId } from '../view'
import { idIn, type Tale, type Told } from './telling'

export const SECTIONS = ['planning', 'action', 'encounter', 'special'] as const
export type AiSection = (typeof SECTIONS)[number]

export interface AiLine {
  readonly section: AiSection
  readonly key: string
  /** The sentence with which it began to be carried out; null: it was not. */
  readonly done: number | null
  /** Why it was not, and with which sentence that was said; null: nobody asked. */
  readonly skipped: { readonly at: number; readonly why: Message } | null
}

export interface AiTurn {
  readonly card: PrintedAiCard
  readonly number: number
  readonly lines: readonly AiLine[]
  /** Where a line begins, in the sentences of the turn. */
  readonly steps: readonly number[]
}

type Came = Pick<AiLine, 'done' | 'skipped'>

export function aiTurn(tale: Tale, facts: Printed): AiTurn | null {
  const number = Number(tale.told[0]?.event.params?.['card'] ?? 0)
  const card = facts.content.solo.cards[number - 1]
  if (!card) return null
  const came = SECTIONS.map((section) => cameOf(tale, section))
  const lines = SECTIONS.flatMap((section, of) =>
    (card[section] ?? []).map((_, at): AiLine => {
      const key = `outer_rim-ai-card-${card.id}-${section}-${at + 1}`
      return { section, key, ...(came[of]?.[at] ?? { done: null, skipped: null }) }
    }),
  )
  const said = (at: number) => /^ai-(planning|action|encounter|special)(-skipped)?$/.test(tale.told[at]?.name ?? '')
  const steps = tale.told.flatMap((_, at) =>
    said(at) && !(tale.told[at - 1]?.name.endsWith('-skipped') ?? false) ? [at] : [],
  )
  return { card, number, lines, steps }
}

/** What came of the lines of a section, in their order: every one that was passed over has its reason. */
function cameOf(tale: Tale, section: AiSection): readonly Came[] {
  return tale.told.flatMap(({ name, event }, at): readonly Came[] => {
    if (name === `ai-${section}`) return [{ done: at, skipped: null }]
    if (name !== `ai-${section}-skipped`) return []
    return reasons(event.params?.['why']).map((why) => ({ done: null, skipped: { at, why } }))
  })
}

function reasons(why: Param | undefined): readonly Message[] {
  const all = Array.isArray(why) ? (why as readonly Param[]) : why === undefined ? [] : [why]
  return all.filter((each): each is Message => typeof each === 'object' && 'key' in each)
}

/** Where the step after so many sentences ends: with it goes all that follows from the line of the card. */
export function stepAfter(tale: Tale, turn: AiTurn, shown: number): number {
  const begins = turn.steps.find((step) => step >= shown)
  if (begins === undefined) return tale.told.length
  return turn.steps.find((step) => step > begins) ?? tale.told.length
}

/** Where the opponent is when so many sentences have been told. */
export function placeThen(before: readonly Told[], tale: Tale, shown: number, who: string): SpaceId | null {
  const moves = [...before, ...tale.told.slice(0, shown)]
  for (const { name, event } of moves.toReversed()) {
    if (idIn(event.params?.['who'], 'character') !== who) continue
    const space = name === 'moved' ? event.params?.['space'] : name === 'starts-at' ? event.params?.['planet'] : null
    const found = idIn(space, 'space')
    if (found !== null) return found
  }
  return null
}

/** The table with the opponent where it is at that moment. */
export function staged(table: OuterRimView, place: SpaceId | null): Partial<OuterRimView> | null {
  if (place === null || table.places[table.players] === place) return null
  return { places: table.places.map((each, player) => (player === table.players ? place : each)) }
}
