// How long ago something was, in words.

const STEPS: readonly (readonly [unit: Intl.RelativeTimeFormatUnit, seconds: number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
]

/** `when` and `now` in seconds since 1970; less than a minute is now. */
export function ago(when: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const passed = Math.max(0, now - when)
  for (const [unit, seconds] of STEPS) if (passed >= seconds) return words.format(-Math.floor(passed / seconds), unit)
  return words.format(0, 'second')
}
