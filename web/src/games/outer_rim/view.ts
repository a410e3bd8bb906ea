// What this game's views and printed facts look like, and what can be read off them. Nothing here says what is allowed.

import type { Json, View } from '../../client/types'
import {
  type CardId,
  CLASSES,
  type ClassId,
  type ContactId,
  type DeckId,
  DECKS,
  type FactionId,
  FACTIONS,
  type CharacterId,
  type OuterRimView,
  type PlayerId,
  SEATS,
  type SectionId,
  type ShipId,
  type SkillId,
  type SpaceId,
  type SpotId,
  type StackId,
  STACKS,
  type TileId,
} from '../../generated/outer_rim'
import type { Thing } from '../contract'

export { CLASSES, DECKS, FACTIONS, SEATS, SKILLS, STACKS } from '../../generated/outer_rim'
export type {
  AbilityId,
  AiCardId,
  Asking,
  CardId,
  CharacterId,
  ClassId,
  ContactId,
  Deal,
  DeckId,
  Doing,
  EnemyId,
  FactionId,
  Fight,
  Frame,
  MarkId,
  Offer,
  OuterRimView,
  PlayerId,
  Secret,
  SectionId,
  ShipId,
  SkillId,
  SpaceId,
  SpotId,
  Stack,
  StackId,
  Throw,
  TileId,
  Values,
  WayId,
} from '../../generated/outer_rim'

export const UNKNOWN = 'unknown'

/** The number of a player, in lists by player: of a seat, or of the automatic opponent, who comes after the last seat. */
export type Player = number

function isOuterRim(view: View): view is View & OuterRimView {
  return view.game === 'outer_rim'
}

export function seen(view: View): OuterRimView {
  if (!isOuterRim(view)) throw new Error(`a view of ${view.game}`)
  return view
}

// What is printed: content/*.yaml

/** Where an entry comes from: what is ours, or not sure, is marked wherever it is read about. */
export interface Source {
  readonly of: 'seed' | 'public' | 'memory' | 'reconstructed'
  readonly confidence: 'high' | 'medium' | 'low'
  readonly reconstructed?: readonly string[]
  readonly remembered?: readonly string[]
}
interface Sourced {
  readonly source: Source
  readonly note?: string
}
interface Named extends Sourced {
  readonly id: string
}
export type PrintedEffects = readonly Json[]
export interface PrintedAbility {
  readonly when: string
  readonly do: PrintedEffects
  readonly if?: Json
  readonly limit?: 'once-per-turn' | 'once-per-combat'
  readonly optional?: boolean
}
export interface PrintedCharacter extends Named {
  readonly ground_combat: number
  readonly health: number
  readonly skills: readonly SkillId[]
  readonly droid?: boolean
  readonly databank: number
  readonly reputation: readonly Json[]
  readonly front: readonly PrintedAbility[]
  readonly back: readonly PrintedAbility[]
  readonly goal: { readonly condition: Json; readonly reward: PrintedEffects }
}
export type Slot = 'cargo' | 'mod' | 'crew' | 'cargo_or_mod'
export interface PrintedShip extends Named {
  readonly starter?: boolean
  readonly copies: number
  readonly cost: number
  readonly hyperdrive: number
  readonly ship_combat: number
  readonly hull: number
  readonly slots: Readonly<Partial<Record<Slot, number>>>
  readonly back_name?: Json // a name of its own for the turned sheet
  readonly back_slots?: Readonly<Partial<Record<Slot, number>>>
  readonly back?: readonly PrintedAbility[]
  readonly goal?: { readonly condition: Json; readonly when?: string; readonly reward: PrintedEffects }
}
export interface PrintedContact extends Named {
  readonly number: number
  readonly class: ClassId
  readonly droid?: boolean
  readonly faction?: FactionId
}
export interface PrintedPatrol extends Sourced {
  readonly faction: FactionId
  readonly level: number
  readonly dice?: number
  readonly reward: PrintedEffects
}
/** A planet, or a word for where something else is: `SOMEWHERE`. */
export type Destination = string
export const SOMEWHERE = ['space-of-another-player', 'space-of-wanted-player', 'planet-with-credit-token'] as const
export type Asset =
  | {
      readonly kind: 'bounty'
      readonly contact: ContactId
      readonly combat: { readonly kind: 'ground' | 'ship'; readonly dice: number }
      readonly eliminate: PrintedEffects
      readonly capture: { readonly destination: SpaceId; readonly reward: PrintedEffects }
    }
  | {
      readonly kind: 'cargo'
      readonly destination?: Destination
      readonly reward: PrintedEffects
      readonly illegal?: boolean
      readonly not_on?: SpaceId
    }
  | {
      readonly kind: 'crew'
      readonly skills: readonly SkillId[]
      readonly droid?: boolean
      readonly abilities?: readonly PrintedAbility[]
    }
  | {
      readonly kind: 'gear'
      readonly traits?: readonly ('armor' | 'weapon')[]
      readonly abilities?: readonly PrintedAbility[]
    }
  | { readonly kind: 'mod'; readonly abilities?: readonly PrintedAbility[] }
  | {
      readonly kind: 'job'
      readonly destination: Destination
      readonly skills: readonly SkillId[]
      readonly critical?: readonly SkillId[]
      readonly databank?: number
      readonly faction?: FactionId
      readonly not_on?: SpaceId
      readonly reward: PrintedEffects
      readonly after: 'remove' | 'discard'
    }
  | { readonly kind: 'event'; readonly effects: PrintedEffects }
  | { readonly kind: 'ship'; readonly ship: ShipId }
