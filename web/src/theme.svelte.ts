// Dark, light, or as the system has it. `data-theme` on the page is always one of the two.

export const THEMES = ['system', 'dark', 'light'] as const
export type Theme = (typeof THEMES)[number]

const REMEMBERED = 'dejarik-theme'
const system = matchMedia('(prefers-color-scheme: light)')

class Chosen {
  #theme = $state<Theme>('system')

  get now(): Theme {
    return this.#theme
  }
  set now(theme: Theme) {
    this.#theme = theme
    localStorage.setItem(REMEMBERED, theme)
    paint(theme)
  }

  /** Call once, before anything is shown. */
  begin(): void {
    const remembered = localStorage.getItem(REMEMBERED)
    this.#theme = THEMES.find((each) => each === remembered) ?? 'system'
    paint(this.#theme)
    system.addEventListener('change', () => paint(this.#theme))
  }
}

function paint(theme: Theme): void {
  document.documentElement.dataset['theme'] = theme === 'system' ? (system.matches ? 'light' : 'dark') : theme
}

export const theme = new Chosen()
