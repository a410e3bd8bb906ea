// Where everything lies on the map: the printed positions, stretched to the shape of the frame and pushed apart so that
// every place has room for its name and its units. An upright frame gets the galaxy turned by a quarter.

import { apart, type Point, type Size } from '../../../parts/chart/camera'
import { BASE_SPACE, type PlaceId, type Printed, type SystemId } from '../view'

export interface Layout extends Size {
  readonly turned: boolean
  readonly places: readonly PlaceId[]
  readonly at: (place: PlaceId) => Point
}

const AREA = 490_000 // of the whole map, in its own units; a unit is a pixel where the map is shown at its own size
const NARROWEST = 0.55 // width by height
const UPRIGHT = 0.9 // and below: nearly square frames keep the galaxy as it is printed
const WIDEST = 2.3
const ROOM = { x: 100, y: 93 } // that each place wants for itself
const MARGIN = { x: 60, y: 54 }
const CROWDED = { x: 66, y: 70 } // around the "Rebel Base" space, where most Rebel units begin: two rows of ships
const BELOW = 62 // that a place needs under it, for its name and its ground units
const STEPS = 600

/** A corner of the frame, in pixels, that something else covers: places keep out of it. */
export interface Covered {
  readonly corner: 'bottom-left' | 'bottom-right'
  readonly width: number
  readonly height: number
}

export function layOut(facts: Printed, width: number, height: number, covered: readonly Covered[] = []): Layout {
  const aspect = Math.min(WIDEST, Math.max(NARROWEST, width / height))
  const across = Math.sqrt(AREA * aspect)
  const size = { x: across, y: AREA / across }
  const turned = aspect < UPRIGHT
  const places = [...facts.systems.map((system) => system.id), BASE_SPACE]
  const drawn = places.map((place) => printedAt(facts, place)).map((at) => (turned ? { x: -at.y, y: at.x } : at))
  const unit = Math.max(size.x / width, size.y / height) // of the map, for a pixel of the frame
  const kept = covered.map((each) => ({
    x: each.corner === 'bottom-left' ? (each.width * unit) / 2 : size.x - (each.width * unit) / 2,
    y: size.y - (each.height * unit) / 2,
    room: { x: (ROOM.x + each.width * unit) / 2, y: BELOW + (each.height * unit) / 2 },
  }))
  const margins = places.map((place) => (place === BASE_SPACE ? CROWDED : MARGIN))
  const spread = pushApart(stretch(drawn, size), size, margins, kept)
  const found = new Map(places.map((place, number) => [place, spread[number] as Point]))
  return { width: size.x, height: size.y, turned, places, at: (place) => found.get(place) ?? { x: 0, y: 0 } }
}

function printedAt(facts: Printed, place: PlaceId): Point {
  if (place !== BASE_SPACE) return facts.system(place).position
  const area = facts.content.systems.board_areas.find((each) => each.id === BASE_SPACE)
  return area ? { x: area.x + area.width / 2, y: area.y + area.height / 2 } : { x: 0, y: 0 }
}

/** So that the outermost ones stand at the margins. */
function stretch(points: readonly Point[], size: Point): Point[] {
  const along = (axis: 'x' | 'y') => {
    const values = points.map((point) => point[axis])
    const low = Math.min(...values)
    const scale = (size[axis] - 2 * MARGIN[axis]) / (Math.max(...values) - low)
    return (point: Point) => MARGIN[axis] + (point[axis] - low) * scale
  }
  const [x, y] = [along('x'), along('y')]
  return points.map((point) => ({ x: x(point), y: y(point) }))
}

interface Kept extends Point {
  readonly room: Point
}

/** Those that stand too close step away from each other, along the axis on which less is missing; a little of each step
 *  leads back to where the printed map has them. */
function pushApart(home: readonly Point[], size: Point, margins: readonly Point[], kept: readonly Kept[]): Point[] {
  const points = home.map((point) => ({ ...point }))
  for (let step = 0; step < STEPS; step += 1) {
    const pull = 0.02 * (1 - step / STEPS)
    points.forEach((point, number) => {
      const from = home[number] as Point
      point.x += (from.x - point.x) * pull
      point.y += (from.y - point.y) * pull
    })
    for (const [number, point] of points.entries()) {
      for (const other of points.slice(number + 1)) part(point, other)
      for (const each of kept) leave(point, each)
    }
    for (const [number, point] of points.entries()) {
      const margin = margins[number] as Point
      point.x = Math.min(size.x - margin.x, Math.max(margin.x, point.x))
      point.y = Math.min(size.y - margin.y, Math.max(margin.y, point.y))
    }
  }
  return points
}

interface Moving {
  x: number
  y: number
}

function part(one: Moving, two: Moving): void {
  const way = short(one, two, ROOM)
  if (!way) return
  one[way.axis] -= way.by * 0.5
  two[way.axis] += way.by * 0.5
}