export type AssetKind = Asset['kind']
export interface PrintedMarketCard extends Named {
  readonly deck: DeckId
  readonly cost: number
  readonly barter?: boolean // worth its cost when it is traded in
  readonly patrol: { readonly faction: FactionId; readonly distance: number } | null
  readonly asset: Asset
}
export interface PrintedSection {
  readonly effects?: PrintedEffects
  readonly split?: string
  readonly cases?: readonly { readonly reputation: readonly string[]; readonly effects: PrintedEffects }[]
  readonly secret?: PrintedAbility
}
export interface PrintedEncounter extends Named {
  readonly deck: StackId
  readonly number: number
  readonly sections: Readonly<Record<SectionId, PrintedSection>>
  readonly asset?: Asset
}
export interface PrintedData extends Named {
  readonly number: number
  readonly contact?: ContactId
  readonly effects?: PrintedEffects
  readonly steps?: readonly Json[]
  readonly asset?: Asset
  readonly start?: SpaceId
}
export interface PrintedTile extends Named {
  readonly id: TileId
  readonly letter: string
  readonly exits: Readonly<Record<'left_outer' | 'left_inner' | 'right_outer' | 'right_inner', SpaceId>>
}
export interface PrintedSpace extends Named {
  readonly kind: 'planet' | 'navpoint' | 'maelstrom'
  readonly tile: TileId
  readonly arc: number
  readonly deck: StackId
  readonly faction?: FactionId
  readonly contacts?: readonly ClassId[]
  readonly lane?: 'outer' | 'inner'
}
export interface PrintedEndcap extends Named {
  readonly side: 'left' | 'right'
  readonly stacks: readonly { readonly faction: FactionId; readonly exit: keyof PrintedTile['exits'] }[]
}
type AiItem = Readonly<Record<string, Json>>
export interface PrintedAiCard extends Named {
  readonly planning: readonly AiItem[]
  readonly action: readonly AiItem[]
  readonly encounter: readonly AiItem[]
  readonly special?: readonly AiItem[]
}
interface Content {
  readonly characters: { readonly characters: readonly PrintedCharacter[] }
  readonly contacts: {
    readonly classes: readonly { readonly id: ClassId; readonly dots: number }[]
    readonly contacts: readonly PrintedContact[]
  }
  readonly databank: { readonly cards: readonly PrintedData[] }
  readonly encounters: { readonly cards: readonly PrintedEncounter[] }
  readonly map: {
    readonly endcaps: readonly PrintedEndcap[]
    readonly tiles: readonly PrintedTile[]
    readonly spaces: readonly PrintedSpace[]
    readonly routes: readonly { readonly a: SpaceId; readonly b: SpaceId }[]
  }
  readonly market: {
    readonly decks: readonly { readonly id: DeckId; readonly count: number }[]
    readonly cards: readonly PrintedMarketCard[]
  }
  readonly patrols: { readonly patrols: readonly PrintedPatrol[] }
  readonly ships: { readonly ships: readonly PrintedShip[] }
  readonly solo: { readonly characters: readonly CharacterId[]; readonly cards: readonly PrintedAiCard[] }
}

