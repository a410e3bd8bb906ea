// Made by web/generate.py from the annotations in src/dejarik/games/outer_rim. Change those, then `make types`.

import type { Json, Message, Outcome } from './wire'

export const TILES = [
  'cantonica-ord-mantell',
  'lothal-mon-calamari',
  'kessel',
  'tatooine-nal-hutta',
  'ryloth-naboo',
  'takodana-ring-of-kafrene',
] as const
export type TileId = (typeof TILES)[number]

export type SpaceId = string

export const CLASSES = ['white', 'green', 'yellow', 'orange'] as const
export type ClassId = (typeof CLASSES)[number]

export const FACTIONS = ['hutt', 'imperial', 'rebel', 'syndicate'] as const
export type FactionId = (typeof FACTIONS)[number]

export const SKILLS = ['influence', 'knowledge', 'piloting', 'stealth', 'strength', 'tactics', 'tech'] as const
export type SkillId = (typeof SKILLS)[number]

export type CharacterId = string

export type ShipId = string

export type ContactId = string

export const DECKS = ['bounty', 'cargo', 'gear-mod', 'job', 'luxury', 'ship'] as const
export type DeckId = (typeof DECKS)[number]

export const STACKS = [
  'cantonica-ord-mantell',
  'lothal-mon-calamari',
  'kessel-maelstrom',
  'tatooine-nal-hutta',
  'ryloth-naboo',
  'takodana-ring-of-kafrene',
  'navpoint',
] as const
export type StackId = (typeof STACKS)[number]

export type CardId = string

export type SectionId = string

export type WayId = string

export type EnemyId = string

export type MarkId = string

export type AiCardId = string

export type AbilityId = string

export const SEATS = ['captain-1', 'captain-2', 'captain-3', 'captain-4'] as const
export type PlayerId = (typeof SEATS)[number]

export type Effects = string

export type Ways = string

export type SpotId = string

export type Seat = 'captain-1' | 'captain-2' | 'captain-3' | 'captain-4'

export type Options = {
  readonly map: 'standard' | 'unknown-regions'
  readonly fame: '10' | '12'
  readonly characters: 'chosen' | 'drawn'
  readonly transfers: boolean
  readonly rival_fame: '0' | '1' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | '10' | '11'
}

/** A list of effects, carried out by a player. */
export type CardRun = {
  readonly todo: Effects
  readonly player: PlayerId
  readonly card: CardId | null // on which it is printed; `self` in the data
  readonly ability: AbilityId | null // of which it is a part
  readonly patrol: FactionId | null // which patrol counts for the whole section [RIM-ENCCARD-15]
  readonly chosen: PlayerId | null // the other player of a job [RIM-JOB-14]
  readonly job: CardId | null // that is being attempted
  readonly cargo: CardId | null // that is being delivered
  readonly contact: CardId | null // the databank card of the contact that is encountered
  readonly discount: number // with which the card was bought whose effects these are [RIM-EFFECT-20]
}

/** What changes hands. The order in which it was put together does not count. */
export type Deal = {
  readonly partner: PlayerId
  readonly given: readonly CardId[]
  readonly paid: number
  readonly received: readonly CardId[]
  readonly gained: number
}

