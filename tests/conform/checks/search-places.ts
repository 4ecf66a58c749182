import { clusterProperties, type ClusterCell } from '@/contract/search/clusters'
import { MOST_AREA_CORNERS } from '@/contract/search/limits'
import { interpretSearch } from '@/contract/search/interpret'
import { searchProperties } from '@/contract/search/pages'
import { suggestSearches, type Suggestion } from '@/contract/search/suggestions'
import { writeArea, type Point } from '@/domain/search/query/area'
import { check, type Check } from '../check'
import { demand, NotCheckable, same } from '../failure'
import type { World } from '../context'
import { sentencesOf } from '../rules/sentences'
import { searchFor, totalOf } from './search'

const ALL = { mode: 'all' }
/** A step to the side, in degrees. */
const STEP = 0.01
/** Suggestions that are tried. */
const TRIED = 4
const NO_PLACE = 'Conformville'

/** A place of some listing, to 4 decimals as areas have them. */
async function somePlace(world: World): Promise<Point & { id: string }> {
  const { data } = await searchFor(world, { ...ALL, limit: '100' })
  const isRound = (degrees: unknown) => Math.abs(Number(degrees) * 1e4 - Math.round(Number(degrees) * 1e4)) < 1e-6
  const row = data.find(({ latitude, longitude }) => latitude && longitude && isRound(latitude) && isRound(longitude))
  if (!row) throw new NotCheckable('no listing has a place of at most 4 decimals')
  return { id: String(row.id), lat: Number(row.latitude), lng: Number(row.longitude) }
}

async function requireFound(world: World, id: string, query: Record<string, string>, where: string): Promise<void> {
  const { data } = await searchFor(world, { ...ALL, ...query, limit: '100' })
  const found = data.some((row) => String(row.id) === id)
  demand(found, { on: searchProperties, field: 'data' }, `the listing ${id} ${where}`, data)
}

/** Longitude of the western edge of a tile column. */
const westOf = (x: number, z: number) => (x / 2 ** z) * 360 - 180

/** Searching on the map, and what somebody may mean. */
export const placeChecks: Check[] = [
  check('finds a listing on the edge of a box and of an area', [searchProperties], async (world) => {
    const { id, lat, lng } = await somePlace(world)
    await requireFound(
      world,
      id,
      { bbox: [lng, lat, lng + STEP, lat + STEP].map((at) => at.toFixed(4)).join(',') },
      'on the corner of the box',
    )
    const [north, east] = [lat + STEP, lng + STEP]
    const square = [
      { lat: lat - STEP, lng },
      { lat: lat - STEP, lng: east },
      { lat: north, lng: east },
      { lat: north, lng },
    ]
    await requireFound(world, id, { area: writeArea([square]) }, 'on the edge of the area')
    const far = square.map((corner) => ({ lat: corner.lat, lng: corner.lng + STEP / 2 }))
    const { data } = await searchFor(world, { ...ALL, area: writeArea([far]), limit: '100' })
    const inside = data.some((row) => String(row.id) === id)
    demand(!inside, { on: searchProperties, field: 'data' }, `not the listing ${id}, beside the area`, id)
  }),
  check('finds in any of several places, and of any of several types', [searchProperties], async (world) => {
    const query = { ...ALL, category: 'residential', limit: '100' }
    const { data } = await searchFor(world, query)
    const first = data.find(({ city }) => /^\p{L}{4}[\p{L} ]*$/u.test(city ?? ''))
    const other = data.find(({ property_type: type }) => type !== first?.property_type)
    if (!first?.city || !other) throw new NotCheckable('no two homes of different types, one of them with a city')
    const { id, city, title: q } = first
    same({ on: searchProperties, field: 'total.value in no place' }, await totalOf(world, { ...ALL, in: NO_PLACE }), 0)
    await requireFound(world, String(id), { q, in: `${NO_PLACE},${city}` }, `in ${city}`)
    const subtype = `${first.property_type},${other.property_type}`
    await requireFound(world, String(other.id), { ...query, q: other.title, subtype }, `of the types ${subtype}`)
  }),
  check('leaves out what is pending or sold on demand', [searchProperties], async (world) => {
    const { data } = await searchFor(world, { ...ALL, limit: '100' })
    const [free, taken] = [true, false].map((is) => data.find(({ status }) => (status === 'available') === is))
    if (!free || !taken) throw new NotCheckable('no listing is available, or none is pending or sold')
    await requireFound(world, String(free.id), { q: free.title, status: 'available' }, 'which is available')
    const { data: left } = await searchFor(world, { ...ALL, status: 'available', limit: '100' })
    const wrong = left.find(({ status }) => status !== 'available')
    demand(!wrong, { on: searchProperties, field: 'data' }, 'available listings alone', wrong?.status)
  }),
  check(
    'refuses an area with too many corners',
    [searchProperties, clusterProperties],
    async (world) => {
      const corner = (place: number) => ({ lat: 10 + place / 100, lng: 122 + (place % 2) / 100 })
      const area = writeArea([Array.from({ length: MOST_AREA_CORNERS + 1 }, (_, place) => corner(place))])
      await world.refuse(422, searchProperties, { query: { ...ALL, area } }, ['area'])
      await world.refuse(422, clusterProperties, { query: { ...ALL, area, zoom: '12' } }, ['area'])
    },
    sentencesOf(['searchProperties', 'clusterProperties'], 'An area has'),
  ),
  check(
    'counts in cells every listing that has a place',
    [clusterProperties, searchProperties],
    async (world) => {
      const { total, unmapped, bounds } = await searchFor(world, { ...ALL, limit: '1' })
      if (!bounds) throw new NotCheckable('no listing has a place')
      for (const zoom of ['5', '12', '18']) await requireCells(world, { ...ALL, zoom }, total.value - unmapped)
      const east = (bounds.west + bounds.east) / 2
      const half = {
        ...ALL,
        bbox: [bounds.west, bounds.south, east, bounds.north].map((at) => at.toFixed(8)).join(','),
      }
      await requireCells(world, { ...half, zoom: '12' }, await totalOf(world, half))
    },
    sentencesOf('clusterProperties', '`total` counts'),
  ),
  check('names what is wrong with the clusters’ query', [clusterProperties], async (world) => {
    const on = clusterProperties
    await world.refuse(400, on, { query: ALL }, ['zoom'])
    await world.refuse(400, on, { query: { ...ALL, zoom: '21' } }, ['zoom'])
    await world.refuse(400, on, { query: { ...ALL, zoom: '9', bbox: 'here' } }, ['bbox'])
    await world.refuse(410, on, { query: { ...ALL, zoom: '9', at: 'conform' } })
  }),
  check(
    'suggests searches, and counts what they find',
    [suggestSearches, searchProperties],
    async (world) => {
      const on = suggestSearches
      const found = await someSuggestions(world)
      for (const { query, count, text } of found.slice(0, TRIED)) {
        const total = await totalOf(world, Object.fromEntries(new URLSearchParams(query)))
        same({ on, field: `data.*.count of ${text}` }, count, total)
      }
      const nothing = await world.succeed(on, { query: { q: '!?' } })
      same({ on, field: 'data.length for no letter' }, nothing.length, 0)
      await world.refuse(400, on, { query: {} }, ['q'])
    },
    sentencesOf('suggestSearches', '`count` is', 'A place names'),
  ),
  check(
    'suggests what is typed with a letter missing',
    [suggestSearches],
    async (world) => {
      const on = suggestSearches
      const long = (await someSuggestions(world)).find(({ text }) => /^\p{L}{6,}$/u.test(text))
      if (!long) throw new NotCheckable('no suggestion is one long word')
      const typed = long.text.slice(0, 3) + long.text.slice(4)
      const found = await world.succeed(on, { query: { q: typed } })
      demand(
        found.some(({ text }) => text === long.text),
        { on, field: 'data' },
        `“${long.text}” for “${typed}”`,
        found.map(({ text }) => text).join(', '),
      )
    },
    sentencesOf('suggestSearches', 'A word is found'),
  ),
  check(
    'reads a typed sentence as filters',
    [interpretSearch, searchProperties],
    async (world) => {
      const on = interpretSearch
      for (const [text, language, said, left] of SENTENCES) {
        const read = await world.succeed(on, { body: { text, language } })
        for (const [name, value] of Object.entries(said))
          same({ on, field: `data.params.${name} of “${text}”` }, read.params[name], value)
        same({ on, field: `data.left of “${text}”` }, read.left, left)
        const names = read.understood.map(({ from, to }) => text.slice(from, to))
        const inside = names.every((part) => part !== '') && names.length >= Object.keys(said).length
        demand(inside, { on, field: 'data.understood' }, 'a part of the text for each filter', JSON.stringify(names))
        await totalOf(world, read.params)
      }
      const nothing = await world.succeed(on, { body: { text: 'xyzzy', language: 'en' } })
      same({ on, field: 'data.params of a text that says nothing' }, JSON.stringify(nothing.params), '{}')
      await world.refuse(422, on, { body: { text: 'jaro '.repeat(50), language: 'en' } }, ['text'])
    },
    sentencesOf('interpretSearch', 'Nothing is guessed', '`params` are', 'Amounts are', 'Nothing is stored'),
  ),
]

