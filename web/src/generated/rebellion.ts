// Made by web/generate.py from the annotations in src/dejarik/games/rebellion. Change those, then `make types`.

import type { Outcome } from './wire'

export const SIDES = ['rebel', 'empire'] as const
export type Side = (typeof SIDES)[number]

export const ROLES = ['admiral', 'general'] as const
export type Role = (typeof ROLES)[number]

export type SystemId = string

export type PlaceId = string

export const LOYALTIES = ['neutral', 'rebel', 'imperial'] as const
export type Loyalty = (typeof LOYALTIES)[number]

export type UnitId = string

export const THEATRES = ['space', 'ground'] as const
export type Theatre = (typeof THEATRES)[number]

export type LeaderId = string

export type Spot = string

export const SKILLS = ['diplomacy', 'intel', 'spec_ops', 'logistics'] as const
export type Skill = (typeof SKILLS)[number]

export const RINGS = [
  'captured',
  'carbonite',
  'lure-of-the-dark-side',
  'master-yoda',
  'millennium-falcon',
  'r2-d2',
  'c-3po',
] as const
export type RingId = (typeof RINGS)[number]

export type MissionId = string

export type ActionId = string

export type ObjectiveId = string

export type TacticId = string

export type Seat = 'rebel' | 'empire' | 'imperial-admiral' | 'imperial-general' | 'rebel-admiral' | 'rebel-general'

export type Options = {
  readonly setup: 'full' | 'first-game'
  readonly initiative: 'printed' | 'alternating' | 'consecutive'
}

/** A procedure that is under way. */
export type Doing =
  | { readonly do: 'full-setup'; readonly step: number }
  | { readonly do: 'first-setup'; readonly step: number }
  | { readonly do: 'round'; readonly step: number }
  | { readonly do: 'assign-on'; readonly step: number; readonly side: Side; readonly role: Role | null }
  | {
      readonly do: 'assign-team'
      readonly step: number
      readonly side: Side
      readonly role: Role
      readonly before: number
      readonly first: boolean
    }
  | { readonly do: 'assignment-phase'; readonly step: number }
  | { readonly do: 'turn'; readonly step: number }
  | { readonly do: 'uncover'; readonly step: number }
  | { readonly do: 'reveal-mission'; readonly step: number; readonly leader: LeaderId }
  | { readonly do: 'command-phase'; readonly step: number }
  | {
      readonly do: 'activate'
      readonly step: number
      readonly side: Side
      readonly role: Role
      readonly leader: LeaderId
      readonly place: PlaceId
    }
  | { readonly do: 'combat-round'; readonly step: number }
  | { readonly do: 'battle-step'; readonly step: number; readonly theatre: Theatre }
  | { readonly do: 'combat'; readonly step: number; readonly system: SystemId; readonly active: Side }
  | { readonly do: 'combat-actions'; readonly step: number }
  | { readonly do: 'assign-hits'; readonly step: number }
  | { readonly do: 'blocks'; readonly step: number }
  | { readonly do: 'attack'; readonly step: number }
  | { readonly do: 'retreat-step'; readonly step: number; readonly side: Side }
  | { readonly do: 'use-plans'; readonly step: number; readonly card: ObjectiveId; readonly target: UnitId }
  | { readonly do: 'carry-out'; readonly step: number; readonly side: Side }
  | { readonly do: 'gain-uprising'; readonly step: number }
  | { readonly do: 'greater-good'; readonly step: number }
  | { readonly do: 'strike-team'; readonly step: number }
  | { readonly do: 'demolish-icons'; readonly step: number }
  | { readonly do: 'conquer'; readonly step: number }
  | { readonly do: 'collect-bounty'; readonly step: number }
  | { readonly do: 'superlaser'; readonly step: number }
  | { readonly do: 'mobilize'; readonly step: number }
  | { readonly do: 'rescue-one'; readonly step: number }
  | { readonly do: 'scout'; readonly step: number; readonly system: SystemId }
  | {
      readonly do: 'queue-by-icons'
      readonly step: number
      readonly side: Side
      readonly role: Role
      readonly system: SystemId
    }
  | { readonly do: 'refresh-phase'; readonly step: number }
  | { readonly do: 'recruit'; readonly step: number; readonly rebels: boolean; readonly empire: boolean }
  | { readonly do: 'free-only'; readonly step: number }
  | { readonly do: 'build'; readonly step: number }
  | { readonly do: 'deploy'; readonly step: number; readonly side: Side }
  | { readonly do: 'conclude'; readonly step: number; readonly active: Side }