/** A procedure that is under way. */
export type Doing =
  | {
      readonly do: 'triggered'
      readonly step: number
      readonly whens: readonly string[]
      readonly players: readonly PlayerId[]
      readonly run: CardRun
      readonly orderer: PlayerId
      readonly done: readonly AbilityId[]
    }
  | { readonly do: 'action-step'; readonly step: number; readonly player: PlayerId }
  | { readonly do: 'making-room'; readonly step: number; readonly player: PlayerId; readonly new: CardId | null }
  | { readonly do: 'settling'; readonly step: number; readonly player: PlayerId }
  | {
      readonly do: 'losing'
      readonly step: number
      readonly run: CardRun
      readonly asset: string
      readonly left: number
      readonly at_random: boolean
    }
  | {
      readonly do: 'gaining'
      readonly step: number
      readonly player: PlayerId
      readonly card: CardId
      readonly old: CardId | null
    }
  | { readonly do: 'receiving'; readonly step: number; readonly player: PlayerId; readonly cards: readonly CardId[] }
  | {
      readonly do: 'bounty-fight'
      readonly step: number
      readonly player: PlayerId
      readonly bounty: CardId
      readonly crew: CardId | null
    }
  | {
      readonly do: 'claim'
      readonly step: number
      readonly player: PlayerId
      readonly bounty: CardId
      readonly crew: CardId | null
    }
  | {
      readonly do: 'bounty-reward'
      readonly step: number
      readonly player: PlayerId
      readonly bounty: CardId
      readonly delivered: boolean
    }
  | { readonly do: 'gathering'; readonly step: number }
  | { readonly do: 'preparation'; readonly step: number; readonly player: PlayerId }
  | { readonly do: 'combat-roll'; readonly step: number; readonly side: number }
  | { readonly do: 'combat'; readonly step: number; readonly player: PlayerId }
  | {
      readonly do: 'card-fight'
      readonly step: number
      readonly player: PlayerId
      readonly run: CardRun
      readonly win: Effects
      readonly lose: Effects
    }
  | {
      readonly do: 'picking'
      readonly step: number
      readonly player: PlayerId
      readonly deed: string
      readonly where: string
      readonly left: number
      readonly done: readonly SpotId[]
    }
  | { readonly do: 'defeat'; readonly step: number; readonly player: PlayerId; readonly in_ship_combat: boolean }
  | { readonly do: 'resolving'; readonly step: number; readonly run: CardRun; readonly marks: readonly MarkId[] }
  | { readonly do: 'deliver'; readonly step: number; readonly player: PlayerId; readonly tried: readonly CardId[] }
  | { readonly do: 'smuggling'; readonly step: number; readonly player: PlayerId; readonly card: CardId }
  | { readonly do: 'cargo-delivery'; readonly step: number; readonly player: PlayerId; readonly card: CardId }
  | { readonly do: 'dice-window'; readonly step: number; readonly player: PlayerId; readonly stage: string }
  | { readonly do: 'throw-dice'; readonly step: number; readonly player: PlayerId; readonly dice: number }
  | { readonly do: 'skill-test'; readonly step: number; readonly player: PlayerId; readonly skills: readonly SkillId[] }
  | {
      readonly do: 'tested'
      readonly step: number
      readonly run: CardRun
      readonly passed: Effects
      readonly failed: Effects
    }
  | {
      readonly do: 'contest'
      readonly step: number
      readonly run: CardRun
      readonly other: PlayerId
      readonly skills: readonly SkillId[]
      readonly win: Effects
      readonly lose: Effects
      readonly tie: Effects
    }
  | { readonly do: 'rolled'; readonly step: number; readonly run: CardRun; readonly lists: readonly Effects[] }
  | {
      readonly do: 'dice-results'
      readonly step: number
      readonly run: CardRun
      readonly lists: readonly Effects[]
      readonly left: readonly number[]
    }
  | {
      readonly do: 'reading'
      readonly step: number
      readonly player: PlayerId
      readonly card: CardId
      readonly section: SectionId
    }
  | { readonly do: 'meeting'; readonly step: number; readonly player: PlayerId; readonly spot: SpotId }
  | { readonly do: 'encounter-step'; readonly step: number; readonly player: PlayerId }
  | { readonly do: 'pursuit'; readonly step: number; readonly player: PlayerId }
  | {
      readonly do: 'attempt'
      readonly step: number
      readonly player: PlayerId
      readonly job: CardId
      readonly chosen: PlayerId | null
    }
  | {
      readonly do: 'completion'
      readonly step: number
      readonly player: PlayerId
      readonly job: CardId
      readonly chosen: PlayerId | null
    }
  | {
      readonly do: 'purchase'
      readonly step: number
      readonly player: PlayerId
      readonly card: CardId
      readonly price: number
      readonly discount: number
      readonly within: boolean
      readonly damage: number
      readonly traded: readonly CardId[]
    }
  | { readonly do: 'market-action'; readonly step: number; readonly player: PlayerId }
  | {
      readonly do: 'arrival'
      readonly step: number
      readonly player: PlayerId
      readonly left: number
      readonly held: boolean
      readonly stopped: boolean
      readonly tried: readonly AbilityId[]
    }
  | { readonly do: 'patrol-fight'; readonly step: number; readonly player: PlayerId; readonly faction: FactionId }
  | { readonly do: 'beaten'; readonly step: number; readonly player: PlayerId; readonly faction: FactionId }
  | {
      readonly do: 'patrol-called'
      readonly step: number
      readonly faction: FactionId
      readonly distance: number
      readonly target: PlayerId
      readonly chooser: PlayerId
    }
  | { readonly do: 'planning-step'; readonly step: number; readonly player: PlayerId }
  | {
      readonly do: 'rewarding'
      readonly step: number
      readonly run: CardRun
      readonly whens: readonly string[]
      readonly for_fame: boolean
    }
  | {
      readonly do: 'without-credits'
      readonly step: number
      readonly todo: Effects
      readonly player: PlayerId
      readonly card: CardId | null
      readonly ability: AbilityId | null
      readonly patrol: FactionId | null
      readonly chosen: PlayerId | null
      readonly job: CardId | null
      readonly cargo: CardId | null
      readonly contact: CardId | null
      readonly discount: number
    }
  | {
      readonly do: 'card-run'
      readonly step: number
      readonly todo: Effects
      readonly player: PlayerId
      readonly card: CardId | null
      readonly ability: AbilityId | null
      readonly patrol: FactionId | null
      readonly chosen: PlayerId | null
      readonly job: CardId | null
      readonly cargo: CardId | null
      readonly contact: CardId | null
      readonly discount: number
    }
  | { readonly do: 'run-part'; readonly step: number; readonly run: CardRun }
  | { readonly do: 'whole'; readonly step: number }
  | { readonly do: 'taking-crew'; readonly step: number; readonly player: PlayerId; readonly card: CardId }
  | {
      readonly do: 'ai-delivery'
      readonly step: number
      readonly player: PlayerId
      readonly cards: readonly CardId[]
      readonly penalty: Effects
    }
  | {
      readonly do: 'ai-arrival'
      readonly step: number
      readonly player: PlayerId
      readonly left: number
      readonly held: boolean
      readonly stopped: boolean
      readonly tried: readonly AbilityId[]
      readonly route: readonly SpaceId[]
    }
  | { readonly do: 'ai-turn'; readonly step: number; readonly player: PlayerId }
  | {
      readonly do: 'ai-section'
      readonly step: number
      readonly player: PlayerId
      readonly section: number
      readonly at: number
    }
  | {
      readonly do: 'trade-action'
      readonly step: number
      readonly player: PlayerId
      readonly closed: readonly PlayerId[]
      readonly declined: readonly Deal[]
    }
  | { readonly do: 'after-transfer'; readonly step: number }
  | { readonly do: 'first-turn'; readonly step: number }
  | { readonly do: 'turn'; readonly step: number; readonly player: PlayerId }
  | { readonly do: 'last-moment'; readonly step: number; readonly player: PlayerId }

