// The stars behind the galaxy, always the same ones.

export interface Star {
  readonly x: number
  readonly y: number
  readonly r: number
  readonly far: boolean
}

/** A small generator, so that the sky need not be written out star by star. */
export function stars(count: number, width: number, height: number): readonly Star[] {
  let seed = 19_770_525
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647
  return Array.from({ length: count }, () => {
    const size = next() ** 4
    return { x: next() * width, y: next() * height, r: 0.4 + size * 1.1, far: size < 0.2 }
  })
}
