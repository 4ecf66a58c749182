import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/my-listings')({
  staticData: { title: 'My Listings' },
  component: ComingPage,
})