/** Abilities whose moment has come; each has one chance. [RIM-ABIL-12, 23, 24] */
export type Triggered = {
  readonly whens: readonly string[]
  readonly players: readonly PlayerId[]
  readonly run: CardRun // what is fixed: the patrol, the job, the cargo …
  readonly orderer: PlayerId // who picks the order
  readonly done: readonly AbilityId[]
}

/** Dice that are still to be resolved. */
export type DiceResults = {
  readonly run: CardRun
  readonly lists: readonly Effects[]
  readonly left: readonly number[] // by face
}

/** A market card is bought: the one on top of its deck, or a ship by Used Ship for Sale. [RIM-BUY-10] */
export type Purchase = {
  readonly player: PlayerId
  readonly card: CardId
  readonly price: number
  readonly discount: number
  readonly within: boolean // it is a part of another purchase, which turns up the new top card [RIM-DECK-4]
  readonly damage: number // on the ship that is bought
  readonly traded: readonly CardId[]
}

/**
 * At most three proposals, to any players in the space; an exchange ends trading with that partner. [RIM-TRADE-3, 14,
 * 15, RIM-RUL-6, 57]
 */
export type TradeAction = {
  readonly player: PlayerId
  readonly closed: readonly PlayerId[] // with whom there has been an exchange
  readonly declined: readonly Deal[]
}

