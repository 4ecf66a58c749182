import type { RouterContext } from '@/routes/__root'
import { readSearch, writeSearch } from '@/domain/search/search-params'
import { browseSearch, legalSearch, mapSearch, notificationSearch } from '@/routes/-search'
import { readMessagesUrl } from '@/features/messages/messages-url'
import { readToursUrl } from '@/features/tours/tours-url'
import { useLastSearch } from '@/session/last-search'
import { listingQueries } from '@/listing/listing.queries'
import { prefetchListings } from '@/listing/search/listings-cache'

/*
 * Title, loader and search of the screens with two paths, their own and one under `/dashboard`. A route file adds its
 * path, its guard (`/dashboard` guards all below it) and its component, which the router plugin splits only there.
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

export const districtRoute = { loader: listingsLoader }
export const affordRoute = { staticData: { title: 'What can I afford?' } }
export const legalRoute = { ...legalSearch, staticData: { title: 'Legal & Privacy' } }
export const listPropertyRoute = { staticData: { title: 'List Property' } }
export const messagesRoute = { validateSearch: readMessagesUrl, staticData: { title: 'Messages' } }
export const notificationsRoute = { ...notificationSearch, staticData: { title: 'Notifications' } }
export const savedSearchesRoute = { staticData: { title: 'Saved Searches' } }
export const settingsRoute = { staticData: { title: 'Account Settings' } }
export const supportRoute = { staticData: { title: 'Support & Help' } }
export const toursRoute = { validateSearch: readToursUrl, staticData: { title: 'Property Tours' } }
