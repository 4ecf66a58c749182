import { useCallback } from 'react'
import { listingKeys } from '@/api/query-keys'
import type { Listing } from '@/domain/listing/listing'
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

/** The listings by which a price is judged: those of the city, none while it is not known. */
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