/** A decision that waits for its answer. */
export type Asking =
  | { readonly ask: 'next-ability'; readonly player: PlayerId; readonly moment: Triggered }
  | { readonly ask: 'may-use'; readonly player: PlayerId; readonly run: CardRun; readonly ability: AbilityId }
  | { readonly ask: 'choose-action'; readonly player: PlayerId }
  | { readonly ask: 'put-token-back'; readonly player: PlayerId; readonly contact: ContactId }
  | { readonly ask: 'make-room'; readonly player: PlayerId; readonly new: CardId | null }
  | { readonly ask: 'lose-asset'; readonly player: PlayerId; readonly run: CardRun; readonly asset: string }
  | { readonly ask: 'gain-asset'; readonly player: PlayerId; readonly card: CardId; readonly or_discard: boolean }
  | { readonly ask: 'take-droid'; readonly player: PlayerId }
  | { readonly ask: 'choose-way'; readonly player: PlayerId; readonly run: CardRun; readonly ways: Ways }
  | {
      readonly ask: 'pay-and-do'
      readonly player: PlayerId
      readonly run: CardRun
      readonly todo: Effects
      readonly cost: Effects
      readonly declined: Effects
    }
  | {
      readonly ask: 'choose-faction'
      readonly player: PlayerId
      readonly among: readonly FactionId[]
      readonly by: number
    }
  | {
      readonly ask: 'may-defend'
      readonly player: PlayerId
      readonly hunter: PlayerId
      readonly bounty: CardId
      readonly crew: CardId
    }
  | { readonly ask: 'eliminate-or-capture'; readonly player: PlayerId; readonly bounty: CardId }
  | { readonly ask: 'choose-character'; readonly player: PlayerId }
  | { readonly ask: 'choose-ship'; readonly player: PlayerId }
  | { readonly ask: 'choose-ai-character'; readonly player: PlayerId }
  | { readonly ask: 'first-defeat'; readonly player: PlayerId }
  | {
      readonly ask: 'choose-rival'
      readonly player: PlayerId
      readonly run: CardRun
      readonly rivals: readonly PlayerId[]
      readonly type_: string
      readonly win: Effects
      readonly lose: Effects
    }
  | {
      readonly ask: 'pick-contact'
      readonly player: PlayerId
      readonly deed: string
      readonly where: string
      readonly left: number
      readonly done: readonly SpotId[]
    }
  | { readonly ask: 'swap-with'; readonly player: PlayerId; readonly where: string; readonly first: SpotId }
  | { readonly ask: 'move-to'; readonly player: PlayerId; readonly spot: SpotId }
  | { readonly ask: 'choose-delivery'; readonly player: PlayerId; readonly tried: readonly CardId[] }
  | { readonly ask: 'use-at-roll'; readonly player: PlayerId; readonly stage: string }
  | { readonly ask: 'choose-skill'; readonly player: PlayerId; readonly skills: readonly SkillId[] }
  | {
      readonly ask: 'pick-die'
      readonly player: PlayerId
      readonly own: boolean
      readonly only: number | null
      readonly left: number
      readonly picked: readonly number[]
    }
  | { readonly ask: 'choose-die'; readonly player: PlayerId; readonly results: DiceResults }
  | { readonly ask: 'choose-patrol'; readonly player: PlayerId; readonly card: CardId; readonly section: SectionId }
  | { readonly ask: 'choose-card'; readonly player: PlayerId; readonly stack: StackId }
  | { readonly ask: 'meet-or-fight'; readonly player: PlayerId; readonly contact: ContactId }
  | { readonly ask: 'choose-encounter'; readonly player: PlayerId }
  | { readonly ask: 'choose-remote'; readonly player: PlayerId; readonly reach: number }
  | { readonly ask: 'next-goal'; readonly player: PlayerId }
  | { readonly ask: 'pay-for-goal'; readonly player: PlayerId }
  | { readonly ask: 'choose-opponent'; readonly player: PlayerId; readonly job: CardId }
  | { readonly ask: 'expose-planet'; readonly player: PlayerId }
  | { readonly ask: 'choose-who-marks'; readonly player: PlayerId }
  | { readonly ask: 'mark-planet'; readonly player: PlayerId }
  | { readonly ask: 'trade-in'; readonly player: PlayerId; readonly purchase: Purchase }
  | {
      readonly ask: 'reveal-cards'
      readonly player: PlayerId
      readonly deck: DeckId
      readonly count: number
      readonly discount: number
    }
  | {
      readonly ask: 'buy-from-deck'
      readonly player: PlayerId
      readonly deck: DeckId
      readonly count: number
      readonly discount: number
    }
  | { readonly ask: 'name-order'; readonly player: PlayerId; readonly count: number }
  | { readonly ask: 'buy-ordered'; readonly player: PlayerId; readonly kind: string; readonly cards: number }
  | { readonly ask: 'choose-used-ship'; readonly player: PlayerId; readonly damage: number; readonly discount: number }
  | { readonly ask: 'cycle-deck'; readonly player: PlayerId; readonly before: DeckId | null }
  | { readonly ask: 'buy-at-market'; readonly player: PlayerId }
  | { readonly ask: 'choose-space'; readonly player: PlayerId; readonly left: number }
  | { readonly ask: 'slip-past'; readonly player: PlayerId }
  | {
      readonly ask: 'stop-mover'
      readonly player: PlayerId
      readonly mover: CharacterId
      readonly ability: AbilityId
      readonly card: CardId | null
    }
  | { readonly ask: 'put-yourself'; readonly player: PlayerId; readonly among: readonly SpaceId[] }
  | {
      readonly ask: 'move-patrol'
      readonly player: PlayerId
      readonly faction: FactionId
      readonly among: readonly SpaceId[]
    }
  | { readonly ask: 'send-patrol'; readonly player: PlayerId }
  | { readonly ask: 'choose-plan'; readonly player: PlayerId }
  | {
      readonly ask: 'choose-player'
      readonly player: PlayerId
      readonly among: readonly PlayerId[]
      readonly run: CardRun
      readonly todo: Effects
    }
  | { readonly ask: 'choose-partner'; readonly player: PlayerId; readonly trade: TradeAction }
  | { readonly ask: 'compose-deal'; readonly player: PlayerId; readonly deal: Deal; readonly declined: readonly Deal[] }
  | { readonly ask: 'answer-deal'; readonly player: PlayerId; readonly proposer: PlayerId; readonly deal: Deal }
  | { readonly ask: 'propose-transfer'; readonly player: PlayerId }
  | {
      readonly ask: 'transfer-amount'
      readonly player: PlayerId
      readonly giver: PlayerId
      readonly taker: PlayerId
      readonly count: number
    }
  | {
      readonly ask: 'answer-transfer'
      readonly player: PlayerId
      readonly giver: CharacterId
      readonly taker: CharacterId
      readonly count: number
    }
  | { readonly ask: 'use-before-end'; readonly player: PlayerId }

