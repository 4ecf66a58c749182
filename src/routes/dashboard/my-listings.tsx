import { createFileRoute } from '@tanstack/react-router'
import { MyListingsPage } from '@/routes/-pages/my-listings-page'

export const Route = createFileRoute('/dashboard/my-listings')({
  staticData: { title: 'My Listings' },
  component: MyListingsPage,
})
