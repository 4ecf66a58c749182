import { createFileRoute } from '@tanstack/react-router'
import { ToursPage } from '@/routes/-pages/tours-page'
import { toursRoute } from '@/routes/-screens'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/tours')({
  ...toursRoute,
  beforeLoad: requireSession,
  component: () => <ToursPage from="/tours" />,
})