/** The innermost stands last. */
export type Frame = (Doing & { readonly ask?: never }) | (Asking & { readonly do?: never })

/** A market card that is shown: its price for the player, the picks that buy it, and why it cannot be bought. */
export type Ware = {
  readonly card: CardId
  readonly price: number
  readonly picks: readonly string[]
  readonly why: Message | null
}

/** What there is to buy. */
export type Wares = {
  readonly wares: readonly Ware[]
}

/** A test or a combat that a pick leads to, by what everybody can see. */
export type Check = {
  readonly kind: 'test' | 'delivery' | 'ground' | 'ship'
  readonly skill: SkillId | null // that is tested
  readonly critical: boolean // without passing it the job fails
  readonly dice: number // of the opponent; 0 where there is none
  readonly chance: number // per cent, that it goes well
  readonly defeat: number // per cent, that the player is defeated in the combat
}

/** What a pick does, as far as it is printed, and how likely it goes well. */
export type Prospect = {
  readonly pick: string
  readonly what: Message | null
  readonly checks: readonly Check[]
}

/** Of some of the options. */
export type Prospects = {
  readonly prospects: readonly Prospect[]
}

/**
 * A space to which a movement can lead, the spaces on the way to it with itself, and the picks for it, up to where
 * somebody else may have a say. A whole movement ends there, one that is under way can go on.
 */
