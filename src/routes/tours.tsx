import { createFileRoute } from '@tanstack/react-router'
import { ToursScreen } from '@/features/tours/tours-screen'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/tours')({
  beforeLoad: requireSession,
  staticData: { title: 'Property Tours' },
  component: ToursScreen,
})
