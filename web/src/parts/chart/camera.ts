// Looking at a chart: which part of it fills the frame. Zoom 1 shows all of it.

export interface Point {
  readonly x: number
  readonly y: number
}
export interface Size {
  readonly width: number
  readonly height: number
}

/** `x` and `y` are the point of the map in the middle of the frame. */
export interface Camera extends Point {
  readonly zoom: number
}

export const CLOSEST = 5

export function whole(map: Size): Camera {
  return { x: map.width / 2, y: map.height / 2, zoom: 1 }
}

/** How many pixels of the frame a unit of the map takes. */
export function scale(camera: Camera, map: Size, frame: Size): number {
  return camera.zoom * Math.min(frame.width / map.width, frame.height / map.height)
}

/** The point of the map that is shown at a point of the frame. */
export function under(camera: Camera, map: Size, frame: Size, at: Point): Point {
  const pixels = scale(camera, map, frame)
  return { x: camera.x + (at.x - frame.width / 2) / pixels, y: camera.y + (at.y - frame.height / 2) / pixels }
}

/** Where a point of the map is shown in the frame. */
export function shownAt(camera: Camera, map: Size, frame: Size, point: Point): Point {
  const pixels = scale(camera, map, frame)
  return { x: frame.width / 2 + (point.x - camera.x) * pixels, y: frame.height / 2 + (point.y - camera.y) * pixels }
}

/** Closer or farther by a factor, what is at this point of the frame staying there. */
export function zoomed(camera: Camera, map: Size, frame: Size, at: Point, factor: number): Camera {
  const zoom = Math.min(CLOSEST, Math.max(1, camera.zoom * factor))
  const fixed = under(camera, map, frame, at)
  const pixels = scale({ ...camera, zoom }, map, frame)
  return within(
    { x: fixed.x - (at.x - frame.width / 2) / pixels, y: fixed.y - (at.y - frame.height / 2) / pixels, zoom },
    map,
    frame,
  )
}

/** Moved by so many pixels of the frame, as if the map were pulled by the hand. */
export function pulled(camera: Camera, map: Size, frame: Size, by: Point): Camera {
  const pixels = scale(camera, map, frame)
  return within({ ...camera, x: camera.x - by.x / pixels, y: camera.y - by.y / pixels }, map, frame)
}

/** With a point in the middle, as far as the edges allow. */
export function centred(camera: Camera, map: Size, frame: Size, point: Point, zoom = camera.zoom): Camera {
  return within({ ...point, zoom }, map, frame)
}

/** Nothing beyond the edges is shown where the map is larger than the frame; where it is smaller it stays in the middle. */
function within(camera: Camera, map: Size, frame: Size): Camera {
  const pixels = scale(camera, map, frame)
  const keep = (value: number, length: number, room: number) => {
    const half = room / pixels / 2
    return half * 2 >= length ? length / 2 : Math.min(length - half, Math.max(half, value))
  }
  return {
    x: keep(camera.x, map.width, frame.width),
    y: keep(camera.y, map.height, frame.height),
    zoom: camera.zoom,
  }
}

export type Direction = 'left' | 'right' | 'up' | 'down'

const WAYS: Readonly<Record<Direction, Point>> = {
  left: { x: -1, y: 0 },
  right: { x: 1, y: 0 },
  up: { x: 0, y: -1 },
  down: { x: 0, y: 1 },
}

/** The next of some points in a direction: near, and rather straight ahead than aside. */
export function nextIn<T>(direction: Direction, from: Point, others: readonly (readonly [T, Point])[]): T | null {
  const way = WAYS[direction]
  let best: T | null = null
  let least = Infinity
  for (const [what, at] of others) {
    const ahead = (at.x - from.x) * way.x + (at.y - from.y) * way.y
    const aside = Math.abs((at.x - from.x) * way.y) + Math.abs((at.y - from.y) * way.x)
    if (ahead <= 1 || aside > 2 * ahead) continue
    const far = ahead + 2 * aside
    if (far < least) [best, least] = [what, far]
  }
  return best
}

const STILL = 0.12 // by which share a side of the frame may change before anything moves

/** The frame that a chart is laid out for: as long as it has nearly the size it had, nothing moves. */
export function settled(before: Size, now: Size): Size {
  const near = (one: number, other: number) => Math.abs(one - other) <= STILL * one
  return near(before.width, now.width) && near(before.height, now.height) ? before : now
}

export function apart(one: Point, two: Point): number {
  return Math.hypot(two.x - one.x, two.y - one.y)
}
