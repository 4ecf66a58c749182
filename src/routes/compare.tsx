import { createFileRoute } from '@tanstack/react-router'
import { listingQueries } from '@/listing/listing.queries'
import { ComparePage } from '@/routes/-pages/compare-page'

export const Route = createFileRoute('/compare')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(listingQueries.list()),
  staticData: { title: 'Compare Properties' },
  component: ComparePage,
})
