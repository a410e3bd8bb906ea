// The faces of the eight characters, each from the same few parts: what is behind, shoulders, neck, head, and what makes
// this one unlike all others. Drawn in a box of 100 by 100, from the back to the front.

import type { CharacterId } from '../view'

export interface Stroke {
  readonly d: string
  readonly fill?: string
  readonly stroke?: string
  readonly width?: number
}
export interface Portrait {
  readonly sky: readonly [string, string]
  readonly strokes: readonly Stroke[]
}

const SHOULDERS = 'M6 104c1-20 12-28 27-31l17 6 17-6c15 3 26 11 27 31z'
const NECK = 'M40 62h20v14q-10 7-20 0z'
const HEAD = 'M50 16c15 0 23 10 23 25 0 18-10 32-23 32S27 59 27 41c0-15 8-25 23-25z'
const EYES = 'M37 44q4-3 9 0M54 44q5-3 9 0'
const PUPILS = 'M41.5 42.5a2 2 0 1 0 .1 0zM58.5 42.5a2 2 0 1 0 .1 0z'
const NOSE = 'M50 45l-3 9h6'

export const PORTRAITS: Readonly<Record<CharacterId, Portrait>> = {
  'boba-fett': {
    sky: ['#4b5d3f', '#141a14'],
    strokes: [
      { d: SHOULDERS, fill: '#596a4c' },
      { d: 'M22 82l14-8 14 6v24H20zM78 82l-14-8-14 6v24h30z', fill: '#70845c' },
      { d: 'M30 88h14v7H30zM56 88h14v7H56z', fill: '#c9b04a' },
      { d: 'M50 12c17 0 25 12 25 28v20c0 9-6 16-14 18H39c-8-2-14-9-14-18V40c0-16 8-28 25-28z', fill: '#5f7a56' },
      { d: 'M27 34c3-14 11-20 23-20s20 6 23 20c-7-5-15-7-23-7s-16 2-23 7z', fill: '#6f8d62' },
      { d: 'M26 40q24-9 48 0l-1 9-17 1v27H44V50l-17-1z', fill: '#8d2f2a' },
      { d: 'M29 41q21-7 42 0l-1 6-17 1v26h-6V48l-17-1z', fill: '#0d0f12' },
      { d: 'M31 56h9v14h-5zM69 56h-9v14h5z', fill: '#4f6848' },
      { d: 'M77 30V10M77 34h3V24h-3z', stroke: '#c9c9bb', width: 2.4 },
      { d: 'M36 22l8 5M62 18l-3 7', stroke: '#c2c7b4', width: 1.6 },
    ],
  },
  bossk: {
    sky: ['#a07a3c', '#241a10'],
    strokes: [
      { d: SHOULDERS, fill: '#d9a23c' },
      { d: 'M33 73l17 7 17-7 3 31H30z', fill: '#e8d7a4' },
      { d: 'M28 28q22-20 44 0l8 20-6 18-12 10H38L26 66l-6-18z', fill: '#8f9a5a' },
      { d: 'M20 48l12-8 18 6 18-6 12 8-6 18-12 10H38L26 66z', fill: '#a8b06c' },
      { d: 'M27 62q23 12 46 0l-5 10-6 4H38l-6-4z', fill: '#5a2f28' },
      { d: 'M31 64l2 6 3-5 2 6 3-5 3 6 3-5 3 5 3-6 3 6 3-6 2 5 3-6 2 5 3-6', stroke: '#f4ecd0', width: 2 },
      { d: 'M30 42l12 2-8 6zM70 42l-12 2 8 6z', fill: '#f0b83a' },
      { d: 'M36 42.5v5M64 42.5v5', stroke: '#1a1206', width: 2.2 },
      { d: 'M45 55l3 2M55 55l-3 2', stroke: '#4a4f28', width: 2.4 },
      { d: 'M36 26l3-5M44 21l2-5M54 21l-2-5M63 26l-3-5M50 30v8', stroke: '#69713c', width: 2.6 },
      { d: 'M24 55h4M72 55h4M33 34h6M61 34h6', stroke: '#69713c', width: 2 },
    ],
  },
  'doctor-aphra': {
    sky: ['#3f6d78', '#10191f'],
    strokes: [
      { d: 'M24 40c0-20 10-29 26-29s26 9 26 29l2 26-10 6H32l-10-6z', fill: '#20181a' },
      { d: SHOULDERS, fill: '#6a4a38' },
      { d: 'M38 75l12 7 12-7 4 29H34z', fill: '#c8bfa8' },
      { d: NECK, fill: '#b9835f' },
      { d: HEAD, fill: '#d19c74' },
      { d: 'M26 40c0-18 9-27 24-27s24 9 24 27c-5-8-13-12-24-12s-19 4-24 12z', fill: '#5b4636' },
      { d: 'M26 33h48v5H26z', fill: '#33261f' },
      { d: 'M29 26a9 8 0 1 1 18 0 9 8 0 0 1-18 0zM53 26a9 8 0 1 1 18 0 9 8 0 0 1-18 0z', fill: '#c08a3a' },
      { d: 'M32 26a6 5 0 1 1 12 0 6 5 0 0 1-12 0zM56 26a6 5 0 1 1 12 0 6 5 0 0 1-12 0z', fill: '#8fe0e8' },
      { d: 'M26 40v28l5 5V44zM74 40v28l-5 5V44z', fill: '#20181a' },
      { d: EYES, stroke: '#2a1a14', width: 2.2 },
      { d: PUPILS, fill: '#2a1a14' },
      { d: NOSE, stroke: '#9a6a4a', width: 1.8 },
      { d: 'M42 62q9 5 15-2', stroke: '#7a3328', width: 2.4 },
      { d: 'M64 80h14M66 87h12M68 94h10', stroke: '#63d0c8', width: 1.8 },
    ],
  },
  'han-solo': {
    sky: ['#5b6f96', '#141a28'],
    strokes: [
      { d: SHOULDERS, fill: '#e6dfcb' },
      { d: 'M6 104c1-20 10-27 24-30l8 30zM94 104c-1-20-10-27-24-30l-8 30z', fill: '#26221f' },
      { d: 'M42 76l8 16 8-16 3 3-9 24h-4l-9-24z', fill: '#cbbf9f' },
      { d: NECK, fill: '#c99a77' },
      { d: HEAD, fill: '#e0b48f' },
      {
        d: 'M25 46c-3-22 6-35 26-35 17 0 27 11 24 34l-4-2c1-8-2-13-7-16-11 2-21-1-27 1-5 3-7 8-8 17z',
        fill: '#5e3f28',
      },
      { d: 'M30 24c10-8 26-9 36-1-12-2-24-1-36 1z', fill: '#744f33' },
      { d: EYES, stroke: '#3a2618', width: 2.2 },
      { d: PUPILS, fill: '#2c2a22' },
      { d: 'M36 38l10 1M54 38.5l10-2', stroke: '#4a301e', width: 2.6 },
      { d: NOSE, stroke: '#a97450', width: 1.8 },
      { d: 'M41 62c6 2 12 1 18-3', stroke: '#8a4636', width: 2.4 },
      { d: 'M47 68l5-1', stroke: '#b98560', width: 2 },
    ],
  },
  'ig-88': {
    sky: ['#7d3f35', '#1c1010'],
    strokes: [
      { d: 'M10 104V88l20-8h40l20 8v16z', fill: '#5f6670' },
      { d: 'M24 86h12v18H24zM64 86h12v18H64zM42 84h16v20H42z', fill: '#464c55' },
      { d: 'M44 66h12v16H44z', fill: '#3a3f47' },
      { d: 'M41 72h18M41 77h18', stroke: '#8b929c', width: 2 },
      { d: 'M36 16q14-8 28 0v50q-14 8-28 0z', fill: '#8f96a1' },
      { d: 'M36 16q14-8 28 0v7q-14 6-28 0z', fill: '#b4bac3' },
      { d: 'M35 34h30v9H35z', fill: '#2b2f36' },
      { d: 'M39 36h5v5h-5zM56 36h5v5h-5zM48 36h4v5h-4z', fill: '#ff5a45' },
      { d: 'M35 48h30v4H35zM38 56h24v3H38z', fill: '#5d646e' },
      { d: 'M43 30a2 2 0 1 0 .1 0zM55 26a2 2 0 1 0 .1 0zM50 62a2 2 0 1 0 .1 0z', fill: '#ffc04a' },
      { d: 'M50 10V3M44 11V6M64 20h6M36 24h-7M64 54h5', stroke: '#aab1bb', width: 2.4 },
    ],
  },
  'jyn-erso': {
    sky: ['#6b7f86', '#151b20'],
    strokes: [
      { d: 'M26 38c0-18 9-27 24-27s24 9 24 27l3 26-9 8H32l-9-8z', fill: '#4a3122' },
      { d: SHOULDERS, fill: '#57503f' },
      { d: 'M30 74c6 8 34 8 40 0l8 8c-8 12-48 12-56 0z', fill: '#8a4f45' },
      { d: NECK, fill: '#cfa283' },
      { d: HEAD, fill: '#ecc6a6' },
      { d: 'M26 44c-1-20 8-31 24-31s25 11 24 31c-3-9-8-15-14-18-4 5-18 8-28 4-3 4-5 9-6 14z', fill: '#5d3f2c' },
      { d: 'M50 13c-6 8-14 13-22 17M50 13c6 8 14 13 21 17', stroke: '#40291b', width: 1.8 },
      { d: 'M26 42c-3 10-2 18 0 26M74 42c3 10 2 18 0 26', stroke: '#4a3122', width: 3.4 },
      { d: EYES, stroke: '#3a2a20', width: 2.2 },
      { d: PUPILS, fill: '#3f6a5a' },
      { d: 'M36 38l10-1M54 37l10 1', stroke: '#4a3122', width: 2.2 },
      { d: NOSE, stroke: '#b9866a', width: 1.8 },
      { d: 'M43 62q7 2 14 0', stroke: '#a0493f', width: 2.6 },
      { d: 'M50 82l-3 8 3 5 3-5z', fill: '#bfe3ff' },
    ],
  },
  'ketsu-onyo': {
    sky: ['#6a4a8f', '#171022'],
    strokes: [
      { d: SHOULDERS, fill: '#3b3550' },
      { d: 'M10 96l12-20 14-2-6 30H8zM90 96L78 76l-14-2 6 30h22z', fill: '#b9752f' },
      { d: 'M40 78l10 6 10-6 4 26H36z', fill: '#544c70' },
      { d: NECK, fill: '#6d432c' },
      { d: HEAD, fill: '#85553a' },
      { d: 'M25 40c-2-19 8-29 25-29s27 10 25 29c-3-6-6-10-11-12l-4 4-6-5-6 5-6-5-5 4c-5 2-9 4-12 9z', fill: '#e6dff2' },
      { d: 'M25 36l-7 4 5 12 4-4zM75 36l7 4-5 12-4-4z', fill: '#b9752f' },
      { d: EYES, stroke: '#1d100a', width: 2.2 },
      { d: PUPILS, fill: '#1d100a' },
      { d: 'M35 39l11-2M54 37l11 2', stroke: '#d9d0ea', width: 2.2 },
      { d: NOSE, stroke: '#5b3520', width: 1.8 },
      { d: 'M43 62q7 3 14 0', stroke: '#a34a5a', width: 2.8 },
      { d: 'M33 50l5 9M67 50l-5 9', stroke: '#e0a050', width: 2 },
    ],
  },
  'lando-calrissian': {
    sky: ['#3f78a8', '#0f1a2a'],
    strokes: [
      { d: 'M2 104c2-26 14-34 30-36h36c16 2 28 10 30 36z', fill: '#274a86' },
      { d: 'M2 104c2-26 14-34 30-36l6 8-12 28zM98 104c-2-26-14-34-30-36l-6 8 12 28z', fill: '#e4b23e' },
      { d: 'M8 104c3-20 12-29 24-32l4 5-13 27zM92 104c-3-20-12-29-24-32l-4 5 13 27z', fill: '#1d2c52' },
      { d: 'M38 74l12 12 12-12 5 30H33z', fill: '#8fb6e8' },
      { d: NECK, fill: '#6b422b' },
      { d: HEAD, fill: '#8a5a3c' },
      { d: 'M26 42c-4-20 7-31 24-31s28 11 24 31c-2-8-5-12-8-14-9 3-24 3-32 0-3 2-6 6-8 14z', fill: '#17110e' },
      { d: 'M30 20q4-4 8-4 4-4 10-3 6-3 11 1 6 0 10 6', stroke: '#2c221d', width: 3 },
      { d: EYES, stroke: '#1a0f0a', width: 2.2 },
      { d: PUPILS, fill: '#1a0f0a' },
      { d: 'M36 38q5-3 10 0M54 38q5-3 10 0', stroke: '#17110e', width: 2.4 },
      { d: NOSE, stroke: '#5a3622', width: 1.8 },
      { d: 'M39 60q5-5 11-2 6-3 11 2-6 1-11 0-5 1-11 0z', fill: '#17110e' },
      { d: 'M43 65q8 5 15-1', stroke: '#f2e6d8', width: 2.2 },
    ],
  },
}
