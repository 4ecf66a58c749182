import { createProperty, getProperty, listProperties } from '@/contract/listing/properties'
import { listPropertiesByIds } from '@/contract/search/by-ids'
import { MOST_IDS, MOST_LISTED } from '@/contract/search/limits'
import { searchProperties, type PriceFacet, type SearchAnswer } from '@/contract/search/pages'
import { check, type Check } from '../check'
import { demand, NotCheckable, same } from '../failure'
import { listing } from '../fixtures'
import { sentencesOf } from '../rules/sentences'
import { orderRule } from '../rules/stated'
import type { World } from '../context'

export type Query = Record<string, string>

const on = searchProperties
const ALL: Query = { mode: 'all' }
/** As many pages as a check reads at most. */
const MOST_PAGES = 60
/** Values of a facet that are tried. */
const VALUES_EACH = 3
/** Bounds that no home is in. */
const NOWHERE = [
  ['built', '1500-1501'],
  ['level', '199-200'],
] as const

/** The whole answer of a search, checked. */
export async function searchFor(world: World, query: Query): Promise<SearchAnswer> {
  await world.succeed(on, { query })
  return (await world.ask(on, { query })).json as SearchAnswer
}

export async function totalOf(world: World, query: Query): Promise<number> {
  return (await searchFor(world, { ...query, limit: '1' })).total.value
}

const idsOf = ({ data }: SearchAnswer) => data.map(({ id }) => String(id))

/** The ids of all pages from this one on. */
async function restOf(world: World, first: SearchAnswer, query: Query): Promise<string[]> {
  const ids = idsOf(first)
  let { next } = first.page
  for (let page = 1; next !== null && page < MOST_PAGES; page += 1) {
    const answer = await searchFor(world, { ...query, cursor: next })
    ids.push(...idsOf(answer))
    next = answer.page.next
  }
  demand(next === null, { on, field: 'page.next' }, 'null on the last page', next)
  return ids
}

/** A page size that makes a few pages. */
async function limitFor(world: World): Promise<string> {
  return String(Math.min(100, Math.max(2, Math.ceil((await totalOf(world, ALL)) / 8))))
}

const WRONG: readonly (readonly [name: string, value: string])[] = [
  ...(['price', 'sqm', 'size', 'lot', 'ceiling', 'roi', 'month', 'built', 'level'] as const).map(
    (name) => [name, 'cheap'] as const,
  ),
  ...(['bays', 'parking', 'elevators', 'maxbeds', 'capacity', 'deposit', 'dues', 'income'] as const).map(
    (name) => [name, 'some'] as const,
  ),
  ...(
    [
      'mode',
      'category',
      'furnishing',
      'condition',
      'stage',
      'balance',
      'lender',
      'seller',
      'title',
      'flood',
      'pets',
      'sort',
    ] as const
  ).map((name) => [name, 'conform'] as const),
  ['loan', 'friends'],
  ['subtype', 'Castle'],
  ['beds', '1.5'],
  ['limit', '0'],
  ['limit', '101'],
  ['fields', 'everything'],
  ['facets', 'conform'],
  ['bbox', '1,2,3'],
  ['bbox', '5,0,4,1'],
  ['area', 'A'],
]

