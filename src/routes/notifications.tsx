import { createFileRoute } from '@tanstack/react-router'
import { readFilter, writeFilter } from '@/features/notifications/notification-filters'
import { NotificationsPage } from '@/routes/-pages/notifications-page'
import { requireSession } from '@/shell/guard'

export const Route = createFileRoute('/notifications')({
  beforeLoad: requireSession,
  validateSearch: (raw: Record<string, unknown>) => writeFilter(readFilter(raw['filter'])),
  staticData: { title: 'Notifications' },
  component: NotificationsPage,
})
