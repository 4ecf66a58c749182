import { createFileRoute } from '@tanstack/react-router'
import { Landing } from '@/features/landing/landing'
import { listingQueries } from '@/listing/listing.queries'
import { ThemeButton } from '@/shell/nav/theme-button'

export const Route = createFileRoute('/')({
  loader: ({ context }) => void context.queryClient.prefetchQuery(listingQueries.list()),
  component: LandingPage,
})

function LandingPage() {
  return (
    <>
      <title>Proventous</title>
      <Landing themeButton={<ThemeButton />} />
    </>
  )
}