function leave(point: Moving, kept: Kept): void {
  const way = short(kept, point, kept.room)
  if (way) point[way.axis] += way.by * 0.5
}

/** How far the second has to go to leave the first enough room, and along which axis that is least; null: it is there. */
function short(one: Point, two: Point, room: Point): { readonly axis: 'x' | 'y'; readonly by: number } | null {
  const missing = { x: room.x - Math.abs(two.x - one.x), y: room.y - Math.abs(two.y - one.y) }
  if (missing.x <= 0 || missing.y <= 0) return null
  const axis = missing.x / room.x < missing.y / room.y ? 'x' : 'y'
  return { axis, by: (two[axis] < one[axis] ? -1 : 1) * missing[axis] }
}

// Lanes and borders

export type Pair = readonly [SystemId, SystemId]

/** Every pair of adjacent systems, once. */
export function lanes(facts: Printed): readonly Pair[] {
  const { adjacency } = facts.content.systems
  return Object.entries(adjacency).flatMap(([one, near]) =>
    near.filter((two) => one < two).map((two): Pair => [one, two]),
  )
}

const CLEAR = 34 // that a lane keeps from places it does not lead to

/** A lane as a path. It is straight, unless it would run under a place that it does not lead to: then it bends away. */
export function lanePath(layout: Layout, [one, two]: Pair): string {
  const [from, to] = [layout.at(one), layout.at(two)]
  const length = apart(from, to) || 1
  const across = { x: -(to.y - from.y) / length, y: (to.x - from.x) / length }
  let bend = 0
  for (const place of layout.places) {
    if (place === one || place === two) continue
    const at = layout.at(place)
    const along = ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / length ** 2
    const aside = (at.x - from.x) * across.x + (at.y - from.y) * across.y
    if (along < 0.1 || along > 0.9 || Math.abs(aside) > CLEAR) continue
    const share = 2 * along * (1 - along) // of the bend that reaches the curve there
    const missing = (aside >= 0 ? aside - CLEAR : aside + CLEAR) / share
    if (Math.abs(missing) > Math.abs(bend)) bend = Math.max(-90, Math.min(90, missing))
  }
  const middle = { x: (from.x + to.x) / 2 + across.x * bend, y: (from.y + to.y) / 2 + across.y * bend }
  const written = (point: Point) => `${point.x.toFixed(1)} ${point.y.toFixed(1)}`
  const by = bend === 0 ? 'L' : `Q${written(middle)} `
  return `M${written(from)}${by}${written(to)}`
}

const BEYOND = 400 // that cells go on past the edge, where a frame of another shape still shows something

/** The part of the sky that is nearer to a place than to any other, as a polygon. */
export function cell(layout: Layout, place: PlaceId): readonly Point[] {
  const own = layout.at(place)
  const [right, bottom] = [layout.width + BEYOND, layout.height + BEYOND]
  let corners: readonly Point[] = [
    { x: -BEYOND, y: -BEYOND },
    { x: right, y: -BEYOND },
    { x: right, y: bottom },
    { x: -BEYOND, y: bottom },
  ]
  for (const other of layout.places) if (other !== place) corners = nearer(corners, own, layout.at(other))
  return corners
}

/** What of a polygon is nearer to one point than to another. */
function nearer(corners: readonly Point[], own: Point, other: Point): readonly Point[] {
  const middle = { x: (own.x + other.x) / 2, y: (own.y + other.y) / 2 }
  const beyond = (at: Point) => (at.x - middle.x) * (other.x - own.x) + (at.y - middle.y) * (other.y - own.y)
  return corners.flatMap((from, number) => {
    const to = corners[(number + 1) % corners.length] as Point
    const [a, b] = [beyond(from), beyond(to)]
    const kept = a <= 0 ? [from] : []
    if (a <= 0 === b <= 0) return kept
    const share = a / (a - b)
    return [...kept, { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share }]
  })
}

/** Where the cells of two places meet, if they do. */
export function meeting(one: readonly Point[], two: readonly Point[]): readonly [Point, Point] | null {
  const [from, to, ...more] = one.filter((corner) => two.some((other) => apart(corner, other) < 0.5))
  return from && to && more.length === 0 ? [from, to] : null
}

/** Where a border between two systems is drawn: across the way from one to the other. */
export function border(layout: Layout, [one, two]: Pair): readonly [Point, Point] {
  const shared = meeting(cell(layout, one), cell(layout, two))
  if (shared && apart(...shared) > 20) return shared
  const [a, b] = [layout.at(one), layout.at(two)]
  const far = apart(a, b) || 1
  const across = { x: (-(b.y - a.y) / far) * 24, y: ((b.x - a.x) / far) * 24 }
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
  return [
    { x: middle.x - across.x, y: middle.y - across.y },
    { x: middle.x + across.x, y: middle.y + across.y },
  ]
}
