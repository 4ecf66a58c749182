import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/saved-searches')({
  staticData: { title: 'Saved Searches' },
  component: ComingPage,
})
