// What was heard of a combat or a mission, for what no view shows: dice that were rolled and used between two decisions,
// and how it ended.

import type { Message, Param } from '../../../client/types'
import type { Entry } from '../../../client/wire'
import { DIE_COLOURS, DIE_FACES, type DieColour, type DieFace, type Side } from '../view'

export interface Told {
  readonly version: number
  readonly seat: string | null // whose pick it was
  readonly event: Message
  readonly key: string
}

/** The last combat or mission, with everything that was said of it and after it. */
export interface Story {
  readonly what: 'combat' | 'mission'
  readonly told: readonly Told[]
}

const OPENS: Readonly<Record<string, Story['what']>> = {
  'rebellion-event-combat-began': 'combat',
  'rebellion-event-mission-revealed': 'mission',
}

export function story(heard: readonly Entry[]): Story | null {
  const told: Told[] = []
  for (let at = heard.length - 1; at >= 0; at -= 1) {
    const entry = heard[at]
    if (!entry) continue
    for (let number = entry.events.length - 1; number >= 0; number -= 1) {
      const event = entry.events[number]
      if (!event) continue
      told.push({ version: entry.version, seat: entry.seat, event, key: `${entry.version}.${number}` })
      const what = OPENS[event.key]
      if (what) return { what, told: told.reverse() }
      if (event.key === 'rebellion-event-round') return null // that was in an earlier round
    }
  }
  return null
}

const ENDS: Readonly<Record<Story['what'], readonly string[]>> = {
  combat: ['rebellion-event-combat-ended'],
  mission: ['rebellion-event-mission-succeeded', 'rebellion-event-mission-failed'],
}

/** The event that ended it, if it is over. */
export function ending({ what, told }: Story): Told | null {
  return told.find(({ event }) => ENDS[what].includes(event.key)) ?? null
}

/** Only what belongs to it: up to its end, or up to now. */
export function within(tale: Story): readonly Told[] {
  const end = ending(tale)
  return end ? tale.told.slice(0, tale.told.indexOf(end) + 1) : tale.told
}

const LATER = 6 // picks of others, after which somebody who is not asked has seen enough of it

/** Whether somebody has gone on since: then how it ended is no longer what they want to see. */
export function leftBehind(tale: Story, heard: readonly Entry[], seat: string | null, asked: boolean): boolean {
  const end = ending(tale)
  if (!end) return false
  const since = heard.filter((entry) => entry.version > end.version && entry.kind === 'pick')
  return since.some((entry) => entry.seat === seat) || (!asked && since.length >= LATER)
}

// Dice in words

export interface RolledDie {
  readonly colour: DieColour
  readonly face: DieFace
}

/** The dice that a sentence names: each is a message of its own, with a number if there are several alike. */
export function diceIn(param: Param | undefined): readonly RolledDie[] {
  if (!Array.isArray(param)) return []
  return (param as readonly Param[]).flatMap((each) => {
    if (typeof each !== 'object' || !('key' in each)) return []
    const several = each.key === 'rebellion-dice'
    const die = dieIn(several ? each.params?.['die'] : each)
    return die ? Array.from({ length: several ? Number(each.params?.['count'] ?? 1) : 1 }, () => die) : []
  })
}

/** A die by its name. Where its colour does not matter it is called by its face alone, and is black as the game keeps it. */
function dieIn(param: Param | undefined): RolledDie | null {
  if (typeof param !== 'object' || !('key' in param)) return null
  const [, name = ''] = /^rebellion-(?:die|face|result)-(.+)$/.exec(param.key) ?? []
  const colour = DIE_COLOURS.find((each) => name.startsWith(`${each}-`))
  const face = DIE_FACES.find((each) => each === (colour ? name.slice(colour.length + 1) : name))
  return face ? { colour: colour ?? 'black', face } : null
}

export function sideIn(param: Param | undefined): Side | null {
  if (typeof param !== 'object' || !('key' in param)) return null
  return param.key === 'rebellion-side-rebel' ? 'rebel' : param.key === 'rebellion-side-empire' ? 'empire' : null
}

export const PLANS = 'rebellion-event-rolled-plans'

/** Dice on the table: whose they are, and which roll it was. */
export interface Roll {
  readonly side: Side
  readonly dice: readonly RolledDie[]
  readonly key: string
}

const same = (one: RolledDie) => (other: RolledDie) => one.colour === other.colour && one.face === other.face

/** The dice of a sentence as they lie after everything that was done to them since. */
function lying(roll: Told, since: readonly Told[]): readonly RolledDie[] {
  const dice = [...diceIn(roll.event.params?.['dice'])]
  for (const { event } of since) {
    if (!/^rebellion-event-rerolled(-dice)?$/.test(event.key)) continue
    const [before, after] = [event.params?.['before'], event.params?.['after']].map((each) =>
      diceIn([each ?? []].flat()),
    )
    for (const gone of before ?? []) {
      const index = dice.findIndex(same(gone))
      if (index >= 0) dice.splice(index, 1)
    }
    dice.push(...(after ?? []))
  }
  return dice
}

/** The last roll of an attack, with the dice as they lie after all rerolls; null: none since the battle step began. */
export function lastRoll(told: readonly Told[]): Roll | null {
  const begun = told.findLastIndex(({ event }) => /^rebellion-event-(space|ground)-battle$/.test(event.key))
  const at = told.findLastIndex(({ event }) => event.key === 'rebellion-event-attacked')
  const roll = told[at]
  const side = sideIn(roll?.event.params?.['side'])
  if (!roll || !side || at < begun) return null
  const plans = told.findIndex(({ event }, number) => number > at && event.key === PLANS)
  return { side, dice: lying(roll, told.slice(at + 1, plans < 0 ? undefined : plans)), key: roll.key }
}

/** The dice of Death Star Plans, and what came of them; null: none were tried in this combat round. */
export function plansRoll(told: readonly Told[]): (Roll & { readonly outcome: Told | null }) | null {
  const begun = told.findLastIndex(({ event }) => event.key === 'rebellion-event-combat-round')
  const at = told.findLastIndex(({ event }) => event.key === PLANS)
  const roll = told[at]
  if (!roll || at < begun) return null
  const since = told.slice(at + 1)
  const outcome = since.find(({ event }) => /^rebellion-event-(plans-failed|destroyed)$/.test(event.key)) ?? null
  return {
    side: 'rebel',
    dice: lying(roll, outcome ? since.slice(0, since.indexOf(outcome)) : since),
    key: roll.key,
    outcome,
  }
}

/** What each side rolled for a mission, by face as a mission keeps its dice, after Master Yoda has rerolled one of the
 *  Rebels' and R2-D2 has turned one of the Empire's; null: it was not opposed. */
export function missionRoll(told: readonly Told[], side: Side): readonly number[] | null {
  const at = told.findLastIndex(
    ({ event }) => event.key === 'rebellion-event-mission-rolled' && sideIn(event.params?.['side']) === side,
  )
  const roll = told[at]
  if (!roll) return null
  const faces = DIE_FACES.map((face) => Number(roll.event.params?.[face.replace('-', '_')] ?? 0))
  const changed = side === 'rebel' ? 'rebellion-event-rerolled' : 'rebellion-event-turned-die'
  for (const { event } of told.slice(at + 1)) {
    if (event.key !== changed) continue
    for (const [name, more] of [
      ['before', -1],
      ['after', 1],
    ] as const) {
      const face = DIE_FACES.indexOf(dieIn(event.params?.[name])?.face ?? 'blank')
      faces[face] = (faces[face] ?? 0) + more
    }
  }
  return faces
}
