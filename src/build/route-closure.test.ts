import { expect, it } from 'vitest'
import { routeClosure } from './route-closure'

type Graph = Parameters<typeof routeClosure>[0]
type Files = Record<string, { code: string; imports?: string[]; dynamic?: string[] }>

/** A module graph as the bundler has it; a specifier is the id of its module. */
function graphOf(files: Files): Graph {
  const graph = {
    getModuleInfo: (id: string) => {
      const file = files[id]
      return file && { code: file.code, importedIds: file.imports ?? [], dynamicallyImportedIds: file.dynamic ?? [] }
    },
    resolve: (id: string) => Promise.resolve({ id }),
  }
  return graph as unknown as Graph
}

const ICONS = '/node_modules/icons/index.js'
const ROUTE = '/routes/list.tsx'
const FILES: Files = {
  [ROUTE]: { code: '', imports: ['/loader.ts'], dynamic: [`${ROUTE}?split=component`, '/dialog.tsx'] },
  [`${ROUTE}?split=component`]: { code: '', imports: ['/screen.tsx'] },
  '/loader.ts': { code: '' },
  '/screen.tsx': {
    code: `import { Heart } from '${ICONS}'; import { Map as Drawn } from '${ICONS}'; import '/card.tsx'`,
    imports: [ICONS, '/card.tsx'],
  },
  '/card.tsx': { code: '', imports: ['/screen.tsx'], dynamic: ['/gallery.tsx'] },
  '/dialog.tsx': { code: '' },
  '/gallery.tsx': { code: '' },
  [ICONS]: {
    code: `import * as map from '/icons/map.js'; export { map as Map }; export { default as Heart } from '/icons/heart.js'; export { default as Moon } from '/icons/moon.js'`,
    imports: ['/icons/map.js', '/icons/heart.js', '/icons/moon.js'],
  },
  '/icons/heart.js': { code: '', imports: ['/icons/create.js'] },
  '/icons/map.js': { code: '' },
  '/icons/moon.js': { code: '' },
  '/icons/create.js': { code: '' },
}

const closureOf = async (files: Files) => [...(await routeClosure(graphOf(files), ROUTE))].toSorted()

it('holds what a route and its split component import, but nothing that is loaded later', async () => {
  const closure = await closureOf(FILES)
  expect(closure).toEqual(expect.arrayContaining([ROUTE, `${ROUTE}?split=component`, '/loader.ts', '/card.tsx']))
  expect(closure).not.toContain('/dialog.tsx')
  expect(closure).not.toContain('/gallery.tsx')
})

it("holds of a package's index only the modules behind the names that are imported", async () => {
  const closure = await closureOf(FILES)
  expect(closure.filter((id) => id.includes('icons'))).toEqual(['/icons/create.js', '/icons/heart.js', '/icons/map.js'])
})

it('holds everything behind an index that is imported as a namespace', async () => {
  const screen = { code: `import * as icons from '${ICONS}'`, imports: [ICONS] }
  expect(await closureOf({ ...FILES, '/screen.tsx': screen })).toContain('/icons/moon.js')
})

it('is empty in a build without the route', async () => {
  expect(await closureOf({})).toEqual([])
})
