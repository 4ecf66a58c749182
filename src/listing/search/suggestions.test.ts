import * as fc from 'fast-check'
import { beforeAll, expect, test } from 'vitest'
import { answerCalls } from '@tests/helpers/mock-server'
import { serveScenario } from '@mocks/node'
import { scenarioById } from '@mocks/scenarios/catalog'
import { call, callRows, configureApi } from '@/api/call'
import { listProperties } from '@/contract/listing/properties'
import { suggestSearches } from '@/contract/search/suggestions'
import type { Listing } from '@/domain/listing/listing'
import { toListing } from '@/domain/listing/map-listing'
import { isInArea } from '@/domain/search/query/area'
import { readSearch } from '@/domain/search/search-params'
import { foldedTexts } from '@/domain/search/search-text'
import { marketOf, suggestionsFor } from '@/domain/search/suggest/suggestions'

answerCalls()
let all: Listing[]
let backend: ReturnType<typeof serveScenario>
beforeAll(async () => {
  configureApi({ baseUrl: 'http://localhost', token: () => null })
  backend = serveScenario(scenarioById('samples'))
  await backend.ready
  all = await callRows(listProperties, {}, toListing)
})

const words = () => [...new Set(all.flatMap((listing) => foldedTexts(listing).all.split(/\s+/)).filter(Boolean))]
/** A word of the market, cut off and perhaps with a letter changed or left out. */
const typed = fc.tuple(fc.nat(), fc.integer({ min: 1, max: 12 }), fc.nat(11), fc.constantFrom('', 'x', null))
const text = fc.array(typed, { minLength: 1, maxLength: 2 }).map((chosen) =>
  chosen
    .map(([place, end, at, wrong]) => {
      const known = words()
      const word = known[place % known.length]!.slice(0, end)
      return wrong === null ? word : word.slice(0, at) + wrong + word.slice(at + 1)
    })
    .join(' '),
)

test('both engines suggest the same, whatever is typed', async () => {
  const market = marketOf(all)
  let some = 0
  await fc.assert(
    fc.asyncProperty(text, async (q) => {
      fc.pre(q.trim() !== '')
      // The next minute: searches are limited.
      backend.clock.advance(60_000)
      const { data } = await call(suggestSearches, { query: { q } })
      some += data.length
      expect(suggestionsFor(market, q)).toEqual(data)
    }),
    { numRuns: 150 },
  )
  expect(some).toBeGreaterThan(100)
  const [first] = suggestionsFor(market, 'mandurio')
  expect(first).toMatchObject({ kind: 'place', text: 'Mandurriao', query: 'mode=all&in=Mandurriao' })
})

test('places that the map draws are suggested with what lies around them, before streets', () => {
  const found = suggestionsFor(marketOf(all), 'sm city')
  const [near] = found
  expect(near).toMatchObject({ kind: 'landmark', text: 'Near SM City Iloilo, 1 km' })
  const { filters } = readSearch(Object.fromEntries(new URLSearchParams(near!.query)))
  expect(filters.areaName).toBe('Near SM City Iloilo, 1 km')
  const around = all.filter(({ lat, lng }) => lat !== null && lng !== null && isInArea(lat, lng, filters.area!))
  expect(near!.count).toBe(around.length)
  const kinds = suggestionsFor(marketOf(all), 'iloilo').map(({ kind }) => kind)
  expect(kinds.lastIndexOf('landmark')).toBeLessThan(kinds.indexOf('street'))
})
