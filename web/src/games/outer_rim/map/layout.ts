// Where everything lies on the map: six tiles in an arc between two endcaps. A frame that is higher than wide gets the
// arc from top to bottom.

import { apart, type Point, type Size } from '../../../parts/chart/camera'
import { type FactionId, type OuterRimView, type Printed, type SpaceId, type SpotId, type TileId } from '../view'

export interface Route {
  readonly a: SpaceId
  readonly b: SpaceId
}
/** The facedown patrols of a faction beside the space where they enter the map. */
export interface Waiting extends Point {
  readonly faction: FactionId
  readonly enters: SpaceId
}
export interface Layout extends Size {
  readonly turned: boolean
  readonly places: readonly SpaceId[]
  readonly at: (space: string) => Point
  readonly routes: readonly Route[]
  readonly waiting: readonly Waiting[]
  readonly tiles: readonly { readonly id: TileId; readonly outline: string }[]
  readonly spot: (spot: SpotId) => Point
  /** How far what lies above a space is from its middle. */
  readonly above: (space: SpaceId) => number
}

type Exit = 'left_outer' | 'left_inner' | 'right_outer' | 'right_inner'

/** Along its tile from left to right, and across from the outer lane to the inner one, both from 0 to 1. */
type Place = readonly [along: number, across: number]

const EXITS: Readonly<Record<Exit, Place>> = {
  left_outer: [0.09, 0],
  left_inner: [0.09, 1],
  right_outer: [0.91, 0],
  right_inner: [0.91, 1],
}
/** In an upright arc, where tiles are short, the exits of neighbours stand side by side. */
const ZIGZAG: Readonly<Record<Exit, Place>> = {
  left_outer: [0.05, 0.14],
  left_inner: [0.05, 0.86],
  right_outer: [0.95, -0.02],
  right_inner: [0.95, 1.02],
}
/** What is not on the lane of its tile, or not in the middle of it. */
const ODD: Readonly<Record<SpaceId, Place>> = {
  maelstrom: [0.2, 0.17],
  kessel: [0.47, -0.02],
  'nav-c-k1': [0.5, 0.8],
  'nav-c-k2': [0.69, -0.04],
  'nav-c-k3': [0.8, -0.03],
}
const ODD_UPRIGHT: typeof ODD = {
  maelstrom: [0.24, 0],
  kessel: [0.64, 0],
  'nav-c-k1': [0.5, 0.8],
  'nav-c-k2': [0.84, 0.14],
  'nav-c-k3': [0.93, 0.06],
}
const BETWEEN: Place = [0.5, 0.5]
const BETWEEN_UPRIGHT: Place = [0.76, 0.5] // beside it are the names of the planets
const WEIGHTS: Readonly<Record<string, number>> = { kessel: 1.7 } // how long a tile is
const LYING = { long: 1240, least: 430, most: 820, cap: 62, margin: 72, sag: 96, room: 350 }
const UPRIGHT = { long: 470, least: 640, most: 1000, cap: 40, margin: 76, sag: 26, room: 0 }
const UPRIGHT_BELOW = 0.95 // width by height

export const PLANET = 37 // the radius of what is drawn for a planet
export const NAVPOINT = 9
export const TOKEN = 24 // how wide a contact token is

export function layOut(facts: Printed, tiles: OuterRimView['tiles'], width: number, height: number): Layout {
  const aspect = width / height
  const turned = aspect < UPRIGHT_BELOW
  const shape = turned ? UPRIGHT : LYING
  const size = { width: shape.long, height: Math.min(shape.most, Math.max(shape.least, shape.long / aspect)) }
  const total = tiles.reduce((sum, tile) => sum + (WEIGHTS[tile] ?? 1), 0)
  const starts = tiles.map((_, at) => tiles.slice(0, at).reduce((sum, tile) => sum + (WEIGHTS[tile] ?? 1), 0) / total)
  const span = (tile: TileId): readonly [number, number] => {
    const at = tiles.indexOf(tile)
    return [starts[at] ?? 0, (WEIGHTS[tile] ?? 1) / total]
  }
  const placed = turned ? uprightAt(size) : lyingAt(size)

  const found = new Map<string, Point>()
  for (const space of facts.spaces) {
    const [start, length] = span(space.tile)
    const [along, across] = placeOf(facts, space.id, turned)
    found.set(space.id, placed(start + length * along, across))
  }
  const at = (space: string) => found.get(space) ?? { x: size.width / 2, y: size.height / 2 }
  const waiting = facts.content.map.endcaps.flatMap(({ side, stacks }) =>
    stacks.map(({ faction, exit }) => {
      const tile = side === 'left' ? tiles[0] : tiles.at(-1)
      const enters = tile ? facts.tile(tile).exits[exit] : ''
      const place = placed(
        side === 'left' ? -shape.cap / long(size, turned) : 1 + shape.cap / long(size, turned),
        exit.endsWith('outer') ? 0.04 : 0.96,
      )
      return { faction, enters, ...place }
    }),
  )
  return {
    ...size,
    turned,
    places: facts.spaces.map(({ id }) => id),
    at,
    routes: routesOf(facts, tiles),
    waiting,
    tiles: tiles.map((id) => ({ id, outline: outline(placed, span(id)) })),
    spot: (id) => {
      const { planet, number } = facts.spot(id)
      const first = facts.spots.find((spot) => spot.planet === planet)?.number === number
      const { x, y } = at(planet)
      if (!turned) return { x: x + (first ? -1 : 1) * (PLANET - 4), y: y + PLANET - 10 }
      const outwards = x < size.width / 2 ? -1 : 1
      return { x: x + outwards * (PLANET + 4), y: y + (first ? -13 : 13) }
    },
    above: (space) => {
      if (turned) return 0 // where it is narrow, on the space: what covers it stands for it
      return facts.space(space).kind === 'navpoint' ? NAVPOINT : PLANET - 6
    },
  }
}

