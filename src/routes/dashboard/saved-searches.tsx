import { createFileRoute } from '@tanstack/react-router'
import { SavedSearchesScreen } from '@/features/saved-searches/saved-searches-screen'
import { savedSearchesRoute } from '@/routes/-screens'

export const Route = createFileRoute('/dashboard/saved-searches')({
  ...savedSearchesRoute,
  component: SavedSearchesScreen,
})
