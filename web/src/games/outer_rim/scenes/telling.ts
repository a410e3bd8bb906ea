// What was heard of an encounter, a job, a combat, or a turn of the automatic opponent: much of it happens within one
// pick, and no view shows it. Told as beats: a test with its dice, a combat with both sides, a line of the story.

import type { Message, Param } from '../../../client/types'
import type { Entry } from '../../../client/wire'
import { diceIn, type DieFace, faceIn, replaced } from '../drawings/dice'

export interface Told {
  readonly version: number
  readonly event: Message
  readonly name: string // of the event, without what all events of the game begin with
  readonly key: string
}

export type TaleKind = 'card' | 'job' | 'contact' | 'cargo' | 'combat' | 'test' | 'rival'

/** One thing that somebody went through, from its first sentence to its last. */
export interface Tale {
  readonly kind: TaleKind
  readonly key: string
  readonly told: readonly Told[]
  readonly last: number // the version in which its last sentence was said
}

// What begins a tale, whatever was told before; and what begins one unless it belongs to another.
const BEGINS: Readonly<Record<string, TaleKind>> = {
  drew: 'card',
  'drew-secret': 'card',
  'drew-secret-unseen': 'card',
  attempted: 'job',
  inspected: 'cargo',
  'ai-drew': 'rival',
}
const BEGINS_ALONE: Readonly<Record<string, TaleKind>> = {
  met: 'contact',
  hunted: 'combat',
  challenged: 'combat',
  databank: 'contact',
  tests: 'test',
}
// What belongs to no tale, and ends the one before.
const ENDS = /^(turn|extra-turn|won|delivered|delivered-mark|cycled|trade-offered|gift-offered|gift-asked|is-first)$/

export function toldIn(heard: readonly Entry[]): readonly Told[] {
  return heard.flatMap(({ version, events }) =>
    events.map((event, at) => ({
      version,
      event,
      name: event.key.replace(/^outer_rim-event-/, ''),
      key: `${version}.${at}`,
    })),
  )
}

/** All tales in what was heard. */
export function tales(told: readonly Told[]): readonly Tale[] {
  const found: { kind: TaleKind; told: Told[] }[] = []
  let open: { kind: TaleKind; told: Told[] } | null = null
  for (const each of told) {
    const kind = begins(each.name, open?.kind ?? null)
    if (kind) found.push((open = { kind, told: [each] }))
    else if (ENDS.test(each.name) && open?.kind !== 'rival') open = null
    else if (/^(turn|extra-turn|won)$/.test(each.name)) open = null
    else open?.told.push(each)
  }
  return found.map((each) => ({ ...each, key: each.told[0]?.key ?? '', last: each.told.at(-1)?.version ?? 0 }))
}

function begins(name: string, within: TaleKind | null): TaleKind | null {
  if (within === 'rival' && name !== 'ai-drew') return null
  const always = BEGINS[name]
  if (always) return always
  if (within !== null) return null
  return BEGINS_ALONE[name] ?? (name.startsWith('fights-') ? 'combat' : null)
}

// Beats

export interface Side {
  readonly who: Param | null // null: an enemy that is no player
  readonly dice: readonly DieFace[] | null // null: not rolled
  readonly damage: number | null
}
export type Beat =
  | { readonly what: 'line'; readonly told: Told }
  | { readonly what: 'read'; readonly told: Told }
  | {
      readonly what: 'test'
      readonly told: Told
      readonly skill: string
      readonly level: number
      readonly dice: readonly DieFace[]
      readonly passed: boolean | null
    }
  | { readonly what: 'roll'; readonly told: Told; readonly dice: readonly DieFace[] }
  | {
      readonly what: 'fight'
      readonly told: Told
      readonly sides: readonly [Side, Side]
      readonly notes: readonly Told[]
      readonly winner: number | null // of the sides
    }

type Open<T> = { -readonly [K in keyof T]: T[K] }
type Test = Open<Extract<Beat, { what: 'test' }>>
type Roll = Open<Extract<Beat, { what: 'roll' }>>
interface Fight {
  readonly what: 'fight'
  readonly told: Told
  readonly sides: [Open<Side>, Open<Side>]
  readonly notes: Told[]
  winner: number | null
}

export function beats(told: readonly Told[]): readonly Beat[] {
  const teller = new Teller()
  for (const each of told) teller.hear(each)
  return teller.found
}

class Teller {
  readonly found: Beat[] = []
  #test: Test | null = null
  #roll: Roll | null = null
  #fight: Fight | null = null

