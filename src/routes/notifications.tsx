import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '@/routes/-pages/notifications-page'
import { notificationSearch } from '@/routes/-search'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/notifications')({
  ...notificationSearch,
  beforeLoad: requireSession,
  staticData: { title: 'Notifications' },
  component: () => <NotificationsPage from="/notifications" />,
})
