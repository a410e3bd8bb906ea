import { describe, expect, it } from 'vitest'
import type { View } from '../../client/types'
import { meant } from './meant'

function view(ask: string, more: Record<string, unknown> = {}): View {
  const row = ['capitol', 'ministry-of-plenty', 'ministry-of-truth', 'police-headquarters', 'ministry-of-peace']
  const cards = [
    { round: 1, place: 2, card: 'riot-2', open: true, zone: 'pool', by_empire: false },
    { round: 1, place: 3, card: 'unknown', open: false, zone: 'ministry-of-truth', by_empire: true },
  ]
  const pair = ['capitol', 'ministry-of-plenty']
  const missions = ['revolution', 'coup']
  const table = { game: 'uprising', round: 1, stack: [{ ask }], row, pair, cards, missions, tokens: ['cordon'] }
  return { ...table, ...more } as unknown as View
}

describe('what somebody means by pointing', () => {
  it.each([
    ['choose-pair', ['district/capitol', 'district/police-headquarters'], 'choose capitol and police-headquarters'],
    ['choose-pair', ['district/ministry-of-truth', 'district/capitol'], 'choose capitol and ministry-of-truth'],
    ['play-open', ['hand/provocation'], 'play provocation open'],
    ['play-closed', ['plan/riot-5'], 'play riot-5 closed'],
    ['play-open', ['district/capitol'], 'choose capitol and capitol'],
    ['use-token', ['token/surveillance'], 'surveillance 2'],
    ['use-token', ['token/surveillance', 'pool/3'], 'surveillance 3'],
    ['use-token', ['token/disorient', 'pool/2', 'district/capitol'], 'disorient 2 to capitol'],
    ['use-token', ['district/ministry-of-peace'], 'cordon ministry-of-peace'],
    ['use-token', ['token/cordon', 'district/ministry-of-peace'], 'cordon ministry-of-peace'],
    ['use-token', ['pool/2'], 'eliminate 2'],
    ['assign-card', ['pool/2', 'district/ministry-of-peace'], 'assign 2 to ministry-of-peace'],
    ['assign-card', ['district/ministry-of-peace'], 'assign 2 to ministry-of-peace'],
    ['declare', ['district/capitol', 'mission/coup'], 'capture capitol with coup'],
    ['declare', ['mission/coup'], 'capture ministry-of-truth with coup'],
    ['declare', ['district/capitol'], 'capture capitol with revolution'],
    ['declare', ['deck'], null],
  ])('%s: %j is %s', (ask, things, pick) => {
    expect(meant(things, view(ask))).toBe(pick)
  })
})
