import { createFileRoute } from '@tanstack/react-router'
import { NotificationsPage } from '@/routes/-pages/notifications-page'
import { notificationSearch } from '@/routes/-search'

export const Route = createFileRoute('/dashboard/notifications')({
  ...notificationSearch,
  staticData: { title: 'Notifications' },
  component: () => <NotificationsPage from="/dashboard/notifications" />,
})