/** A decision that waits for its answer. */
export type Asking =
  | { readonly ask: 'choose-base' }
  | { readonly ask: 'place-imperial-units' }
  | { readonly ask: 'choose-outpost' }
  | { readonly ask: 'place-rebel-units'; readonly place: PlaceId }
  | {
      readonly ask: 'assign-leaders'
      readonly side: Side
      readonly role: Role | null
      readonly pending: readonly (readonly [LeaderId, MissionId, LeaderId | null])[]
      readonly forbidden: readonly (readonly [LeaderId, MissionId])[]
    }
  | {
      readonly ask: 'choose-mission'
      readonly side: Side
      readonly role: Role | null
      readonly leader: LeaderId
      readonly pending: readonly (readonly [LeaderId, MissionId, LeaderId | null])[]
      readonly forbidden: readonly (readonly [LeaderId, MissionId])[]
    }
  | {
      readonly ask: 'review-assignments'
      readonly side: Side
      readonly pending: readonly (readonly [LeaderId, MissionId, LeaderId | null])[]
      readonly forbidden: readonly (readonly [LeaderId, MissionId])[]
      readonly again: boolean
    }
  | { readonly ask: 'take-turn' }
  | { readonly ask: 'activate-where'; readonly leader: LeaderId }
  | {
      readonly ask: 'move-units'
      readonly side: Side
      readonly role: Role
      readonly goal: PlaceId
      readonly origins: readonly PlaceId[]
      readonly kinds: readonly UnitId[]
      readonly limit: number
      readonly quotas: readonly number[]
      readonly transport: boolean
      readonly near: boolean
      readonly captives: boolean
      readonly load: readonly (readonly [PlaceId, UnitId, number])[]
      readonly taken: readonly LeaderId[]
    }
  | { readonly ask: 'add-leader'; readonly side: Side; readonly role: Role | null }
  | { readonly ask: 'combat-action' }
  | { readonly ask: 'assign-hit'; readonly colour: number; readonly face: number }
  | { readonly ask: 'block-damage' }
  | { readonly ask: 'deal-damage'; readonly times: number; readonly points: number }
  | { readonly ask: 'strike-first' }
  | { readonly ask: 'strike-second'; readonly struck: readonly [UnitId, number, number] }
  | { readonly ask: 'bombard' }
  | { readonly ask: 'concentrate-fire'; readonly chosen: readonly number[] }
  | { readonly ask: 'brilliant-strategy' }
  | { readonly ask: 'block-at'; readonly points: number; readonly enough: boolean }
  | { readonly ask: 'retreat'; readonly side: Side; readonly role: Role | null }
  | { readonly ask: 'choose-refuge'; readonly side: Side; readonly role: Role | null; readonly leader: LeaderId }
  | {
      readonly ask: 'take-along'
      readonly side: Side
      readonly role: Role | null
      readonly goal: SystemId
      readonly room: number
      readonly must: boolean
    }
  | { readonly ask: 'name-target'; readonly card: ObjectiveId }
  | { readonly ask: 'bring-balance' }
  | { readonly ask: 'play-objective'; readonly moment: string }
  | { readonly ask: 'choose-place'; readonly side: Side; readonly role: Role }
  | { readonly ask: 'choose-target'; readonly side: Side; readonly role: Role }
  | { readonly ask: 'oppose'; readonly side: Side; readonly role: Role | null }
  | { readonly ask: 'choose-support'; readonly role: Role }
  | { readonly ask: 'gain-by-shape'; readonly role: Role; readonly kinds: readonly UnitId[] }
  | { readonly ask: 'choose-apprentice'; readonly role: Role }
  | { readonly ask: 'reassign'; readonly role: Role }
  | {
      readonly ask: 'plant-cards'
      readonly side: Side
      readonly role: Role
      readonly taken: readonly SystemId[]
      readonly done: readonly (readonly [SystemId, boolean])[]
    }
  | { readonly ask: 'choose-covered'; readonly role: Role }
  | { readonly ask: 'demolish'; readonly role: Role; readonly kind: UnitId }
  | {
      readonly ask: 'hasten-unit'
      readonly role: Role
      readonly more: boolean
      readonly moved: readonly (readonly [UnitId, number])[]
    }
  | {
      readonly ask: 'gain-in-region'
      readonly role: Role
      readonly systems: readonly SystemId[]
      readonly count: number
    }
  | { readonly ask: 'choose-haven'; readonly leader: LeaderId }
  | { readonly ask: 'name-systems'; readonly side: Side; readonly named: readonly SystemId[] }
  | { readonly ask: 'choose-research'; readonly role: Role }
  | { readonly ask: 'keep-project'; readonly role: Role }
  | { readonly ask: 'choose-source'; readonly role: Role }
  | { readonly ask: 'deliver-to'; readonly role: Role }
  | { readonly ask: 'confiscate-objective'; readonly role: Role }
  | { readonly ask: 'oversee-project'; readonly role: Role }
  | { readonly ask: 'choose-first'; readonly role: Role }
  | { readonly ask: 'choose-mobilization'; readonly leaders: number; readonly role: Role }
  | { readonly ask: 'choose-site'; readonly role: Role; readonly count: number }
  | { readonly ask: 'choose-captive' }
  | { readonly ask: 'choose-company'; readonly going: readonly LeaderId[] }
  | { readonly ask: 'keep-on-top'; readonly role: Role }
  | { readonly ask: 'keep-objective'; readonly role: Role }
  | {
      readonly ask: 'order-objectives'
      readonly side: Side
      readonly role: Role
      readonly count: number
      readonly chosen: readonly ObjectiveId[]
    }
  | { readonly ask: 'use-action'; readonly side: Side; readonly role: Role; readonly moment: string }
  | {
      readonly ask: 'place-for-card'
      readonly side: Side
      readonly role: Role
      readonly card: ActionId
      readonly leader: LeaderId
    }
  | { readonly ask: 'move-garrison'; readonly system: SystemId }
  | { readonly ask: 'search-deck'; readonly side: Side; readonly role: Role; readonly leader: LeaderId }
  | { readonly ask: 'choose-tactics'; readonly role: Role }
  | { readonly ask: 'call-leader'; readonly role: Role }
  | { readonly ask: 'choose-victim'; readonly role: Role; readonly ships: boolean }
  | { readonly ask: 'go-undercover'; readonly role: Role; readonly card: ActionId }
  | {
      readonly ask: 'lay-dice'
      readonly role: Role
      readonly black: number
      readonly red: number
      readonly left: number
      readonly coloured: boolean
    }
  | { readonly ask: 'search-for-mission'; readonly role: Role }
  | { readonly ask: 'capture-rescuer'; readonly role: Role }
  | { readonly ask: 'blindside'; readonly holder: Role; readonly role: Role; readonly leader: LeaderId }
  | { readonly ask: 'give-ring'; readonly side: Side; readonly role: Role; readonly card: ActionId }
  | { readonly ask: 'reroll'; readonly role: Role }
  | { readonly ask: 'turn-to-blank'; readonly role: Role }
  | { readonly ask: 'succeed-instead'; readonly role: Role }
  | { readonly ask: 'fly-away'; readonly role: Role }
  | {
      readonly ask: 'free-figures'
      readonly side: Side
      readonly role: Role
      readonly unit: UnitId
      readonly place: PlaceId
      readonly count: number
    }
  | {
      readonly ask: 'queue-unit'
      readonly side: Side
      readonly role: Role
      readonly system: SystemId
      readonly icon: number
    }
  | {
      readonly ask: 'destroy-by-health'
      readonly side: Side
      readonly role: Role
      readonly place: PlaceId
      readonly health: number
      readonly first: UnitId
      readonly last: UnitId
    }
  | { readonly ask: 'destroy-queued'; readonly role: Role; readonly health: number }
  | { readonly ask: 'discard-mission'; readonly side: Side }
  | { readonly ask: 'keep-action'; readonly side: Side; readonly drawn: number }
  | { readonly ask: 'announce-leader'; readonly side: Side }
  | { readonly ask: 'return-figures'; readonly side: Side; readonly kinds: readonly UnitId[] }
  | { readonly ask: 'build-units'; readonly side: Side; readonly icons: readonly (readonly [PlaceId, number])[] }
  | { readonly ask: 'deploy-units'; readonly side: Side }
  | { readonly ask: 'destroy-excess'; readonly side: Side; readonly system: SystemId }

