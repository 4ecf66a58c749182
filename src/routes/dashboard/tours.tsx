import { createFileRoute } from '@tanstack/react-router'
import { ToursPage } from '@/routes/-pages/tours-page'
import { toursRoute } from '@/routes/-screens'

export const Route = createFileRoute('/dashboard/tours')({
  ...toursRoute,
  component: () => <ToursPage from="/dashboard/tours" />,
})
