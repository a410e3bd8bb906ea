// Which panels there are, and which of them should be in front.

import type { Ask } from '../../../client/types'
import { opponent, type RebellionView, type Side } from '../view'
import type { Form } from './forms/form'

export type Tab = 'form' | Side | 'queue' | 'piles'

/** Leaders are assigned in the panel of one's own side, where they and the missions lie; other forms have their own. */
export function hasTab(form: Form | null): form is Exclude<Form, { sort: 'assign' }> {
  return form !== null && form.sort !== 'assign'
}

/** The form that is asked for comes first; one's own side before the other one. */
export function tabsOf(view: RebellionView, form: Form | null): readonly Tab[] {
  const mine: Side = view.side ?? 'rebel'
  return [...(hasTab(form) ? (['form'] as const) : []), mine, opponent(mine), 'queue', 'piles']
}

/** The panel that what is asked is about; null: none. */
export function wanted(view: RebellionView, form: Form | null, ask: Ask | null): Tab | null {
  if (hasTab(form)) return 'form'
  if (form) return view.side
  const about = new Set(ask?.options.flatMap(({ touches }) => touches.map((thing) => thing.split('/')[0])))
  if (about.has('queue')) return 'queue'
  return ['mission', 'action', 'objective', 'leader'].some((sort) => about.has(sort)) ? view.side : null
}

const IN_PANELS: ReadonlySet<string> = new Set(['mission', 'action', 'objective', 'queue'])

/** Whether it is about nothing else, so that a phone may put the panel over the map. */
export function onlyInPanels(ask: Ask | null): boolean {
  const about = ask?.options.flatMap(({ touches }) => touches.map((thing) => thing.split('/')[0] ?? '')) ?? []
  return about.length > 0 && about.every((sort) => IN_PANELS.has(sort))
}

export function tabLabel(tab: Tab, view: RebellionView, form: Form | null): string {
  if (tab === 'form') return `rebellion-web-tab-${(form?.sort === 'place' ? form.verb : form?.sort) ?? tab}`
  if (tab === view.side) return 'rebellion-web-tab-mine'
  return tab === 'queue' || tab === 'piles' ? `rebellion-web-tab-${tab}` : `rebellion-side-${tab}`
}
