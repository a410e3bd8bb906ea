// Made by web/generate.py from the annotations in src/dejarik/games/uprising. Change those, then `make types`.

import type { Outcome } from './wire'

export const TYPES = ['propaganda', 'riot', 'sabotage', 'supplies'] as const
export type TypeId = (typeof TYPES)[number]

export type CardId = string

export const DISTRICTS = [
  'ministry-of-plenty',
  'ministry-of-peace',
  'capitol',
  'police-headquarters',
  'ministry-of-truth',
] as const
export type DistrictId = (typeof DISTRICTS)[number]

export const ZONES = [
  'ministry-of-plenty',
  'ministry-of-peace',
  'capitol',
  'police-headquarters',
  'ministry-of-truth',
  'pool',
  'eliminated',
] as const
export type ZoneId = (typeof ZONES)[number]

export const TOKENS = ['surveillance', 'eliminate', 'disorient', 'cordon'] as const
export type TokenId = (typeof TOKENS)[number]

export type MissionId = string

export type Seat = 'resistance' | 'empire'

export type Options = {
  readonly capitol: boolean
  readonly missions: readonly string[]
}

/** A procedure that is under way. */
export type Doing =
  { readonly do: 'round'; readonly step: number } | { readonly do: 'decisive-operation'; readonly step: number }

/** A decision that waits for its answer. */
export type Asking =
  | { readonly ask: 'choose-pair' }
  | { readonly ask: 'play-open' }
  | { readonly ask: 'play-closed' }
  | { readonly ask: 'use-token'; readonly actions: number }
  | { readonly ask: 'assign-card' }
  | { readonly ask: 'declare' }

/** The innermost stands last. */
export type Frame = (Doing & { readonly ask?: never }) | (Asking & { readonly do?: never })

/** A captured district, and the mission that was shown for it. */
export type Captured = {
  readonly district: DistrictId
  readonly mission: MissionId
}

/** A card that has been played. Round and place name it for everybody, whatever its face. [UPR-RUL-4, UPR-RUL-40] */
export type Played = {
  readonly round: number
  readonly place: number
  readonly card: CardId // or 'unknown'
  readonly open: boolean
  readonly zone: ZoneId
  readonly by_empire: boolean // sent to its district by Disorient
}

/** All that a seat may know. */
export type UprisingView = {
  readonly game: 'uprising'
  readonly players: number
  readonly options: Options
  readonly seat: Seat | null // null: somebody who only watches
  readonly stack: readonly Frame[] // where we are in the rules: procedures under way, and on top what is asked
  readonly outcome: Outcome | null
  readonly round: number
  readonly rounds: number
  readonly missions: readonly MissionId[]
  readonly row: readonly DistrictId[] // not yet captured, left to right
  readonly captured: readonly Captured[] // in the order of their capture
  readonly pair: readonly [DistrictId, DistrictId] | null // under the escalation marker
  readonly cordon: DistrictId | null
  readonly tokens: readonly TokenId[] // face up
  readonly hand: readonly CardId[] // or 'unknown'
  readonly deck: number
  readonly plan: readonly CardId[] | 'unknown' // picked for this round, the open card first
  readonly cards: readonly Played[]
}
