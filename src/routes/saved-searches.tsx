import { createFileRoute } from '@tanstack/react-router'
import { SavedSearchesPage } from '@/routes/-pages/saved-searches-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/saved-searches')({
  beforeLoad: requireSession,
  staticData: { title: 'Saved Searches' },
  component: SavedSearchesPage,
})
