// The turn of the automatic opponent, step by step: which lines of its card it carried out, and where its ship went.

import type { BoardProps } from '../../contract'
import type { OuterRimView, Printed, PrintedAiCard, SpaceId } from '../view'
import { told as inWords, sentence } from './asked'
import { idIn, type Tale, type Told } from './telling'

export const SECTIONS = ['planning', 'action', 'encounter', 'special'] as const
export type AiSection = (typeof SECTIONS)[number]

export interface AiLine {
  readonly section: AiSection
  readonly key: string
  readonly text: string
  /** The sentence with which it began to be carried out; null: it was not. */
  readonly done: number | null
}

export interface AiTurn {
  readonly card: PrintedAiCard
  readonly number: number
  readonly lines: readonly AiLine[]
  /** Where a line begins, in the sentences of the turn. */
  readonly steps: readonly number[]
}

export function aiTurn(tale: Tale, facts: Printed, say: BoardProps['say']): AiTurn | null {
  const number = Number(tale.told[0]?.event.params?.['card'] ?? 0)
  const card = facts.content.solo.cards[number - 1]
  if (!card) return null
  const begun = tale.told.flatMap((told, at) => (sectionOf(told) ? [at] : []))
  const lines = SECTIONS.flatMap((section) =>
    (card[section] ?? []).map((_, at): AiLine => {
      const key = `outer_rim-ai-card-${card.id}-${section}-${at + 1}`
      const text = say(key)
      return { section, key, text, done: begun.find((step) => isLine(tale.told[step], section, text, say)) ?? null }
    }),
  )
  return { card, number, lines, steps: begun }
}

function sectionOf(told: Told): AiSection | null {
  return SECTIONS.find((section) => told.name === `ai-${section}`) ?? null
}

function isLine(told: Told | undefined, section: AiSection, text: string, say: BoardProps['say']): boolean {
  const what = told?.event.params?.['what']
  if (!told || sectionOf(told) !== section || typeof what !== 'object' || !('key' in what)) return false
  return sentence(inWords(what, say)) === text
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
