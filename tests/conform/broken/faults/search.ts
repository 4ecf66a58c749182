import type { SearchAnswer } from '@/contract/search/pages'
import { MOST_LISTED } from '@/contract/search/limits'
import type { Fault, Reply, Scene } from '../fault'
import { data } from './kinds'

type Answer = NonNullable<Fault['answers']>

const ON = 'searchProperties'

/** Changes the whole body of a search's success answers. */
function searched(change: (body: SearchAnswer, scene: Scene) => Partial<SearchAnswer>): Answer {
  return (called, reply, scene) => {
    if (called !== ON || reply.status !== 200) return reply
    const body = reply.body as SearchAnswer
    return { ...reply, body: { ...body, ...change(body, scene) } }
  }
}

const NOTHING = { success: false, message: 'Not here.' }

/** Answers a search without one of its parameters. */
const without =
  (name: string) =>
  (path: string): string =>
    path.replace(new RegExp(`([?&])${name}=[^&]*`), '$1')

/** Answers a search with the first of the values of one of its parameters. */
const firstOf =
  (name: string) =>
  (path: string): string =>
    path.replace(new RegExp(`([?&]${name}=[^&]*?)(,|%2C)[^&]*`), '$1')

const succeeds: Reply = {
  status: 200,
  type: 'application/json',
  body: {
    success: true,
    data: [],
    page: { next: null, limit: 24 },
    total: { value: 0, relation: 'eq' },
    facets: {},
    bounds: null,
    unmapped: 0,
    snapshot: 's',
  },
}

/** Answers success where a call is refused for one parameter, or with a status. */
function forgives(endpoint: string, status: number, parameter = ''): Answer {
  return (called, reply) => {
    const errors = Object.keys((reply.body as { errors?: object }).errors ?? {})
    const meant = called === endpoint && reply.status === status && (parameter === '' || errors.includes(parameter))
    return meant ? succeeds : reply
  }
}

/** A filter that the search does not know, so that the counts of its choices are wrong. */
const uncounted = (what: string, param: string, says: RegExp): Fault => ({
  name: `${what} is left out`,
  only: [ON],
  says,
  travels: without(param),
})

