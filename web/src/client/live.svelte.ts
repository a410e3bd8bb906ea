// A table as it is now: one live connection that comes back by itself, and everything heard on it.
//
// `present` is the truth; `shown` follows it change by change, so that a board can move from one to the next.

import { untrack } from 'svelte'
import { delay } from './backoff'
import { ahead } from './clock'
import { InOrder } from './inorder'
import { merged } from './log'
import { post } from './notices.svelte'
import { Outbox, type Sending } from './outbox'
import { take, type Present } from './present'
import {
  SPECTATOR,
  type ChangeMessage,
  type Entry,
  type RefusedMessage,
  type Said,
  type ServerMessage,
  type StateMessage,
} from './wire'
import type { ClientMessage } from '../generated/requests'
import type { Chat, Events } from '../generated/wire'
import { get, Refusal, sortOf } from './http'
import type { TableInfo } from './types'

export type Status =
  | 'connecting' // for the first time
  | 'waiting' // the game has not begun
  | 'live'
  | 'lost' // the connection is gone; we try again
  | 'offline' // this device has no network; we try again when it has
  | 'closed' // trying again is of no use: `problem` says why

const PING = 25_000 // milliseconds; the server takes us for gone after 90 s of silence
const SILENCE = 50_000 // the server says something every 20 s; after this long the line is dead
const PONG = 4_000 // to answer somebody who has just woken up
const WATCH = 5_000 // between looks at our own clock; a longer gap means that we slept
const OPEN = 1

export class LiveTable {
  status = $state<Status>('connecting')
  info = $state.raw<TableInfo | null>(null)
  present = $state.raw<Present | null>(null)
  shown = $state.raw<Present | null>(null)
  presence = $state.raw<readonly number[]>([])
  chat = $state.raw<readonly Said[]>([])
  /** What each eye heard. */
  log = $state.raw<Readonly<Record<string, readonly Entry[]>>>({})
  /** What was refused last; null when it no longer matters. */
  problem = $state.raw<Error | null>(null)
  /** A pick that the server has not answered yet. */
  sending = $state.raw<Sending | null>(null)
  /** Seconds that our clock is ahead of the server's. */
  ahead = $state<number | null>(null)

  #socket: WebSocket | null = null
  #attempt = 0
  #heard = 0 // when the server said something last
  #words = 0 // how often it did
  #looked = 0
  #closed = false
  #stopping: (() => void)[] = []
  #retry: ReturnType<typeof setTimeout> | undefined
  #behind: ReturnType<typeof setTimeout> | undefined
  #asking: Promise<void> | null = null
  #askAgain = false
  #onLine = '' // the seats that the live connection is for
  #tried: string | null = null

  readonly #outbox: Outbox
  readonly #showing: InOrder<Present>

