import { createFileRoute } from '@tanstack/react-router'
import { ToursPage } from '@/routes/-pages/tours-page'

export const Route = createFileRoute('/dashboard/tours')({
  staticData: { title: 'Property Tours' },
  component: ToursPage,
})
