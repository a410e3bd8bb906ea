// What a side may believe of the other: where the base is, and which missions its leaders are on.

import type { GameFace } from '../contract'

export const believed: NonNullable<GameFace['believed']> = {
  thing: (thing, say) => {
    const [kind = '', leader = ''] = thing.split('/') // base, mission/han-solo
    const about = leader === '' ? {} : { leader: { key: `rebellion-leader-${leader}` } }
    return say(`rebellion-web-believed-${kind}`, about)
  },
  guess: (thing, guess, say) => say(`rebellion-${thing === 'base' ? 'place' : 'mission'}-${guess}`),
}
