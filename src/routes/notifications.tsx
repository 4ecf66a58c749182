import { createFileRoute } from '@tanstack/react-router'
import { ComingPage } from '@/routes/-pages/coming-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/notifications')({
  beforeLoad: requireSession,
  staticData: { title: 'Notifications' },
  component: ComingPage,
})
