import { useCallback } from 'react'
import { listingKeys } from '@/api/query-keys'
import { serverNow } from '@/api/server-clock'
import type { MarketFigure, MarketQuery } from '@/contract/search/market'
import type { Listing } from '@/domain/listing/listing'
import { askedOf, figuredDistrict, marketFigures } from '@/domain/market/market'
import { defaultSearch, type SearchState } from '@/domain/search/filter-state'
import { filterListings } from '@/domain/search/filters'
import { chooseSubtype } from '@/domain/search/search-changes'
import { serverQuery } from './engines/server-queries'
import { useAnswer } from './engines/use-answer'
import { useSettledText } from './use-settled'

export function useListingPool(name: readonly string[], searches: () => Promise<readonly SearchState[]>) {
  const query = serverQuery<readonly Listing[]>(
    listingKeys.pool(name),
    async (server, signal) => (await server.poolOf(await searches(), signal)).listings,
  )
  return useAnswer(query, { ofList: (list) => list })
}

type PriceScope = Pick<Listing, 'listingType' | 'category' | 'propertyType' | 'city'>

/** The listings with which one is compared: those of the city, none while it is not known. */
export function useComparableListings({ listingType, category, propertyType, city }: PriceScope) {
  return useListingPool(['prices', listingType, category ?? 'all', propertyType, city], async () => {
    if (city === '') return []
    const all: SearchState = { ...defaultSearch(), mode: listingType, category: category ?? 'all', q: city }
    const ofType = chooseSubtype(all, propertyType)
    return ofType.subtype === 'all' ? [all] : [all, ofType]
  })
}

const searchFor = (q: string) => ({ ...defaultSearch(), mode: 'all' as const, q })

/** The listings of the market that words find. `more`: there are more than these. */
export function useListingsByWords(words: string) {
  const settled = useSettledText(words)
  const query = serverQuery(listingKeys.pool(['words', settled]), (server, signal) =>
    server.poolOf([searchFor(settled)], signal),
  )
  const ofList = useCallback(
    (list: readonly Listing[]) => ({ listings: filterListings(list, searchFor(words)), more: false }),
    [words],
  )
  return useAnswer(query, { ofList })
}

/** Figures of a city and a district; none are asked while the city is not known. */
export function useMarket(query: MarketQuery) {
  const key = JSON.stringify(query)
  const ofServer = serverQuery<readonly MarketFigure[]>(listingKeys.market(key), (server, signal) =>
    server.marketFiguresOf(query, signal),
  )
  const ofList = useCallback(
    (list: readonly Listing[]) => marketFigures(list.map(askedOf), JSON.parse(key) as MarketQuery, serverNow()),
    [key],
  )
  return useAnswer(ofServer, { ofList, enabled: query.city !== '' })
}

/** What a listing is compared with. */
export function comparedWith(listing: Listing): MarketQuery {
  const { city, category, listingType: mode } = listing
  const district = figuredDistrict(listing)
  return { city, mode, ...(district === null ? {} : { district }), ...(category === null ? {} : { category }) }
}
