/**
 * Which folder may import which. Everything not listed is forbidden, so a new folder needs an entry.
 * `features/*` stands for a feature's own folder only; `routes` joins features.
 */
export const ROOMS = [
  { name: 'contract', at: /^src\/contract\//, may: ['contract'], packages: ['zod'] },
  { name: 'lib', at: /^src\/lib\//, may: [], packages: [] },
  {
    name: 'words',
    at: /^src\/words\//,
    may: ['words', 'lib'],
    typesOf: ['contract'],
    packages: ['react', 'virtual:words'],
  },
  { name: 'domain', at: /^src\/domain\//, may: ['domain', 'contract', 'lib', 'words'], packages: ['zod'] },
  {
    name: 'api',
    at: /^src\/api\//,
    may: ['api', 'contract', 'domain', 'lib', 'words'],
    typesPackages: ['zod'],
    packages: ['socket.io-client', '@tanstack/react-query'],
  },
  {
    name: 'session',
    at: /^src\/session\//,
    may: ['session', 'contract', 'domain', 'lib', 'words'],
    packages: ['zustand', 'react', 'idb-keyval'],
  },
  {
    name: 'ui',
    at: /^src\/ui\//,
    may: ['ui', 'lib', 'words'],
    packages: ['react', 'react-dom', 'radix-ui', 'lucide-react', 'clsx', 'embla-carousel'],
  },
  {
    name: 'samples',
    at: /^src\/samples\//,
    may: ['samples', 'domain', 'lib', 'words'],
    typesOf: ['contract'],
    packages: [],
  },
  {
    name: 'listing',
    at: /^src\/listing\//,
    may: ['listing', 'api', 'session', 'contract', 'domain', 'ui', 'lib', 'words'],
  },
  {
    name: 'account',
    at: /^src\/account\//,
    may: ['account', 'api', 'session', 'contract', 'domain', 'ui', 'lib', 'words'],
  },
  {
    name: 'base-map',
    at: /^src\/base-map\//,
    may: ['base-map', 'domain', 'ui', 'lib', 'words'],
    packages: ['react', 'leaflet', 'react-leaflet'],
  },
  {
    name: 'features',
    at: /^src\/features\/([^/]+)\//,
    own: true,
    may: ['api', 'session', 'contract', 'domain', 'ui', 'lib', 'words', 'listing', 'account', 'samples', 'base-map'],
  },
  {
    name: 'shell',
    at: /^src\/shell\//,
    may: [
      'shell',
      'features',
      'listing',
      'account',
      'api',
      'session',
      'contract',
      'domain',
      'ui',
      'lib',
      'words',
      'samples',
    ],
  },
  {
    name: 'routes',
    at: /^src\/routes\//,
    may: [
      'routes',
      'shell',
      'features',
      'listing',
      'account',
      'api',
      'session',
      'contract',
      'domain',
      'ui',
      'lib',
      'words',
      'samples',
    ],
  },
  {
    name: 'app',
    at: /^src\/(app\/|main\.tsx$|vite-env\.d\.ts$)/,
    may: [
      'app',
      'routes',
      'shell',
      'listing',
      'account',
      'api',
      'session',
      'contract',
      'domain',
      'ui',
      'lib',
      'words',
      'samples',
    ],
  },
  // Compiled for Node by itself: the rest of `build` knows only its types.
  {
    name: 'renderer',
    at: /^src\/build\/renderer\//,
    may: ['renderer', 'app', 'listing', 'domain', 'contract', 'words'],
  },
  // The page's request for listings is made of what the client's calls are made of.
  {
    name: 'build',
    at: /^src\/build\//,
    may: ['build', 'contract', 'api', 'session', 'words'],
    typesOf: ['renderer'],
  },
  {
    name: 'toolbox',
    at: /^mocks\/toolbox\//,
    may: ['toolbox', 'mocks', 'contract', 'domain', 'samples', 'ui', 'lib', 'words'],
  },
  { name: 'mocks', at: /^mocks\//, may: ['mocks', 'contract', 'domain', 'samples', 'lib', 'words'] },
]

/** Stories and tests may import anything. */
export const FREE = /(\.(test|stories|test-support)\.[cm]?tsx?$)|^(tests|\.storybook|vite(st)?\.config\.ts)/

/**
 * The app's only import of its mocks. Besides it, screens read the build's constant `__MOCKED__` to add what only a demo has, and
 * `src/features/auth/email-code/demo-outbox.ts` listens to the mocks' window event.
 */
export const DOOR = { from: 'src/main.tsx', to: 'mocks/browser/start.ts' }

/** The only import of the toolbox by the other mocks; it is dynamic. */
export const TOOLBOX_DOOR = { from: 'mocks/browser/start.ts', to: 'mocks/toolbox/mount.ts' }

/**
 * Files whose values few may import. How listings are found is decided in one place: what searches the whole list or calls the backend
 * is known there alone.
 */
export const CLOSED = [
  { at: /^src\/listing\/search\/engines\//, to: /^src\/listing\/search\// },
  {
    at: /^src\/contract\/search\/(pages|clusters|suggestions|interpret|market|by-ids)\.ts$/,
    to: /^(src\/contract|src\/listing\/search\/engines|mocks)\//,
    typesToAll: true,
  },
]

/** The most source files in a folder; tests, stories and generated files do not count. */
export const WIDEST_FOLDER = 12

/** Folders that may hold more; .storybook/docs/records/decisions/019-wide-folders.md says why. */
export const WIDE_FOLDERS = ['src/routes', 'src/routes/-pages', 'src/routes/dashboard', 'src/words/rooms']

export function roomOf(file) {
  const room = ROOMS.find(({ at }) => at.test(file))
  if (!room) return undefined
  return { ...room, id: room.own ? `${room.name}/${room.at.exec(file)[1]}` : room.name }
}