  constructor(
    readonly id: string,
    still: () => boolean = () => matchMedia('(prefers-reduced-motion: reduce)').matches,
  ) {
    this.#showing = new InOrder<Present>((present) => (this.shown = present), still)
    this.#outbox = new Outbox({
      send: (sending) => this.#say({ type: 'pick', ...sending }),
      changed: (sending) => {
        this.sending = sending
        remember(id, sending)
      },
      silent: () => this.#restart(),
    })
  }

  get table() {
    return this.shown?.table ?? null
  }
  get eyes() {
    return this.shown?.eyes ?? {}
  }
  /** Whether what is shown is the present. */
  get caughtUp(): boolean {
    return this.shown === this.present
  }

  /** Come to the table. */
  open(): void {
    // Whoever opens it in an effect does not want to open it again with every change.
    untrack(() => {
      this.#closed = false
      this.#listen()
      const left = remembered(this.id)
      if (left) this.#outbox.take(left)
      void this.look()
      void this.#readChat()
      this.#connect()
    })
  }

  /** Leave it. What is on its way arrives or not; the next visit finds out. */
  close(): void {
    this.#closed = true
    this.#stopping.forEach((stop) => stop())
    this.#stopping = []
    clearTimeout(this.#retry)
    clearTimeout(this.#behind)
    this.#showing.clear()
    this.#outbox.close()
    this.#hangUp()
  }

  /** One pick, or several that are made one after the other. */
  pick(picks: readonly string[]): void {
    if (!this.present || this.sending) return
    this.problem = null
    this.#outbox.put(this.present.version, picks)
  }

  /** Show the present now, whatever there would be to see in between. */
  catchUp(): void {
    this.#showing.skip()
  }

  /** Seats, names, who is absent: asked for again whenever it may have changed. */
  look(): Promise<void> {
    if (this.#asking) this.#askAgain = true // what is on its way may be older than what we want to know
    this.#asking ??= this.#ask().finally(() => {
      this.#asking = null
      if (this.#askAgain && !this.#closed) {
        this.#askAgain = false
        void this.look()
      }
    })
    return this.#asking
  }

  async #ask(): Promise<void> {
    try {
      this.info = await get<TableInfo>(`/api/tables/${this.id}`)
      this.#compareSeats(this.info)
    } catch (problem) {
      this.#hopeless(problem)
    }
  }

  /** We hold other seats than those the line knows of (sat down, claimed one, in this window or another): call anew. */
  #compareSeats(info: TableInfo): void {
    if (this.status !== 'live' && this.status !== 'waiting') return
    const mine = info.seats.flatMap((seat) => (seat.mine ? [seat.seat] : [])).join()
    if (mine === this.#onLine || mine === this.#tried) return
    this.#tried = mine // once is enough
    this.present = null
    this.#restart()
  }

  /** What an eye heard since the last that we know of. */
  async read(eye: string): Promise<void> {
    const since = this.log[eye]?.at(-1)?.version ?? 0
    await this.#readLog(eye, since)
  }

  // Coming and going

  #connect(): void {
    clearTimeout(this.#retry)
    if (this.#closed || this.status === 'closed') return
    this.#hangUp()
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/tables/${this.id}/live`)
    this.#socket = socket
    this.#heard = Date.now()
    socket.onopen = () => {
      const since = this.present?.version
      this.#say(since === undefined ? { type: 'hello' } : { type: 'hello', since })
    }
    socket.onmessage = (event: MessageEvent<string>) => this.#hear(JSON.parse(event.data) as ServerMessage)
    socket.onclose = (event) => this.#lost(event.code)
  }

  #hangUp(): void {
    const socket = this.#socket
    this.#socket = null
    if (!socket) return
    socket.onopen = socket.onmessage = socket.onclose = null
    socket.close()
  }

  /** Begin again at once. */
  #restart(): void {
    this.#attempt = 0
    if (this.status === 'live') this.status = 'lost'
    this.#connect()
  }

  #lost(code: number): void {
    this.#socket = null
    if (this.#closed || this.status === 'closed') return
    if (code >= 4400 && code < 4500 && code !== 4429) {
      this.status = 'closed'
      return
    }
    this.status = navigator.onLine ? (this.present ? 'lost' : 'connecting') : 'offline'
    this.#retry = setTimeout(() => this.#connect(), delay(this.#attempt))
    this.#attempt += 1
  }

  #say(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== OPEN) return false
    this.#socket.send(JSON.stringify(message))
    return true
  }

  #listen(): void {
    const on = (target: EventTarget, type: string, act: (event: Event) => void) => {
      target.addEventListener(type, act)
      this.#stopping.push(() => target.removeEventListener(type, act))
    }
    on(document, 'visibilitychange', () => document.visibilityState === 'visible' && this.#awake())
    on(window, 'online', () => this.#awake())
    on(window, 'offline', () => this.status !== 'closed' && this.status !== 'waiting' && (this.status = 'offline'))
    on(window, 'pageshow', (event) => (event as PageTransitionEvent).persisted && this.#restart())
    const ping = setInterval(() => {
      if (Date.now() - this.#heard > SILENCE) this.#restart()
      else this.#say({ type: 'ping' })
    }, PING)
    this.#looked = Date.now()
    const watch = setInterval(() => {
      const now = Date.now()
      if (now - this.#looked > 4 * WATCH) this.#awake() // the laptop was closed
      this.#looked = now
    }, WATCH)
    this.#stopping.push(
      () => clearInterval(ping),
      () => clearInterval(watch),
    )
  }

  /** We were away: is anybody still on the line? */
  #awake(): void {
    if (this.status === 'closed') return
    if (!this.#say({ type: 'ping' })) return this.#restart()
    const words = this.#words
    setTimeout(() => !this.#closed && this.#words === words && this.#restart(), PONG)
  }

  // Hearing

  #hear(message: ServerMessage): void {
    this.#heard = Date.now()
    this.#words += 1
    if (this.status === 'offline' && this.present) this.status = 'live' // the line has held after all
    switch (message.type) {
      case 'state':
      case 'change':
        return this.#change(message)
      case 'ack':
        this.#outbox.settled(message.request)
        return
      case 'refused':
        return this.#refused(message)
      case 'presence':
        this.presence = message.seats
        void this.look()
        return
      case 'chat':
        this.#heardSaid([message])
        return
      case 'notices':
        post(message)
        return
      case 'waiting':
        this.status = 'waiting'
        this.#attempt = 0
        this.#onLine = message.table.seats.flatMap((seat) => (seat.mine ? [seat.seat] : [])).join()
        void this.look()
        return
      case 'pong':
      case 'heartbeat':
        return this.#compare(message.version)
    }
  }

  #change(message: StateMessage | ChangeMessage): void {
    const before = this.present
    const present = take(before, message)
    if (present === 'gap') {
      this.present = null
      this.#restart()
      return
    }
    this.#onLine = Object.keys(present.eyes)
      .filter((eye) => eye !== SPECTATOR)
      .join()
    this.#arrived()
    if (message.type === 'change' && before) {
      if (message.table.since !== before.table.since)
        this.ahead = ahead(this.ahead, message.table.since, Date.now() / 1_000)
      this.#note(before, message)
    } else for (const eye of Object.keys(present.eyes)) void this.read(eye)
    this.present = present
    const mine = answers(this.sending, before?.version)
    if (message.type === 'state') this.#showing.jump(present)
    else this.#showing.add(present, mine)
    if (around(before) !== around(present)) void this.look()
    this.#outbox.resend()
  }

  #arrived(): void {
    if (this.status !== 'live') {
      this.status = 'live'
      void this.look()
    }
    this.#attempt = 0
  }

  #refused(message: RefusedMessage): void {
    const { type: _, problem, ...facts } = message
    if ((message.status === 429 || message.status === 503) && this.sending?.request === message.request)
      return this.#outbox.later(message.retry_after ?? 1)
    if (message.request !== undefined && !this.#outbox.settled(message.request)) return
    this.problem = new Refusal(message.status, sortOf(problem), facts)
    this.#compare(message.version)
  }

  /** The server is further than we are, and has not said how: ask for everything. */
  #compare(version: number | undefined): void {
    clearTimeout(this.#behind)
    if (version === undefined || !this.present || version <= this.present.version) return
    this.#behind = setTimeout(() => {
      if (this.present && this.present.version < version) this.#restart()
    }, 1_500) // the change itself may be right behind
  }

  #note(before: Present, message: ChangeMessage): void {
    if (message.version === before.version) return
    for (const [eye, { events }] of Object.entries(message.eyes)) {
      const entry: Entry = {
        version: message.version,
        kind: 'pick',
        seat: before.table.asked,
        at: Date.now() / 1_000,
        events,
      }
      this.#addToLog(eye, [entry])
      // Nothing heard: perhaps an undo or a resignation. Only the log itself says which.
      if (events.length === 0) void this.#readLog(eye, before.version)
    }
  }

  async #readLog(eye: string, since: number): Promise<void> {
    try {
      const read = await get<Events>(`/api/tables/${this.id}/events`, { since: `${since}`, eye })
      this.#addToLog(eye, read.events)
    } catch (problem) {
      console.warn('the log could not be read', problem) // the game can be played without it
    }
  }

  #addToLog(eye: string, entries: readonly Entry[]): void {
    this.log = { ...this.log, [eye]: merged(this.log[eye] ?? [], entries) }
  }

  async #readChat(): Promise<void> {
    try {
      this.#heardSaid((await get<Chat>(`/api/tables/${this.id}/chat`)).chat)
    } catch (problem) {
      console.warn('the chat could not be read', problem)
    }
  }

  #heardSaid(more: readonly Said[]): void {
    const all = new Map([...this.chat, ...more].map((said) => [said.id, said]))
    this.chat = [...all.values()].sort((a, b) => a.id - b.id)
  }

  /** There is no such table, or it is not for us: no use in trying again. */
  #hopeless(problem: unknown): void {
    if (!(problem instanceof Refusal) || (problem.status !== 404 && problem.status !== 403)) return
    this.problem = problem
    this.status = 'closed'
    this.#hangUp()
  }
}

/** Whether the change after a version is one of the picks that are on their way. */
function answers(sending: Sending | null, version: number | undefined): boolean {
  if (!sending || version === undefined) return false
  return sending.version <= version && version < sending.version + sending.picks.length
}

/** What tells that seats, names or the end may look different now. */
function around(present: Present | null): string {
  return present ? JSON.stringify([present.table.status, present.table.stand_ins]) : ''
}

// A pick that was on its way when the page was loaded anew is sent again, with the same id. In this tab only.

const KEY = 'dejarik-sending-'

function remember(table: string, sending: Sending | null): void {
  if (sending) sessionStorage.setItem(KEY + table, JSON.stringify(sending))
  else sessionStorage.removeItem(KEY + table)
}

function remembered(table: string): Sending | null {
  const text = sessionStorage.getItem(KEY + table)
  return text === null ? null : (JSON.parse(text) as Sending)
}
