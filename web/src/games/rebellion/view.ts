// What this game's views and printed facts look like, and what can be read off them. Nothing here says what is allowed.

import type { Json, Outcome, View } from '../../client/types'
import type { Thing } from '../contract'

export type Side = 'rebel' | 'empire'
export type Role = 'admiral' | 'general'
export type Theatre = 'space' | 'ground'
export type Loyalty = 'neutral' | 'rebel' | 'imperial'
export type Skill = 'diplomacy' | 'intel' | 'spec_ops' | 'logistics'
export type DieColour = 'black' | 'red'
export type DieFace = 'hit' | 'direct-hit' | 'special' | 'blank'
export type SystemId = string
export type PlaceId = string // a system or `rebel-base`
export type UnitKind = string
export type LeaderId = string
export type RingId = string
export type MissionId = string // a mission or project
export type ActionId = string
export type ObjectiveId = string
export type TacticId = string
export type SeatName = string

export const SIDES: readonly Side[] = ['rebel', 'empire'] // lists by side are in this order
export const ROLES: readonly Role[] = ['admiral', 'general']
export const THEATRES: readonly Theatre[] = ['space', 'ground']
export const SKILLS: readonly Skill[] = ['diplomacy', 'intel', 'spec_ops', 'logistics']
export const DIE_COLOURS: readonly DieColour[] = ['black', 'red']
export const DIE_FACES: readonly DieFace[] = ['hit', 'direct-hit', 'special', 'blank'] // dice are counted in this order
export const QUEUE_SPACES: readonly number[] = [1, 2, 3]
export const BASE_SPACE: PlaceId = 'rebel-base'
export const UNKNOWN = 'unknown'
export const UNKNOWN_STARTING = 'unknown-starting' // an action card without the recruit icon on its back

/** How many figures of each kind; kinds of which there is none are left out. */
export type Figures = Readonly<Record<UnitKind, number>>

/** src/dejarik/games/rebellion/knowledge/view.py. Lists `by side` hold the Rebels first; piles have their top card last. */
export interface RebellionView {
  readonly game: string
  readonly players: number
  readonly options: { readonly setup: string; readonly initiative: string }
  readonly seat: SeatName | null
  readonly side: Side | null // null: somebody who only watches
  readonly stack: readonly Frame[]

  readonly round: number // 0 in the setup
  readonly time: number
  readonly reputation: number
  readonly turn: number // in the Command Phase: a place in the order of turns
  readonly passed: readonly boolean[] // by the same places

  readonly units: Readonly<Record<PlaceId, Figures>>
  readonly queues: readonly Figures[] // by space, both sides
  readonly ready: Figures // received and not placed yet, both sides
  readonly deployed: readonly number[] // by place, in this Refresh Phase
  readonly loyalty: readonly Loyalty[] // by system
  readonly subjugated: readonly SystemId[]
  readonly sabotaged: readonly SystemId[]
  readonly destroyed: readonly SystemId[]
  readonly leaders: readonly Spot[] // by leader
  readonly rings: readonly (LeaderId | null)[] // by ring
  readonly origins: readonly SystemId[] // of the move that is under way, or was the last

  readonly missions: readonly (readonly MissionId[])[] // hands, by side
  readonly mission_decks: readonly number[] // by side
  readonly mission_discards: readonly (readonly MissionId[])[] // by side
  readonly project_deck: readonly MissionId[]
  readonly project_discard: readonly MissionId[]
  readonly assigned: readonly Assignment[]
  readonly shown: readonly MissionId[]

  readonly actions: readonly (readonly ActionId[])[] // by side and role: 2 * side + role
  readonly announced: readonly (readonly (LeaderId | null)[])[] // of these: who was recruited with it
  readonly action_decks: readonly (readonly ActionId[])[] // by side
  readonly actions_used: readonly ActionId[]

  readonly objectives: readonly ObjectiveId[] // the Rebels' hand
  readonly objective_stages: readonly number[] // of that hand, sorted
  readonly objectives_known: readonly ObjectiveId[] // of that hand, known to the Empire
  readonly objective_deck: readonly ObjectiveId[]
  readonly objective_deck_stages: readonly number[]
  readonly objectives_scored: readonly ObjectiveId[]

