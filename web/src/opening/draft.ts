// A table that is being put together: who sits where, with which options, by which clock.

import type { GameInfo, Json, Setting } from '../client/types'
import type { NewTable, TimeControl } from '../generated/requests'

export type Who = { readonly kind: 'me' } | { readonly kind: 'open' } | { readonly kind: 'bot'; readonly bot: string }

export const ME: Who = { kind: 'me' }
export const OPEN: Who = { kind: 'open' }

export type ControlKind = NonNullable<TimeControl['kind']>

export interface Draft {
  game: string
  seats: Who[]
  options: Record<string, Json>
  control: { kind: ControlKind; minutes: number; increment: number; days: number }
  public: boolean
}

/** As somebody begins who wants to invite others. */
export function draftOf(game: GameInfo): Draft {
  return {
    game: game.id,
    seats: invited(game),
    options: Object.fromEntries(game.options.map((each) => [each.name, each.default])),
    control: { kind: 'none', minutes: 20, increment: 10, days: 3 },
    public: false,
  }
}

/** Who sits where if somebody just wants to play: people on this screen, bots that look ahead on the other seats. */
export function usual(game: GameInfo): Who[] {
  return usualSeats(game).map((who) => (who === 'person' ? ME : { kind: 'bot', bot: 'greedy' }))
}

/** I sit where a person usually does first, and the other seats are open. */
function invited(game: GameInfo): Who[] {
  const mine = Math.max(0, usualSeats(game).indexOf('person'))
  return usualSeats(game).map((_, number) => (number === mine ? ME : OPEN))
}

function usualSeats(game: GameInfo) {
  return game.usual_seats[String(game.usual_players)] ?? []
}

/** So many seats: those there are, and open ones. */
export function seated(seats: readonly Who[], players: number): Who[] {
  return Array.from({ length: players }, (_, number) => seats[number] ?? OPEN)
}

export function swapped(seats: readonly Who[], one: number, other: number): Who[] {
  const result = [...seats]
  const [first, second] = [seats[one], seats[other]]
  if (first && second) {
    result[one] = second
    result[other] = first
  }
  return result
}

export function sameWho(one: Who, other: Who): boolean {
  return one.kind === other.kind && (one.kind !== 'bot' || other.kind !== 'bot' || one.bot === other.bot)
}

/** Of a setting whose choices are seats, those that this table has. */
export function choicesAt(setting: Setting, game: GameInfo, players: number): readonly string[] {
  const somewhere = new Set(Object.values(game.seats).flat())
  const here = new Set(game.seats[String(players)] ?? [])
  return setting.choices.filter((choice) => !somewhere.has(choice) || here.has(choice))
}

export function chosen(value: Json | undefined): readonly string[] {
  return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
}

/** Whether something has been chosen halfway. */
export function incomplete(setting: Setting, value: Json | undefined): boolean {
  return setting.kind === 'some' && ![0, setting.count].includes(chosen(value).length)
}

/** What is sent to the server. What nobody has changed is left to the game. */
export function request(draft: Draft, game: GameInfo): NewTable {
  const here = (setting: Setting, value: Json | undefined) =>
    typeof value !== 'string' || choicesAt(setting, game, draft.seats.length).includes(value)
  const set = game.options.filter(
    (each) =>
      JSON.stringify(draft.options[each.name]) !== JSON.stringify(each.default) && here(each, draft.options[each.name]),
  )
  return {
    game: draft.game,
    seats: draft.seats,
    options: Object.fromEntries(set.map((each) => [each.name, draft.options[each.name] ?? each.default])),
    control: control(draft.control),
    public: draft.public,
  }
}

function control(given: Draft['control']): TimeControl {
  if (given.kind === 'live') return { kind: 'live', minutes: given.minutes, increment: given.increment }
  return given.kind === 'mail' ? { kind: 'mail', days: given.days } : { kind: 'none' }
}
