import type { ClusterQuery } from '@/contract/search/clusters'
import { CARD_FIELDS, MOST_AREA_CORNERS, PAGE_SIZE } from '@/contract/search/limits'
import type { SearchQuery } from '@/contract/search/pages'
import type * as byIds from '@/contract/search/by-ids'
import type * as clusters from '@/contract/search/clusters'
import type * as market from '@/contract/search/market'
import type * as interpretation from '@/contract/search/interpret'
import type * as pages from '@/contract/search/pages'
import type * as suggestions from '@/contract/search/suggestions'
import type { WireProperty } from '@/contract/listing/property'
import { marketFigures } from '@/domain/market/market'
import { interpret } from '@/domain/search/words/interpret'
import { readServerQuery, type QueryError, type ServerSearch } from '@/domain/search/query/server-query'
import type { Backend } from '../backend'
import { wholeBody, type Implementations } from '../network/implement'
import { problem, type Said } from '../network/problem'
import { clustersOf } from '../search/answers/clusters'
import { facetsOf } from '../search/answers/facets'
import { boundsOf, unmappedOf } from '../search/answers/bounds'
import { askedIn } from '../search/answers/market'
import { suggestionsFor } from '../search/answers/suggest'
import { nameOfSearch, readCursor, writeCursor } from '../search/cursor'
import { countSearch } from '../search/limiter'
import { newestSnapshot, snapshotNamed } from '../search/snapshots'
import { find, pageOf } from '../search/columns/listing-index'
import { wireProperty } from '../wire/listing-wire'

type Contract = typeof byIds &
  typeof clusters &
  typeof pages &
  typeof suggestions &
  typeof interpretation &
  typeof market

export const search: Implementations<Contract> = {
  searchProperties: ({ backend, viewer, query }) => {
    countSearch(backend, 'searchProperties', viewer?.id ?? null)
    const asked = searchOf(query)
    const name = nameOfSearch(asked)
    const cursor = query.cursor === undefined ? undefined : readCursor(query.cursor, name)
    const { name: snapshot, index } = snapshotFor(backend, cursor?.snapshot ?? query.at)
    const limit = Number(query.limit ?? PAGE_SIZE)
    const found = find(index, asked)
    const from = cursor?.from ?? { generated: 0, written: 0 }
    const { ids, next } = pageOf(index, found, { sort: asked.sort, from, limit })
    return wholeBody({
      success: true,
      data: rowsOf(backend, ids, query.fields),
      page: { next: next && writeCursor({ snapshot, search: name, from: next }), limit },
      total: { value: found.count, relation: 'eq' },
      facets: facetsOf(index, query),
      bounds: boundsOf(index, found),
      unmapped: unmappedOf(index, asked),
      snapshot,
    })
  },

  clusterProperties: ({ backend, viewer, query }) => {
    countSearch(backend, 'clusterProperties', viewer?.id ?? null)
    const { index } = snapshotFor(backend, query.at)
    const { cells, total } = clustersOf(index, searchOf(query), Number(query.zoom))
    return { cells, total: { value: total, relation: 'eq' } }
  },

  suggestSearches: ({ backend, db, viewer, query }) => {
    countSearch(backend, 'suggestSearches', viewer?.id ?? null)
    const { index } = newestSnapshot(backend)
    return suggestionsFor(index, query.q, (id) => db.property.find(id)?.title ?? '')
  },

  interpretSearch: ({ backend, viewer, body }) => {
    countSearch(backend, 'interpretSearch', viewer?.id ?? null)
    const { params, ...read } = interpret(body.text, body.language)
    return { ...read, params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])) }
  },

  getMarket: ({ backend, viewer, query }) => {
    countSearch(backend, 'getMarket', viewer?.id ?? null)
    return marketFigures(askedIn(newestSnapshot(backend).index), query, backend.clock.now())
  },

  listPropertiesByIds: ({ backend, viewer, query }) => {
    countSearch(backend, 'listPropertiesByIds', viewer?.id ?? null)
    return rowsOf(backend, new Set(query.ids.split(',')), query.fields)
  },
}

const WRONG: Record<QueryError['wrong'], Said> = {
  'not of the category': 'Please choose a subtype of the category.',
  'outside the globe': 'Please use a box within the globe.',
  'no area': 'Please draw the area again.',
  'too many corners': (t) => t('An area has at most {n} corners.', { n: MOST_AREA_CORNERS }),
}

function searchOf(query: SearchQuery | ClusterQuery): ServerSearch {
  const read = readServerQuery(query)
  if (!('parameter' in read)) return read
  const { parameter, wrong } = read
  const said = WRONG[wrong]
  throw problem(wrong === 'too many corners' ? 422 : 400, said, { errors: { [parameter]: [said] } })
}

function snapshotFor(backend: Backend, name: string | undefined) {
  return name === undefined ? newestSnapshot(backend) : snapshotNamed(backend, name)
}

/** Listings as they are now, in that order. One that is gone since the snapshot is left out. */
function rowsOf(backend: Backend, ids: Iterable<string>, fields: SearchQuery['fields'] = 'card'): WireProperty[] {
  return [...ids].flatMap((id) => {
    const row = backend.db.property.find(id)
    if (!row) return []
    const whole = wireProperty(backend, row)
    return [fields === 'full' ? whole : cardOf(whole)]
  })
}

function cardOf(whole: WireProperty): WireProperty {
  const { id, title, listing_type } = whole
  const known = CARD_FIELDS.filter((name) => whole[name] !== null && whole[name] !== undefined)
  const card: Partial<WireProperty> = Object.fromEntries(known.map((name) => [name, whole[name]]))
  return { ...card, id, title, listing_type, images: whole.images?.slice(0, 1) }
}