  readonly probes: readonly SystemId[] // the Empire's hand, in the order in which the cards came
  readonly probe_deck: readonly SystemId[]
  readonly probe_boxed: readonly SystemId[]
  readonly probe_bags: readonly ProbeBag[]
  readonly probed: readonly SystemId[] // for the Empire: ruled out by a card that it held when the base was chosen
  readonly location: SystemId | null // of the base; null: not chosen yet
  readonly exposed: boolean // the base is revealed
  readonly uncovered: boolean
  readonly clues: readonly SystemId[] // where a hidden base can be, by what everybody has seen
  readonly possible: readonly SystemId[] // where it can be, by what the Empire knows; for others the same as `clues`

  readonly tactics: readonly (readonly TacticId[])[] // hands, by side; `unknown-space`, `unknown-ground` face down
  readonly tactic_decks: readonly number[] // by theatre
  readonly tactic_discards: readonly (readonly TacticId[])[] // by theatre

  readonly rapid: readonly (readonly [number, Role])[]
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
  readonly outcome: Outcome | null
}

/** Where a leader is: a place of the board, or beside it. */
export type Spot = PlaceId // or `pool`, `mission`, `beside-the-board`, `box`

/** A step of a procedure, or a question; the innermost is last. */
export interface Frame {
  readonly ask?: string
  readonly do?: string
  readonly step?: number
  readonly side?: Side
  readonly role?: Role | null
  readonly [field: string]: Json | undefined
}

/** A mission card on the table with its leaders. */
export interface Assignment {
  readonly side: Side
  readonly card: MissionId // `unknown` for the other side
  readonly leaders: readonly LeaderId[]
  readonly searched: boolean // everybody saw it come out of a deck
  readonly starting: boolean // everybody knows it for a starting mission
}

/** A mission that is being carried out. */
export interface Mission {
  readonly card: MissionId
  readonly side: Side
  readonly role: Role
  readonly place: PlaceId | null // null: the card names no place
  readonly leaders: readonly LeaderId[]
  readonly target: LeaderId | null
  readonly unopposed: boolean
  readonly sent: boolean
  readonly dice: readonly (readonly number[])[] // by side: how many show each face
  readonly rolled: boolean
  readonly failed: boolean
  readonly rescued: LeaderId | null
  readonly fight: boolean
}

/** A combat that is being fought. */
export interface Battle {
  readonly system: SystemId
  readonly active: Side
  readonly origins: readonly (readonly SystemId[])[] // by side
  readonly subjugated: boolean
  readonly had_units: readonly number[] // by side: 1 ships, 2 ground units, 3 both
  readonly leaders_seen: readonly LeaderId[]
  readonly round: number // 0: not begun
  readonly theatre: Theatre
  readonly attacker: Side
  readonly dice: readonly number[] // four faces of black, then of red
  readonly wounds: readonly (readonly [UnitKind, number, number])[] // markers, and damage of the attack in progress
  readonly switched: number
  readonly unblockable: readonly boolean[] // by side, as the next four
  readonly cannot_retreat: readonly boolean[]
  readonly held: readonly boolean[]
  readonly escapes: readonly boolean[]
  readonly retreated: readonly boolean[]
  readonly won: readonly number[] // by side: 1 the space battle, 2 the ground battle, 3 both
  readonly lost: readonly number[] // by kind
  readonly counted: readonly number[] // by kind
  readonly objective_played: boolean
  readonly plans_tried: boolean
  readonly fewer_dice: boolean
  readonly faceup: boolean
  readonly no_space_tactics: boolean
  readonly frail: boolean
  readonly red_hits: boolean
  readonly guest: LeaderId | null
}

/** Probe cards that were mixed before the eyes of this side: where they lie, and those known to be among them. */
export interface ProbeBag {
  readonly deck: readonly number[]
  readonly hand: readonly number[]
  readonly location: boolean
  readonly cards: readonly SystemId[]
}

export function seen(view: View): RebellionView {
  return view as unknown as RebellionView
}

// What is printed: content/*.yaml

type PrintedSide = 'rebel' | 'imperial'

