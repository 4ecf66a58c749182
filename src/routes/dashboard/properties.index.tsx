import { createFileRoute } from '@tanstack/react-router'
import { healSearch, spellSearch } from '@/routes/-search'
import { listingQueries } from '@/listing/listing.queries'
import { BrowsePage } from '@/routes/-pages/browse-page'

export const Route = createFileRoute('/dashboard/properties/')({
  validateSearch: healSearch,
  search: { middlewares: [spellSearch] },
  loader: ({ context }) => void context.queryClient.prefetchQuery(listingQueries.list()),
  staticData: { title: 'Browse Properties' },
  component: BrowsePage,
})
