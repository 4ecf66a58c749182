import { endpointById, type EndpointId } from '@/contract'
import { clusterProperties } from '@/contract/search/clusters'
import {
  CELL_LEVELS,
  NAMED_IN_CELL,
  SNAPSHOT_MINUTES,
  SUGGESTION_KINDS,
  SUGGESTIONS_EACH,
} from '@/contract/search/limits'
import { searchProperties } from '@/contract/search/pages'
import { suggestSearches } from '@/contract/search/suggestions'
import { getProperty } from '@/contract/listing/properties'
import { check, type Check } from '../check'
import { demand, same } from '../failure'
import { listing } from '../fixtures'
import { callsWith, sentencesOf } from '../rules/sentences'
import { orderRule } from '../rules/stated'
import { searchFor, totalOf } from './search'

type Query = Record<string, string>

const ALL = { mode: 'all' }
const MINUTE = 60_000

/** A query that fits, and one that does not, with the name of what is wrong. */
const QUERIES: { readonly [Id in EndpointId]?: { query: Query; bad?: Query; name?: string } } = {
  searchProperties: { query: { ...ALL, limit: '1' }, bad: { ...ALL, limit: '0' }, name: 'limit' },
  clusterProperties: { query: { ...ALL, zoom: '9' }, bad: { ...ALL, zoom: '21' }, name: 'zoom' },
  suggestSearches: { query: { q: 'jaro' }, bad: {}, name: 'q' },
  getMarket: { query: { city: 'Iloilo City' } },
  listPropertiesByIds: { query: { ids: '1' }, bad: {}, name: 'ids' },
}

const KEPT = 'Where nobody is signed in'
const LISTED = 'A parameter that is not listed'

const keptChecks = callsWith(KEPT).flatMap((id) => {
  const { query } = QUERIES[id] ?? {}
  if (!query) return []
  const on = endpointById(id)
  const title = 'lets a visitor’s answer be kept, and says when it is unchanged'
  return [
    check(
      title,
      [on],
      async (world) => {
        const tag = (await world.ask(on, { query })).headers.get('etag')
        demand(Boolean(tag), { on, field: 'ETag' }, 'a tag', tag)
        const again = await world.ask(on, { query, noneMatch: tag ?? '' })
        same({ on, field: 'status with If-None-Match' }, again.status, 304)
      },
      sentencesOf(id, KEPT),
    ),
  ]
})

const listedChecks = callsWith(LISTED).flatMap((id) => {
  const { query, bad, name } = QUERIES[id] ?? {}
  if (!query || !bad || !name) return []
  const on = endpointById(id)
  return [
    check(
      'ignores what it does not know, and names a bad value',
      [on],
      async (world) => {
        const [known, unknown] = [
          await world.ask(on, { query }),
          await world.ask(on, { query: { ...query, conform: '1' } }),
        ]
        same({ on, field: 'status with an unknown parameter' }, unknown.status, known.status)
        await world.refuse(400, on, { query: bad }, [name])
      },
      sentencesOf(id, LISTED),
    ),
  ]
})

/** What clusters and pages of one query have in common. */
const clusterChecks: Check[] = [
  check(
    'counts in cells what the pages find, by every parameter',
    [clusterProperties, searchProperties],
    async (world) => {
      const on = clusterProperties
      const { id } = await listing(world)
      const owner = String((await world.succeed(getProperty, { params: { id } })).user_id)
      const sales = { mode: 'sale' }
      for (const query of [
        { ...ALL, owner },
        { ...ALL, owner: 'conform-unknown' },
        { ...ALL, beds: '2' },
        { ...sales, month: '0-30000', loan: 'pagibig,years-30' },
        { ...sales, loan: 'bank' },
      ]) {
        const { total, unmapped } = await searchFor(world, { ...query, limit: '1' })
        const cells = await world.succeed(on, { query: { ...query, zoom: '9' } })
        same({ on, field: `data.total of ${JSON.stringify(query)}` }, cells.total.value, total.value - unmapped)
      }
    },
    sentencesOf('clusterProperties', 'The parameters are', '`owner` finds', 'Costs by month'),
  ),
  check(
    'draws tiles of the level that it says, and names the few listings of one',
    [clusterProperties],
    async (world) => {
      const on = clusterProperties
      const { cells } = await world.succeed(on, { query: { ...ALL, zoom: '9' } })
      for (const { z, count, ids } of cells) {
        same({ on, field: 'data.cells.*.z' }, z, 9 + CELL_LEVELS)
        if (count <= NAMED_IN_CELL) same({ on, field: 'data.cells.*.ids, of few' }, ids?.length, count)
      }
    },
    sentencesOf('clusterProperties', 'A cell is', 'A cell with at most'),
  ),
]

const suggestionChecks: Check[] = [
  check(
    'suggests few of a kind, the kinds and the most found in order',
    [suggestSearches],
    async (world) => {
      const on = suggestSearches
      const found = await world.succeed(on, { query: { q: 'a' } })
      const kinds = [...new Set(found.map(({ kind }) => kind))]
      for (const kind of kinds) {
        const counts = found.filter((one) => one.kind === kind).map(({ count }) => count)
        demand(
          counts.length <= SUGGESTIONS_EACH,
          { on, field: `data of ${kind}` },
          `at most ${SUGGESTIONS_EACH}`,
          counts,
        )
        const sorted = counts.toSorted((one, next) => next - one)
        same({ on, field: `data.*.count of ${kind}` }, counts.join(' '), sorted.join(' '))
      }
      same(
        { on, field: 'data.*.kind' },
        kinds.join(' '),
        SUGGESTION_KINDS.filter((kind) => kinds.includes(kind)).join(' '),
      )
    },
    [...sentencesOf('suggestSearches', 'At most'), orderRule('suggestSearches')],
  ),
]

/** A snapshot is there as long as it is promised. */
export const lateSearchChecks: Check[] = [
  check(
    'keeps a snapshot as long as it says',
    [searchProperties, clusterProperties],
    async (world) => {
      const first = await searchFor(world, { ...ALL, limit: '1' })
      await world.passTime((SNAPSHOT_MINUTES - 1) * MINUTE)
      const at = { ...ALL, at: first.snapshot }
      same({ on: searchProperties, field: 'total.value at a snapshot' }, await totalOf(world, at), first.total.value)
      const { status } = await world.ask(clusterProperties, { query: { ...at, zoom: '9' } })
      same({ on: clusterProperties, field: 'status at a snapshot' }, status, 200)
    },
    sentencesOf(['searchProperties', 'clusterProperties'], 'A snapshot is good'),
  ),
]

export const searchRuleChecks: Check[] = [...keptChecks, ...listedChecks, ...clusterChecks, ...suggestionChecks]
