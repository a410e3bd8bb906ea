// What can be picked is brought into sight when something new is asked.

/** Scrolls to the first lit thing in a panel, unless one is in sight already. */
export function showLit(panel: Element): void {
  const scrolled = panel.closest('[role="tabpanel"], [data-scrolls]')
  const lit = [...panel.querySelectorAll('.reb-lit')]
  const [first] = lit
  if (!scrolled || !first) return
  const { top, bottom } = scrolled.getBoundingClientRect()
  const inSight = (element: Element) => {
    const box = element.getBoundingClientRect()
    return box.top >= top && box.bottom <= bottom
  }
  if (!lit.some(inSight)) scrolled.scrollTop += first.getBoundingClientRect().top - top - MARGIN
}

const MARGIN = 32 // pixels above it, for the heading
