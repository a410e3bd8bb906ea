// Where something small that floats belongs: beside what it is about, and on the screen.

export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const GAP = 8

/** Below the anchor if there is room, else above it, never beyond the edges. */
export function beside(
  anchor: Box,
  size: { width: number; height: number },
  screen: { width: number; height: number },
) {
  const middle = anchor.left + anchor.width / 2
  const left = clamp(middle - size.width / 2, GAP, screen.width - size.width - GAP)
  const below = anchor.top + anchor.height + GAP
  const above = anchor.top - size.height - GAP
  const top = below + size.height + GAP <= screen.height || above < GAP ? below : above
  return { left, top: clamp(top, GAP, screen.height - size.height - GAP) }
}

function clamp(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most))
}
