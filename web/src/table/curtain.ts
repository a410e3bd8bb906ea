// Several seats on one screen. Only the seat that is asked is shown, and only when its player has said "ready".

export interface Sitting {
  readonly mine: readonly string[] // seats on this device
  readonly asked: string | null
  readonly over: boolean
  readonly curtain: boolean // whether there is one; not for somebody who plays all seats alone
  readonly ready: string | null // who said so last
}

/** Through whose eyes to look; `pass` is who should take the device first. null eye: those of a spectator. */
export function looking({ mine, asked, over, curtain, ready }: Sitting): { eye: string | null; pass: string | null } {
  const first = mine[0] ?? null
  if (mine.length < 2) return { eye: first, pass: null }
  const askedHere = asked !== null && mine.includes(asked)
  const last = ready !== null && mine.includes(ready) ? ready : null
  if (over) return { eye: last ?? first, pass: null }
  if (!curtain) return { eye: askedHere ? asked : (last ?? first), pass: null }
  if (askedHere && asked !== last) return { eye: null, pass: asked }
  return { eye: last, pass: null }
}
