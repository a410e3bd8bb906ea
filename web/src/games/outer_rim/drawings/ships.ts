// The silhouette of every ship, seen from above with the bow up, in a square of 64: its outline, and the lines on it.

import type { ShipId } from '../view'

interface Outline {
  readonly hull: string
  readonly lines: string
  readonly lights: string // engines
}

export const SHIPS: Readonly<Record<ShipId, Outline>> = {
  'g9-rigger': {
    hull: 'M32 6c7 0 10 6 10 14l12 16v8l-12-5v9l5 8h-9l-2 4h-8l-2-4h-9l5-8V32L8 26v-5l14-3C22 11 26 6 32 6z',
    lines: 'M26 14h12M24 24h16M32 24v26M42 36l8 5M22 28l-9-4',
    lights: 'M25 58h5v3h-5zM34 58h5v3h-5z',
  },
  'g-1a-starfighter': {
    hull: 'M25 5h5l1 15h2l1-15h5l2 17c9 3 14 10 14 19 0 11-9 19-23 19S9 52 9 41c0-9 5-16 14-19z',
    lines: 'M32 26a14 14 0 1 0 0 28 14 14 0 0 0 0-28zM32 34v12M26 40h12M27 8v12M37 8v12',
    lights: 'M22 57h6v3h-6zM36 57h6v3h-6z',
  },
  'hwk-290': {
    hull: 'M32 3l6 17 4 8 15 17v7l-15-5-3 11H25l-3-11-15 5v-7l15-17 4-8z',
    lines: 'M32 10v14M26 26h12M24 34l-11 12M40 34l11 12M28 36h8v12h-8z',
    lights: 'M26 58h4v4h-4zM34 58h4v4h-4z',
  },
  'gx1-short-hauler': {
    hull: 'M24 5h16l4 9v12h10v26H44v8H20v-8H10V26h10V14z',
    lines: 'M24 14h16M20 26h24M20 52h24M15 30v18M49 30v18M27 30h10v16H27z',
    lights: 'M23 60h6v3h-6zM35 60h6v3h-6z',
  },
  lancer: {
    hull: 'M30 4h4l5 20c13 1 20 9 23 22l-18-4-4 8-4 11h-8l-4-11-8-2-13 5C6 39 13 29 25 26z',
    lines: 'M32 10v34M39 26c8 2 14 7 19 16M25 28c-7 3-12 9-16 19M27 36h10',
    lights: 'M28 60h8v3h-8z',
  },
  'heavy-duty-lifter': {
    hull: 'M22 8h20l3 8h10v10h-4v22h6v10H44l-3-6H23l-3 6H7V48h6V26H9V16h10z',
    lines: 'M22 16h20M20 26h24v22H20zM20 34h24M20 41h24M32 26v22',
    lights: 'M9 58h9v3H9zM46 58h9v3h-9z',
  },
  aggressor: {
    hull: 'M32 2l3 18 5 3 3 9 14-6v22l-10-4-6 4-4 12h-10l-4-12-6-4-10 4V26l14 6 3-9 5-3z',
    lines: 'M32 10v16M27 28h10v14H27zM12 32v10M52 32v10M43 36h6M15 36h6',
    lights: 'M28 60h8v3h-8zM11 48h4v3h-4zM49 48h4v3h-4z',
  },
  'yv-666': {
    hull: 'M20 4h24l4 10v12h7v22h-7v10l-5 4H21l-5-4V48H9V26h7V14z',
    lines: 'M20 12h24M22 12v48M42 12v48M26 18h12v8H26zM9 36h13M42 36h13M28 34h8v18h-8z',
    lights: 'M22 61h6v2h-6zM36 61h6v2h-6z',
  },
  firespray: {
    hull: 'M29 4h6l3 12c2 6 4 8 9 12 7 5 11 10 11 17 0 10-12 16-26 16S6 55 6 45c0-7 4-12 11-17 5-4 7-6 9-12z',
    lines: 'M28 14h8M26 24h12l3 14a9 9 0 0 1-18 0zM13 44c5 6 12 9 19 9s14-3 19-9M16 34l-6 8M48 34l6 8',
    lights: 'M20 58h6v3h-6zM38 58h6v3h-6z',
  },
  'yt-1300': {
    hull: 'M23 4h6v14h6V4h6l2 15a22 22 0 0 1 8 7l6-4h4v12l-7 3a22 22 0 1 1-35-17z',
    lines:
      'M32 22a16 16 0 1 0 0 32 16 16 0 0 0 0-32zM32 32a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM32 22v10M32 44v10M48 34l9-5M26 8v12M38 8v12',
    lights: 'M18 58q14 6 28 0v3q-14 5-28 0z',
  },
}
