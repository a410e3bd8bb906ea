import { describe, expect, it } from 'vitest'
import { after } from '../table.fixture'
import { printed, type Battle, type RebellionView } from '../view'
import { attackStep, command, dieInHand, effects, fallen, figureThing, ranks, stage, winner } from './fight'

const unit = (id: string, side: string, theatre: string, value: number, colour: string) => ({
  id,
  side,
  theatre,
  health: value > 0 ? { value, colour } : null,
})
const leader = (id: string, side: string, tactics: { space: number; ground: number } | null) => ({ id, side, tactics })
const CONTENT = {
  systems: { systems: [{ id: 'hoth' }] },
  units: {
    units: [
      unit('tie-fighter', 'imperial', 'space', 1, 'black'),
      unit('star-destroyer', 'imperial', 'space', 4, 'red'),
      unit('death-star', 'imperial', 'space', 0, ''),
      unit('x-wing', 'rebel', 'space', 1, 'black'),
    ],
  },
  leaders: {
    leaders: [
      leader('thrawn', 'imperial', { space: 3, ground: 1 }),
      leader('veers', 'imperial', { space: 1, ground: 3 }),
      leader('leia', 'rebel', null),
    ],
  },
  missions: { missions: [] },
  actions: { actions: [] },
  objectives: { objectives: [] },
  tactics: { tactics: [] },
  misc: { rings: ['captured', 'carbonite', 'lure-of-the-dark-side'].map((id) => ({ id, side: 'imperial' })) },
}
const FACTS = printed(CONTENT)
const BATTLE: Battle = {
  active: 'empire',
  origins: [[], []],
  subjugated: false,
  had_units: [3, 3],
  leaders_seen: [],
  round: 1,
  theatre: 'space',
  attacker: 'empire',
  dice: [],
  switched: 0,
  counted: [],
  objective_played: false,
  plans_tried: false,
  fewer_dice: false,
  faceup: false,
  no_space_tactics: false,
  red_hits: false,
  guest: null,
  system: 'hoth',
  wounds: [],
  frail: false,
  won: [0, 0],
  lost: [0, 2, 0, 1],
  unblockable: [false, false],
  cannot_retreat: [false, false],
  held: [true, false],
  escapes: [false, false],
  retreated: [false, false],
}
const table = (more: Partial<RebellionView> = {}) =>
  after({
    units: { hoth: { 'tie-fighter': 3, 'star-destroyer': 2, 'death-star': 1, 'x-wing': 1 } },
    leaders: ['hoth', 'hoth', 'hoth'],
    rings: [null, null, null],
    stack: [],
    ...more,
  })
const battle = (more: Partial<Battle>) => ({ ...BATTLE, ...more })
const empire = (more: Partial<Battle>) =>
  ranks(table(), FACTS, battle(more), 'empire', 'space').map((rank) => [
    rank.kind,
    rank.count,
    rank.markers,
    rank.fresh,
    rank.fate,
  ])

describe('figures in a combat', () => {
  it('that are alike stand together, unhurt ones first', () => {
    expect(
      empire({
        wounds: [
          ['star-destroyer', 1, 2],
          ['tie-fighter', 0, 1],
          ['tie-fighter', 0, 1],
        ],
      }),
    ).toEqual([
      ['tie-fighter', 1, 0, 0, 'standing'],
      ['tie-fighter', 2, 0, 1, 'dying'],
      ['star-destroyer', 1, 0, 0, 'standing'],
      ['star-destroyer', 1, 1, 2, 'standing'],
      ['death-star', 1, 0, 0, 'standing'],
    ])
  })
  it('are dead with as many markers as health, which Point-Blank Assault makes less', () => {
    expect(empire({ wounds: [['star-destroyer', 4, 0]] })[2]).toEqual(['star-destroyer', 1, 4, 0, 'dead'])
    expect(empire({ wounds: [['star-destroyer', 3, 0]], frail: true })[2]).toEqual(['star-destroyer', 1, 3, 0, 'dead'])
    expect(empire({ wounds: [['star-destroyer', 1, 2]], frail: true })[2]).toEqual(['star-destroyer', 1, 1, 2, 'dying'])
  })
  it('are called as the options call them', () => {
    expect(figureThing('hoth', { kind: 'star-destroyer', markers: 1, fresh: 2 })).toBe('unit/hoth/star-destroyer/1+2')
  })
  it('that were lost are counted by side', () => {
    expect(fallen(FACTS, BATTLE, 'empire')).toEqual([{ kind: 'star-destroyer', count: 2, side: 'empire' }])
    expect(fallen(FACTS, BATTLE, 'rebel').map((each) => each.kind)).toEqual(['x-wing'])
  })
})

describe('a side in a combat', () => {
  it('has the best value of its leaders who are not captured', () => {
    expect(command(table(), FACTS, BATTLE, 'empire')).toEqual({ leaders: ['thrawn', 'veers'], space: 3, ground: 3 })
    expect(command(table(), FACTS, BATTLE, 'rebel')).toEqual({ leaders: ['leia'], space: 0, ground: 0 })
  })
  it('says what holds for it', () => {
    expect([effects(BATTLE, 'rebel'), effects(BATTLE, 'empire')]).toEqual([['rebellion-web-battle-held'], []])
    expect(effects(battle({ frail: true, no_space_tactics: true }), 'empire')).toEqual([
      'rebellion-action-its-a-trap',
      'rebellion-action-point-blank-assault',
    ])
  })
  it('wins by theatre', () => {
    expect([
      winner(battle({ won: [2, 1] }), 'space'),
      winner(battle({ won: [2, 0] }), 'ground'),
      winner(BATTLE, 'space'),
    ]).toEqual(['empire', 'rebel', null])
  })
})

describe('where we are', () => {
  const at = (...stack: RebellionView['stack']) => table({ stack })
  const combat = (step: number) => ({ do: 'combat', step })
  it('is read off the procedures', () => {
    expect(stage(at(combat(2)))).toBe('leaders')
    expect(stage(at(combat(6)))).toBe('cards')
    const space = { do: 'battle-step', step: 2, theatre: 'space' }
    expect(stage(at(combat(7), { do: 'combat-round', step: 2 }, space))).toBe('space')
    expect(stage(at(combat(7), { do: 'combat-round', step: 4 }, { do: 'retreat-step', step: 1 }))).toBe('retreat')
    expect(stage(at(combat(7), { do: 'combat-round', step: 8 }))).toBeNull()
    expect([attackStep(at(space, { do: 'attack', step: 4 })), attackStep(at(space))]).toEqual(['actions', null])
  })
  it('names the die that is being assigned', () => {
    expect(dieInHand(at({ ask: 'assign-hit', colour: 1, face: 1 }))).toEqual({ colour: 'red', face: 'direct-hit' })
    expect(dieInHand(at({ ask: 'combat-action' }))).toBeNull()
  })
})
