// Something on the map that has moved glides from where it was, by points on its way. Nothing glides for people who want
// nothing to move.

import type { Attachment } from 'svelte/attachments'
import { apart, type Point } from '../../../parts/chart/camera'

interface Course {
  readonly at: Point
  readonly via: readonly Point[]
  /** It looks where it goes. */
  readonly turns: boolean
}

const SPEED = 0.42 // units of the map in a millisecond
const LEAST = 350
const MOST = 2600

export function glide(course: () => Course): Attachment<HTMLElement> {
  let before: Point | null = null
  return (element) => {
    const { at, via, turns } = course()
    const from = before
    before = at
    if (!from || apart(from, at) < 2 || matchMedia('(prefers-reduced-motion: reduce)').matches) return
    const points = [from, ...via, at]
    const lengths = points.map((point, number) => (number === 0 ? 0 : apart(points[number - 1] ?? point, point)))
    const far = lengths.reduce((sum, length) => sum + length, 0)
    let gone = 0
    const frames = points.map((point, number) => {
      gone += lengths[number] ?? 0
      return { translate: `${point.x - at.x}px ${point.y - at.y}px`, offset: gone / far }
    })
    const duration = Math.min(MOST, Math.max(LEAST, far / SPEED))
    element.animate(frames, { duration, easing: via.length > 0 ? 'linear' : 'ease-in-out' })
    if (turns) element.querySelector('.hull')?.animate(headings(points, frames), { duration })
  }
}

/** Where the bow points on each part of the way, and upwards at its end. */
function headings(points: readonly Point[], frames: readonly { offset: number }[]): Keyframe[] {
  const found = points.slice(1).flatMap((to, number) => {
    const from = points[number] ?? to
    const angle = (Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI
    const [begin, end] = [frames[number]?.offset ?? 0, frames[number + 1]?.offset ?? 1]
    const turn = (end - begin) * 0.2
    return [
      { rotate: `${angle}deg`, offset: begin + turn },
      { rotate: `${angle}deg`, offset: end - turn },
    ]
  })
  return [{ rotate: '0deg', offset: 0 }, ...found, { rotate: '0deg', offset: 1 }]
}
