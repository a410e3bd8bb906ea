// Somebody at a table: what they look at, what they hold, what they are shown. Everything on the screen follows from it.

import { LiveTable } from '../client/live.svelte'
import type { Ask, Option, SeatInfo, View } from '../client/types'
import type { Draft, Light, Thing } from '../games/contract'
import { explain, moment } from './actions'
import { looking } from './curtain'
import { fitting, lightOf, point } from './gesture'
import { opened } from './open'
import { Past } from './past'
import type { Present } from '../client/present'
import { keep, recall } from '../parts/remember'
import type { Entry, Moment } from '../client/wire'
import { OPEN, SPECTATOR } from '../client/wire'

const NOTHING: readonly Option[] = []
const DWELL = 350 // milliseconds on a thing before it is shown in full
const NARROW = '(max-width: 48rem)'
const SLIDE = 40 // between two places of the slider; what is passed by is not fetched
const LINGER = 120 // and after it was left

/** Why something cannot be picked; `asking` while the server looks it up. */
export interface WhyNot {
  readonly thing: Thing
  readonly asking: boolean
  readonly answer: Awaited<ReturnType<typeof explain>> | null
}

export class Session {
  readonly live: LiveTable
  readonly past: Past

  held = $state.raw<readonly Thing[]>([])
  /** What an option is about that the mouse is on. */
  hovered = $state.raw<readonly Thing[] | null>(null)
  inspected = $state<Thing | null>(null)
  pinned = $state(false)
  whyNot = $state.raw<WhyNot | null>(null)
  /** What stands in a form of the board, and goes with the next pick. */
  draft: Draft | null = null
  /** Whether it was a finger that pointed last. */
  touching = false
  #dwelling: ReturnType<typeof setTimeout> | undefined

  /** The version that is looked back at; null: the present. */
  at = $state<number | null>(null)
  #moment = $state.raw<Moment | null>(null)

  /** What everybody may see, where that is not what we are sent anyway. */
  #public = $state.raw<View | null>(null)
  #opened = $state.raw<View | null>(null)

  // Several seats on one screen
  ready = $state<string | null>(null)
  curtain = $state(true)
  tabletop = $state(false)

  constructor(readonly id: string) {
    this.live = new LiveTable(id)
    this.past = new Past((version, eye) => moment(id, version, eye))
    this.curtain = recall(`curtain-${id}`, true)
    this.tabletop = recall(`tabletop-${id}`, false)
  }

  // Through whose eyes

