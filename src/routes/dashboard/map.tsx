import { createFileRoute } from '@tanstack/react-router'
import { listingQueries } from '@/listing/listing.queries'
import { MapPage } from '@/routes/-pages/map-page'

export const Route = createFileRoute('/dashboard/map')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(listingQueries.list()),
  staticData: { title: 'Map View' },
  component: MapPage,
})
