import { listProperties } from '@/contract/listing/properties'
import { FEWEST_COMPARED } from '@/contract/search/limits'
import { getMarket, type MarketFigure } from '@/contract/search/market'
import { toListing } from '@/domain/listing/map-listing'
import { askedOf, figuredDistrict, marketFigures } from '@/domain/market/market'
import { check, type Check } from '../check'
import { demand, NotCheckable, same } from '../failure'
import { sentencesOf } from '../rules/sentences'
import { orderRule } from '../rules/stated'

const NO_PLACE = 'Conformville'

const kindOf = ({ district, listing_type, category, property_type, by }: MarketFigure) =>
  [district ?? 'the city', listing_type, category, property_type ?? 'all', by].join(' ')

/** Figures of the market against the listings that they rest on. */
export const marketChecks: Check[] = [
  check(
    'answers figures of a city that are the medians of its listings',
    [getMarket, listProperties],
    async (world) => {
      const on = getMarket
      const { status } = await world.ask(listProperties, {})
      if (status === 413) throw new NotCheckable('the whole list is too large')
      const known = (await world.succeed(listProperties)).map(toListing)
      const first = known.find(({ category, city }) => category !== null && /^\p{L}{4}/u.test(city))
      if (!first) throw new NotCheckable('no listing has a category and a city')
      const query = { city: first.city, district: figuredDistrict(first) ?? NO_PLACE }
      const found = await world.succeed(on, { query })
      const right = new Map(marketFigures(known.map(askedOf), query, 0).map((figure) => [kindOf(figure), figure]))
      same({ on, field: 'data.length' }, found.length, right.size)
      for (const figure of found) {
        const kind = kindOf(figure)
        const few = figure.count < FEWEST_COMPARED
        same({ on, field: `data.*.count of ${kind}` }, figure.count, right.get(kind)?.count)
        same({ on, field: `data.*.days of ${kind}, null or not` }, figure.days === null, few)
        for (const name of ['per_sqm', 'price'] as const) {
          const expected = right.get(kind)?.[name] ?? null
          same({ on, field: `data.*.${name} of ${kind}, null or not` }, figure[name] === null, expected === null)
          const off = Math.abs((figure[name] ?? 0) - (expected ?? 0))
          demand(off < 1, { on, field: `data.*.${name} of ${kind}` }, String(expected), figure[name])
        }
      }
      const rent = await world.succeed(on, { query: { ...query, mode: 'rent' } })
      const sale = rent.find((figure) => figure.listing_type !== 'rent')
      demand(!sale, { on, field: 'data with mode=rent' }, 'rentals alone', sale && kindOf(sale))
      const nothing = await world.succeed(on, { query: { city: NO_PLACE } })
      same({ on, field: 'data.length of no city' }, nothing.length, 0)
      await world.refuse(400, on, { query: {} }, ['city'])
    },
    [...sentencesOf('getMarket', 'Listings that are not sold', 'Figures rest', 'Every number'), orderRule('getMarket')],
  ),
]
