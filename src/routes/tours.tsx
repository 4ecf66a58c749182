import { createFileRoute } from '@tanstack/react-router'
import { ToursPage } from '@/routes/-pages/tours-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/tours')({
  beforeLoad: requireSession,
  staticData: { title: 'Property Tours' },
  component: ToursPage,
})
