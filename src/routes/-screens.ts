import type { RouterContext } from '@/routes/__root'
import { readSearch, writeSearch } from '@/domain/search/search-params'
import { browseSearch, legalSearch, mapSearch, notificationSearch } from '@/routes/-search'
import { readMessagesUrl } from '@/features/messages/messages-url'
import { readToursUrl } from '@/features/tours/tours-url'
import { useLastSearch } from '@/session/last-search'
import { listingQueries } from '@/listing/listing.queries'
import { prefetchListings } from '@/listing/search/listings-cache'
import type { Label } from '@/words/words'

/*
 * Title, loader and search of the screens with two paths, their own and one under `/dashboard`. A route file adds its
 * path, its guard (`/dashboard` guards all below it) and its component, which the router plugin splits only there.
 */

type Loading = { context: RouterContext }
type TitleOf = (search: Record<string, unknown>) => string | null

const titled = (title: Label, titleOf?: TitleOf) => ({ staticData: { title, ...(titleOf ? { titleOf } : {}) } })

/** The name of the area, for the tab's title, which is also the head of a printed page. */
const titleOf: TitleOf = (search) => ('place' in search ? readSearch(search).filters.areaName : null)

const listingsLoader = ({ context }: Loading) => void prefetchListings(context.queryClient)

/** The links in the shell and 'Back to Properties' lead to the search that was shown last. */
const rememberSearch = ({ search }: { search: object }) => useLastSearch.getState().set(writeSearch(readSearch(search)))
const remembered = { onEnter: rememberSearch, onStay: rememberSearch }

export const browseRoute = {
  ...browseSearch,
  ...remembered,
  loader: listingsLoader,
  ...titled('Browse Properties', titleOf),
}
export const mapRoute = {
  ...mapSearch,
  ...remembered,
  loader: listingsLoader,
  ...titled('Map View', titleOf),
}
export const compareRoute = { loader: listingsLoader, ...titled('Compare Properties') }
export const favoritesRoute = { loader: listingsLoader, ...titled('Saved Properties') }

export const detailRoute = {
  loader: ({ context, params }: Loading & { params: { id: string } }) =>
    void context.queryClient.prefetchQuery(listingQueries.detail(params.id)),
}

export const districtRoute = { loader: listingsLoader }
export const affordRoute = titled('What can I afford?')
export const legalRoute = { ...legalSearch, ...titled('Legal & Privacy') }
export const listPropertyRoute = titled('List Property')
export const messagesRoute = { validateSearch: readMessagesUrl, ...titled('Messages') }
export const notificationsRoute = { ...notificationSearch, ...titled('Notifications') }
export const savedSearchesRoute = titled('Saved Searches')
export const settingsRoute = titled('Account Settings')
export const supportRoute = titled('Support & Help')
export const toursRoute = { validateSearch: readToursUrl, ...titled('Property Tours') }
