import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'

export const Route = createFileRoute('/dashboard/notifications')({
  staticData: { title: 'Notifications' },
  component: ComingPage,
})
