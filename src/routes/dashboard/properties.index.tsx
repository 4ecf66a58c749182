import { createFileRoute } from '@tanstack/react-router'
import { healSearch } from '@/routes/-search'
import { listingQueries } from '@/listing/listing.queries'
import { BrowsePage } from '@/routes/-pages/browse-page'

export const Route = createFileRoute('/dashboard/properties/')({
  validateSearch: healSearch,
  loader: ({ context }) => void context.queryClient.prefetchQuery(listingQueries.list()),
  staticData: { title: 'Browse Properties' },
  component: BrowsePage,
})
