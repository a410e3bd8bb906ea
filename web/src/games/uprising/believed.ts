// What the Empire may take closed cards for.

import type { GameFace } from '../contract'

export const believed: NonNullable<GameFace['believed']> = {
  thing: (thing, say) => {
    const [, round = '', place = ''] = thing.split('/') // card/3/1
    return say('uprising-face-believed-card', { round, place })
  },
  guess: (_, card, say) => say(`uprising-card-${card}`),
}
