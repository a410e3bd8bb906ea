// The outlines of the eighteen kinds of units, our own, in a box 48 wide and 32 high. Ships fly to the left.
// `hull` is filled, `line` is drawn over it in the colour of the ground, `thin` stands beside the hull as a stroke.

export interface Outline {
  readonly hull: readonly string[]
  readonly line?: readonly string[]
  readonly thin?: readonly string[]
}

const dot = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`

export const OUTLINES: Readonly<Record<string, Outline>> = {
  // A ball between two tall panels.
  'tie-fighter': {
    hull: ['M9 1l5 5v20l-5 5-4-5V6z', 'M39 1l4 5v20l-4 5-5-5V6z', 'M13 14.2h22v3.6H13z', dot(24, 16, 7.6)],
    line: [dot(24, 16, 3.6), 'M24 12.4v7.2M20.4 16h7.2', 'M9.4 4v24M38.6 4v24'],
  },
  // A stout freighter with fighters hanging below.
  'assault-carrier': {
    hull: ['M2 15l9-5h7l3-5h12l2 4 10 2v7l-6 3H11l-9-3z', 'M12 22h7v6h-7zM24 22h7v6h-7z'],
    line: ['M3 16h42', 'M22 8h9', 'M15.5 22v6M27.5 22v6'],
  },
  // A broad wedge with the bridge on its back.
  'star-destroyer': {
    hull: ['M1 16L46 2l-3 14 3 14z'],
    line: ['M6 16h36', 'M26 11.5l12-3v15l-12-3z', 'M36 13.5h4v5h-4z'],
  },
  // A dagger far longer than a Star Destroyer, a city on its back.
  'super-star-destroyer': {
    hull: ['M0 16L32 7.4l15 .8-2.4 4.3 2.4 3.5-2.4 3.5 2.4 4.3-15 .8z'],
    line: ['M8 16h38', 'M18 13.4h5v-1.6h5v-1.2h6M18 18.6h5v1.6h5v1.2h6', 'M37 12.2v7.6'],
  },
  // A small moon with a dish.
  'death-star': {
    hull: [dot(24, 16, 15)],
    line: ['M9.4 18.2h29.2', dot(18.6, 9.6, 4.2), dot(18.6, 9.6, 1), 'M13 22.4h9M25 24.6h8M29 12.6h6'],
  },
  // Half of it is still scaffolding.
  'death-star-under-construction': {
    hull: ['M26 1.1A15 15 0 1 0 26 30.9l-3-4 3.4-3.2-4-3.8 4.4-2.4-3.6-4.2 4-3.2-4.2-4z'],
    line: [dot(17.6, 9.6, 3.8), dot(17.6, 9.6, 0.9), 'M9.6 18.2h13'],
    thin: [
      'M26 1.1a15 15 0 0 1 0 29.8',
      'M26.6 7c4 2 6.2 5.2 6.2 9s-2.2 7-6.2 9',
      'M27.5 11h10.4M28 21h9.9M25.5 16h13.2',
    ],
  },
  // A closed helmet.
  stormtrooper: {
    hull: ['M24 1c8.2 0 13 5.6 13 13.6v5.2l1.6 5.2-5.2 4.4L28 31h-8l-5.4-1.6L9.4 25l1.6-5.2v-5.2C11 6.6 15.8 1 24 1z'],
    line: [
      'M11.4 12.8h25.2',
      'M15 16l6.6 1.2-1 3.4-5-.6zM33 16l-6.6 1.2 1 3.4 5-.6z',
      'M19.4 26.4l2-2.6h5.2l2 2.6',
      'M24 3v8',
    ],
  },
  // A box on two bent legs.
  'at-st': {
    hull: [
      'M13 2h19l3 4v6l-3 3H14l-4-3V6z',
      'M6 8.4h5v2.4H6z',
      'M19 15h10v3.4H19z',
      'M19.5 17.5l-7 5 3.5 4.5-1 2.5h-5v2h10l.5-4-3-4 5.5-4zM28.5 17.5l6 5-2.5 4.5 2 2.5h-4v2h9.5l.5-2-4-3 2-3.5-6-6z',
    ],
    line: ['M14 6.6h6v3h-6z', 'M24 6.6h7'],
  },
  // A body on four legs, the head before it.
  'at-at': {
    hull: [
      'M15 4h27l3 5-1.5 8H16l-2.5-6z',
      'M2 7.5l9-2 2.5 2.5v5l-3 2H3z',
      'M0 11.2h3v1.8H0z',
      'M12 8h4v4h-4z',
      'M17 16h4.5l.5 6-1.5 7h2v2.5h-7V29l1.8-7zM24 16h3.5l.5 6-1.5 7h2v2.5h-6.5V29l1.8-7zM33 16h3.5l.5 6-1 7h2v2.5h-6.5V29l1.4-7zM39.5 16h3.7l.6 6-1 7h2v2.5H38V29l1.4-7z',
    ],
    line: ['M18 10.5h24', 'M4.5 9.5h4'],
  },
  // Four wings spread, seen from ahead.
  'x-wing': {
    hull: [
      'M20 12.5l4-2.5 4 2.5v7l-4 2.5-4-2.5z',
      'M20.5 13.5L5 4.5l-.8 1.8L20 16zM27.5 13.5L43 4.5l.8 1.8L28 16zM20.5 18.5L5 27.5l-.8-1.8L20 16zM27.5 18.5L43 27.5l.8-1.8L28 16z',
      dot(17, 12.2, 2.8),
      dot(31, 12.2, 2.8),
      dot(17, 19.8, 2.8),
      dot(31, 19.8, 2.8),
      'M2.5 1.5h3.6v5.6H2.5zM41.9 1.5h3.6v5.6h-3.6zM2.5 24.9h3.6v5.6H2.5zM41.9 24.9h3.6v5.6h-3.6z',
    ],
    line: [dot(24, 16, 2)],
  },
  // A round head, two long engines.
  'y-wing': {
    hull: [
      'M2 16l2.5-5 7-2.6h5l3.5 4.6h12v6H20l-3.5 4.6h-5l-7-2.6z',
      'M20 2.5h16l3 1.5v3l-3 1.5H20L18 7V4zM20 23.5h16l3 1.5v3l-3 1.5H20L18 28v-3z',
      'M24 8h5v16h-5z',
    ],
    line: ['M8 12.5l5-1v9l-5-1z', 'M22 5.5h13M22 26.5h13'],
    thin: ['M38 5.5h8.5M38 26.5h8.5'],
  },
  // Two shells with cargo between them.
  'rebel-transport': {
    hull: ['M1 17C6 8.5 14 5 26 5c10 0 17 3.5 20 9l-3 2.5H10z', 'M3 19h40l3 2c-4 4-11 6-20 6C15 27 7 24.5 3 19z'],
    line: ['M10 12.5C16 9.5 27 8.5 38 12', 'M38.5 14v9M34.5 14v10'],
    thin: ['M4 18h40'],
  },
  // A hammer head, a long neck, a block of engines.
  'corellian-corvette': {
    hull: ['M1 10.5L6 7h5l2 5h14l4-6.5h11l5 3v15l-5 3H31L27 20H13l-2 5H6l-5-3.5z', 'M18 9h6v3h-6zM18 20h6v3h-6z'],
    line: ['M31 10h11M31 14h13M31 18h13M31 22h11', 'M6 11v10', 'M14 16h12'],
  },
  // A long, swollen hull.
  'mon-calamari-cruiser': {
    hull: [
      'M1 17c1-4 6-6.5 11-7 3-4 8-4.5 12-3 4-2.5 9-2 12 1 5 .5 9 3 11 6.5l-2 4c-3 4-7 5.5-12 5.5-4 2-9 2-12-.5-6 1-14 .5-18-2.5z',
    ],
    line: ['M5 17c8-1.5 27-2 38 0', 'M16 10.5c2 1.5 3 3 3 5M30 9c1.5 2 2 4 2 7', 'M14 21.5h8M27 21.5h9'],
  },
  // A soldier with an open helmet.
  'rebel-trooper': {
    hull: [
      'M15 12.5C15 5 18.5 1 24.5 1S34 5 34 11l1.5 3.5-2 .5H15z',
      'M17.5 16.5h14V21c0 2.5-3 4.5-7 4.5s-7-2-7-4.5z',
      'M8 31.5c1-4.5 4-7 9.5-7.5 2 2.5 4.2 3.5 7 3.5s5-1 7-3.5c5.5.5 8.5 3 9.5 7.5z',
    ],
    line: ['M15.5 9.5h18', 'M24.5 1.5v7'],
  },
  // A flat wedge with two cannons.
  airspeeder: {
    hull: ['M8 13l10-4 16-.5 9 3v9l-9 3L18 23 8 19z', 'M20 3h15l2 5.5H22zM20 29h15l2-5.5H22z'],
    line: ['M13 14l8-1.5v7L13 18z', 'M26 11v10M31 11v10'],
    thin: ['M2 6.5h18M2 25.5h18'],
  },
  // A dome over a housing, and the field above it.
  'shield-generator': {
    hull: ['M6 27h36v4H6z', 'M11 20h26l3 7H8z', 'M15 19c0-5.5 4-9 9-9s9 3.5 9 9z'],
    line: ['M16 23.5h16', 'M19.5 16.5c.5-2.2 2-3.6 4-4'],
    thin: ['M9.5 15.5C10.5 8 16.5 4.5 24 4.5s13.5 3.5 14.5 11', 'M4 13C6.5 4.5 14.5 1 24 1s17.5 3.5 20 12'],
  },
  // A great ball with a barrel that points at the sky.
  'ion-cannon': {
    hull: [
      'M5 27.5h36v3.5H5z',
      'M9 27c0-9 5.5-14.5 13.5-14.5S36 18 36 27z',
      'M26.5 13L38 1.5l4.5 4.5-11 11.5z',
      'M36.5 1.5L39 0l5 5-1.5 2.5z',
    ],
    line: ['M13 26c.5-5.5 3.5-9 8.5-9.5', 'M26 16.5l3.5 3.5'],
  },
}
