// What is special about a table, in a few words.

import type { GameInfo, TableInfo } from '../client/types'
import { sayPlayers } from '../home/players'
import { say, words } from '../words/words.svelte'

export function summary(table: TableInfo, game: GameInfo | undefined): string[] {
  const said = [sayPlayers([table.players])]
  if (table.control.kind === 'live') {
    said.push(say('app-summary-live', { minutes: table.control.seconds / 60, increment: table.control.increment }))
  }
  if (table.control.kind === 'mail') said.push(say('app-summary-mail', { days: table.control.seconds / 86_400 }))
  for (const setting of game?.options ?? []) {
    const value = table.options[setting.name]
    if (value === undefined || JSON.stringify(value) === JSON.stringify(setting.default)) continue
    const key = `app-new-option-${table.game}-${setting.name}`
    said.push(words.has(key) ? say(key) : setting.name)
  }
  return said
}
