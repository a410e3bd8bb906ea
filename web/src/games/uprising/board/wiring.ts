// What every part of the board is given besides the view: how things stand, and whom to tell.

import type { BoardProps } from '../../contract'

export type Wiring = Pick<BoardProps, 'light' | 'point' | 'inspect' | 'say'>

export const lightClass = { lit: 'upr-lit', held: 'upr-held', none: '' } as const
