// What the server says beforehand of what is asked: what picks do, how likely they go well, what cards cost.

import type { Ask, Message, Option } from '../../../client/types'
import type { Check, DealForm, Forms, Prospect, Ware } from '../../../generated/outer_rim'
import type { BoardProps } from '../../contract'
import { keyOf } from './telling'

export type { Check, DealForm, Prospect, Ware }

/** What comes with a question of this name; null: something else is asked. */
export function formIn<Name extends keyof Forms>(ask: Ask | null, name: Name): Forms[Name] | null {
  return ask?.name === name && ask.form !== undefined ? (ask.form as Forms[Name]) : null
}

/** What is said of a pick; null: nothing. */
export function prospectOf(ask: Ask | null, pick: string): Prospect | null {
  const all = ask?.form?.['prospects'] as readonly Prospect[] | undefined
  return all?.find((each) => each.pick === pick) ?? null
}

/** The cards that can be bought in what is asked, or after it. */
export function waresOf(ask: Ask | null): readonly Ware[] {
  return (ask?.form?.['wares'] as readonly Ware[] | undefined) ?? []
}

/** The option with this label, `draw-encounter` or `market`. */
export function optionCalled(ask: Ask | null, name: string): Option | null {
  return ask?.options.find((option) => option.label.key === `outer_rim-option-${name}`) ?? null
}

/** What a pick does, in words: as the server says, or as the ability is printed. */
export function doesWhat(ask: Ask | null, option: Option, say: BoardProps['say']): string | null {
  const what = prospectOf(ask, option.pick)?.what
  if (what) return sentence(told(what, say))
  const ability = keyOf(option.label.params?.['ability'])
  return ability === '' ? null : say(`${ability}-text`)
}

export const told = (message: Message, say: BoardProps['say']): string => say(message.key, message.params)

/** With a capital and a full stop. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? '' : '.')
}
