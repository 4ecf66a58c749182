import { beforeEach, expect, test } from 'vitest'
import { serveScenario } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import { answerCalls } from '@tests/helpers/mock-server'
import { call, configureApi } from '@/api/call'
import { listProperties } from '@/contract/listing/properties'
import { toListing } from '@/domain/listing/map-listing'
import { filterListings } from '@/domain/search/filters'
import { defaultFilters, defaultSearch } from '@/domain/search/filter-state'
import { readSearch, writeSearch } from '@/domain/search/search-params'
import { keptBound } from '@/domain/units/typed-bounds'
import { isWanted, SEARCHES } from './typed-searches.test-support'

answerCalls()
beforeEach(() => configureApi({ baseUrl: 'http://localhost', token: () => null }))

test('60 searches find in the answer of the server what the documented rules (B 5) find in it', async () => {
  await serveScenario(scenarioById('samples')).ready
  const { data } = await call(listProperties, {})
  const listings = data.map(toListing)
  let found = 0
  for (const wanted of SEARCHES) {
    const { mode, category, q, metric, price, size, lot } = wanted
    const units = metric ? 'metric' : 'imperial'
    const kept = ([min, max]: typeof price, measure: 'size' | 'lot'): [number, number | null] => [
      keptBound(min ?? 0, measure, units),
      max === null ? null : keptBound(max, measure, units),
    ]
    const filters = {
      ...defaultFilters(),
      priceRange: [price[0] ?? 0, price[1]] as [number, number | null],
      sqftRange: kept(size, 'size'),
      lotSizeRange: kept(lot, 'lot'),
    }
    const search = { ...defaultSearch(), mode, category, q, units, filters } as const
    const shown = filterListings(listings, readSearch(writeSearch(search)))
    const ids = data.filter((row) => isWanted(row, wanted)).map(({ id }) => String(id))
    expect([wanted, shown.map(({ id }) => id).toSorted()]).toEqual([wanted, ids.toSorted()])
    found += ids.length
  }
  // The searches are worth nothing unless many of them find something.
  expect(found).toBeGreaterThan(60)
})