function long(size: Size, turned: boolean): number {
  return turned ? size.height - 2 * UPRIGHT.margin : size.width - 2 * LYING.margin
}

function placeOf(facts: Printed, space: SpaceId, turned: boolean): Place {
  const odd = (turned ? ODD_UPRIGHT : ODD)[space]
  if (odd) return odd
  const { tile, lane } = facts.space(space)
  const exits = Object.entries(facts.tile(tile).exits) as [Exit, SpaceId][]
  const exit = exits.find(([, id]) => id === space)
  if (exit) return (turned ? ZIGZAG : EXITS)[exit[0]]
  if (lane === undefined) return turned ? BETWEEN_UPRIGHT : BETWEEN
  return [0.5, lane === 'outer' ? 0 : 1]
}

type Placed = (along: number, across: number) => Point

/** The arc is highest in the middle; the inner lane is a little shorter. */
function lyingAt({ width, height }: Size): Placed {
  const sag = Math.min(LYING.sag, Math.max(24, height - LYING.room))
  const top = 84
  const gap = height - top - sag - 92
  return (along, across) => {
    const bend = (2 * along - 1) ** 2
    const reach = width / 2 - LYING.margin
    return {
      x: width / 2 + (2 * along - 1) * reach * (1 - 0.03 * across),
      y: top + sag * bend + across * gap,
    }
  }
}

/** From top to bottom, the outer lane at the right. */
function uprightAt({ width, height }: Size): Placed {
  const margin = { x: 84, y: UPRIGHT.margin }
  return (along, across) => {
    const bend = (2 * along - 1) ** 2
    const right = width - margin.x - UPRIGHT.sag * bend
    return {
      x: right - across * (width - 2 * margin.x - UPRIGHT.sag),
      y: margin.y + along * (height - 2 * margin.y),
    }
  }
}

/** The edge of a tile, with a little air to its neighbours. */
function outline(placed: Placed, [start, length]: readonly [number, number]): string {
  const steps = [0, 0.25, 0.5, 0.75, 1].map((step) => start + length * (0.008 + step * 0.984))
  const edge = (across: number, along: readonly number[]) => along.map((each) => placed(each, across))
  const points = [...edge(-0.32, steps), ...edge(1.32, steps.toReversed())]
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`
}

/** The routes on the tiles, and those that join neighbouring tiles lane by lane. */
export function routesOf(facts: Printed, tiles: OuterRimView['tiles']): readonly Route[] {
  const joins = tiles.slice(1).flatMap((tile, number) => {
    const [left, right] = [facts.tile(tiles[number] ?? tile).exits, facts.tile(tile).exits]
    return [
      { a: left.right_outer, b: right.left_outer },
      { a: left.right_inner, b: right.left_inner },
    ]
  })
  return [...facts.content.map.routes, ...joins]
}

const SEAT = 31 // how much room a token takes

/** Where the tokens above a space stand, in rows of at most four. */
export function berth(layout: Layout, space: SpaceId, number: number, count: number): Point {
  const row = Math.floor(number / 4)
  const inRow = Math.min(4, count - row * 4)
  const { x, y } = layout.at(space)
  return {
    x: x + ((number % 4) - (inRow - 1) / 2) * SEAT,
    y: y - layout.above(space) - SEAT / 2 - row * SEAT * 0.9,
  }
}

/** A line that bends a little, so that several that begin in one place can be told apart. */
export function bent(from: Point, to: Point, bend: number): string {
  const far = apart(from, to) || 1
  const across = { x: -(to.y - from.y) / far, y: (to.x - from.x) / far }
  const middle = {
    x: (from.x + to.x) / 2 + across.x * far * bend,
    y: (from.y + to.y) / 2 + across.y * far * bend,
  }
  const written = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  return `M${written(from)}Q${written(middle)} ${written(to)}`
}