/** Searching on the server, page by page. */
export const searchChecks: Check[] = [
  check(
    'finds every listing once, page by page',
    [searchProperties, listProperties],
    async (world) => {
      const query = { ...ALL, limit: await limitFor(world) }
      const first = await searchFor(world, query)
      const ids = await restOf(world, first, query)
      const twice = ids.find((id, place) => ids.indexOf(id) < place)
      demand(twice === undefined, { on, field: 'data.*.id' }, 'each listing on one page', twice)
      if (first.total.relation === 'eq') same({ on, field: 'total.value' }, first.total.value, ids.length)
      same({ on, field: 'pages' }, ids.length, (await world.succeed(listProperties)).length)
      same({ on, field: 'data.length' }, first.data.length, Math.min(Number(query.limit), ids.length))
      const roomy = { ...query, beds: '2' }
      const few = await searchFor(world, roomy)
      const { length } = await restOf(world, few, roomy)
      if (few.total.relation === 'eq')
        same({ on, field: 'total.value, of two bedrooms or more' }, few.total.value, length)
    },
    sentencesOf('searchProperties', '`total`', 'The parameters are'),
  ),
  check(
    'answers the first page’s result on all pages while listings are written',
    [searchProperties, createProperty],
    async (world) => {
      const query = { ...ALL, sort: 'newest', limit: await limitFor(world) }
      const before = await restOf(world, await searchFor(world, query), query)
      const first = await searchFor(world, query)
      const { id } = await listing(world, 'between pages')
      same({ on, field: 'pages' }, (await restOf(world, first, query)).join(' '), before.join(' '))
      const atFirst = await searchFor(world, { ...query, at: first.snapshot })
      same({ on, field: 'total.value at a snapshot' }, atFirst.total.value, first.total.value)
      const fresh = await searchFor(world, query)
      same({ on, field: 'data.0.id' }, fresh.data[0]?.id, id)
      same({ on, field: 'total.value' }, fresh.total.value, first.total.value + 1)
    },
    sentencesOf('searchProperties', 'The pages together', 'A new listing'),
  ),
  check(
    'counts each facet without its own filter',
    [searchProperties],
    async (world) => {
      const choices = ['furnishing', 'condition', 'balance', 'lender', 'seller', 'features'] as const
      const names = ['mode', 'category', 'beds', ...choices, 'status'] as const
      const query = { ...ALL, beds: '2', facets: [...names, 'price'].join(',') }
      const { facets } = await searchFor(world, query)
      for (const name of names) {
        const counts = facets[name]
        demand(counts !== undefined, { on, field: `facets.${name}` }, 'a list of counts', counts)
        for (const { value, count } of counts.slice(0, VALUES_EACH))
          same({ on, field: `facets.${name}.${value}` }, count, await totalOf(world, { ...query, [name]: value }))
      }
      await requirePrices(world, query, facets.price)
    },
    sentencesOf('searchProperties', 'The count of a facet'),
  ),
  check(
    'sorts as asked, what has no value last',
    [searchProperties],
    async (world) => {
      const numbers = { 'price-asc': 'price', 'price-desc': 'price', 'size-desc': 'size' } as const
      for (const [sort, field] of Object.entries(numbers)) {
        const { data } = await searchFor(world, { ...ALL, sort, limit: '50' })
        // Other currencies are converted, which nobody can see from here.
        const rows = data.filter(({ currency }) => field === 'size' || (currency ?? 'PHP') === 'PHP')
        const values = rows.map((row) => Number(row[field] ?? 0) || 0)
        const known = values.filter((value) => value > 0)
        const sorted = known.toSorted((one, other) => (sort === 'price-asc' ? one - other : other - one))
        same(
          { on, field: `data.*.${field} with sort=${sort}` },
          values.slice(0, known.length).join(' '),
          sorted.join(' '),
        )
      }
      const { data } = await searchFor(world, { ...ALL, limit: '50' })
      const times = data.map(({ created_at }) => Date.parse(created_at ?? '') || 0)
      const newest = times.toSorted((one, other) => other - one)
      same({ on, field: 'data.*.created_at' }, times.join(' '), newest.join(' '))
    },
    [orderRule('searchProperties')],
  ),
  check('includes both ends of a limit', [searchProperties], async (world) => {
    const { data } = await searchFor(world, { ...ALL, price: '1-', limit: '100' })
    const row = data.find(({ currency, price }) => (currency ?? 'PHP') === 'PHP' && Number.isInteger(Number(price)))
    if (!row) throw new NotCheckable('no listing has a price in whole pesos')
    const query = { ...ALL, price: `${Number(row.price)}-${Number(row.price)}`, limit: '100' }
    const found = idsOf(await searchFor(world, query))
    demand(found.includes(String(row.id)), { on, field: 'data' }, `the listing ${row.id} at its own price`, found)
  }),
  check('leaves out what lies beyond a bound', [searchProperties], async (world) => {
    const { data } = await searchFor(world, { ...ALL, maxbeds: '1', limit: '100' })
    const roomy = data.find(({ bedrooms }) => Number(bedrooms) > 1)
    demand(roomy === undefined, { on, field: 'data.*.bedrooms with maxbeds=1' }, 'at most 1', roomy?.bedrooms)
    for (const [name, value] of NOWHERE)
      same({ on, field: `total.value with ${name}=${value}` }, await totalOf(world, { ...ALL, [name]: value }), 0)
  }),
  check(
    'starts over where a cursor or a snapshot is gone',
    [searchProperties],
    async (world) => {
      await world.refuse(410, on, { query: { ...ALL, cursor: 'conform' } })
      await world.refuse(410, on, { query: { ...ALL, at: 'conform' } })
      const { page } = await searchFor(world, { ...ALL, limit: '1' })
      if (page.next) await world.refuse(410, on, { query: { mode: 'all', q: 'conform', cursor: page.next } })
    },
    sentencesOf('searchProperties', 'A cursor goes'),
  ),
  check('names each bad value', [searchProperties], async (world) => {
    for (const [name, value] of WRONG) await world.refuse(400, on, { query: { ...ALL, [name]: value } }, [name])
  }),
  check(
    'finds by costs a month with the loan that they assume',
    [searchProperties],
    async (world) => {
      const { data } = await searchFor(world, { mode: 'rent', price: '1-', limit: '100' })
      const home = data.find(({ currency = 'PHP' }) => currency === 'PHP')
      if (!home) throw new NotCheckable('there is nothing for rent with a price in pesos')
      const rent = Number(home.price)
      const at = { mode: 'rent', q: home.title, limit: '100' }
      const found = (await searchFor(world, { ...at, month: `${rent}-${rent}` })).data
      const has = found.some(({ id }) => id === home.id)
      demand(has, { on, field: 'data' }, `the listing ${home.id} at its own rent as month`, found)
      same(
        { on, field: 'total.value of rentals with income' },
        await totalOf(world, { mode: 'rent', income: '1000000' }),
        0,
      )
      const sales = { mode: 'sale', month: '0-30000' }
      const [short, long] = [
        await totalOf(world, { ...sales, loan: 'pagibig,years-5' }),
        await totalOf(world, { ...sales, loan: 'pagibig,years-30' }),
      ]
      demand(short <= long, { on, field: 'total.value with loan' }, `at most ${long} with the shorter loan`, short)
      const any = await totalOf(world, { mode: 'sale' })
      same({ on, field: 'total.value with a loan alone' }, await totalOf(world, { mode: 'sale', loan: 'bank' }), any)
    },
    sentencesOf('searchProperties', 'Costs by month'),
  ),
  check(
    'finds the listings of one owner',
    [searchProperties, getProperty],
    async (world) => {
      const { id } = await listing(world)
      const { user_id } = await world.succeed(getProperty, { params: { id } })
      const { data } = await searchFor(world, { ...ALL, owner: String(user_id), limit: '100' })
      const other = data.find((row) => String(row.user_id) !== String(user_id))
      demand(
        other === undefined,
        { on, field: 'data.*.user_id' },
        `only listings of the user ${user_id}`,
        other?.user_id,
      )
      const ids = data.map((row) => String(row.id))
      demand(ids.includes(id), { on, field: 'data.*.id' }, `the listing ${id} of the user ${user_id}`, ids)
      same({ on, field: 'total.value of nobody' }, await totalOf(world, { ...ALL, owner: 'conform-unknown' }), 0)
    },
    sentencesOf('searchProperties', '`owner` finds'),
  ),
  check('ignores what it does not know', [searchProperties], async (world) => {
    same({ on, field: 'total.value' }, await totalOf(world, { ...ALL, conform: '1' }), await totalOf(world, ALL))
  }),
  check(
    'answers what a card shows, and all if asked',
    [searchProperties, getProperty],
    async (world) => {
      const { id } = await listing(world)
      const q = { ...ALL, q: `Conform ${world.run} shared` }
      const card = (await searchFor(world, q)).data.find((row) => String(row.id) === id)
      demand(card !== undefined, { on, field: 'data' }, `the listing ${id} by its title`, card)
      same({ on, field: 'data.*.description of a card' }, card.description ?? '', '')
      same({ on, field: 'data.*.images.length of a card' }, card.images?.length, 1)
      const full = (await searchFor(world, { ...q, fields: 'full' })).data.find((row) => String(row.id) === id)
      const whole = await world.succeed(getProperty, { params: { id } })
      for (const field of ['title', 'price', 'description', 'city'] as const)
        same({ on, field: `data.*.${field}` }, full?.[field], whole[field])
    },
    sentencesOf('searchProperties', '`fields=card`'),
  ),
  check('lets a visitor’s answer be kept for a while', [searchProperties], async (world) => {
    const { headers } = await world.ask(on, { query: { ...ALL, limit: '1' } })
    const kept = headers.get('cache-control')
    demand(/public.*max-age=\d/.test(kept ?? ''), { on, field: 'Cache-Control' }, 'public, max-age=…', kept)
    const tag = headers.get('etag')
    demand(Boolean(tag), { on, field: 'ETag' }, 'a tag', tag)
    const again = await world.ask(on, { query: { ...ALL, limit: '1' }, noneMatch: tag ?? '' })
    same({ on, field: 'status with If-None-Match' }, again.status, 304)
    const { token } = await world.person('regular')
    const own = (await world.ask(on, { token, query: { ...ALL, limit: '1' } })).headers.get('cache-control')
    demand(!/public/.test(own ?? ''), { on, field: 'Cache-Control of a member' }, 'nothing public', own)
  }),
  check(
    'refuses the whole list as too large only where it can be searched',
    [listProperties],
    async (world) => {
      const { status, json } = await world.ask(listProperties, {})
      const found = await world.ask(on, { query: ALL })
      const isSearched = found.status === 200
      if (status === 413)
        demand(isSearched, { on: listProperties, field: 'status' }, 'a list, as there is no search', status)
      else if (isSearched) {
        const length = (json as { data?: unknown[] }).data?.length ?? 0
        demand(
          length <= MOST_LISTED,
          { on: listProperties, field: 'data.length' },
          `at most ${MOST_LISTED}, or 413`,
          length,
        )
      }
    },
    sentencesOf('listProperties', 'An addition'),
  ),
  check(
    'answers listings by their ids, in that order',
    [listPropertiesByIds],
    async (world) => {
      const { data } = await searchFor(world, { ...ALL, limit: '3' })
      const ids = data.map(({ id }) => String(id)).toReversed()
      const asked = [...ids, 'conform-unknown', ...ids].join(',')
      const rows = await world.succeed(listPropertiesByIds, { query: { ids: asked } })
      same({ on: listPropertiesByIds, field: 'data.*.id' }, rows.map(({ id }) => id).join(' '), ids.join(' '))
      const many = Array.from({ length: MOST_IDS + 1 }, (_, place) => `x${place}`).join(',')
      await world.refuse(400, listPropertiesByIds, { query: { ids: many } }, ['ids'])
    },
    [...sentencesOf('listPropertiesByIds', 'The answer has'), orderRule('listPropertiesByIds')],
  ),
]

async function requirePrices(world: World, query: Query, facet: PriceFacet | undefined): Promise<void> {
  demand(facet !== undefined, { on, field: 'facets.price' }, 'a histogram', facet)
  const sum = facet.buckets.reduce((all, count) => all + count, 0)
  same({ on, field: 'facets.price.buckets' }, sum, await totalOf(world, { ...query, price: '0.01-' }))
  if (facet.min === null || facet.max === null) return
  const price = `${facet.min}-${facet.max}`
  if (/^\d+(\.\d{1,8})?-\d+(\.\d{1,8})?$/.test(price))
    same({ on, field: 'facets.price.min and max' }, sum, await totalOf(world, { ...query, price }))
}
