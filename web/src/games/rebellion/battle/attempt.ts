// A mission that is being carried out, or was a moment ago: from the view while it lasts, from what was heard afterwards.

import type { Param } from '../../../client/types'
import {
  captured,
  leadersAt,
  opponent,
  sideNumber,
  type LeaderId,
  type MissionId,
  type PlaceId,
  type Printed,
  type RebellionView,
  type Side,
} from '../view'
import { ending, missionRoll, sideIn, within, type Story } from './telling'

export interface Attempt {
  readonly card: MissionId
  readonly side: Side
  readonly place: PlaceId | null
  readonly target: LeaderId | null
  readonly leaders: readonly LeaderId[] // assigned to it
  readonly opposing: readonly LeaderId[]
  readonly dice: Readonly<Record<Side, readonly number[] | null>> // by face; null: not rolled
  /** Successes of who attempts it, and of who opposes it, all told; null: not compared yet. */
  readonly compared: { readonly ours: number; readonly theirs: number } | null
  readonly outcome: 'succeeded' | 'failed' | null
}

const idIn = (param: Param | undefined, prefix: string): string | null =>
  typeof param === 'object' && 'key' in param && param.key.startsWith(prefix) ? param.key.slice(prefix.length) : null

/** null: no mission was revealed in this round. */
export function attempt(table: RebellionView, facts: Printed, tale: Story | null): Attempt | null {
  const told = tale?.what === 'mission' ? within(tale) : []
  const said = (key: string) =>
    told.findLast(({ event }) => event.key === `rebellion-event-mission-${key}`)?.event.params
  const revealed = said('revealed')
  const mission = table.mission
  const card = mission?.card ?? idIn(revealed?.['mission'], 'rebellion-mission-')
  const side = mission?.side ?? sideIn(revealed?.['side'])
  if (card === null || side === null) return null
  const against = said('against')
  const place = mission?.place ?? idIn((against ?? said('at'))?.['place'], 'rebellion-place-')
  const leaders =
    mission?.leaders ?? [revealed?.['leaders'] ?? []].flat().flatMap((each) => idIn(each, 'rebellion-leader-') ?? [])
  const target = mission?.target ?? idIn(against?.['leader'], 'rebellion-leader-')
  const compared = said('compared')
  const end = tale?.what === 'mission' ? ending(tale) : null
  const rolled = (of: Side) => (mission?.rolled ? (mission.dice[sideNumber(of)] ?? null) : missionRoll(told, of))
  return {
    card,
    side,
    place,
    target,
    leaders,
    opposing:
      place === null
        ? []
        : leadersAt(table, facts, place, opponent(side)).filter(
            (who) => who === target || !captured(table, facts, who),
          ),
    dice: { rebel: rolled('rebel'), empire: rolled('empire') },
    compared: compared ? { ours: Number(compared['ours']), theirs: Number(compared['theirs']) } : null,
    outcome: end ? (end.event.key.endsWith('succeeded') ? 'succeeded' : 'failed') : null,
  }
}