interface Sourced {
  readonly id: string
  readonly source: readonly string[]
  readonly doubt?: string
}
export interface ResourceIcon {
  readonly colour: 'blue' | 'orange'
  readonly shape: 'triangle' | 'circle' | 'square'
}
export interface PrintedSystem extends Sourced {
  readonly region: number
  readonly kind: 'populous' | 'remote'
  readonly build_slot: number | null
  readonly resources: readonly ResourceIcon[]
  readonly position: { readonly x: number; readonly y: number }
  readonly probe_card: boolean
  readonly setup_icon: PrintedSide | 'none'
}
export interface PrintedUnit extends Sourced {
  readonly side: PrintedSide
  readonly theatre: Theatre
  readonly class: 'fighter' | 'capital_ship' | 'space_station' | 'ground' | 'structure'
  readonly attack: { readonly black: number; readonly red: number }
  readonly health: { readonly value: number; readonly colour: DieColour } | null
  readonly capacity: number
  readonly needs_transport: boolean
  readonly immobile: boolean
  readonly built_by: ResourceIcon | { readonly project: MissionId }
  readonly count: number
}
export interface PrintedLeader extends Sourced {
  readonly side: PrintedSide
  readonly start: 'starting' | 'recruit' | 'special'
  readonly skills: Readonly<Record<Skill, number>>
  readonly tactics: { readonly space: number; readonly ground: number } | null
  readonly team: { readonly role: Role; readonly colour: 'blue' | 'orange' }
  readonly action_cards: readonly ActionId[]
  readonly portrait_mission?: MissionId
}
export interface PrintedMission extends Sourced {
  readonly side: PrintedSide
  readonly group: 'starting' | 'deck' | 'project'
  readonly copies: number
  readonly skill: Skill
  readonly cost: number
  readonly mode: 'attempt' | 'resolve'
  readonly target: { readonly type: string; readonly system?: SystemId; readonly requires?: readonly string[] }
  readonly portrait: LeaderId | null
}
export interface PrintedAction extends Sourced {
  readonly side: PrintedSide
  readonly group: 'starting' | 'recruit'
  readonly leaders: readonly LeaderId[]
  readonly timing: 'assignment' | 'start_of_combat' | 'immediate' | 'special'
}
export interface PrintedObjective extends Sourced {
  readonly stage: 1 | 2 | 3
  readonly reputation: number | 'variable'
  readonly timing: 'combat' | 'start_of_refresh'
}
export interface PrintedTactic extends Sourced {
  readonly deck: Theatre
  readonly copies: number
  readonly cost: 'special_die' | 'none'
  readonly when: 'attack' | 'block'
}
export interface PrintedRing extends Sourced {
  readonly side: PrintedSide
}
interface Area {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

interface Content {
  readonly systems: {
    readonly systems: readonly PrintedSystem[]
    readonly regions: readonly { readonly id: number; readonly systems: readonly SystemId[] }[]
    readonly adjacency: Readonly<Record<SystemId, readonly SystemId[]>>
    readonly impassable_borders: readonly { readonly between: readonly [SystemId, SystemId] }[]
    readonly rebel_base_space: { readonly build_slot: number; readonly resources: readonly ResourceIcon[] }
    readonly board_areas: readonly Area[]
  }
  readonly units: {
    readonly units: readonly PrintedUnit[]
    readonly icon_table: readonly (ResourceIcon & Readonly<Record<PrintedSide, readonly UnitKind[]>>)[]
  }
  readonly leaders: { readonly leaders: readonly PrintedLeader[] }
  readonly missions: { readonly missions: readonly PrintedMission[] }
  readonly actions: { readonly actions: readonly PrintedAction[] }
  readonly objectives: { readonly objectives: readonly PrintedObjective[] }
  readonly tactics: { readonly tactics: readonly PrintedTactic[] }
  readonly misc: {
    readonly rings: readonly PrintedRing[]
    readonly time_track: {
      readonly spaces: number
      readonly recruit_icon: readonly number[]
      readonly build_icon: readonly number[]
    }
    readonly hand_and_deck_limits: {
      readonly mission_hand: number
      readonly leaders_per_mission: number
      readonly units_deployed_per_system_and_refresh: number
    }
  }
}

/** The printed facts, each list in its printed order and each thing by its id. */
export class Printed {
  readonly systems: readonly PrintedSystem[]
  readonly units: readonly PrintedUnit[]
  readonly leaders: readonly PrintedLeader[]
  readonly missions: readonly PrintedMission[]
  readonly actions: readonly PrintedAction[]
  readonly objectives: readonly PrintedObjective[]
  readonly tactics: readonly PrintedTactic[]
  readonly rings: readonly PrintedRing[]
  readonly content: Content
  readonly system: (id: SystemId) => PrintedSystem
  readonly unit: (id: UnitKind) => PrintedUnit
  readonly leader: (id: LeaderId) => PrintedLeader
  readonly mission: (id: MissionId) => PrintedMission
  readonly action: (id: ActionId) => PrintedAction
  readonly objective: (id: ObjectiveId) => PrintedObjective
  readonly tactic: (id: TacticId) => PrintedTactic
  readonly ring: (id: RingId) => PrintedRing

