// The view of Uprising as the server sends it, and questions about it. Counting and naming; nothing here judges a rule.

import type { Json, View } from '../../client/types'
import {
  DISTRICTS,
  type DistrictId,
  type Played,
  TYPES,
  type TypeId,
  type UprisingView,
} from '../../generated/uprising'

export { DISTRICTS, TOKENS, TYPES } from '../../generated/uprising'
export type {
  DistrictId as District,
  Played,
  TokenId as Token,
  TypeId as Type,
  UprisingView as Uprising,
} from '../../generated/uprising'

export const UNKNOWN = 'unknown'
export const PROVOCATION = 'provocation' as const

type District = DistrictId
type Type = TypeId
type Uprising = UprisingView

function isUprising(view: View): view is View & Uprising {
  return view.game === 'uprising'
}

export function read(view: View): Uprising {
  if (!isUprising(view)) throw new Error(`a view of ${view.game}`)
  return view
}

/** What a mission asks, as content/components.yaml has it. */
export type Condition =
  | { readonly kind: 'total'; readonly least: number; readonly at_capitol: number }
  | { readonly kind: 'open-of-a-type'; readonly count: number }
  | { readonly kind: 'exceeds'; readonly greater: Type; readonly lesser: Type; readonly least: number }
  | { readonly kind: 'each-type' }
  | { readonly kind: 'same-value'; readonly count: number }
  | { readonly kind: 'run'; readonly length: number }
  | { readonly kind: 'without'; readonly type: Type; readonly least: number; readonly forbidden: Type }
  | { readonly kind: 'both'; readonly first: Type; readonly second: Type; readonly least: number }

export interface Mission {
  readonly id: string
  readonly condition: Condition
  readonly rule: string
  readonly source: string
}

export interface Printed {
  readonly numbers: Readonly<Record<string, { readonly value: number }>>
  readonly missions: readonly Mission[]
}

function hasComponents(content: unknown): content is { readonly components: Printed } {
  return typeof content === 'object' && content !== null && 'components' in content
}

export function printed(content: Json): Printed {
  if (!hasComponents(content)) throw new Error('the content is that of another game')
  return content.components
}

export function missionOf(content: Json, id: string): Mission | undefined {
  return printed(content).missions.find((mission) => mission.id === id)
}

export function typeOf(card: string): Type | null {
  const kind = card.split('-')[0]
  return TYPES.find((type) => type === kind) ?? null
}

/** 0 for a Provocation and for a card nobody here knows. */
export function valueOf(card: string): number {
  return Number(card.split('-')[1] ?? 0)
}

export function isDistrict(text: string): text is District {
  return (DISTRICTS as readonly string[]).includes(text)
}

/** Whether this seat sees what the Resistance sees: its hand, its plan and the faces of closed cards. */
export function insider(view: Uprising): boolean {
  return view.plan !== UNKNOWN && !view.hand.includes(UNKNOWN)
}

/** What is asked now, by which the phase is known; how far a plan has come is nobody else's affair. */
export function phase(view: Uprising): string {
  const asked = view.stack.at(-1)?.ask
  if (!asked) return 'over'
  return asked === 'play-closed' ? 'play-open' : asked
}

export function inZone<T extends Played>(cards: readonly T[], zone: Played['zone']): readonly T[] {
  return cards.filter((card) => card.zone === zone)
}

/** The three places of the pool; undefined where a card has left the pool, or none has come yet. */
export function pool<T extends Played>(cards: readonly T[]): readonly (T | undefined)[] {
  const lying = inZone(cards, 'pool')
  return [1, 2, 3].map((place) => lying.find((card) => card.place === place))
}

/** The plan that is being made: the cards picked so far, the first of them open unless all are Provocations. */
export function plan(view: Uprising): readonly { card: string; open: boolean }[] {
  if (view.plan === UNKNOWN || typeof view.plan === 'string') return []
  return view.plan.map((card, at) => ({ card, open: at === 0 && card !== PROVOCATION }))
}

/** The hand less what is planned. */
export function held(view: Uprising): readonly string[] {
  const rest = [...view.hand]
  for (const { card } of plan(view)) {
    const at = rest.indexOf(card)
    if (at >= 0) rest.splice(at, 1)
  }
  return rest
}

/** What the cards of a zone add up to, as far as this seat knows them. */
export interface Sums {
  readonly total: number
  readonly sum: Readonly<Record<Type, number>>
  readonly count: Readonly<Record<Type, number>>
  readonly open: Readonly<Record<Type, number>>
  readonly unknown: number
}

export function sums(cards: readonly Played[]): Sums {
  const sum = { propaganda: 0, riot: 0, sabotage: 0, supplies: 0 }
  const count = { ...sum }
  const open = { ...sum }
  let unknown = 0
  for (const each of cards) {
    const type = typeOf(each.card)
    if (each.card === UNKNOWN) unknown += 1
    if (!type) continue
    sum[type] += valueOf(each.card)
    count[type] += 1
    if (each.open) open[type] += 1
  }
  return { total: TYPES.reduce((all, type) => all + sum[type], 0), sum, count, open, unknown }
}

/** The types that a mission speaks of: those that count, and those that must not be there. */
export function concerns(condition: Condition): { counted: readonly Type[]; forbidden: readonly Type[] } {
  switch (condition.kind) {
    case 'exceeds':
      return { counted: [condition.greater, condition.lesser], forbidden: [] }
    case 'both':
      return { counted: [condition.first, condition.second], forbidden: [] }
    case 'without':
      return { counted: [condition.type], forbidden: [condition.forbidden] }
    default:
      return { counted: TYPES, forbidden: [] }
  }
}

/** The words on a mission card: the message of the game's catalogue, and what goes into it. */
export function conditionText(condition: Condition) {
  const type = (name: Type) => ({ key: `uprising-type-${name}`, params: {} })
  switch (condition.kind) {
    case 'total':
      return { key: 'uprising-condition-total', params: { least: condition.least, capitol: condition.at_capitol } }
    case 'open-of-a-type':
      return { key: 'uprising-condition-open', params: { count: condition.count } }
    case 'exceeds': {
      const params = { greater: type(condition.greater), lesser: type(condition.lesser), least: condition.least }
      return { key: 'uprising-condition-exceeds', params }
    }
    case 'each-type':
      return { key: 'uprising-condition-each', params: {} }
    case 'same-value':
      return { key: 'uprising-condition-same', params: { count: condition.count } }
    case 'run':
      return { key: 'uprising-condition-run', params: { length: condition.length } }
    case 'without': {
      const params = { kind: type(condition.type), forbidden: type(condition.forbidden), least: condition.least }
      return { key: 'uprising-condition-without', params }
    }
    case 'both': {
      const params = { first: type(condition.first), second: type(condition.second), least: condition.least }
      return { key: 'uprising-condition-both', params }
    }
  }
}
