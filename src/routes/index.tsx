import { createFileRoute } from '@tanstack/react-router'
import { listingQueries } from '@/listing/listing.queries'
import { LandingPage } from './-pages/landing-page'

export const Route = createFileRoute('/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(listingQueries.list()),
  component: LandingPage,
})
