// What the server says, as its own annotations describe it (docs/api.md tells it in words), and what follows from that.

import type { Message, TableInfo } from '../generated/wire'

export type {
  Ask,
  GameInfo,
  Games,
  Json,
  Message,
  Option,
  Outcome,
  Person,
  Rule,
  Rules,
  SeatInfo,
  Setting,
  TableInfo,
  View,
} from '../generated/wire'

/** What can be put into a sentence; what we say ourselves may also be lists of texts. */
export type Param = NonNullable<Message['params']>[string] | readonly Param[]
export type Params = Readonly<Record<string, Param>>
export type Control = TableInfo['control']
