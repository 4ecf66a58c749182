/**
 * Who may import whom. Everything not listed is forbidden, so a new folder is guarded from birth.
 * `features/*` stands for a feature's own folder only; features meet in `routes`.
 */
export const ROOMS = [
  { name: 'contract', at: /^src\/contract\//, may: ['contract'], packages: ['zod'] },
  { name: 'domain', at: /^src\/domain\//, may: ['domain'], typesOf: ['contract'], packages: [] },
  {
    name: 'api',
    at: /^src\/api\//,
    may: ['api', 'contract', 'domain'],
    typesPackages: ['zod'],
    packages: ['socket.io-client'],
  },
  { name: 'session', at: /^src\/session\//, may: ['session', 'contract', 'domain'], packages: ['zustand', 'react'] },
  {
    name: 'ui',
    at: /^src\/ui\//,
    may: ['ui'],
    packages: ['react', 'react-dom', 'radix-ui', 'lucide-react', 'clsx', 'embla-carousel'],
  },
  { name: 'samples', at: /^src\/samples\//, may: ['samples', 'domain'], typesOf: ['contract'], packages: [] },
  { name: 'listing', at: /^src\/listing\//, may: ['listing', 'api', 'session', 'contract', 'domain', 'ui'] },
  { name: 'account', at: /^src\/account\//, may: ['account', 'api', 'session', 'contract', 'domain', 'ui'] },
  {
    name: 'features',
    at: /^src\/features\/([^/]+)\//,
    own: true,
    may: ['api', 'session', 'contract', 'domain', 'ui', 'listing', 'account', 'samples'],
  },
  {
    name: 'shell',
    at: /^src\/(shell\/|main\.tsx$|vite-env\.d\.ts$)/,
    may: ['shell', 'routes', 'features', 'listing', 'account', 'api', 'session', 'contract', 'domain', 'ui', 'samples'],
  },
  {
    name: 'routes',
    at: /^src\/routes\//,
    may: ['routes', 'shell', 'features', 'listing', 'account', 'api', 'session', 'contract', 'domain', 'ui', 'samples'],
  },
  { name: 'toolbox', at: /^mocks\/toolbox\//, may: ['toolbox', 'mocks', 'contract', 'domain', 'samples', 'ui'] },
  { name: 'mocks', at: /^mocks\//, may: ['mocks', 'contract', 'domain', 'samples'] },
]

/** Stories and tests may import anything. */
export const FREE = /(\.(test|stories|test-support)\.[cm]?tsx?$)|^(tests|\.storybook|vite\.config\.ts)/

/** The one place where the app knows of its mocks (house.md). */
export const DOOR = { from: 'src/main.tsx', to: 'mocks/browser.ts' }

/** The one place where the mocks know of their toolbox, which is loaded when it is wanted. */
export const TOOLBOX_DOOR = { from: 'mocks/browser.ts', to: 'mocks/toolbox/mount.ts' }

export function roomOf(file) {
  const room = ROOMS.find(({ at }) => at.test(file))
  if (!room) return undefined
  return { ...room, id: room.own ? `${room.name}/${room.at.exec(file)[1]}` : room.name }
}
