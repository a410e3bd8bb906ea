// What stands in a form: how many times each pick is to be made, by its text.

export type Counts = Readonly<Record<string, number>>

export const NOTHING: Counts = {}

export function total(counts: Counts): number {
  return Object.values(counts).reduce((sum, count) => sum + count, 0)
}

/** How often a pick stands in the form. */
export function often(counts: Counts, pick: string): number {
  return counts[pick] ?? 0
}

/** A pick as often as the form says. */
export function times(pick: string, counts: Counts): readonly string[] {
  return Array.from({ length: often(counts, pick) }, () => pick)
}

export function changed(counts: Counts, pick: string, by: number): Counts {
  return { ...counts, [pick]: Math.max(0, often(counts, pick) + by) }
}
