import type { RouterContext } from '@/routes/__root'
import { readSearch, writeSearch } from '@/domain/search/search-params'
import { browseSearch, mapSearch } from '@/routes/-search'
import { useLastSearch } from '@/session/last-search'
import { listingQueries } from '@/listing/listing.queries'
import { prefetchListings } from '@/listing/search/listings-cache'

/*
 * Options that the product paths share with their twins under `/dashboard`. Each route file names its own component, so that the
 * router plugin splits its code.
 */

type Loading = { context: RouterContext }

/** The name of the area, for the tab's title, which is also the head of a printed page. */
const titleOf = (search: Record<string, unknown>) => ('place' in search ? readSearch(search).filters.areaName : null)

const listingsLoader = ({ context }: Loading) => void prefetchListings(context.queryClient)

/** The links in the shell and 'Back to Properties' lead to the search that was shown last. */
const rememberSearch = ({ search }: { search: object }) => useLastSearch.getState().set(writeSearch(readSearch(search)))
const remembered = { onEnter: rememberSearch, onStay: rememberSearch }

export const browseRoute = {
  ...browseSearch,
  ...remembered,
  loader: listingsLoader,
  staticData: { title: 'Browse Properties', titleOf },
}
export const mapRoute = {
  ...mapSearch,
  ...remembered,
  loader: listingsLoader,
  staticData: { title: 'Map View', titleOf },
}
export const compareRoute = { loader: listingsLoader, staticData: { title: 'Compare Properties' } }
export const favoritesRoute = { loader: listingsLoader, staticData: { title: 'Saved Properties' } }

export const detailRoute = {
  loader: ({ context, params }: Loading & { params: { id: string } }) =>
    void context.queryClient.prefetchQuery(listingQueries.detail(params.id)),
}
