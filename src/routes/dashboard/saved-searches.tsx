import { createFileRoute } from '@tanstack/react-router'
import { SavedSearchesScreen } from '@/features/saved-searches/saved-searches-screen'

export const Route = createFileRoute('/dashboard/saved-searches')({
  staticData: { title: 'Saved Searches' },
  component: SavedSearchesScreen,
})
