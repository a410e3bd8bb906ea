// What the live connection says, and what the past looks like. docs/api.md describes both.

import type { StateMessage } from '../generated/wire'

export type {
  Around,
  Changed,
  ChangeMessage,
  Ending,
  Entry,
  Eye,
  Moment,
  RefusedMessage,
  Said,
  Scores,
  ServerMessage,
  StateMessage,
  UndoRequest,
} from '../generated/wire'

export type Eyes = StateMessage['eyes']
export const SPECTATOR = 'spectator'
export const OPEN = 'open'