export type Reach = {
  readonly space: SpaceId
  readonly way: readonly SpaceId[]
  readonly stops: boolean // whoever comes there has to end the movement: patrols, or the Maelstrom
  readonly picks: readonly string[]
}

export type MoveForm = {
  readonly reach: readonly Reach[]
}

export type CardOfDeal = {
  readonly card: CardId
  readonly pick: string
}

/** A token of credits, and the picks that put it on either side of a deal. */
export type CreditsOfDeal = {
  readonly count: number
  readonly give: string
  readonly want: string
}

/** What can be put into a proposal, with the picks that do it. */
export type DealForm = {
  readonly give: readonly CardOfDeal[]
  readonly want: readonly CardOfDeal[]
  readonly credits: readonly CreditsOfDeal[]
  readonly offer: string
  readonly withdraw: string
}

/** What comes with a decision in which several picks are put together. */
export type Forms = {
  readonly 'choose-action': Wares
  readonly 'choose-way': Prospects
  readonly 'pay-and-do': Prospects
  readonly 'may-defend': Prospects
  readonly 'eliminate-or-capture': Prospects
  readonly 'choose-rival': Prospects
  readonly 'choose-delivery': Prospects
  readonly 'choose-skill': Prospects
  readonly 'meet-or-fight': Prospects
  readonly 'choose-encounter': Prospects
  readonly 'choose-remote': Prospects
  readonly 'buy-from-deck': Wares
  readonly 'buy-ordered': Wares
  readonly 'cycle-deck': Wares
  readonly 'buy-at-market': Wares
  readonly 'choose-space': MoveForm
  readonly 'choose-plan': MoveForm
  readonly 'compose-deal': DealForm
}

/** What a character and a ship can do, with the bonuses of all that the player has. */
export type Values = {
  readonly ground_combat: number
  readonly health: number
  readonly ship_combat: number
  readonly hull: number
  readonly hyperdrive: number
  readonly skills: readonly number[] // by skill: how often it stands on the character and the crew
}

/** How many slots of each kind a player has, on the player board and on the ship. */
export type Slots = {
  readonly gear: number
  readonly job_or_bounty: number
  readonly crew: number
  readonly cargo: number
  readonly mod: number
  readonly cargo_or_mod: number
}

/** So much of what a goal asks for. */
export type Part = {
  readonly count: number
  readonly of: number
}

/** How far along the goals of a player are, part by part: of the character and of the ship. */
export type Goals = {
  readonly character: readonly Part[]
  readonly ship: readonly Part[]
}

/**
 * What a card of a player wants: to be delivered or attempted in one of these spaces, a captured mark to be handed
 * over, or a mark to be found. Of a mark that lies facedown: wherever it could be, as far as this seat knows.
 */
export type Errand = {
  readonly card: CardId
  readonly kind: 'deliver' | 'attempt' | 'hand-over' | 'find'
  readonly spaces: readonly SpaceId[]
  readonly spots: readonly SpotId[] // of the mark
}

/** A facedown encounter card of a player, and the section that is the secret. */
export type Secret = {
  readonly card: CardId // or 'unknown'
  readonly section: SectionId
}

/** The top card of a market deck as a player could buy it in a Market action here and now. */
export type Offer = {
  readonly price: number
  readonly forbidden: string // the rule by which it cannot be bought; empty if it can
}

/**
 * An encounter deck: its cards as far as this seat knows them; for each who knows it, a bit for each seat (-1:
 * everybody); and the section of which it was a secret, if it was discarded unseen.
 */
