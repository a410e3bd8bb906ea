// What can be done with dice, and who fights whom.

import type { Ask, Option } from '../../../client/types'
import { type DieFace, faceIn } from '../drawings/dice'
import { type Fight, type OuterRimView, type Player, playerNumber } from '../view'

/** The option that is about a die with this face. */
export function optionFor(ask: Ask | null, face: DieFace): Option | null {
  const about = /^outer_rim-option-(reroll|resolve)-die$/
  return ask?.options.find(({ label }) => about.test(label.key) && faceIn(label.params?.['face']) === face) ?? null
}

export const SIDES = [0, 1] as const
export type SideNumber = (typeof SIDES)[number]

export interface Fighter {
  readonly player: Player | null // null: an enemy that is no player
  /** The dice of an enemy; null: it cannot be beaten. */
  readonly dice: number | null
  readonly damage: number
  readonly prevented: number
  readonly shown: readonly number[]
  readonly added: readonly number[]
  readonly rolling: boolean
  readonly won: boolean | null
}

/** A side of a combat. */
export function fighter(table: OuterRimView, fight: Fight, side: SideNumber): Fighter {
  const named = side === 0 ? fight.attacker : fight.defender
  const player = named === null ? null : playerNumber(named)
  return {
    player,
    dice: diceOfSide(table, fight, side, player),
    damage: fight.damage[side] ?? 0,
    prevented: fight.prevented[side] ?? 0,
    shown: fight.shown[side] ?? [],
    added: fight.added[side] ?? [],
    rolling: fight.rolling === side,
    won: fight.winner < 0 ? null : fight.winner === side,
  }
}

function diceOfSide(table: OuterRimView, fight: Fight, side: SideNumber, player: Player | null): number | null {
  const change = fight.change[side] ?? 0
  const values = player === null ? undefined : table.values[player]
  if (values) return Math.max(0, (fight.ship ? values.ship_combat : values.ground_combat) + change)
  return fight.strength < 0 ? null : Math.max(0, fight.strength + change)
}

/** What is left of health or hull, and of how much. */
export function standing(table: OuterRimView, player: Player, ship: boolean): { left: number; all: number } {
  const values = table.values[player]
  const all = (ship ? values?.hull : values?.health) ?? 0
  const gone = (ship ? table.hull_damage[player] : table.wounds[player]) ?? 0
  return { left: Math.max(0, all - gone), all }
}
