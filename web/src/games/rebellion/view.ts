// What this game's views and printed facts look like, and what can be read off them. Nothing here says what is allowed.

import type { Json, View } from '../../client/types'
import {
  type ActionId,
  type Battle,
  type LeaderId,
  type Loyalty,
  type MissionId,
  type ObjectiveId,
  type PlaceId,
  type RebellionView,
  type RingId,
  type Role,
  ROLES,
  type Side,
  SIDES,
  type Skill,
  type Spot,
  type SystemId,
  type TacticId,
  type Theatre,
  type UnitId,
} from '../../generated/rebellion'
import type { Thing } from '../contract'

export { RINGS, ROLES, SIDES, SKILLS, THEATRES } from '../../generated/rebellion'
export type {
  ActionId,
  Asking,
  Assignment,
  Battle,
  Doing,
  Frame,
  LeaderId,
  Loyalty,
  Mission,
  MissionId,
  ObjectiveId,
  PlaceId,
  RebellionView,
  RingId,
  Role,
  Side,
  Skill,
  Spot,
  SystemId,
  TacticId,
  Theatre,
} from '../../generated/rebellion'

export type DieColour = 'black' | 'red'
export type DieFace = 'hit' | 'direct-hit' | 'special' | 'blank'
export type UnitKind = UnitId
export type SeatName = string

export const DIE_COLOURS: readonly DieColour[] = ['black', 'red']
export const DIE_FACES: readonly DieFace[] = ['hit', 'direct-hit', 'special', 'blank'] // dice are counted in this order
export const QUEUE_SPACES: readonly number[] = [1, 2, 3]
export const BASE_SPACE: PlaceId = 'rebel-base'
export const UNKNOWN = 'unknown'
export const UNKNOWN_STARTING = 'unknown-starting' // an action card without the recruit icon on its back

/** How many figures of each kind; kinds of which there is none are left out. */
export type Figures = RebellionView['ready']

function isRebellion(view: View): view is View & RebellionView {
  return view.game === 'rebellion'
}

export function seen(view: View): RebellionView {
  if (!isRebellion(view)) throw new Error(`a view of ${view.game}`)
  return view
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
  readonly id: RingId
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
    readonly dice: { readonly results: Readonly<Record<string, { readonly mission: number }>> }
    readonly time_track: {
      readonly spaces: number
      readonly recruit_icon: readonly number[]
      readonly build_icon: readonly number[]
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
  if (!isContent(content)) throw new Error('the content is that of another game')
  let facts = READ.get(content)
  if (!facts) READ.set(content, (facts = new Printed(content)))
  return facts
}

function isContent(content: unknown): content is Content {
  return typeof content === 'object' && content !== null && 'systems' in content && 'misc' in content
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
export function successes(facts: Printed, dice: readonly number[]): number {
  const { results } = facts.content.misc.dice
  return DIE_FACES.reduce((sum, face, at) => sum + (dice[at] ?? 0) * (results[face.replace('-', '_')]?.mission ?? 0), 0)
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
