// The shape of a seat, beside its colour `--side-1` to `--side-5`: paths in a square of 24.

const SHAPES = [
  'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18',
  'M4 4h16v16H4z',
  'M12 2.5 22 20.5H2z',
  'M12 1.5 22.5 12 12 22.5 1.5 12z',
  'M12 2 22 9.6 18.2 21.5H5.8L2 9.6z',
] as const

/** Which of the five colours and shapes a seat has. */
export function kindOfSeat(seat: number): number {
  return seat % SHAPES.length
}

export function seatShape(seat: number): string {
  return SHAPES[kindOfSeat(seat)] ?? SHAPES[0]
}
