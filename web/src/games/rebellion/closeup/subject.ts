// What somebody wants to read about, by the name of a thing on the board; and which rules speak of it.

import type { Thing } from '../../contract'
import {
  BASE_SPACE,
  captured,
  DIE_COLOURS,
  DIE_FACES,
  type DieColour,
  type DieFace,
  type LeaderId,
  type PlaceId,
  type Printed,
  type RebellionView,
  type RingId,
  RINGS,
  type Side,
  SIDES,
  type SystemId,
  type Theatre,
  THEATRES,
  type UnitKind,
} from '../view'

export type CardSort = 'mission' | 'action' | 'objective' | 'tactic'

export type Subject =
  | { readonly sort: CardSort; readonly card: string }
  | { readonly sort: 'leader'; readonly leader: LeaderId }
  | { readonly sort: 'unit'; readonly kind: UnitKind; readonly place: PlaceId | null } // null: of no place
  | { readonly sort: 'place'; readonly place: PlaceId }
  | { readonly sort: 'probe'; readonly system: SystemId }
  | { readonly sort: 'ring'; readonly ring: RingId }
  | { readonly sort: 'queue'; readonly side: Side; readonly space: number }
  | { readonly sort: 'die'; readonly colour: DieColour; readonly face: DieFace }
  | { readonly sort: 'deck'; readonly theatre: Theatre }

export function subjectOf(thing: Thing): Subject | null {
  const [sort, first, second, third] = thing.split('/')
  if (!first || first.startsWith('unknown')) return null
  switch (sort) {
    case 'mission':
    case 'action':
    case 'objective':
    case 'tactic':
      return { sort, card: first }
    case 'leader':
      return { sort, leader: first }
    case 'place':
      return { sort, place: first }
    case 'probe':
      return { sort, system: first }
    case 'ring':
      return found(RINGS, first, (ring) => ({ sort, ring }))
    case 'unit':
      return second ? { sort, kind: second, place: first } : null
    case 'supply':
    case 'kind':
      return { sort: 'unit', kind: first, place: null }
    case 'queue':
      if (third) return { sort: 'unit', kind: third, place: null }
      return second ? found(SIDES, first, (side) => ({ sort, side, space: Number(second) })) : null
    case 'die':
      return found(DIE_COLOURS, first, (colour) => found(DIE_FACES, second, (face) => ({ sort, colour, face })))
    case 'deck':
      return found(THEATRES, first, (theatre) => ({ sort, theatre }))
  }
  return null
}

/** What is about one of these; null: the text is none of them. */
function found<T extends string>(
  all: readonly T[],
  text: string | undefined,
  about: (one: T) => Subject | null,
): Subject | null {
  const one = all.find((each) => each === text)
  return one === undefined ? null : about(one)
}

const OF_RINGS: Readonly<Record<RingId, string>> = {
  captured: 'REB-CARD-RINGS-2',
  carbonite: 'REB-CARD-RINGS-3',
  'lure-of-the-dark-side': 'REB-CARD-RINGS-4',
  'master-yoda': 'REB-CARD-RINGS-5',
  'millennium-falcon': 'REB-CARD-RINGS-6',
  'r2-d2': 'REB-CARD-RINGS-7',
  'c-3po': 'REB-CARD-RINGS-8',
}
const OF_CLASSES: Readonly<Record<string, readonly string[]>> = {
  fighter: ['REB-UNIT-6'],
  capital_ship: ['REB-UNIT-5'],
  space_station: ['REB-UNIT-7', 'REB-UNIT-14'],
  ground: ['REB-UNIT-4'],
  structure: ['REB-UNIT-8', 'REB-UNIT-11'],
}
const OF_UNITS: Readonly<Record<UnitKind, readonly string[]>> = {
  'shield-generator': ['REB-CARD-UNITS-1'],
  'ion-cannon': ['REB-CARD-UNITS-3'],
  'death-star': ['REB-DS-1'],
  'death-star-under-construction': ['REB-DS-BUILD-1'],
}

/** The rules that a thing goes by, the closest first. */
export function rulesOf(subject: Subject, table: RebellionView, facts: Printed): readonly string[] {
  switch (subject.sort) {
    case 'mission':
    case 'action':
    case 'objective':
    case 'tactic':
      return [`REB-CARD-${subject.card.toUpperCase()}-1`, ...rulesOfCards(subject.sort, subject.card, facts)]
    case 'leader':
      return [
        'REB-LEADER-1',
        'REB-LEADER-2',
        facts.leader(subject.leader).tactics ? 'REB-COMBAT-TACTIC-1' : 'REB-ACTIVATE-3',
        ...(captured(table, facts, subject.leader) ? ['REB-CAPTURE-2'] : []),
      ]
    case 'unit': {
      const unit = facts.unit(subject.kind)
      const carried = unit.needs_transport || unit.capacity > 0 ? ['REB-TRANSPORT-1'] : []
      return [...(OF_UNITS[subject.kind] ?? []), ...(OF_CLASSES[unit.class] ?? []), 'REB-UNIT-13', ...carried]
    }
    case 'place':
      return rulesOfPlaces(subject.place, table, facts)
    case 'probe':
      return ['REB-PROBE-1', 'REB-PROBE-3']
    case 'ring':
      return [OF_RINGS[subject.ring], 'REB-RING-2']
    case 'queue':
      return ['REB-QUEUE-1', 'REB-QUEUE-2', 'REB-DEPLOY-1']
    case 'die':
      return ['REB-DICE-2', 'REB-MISSION-REVEAL-13', 'REB-COMBAT-ATTACK-8']
    case 'deck':
      return ['REB-COMBAT-TACTIC-1', 'REB-COMBAT-ATTACK-6']
  }
}

function rulesOfCards(sort: CardSort, card: string, facts: Printed): readonly string[] {
  if (sort === 'action') return ['REB-ACTION-3', 'REB-ACTION-5']
  if (sort === 'objective') return ['REB-OBJ-1']
  if (sort === 'tactic') return [facts.tactic(card).when === 'block' ? 'REB-COMBAT-ATTACK-9' : 'REB-COMBAT-ATTACK-7']
  const { group, mode } = facts.mission(card)
  return [
    'REB-COMMAND-10',
    ...(mode === 'attempt' ? ['REB-MISSION-REVEAL-6'] : []),
    ...(group === 'starting' ? ['REB-MISSION-START-1'] : group === 'project' ? ['REB-PROJECT-1'] : []),
  ]
}

function rulesOfPlaces(place: PlaceId, table: RebellionView, facts: Printed): readonly string[] {
  if (place === BASE_SPACE) return ['REB-BASE-SPACE-1', 'REB-BASE-MOVE-1', 'REB-BASE-MOVE-2']
  const remote = facts.system(place).kind === 'remote'
  return [
    ...(remote ? ['REB-MAP-5', 'REB-MAP-6'] : ['REB-MAP-4', 'REB-BUILD-2']),
    ...(table.subjugated.includes(place) ? ['REB-SUBJ-4'] : []),
    ...(table.sabotaged.includes(place) ? ['REB-SABOTAGE-6'] : []),
    ...(table.destroyed.includes(place) ? ['REB-DESTROYED-2'] : []),
  ]
}
