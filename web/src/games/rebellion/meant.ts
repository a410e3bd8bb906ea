// What somebody would type who pointed at these things: src/dejarik/games/rebellion/explain/explain.py understands it and says
// which rule is in the way. Naming, not judging.

import type { View } from '../../client/types'
import type { Thing } from '../contract'
import {
  BASE_SPACE,
  type LeaderId,
  type MissionId,
  type PlaceId,
  type RebellionView,
  seen,
  type UnitKind,
} from './view'

interface Pointed {
  readonly leader?: LeaderId
  readonly mission?: MissionId
  readonly action?: string
  readonly objective?: string
  readonly tactic?: string
  readonly place?: PlaceId
  readonly unit?: { readonly place: PlaceId; readonly kind: UnitKind }
  readonly queued?: { readonly space: string; readonly kind: UnitKind }
  readonly die?: { readonly colour: string; readonly face: string }
}

export function meant(things: readonly Thing[], view: View): string | null {
  const table = seen(view)
  const asked = table.stack.at(-1)?.ask ?? ''
  const pointed = sorted(things)
  const { leader, mission, action, objective, tactic, place, unit, queued, die } = pointed
  if (action && asked === 'keep-action') return `keep ${action}`
  if (action) return leader ? `use ${action} with ${leader}` : `use ${action}`
  if (objective) return KEEPS_OBJECTIVES.has(asked) ? `keep ${objective}` : `play ${objective}`
  if (tactic) return `play ${tactic}`
  if (die) return die.face === 'special' ? `draw with ${die.colour} special` : null
  if (queued) return ofQueue(asked, queued)
  if (mission) return ofMission(asked, mission, table)
  if (leader && place) return asked === 'take-turn' ? `activate ${place} with ${leader}` : ofLeader(asked, leader)
  if (leader) return ofLeader(asked, leader)
  if (unit) return ofUnit(asked, unit.kind, unit.place, table)
  return place ? ofPlace(asked, place, table) : null
}

function sorted(things: readonly Thing[]): Pointed {
  let found: Pointed = {}
  for (const thing of things) {
    const [sort, first, second, third] = thing.split('/')
    if (!first) continue
    if (sort === 'unit' && second) found = { ...found, unit: { place: first, kind: second } }
    else if (sort === 'queue' && second && third) found = { ...found, queued: { space: second, kind: third } }
    else if (sort === 'die' && second) found = { ...found, die: { colour: first, face: second } }
    else if (sort && SIMPLE.has(sort)) found = { ...found, [sort]: first }
  }
  return found
}
const SIMPLE: ReadonlySet<string> = new Set(['leader', 'mission', 'action', 'objective', 'tactic', 'place'])
const KEEPS_OBJECTIVES: ReadonlySet<string> = new Set(['keep-on-top', 'keep-objective', 'order-objectives'])

const WITH_LEADERS: Readonly<Record<string, string>> = {
  'assign-leaders': 'assign',
  'choose-mission': 'join',
  'choose-target': 'against',
  oppose: 'send',
  'add-leader': 'add',
  'announce-leader': 'recruit',
  retreat: 'retreat with',
}
function ofLeader(asked: string, leader: LeaderId): string {
  return `${WITH_LEADERS[asked] ?? 'activate with'} ${leader}`
}

const WITH_MISSIONS: Readonly<Record<string, string>> = {
  'choose-mission': 'to',
  'discard-mission': 'discard',
  reassign: 'reassign to',
  'keep-project': 'keep',
}
function ofMission(asked: string, mission: MissionId, table: RebellionView): string | null {
  const inHand = table.missions.some((hand) => hand.includes(mission))
  if (asked === 'assign-leaders' && inHand) return null // it waits for a leader, nothing is wrong with it
  return `${WITH_MISSIONS[asked] ?? 'reveal'} ${mission}`
}

const ON_THE_QUEUE: Readonly<Record<string, readonly [string, string]>> = {
  'hasten-unit': ['advance', 'from'],
  'oversee-project': ['deploy', 'from'],
}
function ofQueue(asked: string, { kind, space }: { kind: UnitKind; space: string }): string {
  const [verb, word] = ON_THE_QUEUE[asked] ?? ['destroy', 'on']
  return `${verb} ${kind} ${word} ${space}`
}

const WITH_UNITS: Readonly<Record<string, string>> = {
  'assign-hit': 'hit',
  'deal-damage': 'hit',
  'strike-first': 'hit',
  'strike-second': 'hit',
  'block-damage': 'block',
  'block-at': 'block',
  'take-along': 'take',
  'name-target': 'against',
  'destroy-excess': 'destroy',
  'destroy-by-health': 'destroy',
  'choose-victim': 'destroy',
}
/** In a place where something else is asked for, a unit stands for its place. */
function ofUnit(asked: string, kind: UnitKind, place: PlaceId, table: RebellionView): string | null {
  if (asked === 'return-figures') return `destroy ${kind} at ${place}`
  const verb = WITH_UNITS[asked]
  if (verb) return `${verb} ${kind}`
  return asked in WITH_PLACES ? ofPlace(asked, place, table) : `move ${kind} from ${place}`
}

const WITH_PLACES: Readonly<Record<string, string>> = {
  'activate-where': 'at',
  'choose-base': 'at',
  'choose-outpost': 'at',
  'choose-place': 'at',
  'place-for-card': 'at',
  'move-garrison': 'at',
  'gain-in-region': 'in',
  'choose-haven': 'in',
  'name-systems': 'in',
  'choose-source': 'in',
  'deliver-to': 'in',
  'choose-refuge': 'to',
  'choose-site': 'new base at',
  'choose-mobilization': 'bring units from',
}
const PLACING: Readonly<Record<string, string>> = {
  'deploy-units': 'deploy',
  'place-imperial-units': 'place',
  'place-rebel-units': 'place',
}
function ofPlace(asked: string, place: PlaceId, table: RebellionView): string | null {
  if (asked === 'take-turn') return place === BASE_SPACE ? 'reveal base' : null // a leader comes first
  const placed = PLACING[asked]
  if (placed) return of(`${placed} {} at ${place}`, waiting(table))
  if (asked === 'build-units') return `build ${table.side === 'empire' ? 'stormtrooper' : 'rebel-trooper'} at ${place}`
  if (asked === 'move-units') return of(`move {} from ${place}`, somebodyAt(table, place))
  return `${WITH_PLACES[asked] ?? 'at'} ${place}`
}

function of(text: string, kind: UnitKind | undefined): string | null {
  return kind === undefined ? null : text.replace('{}', kind)
}

function waiting(table: RebellionView): UnitKind | undefined {
  return Object.keys(table.ready)[0]
}

function somebodyAt(table: RebellionView, place: PlaceId): UnitKind | undefined {
  return Object.keys(table.units[place] ?? {})[0]
}
