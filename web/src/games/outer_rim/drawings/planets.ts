// What each place of the Rim looks like: a globe of radius 40 in a box of 100 by 100, with a landscape in layers from the
// ground up, and what hangs in the sky beside it.

import type { SpaceId } from '../view'

export interface Layer {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
  readonly opacity?: number
}
export interface PlanetLook {
  readonly ground: string
  readonly air: string // the glow around it
  readonly layers: readonly Layer[]
  readonly behind?: readonly Layer[]
  readonly before?: readonly Layer[]
}

const CAPS = 'M28 15q22-9 44 1-9 7-22 6t-22-7zM32 87q18-8 38-1-8 6-20 6t-18-5z'

export const PLANETS: Readonly<Record<SpaceId, PlanetLook>> = {
  // A dry world with one city of light by an artificial sea
  cantonica: {
    ground: '#c99a5f',
    air: '#ffd9a0',
    layers: [
      { d: 'M6 40q22-12 44-4t46-6v16q-24 8-46 4T6 52z', fill: '#b07f48' },
      { d: 'M6 64q24-10 46-2t44-6v14q-22 8-44 4T6 76z', fill: '#dfb980' },
      { d: 'M46 54q16-8 26 2-2 12-14 12-12-2-12-14z', fill: '#2f86a8' },
      { d: 'M50 57q10-5 17 1', stroke: '#bff2ff', width: 1.6 },
      { d: 'M38 50h3v5h-3zM43 47h2v8h-2zM34 53h3v3h-3zM40 58h4v3h-4z', fill: '#fff4c2' },
    ],
  },
  // Rust and canyons, and the hulks of its shipyards in orbit
  'ord-mantell': {
    ground: '#a47a5b',
    air: '#e8c3a0',
    layers: [
      { d: 'M8 30q20 8 36 2t46 6v10q-24-8-44-2T6 42z', fill: '#84583f' },
      { d: 'M12 60q20-10 36 0t44-4v12q-22 8-42 2t-40 2z', fill: '#c19a76' },
      { d: 'M20 34l14 10 8 18 14 6 8 20M56 30l6 14 18 8', stroke: '#5f3c2b', width: 2.6 },
      { d: CAPS, fill: '#ecd8bd', opacity: 0.7 },
    ],
    before: [
      { d: 'M2 60C4 78 44 84 74 70s28-30 20-36', stroke: '#c9b8a4', width: 1.4, opacity: 0.7 },
      { d: 'M12 70l7-3 3 5-7 4zM34 77l5-1 2 4-6 1zM66 73l8-5 4 4-8 6zM88 52l5-6 4 3-4 7z', fill: '#d8cbb8' },
    ],
  },
  // Nothing but oceans, whirls of storm
  'mon-calamari': {
    ground: '#1f6fa8',
    air: '#a9ecff',
    layers: [
      { d: 'M4 34q24-16 46-4t46-6v14q-24 10-48 2T4 46z', fill: '#2f8fc0' },
      { d: 'M4 62q26-12 46-2t46-4v12q-22 10-46 4T4 74z', fill: '#175a8d' },
      { d: 'M60 44a13 9 0 1 1-26 2 9 6 0 1 0 18-2 5 3 0 1 1-9 1', stroke: '#e6fbff', width: 3 },
      { d: 'M14 28q14-6 26-2M58 26q14 0 22 6M22 76q16 4 30-2M64 72q10 0 18-6', stroke: '#d6f6ff', width: 2.4 },
      { d: 'M70 54l4-3 4 3-4 4zM26 60l3-2 3 2-3 3z', fill: '#9fe8c8' },
    ],
  },
  // Grassland and tall cones of rock
  lothal: {
    ground: '#8aa056',
    air: '#e6f2b8',
    layers: [
      { d: 'M8 36q20-10 38 0t46-6v12q-24 10-44 2T6 50z', fill: '#a9b66a' },
      { d: 'M10 68q22-8 40 0t40-4l-8 24H24z', fill: '#6f8a48' },
      { d: 'M22 66l6-16 6 16zM36 70l8-24 8 24zM56 66l5-14 5 14zM70 62l4-10 4 10z', fill: '#d9cfae' },
      { d: 'M44 46l8 24h-6zM28 50l6 16h-5zM61 52l5 14h-4z', fill: '#a5977a' },
      { d: 'M20 26q16-6 30 0t26 0', stroke: '#f4f6e0', width: 3, opacity: 0.8 },
    ],
    before: [{ d: 'M84 12a7 7 0 1 1 0 14 7 7 0 0 1 0-14z', fill: '#cdd3c2' }],
  },
  // Half burnt, half green: mines and a ragged edge
  kessel: {
    ground: '#7d6a5e',
    air: '#d9b08c',
    layers: [
      { d: 'M10 22l22 6 8 14-6 16 10 12-6 22H8z', fill: '#4f6b4a' },
      {
        d: 'M62 22a10 7 0 1 0 .1 0zM72 50a12 9 0 1 0 .1 0zM50 66a8 6 0 1 0 .1 0zM48 36a5 4 0 1 0 .1 0z',
        fill: '#57463d',
      },
      { d: 'M54 27q8-7 16 0M62 56q10-8 20 0M44 70q6-5 12 0', stroke: '#c59c7b', width: 2 },
      { d: 'M32 28l8 14-6 16 10 12-6 22', stroke: '#ffb45e', width: 2.2 },
    ],
    before: [{ d: 'M88 66l6-2 3 6-6 3zM92 80l4-2 2 4-4 2z', fill: '#9a8473' }],
  },
  // Sand under two suns
  tatooine: {
    ground: '#dcae68',
    air: '#ffe0a8',
    behind: [
      { d: 'M86 6a11 11 0 1 1 0 22 11 11 0 0 1 0-22z', fill: '#ffd86b' },
      { d: 'M70 2a6 6 0 1 1 0 12 6 6 0 0 1 0-12z', fill: '#ff9d5a' },
    ],
    layers: [
      { d: 'M4 36q24-12 46-2t46-4v10q-22 8-46 2T4 46z', fill: '#c48f4c' },
      { d: 'M4 60q26-12 48-2t44-6v12q-24 10-46 4T4 72z', fill: '#efcd92' },
      { d: 'M10 52q20-8 38 0t42-4M14 78q20-6 36 0t36-4M16 28q16-6 32-1t34-3', stroke: '#a97436', width: 1.8 },
      { d: 'M40 44a4 3 0 1 0 .1 0zM62 66a3 2.2 0 1 0 .1 0z', fill: '#8f5f2c' },
    ],
  },
  // Swamp and smog
  'nal-hutta': {
    ground: '#7f8142',
    air: '#d6d98a',
    layers: [
      { d: 'M8 34q16-12 32-4 14 8 28-2 14-4 26 8v8q-16 8-30 2-14-6-28 4-18 4-28-8z', fill: '#565a2a' },
      { d: 'M14 62q14-12 30-4 14 6 26-2 12-2 22 8-8 16-24 14-16-6-30 0-16-2-24-16z', fill: '#a3a356' },
      { d: 'M30 68q6-5 12 0-6 5-12 0zM58 66q6-5 13 0-6 5-13 0z', fill: '#3f4a2c' },
      { d: 'M12 24q20-8 36 0t36-2M18 52q18-6 34 0t34-2M28 82q18-5 38 0', stroke: '#dfe0a0', width: 2.4, opacity: 0.75 },
    ],
    before: [{ d: 'M12 76a6 6 0 1 1 0 12 6 6 0 0 1 0-12z', fill: '#a79a6a' }],
  },
  // Bright on one side, dark on the other, and jungle between
  ryloth: {
    ground: '#b9794f',
    air: '#f2b58a',
    layers: [
      { d: 'M50 8a42 42 0 0 1 0 84c-16-20-18-62 0-84z', fill: '#4c3440' },
      { d: 'M46 10c-12 24-12 56 2 82h10C44 66 44 34 56 10z', fill: '#6f8a55' },
      { d: 'M20 30l12 8-6 14 12 10-6 16', stroke: '#8d5236', width: 2.6 },
      { d: 'M14 44q8-6 16-2M16 62q10-4 18 2M24 24q8-4 16 0', stroke: '#e8b184', width: 2.4 },
      { d: 'M66 30l8 8-2 12 8 10', stroke: '#7a5a70', width: 2.2 },
    ],
  },
  // Water, meadows, clouds and three moons
  naboo: {
    ground: '#3f8fa8',
    air: '#d4fff0',
    layers: [
      { d: 'M20 26q14-12 28-6 10 6 2 14-4 6 6 10 8 6-4 14-12 6-20-4-4-8-10-10-6-6-2-18z', fill: '#6fae5c' },
      { d: 'M60 52q16-8 26 2 6 12-6 20-12 8-20 0-8-12 0-22z', fill: '#86bf6c' },
      { d: 'M30 30q8-4 14 0M64 60q8-4 14 2', stroke: '#b6dd98', width: 2 },
      { d: 'M8 46q16-6 30 0M52 34q14-6 28 2M34 80q14-6 30 0', stroke: '#ffffff', width: 3.6, opacity: 0.85 },
    ],
    before: [
      {
        d: 'M89 20a6 6 0 1 1 0 12 6 6 0 0 1 0-12zM9 70a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM95 42a3 3 0 1 1 0 6 3 3 0 0 1 0-6z',
        fill: '#dfe6e4',
      },
    ],
  },
  // Forests, lakes and an old castle
  takodana: {
    ground: '#3f7f4a',
    air: '#bdf0b8',
    layers: [
      { d: 'M12 34q12-14 26-6 10-10 24-2 14-6 26 8-4 12-20 8-12 8-24 2-20 6-32-10z', fill: '#2a5f38' },
      { d: 'M26 60q12-10 24-2 16-6 22 6-6 14-22 12-20 0-24-16z', fill: '#4b9fc0' },
      { d: 'M36 64q8-4 14 0', stroke: '#c8f2ff', width: 2 },
      { d: 'M62 60v-10h3v3h3v-5h4v5h3v-3h3v10z', fill: '#d9cdb0' },
      { d: 'M14 50q14-5 24 0M48 44q16-4 32 2', stroke: '#6fb06a', width: 2.4 },
      { d: CAPS, fill: '#f0fff0', opacity: 0.7 },
    ],
  },
  // No globe: a trading post between two rocks, drawn as a whole
  'ring-of-kafrene': {
    ground: '',
    air: '',
    layers: [],
    before: [
      { d: 'M4 62C2 44 12 26 26 20l12 4 4 12-4 14 6 14-8 14-16 8C12 84 5 74 4 62z', fill: '#6e6660' },
      { d: 'M12 60c0-14 6-24 14-30l8 2 2 8-6 10 4 12-6 10-8 2z', fill: '#8d837b' },
      { d: 'M96 42c2 16-6 34-18 42l-12-4-6-12 6-12-6-14 6-14 14-10c10 4 16 14 16 24z', fill: '#5d5650' },
      { d: 'M88 44c0 12-4 22-12 28l-8-4 2-10-6-12 6-10 8-4c6 2 10 6 10 12z', fill: '#7b726b' },
      { d: 'M36 36q14-8 28 4M40 48q12-2 22 2M40 60q12 4 22-2M40 70q10 6 22-2', stroke: '#c3b29a', width: 3.2 },
      { d: 'M44 38v30M52 36v36M58 40v28', stroke: '#8a7a66', width: 2 },
      {
        d: 'M43 44h3v3h-3zM51 42h3v3h-3zM51 52h3v3h-3zM44 62h3v3h-3zM57 60h3v3h-3zM28 46h3v3h-3zM30 62h3v3h-3zM70 44h3v3h-3zM68 60h3v3h-3zM22 54h2v3h-2zM78 52h2v3h-2z',
        fill: '#ffcf70',
      },
      { d: 'M16 50a3 3 0 1 0 .1 0zM82 62a3 3 0 1 0 .1 0zM26 74a2.5 2.5 0 1 0 .1 0z', fill: '#453f3a' },
    ],
  },
}
