import { createFileRoute } from '@tanstack/react-router'
import { readFilter, writeFilter } from '@/features/notifications/notification-filters'
import { NotificationsPage } from '@/routes/-pages/notifications-page'

export const Route = createFileRoute('/dashboard/notifications')({
  validateSearch: (raw: Record<string, unknown>) => writeFilter(readFilter(raw['filter'])),
  staticData: { title: 'Notifications' },
  component: NotificationsPage,
})
