// What was heard of a combat or a mission, for what no view shows: dice that were rolled and used between two decisions,
// and how it ended.

import type { Message, Param } from '../../../client/types'
import type { Entry } from '../../../table/wire'
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

/** The dice that a sentence names: each is a message of its own. */
export function diceIn(param: Param | undefined): readonly RolledDie[] {
  if (!Array.isArray(param)) return []
  return (param as readonly Param[]).flatMap((each) => {
    if (typeof each !== 'object' || !('key' in each) || each.key !== 'rebellion-dice') return []
    const die = named(each.params?.['die'])
    return die ? Array.from({ length: Number(each.params?.['count'] ?? 1) }, () => die) : []
  })
}

function named(param: Param | undefined): RolledDie | null {
  if (typeof param !== 'object' || !('key' in param)) return null
  const [, colour, face] = /^rebellion-die-(black|red)-(.+)$/.exec(param.key) ?? []
  const found = { colour: DIE_COLOURS.find((each) => each === colour), face: DIE_FACES.find((each) => each === face) }
  return found.colour && found.face ? { colour: found.colour, face: found.face } : null
}

export function sideIn(param: Param | undefined): Side | null {
  if (typeof param !== 'object' || !('key' in param)) return null
  return param.key === 'rebellion-side-rebel' ? 'rebel' : param.key === 'rebellion-side-empire' ? 'empire' : null
}

/** The last roll of an attack, with the dice as they lie after all rerolls; null: none since the battle step began. */
export function lastRoll(told: readonly Told[]): { readonly side: Side; readonly dice: readonly RolledDie[]; readonly key: string } | null {
  const begun = told.findLastIndex(({ event }) => /^rebellion-event-(space|ground)-battle$/.test(event.key))
  const at = told.findLastIndex(({ event }) => event.key === 'rebellion-event-attacked')
  const roll = told[at]
  const side = sideIn(roll?.event.params?.['side'])
  if (!roll || !side || at < begun) return null
  let dice = [...diceIn(roll.event.params?.['dice'])]
  for (const { event } of told.slice(at + 1)) {
    if (event.key !== 'rebellion-event-rerolled-dice') continue
    for (const gone of diceIn(event.params?.['before'])) {
      const index = dice.findIndex((die) => die.colour === gone.colour && die.face === gone.face)
      if (index >= 0) dice.splice(index, 1)
    }
    dice = [...dice, ...diceIn(event.params?.['after'])]
  }
  return { side, dice, key: roll.key }
}

/** What each side rolled for a mission, by face as a mission keeps its dice; null: it was not opposed. */
export function missionRoll(told: readonly Told[], side: Side): readonly number[] | null {
  const roll = told.findLast(
    ({ event }) => event.key === 'rebellion-event-mission-rolled' && sideIn(event.params?.['side']) === side,
  )
  if (!roll) return null
  return DIE_FACES.map((face) => Number(roll.event.params?.[face.replace('-', '_')] ?? 0))
}
