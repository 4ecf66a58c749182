import type { RouterContext } from '@/routes/__root'
import { browseSearch, mapSearch } from '@/routes/-search'
import { listingQueries } from '@/listing/listing.queries'

/*
 * Options that the product paths share with their twins under `/dashboard`. Each route file names its own component, so that the
 * router plugin splits its code.
 */

type Loading = { context: RouterContext }

const listingsLoader = ({ context }: Loading) => void context.queryClient.prefetchQuery(listingQueries.list())

export const browseRoute = { ...browseSearch, loader: listingsLoader, staticData: { title: 'Browse Properties' } }
export const mapRoute = { ...mapSearch, loader: listingsLoader, staticData: { title: 'Map View' } }
export const compareRoute = { loader: listingsLoader, staticData: { title: 'Compare Properties' } }
export const favoritesRoute = { loader: listingsLoader, staticData: { title: 'Saved Properties' } }

export const detailRoute = {
  loader: ({ context, params }: Loading & { params: { id: string } }) =>
    void context.queryClient.prefetchQuery(listingQueries.detail(params.id)),
}
