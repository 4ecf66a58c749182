import { createFileRoute } from '@tanstack/react-router'
import { SavedSearchesScreen } from '@/features/saved-searches/saved-searches-screen'
import { savedSearchesRoute } from '@/routes/-screens'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/saved-searches')({
  ...savedSearchesRoute,
  beforeLoad: requireSession,
  component: SavedSearchesScreen,
})
