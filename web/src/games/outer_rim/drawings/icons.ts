// Line drawings of what cards and skills are about, on a field of 24 by 24.

import type { SkillId } from '../view'

export const KIND_ICONS = {
  bounty:
    'M12 3v3.5M12 17.5V21M3 12h3.5M17.5 12H21M12 18a6 6 0 1 0 0-12 6 6 0 0 0 0 12M12 13.2a1.2 1.2 0 1 0 0-2.4 1.2 1.2 0 0 0 0 2.4',
  cargo: 'M12 3 20 7v10l-8 4-8-4V7zM4 7l8 4 8-4M12 11v10M8 5l8 4',
  crew: 'M12 11a3.7 3.7 0 1 0 0-7.4 3.7 3.7 0 0 0 0 7.4M4.5 20.5c.5-4.6 3.4-6.5 7.5-6.5s7 1.9 7.5 6.5',
  gear: 'M3.5 9.5h12l1-2h4v5h-4.5l-2 2.5H10l-2 5H4.5l1.5-6H3.5zM10 12.5v2.5',
  mod: 'M14.5 6.5a4.5 4.5 0 0 0-6 5.6L3.5 17l3.5 3.5 5-5a4.5 4.5 0 0 0 5.6-6l-2.8 2.7-3-3z',
  job: 'M7 3.5h10a1.5 1.5 0 0 1 1.5 1.5v15.5H5.5V5A1.5 1.5 0 0 1 7 3.5M9 3.5V6h6V3.5M8.5 11h7M8.5 15h4.5',
  event: 'M12 3l2.4 6.3L21 12l-6.6 2.7L12 21l-2.4-6.3L3 12l6.6-2.7z',
  ship: 'M12 2.5c2.5 3 3.5 6.5 3.5 10l4.5 4v3l-5.5-1.5L12 21l-2.5-3L4 19.5v-3l4.5-4c0-3.5 1-7 3.5-10M12 9v4',
} as const
export type KindIcon = keyof typeof KIND_ICONS

export const SKILL_ICONS: Readonly<Record<SkillId, string>> = {
  influence: 'M4 5h16v10.5h-8.5L7 19.5v-4H4zM8 9h8M8 12h5',
  knowledge: 'M12 6.5C10 5 7 4.5 3 4.5V18c4 0 7 .5 9 2 2-1.5 5-2 9-2V4.5c-4 0-7 .5-9 2M12 6.5V20',
  piloting:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18M12 14.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5M12 14.5V21M9.8 11 3.5 9.5M14.2 11l6.3-1.5',
  stealth:
    'M3 12c2.5-4.5 5.5-6.5 9-6.5 1.5 0 3 .4 4.3 1.2M20 10.2c.4.5.7 1.1 1 1.8-2.5 4.5-5.5 6.5-9 6.5-1.5 0-3-.4-4.3-1.2M4 20 20 4',
  strength: 'M3 9.5v5M6 7v10M18 7v10M21 9.5v5M6 12h12',
  tactics: 'M5 4v16M5 5h12l-2.5 3.5L17 12H5M10 20l4-4 4 4',
  tech: 'M12 15.2a3.2 3.2 0 1 0 0-6.4 3.2 3.2 0 0 0 0 6.4M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2',
}

/** Closed shapes, filled with the colour of the faction. */
export const FACTION_SHAPES = {
  hutt: 'M3 8l4.5 3.5L12 4l4.5 7.5L21 8l-2 11H5z',
  imperial: 'M12 2l8.7 5v10L12 22l-8.7-5V7z',
  rebel: 'M12 2l2.6 7.4L22 12l-7.4 2.6L12 22l-2.6-7.4L2 12l7.4-2.6z',
  syndicate:
    'M12 2.5 16.5 7 12 11.5 7.5 7zM12 12.5l4.5 4.5-4.5 4.5L7.5 17zM6.5 7.8 11 12.2l-4.5 4.5L2 12.2zM17.5 7.8l4.5 4.4-4.5 4.5-4.5-4.5z',
} as const