/** The innermost stands last. */
export type Frame = (Doing & { readonly ask?: never }) | (Asking & { readonly do?: never })

/** Units of a kind that wait. */
export type UnitsToPlace = {
  readonly unit: string
  readonly count: number // that can be placed in all
  readonly ground: boolean // they are ground units
  readonly picks: Readonly<Record<string, string>> // by place that is open to them: puts one there
}

/** A place that is open to some of them. */
export type OpenPlace = {
  readonly place: string
  readonly room: number | null // so many units fit; null: any number
  readonly bare: boolean // has to get a ground unit in the end, and has none
}

/** What can be put together in one go. Enough ground units have to be left for the bare places. */
export type PlaceForm = {
  readonly units: readonly UnitsToPlace[]
  readonly places: readonly OpenPlace[]
  readonly rest: string | null // the place of those that are not placed elsewhere
  readonly done: string | null // ends it before everything is placed; null: nothing does
}

/** A leader of the pool, and where this one can go. */
export type LeaderToAssign = {
  readonly leader: string
  readonly pick: string | null // takes the leader; null: that has been done
  readonly missions: Readonly<Record<string, string>> // by card of the hand: puts the leader there
  readonly partners: Readonly<Record<string, string>> // by leader who is on a card already: does the same
}

/** Everybody who can be assigned. */
export type AssignForm = {
  readonly leaders: readonly LeaderToAssign[]
}

