// What a browser calls itself, as its owner would: “Firefox, Android”.

const BROWSERS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/(Firefox|FxiOS)\//, 'Firefox'],
  [/(Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/Safari\//, 'Safari'],
]
const SYSTEMS: readonly (readonly [sign: RegExp, name: string])[] = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
]

/** Empty if it says nothing; whatever else it says if it is no browser that we know. */
export function browserName(agent: string): string {
  const named = [BROWSERS, SYSTEMS].flatMap((all) => all.find(([sign]) => sign.test(agent))?.[1] ?? [])
  return named.length > 0 ? named.join(', ') : agent.slice(0, 60)
}