/** A contact space: the planet it belongs to and the class of token that lies there at the start. */
export interface PrintedSpot {
  readonly id: SpotId
  readonly number: number // in lists by contact space
  readonly planet: SpaceId
  readonly class: ClassId
}

/** The printed facts, each list in its printed order and each thing by its id. */
export class Printed {
  readonly content: Content
  readonly spaces: readonly PrintedSpace[]
  readonly spots: readonly PrintedSpot[]
  readonly character: (id: CharacterId) => PrintedCharacter
  readonly ship: (id: ShipId) => PrintedShip
  readonly contact: (id: ContactId) => PrintedContact
  readonly space: (id: SpaceId) => PrintedSpace
  readonly tile: (id: TileId) => PrintedTile
  readonly spot: (id: SpotId) => PrintedSpot
  readonly aiCard: (id: string) => PrintedAiCard
  readonly #market: ReadonlyMap<string, PrintedMarketCard>
  readonly #encounters: ReadonlyMap<string, PrintedEncounter>
  readonly #databank: ReadonlyMap<string, PrintedData>

  constructor(content: Content) {
    this.content = content
    this.spaces = content.map.spaces
    this.spots = content.map.spaces
      .flatMap((space) => (space.contacts ?? []).map((type, at) => [space.id, type, at] as const))
      .map(([planet, type, at], number) => ({ id: `${planet}-${at + 1}`, number, planet, class: type }))
    this.character = byId('character', content.characters.characters)
    this.ship = byId('ship', content.ships.ships)
    this.contact = byId('contact', content.contacts.contacts)
    this.space = byId('space', content.map.spaces)
    this.tile = byId('tile', content.map.tiles)
    this.spot = byId('contact space', this.spots)
    this.aiCard = byId('AI card', content.solo.cards)
    this.#market = new Map(content.market.cards.map((card) => [card.id, card]))
    this.#encounters = new Map(content.encounters.cards.map((card) => [card.id, card]))
    this.#databank = new Map(content.databank.cards.map((card) => [card.id, card]))
  }

  /** A card by its id, as it is printed in its deck; null where it is of another sort. */
  market(card: CardId): PrintedMarketCard | null {
    return this.#market.get(card) ?? null
  }
  encounter(card: CardId): PrintedEncounter | null {
    return this.#encounters.get(card) ?? null
  }
  data(card: CardId): PrintedData | null {
    return this.#databank.get(card) ?? null
  }

  /** What a player has of a card in a slot; null for a card that is never in one, or is not known. */
  asset(card: CardId): Asset | null {
    return (this.market(card) ?? this.encounter(card) ?? this.data(card))?.asset ?? null
  }

  patrol(faction: FactionId, level: number): PrintedPatrol | null {
    const { patrols } = this.content.patrols
    return patrols.find((each) => each.faction === faction && each.level === level) ?? null
  }