/** What a client has to know to send a leader somewhere in one go. */
export type TurnForm = {
  readonly leaders: Readonly<Record<string, string>> // by leader who can activate: the first pick
  readonly places: Readonly<Record<string, string>> // by place: the second
}

/** Figures of a kind in a place that units can leave. */
export type FiguresThatMove = {
  readonly unit: string
  readonly loaded: number // by picks that have been made
  readonly left: number // that may still come
  readonly pick: string // takes one of them along
  readonly room: number // on ships: what one of them brings, or -1 if it takes a place
}

/** A captured leader there. */
export type CaptiveThatMoves = {
  readonly leader: string
  readonly taken: boolean
  readonly pick: string // takes the leader along
}

/** A place that units can leave. */
export type OriginOfMove = {
  readonly place: string
  readonly capacity: number // of the ships that have been picked
  readonly passengers: number // that have been picked
  readonly units: readonly FiguresThatMove[]
  readonly captives: readonly CaptiveThatMoves[]
}

/** What can be put together in one go: room on the ships of an origin must not run out. */
export type MoveForm = {
  readonly goal: string
  readonly limit: number | null // figures that may still come in all
  readonly origins: readonly OriginOfMove[]
  readonly done: string // ends it
}

/** A resource icon that has not been used yet. */
export type IconThatBuilds = {
  readonly place: string
  readonly number: number // of the icon there, from the left
  readonly colour: 'blue' | 'orange'
  readonly shape: 'triangle' | 'circle' | 'square'
  readonly space: number // of the build queue, for its units
  readonly picks: Readonly<Record<string, string>> // by kind of which figures are left: builds one
}

/** What can be put together in one go: a unit for each icon, as long as there are figures. */
export type BuildForm = {
  readonly icons: readonly IconThatBuilds[]
  readonly supply: Readonly<Record<string, number>> // figures that are left, by kind
  readonly done: string // ends it before everything is built
}

