// A combat as it is drawn: who stands where with how much damage, where we are in it, what is about to be assigned.

import type { Thing } from '../../contract'
import {
  DIE_COLOURS,
  DIE_FACES,
  captured,
  figuresOf,
  leadersAt,
  sideNumber,
  sideOfPrinted,
  unitThing,
  type Battle,
  type Doing,
  type Frame,
  type DieColour,
  type DieFace,
  type LeaderId,
  type Printed,
  type RebellionView,
  type Side,
  type SystemId,
  type Theatre,
  type UnitKind,
} from '../view'

/** Figures that are alike: their kind, damage markers, and damage of the attack in progress. */
export interface Rank {
  readonly kind: UnitKind
  readonly markers: number
  readonly fresh: number
  readonly count: number
  readonly health: number // 0: nothing destroys it
  readonly colour: DieColour | null
  readonly fate: Fate
}
export type Fate =
  | 'dead' // has as much damage as health, and is taken away at the end of the step
  | 'dying' // would have, if nothing of this attack is blocked
  | 'standing'

/** The options about one of several figures of a kind name it by its damage. */
export function figureThing(
  system: SystemId,
  { kind, markers, fresh }: Pick<Rank, 'kind' | 'markers' | 'fresh'>,
): Thing {
  return `${unitThing(system, kind)}/${markers}+${fresh}`
}

/** A side's figures of a theatre, unhurt ones first. */
export function ranks(
  table: RebellionView,
  facts: Printed,
  battle: Battle,
  side: Side,
  theatre: Theatre,
): readonly Rank[] {
  return figuresOf(facts, table.units[battle.system], side, theatre).flatMap(({ kind, count }) => {
    const { health } = facts.unit(kind)
    // Point-Blank Assault makes all of them weaker. [REB-CARD-POINT-BLANK-ASSAULT]
    const points = health ? (battle.frail ? Math.max(1, health.value - 1) : health.value) : 0
    const rank = (markers: number, fresh: number, many: number): Rank => ({
      kind,
      markers,
      fresh,
      count: many,
      health: points,
      colour: health?.colour ?? null,
      fate: points > 0 && markers >= points ? 'dead' : points > 0 && markers + fresh >= points ? 'dying' : 'standing',
    })
    const hurt = battle.wounds.filter(([wounded]) => wounded === kind)
    const alike = new Map<string, Rank>()
    for (const [, markers, fresh] of hurt) {
      const key = `${markers}+${fresh}`
      alike.set(key, rank(markers, fresh, (alike.get(key)?.count ?? 0) + 1))
    }
    const unhurt = count - hurt.length
    return [...(unhurt > 0 ? [rank(0, 0, unhurt)] : []), ...alike.values()]
  })
}

/** Whom a side has lost so far, in printed order. */
export function fallen(facts: Printed, battle: Battle, side: Side): readonly { kind: UnitKind; count: number }[] {
  return facts.units
    .map((unit, at) => ({ kind: unit.id, count: battle.lost[at] ?? 0, side: sideOfPrinted(unit.side) }))
    .filter((each) => each.count > 0 && each.side === side)
}

/** Who can lead there, and how many tactic cards that is worth in each theatre: the best counts. [REB-COMBAT-TACTIC-2] */
export function command(
  table: RebellionView,
  facts: Printed,
  battle: Battle,
  side: Side,
): { readonly leaders: readonly LeaderId[]; readonly space: number; readonly ground: number } {
  const leaders = leadersAt(table, facts, battle.system, side)
  const values = leaders
    .filter((leader) => !captured(table, facts, leader))
    .flatMap((leader) => facts.leader(leader).tactics ?? [])
  return {
    leaders,
    space: Math.max(0, ...values.map((value) => value.space)),
    ground: Math.max(0, ...values.map((value) => value.ground)),
  }
}

// Where we are

export const STAGES = ['leaders', 'cards', 'space', 'ground', 'retreat'] as const
export type Stage = (typeof STAGES)[number]
export const ATTACK_STEPS = ['roll', 'actions', 'damage', 'block'] as const
export type AttackStep = (typeof ATTACK_STEPS)[number]

/** By the procedures on the stack: those of combat.py and attack.py, whose steps count from 1. */
export function stage(table: RebellionView): Stage | null {
  const battle = doing(table, 'battle-step')
  if (battle) return battle.theatre
  if (doing(table, 'retreat-step')) return 'retreat'
  const combat = doing(table, 'combat')
  if (!combat || doing(table, 'combat-round')) return null
  return combat.step <= 5 ? 'leaders' : combat.step === 6 ? 'cards' : null
}

function doing<Name extends Doing['do']>(table: RebellionView, name: Name) {
  return table.stack.findLast((each): each is Frame & { readonly do: Name } => each.do === name)
}

const STEP_OF_ATTACK: Readonly<Record<number, AttackStep>> = {
  1: 'roll',
  2: 'roll',
  3: 'roll',
  4: 'actions',
  5: 'damage',
  6: 'block',
}

export function attackStep(table: RebellionView): AttackStep | null {
  const attack = doing(table, 'attack')
  return attack ? (STEP_OF_ATTACK[attack.step] ?? null) : null
}

/** The die that is being assigned. */
export function dieInHand(table: RebellionView): { readonly colour: DieColour; readonly face: DieFace } | null {
  const top = table.stack.at(-1)
  if (top?.ask !== 'assign-hit') return null
  const colour = DIE_COLOURS[top.colour]
  const face = DIE_FACES[top.face]
  return colour && face ? { colour, face } : null
}

/** Who won the battle of a theatre; null: it was not fought, or is not decided. */
export function winner(battle: Battle, theatre: Theatre): Side | null {
  const bit = theatre === 'space' ? 1 : 2
  return (['rebel', 'empire'] as const).find((side) => (battle.won[sideNumber(side)] ?? 0) & bit) ?? null
}

/** What lasts in this combat and was put there by a card: the message of its name. */
export function effects(battle: Battle, side: Side): readonly string[] {
  const of = (flags: readonly boolean[]) => flags[sideNumber(side)] ?? false
  const all: readonly (readonly [boolean, string])[] = [
    [side === 'rebel' && battle.fewer_dice, 'rebellion-action-according-to-my-design'],
    [side === 'rebel' && battle.faceup, 'rebellion-action-good-intel'],
    [side === 'empire' && battle.no_space_tactics, 'rebellion-action-its-a-trap'],
    [battle.frail, 'rebellion-action-point-blank-assault'],
    [side === 'rebel' && battle.red_hits, 'rebellion-action-target-the-star-destroyers'],
    [of(battle.unblockable), 'rebellion-web-battle-unblockable'],
    [of(battle.cannot_retreat), 'rebellion-web-battle-cannot-retreat'],
    [of(battle.held), 'rebellion-web-battle-held'],
    [of(battle.escapes), 'rebellion-web-battle-escapes'],
    [of(battle.retreated), 'rebellion-web-battle-retreated'],
  ]
  return all.flatMap(([lasts, key]) => (lasts ? [key] : []))
}