  constructor(content: Content) {
    this.content = content
    this.systems = content.systems.systems
    this.units = content.units.units
    this.leaders = content.leaders.leaders
    this.missions = content.missions.missions
    this.actions = content.actions.actions
    this.objectives = content.objectives.objectives
    this.tactics = content.tactics.tactics
    this.rings = content.misc.rings
    this.system = byId('system', this.systems)
    this.unit = byId('unit', this.units)
    this.leader = byId('leader', this.leaders)
    this.mission = byId('mission', this.missions)
    this.action = byId('action', this.actions)
    this.objective = byId('objective', this.objectives)
    this.tactic = byId('tactic', this.tactics)
    this.ring = byId('ring', this.rings)
  }
}

function byId<T extends { readonly id: string }>(sort: string, things: readonly T[]): (id: string) => T {
  const found = new Map(things.map((thing) => [thing.id, thing]))
  return (id) => {
    const thing = found.get(id)
    if (!thing) throw new Error(`no ${sort} ${id}`)
    return thing
  }
}

const READ = new WeakMap<object, Printed>()

/** The printed facts of a table's content; reading the same content again costs nothing. */
export function printed(content: Json): Printed {
  const whole = content as unknown as Content
  let facts = READ.get(whole)
  if (!facts) READ.set(whole, (facts = new Printed(whole)))
  return facts
}

// Things on the board, by the names that options use

export const placeThing = (place: PlaceId): Thing => `place/${place}`
export const unitThing = (place: PlaceId, kind: UnitKind): Thing => `unit/${place}/${kind}`
export const leaderThing = (leader: LeaderId): Thing => `leader/${leader}`
export const missionThing = (card: MissionId): Thing => `mission/${card}`
export const actionThing = (card: ActionId): Thing => `action/${card}`
export const objectiveThing = (card: ObjectiveId): Thing => `objective/${card}`
export const tacticThing = (card: TacticId): Thing => `tactic/${card}`
export const probeThing = (system: SystemId): Thing => `probe/${system}`
export const dieThing = (colour: DieColour, face: DieFace): Thing => `die/${colour}/${face}`
export const deckThing = (theatre: Theatre): Thing => `deck/${theatre}`
export const queueThing = (side: Side, space: number, kind?: UnitKind): Thing =>
  kind === undefined ? `queue/${side}/${space}` : `queue/${side}/${space}/${kind}`

// Sides and roles

/** The number of a side in lists by side. */
export function sideNumber(side: Side): number {
  return SIDES.indexOf(side)
}

export function opponent(side: Side): Side {
  return side === 'rebel' ? 'empire' : 'rebel'
}

/** A side as the view names it, from what is printed. */
export function sideOfPrinted(side: PrintedSide): Side {
  return side === 'rebel' ? 'rebel' : 'empire'
}

export function unitSide(facts: Printed, kind: UnitKind): Side {
  return sideOfPrinted(facts.unit(kind).side)
}

/** Which side a seat plays. */
export function sideOfSeat(seat: SeatName): Side {
  return seat.startsWith('rebel') ? 'rebel' : 'empire'
}

const TWO_PLAYERS: readonly (readonly [Side, Role | null])[] = [
  ['rebel', null],
  ['empire', null],
]
const TURNS: Readonly<Record<string, readonly (readonly [Side, Role])[]>> = {
  printed: [
    ['rebel', 'admiral'],
    ['empire', 'admiral'],
    ['empire', 'general'],
    ['rebel', 'general'],
  ],
  alternating: [
    ['rebel', 'admiral'],
    ['empire', 'admiral'],
    ['rebel', 'general'],
    ['empire', 'general'],
  ],
  consecutive: [
    ['rebel', 'admiral'],
    ['rebel', 'general'],
    ['empire', 'admiral'],
    ['empire', 'general'],
  ],
}

/** Who takes turns in the Command Phase, in this order; a null role is both. [REB-COMMAND-1, REB-TEAM-20] */
export function turns(view: RebellionView): readonly (readonly [Side, Role | null])[] {
  return view.players === 2 ? TWO_PLAYERS : (TURNS[view.options.initiative] ?? [])
}

export type Phase = 'setup' | 'assignment-phase' | 'command-phase' | 'refresh-phase' | 'over'

const PHASES: readonly Phase[] = ['setup', 'assignment-phase', 'command-phase', 'refresh-phase'] // by the step of a round

/** Which phase of the round is under way. A phase in its last step is no longer on the stack, the round is. */
export function phase(view: RebellionView): Phase {
  if (view.stack.length === 0) return 'over'
  return PHASES[view.stack.find((each) => each.do === 'round')?.step ?? 0] ?? 'setup'
}

// Systems

export function loyaltyOf(view: RebellionView, facts: Printed, system: SystemId): Loyalty {
  return view.loyalty[facts.systems.indexOf(facts.system(system))] ?? 'neutral'
}

/** The base as its own side or everybody knows it; null: hidden from this view, or not chosen yet. */
export function baseSystem(view: RebellionView): SystemId | null {
  return view.location === UNKNOWN ? null : view.location
}

/** The resource icons of a place, with the space of the queue where its units start. */
export function production(
  facts: Printed,
  place: PlaceId,
): { readonly slot: number | null; readonly icons: readonly ResourceIcon[] } {
  const from = place === BASE_SPACE ? facts.content.systems.rebel_base_space : facts.system(place)
  return { slot: from.build_slot, icons: from.resources }
}

/** What an icon builds for a side. [REB-RES-1, REB-RES-2] */
export function builtBy(facts: Printed, icon: ResourceIcon, side: Side): readonly UnitKind[] {
  const row = facts.content.units.icon_table.find((each) => each.colour === icon.colour && each.shape === icon.shape)
  return row?.[side === 'rebel' ? 'rebel' : 'imperial'] ?? []
}

export function adjacent(facts: Printed, system: SystemId): readonly SystemId[] {
  return facts.content.systems.adjacency[system] ?? []
}

// Units

/** Figures of one side, and of one theatre if wanted, in printed order. */
export function figuresOf(
  facts: Printed,
  figures: Figures | undefined,
  side: Side,
  theatre?: Theatre,
): readonly { readonly kind: UnitKind; readonly count: number }[] {
  if (!figures) return []
  return facts.units
    .filter((unit) => sideOfPrinted(unit.side) === side && (theatre === undefined || unit.theatre === theatre))
    .map((unit) => ({ kind: unit.id, count: figures[unit.id] ?? 0 }))
    .filter((each) => each.count > 0)
}

export function hasUnits(view: RebellionView, facts: Printed, place: PlaceId, side: Side, theatre?: Theatre): boolean {
  return figuresOf(facts, view.units[place], side, theatre).length > 0
}

/** Figures of a kind that are not in use. [REB-COMP-4] */
export function supply(view: RebellionView, facts: Printed, kind: UnitKind): number {
  const places = [...Object.values(view.units), ...view.queues, view.ready]
  return facts.unit(kind).count - places.reduce((sum, figures) => sum + (figures[kind] ?? 0), 0)
}

// Leaders

export function spotOf(view: RebellionView, facts: Printed, leader: LeaderId): Spot {
  return view.leaders[facts.leaders.indexOf(facts.leader(leader))] ?? 'box'
}

export function ringed(view: RebellionView, facts: Printed, ring: RingId): LeaderId | null {
  return view.rings[facts.rings.indexOf(facts.ring(ring))] ?? null
}

/** The rings on a leader. */
export function ringsOn(view: RebellionView, facts: Printed, leader: LeaderId): readonly RingId[] {
  return facts.rings.filter((_, at) => view.rings[at] === leader).map((ring) => ring.id)
}

/** In either ring. [REB-CAPTURE-9] */
export function captured(view: RebellionView, facts: Printed, leader: LeaderId): boolean {
  return leader === ringed(view, facts, 'captured') || leader === ringed(view, facts, 'carbonite')
}

/** Whose leader it is now: one can be lured away. [REB-LEADER-4] */
export function leaderSide(view: RebellionView, facts: Printed, leader: LeaderId): Side {
  if (ringed(view, facts, 'lure-of-the-dark-side') === leader) return 'empire'
  return sideOfPrinted(facts.leader(leader).side)
}

/** Leaders in a place or pool, captured ones too, in printed order; of one side if wanted. */
export function leadersAt(view: RebellionView, facts: Printed, spot: Spot, side?: Side): readonly LeaderId[] {
  return facts.leaders
    .filter(
      (leader, at) => view.leaders[at] === spot && (side === undefined || leaderSide(view, facts, leader.id) === side),
    )
    .map((leader) => leader.id)
}

export function skillTotal(facts: Printed, leaders: readonly LeaderId[], skill: Skill): number {
  return leaders.reduce((sum, leader) => sum + facts.leader(leader).skills[skill], 0)
}

// Cards

/** A hand or pile as its kinds with counts, in the order in which they first come. */
export function counted(cards: readonly string[]): readonly { readonly card: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1)
  return [...counts].map(([card, count]) => ({ card, count }))
}