/** What comes with a decision in which several picks are put together. */
export type Forms = {
  readonly 'place-imperial-units': PlaceForm
  readonly 'place-rebel-units': PlaceForm
  readonly 'assign-leaders': AssignForm
  readonly 'choose-mission': AssignForm
  readonly 'take-turn': TurnForm
  readonly 'move-units': MoveForm
  readonly 'build-units': BuildForm
  readonly 'deploy-units': PlaceForm
}

/** A mission card on the table with its leaders. */
export type Assignment = {
  readonly side: Side
  readonly card: MissionId // or 'unknown'
  readonly leaders: readonly LeaderId[]
  readonly searched: boolean // everybody saw it come out of a deck
  readonly starting: boolean // everybody knows it for a starting mission
}

/** Probe cards that were mixed before the eyes of this side: where they lie, and those known to be among them. */
export type ProbeBag = {
  readonly deck: readonly number[]
  readonly hand: readonly number[]
  readonly location: boolean
  readonly cards: readonly SystemId[]
}

/** A mission that is being carried out. [REB-MISSION-REVEAL-1] */
export type Mission = {
  readonly card: MissionId
  readonly side: Side
  readonly role: Role // who revealed it, and decides [REB-TEAM-25]
  readonly place: PlaceId | null // null: the card names no place
  readonly leaders: readonly LeaderId[] // assigned to it
  readonly target: LeaderId | null // it is attempted against this leader
  readonly unopposed: boolean // no leader may be sent from the pool against it
  readonly sent: boolean // one was [REB-TEAM-26]
  readonly dice: readonly (readonly number[])[] // by side: how many dice show each face
  readonly rolled: boolean // it was opposed, and dice were rolled
  readonly failed: boolean
  readonly rescued: LeaderId | null // by this mission
  readonly fight: boolean // a combat follows when all steps are done
}

/** A combat that is being fought. [REB-COMBAT-START-3] */
export type Battle = {
  readonly system: SystemId
  readonly active: Side // goes first in everything
  readonly origins: readonly (readonly SystemId[])[] // by side: systems from which it moved units to start this combat
  readonly subjugated: boolean // the system was, when it began
  readonly had_units: readonly number[] // by side: 1 ships, 2 ground units at the start
  readonly leaders_seen: readonly LeaderId[] // who was in the system at some time during the combat
  readonly round: number // of the combat, not of the game [REB-ROUND-2]
  readonly theatre: Theatre // of the battle step in progress
  readonly attacker: Side
  readonly dice: readonly number[] // of the attack in progress: by colour and face, how many; four faces of black, then of red
  readonly wounds: readonly (readonly [UnitId, number, number])[] // each figure with damage: its markers, and damage of the attack in progress
  readonly switched: number // Target the Star Destroyers: black hits treated as red in the attack in progress
  readonly unblockable: readonly boolean[] // by side: its damage cannot be blocked any more in this battle step
  readonly cannot_retreat: readonly boolean[] // by side, in this combat
  readonly held: readonly boolean[] // by side, in this combat round
  readonly escapes: readonly boolean[] // by side: in this round it may retreat without transport
  readonly retreated: readonly boolean[] // by side
  readonly won: readonly number[] // by side: 1 the space battle, 2 the ground battle
  readonly lost: readonly number[] // by kind: figures destroyed in this combat
  readonly counted: readonly number[] // the same, when an objective could last be played for them
  readonly objective_played: boolean // one in each combat [REB-OBJ-5]
  readonly plans_tried: boolean // Death Star Plans, in this round [REB-DS-DESTROY-5]
  readonly fewer_dice: boolean // According to My Design
  readonly faceup: boolean // Good Intel: the Rebels' tactic cards are open
  readonly no_space_tactics: boolean // It's a Trap: for the Empire, in the first round
  readonly frail: boolean // Point-Blank Assault: one health less
  readonly red_hits: boolean // Target the Star Destroyers
  readonly guest: LeaderId | null // Ready for Action: goes back to the pool after the combat
}