  hear(told: Told): void {
    const { name, event } = told
    if (name.startsWith('fights-')) this.#begin(told)
    else if (this.#fight && this.#test === null && this.#inFight(this.#fight, told)) return
    else if (name === 'tests')
      this.#put((this.#test = { what: 'test', told, ...tested(event), dice: [], passed: null }))
    else if (name === 'rolled' && this.#test?.dice.length === 0) this.#test.dice = diceIn(event.params?.['dice'])
    else if (name === 'rolled') this.#put((this.#roll = { what: 'roll', told, dice: diceIn(event.params?.['dice']) }))
    else if (/^(rerolled|turned|added)$/.test(name)) this.#change(told)
    else if (/^(passed|failed)-test$/.test(name) && this.#test) {
      this.#test.passed = name === 'passed-test'
      this.#test = null
    } else this.#put({ what: name === 'step-read' ? 'read' : 'line', told })
  }

  #put(beat: Beat): void {
    if (beat.what !== 'roll') this.#roll = null
    this.found.push(beat)
  }

  #change(told: Told): void {
    const dice = this.#test ?? this.#roll
    if (dice) dice.dice = changed(dice.dice, told)
    this.found.push({ what: 'line', told })
  }

  #begin(told: Told): void {
    const { who, other } = told.event.params ?? {}
    const side = (of: Param | null): Open<Side> => ({ who: of, dice: null, damage: null })
    this.#fight = { what: 'fight', told, sides: [side(who ?? null), side(other ?? null)], notes: [], winner: null }
    this.#put(this.#fight)
  }

  /** Whether the sentence is one of the combat. */
  #inFight(fight: Fight, told: Told): boolean {
    const { name, event } = told
    const at = sideOf(fight, event, name)
    const side = fight.sides[at]
    const rolled = /(^|-)rolled(-no-dice)?$/.test(name)
    if (rolled) side.dice = diceIn(event.params?.['dice'])
    else if (/(^|-)(rerolled|turned|added)$/.test(name)) side.dice = changed(side.dice ?? [], told)
    else if (name === 'cancelled') {
      const other = fight.sides[at === 0 ? 1 : 0]
      other.dice = replaced(other.dice ?? [], faces(event, 'face'), [])
    } else if (name.endsWith('damage-counted')) {
      side.damage = Number(event.params?.['count'] ?? 0)
      return true
    } else if (name.endsWith('won-combat')) {
      fight.winner = at
      this.#fight = null
      return true
    } else if (name === 'unbeatable-patrol') {
      fight.winner = 1
      this.#fight = null
    } else if (!/(^|-)(used|more-dice|fewer-dice|prevented|capped)$/.test(name)) return false
    if (!rolled) fight.notes.push(told)
    return true
  }
}

/** Whose sentence it is: that of the side that it names, or of the enemy whom it calls the opponent. */
function sideOf(fight: Fight, event: Message, name: string): 0 | 1 {
  if (name.startsWith('opponent-')) return 1
  const who = keyOf(event.params?.['who'])
  return who !== '' && who === keyOf(fight.sides[1].who) ? 1 : 0
}

function tested(event: Message): { skill: string; level: number } {
  return {
    skill: keyOf(event.params?.['skill']).replace(/^outer_rim-skill-/, ''),
    level: Number(event.params?.['level'] ?? 0),
  }
}

function changed(dice: readonly DieFace[], { name, event }: Told): readonly DieFace[] {
  if (name.endsWith('rerolled'))
    return replaced(dice, diceIn(event.params?.['before']), diceIn(event.params?.['after']))
  if (name === 'turned') return replaced(dice, faces(event, 'face'), faces(event, 'into'))
  return [...dice, ...faces(event, 'face')]
}

/** As many of a face as the sentence says. */
function faces(event: Message, param: string): readonly DieFace[] {
  const face = faceIn(event.params?.[param])
  return face ? Array.from({ length: Number(event.params?.['count'] ?? 1) }, () => face) : []
}

export function keyOf(param: Param | null | undefined): string {
  return typeof param === 'object' && param !== null && 'key' in param ? param.key : ''
}

/** What a message is about, by the sort of its name: `card` of `outer_rim-card-dl-44` is `dl-44`. */
export function idIn(param: Param | null | undefined, sort: string): string | null {
  const key = keyOf(param)
  return key.startsWith(`outer_rim-${sort}-`) ? key.slice(`outer_rim-${sort}-`.length) : null
}
