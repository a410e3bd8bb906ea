// How things go from one place to another: a card from hand to pool to district, a district to the Resistance.

import { cubicOut } from 'svelte/easing'
import { prefersReducedMotion } from 'svelte/motion'
import { crossfade, type TransitionConfig } from 'svelte/transition'

/** So many times the pace of the table, which tokens.css sets; nothing where people want no motion. */
export function pace(times: number): number {
  if (prefersReducedMotion.current) return 0
  const quick = getComputedStyle(document.documentElement).getPropertyValue('--quick').trim()
  const milliseconds = quick.endsWith('ms') ? parseFloat(quick) : parseFloat(quick) * 1000
  return (Number.isFinite(milliseconds) ? milliseconds : 0) * times
}

export const turn = () => ({ duration: pace(2), easing: cubicOut })

/** Out of nowhere, or into it: a card drawn, a card that the seat does not see arrive. */
function appear(node: Element): TransitionConfig {
  const { opacity, transform } = getComputedStyle(node)
  const still = transform === 'none' ? '' : transform
  return {
    duration: pace(2),
    easing: cubicOut,
    css: (t, u) =>
      `opacity: ${t * Number(opacity)}; transform: ${still} translateY(${u * 1.5}rem) scale(${0.8 + t * 0.2})`,
  }
}

export const [send, receive] = crossfade({ duration: () => pace(2.5), easing: cubicOut, fallback: appear })
