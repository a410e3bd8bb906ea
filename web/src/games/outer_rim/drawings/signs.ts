// The small signs of this game, in a square of 24: `fill` is filled, `line` is drawn with a pen.

import type { ClassId, FactionId, SkillId } from '../view'

export type Good = 'bounty' | 'cargo' | 'crew' | 'event' | 'gear' | 'job' | 'mod' | 'ship'
export type Measure = 'credits' | 'fame' | 'health' | 'hull' | 'hyperdrive' | 'ground-combat' | 'ship-combat' | 'secret'
export type Note =
  'deliver' | 'attempt' | 'hand-over' | 'find' | 'stops' | 'sabotaged' | 'holocron' | 'droid' | 'illegal'
export type SignName = FactionId | SkillId | Good | Measure | Note

interface Drawn {
  readonly fill?: string
  readonly line?: string
}

export const SIGNS: Readonly<Record<SignName, Drawn>> = {
  // Factions
  hutt: { fill: 'M3 8l4.5 4L12 4l4.5 8L21 8l-2 11H5zM5 20.3h14V22H5z' },
  imperial: {
    fill: 'M12 2l8.7 5v10L12 22l-8.7-5V7zm0 5.2L7.8 9.6v4.8l4.2 2.4 4.2-2.4V9.6z',
    line: 'M12 2v5M12 17v5M3.3 7l4.5 2.6M16.2 14.4l4.5 2.6M20.7 7l-4.5 2.6M7.8 14.4L3.3 17',
  },
  rebel: {
    fill: 'M12 1.5c1.6 2.4 1.9 4.7 1 6.8 2.3-.7 3.7-2.2 4.3-4.5 3.2 3 4.7 6.3 4 10-.9 4.9-4.6 8-9.3 8.2-4.7-.2-8.4-3.3-9.3-8.2-.7-3.7.8-7 4-10 .6 2.3 2 3.8 4.3 4.5-.9-2.1-.6-4.4 1-6.8zM12 11l-2.5 7.5h5z',
  },
  syndicate: {
    fill: 'M12 1.5l3.6 5L12 11.5l-3.6-5zM12 12.5l3.6 5-3.6 5-3.6-5zM1.5 12l5-3.6 5 3.6-5 3.6zM12.5 12l5-3.6 5 3.6-5 3.6z',
  },
  // Skills
  influence: { fill: 'M3 4h18v12h-9l-6 5v-5H3z' },
  knowledge: { line: 'M12 6C9.5 4.5 6.5 4 3 4v14c3.5 0 6.5.5 9 2 2.5-1.5 5.5-2 9-2V4c-3.5 0-6.5.5-9 2zM12 6v14' },
  piloting: { line: 'M4 7v6c0 4.5 3 6 8 6s8-1.5 8-6V7M4 7h3M17 7h3M4 13h16M12 13v6M12 3v6' },
  stealth: { line: 'M4 20c0-9 3-17 8-17s8 8 8 17M8.5 12c2-1.6 5-1.6 7 0-2 2.6-5 2.6-7 0zM4 20h16' },
  strength: {
    fill: 'M5 9.5C5 7 6.5 6 8 6.5 8.5 4 11 4 11.7 5.5 13 4 15.2 4.5 15.5 6.5c2-.5 3.5.8 3.5 3V15c0 3.5-3 6-6.5 6S6 19 5.3 16z',
  },
  tactics: { line: 'M12 2.5v5M12 16.5v5M2.5 12h5M16.5 12h5M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM12 11v2M11 12h2' },
  tech: {
    line: 'M14.5 3.5a5.5 5.5 0 0 0-4.8 8L3.5 17.7l2.8 2.8 6.2-6.2a5.5 5.5 0 0 0 7.4-6.6l-3.4 3.4-3-.6-.6-3 3.4-3.4a5.5 5.5 0 0 0-1.8-.6z',
  },
  // What lies in slots
  bounty: { line: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 1.5v6M12 16.5v6M1.5 12h6M16.5 12h6' },
  cargo: { line: 'M3 7.5L12 3l9 4.5v9L12 21l-9-4.5zM3 7.5l9 4.5 9-4.5M12 12v9' },
  crew: { fill: 'M12 3a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9zM3.5 21c.4-5 3.8-8 8.5-8s8.1 3 8.5 8z' },
  event: { line: 'M12 3l2.4 6.3L21 12l-6.6 2.7L12 21l-2.4-6.3L3 12l6.6-2.7z' },
  gear: { fill: 'M2 8h17l3-1.5V11h-7l-1.5 2H10l-2.3 6H3.5L6 12.5 2 12z' },
  job: { line: 'M5 3h14v18H5zM8.5 7.5h7M8.5 11.5h7M8.5 15.5h4' },
  mod: { line: 'M8 2.5v5M16 2.5v5M5 7.5h14v4a7 7 0 0 1-14 0zM12 18.5V22' },
  ship: { fill: 'M12 1.5l4 8 6 7v3l-7-2-1 4h-4l-1-4-7 2v-3l6-7z' },
  // What is counted
  credits: { line: 'M8 3h11l-3 5.5H5zM8 9.5h11l-3 5.5H5zM8 16h11l-2.5 5H5z' },
  fame: { fill: 'M12 2l3 6.6 7 .8-5.2 4.8 1.5 7L12 17.6 5.7 21.2l1.5-7L2 9.4l7-.8z' },
  health: {
    fill: 'M12 21C6 16.5 2.5 13 2.5 8.5 2.5 5.5 4.8 3.5 7.3 3.5 9.3 3.5 11 4.6 12 6.5c1-1.9 2.7-3 4.7-3 2.5 0 4.8 2 4.8 5C21.5 13 18 16.5 12 21z',
  },
  hull: { fill: 'M12 2l9 3v7c0 5-4 8.3-9 10-5-1.7-9-5-9-10V5z' },
  hyperdrive: { fill: 'M2 4l9 8-9 8V4zM12 4l9 8-9 8z' },
  'ground-combat': { line: 'M4 20L17 7M14 4l6 6M13 10l3 3M4 4l5.5 5.5M14.5 14.5L20 20' },
  'ship-combat': { line: 'M12 2v8M5 8v8M19 8v8M12 14v8M5 20v1M19 20v1M2 12h6M16 12h6' },
  secret: { line: 'M5 3h14v18H5zM9.5 9.5a2.5 2.5 0 1 1 3.8 2.1c-.9.6-1.3 1.2-1.3 2.4M12 17v.3' },
  // On the map
  deliver: { fill: 'M9 2h6v9h5l-8 8-8-8h5zM4 20h16v2H4z' },
  attempt: { fill: 'M4 20.5l1.5-5.5L16 4.5l4 4L9.5 19z' },
  'hand-over': { line: 'M3 21V3h18v18M7.5 3v18M12 3v18M16.5 3v18M3 21h18' },
  find: { line: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 1v6M12 17v6M1 12h6M17 12h6' },
  stops: { fill: 'M7.5 1.5h9l6 6v9l-6 6h-9l-6-6v-9z' },
  sabotaged: { line: 'M5 5l14 14M19 5L5 19' },
  holocron: { line: 'M12 2l9 6v8l-9 6-9-6V8zM12 2v20M3 8l9 5 9-5' },
  droid: { line: 'M6 9a6 6 0 0 1 12 0v9H6zM12 3V1M9.5 10.5v.2M14.5 10.5v.2M9 15h6' },
  illegal: { line: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM5.7 5.7l12.6 12.6' },
}

/** How many corners the shape of a class has, beside its colour and its dots; 0: a circle. */
export const CORNERS: Readonly<Record<ClassId, number>> = { white: 0, green: 3, yellow: 4, orange: 6 }
