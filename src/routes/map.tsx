import { createFileRoute } from '@tanstack/react-router'
import { healMapSearch } from '@/features/map/state/map-address'
import { listingQueries } from '@/listing/listing.queries'
import { MapPage } from '@/routes/-pages/map-page'

export const Route = createFileRoute('/map')({
  validateSearch: healMapSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(listingQueries.list()),
  staticData: { title: 'Map View' },
  component: MapPage,
})
