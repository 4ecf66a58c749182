import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/saved-searches')({
  beforeLoad: requireSession,
  staticData: { title: 'Saved Searches' },
  component: ComingPage,
})
