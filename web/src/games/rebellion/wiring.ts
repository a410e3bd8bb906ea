// What every area of the board needs: the table as this seat sees it, and how its things are pointed at and read about.
// Areas get it as one prop; its fields are read anew with every view.

import type { BoardProps } from '../contract'
import type { Forms } from './panels/forms/forms.svelte'
import type { PlaceId, Printed, RebellionView } from './view'

export interface Wiring extends Pick<
  BoardProps,
  'seats' | 'light' | 'point' | 'inspect' | 'say' | 'ask' | 'pick' | 'heard'
> {
  readonly table: RebellionView
  readonly facts: Printed
  /** What is being put together and has not been sent. The board makes one: `new Forms(() => ({ table, facts, ask }))`,
   *  gives `light: (thing) => forms.light(light, thing)` and `point: (thing) => forms.point(point, thing)` to all areas,
   *  and tells the table: `$effect(() => draft(forms.draft))`. */
  readonly forms: Forms
  /** Brings a place into the middle of the map. */
  readonly show: (place: PlaceId) => void
}
