import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '@/routes/-pages/notifications-page'
import { notificationsRoute } from '@/routes/-screens'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/notifications')({
  ...notificationsRoute,
  beforeLoad: requireSession,
  component: () => <NotificationsPage from="/notifications" />,
})
