// Going through a game that was played: where we are, through whose eyes, and what is to be seen there.

import { get } from '../client/http'
import type { TableInfo, View } from '../client/types'
import type { Events } from '../generated/wire'
import { moment, thoughts } from './actions'
import { merged } from '../client/log'
import { opened } from './open'
import { Past } from './past'
import { thoughtAfter, thoughtBefore, type Thought } from './thought'
import { OPEN, SPECTATOR, type Entry } from '../client/wire'

export const SPEEDS = [0.5, 1, 2, 4] as const
const STEP = 1_200 // milliseconds a moment is shown at speed 1

export class Replay {
  readonly past: Past
  info = $state.raw<TableInfo | null>(null)
  problem = $state.raw<Error | null>(null)
  view = $state.raw<View | null>(null)
  entries = $state.raw<readonly Entry[]>([])
  thoughts = $state.raw<readonly Thought[]>([]) // of bots; there are none before the end
  whole = $state(true) // whether the rules of today can show every moment

  at = $state(0)
  eye = $state('')
  playing = $state(false)
  speed = $state<number>(1)
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(readonly id: string) {
    this.past = new Past((version, eye) => moment(id, version, eye))
  }

  readonly last = $derived.by(() => this.info?.version ?? 0)
  readonly over = $derived.by(() => this.info?.status === 'finished')
  readonly seats = $derived.by(() => this.info?.seats.map((seat) => seat.seat) ?? [])
  /** Up to the moment that is shown. */
  readonly heard = $derived.by(() => this.entries.filter((entry) => entry.version <= this.at))
  /** What a bot thought before the pick that led here. */
  readonly thought = $derived.by(() => this.thoughts.find((each) => each.version === this.at) ?? null)
  readonly laterThought = $derived.by(() => thoughtAfter(this.thoughts, this.at))
  readonly earlierThought = $derived.by(() => thoughtBefore(this.thoughts, this.at))
  /** Whose eyes one may choose: before the end one's own and a spectator's. */
  readonly eyes = $derived.by(() => {
    if (this.over) return [OPEN, ...this.seats, SPECTATOR]
    return [...(this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.seat) ?? []), SPECTATOR]
  })

  async open(at: number | null, eye: string): Promise<void> {
    try {
      this.info = await get<TableInfo>(`/api/tables/${this.id}`)
    } catch (problem) {
      this.problem = problem as Error
      return
    }
    this.at = Math.min(at ?? 0, this.last)
    this.eye = this.eyes.includes(eye) ? eye : (this.eyes[0] ?? SPECTATOR)
  }

  close(): void {
    clearTimeout(this.#timer)
  }

  /** Bring what is to be seen. Call in an effect. */
  async show(at: number, eye: string): Promise<void> {
    try {
      const found = await this.past.at(at, eye)
      if (at !== this.at || eye !== this.eye) return // gone on already
      const views = Object.entries(found.eyes)
      const mine = this.info?.seats.find((seat) => seat.mine)?.seat
      const base = views.find(([name]) => name === mine) ?? views[0]
      if (!base) return
      const others = views.filter(([name]) => name !== base[0]).map(([, each]) => each.view)
      this.view = others.length > 0 ? opened(base[1].view, others) : base[1].view
      this.whole = found.replayable
      this.problem = null
      this.past.ahead(at, 3, this.last, eye)
    } catch (problem) {
      this.problem = problem as Error
      this.pause()
    }
  }

  /** The log. With everything open each entry is told as whoever acted heard it: they know most about it. */
  async read(eye: string): Promise<void> {
    const eyes = eye === OPEN ? this.seats : [eye]
    const logs = await Promise.all(
      eyes.map(async (each) => {
        const read = await get<Events>(`/api/tables/${this.id}/events`, { since: '0', eye: each })
        return [each, read.events] as const
      }),
    )
    if (eye !== this.eye) return
    const [first] = logs
    const told = logs.map(([name, log]) => log.filter((entry) => entry.seat === name))
    this.entries = told.reduce((all, more) => merged(all, more), first?.[1] ?? [])
  }

  /** What the bots thought; nobody may ask before the game is over. */
  async readThoughts(): Promise<void> {
    this.thoughts = (await thoughts(this.id)).thoughts
  }

  go(version: number): void {
    this.at = Math.max(0, Math.min(this.last, version))
  }

  play(): void {
    if (this.at >= this.last) this.at = 0
    this.playing = true
    this.#next()
  }

  pause(): void {
    this.playing = false
    clearTimeout(this.#timer)
  }

  #next(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => {
      if (!this.playing) return
      this.go(this.at + 1)
      if (this.at >= this.last) this.pause()
      else this.#next()
    }, STEP / this.speed)
  }
}
