// The signs of the game as paths in a box of 24 by 24. Each sort of card is known by its sign, whatever its colour.

import type { Token, Type } from '../view'

/** The teeth of a wheel around (12, 12). */
function gear(teeth: number, tip: number, root: number): string {
  const step = (2 * Math.PI) / teeth
  const at = (radius: number, angle: number) =>
    `${(12 + radius * Math.cos(angle)).toFixed(2)} ${(12 + radius * Math.sin(angle)).toFixed(2)}`
  const corners = Array.from({ length: teeth }, (_, tooth) => {
    const angle = tooth * step
    const [foot, edge] = [step * 0.3, step * 0.18]
    return [at(root, angle - foot), at(tip, angle - edge), at(tip, angle + edge), at(root, angle + foot)]
  })
  return `M${corners.flat().join('L')}Z`
}

export const MARKS: Readonly<Record<Type | 'provocation', string>> = {
  // A megaphone.
  propaganda:
    'M2 9.2v5.6l3 .6 1 5.1a1 1 0 0 0 1 .8h2.6a1 1 0 0 0 1-1.2l-.7-3.9L17 18V6L6 9zM18.8 7.4v9.2a5.2 5.2 0 0 0 0-9.2zM17 5.2v13.6',
  // A flame.
  riot: 'M12.6 1.5c.5 4.2 6.4 6.6 6.4 13A7 7 0 0 1 12 22a7 7 0 0 1-7-7.2c0-3.4 2.3-4.9 2.6-8.3 1.9.9 2.9 2.4 3.2 4.3 1.6-2 2.4-5.5 1.8-9.3zM12.2 20c2 0 3.3-1.5 3.3-3.4 0-2.1-1.7-3-2.2-5-1.7 1.5-4.3 3-4.3 5.4 0 1.8 1.4 3 3.2 3z',
  // A cogwheel struck by lightning.
  sabotage: `${gear(9, 11, 8.2)}M14.2 4.8 8 13h3.3l-1.7 6.2L16.2 11h-3.5z`,
  // A crate.
  supplies: 'M2 3h20v18H2zM4.6 5.6v2.2h14.8V5.6zM4.6 10v.9l8.2 7.5h3.3L6.9 10zM10.8 10l8.6 7.8V10zM4.6 14.6v3.8h4.2z',
  // A mask.
  provocation:
    'M1.5 6.5C5 5.2 8.5 5 12 6.6 15.5 5 19 5.2 22.5 6.5c.4 6-1.6 11.5-5.6 11.5-2.4 0-3.4-2.6-4.9-2.6S9.5 18 7.1 18c-4 0-6-5.5-5.6-11.5zM4.6 10.2c.3 2 1.6 3.2 3.4 3.2 1.3 0 2.2-.7 2.6-1.9-1.6-1.3-3.8-1.9-6-1.3zm14.8 0c-.3 2-1.6 3.2-3.4 3.2-1.3 0-2.2-.7-2.6-1.9 1.6-1.3 3.8-1.9 6-1.3z',
}

export const TOKEN_MARKS: Readonly<Record<Token, string>> = {
  // An eye.
  surveillance:
    'M1 12C4 6.6 7.7 4 12 4s8 2.6 11 8c-3 5.4-6.7 8-11 8S4 17.4 1 12zm11-5a5 5 0 1 0 0 10 5 5 0 0 0 0-10zm0 2.6a2.4 2.4 0 1 1 0 4.8 2.4 2.4 0 0 1 0-4.8z',
  // A figure struck out.
  eliminate:
    'M12 2.5a4.2 4.2 0 0 1 3.7 6.2L5.8 18.6A8 8 0 0 1 8.9 12.6 4.2 4.2 0 0 1 12 2.5zM21.5 2 23 3.5 3.5 23 2 21.5zM15.8 12.4A8 8 0 0 1 20 19.5V22H8.6L17 13.2z',
  // Two arrows that change places.
  disorient:
    'M15.5 2.5 23 8l-7.5 5.5V9.8h-1.6c-2.3 0-3.3 1-5 3.9-2 3.5-3.7 4.9-6.7 4.9H1v-3.5h1.2c1.7 0 2.4-.6 4-3.3C8.5 7.9 10.3 6.2 14 6.2h1.5zM1 5.4h1.2c2.5 0 4.1 1 5.7 3.3l-2 3.2C4.5 9.5 3.8 8.9 2.2 8.9H1zM15.5 10.5 23 16l-7.5 5.5v-2.9H14c-2.5 0-4.2-.9-5.7-3.1l2.1-3.3c1.2 2 2 2.9 3.6 2.9h1.5z',
  // A barrier.
  cordon:
    'M1.5 7h21v7h-21zM5 8.6 3 12.4h3.4L8.4 8.6zm6.2 0-2 3.8h3.4l2-3.8zm6.2 0-2 3.8h3.4l2-3.8zM4.5 15.5h3V22h-3zM16.5 15.5h3V22h-3zM5 2.5h2V5.5H5zM17 2.5h2V5.5h-2z',
}

/** The emblem of the regime: a lidless eye with a slit, over a bar. It stands for nothing in our world. */
export const REGIME = 'M12 2 22 10 12 18 2 10zM12 5.3 6.1 10 12 14.7 17.9 10zM11 7h2v6h-2zM4 19.5h16V22H4z'

/** The sign of the Resistance: a broken ring and what breaks out of it. */
export const RESISTANCE =
  'M9.5 21.6A10 10 0 0 1 4.6 5.3l2 2a7.2 7.2 0 0 0 2.9 11.2zM14.5 21.6v-3.1a7.2 7.2 0 0 0 2.9-11.2l2-2a10 10 0 0 1-4.9 16.3zM12 1l5 7h-3.3v14h-3.4V8H7z'

/** Figures as they are cut into stencils, in a box of 20 by 28, to be drawn with a stroke of 5. */
export const FIGURES: Readonly<Record<number, string>> = {
  2: 'M3 9.5V8.5A5.5 5.5 0 0 1 8.5 3h3A5.5 5.5 0 0 1 17 8.5v1.8c0 2-.8 3.4-2.3 4.7L3.5 24.6v.4H18',
  3: 'M2.5 3H17l-7.2 9h1.7a5.5 5.5 0 0 1 5.5 5.5v2A5.5 5.5 0 0 1 11.5 25h-3A5.5 5.5 0 0 1 3 19.5v-.8',
  4: 'M14 28V3h-1L3 19.3V20.5h17',
  5: 'M17.5 3H4.5v9.5h7A5.5 5.5 0 0 1 17 18v1.5a5.5 5.5 0 0 1-5.5 5.5h-3A5.5 5.5 0 0 1 3 19.5v-.8',
  6: 'M17 8.8v-.3A5.5 5.5 0 0 0 11.5 3h-3A5.5 5.5 0 0 0 3 8.5v11A5.5 5.5 0 0 0 8.5 25h3a5.5 5.5 0 0 0 5.5-5.5V18a5.5 5.5 0 0 0-5.5-5.5H3.5',
}
