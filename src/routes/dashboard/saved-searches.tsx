import { createFileRoute } from '@tanstack/react-router'
import { SavedSearchesPage } from '@/routes/-pages/saved-searches-page'

export const Route = createFileRoute('/dashboard/saved-searches')({
  staticData: { title: 'Saved Searches' },
  component: SavedSearchesPage,
})
