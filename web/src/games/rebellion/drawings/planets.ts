// What each planet looks like: its colours in daylight, its landscape, and what stands beside it. Everything is drawn in
// a box of 100 by 100 around a globe of radius 40.

export type Terrain =
  | 'bands'
  | 'canyons'
  | 'city'
  | 'continents'
  | 'craters'
  | 'dunes'
  | 'forest'
  | 'ice'
  | 'islands'
  | 'lava'
  | 'marsh'
  | 'storm'

export type Companion = 'belt' | 'giant' | 'moon' | 'moons' | 'ring' | 'shipyard' | 'suns' | 'maw'

export interface PlanetLook {
  readonly ground: string
  readonly land: string
  readonly glint: string
  readonly terrain: Terrain
  readonly companion?: Companion
  readonly tilt?: number // degrees by which the landscape is turned, so that two of a kind differ
}

export const LOOKS: Readonly<Record<string, PlanetLook>> = {
  alderaan: { ground: '#5f9fd8', land: '#8fb98a', glint: '#f4fbff', terrain: 'continents', companion: 'moon' },
  bespin: { ground: '#eab489', land: '#c97f5a', glint: '#ffe9cf', terrain: 'bands' },
  bothawui: { ground: '#7fa8b8', land: '#7f9a5e', glint: '#e6f0ea', terrain: 'continents', tilt: 140 },
  'cato-neimoidia': { ground: '#a8b4a0', land: '#6f7f78', glint: '#eef2e2', terrain: 'canyons', tilt: 30 },
  corellia: {
    ground: '#4f8fc4',
    land: '#6fa56a',
    glint: '#f0f6ff',
    terrain: 'continents',
    companion: 'shipyard',
    tilt: 70,
  },
  coruscant: { ground: '#8a7f78', land: '#ffd489', glint: '#fff3d0', terrain: 'city' },
  dagobah: { ground: '#6f7f5a', land: '#45573c', glint: '#c7d0a8', terrain: 'marsh' },
  dantooine: { ground: '#a9b568', land: '#7c9150', glint: '#eef0c0', terrain: 'continents', tilt: 210 },
  dathomir: { ground: '#a0524a', land: '#612f34', glint: '#e7a58a', terrain: 'forest', tilt: 50 },
  endor: { ground: '#5d8f63', land: '#3a6b45', glint: '#bfe0b0', terrain: 'forest', companion: 'giant' },
  felucia: { ground: '#7fae7a', land: '#c779a8', glint: '#f4d6ec', terrain: 'islands' },
  geonosis: { ground: '#c9774a', land: '#8f4b30', glint: '#f1c19a', terrain: 'dunes', companion: 'ring' },
  hoth: { ground: '#dcecf5', land: '#9fc2d8', glint: '#ffffff', terrain: 'ice' },
  ilum: { ground: '#bfd6ee', land: '#7fa0d0', glint: '#f6fbff', terrain: 'ice', companion: 'belt', tilt: 100 },
  kashyyyk: { ground: '#5f8f52', land: '#35602f', glint: '#cfe3a2', terrain: 'forest', tilt: 120 },
  kessel: { ground: '#8f7a6f', land: '#5e4d47', glint: '#d4b59c', terrain: 'craters', companion: 'maw' },
  malastare: { ground: '#b5a06a', land: '#6f8350', glint: '#efe2b0', terrain: 'canyons', tilt: 75 },
  mandalore: { ground: '#a9a79a', land: '#6e6f6a', glint: '#eef0ea', terrain: 'craters', tilt: 60 },
  'mon-calamari': { ground: '#2f7fb8', land: '#5fb7c9', glint: '#e2fbff', terrain: 'storm' },
  mustafar: { ground: '#4a2a26', land: '#ff7a2e', glint: '#ffd07a', terrain: 'lava' },
  mygeeto: { ground: '#a7b4d4', land: '#6b77b0', glint: '#eef2ff', terrain: 'ice', tilt: 40 },
  naboo: { ground: '#5fa6a0', land: '#74a85f', glint: '#f2fff2', terrain: 'continents', companion: 'moons', tilt: 300 },
  'nal-hutta': { ground: '#8f8f4a', land: '#5f5c2f', glint: '#d6cf8a', terrain: 'marsh', tilt: 90, companion: 'moon' },
  'ord-mantell': { ground: '#b08f72', land: '#7a5f52', glint: '#ecd8bd', terrain: 'canyons', tilt: 160 },
  rodia: { ground: '#5f9f8f', land: '#3f7a4f', glint: '#c9efd8', terrain: 'islands', tilt: 45 },
  ryloth: { ground: '#c99a6a', land: '#9a5f45', glint: '#f2d9ae', terrain: 'canyons', tilt: 110 },
  saleucami: { ground: '#c9a45a', land: '#7f8f3f', glint: '#f4e3a8', terrain: 'craters', tilt: 200 },
  sullust: { ground: '#5a4038', land: '#e0663a', glint: '#ffb27a', terrain: 'lava', tilt: 130 },
  tatooine: { ground: '#dfbb7c', land: '#b98a52', glint: '#fff0cc', terrain: 'dunes', companion: 'suns' },
  toydaria: { ground: '#7fa07a', land: '#4f7a72', glint: '#dcecc2', terrain: 'marsh', tilt: 180 },
  utapau: { ground: '#b4a48f', land: '#6f6257', glint: '#e9decb', terrain: 'craters', companion: 'moons', tilt: 20 },
  yavin: { ground: '#6a9a58', land: '#3f6f3f', glint: '#cfe6b2', terrain: 'forest', companion: 'giant', tilt: 240 },
}

