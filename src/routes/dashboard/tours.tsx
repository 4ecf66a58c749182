import { createFileRoute } from '@tanstack/react-router'
import { ToursScreen } from '@/features/tours/tours-screen'

export const Route = createFileRoute('/dashboard/tours')({
  staticData: { title: 'Property Tours' },
  component: ToursScreen,
})