export type Stack = {
  readonly cards: readonly CardId[] // or 'unknown'
  readonly known: readonly number[]
  readonly secret_of: readonly (SectionId | null)[]
}

/** A combat in progress; see `state.Fight`. Lists by side hold the attacker first. */
export type Fight = {
  readonly ship: boolean
  readonly attacker: string
  readonly defender: string | null
  readonly patrol: FactionId | null
  readonly contact: ContactId | null
  readonly enemy: EnemyId | null
  readonly crew: CardId | null
  readonly bounty: CardId | null
  readonly strength: number
  readonly change: readonly number[]
  readonly shown: readonly (readonly number[])[] // by side and face: hit, crit, focus, blank
  readonly added: readonly (readonly number[])[]
  readonly damage: readonly number[]
  readonly prevented: readonly number[]
  readonly cap: readonly number[]
  readonly winner: number
  readonly rolling: number
  readonly used: readonly AbilityId[]
}

/** Dice of one player outside combat; see `state.Throw`. */
export type Throw = {
  readonly player: string
  readonly skill: SkillId | null
  readonly bonus: number
  readonly shown: readonly number[]
  readonly added: readonly number[]
  readonly passed: boolean
  readonly used: readonly AbilityId[]
  readonly if_passed: readonly Json[]
}

/** All that a seat may know. */
export type OuterRimView = {
  readonly game: 'outer_rim'
  readonly players: number
  readonly options: Options
  readonly seat: Seat | null // null: somebody who only watches
  readonly stack: readonly Frame[] // where we are in the rules: procedures under way, and on top what is asked
  readonly outcome: Outcome | null
  readonly tiles: readonly TileId[]
  readonly first: string
  readonly turn: string
  readonly round: number
  readonly extra_turn: boolean
  readonly in_extra_turn: boolean
  readonly turn_over: boolean
  readonly acted: readonly number[]
  readonly used: readonly AbilityId[]
  readonly transfers: number
  readonly proposals: number
  readonly characters: readonly (CharacterId | null)[]
  readonly goals_met: readonly boolean[]
  readonly ships: readonly ShipId[]
  readonly ship_goals_met: readonly boolean[]
  readonly places: readonly SpaceId[]
  readonly credits: readonly number[]
  readonly fame: readonly number[] // gained and lost
  readonly shown_fame: readonly number[] // with the bonuses of assets
  readonly values: readonly Values[]
  readonly slots: readonly Slots[]
  readonly goals: readonly Goals[]
  readonly errands: readonly (readonly Errand[])[] // by player
  readonly reputation: readonly number[] // by player and faction: -1, 0, 1
  readonly wounds: readonly number[]
  readonly hull_damage: readonly number[]
  readonly defeated: readonly boolean[]
  readonly assets: readonly (readonly CardId[])[]
  readonly secrets: readonly (readonly Secret[])[]
  readonly counters: readonly number[]
  readonly spots: readonly (ContactId | null)[] // or 'unknown'; by contact space
  readonly classes: readonly (ClassId | null)[] // of the tokens there
  readonly open: readonly boolean[]
  readonly looked: readonly number[] // which seats have looked at the facedown token, a bit for each
  readonly away: readonly ContactId[] // tokens that lie nowhere: they are crew
  readonly captured: readonly CardId[]
  readonly gone: readonly ContactId[]
  readonly patrols: readonly SpaceId[]
  readonly patrol_levels: readonly number[]
  readonly sabotaged: readonly SpaceId[]
  readonly holocron: SpaceId | null
  readonly market: readonly (readonly CardId[])[] // or 'unknown'
  readonly offers: readonly (Offer | null)[] // by deck, to this seat; empty for somebody who only watches
  readonly stacks: readonly Stack[]
  readonly ai_deck: readonly AiCardId[] // or 'unknown'
  readonly ai_card: AiCardId | null
  readonly removed: readonly CardId[]
  readonly in_use: readonly CardId[]
  readonly drawn: CardId | null
  readonly marks: readonly MarkId[]
  readonly fights: readonly Fight[]
  readonly throws: readonly Throw[]
}
