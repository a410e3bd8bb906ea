// What dice show, in views by number and in sentences by name.

import type { Param } from '../../../client/types'

export const DIE_FACES = ['hit', 'crit', 'focus', 'blank'] as const
export type DieFace = (typeof DIE_FACES)[number]

/** The dice of a list that counts them by face. */
export function diceOf(shown: readonly number[] | undefined): readonly DieFace[] {
  return DIE_FACES.flatMap((face, at) => Array.from({ length: shown?.[at] ?? 0 }, () => face))
}

/** The dice that a sentence names: each is a message of its own, with a number if there are several alike. */
export function diceIn(param: Param | undefined): readonly DieFace[] {
  return listOf(param).flatMap((each) => {
    if (typeof each !== 'object' || !('key' in each)) return []
    const several = each.key === 'outer_rim-dice'
    const face = faceIn(several ? each.params?.['face'] : each)
    return face ? Array.from({ length: several ? Number(each.params?.['count'] ?? 1) : 1 }, () => face) : []
  })
}

export function faceIn(param: Param | undefined): DieFace | null {
  if (typeof param !== 'object' || !('key' in param)) return null
  return DIE_FACES.find((face) => param.key === `outer_rim-words-face-${face}`) ?? null
}

function listOf(param: Param | undefined): readonly Param[] {
  return Array.isArray(param) ? (param as readonly Param[]) : param === undefined ? [] : [param]
}

/** The dice without so many of a face, and with others instead. */
export function replaced(
  dice: readonly DieFace[],
  gone: readonly DieFace[],
  come: readonly DieFace[],
): readonly DieFace[] {
  const left = [...dice]
  for (const face of gone) {
    const at = left.indexOf(face)
    if (at >= 0) left.splice(at, 1)
  }
  return [...left, ...come]
}
