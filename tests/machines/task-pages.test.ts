import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { relative, resolve, sep } from 'node:path'
import type { Plugin } from 'vite'
import { afterAll, describe, expect, test } from 'vitest'
import { startTypescript } from '@mocks/serve/typescript.mjs'
import { withContentPolicy } from '@/build/content-policy'
import { trimMocks } from '@/build/stand-ins/trim-mocks'
import { exampleOf } from './example.mjs'

const GUIDES = '.storybook/docs/guides'
const read = (file: string) => readFileSync(file, 'utf8')

type Resolver = { resolveId: (source: string, importer: string) => string | null }

describe('From ticket to filter: the product with the example of the page', async () => {
  const example = exampleOf(`${GUIDES}/ticket-to-filter.mdx`)
  const applied: Plugin = {
    name: 'example',
    enforce: 'pre',
    transform: (code, id) => example.get(relative(resolve(), id).replaceAll(sep, '/'))?.(code),
  }
  const source = await startTypescript('example', [applied], () => {})
  afterAll(() => source.close())

  test('each block fits its file', () => {
    expect([...example.keys()]).toHaveLength(4)
    for (const [file, change] of example) expect(change(read(file)), file).not.toBe(read(file))
  })

  test('has the panel in every category', async () => {
    const { panelsFor } = await source.load('/src/domain/search/filter-panels.ts')
    for (const category of ['all', 'land', 'special']) expect(panelsFor(category, 'sale').at(-1)).toBe('landmark')
  })

  test('keeps it in the address, says it in a chip, and finds by the beginnings of words', async () => {
    const { readSearch, writeSearch } = await source.load('/src/domain/search/search-params.ts')
    const { activeFilters } = await source.load('/src/domain/search/active-filters.ts')
    const { countMatching } = await source.load('/src/domain/search/filters.ts')
    const { toListing } = await source.load('/src/domain/listing/map-listing.ts')
    const found = (landmark: string) => {
      const search = readSearch({ landmark })
      expect(writeSearch(search)).toEqual({ landmark })
      expect(activeFilters(search).map(({ label }: { label: string }) => label)).toEqual([`Landmark ${landmark}`])
      const row = { id: '1', listing_type: 'sale', ph: { landmark: 'Jaro Cathedral, five minutes on foot' } }
      return countMatching([toListing(row)], search)
    }
    expect(['cathedral jaro', 'cath', 'edral', 'plaza'].map(found)).toEqual([1, 1, 0, 0])
  })

  test('takes the parameter, and has the chip in every language', async () => {
    const { filters } = await source.load('/src/contract/search/filters.ts')
    expect(filters.landmark.safeParse('Jaro Cathedral').success).toBe(true)
    const { ROOMS } = await source.load('/src/words/rooms.ts')
    expect(ROOMS.listing['Landmark {name}']).toHaveLength(3)
  })
})

describe('Upgrade a dependency', () => {
  const page = read(`${GUIDES}/upgrade.mdx`)
  const rows = [...page.matchAll(/^\| (`[^|]+) \| ([^|]+) \| ([^|]+) \| ([^|]+) \|$/gm)].map(([, ...cells]) => cells)
  const named = (cell = '') => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
  const packages = rows.flatMap(([names]) => named(names))
  const { packages: installed } = JSON.parse(read('package-lock.json')) as { packages: Record<string, object> }

  test('every package of the table is installed, and what stands beside it is there', () => {
    expect(packages.filter((name) => !(`node_modules/${name}` in installed))).toEqual([])
    const files = ['src', 'tests'].flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    const paths = rows
      .flatMap(([, , where, by]) => [...named(where), ...named(by)])
      .filter((name) => /^[\w./-]+$/.test(name))
    expect(paths.filter((path) => !existsSync(path) && !files.some((file) => file.endsWith(`${sep}${path}`)))).toEqual(
      [],
    )
  })

  test('the table has each part that a build replaces', () => {
    const aliases = [...read('vite.config.ts').matchAll(/'([^@'][^']*)': at\(/g)].map(([, name]) => name)
    expect(aliases).not.toEqual([])
    expect(packages).toEqual(expect.arrayContaining(aliases))

    const { resolveId } = trimMocks('mocks/stubs') as unknown as Resolver
    const parts = ['lodash', 'date-fns', './generateRestHandlers', './generateGraphQLHandlers', 'tough-cookie']
    const stubs = parts.map((part) => resolveId(part, 'node_modules/@mswjs/data/lib/factory.js'))
    expect(new Set(stubs)).toEqual(new Set(readdirSync('mocks/stubs').map((name) => `mocks/stubs/${name}`)))
    const shown = rows.map(([, part]) => part).join()
    for (const name of ['lodash', 'date-fns', 'tough-cookie']) expect(shown).toContain(`\`${name}\``)
  })

  test('our copies of texts of packages are theirs', () => {
    expect(read('public/mockServiceWorker.js')).toBe(read('node_modules/msw/lib/mockServiceWorker.js'))
    const { page: html } = withContentPolicy('<meta charset="utf-8">', { mocked: true, base: '/' })
    const [select, drawing] = JSON.parse(/return (\["[^]*?"\])\.indexOf/.exec(html)?.[1] ?? '[]') as string[]
    const sources = ['node_modules/@radix-ui/react-select/dist/index.mjs', 'node_modules/leaflet/dist/leaflet-src.js']
    expect(sources.map(read).map((text, index) => text.includes([select, drawing][index] ?? '\0'))).toEqual([
      true,
      true,
    ])
  })

  test('the example begins at the version that is here', () => {
    const { dependencies } = JSON.parse(read('package.json')) as { dependencies: Record<string, string> }
    const [, name = '', from, to] = /^`([\w-]+)` from ([\d.]+) to ([\d.]+):/m.exec(page) ?? []
    expect(dependencies[name]).toBe(from)
    expect(page.match(/npm i \w[\w@.-]+/g)).toEqual([`npm i ${name}@${to}`, `npm i ${name}@${to}`])
  })
})
