import { createFileRoute } from '@tanstack/react-router'
import { Landing } from '@/features/landing/landing'
import { prefetchListings } from '@/listing/search/listings-cache'
import { DisplayTools } from '@/shell/nav/display-tools'

export const Route = createFileRoute('/')({
  loader: ({ context }) => void prefetchListings(context.queryClient),
  component: LandingPage,
})

function LandingPage() {
  return (
    <>
      <title>Proventous</title>
      <Landing tools={<DisplayTools />} />
    </>
  )
}