  dots(type: ClassId): number {
    return CLASSES.indexOf(type) + 1
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
  return typeof content === 'object' && content !== null && 'map' in content && 'databank' in content
}

// Things on the board, by the names that options use

export const spaceThing = (space: SpaceId): Thing => `space/${space}`
export const spotThing = (spot: SpotId): Thing => `spot/${spot}`
export const contactThing = (contact: ContactId): Thing => `contact/${contact}`
export const patrolThing = (faction: FactionId): Thing => `patrol/${faction}`
/** A player who can be named; one without a character cannot. */
export const playerThing = (view: OuterRimView, player: Player): Thing => `player/${view.characters[player] ?? ''}`
export const cardThing = (card: CardId): Thing => `card/${card}`
export const deckThing = (deck: DeckId): Thing => `deck/${deck}`
export const characterThing = (character: CharacterId): Thing => `character/${character}`
export const shipThing = (ship: ShipId): Thing => `ship/${ship}`
export const reputationThing = (faction: FactionId): Thing => `reputation/${faction}`
/** What no option touches, but can be read about. */
export const stackThing = (stack: StackId): Thing => `stack/${stack}`
export const aiCardThing = (card: string): Thing => `ai-card/${card}`

// Players

/** The number of a seat or of the automatic opponent, by its name in the view. */
export function playerNumber(name: string): Player {
  return SEATS.indexOf(name as PlayerId)
}

export function seatName(player: Player): PlayerId {
  const name = SEATS[player]
  if (!name) throw new Error(`no player ${player}`)
  return name
}

/** Everybody on the map, the automatic opponent included. */
export function playersOf(view: OuterRimView): readonly Player[] {
  return view.places.map((_, player) => player)
}

export function isAi(view: OuterRimView, player: Player): boolean {
  return player >= view.players
}

/** Who looks; null for somebody who only watches. */
export function ownNumber(view: OuterRimView): Player | null {
  return view.seat === null ? null : playerNumber(view.seat)
}

/** Which of the five colours and shapes is a player's (see `parts/seatshapes`): four for seats, one for the automatic
 *  opponent. */
export function colourOf(view: OuterRimView, player: Player): number {
  return isAi(view, player) ? SEATS.length : player
}

/** The class that gives a player's colours to what is inside: `--captain`, `--captain-ink`, `--captain-ground`. */
export function captainClass(view: OuterRimView, player: Player): string {
  return `captain-${colourOf(view, player) + 1}`
}

export type Standing = -1 | 0 | 1

export function reputation(view: OuterRimView, player: Player, faction: FactionId): Standing {
  const standing = view.reputation[player * FACTIONS.length + FACTIONS.indexOf(faction)] ?? 0
  return standing < 0 ? -1 : standing > 0 ? 1 : 0
}

/** The fame that wins. */
export function goalFame(view: OuterRimView): number {
  return Number(view.options.fame)
}

/** How far the counters of goals are, in the order of the engine. */
export const COUNTERS = [
  'bounty-rewards-gained',
  'jobs-completed',
  'combats-won',
  'illegal-cargo-delivered',
  'patrols-beaten-with-this-ship',
] as const

export function counter(view: OuterRimView, player: Player, of: (typeof COUNTERS)[number]): number {
  return view.counters[player * COUNTERS.length + COUNTERS.indexOf(of)] ?? 0
}

// The map

/** The contact token on a contact space, as far as this seat knows it. */
export interface Token {
  readonly contact: ContactId | null // null: not known
  readonly class: ClassId
  readonly open: boolean
}

export function tokenAt(view: OuterRimView, spot: PrintedSpot): Token | null {
  const there = view.spots[spot.number]
  const type = view.classes[spot.number]
  if (there === null || there === undefined || !type) return null
  return { contact: there === UNKNOWN ? null : there, class: type, open: view.open[spot.number] ?? false }
}

export function patrolsAt(view: OuterRimView, space: SpaceId): readonly FactionId[] {
  return FACTIONS.filter((_, number) => view.patrols[number] === space)
}

export function patrolLevel(view: OuterRimView, faction: FactionId): number {
  return view.patrol_levels[FACTIONS.indexOf(faction)] ?? 1
}

export function playersAt(view: OuterRimView, space: SpaceId): readonly Player[] {
  return playersOf(view).filter((player) => view.places[player] === space && view.characters[player] !== null)
}

// The market

/** The card that lies faceup on a deck of the market; null for an empty deck, and while a card that was bought is still
 *  carried out: the next one is turned up afterwards. */
export function topCard(view: OuterRimView, deck: DeckId): CardId | null {
  const top = view.market[DECKS.indexOf(deck)]?.at(-1) ?? null
  return top === UNKNOWN ? null : top
}

export function stackOf(view: OuterRimView, stack: StackId): OuterRimView['stacks'][number] | null {
  return view.stacks[STACKS.indexOf(stack)] ?? null
}

// Where we are in the rules

/** The innermost procedure of a sort that is under way. */
export function under<K extends string>(
  view: OuterRimView,
  kind: K,
): Extract<OuterRimView['stack'][number], { readonly do: K }> | null {
  for (const frame of view.stack.toReversed())
    if (isDoing(frame, kind)) return frame as Extract<OuterRimView['stack'][number], { readonly do: K }>
  return null
}

function isDoing(frame: OuterRimView['stack'][number], kind: string): boolean {
  return frame.do === kind
}
