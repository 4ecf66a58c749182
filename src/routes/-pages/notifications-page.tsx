import { useNavigate, useSearch } from '@tanstack/react-router'
import { readFilter, writeFilter } from '@/features/notifications/notification-filters'
import { NotificationsScreen } from '@/features/notifications/notifications-screen'

/** The notifications screen: the filter is the address. */
export function NotificationsPage() {
  const raw: Record<string, unknown> = useSearch({ strict: false })
  const navigate = useNavigate()
  return (
    <NotificationsScreen
      filter={readFilter(raw['filter'])}
      onFilter={(filter) => void navigate({ to: '.', search: writeFilter(filter), replace: true, resetScroll: false })}
    />
  )
}