/** All that a side may know. */
export type RebellionView = {
  readonly game: 'rebellion'
  readonly players: number
  readonly options: Options
  readonly seat: Seat | null // null: somebody who only watches
  readonly stack: readonly Frame[] // where we are in the rules: procedures under way, and on top what is asked
  readonly outcome: Outcome | null
  readonly side: Side | null // null: somebody who only watches
  readonly round: number // 0 in the setup
  readonly time: number
  readonly reputation: number
  readonly turn: number // in the Command Phase: a place in the order of turns
  readonly passed: readonly boolean[] // by the same places
  readonly units: Readonly<Record<PlaceId, Readonly<Record<UnitId, number>>>>
  readonly queues: readonly Readonly<Record<UnitId, number>>[] // by space, both sides
  readonly ready: Readonly<Record<UnitId, number>> // received and not placed yet, both sides
  readonly deployed: readonly number[] // by place, in this Refresh Phase
  readonly loyalty: readonly Loyalty[] // by system
  readonly subjugated: readonly SystemId[]
  readonly sabotaged: readonly SystemId[]
  readonly destroyed: readonly SystemId[]
  readonly leaders: readonly Spot[] // by leader
  readonly rings: readonly (LeaderId | null)[] // by ring
  readonly origins: readonly SystemId[] // of the move that is under way, or was the last
  readonly missions: readonly (readonly MissionId[])[] // or 'unknown'; hands, by side
  readonly mission_decks: readonly number[] // by side
  readonly mission_discards: readonly (readonly MissionId[])[] // by side
  readonly project_deck: readonly MissionId[] // or 'unknown'
  readonly project_discard: readonly MissionId[]
  readonly assigned: readonly Assignment[]
  readonly shown: readonly MissionId[] // starting missions revealed in this Command Phase
  readonly actions: readonly (readonly ActionId[])[] // or 'unknown' | 'unknown-starting'; by side and role: 2 * side + role
  readonly announced: readonly (readonly (LeaderId | null)[])[] // of these: who was recruited with it
  readonly action_decks: readonly (readonly ActionId[])[] // or 'unknown'; by side
  readonly actions_used: readonly ActionId[]
  readonly objectives: readonly ObjectiveId[] // or 'unknown'; the Rebels' hand
  readonly objective_stages: readonly number[] // of that hand, sorted
  readonly objectives_known: readonly ObjectiveId[] // of that hand, known to the Empire
  readonly objective_deck: readonly ObjectiveId[] // or 'unknown'
  readonly objective_deck_stages: readonly number[]
  readonly objectives_scored: readonly ObjectiveId[]
  readonly probes: readonly SystemId[] // or 'unknown'; the Empire's hand, in the order in which the cards came
  readonly probe_deck: readonly SystemId[] // or 'unknown'
  readonly probe_boxed: readonly SystemId[]
  readonly probe_bags: readonly ProbeBag[]
  readonly probed: readonly SystemId[] // for the Empire: ruled out by a card that it held when the base was chosen
  readonly location: SystemId | null // or 'unknown'; of the base; null: not chosen yet
  readonly exposed: boolean // the base is revealed
  readonly uncovered: boolean // it has just been revealed
  readonly clues: readonly SystemId[] // where a hidden base can be, by what everybody has seen
  readonly possible: readonly SystemId[] // where it can be, by what the Empire knows; for others the same as `clues`
  readonly tactics: readonly (readonly TacticId[])[] // or 'unknown-space' | 'unknown-ground'; hands, by side
  readonly tactic_decks: readonly number[] // by theatre
  readonly tactic_discards: readonly (readonly TacticId[])[] // by theatre
  readonly rapid: readonly (readonly [number, Role])[] // Rapid Mobilizations that wait: leaders, and who decides
  readonly detained: readonly LeaderId[]
  readonly misdirected: readonly LeaderId[]
  readonly barred: readonly SystemId[]
  readonly loose: readonly LeaderId[]
  readonly inspired: readonly LeaderId[]
  readonly yoda_used: boolean
  readonly leaving: readonly LeaderId[]
  readonly mission: Mission | null
  readonly battle: Battle | null
  readonly laid: readonly (readonly [number, number])[] // colour and face of dice that will not be rolled
}
