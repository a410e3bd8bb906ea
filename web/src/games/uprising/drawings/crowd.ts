// People seen from behind, as one path. Who stands where only looks like chance.

interface Crowd {
  readonly from: number
  readonly to: number
  readonly y: number // of their shoulders
  readonly size: number // of a head
  readonly below: number // how far down they reach
  readonly seed: number
}

export function crowd({ from, to, y, size, below, seed }: Crowd): string {
  let path = `M${from} ${y + below}`
  let heads = ''
  let fists = ''
  let at = from
  for (let number = seed; at < to; number++) {
    const wander = Math.sin(number * 12.9898) * 43758.5453
    const chance = wander - Math.floor(wander)
    const width = size * (2.3 + chance * 0.8)
    const top = y - chance * size * 1.4
    const middle = at + width / 2
    const right = at + width
    path += `L${n(at)} ${n(top + size)}Q${n(at)} ${n(top)} ${n(middle)} ${n(top)}`
    path += `Q${n(right)} ${n(top)} ${n(right)} ${n(top + size)}`
    heads += head(middle, top, size)
    if (number % 4 === 1) fists += arm(middle + size * 0.9, top + size * 0.4, size, chance)
    at += width * 0.86
  }
  return `${path}L${n(to + size * 3)} ${y + below}z${heads}${fists}`
}

function head(x: number, shoulders: number, size: number): string {
  const half = `a${n(size * 0.8)} ${n(size * 0.95)} 0 1 1`
  return `M${n(x - size * 0.8)} ${n(shoulders - size * 0.7)}${half} ${n(size * 1.6)} 0${half}-${n(size * 1.6)} 0z`
}

/** A raised arm with its fist. */
function arm(x: number, y: number, size: number, lean: number): string {
  const reach = size * 3.1
  const tip = x + (lean - 0.4) * size
  const half = size * 0.34
  return (
    `M${n(x - half)} ${n(y)}L${n(tip - half)} ${n(y - reach)}h${n(half * 2)}L${n(x + half)} ${n(y)}z` +
    `M${n(tip - size * 0.55)} ${n(y - reach - size * 0.9)}h${n(size * 1.1)}v${n(size * 1.05)}h-${n(size * 1.1)}z`
  )
}

function n(value: number): string {
  return value.toFixed(1)
}
