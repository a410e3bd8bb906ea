// Which part of the client may import which: one way only, and never in a circle.

const SCREENS = ['screens', 'home', 'opening', 'rules', 'shell']
const inside = (parts) => `^src/(${parts.join('|')})/`

/** A part imports nothing of the others named. Tests may look around. */
const apart = (part, others) => ({
  name: `${part}-is-apart`,
  severity: 'error',
  from: { path: inside([part]), pathNot: '\\.test\\.ts$' },
  to: { path: inside(others) },
})

export default {
  forbidden: [
    {
      name: 'no-circular',
      comment: 'A component may draw itself inside itself; nothing else goes in a circle.',
      severity: 'error',
      from: { path: '^(.+)$' },
      to: { circular: true, pathNot: '^$1$' },
    },
    apart('generated', ['client', 'words', 'parts', 'games', 'table', ...SCREENS]),
    apart('client', ['parts', 'games', 'table', ...SCREENS]),
    apart('words', ['parts', 'games', 'table', ...SCREENS]),
    apart('parts', ['games', 'table', ...SCREENS]),
    apart('games', ['table', ...SCREENS]),
    apart('table', ['screens', 'home', 'opening', 'rules']),
    {
      name: 'games-are-apart',
      comment: 'No game knows another.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/games/[^/]+/', pathNot: '^src/games/$1/' },
    },
    {
      name: 'games-are-apart-in-types',
      comment: 'Nor its view.',
      severity: 'error',
      from: { path: '^src/games/([^/]+)/' },
      to: { path: '^src/generated/', pathNot: '^src/generated/($1|wire|requests)\\.ts$' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true, // `import type` counts too
    enhancedResolveOptions: { extensions: ['.ts', '.svelte.ts', '.svelte', '.js'] },
  },
}
