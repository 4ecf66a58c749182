import { createFileRoute } from '@tanstack/react-router'
import { readToursUrl } from '@/features/tours/tours-url'
import { ToursPage } from '@/routes/-pages/tours-page'

export const Route = createFileRoute('/dashboard/tours')({
  validateSearch: readToursUrl,
  staticData: { title: 'Property Tours' },
  component: () => <ToursPage from="/dashboard/tours" />,
})