export function isKnown(card: string): boolean {
  return !card.startsWith(UNKNOWN)
}

/** The action cards of a side, of all its roles, with the leader who was recruited with each. */
export function actionCards(
  view: RebellionView,
  side: Side,
): readonly { readonly card: ActionId; readonly role: Role; readonly announced: LeaderId | null }[] {
  return ROLES.flatMap((role, at) => {
    const sheet = 2 * sideNumber(side) + at
    return (view.actions[sheet] ?? []).map((card, number) => ({
      card,
      role,
      announced: view.announced[sheet]?.[number] ?? null,
    }))
  })
}

/** Successes in a mission, by the faces of the dice. [REB-MISSION-REVEAL-13] */
export function successes(dice: readonly number[]): number {
  const [hit = 0, direct = 0, special = 0] = dice
  return hit + direct + 2 * special
}

/** Dice of the attack in progress, by colour and face. */
export function attackDice(
  battle: Pick<Battle, 'dice'>,
): readonly { readonly colour: DieColour; readonly face: DieFace; readonly count: number }[] {
  return DIE_COLOURS.flatMap((colour, row) =>
    DIE_FACES.map((face, at) => ({ colour, face, count: battle.dice[row * DIE_FACES.length + at] ?? 0 })),
  ).filter((die) => die.count > 0)
}