/** Faults of searching on the server. */
export const SEARCH_FAULTS: readonly Fault[] = [
  {
    name: 'the whole list is too large, and nothing can be searched',
    only: ['listProperties'],
    says: /listProperties, status: expected a list, as there is no search, got 413/,
    answers: (called, reply) =>
      called === 'listProperties'
        ? { ...reply, status: 413, body: NOTHING }
        : called === ON
          ? { ...reply, status: 404, body: NOTHING }
          : reply,
  },
  {
    name: 'the whole list travels, however large it is',
    only: ['listProperties'],
    says: /listProperties, data\.length: expected at most 500, or 413, got \d{3}/,
    answers: (called, reply) => {
      const body = reply.body as { data?: { id: string }[] }
      if (called !== 'listProperties' || !body.data) return reply
      const more = Array.from({ length: MOST_LISTED }, (_, place) => ({ ...body.data![0]!, id: `more-${place}` }))
      return { ...reply, body: { ...body, data: [...body.data, ...more] } }
    },
  },
  {
    name: 'pages overlap by a listing',
    only: [ON],
    says: /searchProperties, data\.\*\.id: expected each listing on one page, got "/,
    answers: (() => {
      let last: SearchAnswer['data'][number] | undefined
      return searched(({ data: rows }, { path }) => {
        const first = path.includes('cursor=') && last ? [last] : []
        last = rows.at(-1)
        return { data: [...first, ...rows] }
      })
    })(),
  },
  {
    name: 'a page lacks its last listing',
    only: [ON],
    says: /searchProperties, (total\.value|pages): expected \d+, got \d+/,
    answers: searched(({ data: rows, page }) => (page.next ? { data: rows.slice(0, -1) } : {})),
  },
  {
    name: 'pages are of the listings as they are by now',
    only: [ON],
    says: /searchProperties, (pages|total\.value at a snapshot|data\.\*\.id)/,
    travels: without('at'),
  },
  {
    name: 'a new listing comes later',
    only: [ON],
    says: /searchProperties, data\.0\.id: expected "/,
    answers: searched(({ data: rows }) => ({ data: rows.filter(({ title }) => !title.includes('between pages')) })),
  },
  {
    name: 'the total is that of the page',
    only: [ON],
    says: /searchProperties, total\.value: expected \d+, got \d+/,
    answers: searched(({ data: rows }) => ({ total: { value: rows.length, relation: 'eq' } })),
  },
  {
    name: 'a facet is counted with its own filter',
    only: [ON],
    says: /searchProperties, facets\.beds\.\d: expected \d+, got \d+/,
    answers: searched(({ facets, total }) => ({
      facets: {
        ...facets,
        beds: facets.beds?.map(({ value }) => ({ value, count: total.value })) ?? [],
      },
    })),
  },
  {
    name: 'a limit leaves its end out',
    only: [ON],
    says: /searchProperties, data: expected the listing .+ at its own price, got/,
    answers: searched(({ data: rows }, { path }) => {
      const [, from, to] = /price=(\d+)-(\d+)/.exec(path) ?? []
      return from !== undefined && from === to ? { data: rows.slice(0, 0) } : {}
    }),
  },
  {
    name: 'a budget by month is left out',
    only: [ON],
    says: /searchProperties, total\.value of rentals with income: expected 0, got \d+/,
    travels: (path) => without('income')(without('month')(path)),
  },
  {
    name: 'a loan is left out',
    only: [ON],
    says: /searchProperties, status: expected 400, got 200/,
    answers: forgives(ON, 400, 'loan'),
  },
  {
    name: 'an owner is left out',
    only: [ON],
    says: /searchProperties, data\.\*\.user_id: expected only listings of the user .+, got/,
    travels: without('owner'),
  },
  {
    name: 'an order is another one',
    only: [ON],
    says: /searchProperties, data\.\*\.price with sort=price-asc/,
    answers: searched(({ data: rows }, { path }) => (path.includes('price-asc') ? { data: rows.toReversed() } : {})),
  },
  {
    name: 'an unknown cursor begins from the start',
    only: [ON],
    says: /searchProperties, status: expected 410, got 200/,
    answers: forgives(ON, 410),
  },
  {
    name: 'a bad price is no price',
    only: [ON],
    says: /searchProperties, status: expected 400, got 200/,
    answers: forgives(ON, 400, 'price'),
  },
  {
    name: 'an unknown parameter finds nothing',
    only: [ON],
    says: /searchProperties, total\.value: expected \d+, got 0/,
    answers: searched((_, { path }) => (path.includes('conform=') ? { total: { value: 0, relation: 'eq' } } : {})),
  },
  {
    name: 'a card is the whole listing',
    only: [ON],
    says: /searchProperties, data\.\*\.description of a card: expected "", got "/,
    answers: searched(({ data: rows }) => ({ data: rows.map((row) => ({ ...row, description: 'Long.' })) })),
  },
  {
    name: 'a tag is given and not known',
    only: [ON],
    says: /searchProperties, status with If-None-Match: expected 304, got 200/,
    deaf: 'if-none-match',
  },
  {
    name: 'a listing on the edge is outside',
    only: [ON],
    says: /searchProperties, data: expected the listing .+ on the corner of the box/,
    answers: searched((_, { path }) => (path.includes('bbox=') ? { data: [] } : {})),
  },
  {
    name: 'a place is left out',
    only: [ON],
    says: /searchProperties, total\.value in no place: expected 0, got \d+/,
    travels: without('in'),
  },
  {
    name: 'the most bedrooms are left out',
    only: [ON],
    says: /searchProperties, data\.\*\.bedrooms with maxbeds=1: expected at most 1, got \d+/,
    travels: without('maxbeds'),
  },
  {
    name: 'the year of building is left out',
    only: [ON],
    says: /searchProperties, total\.value with built=1500-1501: expected 0, got \d+/,
    travels: without('built'),
  },
  {
    name: 'the floor of a unit is left out',
    only: [ON],
    says: /searchProperties, total\.value with level=199-200: expected 0, got \d+/,
    travels: without('level'),
  },
  uncounted('the condition', 'condition', /searchProperties, facets\.condition\.\w+: expected \d+, got \d+/),
  uncounted(
    'who pays the rest of the price',
    'balance',
    /searchProperties, facets\.balance\.[\w-]+: expected \d+, got \d+/,
  ),
  uncounted(
    'who lent for a home with a balance',
    'lender',
    /searchProperties, facets\.lender\.[\w-]+: expected \d+, got \d+/,
  ),
  uncounted(
    'who sells what was taken back',
    'seller',
    /searchProperties, facets\.seller\.[\w-]+: expected \d+, got \d+/,
  ),
  {
    name: 'what is sold is available',
    only: [ON],
    says: /searchProperties, data: expected available listings alone/,
    travels: without('status'),
  },
  {
    name: 'of several places only the first counts',
    only: [ON],
    says: /searchProperties, data: expected the listing .+ in /,
    travels: firstOf('in'),
  },
  {
    name: 'of several types only the first counts',
    only: [ON],
    says: /searchProperties, data: expected the listing .+ of the types /,
    travels: firstOf('subtype'),
  },
  {
    name: 'an area may have any number of corners',
    only: [ON],
    says: /searchProperties, status: expected 422, got 200/,
    answers: forgives(ON, 422),
  },
  {
    name: 'cells leave listings out',
    only: ['clusterProperties'],
    says: /clusterProperties, data\.cells\.\*\.count at zoom \d+: expected \d+, got \d+/,
    answers: data('clusterProperties', ({ cells, total }) => ({ total, cells: (cells as unknown[]).slice(1) })),
  },
  {
    name: 'cells are numbered from the south-east',
    only: ['clusterProperties'],
    says: /clusterProperties, data\.cells\.\*\.lng: expected a longitude in column/,
    answers: data('clusterProperties', ({ cells, total }) => ({
      total,
      cells: (cells as { x: number; z: number }[]).map((cell) => ({ ...cell, x: 2 ** cell.z - 1 - cell.x })),
    })),
  },
  {
    name: 'a suggestion counts something else',
    only: ['suggestSearches'],
    says: /suggestSearches, data\.\*\.count of .+: expected \d+, got \d+/,
    answers: data('suggestSearches', (row) => ({ ...row, count: Number(row['count']) + 1 })),
  },
  {
    name: 'suggestions need every letter',
    only: ['suggestSearches'],
    says: /suggestSearches, data: expected “.+” for “.+”/,
    answers: (called, reply, { path }) => {
      const typed = new URLSearchParams(path.split('?')[1]).get('q') ?? ''
      const body = reply.body as { data?: { text: string }[] }
      if (called !== 'suggestSearches' || !Array.isArray(body.data)) return reply
      const exact = body.data.filter(({ text }) => text.toLowerCase().includes(typed.toLowerCase()))
      return { ...reply, body: { ...body, data: exact } }
    },
  },
  {
    name: 'a sentence is read without its amounts',
    only: ['interpretSearch'],
    says: /interpretSearch, data\.params\.price of “.+”: expected "0-20000"/,
    answers: data('interpretSearch', ({ params, ...read }) => {
      const { price: _, ...others } = params as Record<string, string>
      return { ...read, params: others }
    }),
  },
  {
    name: 'what is not read of a sentence is lost',
    only: ['interpretSearch'],
    says: /interpretSearch, data\.left of “.+”: expected "xyzzy"/,
    answers: data('interpretSearch', (read) => ({ ...read, left: '' })),
  },
  {
    name: 'figures of the market rest on fewer than five listings',
    only: ['getMarket'],
    says: /getMarket, data\.\*\.(per_sqm|price|days) of .+, null or not: expected (true|false), got (true|false)/,
    answers: data('getMarket', (figure) => (figure['price'] === null ? { ...figure, price: 1 } : figure)),
  },
  {
    name: 'a figure of the market is the mean of the listings',
    only: ['getMarket'],
    says: /getMarket, data\.\*\.per_sqm of .+: expected \d/,
    answers: data('getMarket', (figure) => {
      const middle = figure['per_sqm']
      return typeof middle === 'number' ? { ...figure, per_sqm: middle * 1.1 } : figure
    }),
  },
  {
    name: 'listings by ids come in another order',
    only: ['listPropertiesByIds'],
    says: /listPropertiesByIds, data\.\*\.id: expected "/,
    answers: (called, reply) => {
      const body = reply.body as { data?: unknown[] }
      if (called !== 'listPropertiesByIds' || !Array.isArray(body.data)) return reply
      return { ...reply, body: { ...body, data: body.data.toReversed() } }
    },
  },
]
