import { createFileRoute } from '@tanstack/react-router'
import { readToursUrl } from '@/features/tours/tours-url'
import { ToursPage } from '@/routes/-pages/tours-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/tours')({
  validateSearch: readToursUrl,
  beforeLoad: requireSession,
  staticData: { title: 'Property Tours' },
  component: () => <ToursPage from="/tours" />,
})