/** `land` is filled, `line` is drawn, `glint` is filled with the light colour. */
export const TERRAINS: Readonly<Record<Terrain, { land?: string; line?: string; glint?: string }>> = {
  bands: {
    land: 'M5 24q45 10 90-2v9q-45 12-90 2zM5 46q45 9 90-2v12q-45 12-90 2zM5 72q45 8 90-2v8q-45 8-90 2z',
    glint: 'M5 38q45 8 90-2v4q-45 10-90 2zM56 62a9 4 0 1 0 .1 0z',
  },
  canyons: {
    line: 'M6 38q20-10 34 4t30-2 26 4M10 60q18-8 30 2t26 0 28-6M22 20q16 8 24 4t30 4M26 78q14-6 24-2t26-4',
    glint: 'M28 30q10-6 20 0-8 6-20 0zM58 52q10-4 18 2-10 4-18-2z',
  },
  city: {
    line: 'M50 8a42 42 0 0 1 0 84M50 8a24 42 0 0 1 0 84M50 8a24 42 0 0 0 0 84M50 8a42 42 0 0 0 0 84M9 38h82M9 62h82M20 22h60M20 78h60',
    glint: 'M44 44h12v12H44zM26 58h7v6h-7zM66 34h7v6h-7zM34 26h6v5h-6zM62 70h6v5h-6z',
  },
  continents: {
    land: 'M22 26q12-14 26-8 10 5 2 13-4 6 4 10 8 6-2 12-12 6-18-4-4-8-10-8-10-4-2-15zM60 54q14-8 26 2 6 10-4 18-10 10-18 2-8-10-4-22zM30 66q8-6 14 0 4 10-4 14-12 0-10-14z',
    glint: 'M40 10q14-4 26 2-8 4-14 3t-12-5zM38 88q10-4 24 0-12 5-24 0z',
  },
  craters: {
    land: 'M24 36a9 7 0 1 0 18 0a9 7 0 1 0-18 0zM54 24a6 5 0 1 0 12 0a6 5 0 1 0-12 0zM56 58a12 10 0 1 0 24 0a12 10 0 1 0-24 0zM30 66a6 5 0 1 0 12 0a6 5 0 1 0-12 0zM46 46a4 3 0 1 0 8 0a4 3 0 1 0-8 0z',
    glint: 'M26 33q7-6 14 0-7-2-14 0zM58 54q10-8 20 0-10-3-20 0z',
  },
  dunes: {
    line: 'M4 34q16-10 32 0t32 0 30 0M4 48q16-10 32 0t32 0 30 0M4 62q16-10 32 0t32 0 30 0M4 76q16-10 32 0t32 0 30 0',
    land: 'M8 40q20-8 40 4 22 8 46-2v10q-24 8-46 0-20-10-40-4z',
    glint: 'M24 22q14-8 30-2-16 2-30 2z',
  },
  forest: {
    land: 'M10 32q10-12 22-6 8-12 20-4 12-8 20 4 12 0 14 12-6 10-18 6-8 10-20 4-10 8-20 0-16 0-18-16zM20 62q8-8 18-2 10-6 18 2 12-6 20 4-4 12-16 10-10 8-20 2-18 2-20-16z',
    glint: 'M44 50q6-4 12 0-6 4-12 0zM30 14q8-4 14 0-8 3-14 0z',
  },
  ice: {
    line: 'M14 40l18-8 10 10 18-12 26 6M32 32l-6-14M42 42l-4 24 18 10 4 14M38 66l-22 4M60 30l4 22 22 8M64 52l-10 14',
    glint: 'M26 14q22-12 46 2-10 8-24 5t-22-7zM30 86q20-8 40 0-20 10-40 0z',
  },
  islands: {
    land: 'M24 30a8 6 0 1 0 16 0a8 6 0 1 0-16 0zM52 40a11 8 0 1 0 22 0a11 8 0 1 0-22 0zM28 56a7 6 0 1 0 14 0a7 6 0 1 0-14 0zM50 68a9 6 0 1 0 18 0a9 6 0 1 0-18 0zM70 22a5 4 0 1 0 10 0a5 4 0 1 0-10 0zM76 62a4 3 0 1 0 8 0a4 3 0 1 0-8 0z',
    glint: 'M57 37q6-4 12 0-6 2-12 0zM27 28q5-3 9 0-5 2-9 0z',
  },
  lava: {
    line: 'M12 44l16-8 8 10 16-14 8 12 28-8M36 46l-4 20 14 10 2 16M60 44l6 18 22 4M66 62l-14 10M28 36l-4-16',
    glint: 'M50 30a3 3 0 1 0 6 0a3 3 0 1 0-6 0zM34 64a4 3 0 1 0 8 0a4 3 0 1 0-8 0zM64 60a3 3 0 1 0 6 0a3 3 0 1 0-6 0z',
  },
  marsh: {
    land: 'M10 42q14-16 30-8 16 6 30-4 14 0 20 12-10 12-26 6-16-4-28 6-20 2-26-12zM22 70q12-10 26-4 14 4 26-4 6 10-8 14-20 10-44-6z',
    line: 'M14 26q20-8 34 0t34-2M20 58q16-6 30 0t32-2M32 84q16-4 34 0',
  },
  storm: {
    line: 'M8 36q24-14 44-2t40-4M6 52q26-12 46 0t42-4M12 68q22-10 40 0t36-4',
    glint: 'M60 30q16-4 20 8 0 12-14 12-12-2-10-10 3-6 9-4 3 4-1 6 8 0 7-6-3-6-11-6zM26 70q8-4 16 0-8 4-16 0z',
  },
}