// The search for the base

/** What can be known about a system as the place of a hidden base, and why it is ruled out. */
export type Suspicion =
  | 'here' // the base is here, and this view knows
  | 'possible'
  | 'no-card' // there is no probe card of it
  | 'boxed' // its probe card left the game in the setup
  | 'probe-card' // the Empire has, or had when the base was chosen, its probe card
  | 'occupied' // Imperial ground units or Imperial loyalty would have found it
  | 'destroyed'
  | 'told' // what everybody saw says that it is not here

/** How the Empire can think of a system: for the Empire all that it knows, for others what everybody has seen and the
 *  probe cards that they know it to have. */
export function suspicion(view: RebellionView, facts: Printed, system: SystemId): Suspicion {
  if (baseSystem(view) === system && view.exposed) return 'here'
  if (!facts.system(system).probe_card) return 'no-card'
  if (view.probe_boxed.includes(system)) return 'boxed'
  if (view.probes.includes(system) || view.probed.includes(system)) return 'probe-card'
  if (view.possible.includes(system)) return 'possible'
  if (view.destroyed.includes(system)) return 'destroyed'
  const occupied = hasUnits(view, facts, system, 'empire', 'ground')
  if (occupied || loyaltyOf(view, facts, system) === 'imperial') return 'occupied'
  return 'told'
}

/** Probe cards in the Empire's hand that this view does not know. */
export function unknownProbes(view: RebellionView): number {
  return view.probes.filter((card) => card === UNKNOWN).length
}
