// Rows of windows as one path each for those with a light and those without.

interface Windows {
  readonly x: number
  readonly y: number
  readonly columns: number
  readonly rows: number
  readonly width?: number
  readonly height?: number
  readonly across?: number // from one to the next
  readonly down?: number
  /** Every how many there is a light; which ones only looks like chance. */
  readonly light?: number
}

export function windows(of: Windows): { lit: string; dark: string } {
  const { width = 2, height = 3, across = 5, down = 7, light = 3 } = of
  let lit = ''
  let dark = ''
  for (let row = 0; row < of.rows; row++) {
    for (let column = 0; column < of.columns; column++) {
      const pane = `M${of.x + column * across} ${of.y + row * down}h${width}v${height}h-${width}z`
      if ((column * 7 + row * 5 + ((column * row) % 4) + Math.round(of.x)) % light === 0) lit += pane
      else dark += pane
    }
  }
  return { lit, dark }
}
