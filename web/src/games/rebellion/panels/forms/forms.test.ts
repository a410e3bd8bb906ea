import { beforeEach, describe, expect, test } from 'vitest'
import type { Ask } from '../../../../client/types'
import type { Light, Thing } from '../../../contract'
import { after, FACTS, TABLE } from '../../table.fixture'
import type { RebellionView } from '../../view'
import { ask, asking, unitsToPlace } from './asking.fixture'
import { formOf } from './form'
import { Forms } from './forms.svelte'

let table: RebellionView
let asked: Ask | null
let forms: Forms
const litNowhere = (): Light => 'none'

function deploying(count: number): Ask {
  return asking(
    'deploy-units',
    {
      units: [unitsToPlace('deploy', 'x-wing', count, 'mon-calamari', 'rebel-base')],
      places: [
        { place: 'mon-calamari', room: 2, bare: false },
        { place: 'rebel-base', room: 2, bare: false },
      ],
      rest: null,
      done: 'done',
    },
    'done',
    ['deploy x-wing at mon-calamari', 'place/mon-calamari'],
    ['deploy x-wing at rebel-base', 'place/rebel-base'],
  )
}

beforeEach(() => {
  table = TABLE
  asked = deploying(2)
  forms = new Forms(() => ({ table, facts: FACTS, ask: asked }))
})

describe('what stands in a form', () => {
  test('is filled in by pointing at the map', () => {
    const missed: Thing[] = []
    expect(forms.light(litNowhere, 'place/rebel-base')).toBe('lit')
    forms.point((thing) => missed.push(thing), 'place/rebel-base')
    forms.point((thing) => missed.push(thing), 'place/hoth')
    expect([forms.counts, missed]).toEqual([{ 'deploy x-wing at rebel-base': 1 }, ['place/hoth']])
    expect(forms.picks).toEqual(['deploy x-wing at rebel-base', 'done'])
  })

  test('goes with whatever is picked elsewhere, and ends where nothing is left to do', () => {
    expect(forms.draft).toBeNull()
    forms.add('deploy x-wing at rebel-base', 1)
    expect(forms.draft?.('done')).toEqual(['deploy x-wing at rebel-base', 'done'])
    expect(forms.draft?.('deploy x-wing at mon-calamari')).toEqual([
      'deploy x-wing at rebel-base',
      'deploy x-wing at mon-calamari',
    ])
    forms.add('deploy x-wing at mon-calamari', 1)
    expect(forms.draft?.('done')).toEqual(['deploy x-wing at mon-calamari', 'deploy x-wing at rebel-base'])
    expect(forms.chosen).toBeNull()
  })

  test('belongs to one question', () => {
    forms.add('deploy x-wing at rebel-base', 1)
    asked = asked && { ...asked, free_undo: 3 } // the same question again
    expect(forms.counts).toEqual({ 'deploy x-wing at rebel-base': 1 })
    asked = deploying(1)
    expect([forms.counts, forms.draft]).toEqual([{}, null])
    forms.add('deploy x-wing at mon-calamari', 1)
    forms.clear()
    expect(forms.counts).toEqual({})
  })
})

describe('a form', () => {
  test('is made for what lies nowhere on the board', () => {
    const cards = ask(
      'keep-action',
      ['keep its-a-trap', 'action/its-a-trap'],
      ['keep noble-sacrifice', 'action/noble-sacrifice'],
    )
    expect(formOf(TABLE, FACTS, cards)).toEqual({
      sort: 'offer',
      things: ['action/its-a-trap', 'action/noble-sacrifice'],
    })
    const figures = ask('queue-unit', ['take x-wing', 'supply/x-wing'])
    expect(formOf(TABLE, FACTS, figures)).toEqual({ sort: 'offer', things: ['supply/x-wing'] })
  })

  test('is not made where everything can be pointed at, nor for somebody who only watches', () => {
    const turn = ask('take-turn', 'pass', ['reveal infiltration', 'mission/infiltration', 'leader/princess-leia'])
    expect(formOf(TABLE, FACTS, turn)).toBeNull()
    expect(formOf(after({ side: null }), FACTS, ask('queue-unit', ['take x-wing', 'supply/x-wing']))).toBeNull()
    expect(formOf(TABLE, FACTS, null)).toBeNull()
  })
})
