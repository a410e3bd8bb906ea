// Picks on their way. One at a time, sent again with the same id until the server has said yes or no: never lost,
// never made twice.

import type { Picks } from '../generated/requests'

export type Sending = Picks

export const PATIENCE = 6_000 // milliseconds without an answer before the same is sent again

interface Post {
  /** Put it on the wire. False if there is none now: then `resend` is called when there is. */
  send: (sending: Sending) => boolean
  /** It is on its way, or (null) no longer. */
  changed: (sending: Sending | null) => void
  /** Nobody answers on an open line: it is probably dead. */
  silent: () => void
}

export class Outbox {
  #sending: Sending | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #tries = 0

  constructor(
    private readonly post: Post,
    private readonly newId: () => string = () => crypto.randomUUID(),
  ) {}

  get sending(): Sending | null {
    return this.#sending
  }

  /** False, and nothing is sent, while another pick is on its way. */
  put(version: number, picks: readonly string[]): boolean {
    if (this.#sending) return false
    this.take({ request: this.newId(), version, picks })
    return true
  }

  /** Go on with a pick that was on its way, before the page was loaded anew. */
  take(sending: Sending): void {
    this.#sending = sending
    this.#tries = 0
    this.post.changed(sending)
    this.resend()
  }

  /** There is a line (again). */
  resend(): void {
    clearTimeout(this.#timer)
    if (!this.#sending || !this.post.send(this.#sending)) return
    this.#tries += 1
    this.#timer = setTimeout(() => {
      if (this.#tries > 1) this.post.silent()
      else this.resend()
    }, PATIENCE)
  }

  /** The server asks us to wait. */
  later(seconds: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.resend(), seconds * 1_000)
  }

  /** Yes or no has come. False if it was about something else. */
  settled(request: string | undefined): boolean {
    if (!this.#sending || request !== this.#sending.request) return false
    this.drop()
    return true
  }

  drop(): void {
    clearTimeout(this.#timer)
    this.#sending = null
    this.post.changed(null)
  }

  /** The page goes away; what is on its way stays so. */
  close(): void {
    clearTimeout(this.#timer)
  }
}