/** Sentences without a place: which places there are is up to the backend. */
const SENTENCES = [
  ['3 bedroom condo for rent under 20k', 'en', { mode: 'rent', beds: '3', price: '0-20000', subtype: 'Condo' }, ''],
  ['apartment na may 2 kwarto hanggang 15k', 'tl', { mode: 'rent', beds: '2', price: '0-15000' }, ''],
  ['2 bedroom with pool xyzzy', 'en', { beds: '2', features: 'Pool' }, 'xyzzy'],
] as const

/** Suggestions for the city of a listing. */
async function someSuggestions(world: World): Promise<Suggestion[]> {
  const { data } = await searchFor(world, { ...ALL, limit: '20' })
  const city = data.find((row) => /\p{L}{4}/u.test(row.city ?? ''))?.city
  if (!city) throw new NotCheckable('no listing has a city')
  const found = await world.succeed(suggestSearches, { query: { q: city.slice(0, 4) } })
  const field = `data for “${city.slice(0, 4)}”`
  const names = found.some(({ text }) => text.includes(city))
  demand(names, { on: suggestSearches, field }, `“${city}”`, found.map(({ text }) => text).join(', '))
  return found
}

async function requireCells(world: World, query: Record<string, string>, expected: number): Promise<void> {
  const on = clusterProperties
  const { cells, total } = await world.succeed(on, { query })
  const sum = cells.reduce((all, { count }) => all + count, 0)
  same({ on, field: `data.total.value at zoom ${query['zoom']}` }, total.value, expected)
  same({ on, field: `data.cells.*.count at zoom ${query['zoom']}` }, sum, total.value)
  for (const cell of cells) requireInside(cell)
}

function requireInside({ x, z, lng, count, ids }: ClusterCell): void {
  const on = clusterProperties
  const slack = 1e-6
  const inside = lng >= westOf(x, z) - slack && lng <= westOf(x + 1, z) + slack
  demand(inside, { on, field: 'data.cells.*.lng' }, `a longitude in column ${x} of level ${z}`, lng)
  if (ids) same({ on, field: 'data.cells.*.ids.length' }, ids.length, count)
}
