// What every area of the board needs: the table as this seat sees it, and how its things are pointed at and read about.
// Areas get it as one prop; its fields are read anew with every view.

import type { BoardProps } from '../contract'
import type { OuterRimView, Player, Printed, SpaceId } from './view'

export interface Wiring extends Pick<
  BoardProps,
  'seats' | 'light' | 'point' | 'inspect' | 'say' | 'ask' | 'pick' | 'draft' | 'heard'
> {
  readonly table: OuterRimView
  readonly facts: Printed
  /** Who looks; null for somebody who only watches. */
  readonly me: Player | null
  /** A phone: the map with sheets over it, no room for panels beside it. */
  readonly upright: boolean
  /** What a player is called: the character, and before it is chosen who sits there. */
  readonly nameOf: (player: Player) => string
  /** Brings a space into the middle of the map. */
  readonly show: (space: SpaceId) => void
}
