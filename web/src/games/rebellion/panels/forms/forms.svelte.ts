// What somebody is putting together on the board and has not sent. It belongs to one question: another one begins anew.

import type { Ask } from '../../../../client/types'
import type { BoardProps, Draft, Light, Thing } from '../../../contract'
import type { Printed, RebellionView } from '../../view'
import { changed, type Counts, total } from './counts'
import { type Form, formLight, formOf, nextKind, pointed, sent, untouched, wholeOf } from './form'

interface Source {
  readonly table: RebellionView
  readonly facts: Printed
  readonly ask: Ask | null
}
interface Kept {
  readonly question: string
  readonly counts: Counts
  readonly chosen: string | null
}

export class Forms {
  readonly #source: () => Source
  #kept = $state.raw<Kept>({ question: '', counts: {}, chosen: null })

  constructor(source: () => Source) {
    this.#source = source
  }

  readonly form = $derived.by((): Form | null => {
    const { table, facts, ask } = this.#source()
    return formOf(table, facts, ask)
  })
  /** What tells one question from another: the same one that comes again (a clock was wound) keeps its form. */
  readonly question = $derived.by(() => {
    const { table, ask } = this.#source()
    const picks = ask?.options.map(({ pick }) => pick)
    return ask && JSON.stringify([ask.name, picks, ask.form, table.stack.at(-1), table.time])
  })
  readonly #mine = $derived.by(() => (this.#kept.question === this.question ? this.#kept : null))
  readonly counts = $derived.by((): Counts => this.#mine?.counts ?? (this.form ? untouched(this.form) : {}))
  /** The leader or kind of unit that goes where one points next. */
  readonly chosen = $derived.by(() => {
    const chosen = this.#mine?.chosen ?? null
    return this.form ? nextKind(this.form, this.counts, chosen) : null
  })
  readonly touched = $derived.by(() => this.#mine !== null && total(this.counts) > 0)
  /** What the button under the form sends. */
  readonly picks = $derived.by(() => (this.form ? sent(this.form, this.counts) : []))
  /** What a pick made elsewhere means together with the form. */
  readonly draft = $derived.by((): Draft | null => {
    const { form, counts } = this
    if (!form || !this.touched) return null
    return (pick) => wholeOf(form, counts, pick)
  })

  set(counts: Counts): void {
    if (this.question !== null) this.#kept = { question: this.question, counts, chosen: this.#mine?.chosen ?? null }
  }
  add(pick: string, by: number): void {
    this.set(changed(this.counts, pick, by))
  }
  choose(what: string | null): void {
    if (this.question !== null) this.#kept = { question: this.question, counts: this.counts, chosen: what }
  }
  clear(): void {
    this.#kept = { question: '', counts: {}, chosen: null }
  }

  /** Lights of the board, with what stands in the form. */
  light(base: (thing: Thing) => Light, thing: Thing): Light {
    const plain = base(thing)
    if (plain === 'held' || !this.form) return plain
    return formLight(this.form, this.counts, this.chosen, thing) ?? (this.#takesOver(thing) ? 'none' : plain)
  }

  /** Pointing at the map fills the form in; what the form has nothing to do with goes its usual way. */
  point(base: BoardProps['point'], thing: Thing): void {
    const counts = this.form && pointed(this.form, this.counts, this.chosen, thing)
    if (counts) this.set(counts)
    else base(thing)
  }

  /** Places and units that this form is about are lit by it alone. */
  #takesOver(thing: Thing): boolean {
    const sort = this.form?.sort
    if (sort === 'load') return thing.startsWith('unit/') || thing.startsWith('place/')
    return (sort === 'place' || sort === 'build') && thing.startsWith('place/')
  }
}