  readonly mine = $derived.by(() => Object.keys(this.live.eyes).filter((name) => name !== SPECTATOR))
  readonly over = $derived.by(() => this.live.table?.status === 'finished')
  readonly #looking = $derived.by(() =>
    looking({
      mine: this.mine,
      asked: this.live.table?.asked ?? null,
      over: this.over,
      curtain: this.curtain,
      ready: this.ready,
    }),
  )
  /** Who should take the device before anything of theirs is shown. */
  readonly pass = $derived.by(() => (this.tabletop ? null : this.#looking.pass))
  readonly eye = $derived.by(() => (this.tabletop ? SPECTATOR : (this.#looking.eye ?? SPECTATOR)))
  /** Whether one looks as a spectator while holding seats: then the view has to be fetched. */
  readonly wantsPublic = $derived.by(() => this.eye === SPECTATOR && this.mine.length > 0)

  readonly now = $derived.by((): View | null => {
    if (this.over && this.#opened) return this.#opened
    return this.wantsPublic ? this.#public : (this.live.eyes[this.eye]?.view ?? null)
  })
  readonly view = $derived.by((): View | null => {
    if (this.at === null) return this.now
    return this.#moment?.eyes[this.eye]?.view ?? this.now
  })
  /** Whether the past is on the board already. */
  readonly isPast = $derived.by(() => this.at !== null)

  readonly ask = $derived.by((): Ask | null => {
    if (this.at !== null || !this.live.caughtUp || this.pass !== null) return null
    return this.live.eyes[this.eye]?.ask ?? null
  })
  /** The last version that is shown. */
  readonly last = $derived.by(() => this.live.shown?.version ?? 0)
  readonly asked = $derived.by(() => this.#seat(this.live.table?.asked ?? null))
  readonly passTo = $derived.by(() => this.#seat(this.pass))
  readonly myTurn = $derived.by(() => !this.over && this.live.caughtUp && (this.asked?.mine ?? false))
  #seat(name: string | null): SeatInfo | undefined {
    return this.live.info?.seats.find((seat) => seat.seat === name)
  }

  readonly options = $derived.by(() => this.ask?.options ?? NOTHING)
  /** What can be picked by pointing. */
  readonly #within = $derived.by(() => this.options.filter((option) => !option.grave))
  /** What is still possible with what is held. */
  readonly fitting = $derived.by(() => fitting(this.options, this.held))
  readonly busy = $derived.by(() => this.live.sending !== null)

  readonly entries = $derived.by((): readonly Entry[] => {
    // No line before the board shows it.
    return (this.live.log[this.eye] ?? []).filter((entry) => entry.version <= this.last)
  })

  /** Up to the moment that is on the board. */
  readonly heard = $derived.by((): readonly Entry[] => {
    const at = this.at
    return at === null ? this.entries : this.entries.filter((entry) => entry.version <= at)
  })

  readonly light = $derived.by((): ((thing: Thing) => Light) => {
    const options = this.busy ? NOTHING : this.#within
    const hovered = this.hovered
    return hovered ? (thing) => (hovered.includes(thing) ? 'held' : 'none') : lightOf(options, this.held)
  })

  // Pointing

  point(thing: Thing): void {
    this.whyNot = null
    if (this.at !== null || this.busy || this.over) return
    if (!this.live.caughtUp) return this.live.catchUp()
    const pointed = point(this.#within, this.held, thing)
    if (pointed.what === 'hold') this.held = pointed.held
    else if (pointed.what === 'pick') this.pick(pointed.option)
    else void this.#askWhyNot(pointed.things, thing)
  }

  pick(option: Option): void {
    this.pickAll(this.draft?.(option.pick) ?? [option.pick])
  }

  /** Several picks in a row, sent together: they are made one by one, all or none. */
  pickAll(picks: readonly string[]): void {
    if (this.busy || this.ask === null || picks.length === 0) return
    this.letGo()
    this.live.pick(picks)
  }

  hold(thing: Thing): void {
    if (this.busy || this.held.includes(thing)) return
    this.hovered = null
    this.held = [...this.held, thing]
  }

  letGo(): void {
    this.held = []
    this.hovered = null
    this.whyNot = null
  }

  async #askWhyNot(things: readonly Thing[], thing: Thing): Promise<void> {
    const seat = this.eye
    if (!this.view || seat === SPECTATOR) return
    const asked: WhyNot = { thing, asking: true, answer: null }
    this.whyNot = asked
    try {
      const answer = await explain(this.id, seat, things)
      if (this.whyNot === asked) this.whyNot = { thing, asking: false, answer: answer.legal ? null : answer }
    } catch {
      if (this.whyNot === asked) this.whyNot = null
    }
  }

  // Looking closer

  /** At once when something is open already; else only who stays on a thing wants to read about it. */
  inspect(thing: Thing | null): void {
    clearTimeout(this.#dwelling)
    if (this.pinned) return
    if (this.touching) {
      // A long press is over when the finger leaves: what it opened stays until it is closed.
      if (thing !== null) {
        this.inspected = thing
        this.pinned = true
      }
    } else if (matchMedia(NARROW).matches)
      return // it would cover the board; only who asks for it gets it
    else if (thing !== null && this.inspected !== null) this.inspected = thing
    else this.#dwelling = setTimeout(() => (this.inspected = thing), thing === null ? LINGER : DWELL)
  }
  /** Open it at once, to stay: by the keyboard. */
  read(thing: Thing): void {
    clearTimeout(this.#dwelling)
    this.inspected = thing
    this.pinned = true
  }
  pin(): void {
    this.pinned = this.inspected !== null
  }
  closeInspector(): void {
    this.pinned = false
    this.inspected = null
  }

  // Looking back

  async lookBack(version: number): Promise<void> {
    const last = this.live.present?.version ?? 0
    if (version >= last) {
      this.backToNow()
      return
    }
    this.letGo()
    this.at = version
    await new Promise((resolve) => setTimeout(resolve, SLIDE))
    if (this.at !== version) return
    const moment = await this.past.at(version, this.eye)
    if (this.at === version) this.#moment = moment
    this.past.ahead(version, 2, last, this.eye)
  }

  backToNow(): void {
    this.at = null
    this.#moment = null
  }

  /** The whole table after the end: every hand open. */
  async openEverything(present: Present): Promise<void> {
    const own = present.eyes[this.eye] ?? Object.values(present.eyes)[0]
    const { eyes } = await this.past.at(present.version, OPEN)
    const all = Object.values(eyes).map((each) => each.view)
    if (own && this.live.shown?.version === present.version) this.#opened = opened(own.view, all)
  }

  /** Bring the spectator's view of a version. */
  async showPublic(version: number): Promise<void> {
    const moment = await this.past.at(version, SPECTATOR)
    if (this.live.shown?.version === version) this.#public = moment.eyes[SPECTATOR]?.view ?? null
    await this.live.read(SPECTATOR)
  }

  // What was said since we came, and has not been looked at

  readonly #came = Date.now() / 1_000
  readSaid = $state(0)
  readonly news = $derived.by(() => this.live.chat.some((said) => said.id > this.readSaid && said.at > this.#came))

  // Seats on one screen

  takeDevice(): void {
    this.ready = this.pass
    this.letGo()
    this.closeInspector()
  }

  setCurtain(on: boolean): void {
    this.curtain = on
    keep(`curtain-${this.id}`, on)
  }

  setTabletop(on: boolean): void {
    this.tabletop = on
    this.ready = null
    this.backToNow()
    keep(`tabletop-${this.id}`, on)
  }
}
