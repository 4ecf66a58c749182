import { createFileRoute } from '@tanstack/react-router'
import { listingQueries } from '@/listing/listing.queries'
import { FavoritesPage } from '@/routes/-pages/favorites-page'

export const Route = createFileRoute('/favorites')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(listingQueries.list()),
  staticData: { title: 'Saved Properties' },
  component: FavoritesPage,
})
