import { createFileRoute } from '@tanstack/react-router'
import { SavedSearchesScreen } from '@/features/saved-searches/saved-searches-screen'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/saved-searches')({
  beforeLoad: requireSession,
  staticData: { title: 'Saved Searches' },
  component: SavedSearchesScreen,
})
