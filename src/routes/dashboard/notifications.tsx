import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '@/routes/-pages/notifications-page'
import { notificationsRoute } from '@/routes/-screens'

export const Route = createFileRoute('/dashboard/notifications')({
  ...notificationsRoute,
  component: () => <NotificationsPage from="/dashboard/notifications" />,
})
